// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/bench_page.h"
#include "console/pages/bench/conversation_pane.h"
#include "console/pages/bench/exchange_inspector.h"
#include "console/widgets/builders.h"
#include "console/widgets/glyph.h"
#include "console/widgets/page_header.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

BenchPage::BenchPage(const Clock &clock, QWidget *parent)
    : Page({u"bench"_s, PageInfo::Integrate, tr("Test bench"), u"bench"_s}, parent)
    , m_runner(clock)
    , m_session(m_runner)
    , m_header(new PageHeader(tr("Test bench")))
    , m_conversation(new ConversationPane(m_session))
    , m_inspector(new ExchangeInspector)
    , m_split(new QSplitter)
    , m_anew(button(tr("New conversation"), u"plus"_s))
{
    auto *box = column(this);
    m_header->setSubtitle(
        tr("Sends real requests to the connected server; its test key stays out of all figures"));
    m_header->addAction(m_anew);
    m_anew->setObjectName(u"benchAnew"_s);
    m_anew->setEnabled(false);
    box->addWidget(m_header);
    box->addWidget(hairline());
    m_split->setObjectName(u"benchSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_conversation);
    m_split->addWidget(m_inspector);
    m_split->setSizes({572, 484});
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 1);
    box->addWidget(m_split, 1);

    addShortcut(tr("Send"), u"send"_s, {Qt::CTRL | Qt::Key_Return}, [this] { m_conversation->send(); });
    addShortcut(tr("New conversation"), u"plus"_s, QKeySequence::New, [this] { m_anew->click(); });
    addShortcut(tr("Go to the page field"), u"link"_s, {Qt::CTRL | Qt::Key_L},
        [this] { m_conversation->focusPage(); });
    addShortcut(tr("Copy as curl"), u"copy"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
        [this] { m_inspector->copyAsCurl(); });

    connect(m_anew, &QPushButton::clicked, m_conversation, &ConversationPane::startAnew);
    connect(m_conversation, &ConversationPane::anewPossibleChanged, m_anew, &QWidget::setEnabled);
    connect(m_conversation, &ConversationPane::exchangeChosen, this, &BenchPage::choose);
    connect(m_conversation, &ConversationPane::sourcesChosen, this, [this](const ExchangePtr &exchange) {
        choose(exchange);
        m_inspector->setTab(ExchangeInspector::Sources);
    });
    connect(m_inspector, &ExchangeInspector::repeatRequested, this, [this] {
        if (m_shown)
            m_conversation->repeat(m_shown);
    });
    connect(m_inspector, &ExchangeInspector::sourcesWanted, this, [this] {
        if (m_shown)
            m_runner.readSources(m_shown);
    });
    connect(&m_runner, &ExchangeRunner::changed, this, [this](const ExchangePtr &exchange) {
        if (exchange == m_shown)
            choose(exchange);
    });
    connect(m_conversation, &BenchPane::repeatPossibleChanged, this, &BenchPage::showRepeat);
    showRepeat();
}

void BenchPage::addShortcut(
    const QString &text, const QString &icon, const QKeySequence &keys, const std::function<void()> &slot)
{
    auto *action = new QAction(glyph::icon(icon), text, this);
    action->setShortcut(keys);
    addAction(action);
    connect(action, &QAction::triggered, this, slot);
}

void BenchPage::choose(const ExchangePtr &exchange)
{
    m_shown = exchange;
    m_inspector->setExchange(exchange);
    m_conversation->setShown(exchange);
    showRepeat();
}

void BenchPage::showRepeat()
{
    m_inspector->setCanRepeat(m_conversation->canRepeat() && !m_isOffline && m_shown, m_offlineReason);
}

void BenchPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_runner.setSession(client, companyKey);
    refresh();
}

void BenchPage::refresh()
{
    if (!m_client || m_company.isEmpty())
        return;
    m_client->company(m_company, this, [this, of = m_company](client::ApiResult<api::Company> company) {
        // Without an answer the choice stays; any locale can be typed.
        if (company && of == m_company)
            m_conversation->setLocales({company->locales.begin(), company->locales.end()});
    });
}

void BenchPage::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    m_conversation->setOffline(offline, reason);
    showRepeat();
}

void BenchPage::focusFilter() { m_conversation->focusPage(); }

void BenchPage::focusContent() { m_conversation->focusStart(); }

void BenchPage::fillIn(const BenchQuestion &question) { m_conversation->fillIn(question); }

QList<QWidget *> BenchPage::panes() const { return {m_conversation, m_inspector}; }

} // namespace answerdesk::console
