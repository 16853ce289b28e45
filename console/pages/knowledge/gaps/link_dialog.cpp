// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/link_dialog.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qsizetype kShownCharacters = 300;
} // namespace

LinkDialog::LinkDialog(const QString &question, std::vector<api::LinkChoice> choices, QWidget *parent)
    : TaskDialog(tr("Link this question to a document"), Columns, parent)
    , m_choices(std::move(choices))
    , m_section(new QComboBox)
{
    setOnServer();
    m_section->setObjectName(u"linkSection"_s);
    m_section->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addText(u"“%1”"_s.arg(question));
    for (const api::LinkChoice &choice : m_choices) {
        QStringList names{choice.title, choice.heading};
        names.removeAll(QString());
        m_section->addItem(names.join(u" > "_s));
    }
    addField(tr("Section that answers it"), m_section,
        tr("From the next question on, the whole section is given as the answer, as long as its document "
           "contains it."));
    m_text = addText({});
    m_text->setObjectName(u"linkText"_s);
    auto *cancel = button(tr("Cancel"));
    auto *save = button(tr("Link question"), {}, Kind::Primary);
    save->setObjectName(u"linkSave"_s);
    setButtons({cancel, save});
    connect(m_section, &QComboBox::currentIndexChanged, this, &LinkDialog::showChoice);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, [this] {
        setFault({});
        setBusy(true);
        const api::LinkChoice &choice = m_choices[std::size_t(m_section->currentIndex())];
        emit submitted({choice.documentId, choice.passageId});
    });
    showChoice();
    m_section->setFocus();
}

void LinkDialog::showChoice()
{
    const QString text = m_choices[std::size_t(m_section->currentIndex())].text.simplified();
    m_text->setPlain(text.size() > kShownCharacters ? text.left(kShownCharacters).trimmed() + u'…' : text);
}

void LinkDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
