// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/orders/orders_page.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include "shared/api/commerce_rows.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"
#include "tests/bench/console/times.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QElapsedTimer>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::bench {

using console::OrdersPage;

namespace {

constexpr int kRowsAPage = 200, kClicks = 60, kPatienceMs = 300'000;
constexpr double kClickMs = 100;
constexpr qint64 kNow = 1'795'188'600'000;

api::OrderRow order(int number)
{
    api::OrderRow made;
    made.eventId = QString::number(9'000'000 - number);
    made.orderId = u"NW-%1"_s.arg(100'000 + number);
    made.at.ms = kNow - qint64(number) * 26'000;
    made.value = made.netValue = made.lineTotal = u"%1.95"_s.arg(20 + number % 400);
    made.refunded = u"0"_s;
    made.currency = u"EUR"_s;
    made.channel = number % 3 ? u"chat"_s : u"faq"_s;
    made.direct = number % 4 != 0;
    return made;
}

void click(QWidget *target, QPoint at)
{
    const QPointF place = at, onScreen = target->mapToGlobal(place);
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, place, onScreen, Qt::LeftButton,
            type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &event);
    }
}

/// The page of the orders over a server with so many of them, all read by the cursor.
class Orders
{
public:
    explicit Orders(int total)
        : m_total(total)
    {
        m_client.setServer(m_server.url());
        m_client.setToken(Secret("token"));
        m_pages.addWidget(&m_page);
        m_pages.addWidget(&m_other);
        m_window.setCentralWidget(&m_pages);
        m_window.resize(1280, 800);
    }
    ~Orders()
    {
        m_pages.removeWidget(&m_page);
        m_pages.removeWidget(&m_other);
        m_window.takeCentralWidget()->setParent(nullptr);
        m_page.setParent(nullptr);
        m_other.setParent(nullptr);
    }
    QMainWindow &window() { return m_window; }
    QStackedWidget &pages() { return m_pages; }
    OrdersPage &page() { return m_page; }
    console::DataTable *table() { return m_page.findChild<console::DataTable *>(u"rows_orders"_s); }

    bool fill()
    {
        offerNext(0);
        m_page.setSession(&m_client, u"northwind"_s);
        if (!expose(m_window))
            return false;
        QAbstractItemModel *rows = model();
        QElapsedTimer clock;
        clock.start();
        while (rows->rowCount() < m_total && clock.elapsed() < kPatienceMs) {
            const int before = rows->rowCount();
            offerNext(before);
            if (before > 0)
                rows->fetchMore({});
            while (rows->rowCount() == before && clock.elapsed() < kPatienceMs)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
        }
        return rows->rowCount() >= m_total;
    }

private:
    QAbstractItemModel *model()
    {
        for (auto *list : m_page.findChildren<models::RemoteModel *>()) {
            if (list->shows(api::ChangeTopic::Orders) && (list->isLoading() || list->isLoaded()))
                return list;
        }
        return table()->model();
    }
    void offerNext(int here)
    {
        while (m_offered <= here + kRowsAPage && m_offered < m_total) {
            std::vector<api::OrderRow> rows;
            for (int i = 0; i < kRowsAPage; ++i)
                rows.push_back(order(m_offered + i));
            m_offered += kRowsAPage;
            const auto next = m_offered < m_total ? std::optional(u"c%1"_s.arg(m_offered)) : std::nullopt;
            m_server.answerOnce(
                "GET /admin/v1/companies/northwind/orders", {.body = tests::listOf(std::move(rows), next)});
        }
    }

    const int m_total;
    int m_offered = 0;
    tests::FakeServer m_server;
    client::ApiClient m_client;
    QWidget m_other;
    OrdersPage m_page;
    QStackedWidget m_pages;
    QMainWindow m_window;
};

} // namespace

bool measureClicks(int rows)
{
    Orders orders(rows);
    if (!orders.fill()) {
        std::fprintf(stderr, "the orders did not come\n");
        return false;
    }
    std::printf("%d orders are here, from the click to what it paints\n", rows);
    QMainWindow &window = orders.window();
    console::DataTable &table = *orders.table();
    Frames opened, listed, shown;
    for (int i = 0; i < kClicks; ++i) {
        table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() / kClicks * i);
        Frames::paint(window);
        opened.take(window, [&] { click(table.viewport(), {80, 60 + i % 5 * 36}); });
    }
    const auto choices
        = orders.page().findChild<console::SegmentedControl *>()->findChildren<QPushButton *>();
    for (int i = 0; i < kClicks; ++i) {
        listed.take(window, [&] { click(choices[i % 2 ? 0 : 1], choices[0]->rect().center()); });
        QCoreApplication::processEvents();
    }
    for (int i = 0; i < kClicks; ++i)
        shown.take(window, [&] { orders.pages().setCurrentIndex(i % 2 ? 0 : 1); });
    opened.print(u"an order opens"_s, nullptr, kClickMs);
    listed.print(u"refunds, and orders again"_s, nullptr, kClickMs);
    shown.print(u"another page and back"_s, nullptr, kClickMs);
    std::printf("\n");
    return true;
}

} // namespace answerdesk::bench
