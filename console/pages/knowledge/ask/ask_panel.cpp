// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/ask/ask_panel.h"
#include "console/app/page/fault_of.h"
#include "console/pages/knowledge/ask/ask_result.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/text_box.h"
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestQuestion = 4000, kQuestionLines = 2;
}

AskPanel::AskPanel(QWidget *parent)
    : QWidget(parent)
    , m_question(new TextBox(kQuestionLines))
    , m_locale(new QComboBox)
    , m_page(new QLineEdit)
    , m_ask(button(tr("Ask"), u"send"_s, Kind::Primary))
    , m_result(new AskResult)
{
    setOnSurface(this);
    setAccessibleName(tr("Ask"));
    setMinimumWidth(320);
    m_question->setObjectName(u"askQuestion"_s);
    m_locale->setObjectName(u"askLocale"_s);
    m_page->setObjectName(u"askPage"_s);
    m_ask->setObjectName(u"askSend"_s);
    build();
    connect(m_question, &QPlainTextEdit::textChanged, this, &AskPanel::showEnabled);
    connect(m_page, &QLineEdit::returnPressed, this, &AskPanel::ask);
    connect(m_ask, &QPushButton::clicked, this, &AskPanel::ask);
    connect(m_result, &AskResult::retryRequested, this, &AskPanel::ask);
    connect(m_result, &AskResult::documentWanted, this, &AskPanel::documentWanted);
    connect(m_result, &AskResult::toastWanted, this, &AskPanel::toastWanted);
    setLocales({u"en"_s});
    showEnabled();
}

void AskPanel::build()
{
    auto *box = column(this, 0, 0);
    auto *form = new QWidget;
    auto *fields = column(form, 0, 8);
    fields->setContentsMargins(16, 12, 16, 12);
    auto *head = new QHBoxLayout;
    head->addWidget(label(tr("Ask as a shopper"), Type::Section), 1);
    auto *close = button({}, u"close"_s, Kind::Ghost, tr("Close (Ctrl+J)"));
    close->setObjectName(u"askClose"_s);
    head->addWidget(close);
    fields->addLayout(head);
    m_question->setPlaceholderText(tr("Ask as a shopper would"));
    m_question->setAccessibleName(tr("Question"));
    m_question->installEventFilter(this);
    fields->addWidget(m_question);
    m_locale->setEditable(true); // any tag may be tried
    m_locale->setInsertPolicy(QComboBox::NoInsert);
    m_locale->lineEdit()->setAccessibleName(tr("Locale"));
    connect(m_locale->lineEdit(), &QLineEdit::textEdited, this, [this] { m_isLocaleTyped = true; });
    m_locale->setFixedWidth(92);
    m_page->setPlaceholderText(tr("https://… (optional)"));
    m_page->setClearButtonEnabled(true);
    proposeFrom(m_page, &m_pages, tr("Pages of this shop"));
    m_localeField = new FormField(tr("Locale"), m_locale);
    m_pageField = new FormField(tr("Page"), m_page);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_localeField, 0, Qt::AlignTop);
    line->addWidget(m_pageField, 1);
    fields->addLayout(line);
    auto *foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(m_ask);
    fields->addLayout(foot);
    box->addWidget(form);
    box->addWidget(hairline());
    box->addWidget(m_result, 1);
    connect(close, &QPushButton::clicked, this, &AskPanel::closeRequested);
}

bool AskPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter
            && !(key->modifiers() & Qt::ShiftModifier)) { // a question has no lines; Shift+Enter makes one
            ask();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AskPanel::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    m_call.cancel();
    m_isLocaleTyped = m_isLocaleTyped && m_company == companyKey;
    m_client = client;
    m_company = companyKey;
    m_pages.setSession(client, companyKey);
    m_result->setSession(client, companyKey);
    showEnabled();
}

void AskPanel::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    showEnabled();
}

void AskPanel::setReasonAgainstCorrecting(const QString &reason)
{
    m_result->setReasonAgainstCorrecting(reason);
}

void AskPanel::setLocales(const QStringList &locales)
{
    const QString chosen = m_locale->currentText();
    m_locale->clear();
    m_locale->addItems(locales);
    const bool stays = m_isLocaleTyped || locales.contains(chosen);
    m_locale->setCurrentText(stays ? chosen : locales.value(0, u"en"_s));
}

void AskPanel::focusQuestion()
{
    m_question->setFocus(Qt::ShortcutFocusReason);
    m_question->selectAll();
}

void AskPanel::askFor(const QString &question, const QString &locale)
{
    m_question->setPlainText(question);
    m_locale->setCurrentText(locale);
    ask();
}

void AskPanel::showEnabled()
{
    const bool typed = !m_question->toPlainText().trimmed().isEmpty();
    m_ask->setEnabled(m_client && !m_offline && !m_call.isRunning() && typed);
    m_ask->setToolTip(m_offline ? m_reason : tr("Ask (Enter)"));
}

void AskPanel::ask()
{
    if (!m_client || m_company.isEmpty() || m_offline)
        return;
    api::AskRequest request;
    request.question = m_question->toPlainText().trimmed().left(kLongestQuestion);
    if (request.question.isEmpty())
        return m_question->setFocus();
    const QString locale = m_locale->currentText().trimmed();
    if (!locale.isEmpty())
        request.locale = schema::LocaleTag{locale};
    const QString address = m_page->text().trimmed();
    m_pageField->setError({});
    if (!address.isEmpty()) {
        const auto page = PageUrl::parse(address);
        if (!page)
            return m_pageField->setError(tr("Enter an address like https://shop.example/alta-2."), true);
        request.pageUrl = schema::PageAddress{*page, address};
    }
    m_call.cancel();
    m_result->showWaiting();
    m_call = m_client->ask(m_company, request, this, [this](client::ApiResult<api::Explanation> answer) {
        m_call = {};
        if (answer)
            m_result->show(*answer);
        else
            m_result->showFault(faultOf(tr("The question was not answered."), answer.error()));
        showEnabled();
    });
    showEnabled();
}

} // namespace answerdesk::console
