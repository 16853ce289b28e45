// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/evaluation/evaluation_page.h"
#include "console/pages/evaluation/result_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::TestServer;

/// Sets of questions are made, run and compared by clicks and keys, on the real server.
class TestEvaluationPage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<EvaluationPage> m_page;

    template <typename T>
    T *part(const QString &name) const
    {
        return m_page->findChild<T *>(name);
    }
    template <typename T>
    T *inDialog(const QString &name) const
    {
        return m_page->window()->findChild<T *>(name);
    }
    void click(const QString &name) const { QVERIFY2(tests::click(part<QWidget>(name)), qPrintable(name)); }
    QStringList rows(const QString &table) const
    {
        const auto *view = part<DataTable>(table);
        QStringList all;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                if (!view->isColumnHidden(column))
                    cells << view->model()->index(row, column).data(kCellRole).value<Cell>().text;
            }
            all << cells.join(u'|');
        }
        return all;
    }
    void makeSet(const QString &name)
    {
        QTRY_VERIFY(inDialog<QLineEdit>(u"evaluationName"_s));
        QTest::keyClicks(inDialog<QLineEdit>(u"evaluationName"_s), name);
        QVERIFY(tests::click(inDialog<QPushButton>(u"evaluationCreate"_s)));
        QTRY_VERIFY(!inDialog<QLineEdit>(u"evaluationName"_s));
    }
    /// Without facts: it must be refused.
    void fillQuestion(const QString &question, const QString &facts)
    {
        QTRY_VERIFY(inDialog<QLineEdit>(u"questionText"_s));
        if (!question.isEmpty())
            QTest::keyClicks(inDialog<QLineEdit>(u"questionText"_s), question);
        if (facts.isEmpty())
            QTest::keyClick(inDialog<QCheckBox>(u"questionRefuse"_s), Qt::Key_Space);
        else
            QTest::keyClicks(inDialog<QPlainTextEdit>(u"questionFacts"_s), facts);
        QVERIFY(tests::click(inDialog<QPushButton>(u"questionAdd"_s)));
        QTRY_VERIFY(!inDialog<QLineEdit>(u"questionText"_s));
    }
    void addQuestion(const QString &question, const QString &facts)
    {
        click(u"evaluationAdd"_s);
        fillQuestion(question, facts);
    }
    void run(int runs)
    {
        click(u"evaluationRun"_s);
        QTRY_COMPARE(rows(u"evaluationRuns"_s).size(), runs);
        QTRY_VERIFY2(rows(u"evaluationRuns"_s).first().contains(u" %|"),
            qPrintable(rows(u"evaluationRuns"_s).join(u'\n')));
    }
    void filter(const QString &choice)
    {
        for (auto *button : part<QWidget>(u"resultChoice"_s)->findChildren<QAbstractButton *>()) {
            if (button->text() == choice)
                button->click();
        }
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->adminToken());
        m_page = std::make_unique<EvaluationPage>(m_server->clock());
        m_page->resize(1056, 760);
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->setActive(true);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

    void aSetIsMadeRunAndCompared()
    {
        click(u"evaluationFirst"_s);
        makeSet(u"Returns & refunds"_s);
        QTRY_COMPARE(rows(u"evaluationSets"_s).size(), 1);
        QVERIFY(!part<QPushButton>(u"evaluationRun"_s)->isEnabled()); // it has no question yet
        addQuestion(u"How long can I return things?"_s, u"45 days"_s);
        addQuestion(u"Do unicorns juggle with xylophones?"_s, {});
        QTRY_VERIFY(part<QPushButton>(u"evaluationRun"_s)->isEnabled());
        run(1);
        QTRY_COMPARE(rows(u"evaluationResults"_s).size(), 2);
        const QStringList first = rows(u"evaluationResults"_s);
        QVERIFY2(
            first.at(0).startsWith(u"Failed|How long can I return things?"), qPrintable(first.join(u'\n')));
        QVERIFY2(first.at(1).startsWith(u"Passed|Do unicorns"), qPrintable(first.join(u'\n')));
        filter(u"Failed"_s);
        QTRY_COMPARE(rows(u"evaluationResults"_s).size(), 1);
        auto *results = part<DataTable>(u"evaluationResults"_s);
        results->setCurrentIndex(results->model()->index(0, 0));
        QVERIFY2(part<Paragraph>(u"resultWhy"_s)->plain().startsWith(u"Missing: 45 days"),
            qPrintable(part<Paragraph>(u"resultWhy"_s)->plain()));
        QVERIFY(part<Paragraph>(u"resultAnswer"_s)->plain().contains(u"30 days"));
        tests::checkPage(*m_page, "evaluation-failed");

        // The document is corrected: the question that failed is fixed beside the run before.
        m_server->importDocument(u"shop"_s, u"more.md"_s,
            "# How long can I return things?\n\nYou can return things within 45 days of delivery.\n");
        run(2);
        QTRY_VERIFY2(
            rows(u"evaluationResults"_s).isEmpty(), qPrintable(rows(u"evaluationResults"_s).join(u'\n')));
        filter(u"Changed"_s);
        QTRY_COMPARE(rows(u"evaluationResults"_s).size(), 1);
        QVERIFY2(rows(u"evaluationResults"_s).first().startsWith(u"Passed|Failed|How long"),
            qPrintable(rows(u"evaluationResults"_s).first()));
        QCOMPARE(part<QComboBox>(u"resultAgainst"_s)->count(), 2);
        QTRY_VERIFY(rows(u"evaluationSets"_s).first().contains(u"100 %"));
        tests::checkPage(*m_page, "evaluation-compared");
        // Without another run there is nothing to compare with.
        auto *against = part<QComboBox>(u"resultAgainst"_s);
        against->setCurrentIndex(0);
        emit against->activated(0);
        QTRY_VERIFY(rows(u"evaluationResults"_s).isEmpty());
        filter(u"All"_s);
        QTRY_COMPARE(rows(u"evaluationResults"_s).size(), 2);
        QVERIFY(rows(u"evaluationResults"_s).first().startsWith(u"Passed|How long"));
    }

    void aGapBecomesAQuestion()
    {
        m_page->showView(u"add:en:Do you rent out tents?"_s);
        makeSet(u"Gaps"_s); // there was no set for it
        QTRY_VERIFY(inDialog<QLineEdit>(u"questionText"_s));
        QCOMPARE(inDialog<QLineEdit>(u"questionText"_s)->text(), u"Do you rent out tents?"_s);
        fillQuestion({}, u"No"_s);
        const json::Value set
            = m_server->adminCall("GET", "/admin/v1/companies/shop/evaluations/gaps").json();
        const json::Array questions = *set.find(u"questions")->asArray();
        QCOMPARE(questions.size(), std::size_t(1));
        QCOMPARE(questions.front().string(u"question"), u"Do you rent out tents?"_s);
        QCOMPARE(questions.front().string(u"locale"), u"en"_s);
    }

    void whatIsWrongIsSaidInTheDialog()
    {
        click(u"evaluationFirst"_s);
        makeSet(u"Gaps"_s);
        QTRY_COMPARE(rows(u"evaluationSets"_s).size(), 1);
        click(u"evaluationNew"_s);
        QTRY_VERIFY(inDialog<QLineEdit>(u"evaluationName"_s));
        QTest::keyClicks(inDialog<QLineEdit>(u"evaluationName"_s), u"Gaps"_s); // there is one
        QVERIFY(tests::click(inDialog<QPushButton>(u"evaluationCreate"_s)));
        QTRY_VERIFY(inDialog<QPushButton>(u"evaluationCreate"_s)->isEnabled());
        QVERIFY(inDialog<QLineEdit>(u"evaluationName"_s)->isVisible());
    }
};

QTEST_MAIN(TestEvaluationPage)
#include "tst_evaluation_page.moc"
