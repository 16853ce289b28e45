// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/page/bench_page.h"
#include "console/app/page/access_rights.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/bench/common/key_choice.h"
#include "console/pages/bench/conversation/conversation_pane.h"
#include "console/pages/bench/exchange/compare_view.h"
#include "console/pages/bench/exchange/exchange_inspector.h"
#include "console/pages/bench/faqs/faq_pane.h"
#include "console/pages/bench/request/request_pane.h"
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/pages/bench/shop/shop_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QUrl>
#include <QtGui/QAction>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

BenchPage::BenchPage(const Clock &clock, QSettings &settings, QWidget *parent)
    : Page({u"bench"_s, PageInfo::Integrate, tr("Test bench"), u"bench"_s}, parent)
    , m_runner(clock)
    , m_session(m_runner)
    , m_header(new PageHeader(tr("Test bench")))
    , m_tabs(new QTabBar)
    , m_conversation(new ConversationPane(m_session, m_shopPages, m_asked))
    , m_faqs(new FaqPane(m_runner, m_shopPages))
    , m_shop(new ShopPane(m_runner, m_shopPages))
    , m_request(new RequestPane(m_runner))
    , m_scenarios(new ScenariosPane(clock, m_runner, settings))
    , m_panes(new QStackedWidget)
    , m_inspector(new ExchangeInspector)
    , m_stack(new QStackedWidget)
    , m_compare(new CompareView)
    , m_shopLink(button(tr("Open shop"), u"external"_s, Kind::Ghost))
    , m_key(new KeyChoice(m_runner.key()))
    , m_anew(button(tr("New conversation"), u"plus"_s))
    , m_rights(new AccessRights(this))
{
    buildHeader();
    buildPanes();
    buildShortcuts();
    connect(m_anew, &QPushButton::clicked, m_conversation, &ConversationPane::startAnew);
    connect(m_conversation, &ConversationPane::anewPossibleChanged, this, [this](bool possible) {
        m_canBeginAnew = possible;
        showAnew();
    });
    connect(m_inspector, &ExchangeInspector::repeatRequested, this, [this] {
        if (const ExchangePtr shown = m_shown.value(current()))
            current()->repeat(shown);
    });
    connect(m_inspector, &ExchangeInspector::toastWanted, this, &Page::toastWanted);
    connect(m_inspector, &ExchangeInspector::documentWanted, this,
        [this](const QString &document) { emit pageWanted(u"knowledge"_s, u"document:"_s + document); });
    connect(m_inspector, &ExchangeInspector::sourcesWanted, this, [this] {
        if (const ExchangePtr shown = m_shown.value(current()))
            m_runner.readSources(shown);
    });
    connect(&m_runner, &ExchangeRunner::changed, this, [this](const ExchangePtr &exchange) {
        if (exchange == m_shown.value(current()))
            inspect(exchange);
    });
    connect(m_request, &RequestPane::compareWanted, this,
        [this](const ExchangePtr &left, const ExchangePtr &right) {
            m_stack->setCurrentWidget(m_compare);
            m_compare->setExchanges(left, right);
        });
    connect(m_compare, &CompareView::closed, this, [this] {
        m_stack->setCurrentIndex(0);
        m_request->focusStart();
    });
    connect(
        m_conversation, &ConversationPane::documentWanted, m_inspector, &ExchangeInspector::documentWanted);
    connectScenarios();
    connect(m_rights, &AccessRights::changed, this, &BenchPage::showRests);
    showAnew();
    showRepeat();
}

BenchPage::~BenchPage()
{
    delete m_stack; // its panes use the runner to the last, for instance when a field loses the focus
}

void BenchPage::buildHeader()
{
    auto *box = column(this);
    m_shopLink->setObjectName(u"benchOpenShop"_s);
    m_shopLink->hide();
    connect(
        m_shopLink, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl(m_shopAddress)); });
    m_header->addAction(m_shopLink);
    m_header->addAction(m_key);
    m_header->addAction(m_anew);
    connect(&m_runner.key(), &TestKey::changed, this, &BenchPage::showKey);
    showKey();
    m_anew->setObjectName(u"benchAnew"_s);
    box->addWidget(m_header);
    for (const QString &name :
        {tr("Conversation"), tr("FAQ flow"), tr("Shop session"), tr("Request"), tr("Scenarios")})
        m_tabs->addTab(name);
    remember(m_tabs, u"benchPages"_s);
    m_tabs->setAccessibleName(tr("Ways to send"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(16, 0, 16, 0);
    line->addWidget(m_tabs);
    line->addStretch();
    box->addLayout(line);
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
}

void BenchPage::buildPanes()
{
    auto *split = new QSplitter;
    split->setObjectName(u"benchSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_panes);
    split->addWidget(m_inspector);
    split->setSizes({572, 484});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    m_stack->addWidget(split);
    m_stack->addWidget(m_compare);
    for (BenchPane *pane : {static_cast<BenchPane *>(m_conversation), static_cast<BenchPane *>(m_faqs),
             static_cast<BenchPane *>(m_shop), static_cast<BenchPane *>(m_request),
             static_cast<BenchPane *>(m_scenarios)}) {
        m_panes->addWidget(pane);
        connect(pane, &BenchPane::exchangeChosen, this,
            [this, pane](const ExchangePtr &exchange) { choose(pane, exchange); });
        connect(pane, &BenchPane::sourcesChosen, this, [this, pane](const ExchangePtr &exchange) {
            choose(pane, exchange);
            m_inspector->setTab(ExchangeInspector::Sources);
        });
        connect(pane, &BenchPane::repeatPossibleChanged, this, &BenchPage::showRepeat);
        connect(pane, &BenchPane::toastWanted, this, &Page::toastWanted);
    }
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(0);
        m_panes->setCurrentIndex(tab);
        inspect(m_shown.value(current()));
        showAnew();
        showNames();
        if (isVisible()) // else it is only put as it was left
            current()->focusStart();
    });
}

void BenchPage::connectScenarios()
{
    connect(m_inspector, &ExchangeInspector::addRequested, this, &BenchPage::addToScenario);
    connect(m_scenarios, &ScenariosPane::wanted, this, [this] { showTab(Scenarios); });
    connect(m_scenarios, &ScenariosPane::recordingChanged, this, [this](bool recording) {
        m_tabs->setTabText(Scenarios, recording ? tr("Scenarios (recording)") : tr("Scenarios"));
    });
}

void BenchPage::addToScenario()
{
    if (current() != m_scenarios)
        m_scenarios->record(m_shown.value(current()));
}

void BenchPage::buildShortcuts()
{
    m_sendAction
        = addShortcut(tr("Send"), u"send"_s, {Qt::CTRL | Qt::Key_Return}, [this] { current()->send(); });
    m_newAction = addShortcut(tr("New conversation"), u"plus"_s, QKeySequence::New, [this] {
        if (current() == m_scenarios)
            m_scenarios->createNew();
        else if (m_anew->isVisible())
            m_anew->click();
    });
    addShortcut(
        tr("Go to the page field"), u"link"_s, {Qt::CTRL | Qt::Key_L}, [this] { current()->focusPage(); });
    addShortcut(tr("Copy as curl"), u"copy"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
        [this] { m_inspector->copyAsCurl(); });
    m_keepAction = addShortcut(tr("Add to scenario"), u"plus"_s, QKeySequence::Save, [this] {
        if (current() == m_scenarios)
            m_scenarios->save();
        else
            addToScenario();
    });
    addShortcut(tr("Send with another key…"), u"key"_s, {}, [this] { m_key->askForOther(); });
    addShortcut(tr("Run all scenarios"), u"play"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_Return}, [this] {
        showTab(Scenarios);
        m_scenarios->runAll();
    });
    addShortcut(tr("Next tab"), u"chevron-right"_s, {Qt::CTRL | Qt::Key_Tab}, [this] { stepTab(1); });
    addShortcut(tr("Previous tab"), u"chevron-right"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab},
        [this] { stepTab(-1); });
}

QAction *BenchPage::addShortcut(
    const QString &text, const QString &icon, const QKeySequence &keys, const std::function<void()> &slot)
{
    auto *action = new QAction(glyph::icon(icon), text, this);
    action->setShortcut(keys);
    addAction(action);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void BenchPage::showNames()
{
    const bool isScenarios = current() == m_scenarios;
    m_sendAction->setText(isScenarios ? tr("Run scenario") : tr("Send"));
    m_newAction->setText(isScenarios ? tr("New scenario") : tr("New conversation"));
    m_keepAction->setText(isScenarios ? tr("Save scenario") : tr("Add to scenario"));
    m_inspector->setCanAdd(!isScenarios);
}

BenchPane *BenchPage::current() const { return static_cast<BenchPane *>(m_panes->currentWidget()); }

void BenchPage::showTab(Tab tab) { m_tabs->setCurrentIndex(tab); }

void BenchPage::stepTab(int by)
{
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
}

void BenchPage::choose(BenchPane *pane, const ExchangePtr &exchange)
{
    m_shown[pane] = exchange;
    pane->setShown(exchange);
    if (pane == current())
        inspect(exchange);
}

void BenchPage::inspect(const ExchangePtr &exchange)
{
    m_inspector->setExchange(exchange);
    showRepeat();
}

void BenchPage::showKey()
{
    const TestKey &key = m_runner.key();
    m_header->setSubtitle(!key.isTyped()
            ? tr("Sends real requests to the connected server; its test key is excluded from all figures")
            : key.isTypedForTests()
            ? tr("Sends real requests with %1, a test key excluded from all figures").arg(key.typedName())
            : tr("Sends real requests with %1; they count in all figures").arg(key.typedName()));
}

void BenchPage::showAnew()
{
    m_anew->setVisible(current() == m_conversation);
    m_anew->setEnabled(m_canBeginAnew);
}

void BenchPage::showRepeat()
{
    m_inspector->setCanRepeat(
        current()->canRepeat() && m_runner.canSend() && m_reason.isEmpty() && m_shown.value(current()),
        m_reason);
}

void BenchPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_stack->setCurrentIndex(0);
    m_rights->setSession(client);
    showShop({});
    m_runner.setSession(client, companyKey);
    m_shopPages.setSession(client, companyKey);
    m_asked.setSession(client, companyKey);
    inspect(m_shown.value(current())); // it may have ended
    refresh();
}

void BenchPage::refresh()
{
    if (!m_client || m_company.isEmpty())
        return;
    m_client->company(m_company, this, [this, of = m_company](client::ApiResult<api::Company> company) {
        if (!company || of != m_company)
            return; // what was chosen stays; anything can be typed
        for (BenchPane *pane : {static_cast<BenchPane *>(m_conversation), static_cast<BenchPane *>(m_faqs),
                 static_cast<BenchPane *>(m_shop)})
            pane->setLocales({company->locales.begin(), company->locales.end()});
        m_shop->setCurrency(company->currency);
        showShop({company->allowedHosts.begin(), company->allowedHosts.end()});
    });
}

/// A tester copies addresses of pages from the shop itself.
void BenchPage::showShop(const QStringList &hosts)
{
    m_shopAddress = addressesOn(hosts, u"/"_s).value(0);
    m_shopLink->setVisible(!m_shopAddress.isEmpty());
    m_shopLink->setToolTip(m_shopAddress);
}

void BenchPage::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showRests();
}

void BenchPage::showRests()
{
    // The test key is made by who sends: a viewer has none.
    m_reason = m_isOffline ? m_offlineReason : m_rights->reasonAgainstTesting();
    for (int i = 0; i < m_panes->count(); ++i)
        static_cast<BenchPane *>(m_panes->widget(i))->setOffline(!m_reason.isEmpty(), m_reason);
    m_conversation->setReasonAgainstCorrecting(
        m_isOffline ? m_offlineReason : m_rights->reasonAgainstEditing());
    m_key->setResting(m_reason);
    showRepeat();
}

void BenchPage::focusFilter() { current()->focusPage(); }

void BenchPage::focusContent() { current()->focusStart(); }

void BenchPage::fillIn(const BenchQuestion &question)
{
    showTab(Conversation);
    m_conversation->fillIn(question);
}

void BenchPage::fillIn(const client::RawRequest &request)
{
    showTab(Request);
    m_request->fillIn(request);
}

QString BenchPage::unsavedNote() const { return m_scenarios->unsavedNote(); }

QList<QWidget *> BenchPage::panes() const { return {m_tabs, m_panes, m_inspector}; }

} // namespace answerdesk::console
