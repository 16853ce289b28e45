// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/conversation/visitor_fields.h"
#include "console/bench/request_draft.h"
#include "console/bench/scenarios/scenario_file.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QLocale>
#include <QtCore/QUuid>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// What is declared about a member of send_message.
QString declared(const QString &name)
{
    for (const DraftField &field : fieldsOf(api::endpointInfo(api::Endpoint::SendMessage))) {
        if (field.name == name)
            return field.help;
    }
    return {};
}

} // namespace

VisitorFields::VisitorFields(QWidget *parent)
    : QWidget(parent)
    , m_fold(button(tr("Visitor and metadata"), u"chevron-right"_s, Kind::Ghost))
    , m_summary(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_body(new QWidget)
    , m_chat(new QLineEdit)
    , m_faq(new QLineEdit)
    , m_faqId(new QLineEdit)
    , m_metadata(new TextBox(3))
    , m_metadataField(new FormField(tr("Metadata"), m_metadata, u"user_metadata"_s))
{
    m_fold->setObjectName(u"benchVisitor"_s);
    m_faqId->setObjectName(u"benchFaqId"_s);
    m_faqId->setPlaceholderText(tr("not sent"));
    m_faqId->setToolTip(declared(u"faq_id"_s));
    m_metadata->setObjectName(u"benchMetadata"_s);
    m_metadata->setPlaceholderText(u"{\"plan\": \"gold\"}"_s);
    m_metadata->setToolTip(declared(u"user_metadata"_s));
    m_metadata->setLayoutDirection(Qt::LeftToRight);
    setType(m_metadata, Type::Code);
    setCompact(m_fold);
    auto *box = column(this, 0, 8);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_fold);
    head->addWidget(m_summary, 1);
    box->addLayout(head);
    box->addWidget(m_body);
    auto *rows = column(m_body, 0, 8);
    auto *visitor = new QHBoxLayout;
    visitor->setSpacing(8);
    visitor->addWidget(fingerprint(m_chat, "benchChat", tr("Visitor (chat)"), u"user_fingerprint"_s,
                           tr("Another chat visitor, with a new fingerprint")),
        1);
    visitor->addWidget(fingerprint(m_faq, "benchFaqVisitor", tr("Visitor (FAQs)"), u"user_faq_fingerprint"_s,
                           tr("Another FAQ visitor, with a new fingerprint")),
        1);
    rows->addLayout(visitor);
    auto *rest = new QHBoxLayout;
    rest->setSpacing(8);
    auto *faq = new FormField(tr("FAQ number"), m_faqId, u"faq_id"_s);
    faq->setFixedWidth(112);
    rest->addWidget(faq, 0, Qt::AlignTop);
    rest->addWidget(m_metadataField, 1);
    rows->addLayout(rest);
    for (QLineEdit *edit : {m_chat, m_faq, m_faqId}) {
        connect(edit, &QLineEdit::textChanged, this, &VisitorFields::showSummary);
        connect(edit, &QLineEdit::returnPressed, this, &VisitorFields::submitted);
    }
    connect(m_metadata, &QPlainTextEdit::textChanged, this, [this] {
        m_metadataField->setError({});
        showSummary();
    });
    connect(m_fold, &QPushButton::clicked, this, [this] { setOpen(m_body->isHidden()); });
    setOpen(false);
}

QWidget *VisitorFields::fingerprint(
    QLineEdit *edit, const char *name, const QString &label, const QString &apiName, const QString &tip)
{
    edit->setObjectName(QString::fromLatin1(name));
    edit->setPlaceholderText(tr("not sent"));
    auto *fresh = button(tr("New"));
    fresh->setObjectName(QString::fromLatin1(name) + u"New"_s);
    fresh->setToolTip(tip);
    fresh->setAccessibleName(tip);
    auto *host = new QWidget;
    auto *line = row(host, 0, 4);
    line->addWidget(new FormField(label, edit, apiName), 1);
    line->addWidget(fresh, 0, Qt::AlignVCenter);
    connect(edit, &QLineEdit::textChanged, edit, &QWidget::setToolTip); // longer than the field
    connect(fresh, &QPushButton::clicked, edit, [edit] {
        edit->selectAll();
        edit->insert(QUuid::createUuid().toString(QUuid::WithoutBraces)); // Ctrl+Z brings the old one back
        edit->setCursorPosition(0);
    });
    return host;
}

void VisitorFields::setOpen(bool open)
{
    m_body->setVisible(open);
    m_fold->setIcon(glyph::icon(open ? u"chevron-down"_s : u"chevron-right"_s));
    m_fold->setToolTip(open ? tr("Collapse") : tr("Expand"));
    showSummary();
}

void VisitorFields::showSummary()
{
    QStringList set;
    if (const QString text = m_chat->text().trimmed(); !text.isEmpty())
        set << u"user_fingerprint "_s + text.left(8);
    if (const QString text = m_faq->text().trimmed(); !text.isEmpty())
        set << u"user_faq_fingerprint "_s + text.left(8);
    if (const QString text = m_faqId->text().trimmed(); !text.isEmpty())
        set << u"faq_id "_s + text;
    if (!m_metadata->document()->isEmpty())
        set << u"user_metadata"_s;
    m_summary->setText(m_body->isHidden() ? set.join(u" · "_s) : QString());
}

void VisitorFields::fillIn(const BenchQuestion &question)
{
    const std::pair<QLineEdit *, QString> lines[]
        = {{m_chat, question.chatFingerprint}, {m_faq, question.faqFingerprint}, {m_faqId, question.faqId}};
    for (const auto &[edit, text] : lines) {
        edit->setText(text);
        edit->setCursorPosition(0);
    }
    m_metadata->setPlainText(question.metadata);
}

void VisitorFields::writeTo(BenchQuestion &question) const
{
    question.chatFingerprint = m_chat->text().trimmed();
    question.faqFingerprint = m_faq->text().trimmed();
    question.faqId = m_faqId->text().trimmed();
    question.metadata = exactText(*m_metadata);
}

bool VisitorFields::check()
{
    const QByteArray typed = exactText(*m_metadata).toUtf8();
    if (typed.trimmed().isEmpty())
        return true;
    QString fault;
    const bool hasVisitor = !m_chat->text().trimmed().isEmpty() || !m_faq->text().trimmed().isEmpty();
    if (const auto value = json::parse(typed); !value)
        fault = tr("It is %1.").arg(withLine(value.error(), typed));
    else if (!value->asObject() && hasVisitor)
        fault = tr("Enter a JSON object in braces; the fingerprints are added to it.");
    if (fault.isEmpty())
        return true;
    setOpen(true);
    m_metadataField->setError(fault, true);
    return false;
}

} // namespace answerdesk::console
