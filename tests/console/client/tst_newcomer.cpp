// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/charts/daily_chart.h"
#include "console/connection/embedded_server.h"
#include "console/connection/server_connection.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/conversation/bubble.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/server/server_page.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/cells.h"
#include "shared/schema/json.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

/// The first minutes of somebody who has just installed the program: a fresh profile, the local server with
/// the demo shop, mouse and keyboard. Each step checks what the screen shows and prints how long it took;
/// ANSWERDESK_SCREENSHOTS keeps a picture of each.
class TestNewcomer : public QObject
{
    Q_OBJECT
    static constexpr qint64 kAllMs = 180'000; ///< what the whole way may take
    QTemporaryDir m_home;
    SystemClock m_clock;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<ServerConnection> m_connection;
    std::unique_ptr<EmbeddedCare> m_care;
    std::unique_ptr<MainWindow> m_window;
    Fault m_fault;
    QElapsedTimer m_step;
    qint64 m_allMs = 0;

    template <typename T>
    T *part(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    QPushButton *buttonOf(const QWidget *host, const QString &text) const
    {
        for (QPushButton *button : host->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return button;
        }
        return nullptr;
    }
    /// By a click on its row in the sidebar.
    bool openPage(const QString &title)
    {
        for (auto *list : m_window->findChildren<QAbstractItemView *>()) {
            if (list->accessibleName() != u"Pages")
                continue;
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex index = list->model()->index(row, 0);
                if (index.data(Qt::AccessibleTextRole).toString() == title)
                    return tests::click(list->viewport(), list->visualRect(index).center());
            }
        }
        return false;
    }
    bool openTab(QTabBar *tabs, const QString &title)
    {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == title)
                return tests::click(tabs, tabs->tabRect(i).center());
        }
        return false;
    }
    /// Opens the proposals of a field by its arrow and takes the first one.
    bool takeFirstProposal(QLineEdit *field)
    {
        QToolButton *arrow = nullptr;
        const bool isThere = QTest::qWaitFor(
            [&] {
                for (auto *each : field->findChildren<QToolButton *>()) {
                    if (each->isVisible() && each->defaultAction()
                        && !each->defaultAction()->toolTip().isEmpty())
                        arrow = each;
                }
                return arrow != nullptr;
            },
            test::kPatienceMs);
        if (!isThere || !tests::click(arrow))
            return false;
        QAbstractItemView *list = field->completer()->popup();
        if (!QTest::qWaitFor([&] { return list->isVisible(); }, test::kPatienceMs))
            return false;
        const QModelIndex first = list->model()->index(0, 0);
        const QString text = first.data().toString();
        return tests::click(list->viewport(), list->visualRect(first).center()) && field->text() == text;
    }
    QStringList textsOf(const QString &page) const
    {
        QStringList all;
        for (const QLabel *label : m_window->page(page)->findChildren<QLabel *>()) {
            const auto *paragraph = qobject_cast<const Paragraph *>(label);
            all << (paragraph ? paragraph->plain() : label->text());
        }
        return all;
    }
    static QStringList rowsOf(const QAbstractItemView *table)
    {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table->model()->columnCount(); ++column)
                cells << table->model()->index(row, column).data(kCellRole).value<Cell>().text;
            all << cells.join(u'|');
        }
        return all;
    }
    /// Revenue of the newest day, which stands first.
    static double todaysTotal(const QAbstractItemView *days)
    {
        constexpr int kTotal = 4;
        QString text = days->model()->index(0, kTotal).data(kCellRole).value<Cell>().text;
        return text.remove(QRegularExpression(u"[^0-9.]"_s)).toDouble();
    }
    /// What a right answer to a question of the demo holds.
    static QStringList goldOf(const QString &question)
    {
        QFile file(u":/answerdesk/samples/questions.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto all = json::parse(file.readAll());
        for (const json::Value &each : all && all->asArray() ? *all->asArray() : json::Array()) {
            if (each.string(u"question") != question || !each.find(u"expect"))
                continue;
            QStringList gold;
            for (const json::Value &fact : *each.find(u"expect")->asArray())
                gold << *fact.asString();
            return gold;
        }
        return {};
    }
    void endStep(const char *name)
    {
        QApplication::processEvents();
        const QString folder = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_window->grab().save(u"%1/newcomer-%2.png"_s.arg(folder, QLatin1String(name))));
        const qint64 tookMs = m_step.restart();
        m_allMs += tookMs;
        qInfo("%s: %.1f s, since the start %.1f s", name, double(tookMs) / 1000, double(m_allMs) / 1000);
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_step.start();
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        const QString folder = m_home.filePath(u"server"_s);
        m_connection = std::make_unique<ServerConnection>(*m_profiles,
            std::make_unique<EmbeddedServer>(
                folder, QMap<QString, QString>{{u"extract_program"_s, QStringLiteral(EXTRACT_PROGRAM)}}),
            std::make_unique<SessionCredentials>());
        m_care = std::make_unique<EmbeddedCare>(folder);
        connect(
            m_connection.get(), &Connector::failed, this, [this](const Fault &fault) { m_fault = fault; });
        m_window = std::make_unique<MainWindow>(*m_connection, *m_settings, *m_appearance);
        m_window->addPage(new OverviewPage(m_clock));
        m_window->addPage(new RevenuePage(m_clock));
        m_window->addPage(new OrdersPage);
        m_window->addPage(new ActivityPage(m_clock));
        m_window->addPage(new KnowledgePage(m_clock));
        m_window->addPage(new FaqsPage(m_clock));
        m_window->addPage(new KeysPage(m_clock));
        m_window->addPage(new BenchPage(m_clock, *m_settings));
        m_window->addPage(new SettingsPage(m_clock));
        m_window->addPage(new ServerPage(m_clock, *m_connection, m_care.get()));
        m_window->restorePage();
        m_window->resize(1280, 800);
        m_window->show();
    }
    void cleanupTestCase()
    {
        QVERIFY2(m_allMs < kAllMs, QByteArray::number(m_allMs));
        m_window.reset();
        m_connection.reset();
    }

    void theDemoShopIsThere()
    {
        QTRY_VERIFY(m_window->findChild<QDialog *>());
        auto *dialog = m_window->findChild<QDialog *>();
        QVERIFY(dialog->findChild<QCheckBox *>()->isChecked()); // the demo shop
        QVERIFY(tests::click(buttonOf(dialog, u"Start local server"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(m_connection->client() || !m_fault.what.isEmpty(), 90'000);
        QVERIFY2(m_connection->client(), qPrintable(m_fault.details()));
        QTRY_VERIFY2(m_window->windowTitle().startsWith(u"Nordfjell"), qPrintable(m_window->windowTitle()));
        QTRY_VERIFY(part<QWidget>(u"revenueCard"_s)->isVisible());
        endStep("1-start");
    }

    void anAnswerWithItsSource()
    {
        QVERIFY(openPage(u"Test bench"_s));
        QTRY_VERIFY(part<QPushButton>(u"proposal0"_s));
        const QString question = part<QPushButton>(u"proposal0"_s)->text();
        QVERIFY2(!goldOf(question).isEmpty(), qPrintable(question));
        QVERIFY(tests::click(part<QPushButton>(u"proposal0"_s)));
        QTRY_VERIFY(part<QPushButton>(u"sourceChip"_s));
        const QString answer = m_window->findChildren<Bubble *>().last()->findChild<Paragraph *>()->plain();
        for (const QString &fact : goldOf(question))
            QVERIFY2(answer.contains(fact), qPrintable(question + u": "_s + answer));
        QVERIFY(tests::click(part<QPushButton>(u"sourceChip"_s)));
        QTRY_VERIFY(part<QWidget>(u"sourceCard"_s) && part<QWidget>(u"sourceCard"_s)->isVisible());
        endStep("2-answer");
    }

    void theFaqsOfAPage()
    {
        QVERIFY(openPage(u"Product FAQs"_s));
        const auto *table = part<QAbstractItemView>(u"faqPagesTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), 6); // the demo's history has these
        QVERIFY(tests::click(part<QPushButton>(u"faqsPregenerate"_s)));
        QTRY_VERIFY(part<QLineEdit>(u"pregenerationSitemap"_s));
        QVERIFY(takeFirstProposal(part<QLineEdit>(u"pregenerationSitemap"_s)));
        QVERIFY(tests::click(part<QPushButton>(u"pregenerationStart"_s)));
        QTRY_VERIFY2(rowsOf(table).filter(u"Ready"_s).size() > 6, qPrintable(rowsOf(table).join(u'\n')));
        QVERIFY(tests::click(table->viewport(), table->visualRect(table->model()->index(0, 0)).center()));
        QTRY_VERIFY2(textsOf(u"faqs"_s).filter(QRegularExpression(u"\\?$"_s)).size() >= 3,
            qPrintable(textsOf(u"faqs"_s).join(u'\n')));
        endStep("3-faqs");
    }

    void anOrder()
    {
        QVERIFY(openPage(u"Test bench"_s));
        QVERIFY(openTab(part<QTabBar>(u"benchPages"_s), u"Shop session"_s));
        QVERIFY(tests::click(part<QLineEdit>(u"shopQuestion"_s)));
        auto *question = part<QLineEdit>(u"shopQuestion"_s);
        QTest::keyClicks(question, u"How long do I have to send something back?"_s);
        QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY2(part<ElidedLabel>(u"shopTicket"_s)->text().contains(u"1 interaction"),
            qPrintable(part<ElidedLabel>(u"shopTicket"_s)->text()));
        QVERIFY(tests::click(part<QPushButton>(u"shopAdd"_s)));
        QVERIFY(tests::click(part<QPushButton>(u"shopCheckOut"_s))); // as soon as something is in the basket
        QTRY_VERIFY2(part<Paragraph>(u"shopOutcomeText"_s)->plain().contains(u"send something back"),
            qPrintable(part<Paragraph>(u"shopOutcomeText"_s)->plain()));
        endStep("4-order");
    }

    void itsRevenueInTheChart()
    {
        QVERIFY(openPage(u"Orders"_s));
        auto *orders = part<QAbstractItemView>(u"rows_orders"_s);
        QVERIFY(tests::click(part<QPushButton>(u"ordersShowTest"_s))); // "1 order of test visitors is hidden"
        QTRY_VERIFY2(rowsOf(orders).value(0).contains(u"349.00"), qPrintable(rowsOf(orders).value(0)));
        endStep("5-orders");

        QVERIFY(openPage(u"Revenue impact"_s));
        auto *days = part<QAbstractItemView>(u"revenueTable"_s);
        QTRY_VERIFY(days->model()->rowCount() > 0);
        auto *chart = m_window->findChild<DailyChart *>();
        QVERIFY(chart->isVisible());
        const double before = todaysTotal(days);
        const QImage pictureBefore = chart->picture();
        auto *test = part<QCheckBox>(u"revenueTest"_s);
        QVERIFY(tests::click(test, QPoint(12, test->height() / 2)));
        QTRY_VERIFY2(qAbs(todaysTotal(days) - before - 349) < 0.005, qPrintable(rowsOf(days).value(0)));
        QVERIFY(chart->picture() != pictureBefore);
        endStep("6-revenue");
    }
};

QTEST_MAIN(TestNewcomer)
#include "tst_newcomer.moc"
