// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/page.h"
#include "console/app/window/appearance.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

/// Ctrl+Shift+D copies what is shown of the chosen row, on every page that has rows and details.
class TestCopiedDetails final : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }

    void theChosenRowIsCopiedAsLines_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("table");
        QTest::addColumn<QStringList>("lines");
        const auto add = [](const char *page, const char *view, const char *table, const QStringList &lines) {
            QTest::addRow("%s %s", page, view) << QString::fromLatin1(page) << QString::fromLatin1(view)
                                               << QString::fromLatin1(table) << lines;
        };
        add("keys", "", "keysTable", {u"Storefront backend"_s, u"Key id: 7Kq2Xe"_s});
        add("knowledge", "sources", "sourcesTable",
            {u"Help centre · Ready"_s, u"Kind: Files"_s, u"Holds: 214 documents · 1,386 passages"_s});
        add("knowledge", "documents", "documentsTable", {u"Returns and refunds"_s, u"en/returns.md"_s});
        add("knowledge", "own-answers", "ownAnswersTable", {u"Do you rent out tents?"_s});
        add("knowledge", "lexicon", "lexiconTable", {u"money back"_s, u"store credit"_s});
        add("knowledge", "gaps", "gapsTable", {u"Confidence: "_s, u"Asked"_s});
        add("faqs", "", "faqPagesTable",
            {u"Alta 2 trekking tent"_s, u"https://shop.northwind.example/tents/alta-2"_s, u"Ready · "_s});
        add("activity", "requests", "requestsTable", {u"POST /api/v1/send_message"_s, u"Request id: "_s});
        add("orders", "", "rows_orders", {u"NW-"_s});
    }

    void theChosenRowIsCopiedAsLines()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, view);
        QFETCH(const QString, table);
        QFETCH(const QStringList, lines);
        SampleShop shop;
        FakeConnector connector;
        connector.openOn(shop.server.url());
        std::unique_ptr<Page> shown;
        if (page == u"keys")
            shown = std::make_unique<KeysPage>(shop.clock);
        else if (page == u"knowledge")
            shown = std::make_unique<KnowledgePage>(shop.clock);
        else if (page == u"faqs")
            shown = std::make_unique<FaqsPage>(shop.clock);
        else if (page == u"activity")
            shown = std::make_unique<ActivityPage>(shop.clock);
        else
            shown = std::make_unique<OrdersPage>();
        shown->setSession(connector.client(), u"northwind"_s);
        shown->resize(1100, 760);
        shown->show();
        shown->setActive(true);
        shown->showView(view);
        auto *rows = shown->findChild<DataTable *>(table);
        QVERIFY(rows);
        QTRY_VERIFY(rows->model()->rowCount() > 1);
        // Of the sample's orders the second can be opened.
        rows->setCurrentIndex(rows->model()->index(page == u"orders" ? 1 : 0, 0));
        QList<QAction *> copies;
        for (QAction *action : shown->actions()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D))
                copies << action;
        }
        QCOMPARE(copies.size(), 1);
        QCOMPARE(copies.first()->text(), u"Copy details"_s);
        const auto copied = [&] {
            QGuiApplication::clipboard()->setText(u"nothing"_s);
            copies.first()->trigger();
            return QGuiApplication::clipboard()->text();
        };
        if (page == u"orders") {
            rows->setFocus();
            QTest::keyClick(rows, Qt::Key_Return); // opens its panel
        }
        QTRY_VERIFY2(std::all_of(lines.begin(), lines.end(),
                         [&, text = copied()](const QString &line) { return text.contains(line); }),
            qPrintable(copied()));
    }
};

QTEST_MAIN(TestCopiedDetails)
#include "tst_copied_details.moc"
