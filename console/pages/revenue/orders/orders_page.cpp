// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/orders/orders_page.h"
#include "console/app/page/copy_details.h"
#include "console/app/page/remembered_view.h"
#include "console/export/list_export.h"
#include "console/pages/revenue/order/order_panel.h"
#include "console/pages/revenue/report/report_scope.h"
#include "console/pages/revenue/rows/rows_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/dialogs/range_box.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kPanelWidth = 400;
}

OrdersPage::OrdersPage(QWidget *parent)
    : Page({u"orders"_s, PageInfo::Analytics, tr("Orders"), u"cart"_s}, parent)
    , m_rights(new AccessRights(this))
    , m_header(new PageHeader(tr("Orders")))
    , m_toolbar(new Toolbar)
    , m_kind(new SegmentedControl(
          tr("Which rows"), {tr("Orders"), tr("Refunds"), tr("Cart events"), tr("Tickets")}))
    , m_range(new RangeBox([] { return QDate::currentDate(); }, tr("First day, in the company’s time zone")))
    , m_test(new QCheckBox(tr("Test visitors")))
    , m_hidden(button({}, u"eye-off"_s, Kind::Ghost))
    , m_rows(new RowsPane)
    , m_panel(new OrderPanel)
    , m_split(new QSplitter)
{
    m_export = new ListExport(this, [this] { return m_rows->exported(); });
    addAction(m_export->action());
    auto *box = column(this);
    buildControls();
    box->addWidget(m_header);
    box->addWidget(m_toolbar);
    box->addWidget(m_export->newStrip());
    buildContent();
    box->addWidget(m_split, 1);
    m_panel->hide();
    showAll();
}

void OrdersPage::buildControls()
{
    m_header->setSubtitle(tr("Orders of visitors who used chat or product FAQs, and what led to them"));
    m_header->addAction(m_range);
    m_header->addAction(m_export->newButton());
    for (const auto &[preset, name] : schema::EnumNames<api::RevenuePreset>::kNames)
        m_range->addRange(presetName(preset), QString::fromLatin1(name));
    m_range->choose(schema::enumName(api::RevenuePreset::ThirtyDays));
    remember(m_range, u"ordersRange"_s);
    remember(m_test, u"ordersTest"_s);
    m_test->setToolTip(tr("Include visitors of test keys"));
    setKind(m_test, Kind::Switch);
    m_kind->setObjectName(u"ordersKind"_s);
    m_toolbar->add(m_kind);
    m_toolbar->addRoom();
    m_hidden->setObjectName(u"ordersShowTest"_s);
    m_hidden->hide();
    m_toolbar->add(m_hidden);
    m_toolbar->add(m_test);
    connect(m_hidden, &QPushButton::clicked, this, [this] { m_test->setChecked(true); });
    connect(m_range, &RangeBox::rangeChanged, this, &OrdersPage::showAll);
    connect(m_test, &QCheckBox::toggled, this, &OrdersPage::showAll);
    connect(m_kind, &SegmentedControl::currentChanged, this, &OrdersPage::showAll);
    addCopyDetails(this, [this] { return m_panel->isVisible() ? m_panel->text() : QString(); });
}

void OrdersPage::buildContent()
{
    auto *list = new Card;
    column(list, 1)->addWidget(m_rows);
    m_split->setObjectName(u"ordersSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(padded(list, QMargins(24, 0, 24, 16)));
    m_split->addWidget(m_panel);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({656, kPanelWidth});
    connect(m_rows, &RowsPane::orderWanted, this, [this](const QString &eventId) {
        m_panel->showOrder(eventId);
        openPanel();
    });
    connect(m_rows, &RowsPane::visitorWanted, this, [this](const QStringList &fingerprints) {
        m_panel->showVisitor(fingerprints);
        openPanel();
    });
    connect(m_rows, &RowsPane::changed, this, &OrdersPage::showState);
    connect(m_rows, &ReportPane::toastWanted, this, &Page::toastWanted);
    for (models::RemoteModel *rows : m_rows->findChildren<models::RemoteModel *>())
        connect(rows, &models::RemoteModel::loaded, this, &OrdersPage::showState);
    connect(m_rights, &AccessRights::changed, this,
        [this] { m_panel->setReason(m_rights->reasonAgainstEditing()); });
    connect(m_panel, &OrderPanel::toastWanted, this, &Page::toastWanted);
    connect(m_panel, &OrderPanel::requestWanted, this,
        [this](const QString &requestId) { emit pageWanted(u"activity"_s, u"requests:"_s + requestId); });
    connect(m_panel, &OrderPanel::documentWanted, this,
        [this](const QString &documentId) { emit pageWanted(u"knowledge"_s, u"document:"_s + documentId); });
    connect(m_panel, &OrderPanel::closeRequested, this, &OrdersPage::closePanel);
    connect(m_panel, &OrderPanel::refunded, this, &OrdersPage::refresh);
}

RowsLink OrdersPage::all(RowsLink::Kind kind) const
{
    RowsLink link;
    link.kind = kind;
    link.title = m_range->currentText();
    if (const auto days = m_range->days())
        link.filter
            = {{u"from"_s, days->from.toString(Qt::ISODate)}, {u"to"_s, days->to.toString(Qt::ISODate)}};
    else
        link.filter = {{u"preset"_s, m_range->currentData().toString()}};
    if (m_test->isChecked())
        link.filter.append({u"include_test"_s, u"true"_s});
    return link;
}

void OrdersPage::showAll()
{
    closePanel();
    m_rows->setDefault(all(RowsLink::Kind(m_kind->current())));
    countHidden();
}

void OrdersPage::showView(const QString &view)
{
    const std::optional<RowsLink> link = RowsLink::ofView(view);
    if (!link)
        return;
    closePanel();
    m_kind->setCurrent(int(link->kind)); // all of them, should the figure's rows be left
    m_rows->show(*link);
}

/// Rows of test visitors are left out; how many there are is said beside the switch that shows them.
void OrdersPage::countHidden()
{
    m_counting.cancel();
    m_hidden->hide();
    if (!m_client || m_company.isEmpty() || m_test->isChecked()
        || m_kind->current() != int(RowsLink::Kind::Orders))
        return;
    constexpr int kMost = 200;
    client::Query query = all(RowsLink::Kind::Orders).filter;
    query.append({u"include_test"_s, u"true"_s});
    query.append({u"limit"_s, QString::number(kMost)});
    m_counting = m_client->call<api::ListPage<api::OrderRow>>(api::Endpoint::ListOrders,
        {.segments = {m_company}, .query = query}, this,
        [this](const client::ApiResult<api::ListPage<api::OrderRow>> &page) {
            if (!page)
                return; // the list itself says what is wrong
            const auto count = std::count_if(page->items.begin(), page->items.end(),
                [](const api::OrderRow &order) { return order.test; });
            m_hidden->setText(timetext::counted(count, tr("1 order of test visitors is hidden – Show"),
                tr("%1 orders of test visitors are hidden – Show")));
            m_hidden->setAccessibleName(m_hidden->text());
            m_hidden->setVisible(count > 0);
        });
}

void OrdersPage::showState()
{
    m_export->setPossible(!m_isOffline && m_rows->list()->model()->rowCount() > 0, m_offlineReason);
}

void OrdersPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_export->setSession(client, companyKey);
    m_rows->setSession(client, companyKey);
    m_panel->setSession(client, companyKey);
    m_rights->setSession(client);
    showAll(); // a figure's rows were those of the other company
}

void OrdersPage::refresh()
{
    m_rows->reload();
    countHidden();
}

/// Orders came in while another page was shown.
void OrdersPage::setActive(bool active)
{
    if (active)
        refresh();
}

void OrdersPage::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = offline ? reason : QString();
    m_panel->setOffline(offline, reason);
    showState();
}

void OrdersPage::focusFilter() { m_range->setFocus(Qt::ShortcutFocusReason); }

void OrdersPage::focusContent() { m_rows->list()->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> OrdersPage::panes() const { return {m_header, m_toolbar, m_rows->list(), m_panel}; }

void OrdersPage::openPanel()
{
    m_panel->show();
    m_rows->setFollowing(true);
}

void OrdersPage::closePanel()
{
    const bool hadFocus = m_panel->isAncestorOf(focusWidget());
    m_panel->hide();
    m_rows->setFollowing(false);
    if (hadFocus)
        focusContent();
}

void OrdersPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_panel->isVisible())
        closePanel();
    else
        Page::keyPressEvent(event);
}

} // namespace answerdesk::console
