// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/revenue_scenes.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/revenue/report/report_body.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/support/qt_test.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

void openOrder(OrdersPage &page)
{
    auto *orders = page.findChild<DataTable *>(u"rows_orders"_s);
    QTRY_VERIFY(orders->model()->rowCount() > 1);
    orders->setCurrentIndex(orders->model()->index(1, 0));
    QTest::keyClick(orders, Qt::Key_Return);
    auto *timeline = page.findChild<Timeline *>(u"visitorTimeline"_s);
    QTRY_VERIFY(!timeline->steps().isEmpty());
}

} // namespace

void askForDays(QWidget &page, const QString &range)
{
    auto *box = page.findChild<QComboBox *>(range);
    emit box->activated(box->count() - 1);
    QVERIFY(page.window()->findChild<TaskDialog *>());
}

QStringList revenueScenes()
{
    return {u"revenue"_s, u"revenue-products"_s, u"revenue-figures"_s, u"revenue-helpful"_s, u"orders"_s,
        u"orders-order"_s, u"orders-refund"_s, u"orders-figure"_s, u"revenue-range"_s, u"revenue-days"_s,
        u"revenue-empty"_s, u"revenue-sending"_s, u"revenue-totals"_s, u"revenue-error"_s,
        u"revenue-offline"_s, u"orders-days"_s};
}

void showRevenue(RevenuePage &page, const QString &scene)
{
    if (!scene.endsWith(u"-empty") && !scene.endsWith(u"-sending") && !scene.endsWith(u"-error")) {
        const auto *days = page.findChild<DataTable *>(u"revenueTable"_s)->model();
        QTRY_VERIFY(days->index(0, 5).data(kCellRole).value<Cell>().text != kNoValue); // of the period before
    }
    if (scene == u"revenue-products") {
        page.body()->showTab(ReportBody::Products);
        QTRY_VERIFY(page.body()->list()->model()->rowCount() > 0);
    } else if (scene == u"revenue-figures") {
        page.body()->showTab(ReportBody::Figures);
    } else if (scene == u"revenue-range") {
        auto *range = page.findChild<QComboBox *>(u"revenueRange"_s);
        range->setCurrentIndex(range->count() - 1);
        emit range->activated(range->count() - 1);
        auto *dialog = page.window()->findChild<TaskDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"rangeTo"_s)->setText(u"2026-10-01"_s);
        dialog->findChild<QPushButton *>(u"rangeShow"_s)->click();
    } else if (scene == u"revenue-days") {
        askForDays(page, u"revenueRange"_s);
    } else if (scene == u"revenue-helpful") {
        auto *measure = page.findChild<QComboBox *>(u"revenueMeasure"_s);
        measure->setCurrentIndex(measure->count() - 1);
        const QAbstractItemModel *days = page.body()->list()->model();
        QTRY_VERIFY(days->index(0, 1).data(kCellRole).value<Cell>().text != kNoValue); // of each channel
    } else if (scene == u"revenue-sending") {
        page.findChild<QPushButton *>(u"revenueSending"_s)->click();
    } else if (scene == u"revenue-totals") {
        page.findChild<QPushButton *>(u"revenueTotals"_s)->click();
        auto *dialog = page.window()->findChild<QDialog *>(u"totalsDialog"_s);
        QVERIFY(dialog);
        dialog->findChild<QPushButton *>(u"totalsCheck"_s)->click();
        QTRY_VERIFY(dialog->findChild<QPushButton *>(u"totalsMend"_s)->isVisible());
    }
}

void showOrders(OrdersPage &page, const QString &scene)
{
    if (scene == u"orders-figure")
        page.showView(RowsLink::of(u"Attributed revenue"_s, u"Sum of all orders that are attributed"_s,
            u"/admin/v1/companies/northwind/orders?from=2026-10-22&to=2026-11-20&currency=EUR"_s)
                          .toView());
    else if (scene == u"orders-days")
        askForDays(page, u"ordersRange"_s);
    else if (scene != u"orders")
        openOrder(page);
    if (scene == u"orders-refund")
        page.findChild<QPushButton *>(u"orderRefund"_s)->click();
    QTRY_VERIFY(page.findChild<DataTable *>(u"rows_orders"_s)->model()->rowCount() > 0);
}

} // namespace answerdesk::tests
