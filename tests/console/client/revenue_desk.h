// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/window/appearance.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/revenue/report/report_body.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// The revenue page, and that of the orders, which it leads to, on the real server with a shop that has one
/// document, and one visitor who has asked about it.
class RevenueDesk
{
protected:
    static constexpr qint64 kDayMs = 86'400'000;
    static constexpr char kCompany[] = "/admin/v1/companies/shop";
    struct Order {
        QString id;
        const char *value = "100";
        QString currency = QStringLiteral("EUR");
        QString product = QStringLiteral("alta-2");
        int user = 1;
    };

    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<RevenuePage> m_page;
    std::unique_ptr<OrdersPage> m_orders;
    QByteArray m_key;

    template <typename T>
    T *part(const char *name) const
    {
        const QString wanted = QString::fromLatin1(name);
        T *found = m_page->findChild<T *>(wanted);
        return found ? found : m_orders->findChild<T *>(wanted);
    }
    template <typename T>
    T *dialog() const
    {
        for (QWidget *page : {static_cast<QWidget *>(m_page.get()), static_cast<QWidget *>(m_orders.get())}) {
            for (T *each : page->template findChildren<T *>()) {
                if (each->isVisible())
                    return each;
            }
        }
        return nullptr;
    }
    void ask(int user, const QByteArray &key)
    {
        const test::Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"How many people fit into the Alta 2 tent?"_s},
                {u"user_metadata"_s,
                    json::Object{{u"user_fingerprint"_s, fingerprint(user)},
                        {u"user_faq_fingerprint"_s, fingerprint(user + 500)}}}},
            key);
        QCOMPARE(answer.status, 200);
    }
    void cart(int user = 1)
    {
        const test::Answer answer = m_server->post("/analytics/cart_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, fingerprint(user)},
                {u"user_faq_fingerprint"_s, fingerprint(user + 500)}, {u"type"_s, u"ITEM_ADDED"_s},
                {u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s}, {u"value"_s, 100},
                {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}});
        QVERIFY2(answer.status == 200, answer.body);
    }
    void record(const Order &order)
    {
        const json::Object line{{u"product_id"_s, order.product},
            {u"product_name"_s, order.product == u"alta-2" ? u"Alta 2 tent"_s : u"Gas stove"_s},
            {u"quantity"_s, 1}, {u"value"_s, json::Number{order.value}}, {u"currency"_s, order.currency}};
        const test::Answer answer = m_server->post("/analytics/checkout_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, fingerprint(order.user)},
                {u"user_faq_fingerprint"_s, fingerprint(order.user + 500)},
                {u"value"_s, json::Number{order.value}}, {u"currency"_s, order.currency},
                {u"orderId"_s, order.id}, {u"line_items"_s, json::Array{line}}});
        QVERIFY2(answer.status == 200, answer.body);
    }
    QStringList rows(const char *table, int column = 0) const
    {
        QStringList all;
        const QAbstractItemModel *model = part<DataTable>(table)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, column).data(kCellRole).value<Cell>().text;
        return all;
    }
    QString figure(const char *name) const { return part<MetricCard>(name)->accessibleName(); }
    QString tab() const { return part<QTabBar>("revenueTabs")->tabText(m_page->body()->currentTab()); }
    /// Which rows the page of the orders shows.
    QString list() const
    {
        const auto *kind = part<SegmentedControl>("ordersKind");
        return kind->findChildren<QPushButton *>().value(kind->current())->text();
    }
    QString subtitle() const { return m_page->findChild<PageHeader *>()->subtitle(); }
    QString rowsTitle() const { return part<ElidedLabel>("rowsTitle")->text(); }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void press(const char *name, QWidget *in) const
    {
        QVERIFY2(tests::click(in->findChild<QPushButton *>(QString::fromLatin1(name))), name);
    }
    /// Enter in a row of the table that is shown.
    void enter(const char *name, int row) const
    {
        auto *table = part<DataTable>(name);
        QTRY_VERIFY2(table->isVisible() && table->model()->rowCount() > row, name);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
    }
    void choose(const char *name, const QString &text) const
    {
        auto *combo = part<QComboBox>(name);
        const int index = combo->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }
    void saveAs(const char *action, const QString &file) const
    {
        part<QAction>(action)->trigger();
        auto *dialog = this->dialog<QFileDialog>();
        QVERIFY(dialog);
        dialog->selectFile(file);
        static_cast<QDialog *>(dialog)->accept();
    }
    static QByteArray contentOf(const QString &file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("none");
    }
    /// As its row in the sidebar does.
    void openOrders(const QString &view = {}) const
    {
        m_orders->show();
        m_orders->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_orders.get(), test::kPatienceMs));
        if (!view.isEmpty())
            m_orders->showView(view);
    }
    void openReport() const
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->setActive(true);
    }
    void open()
    {
        m_page->setSession(m_client.get(), u"shop"_s);
        m_orders->setSession(m_client.get(), u"shop"_s);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        QTRY_VERIFY(subtitle().contains(u"Europe/Berlin"));
    }

    static QString fingerprint(int number)
    {
        return u"3f0e8c52-1d2b-4c47-9a55-%1"_s.arg(number, 12, 10, QChar(u'0'));
    }
    void setUp()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void start()
    {
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"events_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"alta-2.md"_s,
            "# Alta 2 tent\n\n## How many people fit into the Alta 2 tent?\n\nThe Alta 2 tent has room for "
            "two people.\n");
        ask(1, m_key);
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->adminToken());
        m_page = std::make_unique<RevenuePage>(m_server->clock());
        m_page->resize(1056, 760);
        m_orders = std::make_unique<OrdersPage>();
        m_orders->resize(1056, 760);
        QObject::connect(m_page.get(), &Page::pageWanted, m_orders.get(),
            [this](const QString &page, const QString &view) {
                if (page == m_orders->info().id)
                    openOrders(view);
            });
    }
    void stop()
    {
        m_orders.reset();
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }
};

} // namespace answerdesk::tests
