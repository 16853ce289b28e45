// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/page/revenue_page.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/export/export_strip.h"
#include "console/export/row_export.h"
#include "console/pages/revenue/report/report_body.h"
#include "console/pages/revenue/report/report_set.h"
#include "console/pages/revenue/totals/totals_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/range_dialog.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>
#include <QtCore/QTimeZone>
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using answerdesk::models::RevenueModel;

namespace answerdesk::console {

namespace {

constexpr std::array kIntervals{
    api::RevenueInterval::Day, api::RevenueInterval::Week, api::RevenueInterval::Month};

} // namespace

RevenuePage::RevenuePage(const Clock &clock, QWidget *parent)
    : Page({u"revenue"_s, PageInfo::Analytics, tr("Revenue impact"), u"revenue"_s}, parent)
    , m_clock(clock)
    , m_reports(new ReportSet(this))
    , m_rowExport(new RowExport(this))
    , m_header(new PageHeader(tr("Revenue impact")))
    , m_range(new QComboBox)
    , m_currency(new QComboBox)
    , m_export(button(tr("Export"), u"export"_s))
    , m_totals(button(tr("Check totals…"), u"check"_s, Kind::Ghost))
    , m_toolbar(new Toolbar)
    , m_interval(new SegmentedControl(tr("Group by"), {tr("Day"), tr("Week"), tr("Month")}))
    , m_measure(new QComboBox)
    , m_compare(new QCheckBox(tr("Compare")))
    , m_against(new QComboBox)
    , m_test(new QCheckBox(tr("Test visitors")))
    , m_rebuilding(new Banner(Tone::Warning, u"clock"_s,
          tr("Days are being recounted after a time zone change; figures may mix both zones.")))
    , m_body(new ReportBody(m_reports))
    , m_rights(new AccessRights(this))
{
    auto *box = column(this);
    buildHeader();
    buildToolbar();
    buildActions();
    box->addWidget(m_header);
    box->addWidget(m_toolbar);
    box->addWidget(new ExportStrip(m_rowExport));
    box->addWidget(m_rebuilding);
    buildContent();
    box->addWidget(m_stack, 1);
    connectReports();
    m_rebuilding->hide();
    showScope();
    showState();
}

void RevenuePage::buildHeader()
{
    for (const auto &[preset, name] : schema::EnumNames<api::RevenuePreset>::kNames)
        m_range->addItem(presetName(preset), int(preset));
    m_range->addItem(tr("Choose days…"));
    remember(m_range, u"revenueRange"_s);
    m_range->setAccessibleName(tr("Range"));
    m_range->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    remember(m_currency, u"revenueCurrency"_s);
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_export->setObjectName(u"revenueExport"_s);
    m_header->addAction(m_range);
    m_header->addAction(m_currency);
    m_totals->setObjectName(u"revenueTotals"_s);
    m_header->addAction(m_totals);
    m_header->addAction(m_export);
    connect(m_range, &QComboBox::activated, this, &RevenuePage::chooseRange);
    connect(m_currency, &QComboBox::activated, this,
        [this](int index) { m_reports->main()->setCurrency(m_currency->itemText(index)); });
}

void RevenuePage::buildToolbar()
{
    remember(m_interval, u"revenueInterval"_s);
    remember(m_measure, u"revenueMeasure"_s);
    m_measure->setAccessibleName(tr("Chart contents"));
    m_measure->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_measure->addItem(tr("Attributed revenue"), int(Measure::Revenue));
    m_measure->addItem(tr("Orders"), int(Measure::Orders));
    m_measure->addItem(tr("Added to carts"), int(Measure::CartValue));
    m_measure->addItem(tr("Revenue by helpfulness"), int(Measure::Helpful));
    m_measure->setItemData(m_measure->count() - 1,
        tr("Revenue without a helpful answer is shown separately from the channels"), Qt::ToolTipRole);
    remember(m_compare, u"revenueCompare"_s);
    m_compare->setChecked(true);
    remember(m_against, u"revenueAgainst"_s);
    m_against->setAccessibleName(tr("Compare with"));
    m_against->addItem(tr("Preceding period"), int(Comparison::PeriodBefore));
    m_against->addItem(tr("Last year"), int(Comparison::LastYear));
    m_against->setItemData(0, tr("Preceding period"), Qt::ToolTipRole);
    m_against->setItemData(1, tr("Same days last year"), Qt::ToolTipRole);
    remember(m_test, u"revenueTest"_s);
    m_test->setToolTip(tr("Include visitors of test keys"));
    for (QCheckBox *box : {m_compare, m_test})
        setKind(box, Kind::Switch);
    m_toolbar->add(m_interval);
    m_toolbar->add(m_measure);
    m_toolbar->addRoom();
    m_toolbar->add(m_compare);
    m_toolbar->add(m_against);
    m_toolbar->add(m_test);
    connect(m_interval, &SegmentedControl::currentChanged, this, [this](int index) {
        ReportScope scope = m_scope;
        scope.interval = kIntervals[std::size_t(qBound(0, index, int(kIntervals.size()) - 1))];
        if (scope.interval != m_scope.interval)
            changeScope(scope);
    });
    connect(m_test, &QCheckBox::toggled, this, [this](bool on) {
        ReportScope scope = m_scope;
        scope.withTest = on;
        if (scope.withTest != m_scope.withTest)
            changeScope(scope);
    });
    const auto setView
        = [this] { m_body->setView(Measure(m_measure->currentData().toInt()), m_compare->isChecked()); };
    connect(m_measure, &QComboBox::currentIndexChanged, this, setView);
    connect(m_compare, &QCheckBox::toggled, this, setView);
    connect(m_compare, &QCheckBox::toggled, m_against, &QWidget::setEnabled);
    connect(m_against, &QComboBox::currentIndexChanged, this, [this] {
        m_reports->setComparison(Comparison(m_against->currentData().toInt()));
        showScope();
    });
}

void RevenuePage::buildContent()
{
    auto *sending = button(tr("Show how to send them"), u"send"_s, Kind::Primary);
    sending->setObjectName(u"revenueSending"_s);
    connect(sending, &QPushButton::clicked, this, &RevenuePage::showSending);
    m_stack = new ContentStack(m_body,
        new EmptyState(u"revenue"_s, tr("No orders yet in this range"),
            tr("Revenue appears when your shop sends checkout events of visitors who used chat or FAQs."),
            sending));
    m_stack->setObjectName(u"revenueStack"_s);
    connect(m_body, &ReportBody::rowsWanted, this,
        [this](const RowsLink &link) { emit pageWanted(u"orders"_s, link.toView()); });
    connect(m_body, &ReportBody::toastWanted, this, &Page::toastWanted);
}

void RevenuePage::connectReports()
{
    RevenueModel *main = m_reports->main();
    connect(main, &models::RemoteModel::loaded, this, [this] {
        m_shown = m_scope;
        if (m_rangeDialog)
            m_rangeDialog->accept();
        showCurrencies();
        showState();
        m_body->setReport(m_shown, today());
    });
    connect(main, &models::RemoteModel::loadingChanged, this, &RevenuePage::showState);
    connect(main, &RevenueModel::currencyChanged, this, [this, main] {
        if (!main->isLoading()) // else loaded() follows
            m_body->showReport();
    });
    connect(main, &models::RemoteModel::failed, this, &RevenuePage::reportFailed);
    connect(m_reports, &ReportSet::besideLoaded, m_body, &ReportBody::showReport);
    connect(m_reports, &ReportSet::besideFailed, this, [this](const client::ApiFailure &failure) {
        if (!failure.offline)
            emit toastWanted(ToastText::of(
                faultOf(tr("The channels and the preceding period could not be read."), failure)));
    });
    connect(m_stack, &ContentStack::retryRequested, this, &RevenuePage::refresh);
}

void RevenuePage::reportFailed(const client::ApiFailure &failure)
{
    const Fault fault = faultOf(tr("The revenue could not be read."), failure);
    const bool isLoaded = m_reports->main()->isLoaded();
    if (isLoaded) { // what is shown stays, and so do its days
        m_scope = m_shown;
        showScope();
    }
    if (m_rangeDialog)
        m_rangeDialog->showRefusal(fault);
    else if (!isLoaded)
        m_stack->showFault(fault);
    else if (!failure.offline) // the banner speaks of that
        emit toastWanted(ToastText::of(fault));
}

void RevenuePage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_rowExport->cancel();
    m_reports->setSession(client, companyKey);
    m_body->setSession(client, companyKey);
    m_rights->setSession(client);
    if (m_totalsDialog)
        m_totalsDialog->setClient(client, companyKey);
    const QString currency = rememberedChoice(m_currency);
    m_currency->clear();
    chooseRemembered(m_currency, currency); // once the other company's are there
    refresh();
}

QDate RevenuePage::today() const
{
    const std::optional<api::Revenue> &report = m_reports->main()->revenue();
    const QTimeZone zone(report ? report->timeZone.toLatin1() : QByteArray());
    return zone.isValid() ? utcDateTime(m_clock.nowMs()).toTimeZone(zone).date() : QDate();
}

void RevenuePage::chooseRange(int index)
{
    if (!m_range->itemData(index).isValid())
        return askForRange();
    ReportScope scope = m_scope;
    scope.preset = api::RevenuePreset(m_range->itemData(index).toInt());
    changeScope(scope);
}

void RevenuePage::askForRange()
{
    if (m_rangeDialog)
        return;
    const std::optional<api::Revenue> &report = m_reports->main()->revenue();
    m_rangeDialog = new RangeDialog(report ? QDate::fromString(report->from, Qt::ISODate) : QDate(),
        report ? QDate::fromString(report->to, Qt::ISODate) : QDate(),
        today().isValid() ? today() : QDate::currentDate(), tr("First day, in the company’s time zone"),
        window());
    connect(m_rangeDialog, &RangeDialog::submitted, this, [this](QDate from, QDate to) {
        ReportScope scope = m_scope;
        scope.preset.reset();
        scope.from = from;
        scope.to = to;
        changeScope(scope);
    });
    connect(m_rangeDialog, &QDialog::finished, this, &RevenuePage::showScope);
    m_rangeDialog->open();
}

void RevenuePage::showScope()
{
    m_range->setCurrentIndex(m_scope.preset ? m_range->findData(int(*m_scope.preset)) : m_range->count() - 1);
    for (std::size_t i = 0; i < kIntervals.size(); ++i) {
        if (kIntervals[i] == m_scope.interval)
            m_interval->setCurrent(int(i));
    }
    const bool isLastYear = m_reports->comparison() == Comparison::LastYear;
    m_compare->setToolTip(isLastYear ? tr("Compare with the same days last year")
            : m_scope.interval == api::RevenueInterval::Day
            ? tr("Compare with the preceding period")
            : tr("Compare the figures with the preceding period of the same length. Its weeks and months do "
                 "not line up, so the chart and the table compare days only."));
    m_test->setChecked(m_scope.withTest);
}

void RevenuePage::changeScope(const ReportScope &scope)
{
    m_scope = scope;
    showScope();
    refresh();
}

void RevenuePage::refresh()
{
    if (m_reports->main()->canAsk())
        m_reports->ask(m_scope);
    showState();
}

void RevenuePage::setActive(bool active)
{
    const RevenueModel *main = m_reports->main();
    if (active && main->isLoaded() && !main->isLoading())
        refresh(); // orders came in while another page was shown
}

void RevenuePage::followChanges(const Topics &topics)
{
    const RevenueModel *main = m_reports->main();
    const bool isAffected = topics.contains(api::ChangeTopic::Orders)
        || topics.contains(api::ChangeTopic::Events) || topics.contains(api::ChangeTopic::Settings);
    if (isAffected && main->isLoaded() && !main->isLoading())
        refresh();
}

void RevenuePage::setOffline(bool offline, const QString &reason)
{
    const std::pair<QWidget *, QString> controls[]
        = {{m_range, {}}, {m_interval, {}}, {m_test, tr("Include visitors of test keys")}};
    for (const auto &[control, tip] : controls) {
        control->setEnabled(!offline);
        control->setToolTip(offline ? reason : tip);
    }
}

void RevenuePage::focusFilter() { m_range->setFocus(Qt::ShortcutFocusReason); }

void RevenuePage::focusContent() { m_body->list()->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> RevenuePage::panes() const { return {m_header, m_toolbar, m_body->tabs(), m_body->list()}; }

void RevenuePage::showCurrencies()
{
    const QString chosen = rememberedChoice(m_currency);
    const QSignalBlocker quiet(m_currency);
    m_currency->clear();
    for (const QString &currency : m_reports->main()->currencies())
        m_currency->addItem(currency, currency);
    chooseRemembered(m_currency, chosen.isEmpty() ? m_reports->main()->currency() : chosen);
    m_reports->main()->setCurrency(m_currency->currentText());
    m_currency->setVisible(m_currency->count() > 1);
}

void RevenuePage::showState()
{
    const RevenueModel *main = m_reports->main();
    const std::optional<api::Revenue> &report = main->revenue();
    const bool hasReport = main->isLoaded() && report;
    m_export->setEnabled(hasReport && main->chosen());
    for (QAction *action : m_export->menu()->actions())
        action->setEnabled(m_export->isEnabled());
    m_totals->setEnabled(hasReport);
    m_rebuilding->setVisible(hasReport && report->rebuilding);
    if (!hasReport) {
        m_header->setSubtitle(tr("Revenue of visitors who used chat or product FAQs"));
        m_currency->hide();
        if (main->isLoading())
            m_stack->showWaiting();
        return;
    }
    const QLocale locale;
    const QDate from = QDate::fromString(report->from, Qt::ISODate);
    const QDate to = QDate::fromString(report->to, Qt::ISODate);
    const QString days = from == to
        ? timetext::date(from, "d MMM yyyy")
        : timetext::date(from, "d MMM yyyy") + u" – "_s + timetext::date(to, "d MMM yyyy");
    QString scope = u"%1, %2"_s.arg(days, report->timeZone);
    if (from <= today() && today() <= to)
        scope += tr(" · today is not complete");
    if (m_shown.withTest)
        scope += tr(" · with test visitors");
    m_header->setSubtitle(scope);
    if (!main->chosen()) // neither orders nor carts
        m_stack->showEmpty();
    else
        m_stack->showContent();
}

} // namespace answerdesk::console
