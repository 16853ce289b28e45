// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/proposals.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ProposalList::ProposalList(const QString &heading, QWidget *parent)
    : QWidget(parent)
{
    auto *box = column(this, 0, 8);
    auto *title = label(heading, Type::Small, QPalette::PlaceholderText);
    title->setAlignment(Qt::AlignHCenter);
    box->addWidget(title);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(8);
    box->addLayout(m_rows);
    hide();
}

void ProposalList::setProposals(const QStringList &texts)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int i = 0; i < texts.size(); ++i) {
        auto *choice = button(texts[i]);
        choice->setObjectName(u"proposal%1"_s.arg(i));
        connect(choice, &QPushButton::clicked, this, [this, text = texts[i]] { emit chosen(text); });
        m_rows->addWidget(choice, 0, Qt::AlignHCenter);
    }
    setVisible(!texts.isEmpty());
}

void proposeFrom(QLineEdit *field, QAbstractItemModel *texts, const QString &tip)
{
    auto *completer = new QCompleter(texts, field);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field->setCompleter(completer);
    auto *all = field->addAction(glyph::icon(u"chevron-down"_s), QLineEdit::TrailingPosition);
    all->setToolTip(tip);
    const auto show = [field, completer] {
        completer->setCompletionPrefix({});
        field->setFocus(Qt::OtherFocusReason);
        completer->complete();
    };
    QObject::connect(all, &QAction::triggered, field, show);
    auto *down = new QShortcut(Qt::Key_Down, field);
    down->setContext(Qt::WidgetShortcut);
    QObject::connect(down, &QShortcut::activated, field, show);
    const auto showArrow = [all, texts] { all->setVisible(texts->rowCount() > 0); };
    QObject::connect(texts, &QAbstractItemModel::modelReset, field, showArrow);
    showArrow();
}

} // namespace answerdesk::console
