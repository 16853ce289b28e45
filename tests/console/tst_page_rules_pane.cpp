// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "console/pages/faqs/rules/page_rules_pane.h"
#include "console/pages/faqs/rules/page_trial_view.h"
#include "console/pages/faqs/rules/rule_words.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/samples/sample_feeds.h"
#include "tests/support/qt_test.h"
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {
const QByteArray kRules = "/admin/v1/companies/northwind/page-rules";
const QByteArray kTrial = "POST /admin/v1/companies/northwind/page-rule-trials";
} // namespace

/// Rules that correct how pages are read, by clicks, on a server that says what a test wants.
class TestPageRules : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<FaqsPage> m_page;
    std::unique_ptr<QSignalSpy> m_toasts;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    template <typename T>
    T *open() const
    {
        for (T *each : m_page->findChildren<T *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    template <typename T>
    T *field(const char *name) const
    {
        return open<PageRuleDialog>()->findChild<T *>(QString::fromLatin1(name));
    }
    Cell cell(const char *table, int row, int column) const
    {
        const QAbstractItemModel *model = part<QTreeView>(table)->model();
        return model->index(row, column).data(kCellRole).value<Cell>();
    }
    void choose(const char *table, int row) const
    {
        auto *view = part<QTreeView>(table);
        view->setCurrentIndex(view->model()->index(row, 0));
    }
    json::Value sent(const QByteArray &what) const { return *json::parse(m_shop->server.last(what).body); }
    QString told() const
    {
        return m_toasts->isEmpty() ? QString() : m_toasts->last().first().value<ToastText>().text;
    }
    static FakeReply made(const QString &pattern)
    {
        api::PageRule rule;
        rule.ruleId = u"rl_9"_s;
        rule.pattern = pattern;
        return {.status = 201, .body = schema::toJson(rule)};
    }
    void press(const QString &text) const
    {
        for (QPushButton *each : open<TaskDialog>()->findChildren<QPushButton *>()) {
            if (each->text() == text)
                QVERIFY(click(each));
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
        m_shop = std::make_unique<SampleShop>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_shop->server.url());
        m_client->setToken(Secret("token"));
        m_page = std::make_unique<FaqsPage>(m_shop->clock);
        m_toasts = std::make_unique<QSignalSpy>(m_page.get(), &Page::toastWanted);
        m_page->resize(1056, 700);
        m_page->setSession(m_client.get(), u"northwind"_s);
        m_page->show();
        QTRY_COMPARE(part<QTreeView>("rulesTable")->model()->rowCount(), 4);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_shop.reset();
    }

    void thePatternOfPagesLikeOneIsProposed_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("path") << u"https://shop.example/products/alta-2"_s << u"shop.example/products/*"_s;
        QTest::newRow("query") << u"https://shop.example/products/alta-2?variant=3#top"_s
                               << u"shop.example/products/*"_s;
        QTest::newRow("ending") << u"https://shop.example/de/alta-2.html"_s << u"shop.example/de/*.html"_s;
        QTest::newRow("number") << u"https://shop.example/p/4.5-l-pot"_s << u"shop.example/p/*"_s;
        QTest::newRow("port") << u"http://127.0.0.1:8099/alta"_s << u"127.0.0.1:8099/*"_s;
        QTest::newRow("home") << u"https://shop.example/"_s << u"shop.example/"_s;
        QTest::newRow("none") << u"alta"_s << QString();
    }
    void thePatternOfPagesLikeOneIsProposed()
    {
        QFETCH(QString, address);
        QTEST(proposedPattern(address), "pattern");
    }
    void rulesAreListedInTheirOrder()
    {
        m_page->showView(u"rules"_s);
        QCOMPARE(m_page->currentTab(), FaqsPage::Rules);
        QCOMPARE(cell("rulesTable", 1, 0).text, u"2"_s);
        QCOMPARE(cell("rulesTable", 1, 2).text, u"By selectors"_s);
        QCOMPARE(cell("rulesTable", 1, 3).text,
            u"Name: h1.title · Price: #detail .price · Specification: #data tr"_s);
        QCOMPARE(cell("rulesTable", 1, 4).text, u"38"_s);
        QCOMPARE(cell("rulesTable", 3, 5).text, u"Never applies"_s);
        QCOMPARE(cell("rulesTable", 3, 5).sub, u"rule 1 comes first"_s);
        QCOMPARE(part<ElidedLabel>("rulesRegeneratingText")->text(), u"Regenerating FAQs of 12 pages"_s);
        QVERIFY(part<QWidget>("rulesRegenerating")->isVisible());
        api::PageRules none;
        none.revision = 8;
        m_shop->server.answer("GET " + kRules, {.body = schema::toJson(none)});
        m_page->setActive(true);
        QTRY_VERIFY(!part<QWidget>("rulesRegenerating")->isVisible());
        QTRY_COMPARE(told(), u"The FAQs of all affected pages were regenerated"_s);
    }
    void aRuleIsTriedAndSaved()
    {
        m_page->showView(u"rules"_s);
        part<QAction>("ruleAdd")->trigger();
        QTRY_VERIFY(open<PageRuleDialog>());
        auto *save = field<QPushButton>("ruleSave");
        QVERIFY(!save->isEnabled());
        QTest::keyClicks(field<QLineEdit>("rulePattern"), u"shop.northwind.example/tents/*"_s);
        QVERIFY(click(field<SegmentedControl>("ruleEffect")->findChildren<QPushButton *>().at(2)));
        QVERIFY(click(field<QPushButton>("ruleTry")));
        QCOMPARE(m_shop->server.count(kTrial), 0); // no selector, no page
        QTest::keyClicks(field<QLineEdit>("ruleSelector2"), u"#detail .price"_s);
        QTest::keyClicks(field<QLineEdit>("ruleAddress"), u"shop.northwind.example/tents/alta-2"_s);
        m_shop->server.answer(kTrial, {.body = schema::toJson(sampleTrial(api::PageRuleEffect::Select))});
        const QSize size = open<PageRuleDialog>()->size();
        QTest::keyClick(field<QLineEdit>("ruleAddress"), Qt::Key_Return);
        QTRY_VERIFY(save->isEnabled());
        QCOMPARE(m_shop->server.count(kTrial), 1);
        QCOMPARE(open<PageRuleDialog>()->size(), size);
        const json::Value tried = sent(kTrial);
        QCOMPARE(tried.string(u"effect"), u"select"_s);
        QCOMPARE(tried.find(u"selectors")->asArray()->at(0).string(u"selector"), u"#detail .price"_s);
        QCOMPARE(tried.string(u"url"), u"https://shop.northwind.example/tents/alta-2"_s);
        QCOMPARE(field<Paragraph>("pageTrialVerdict")->plain(),
            u"With this rule the page is a product. 38 known pages are affected."_s);
        QVERIFY(field<QTreeView>("pageTrialFacts")->model()->rowCount() > 4);
        QCOMPARE(field<QTreeView>("pageTrialMatches")->model()->rowCount(), 3);

        QTest::keyClicks(field<QLineEdit>("ruleSelector2"), u" b"_s); // another rule was not tried
        QVERIFY(!save->isEnabled());
        QTest::keyClick(field<QLineEdit>("ruleSelector2"), Qt::Key_Backspace);
        QTest::keyClick(field<QLineEdit>("ruleSelector2"), Qt::Key_Backspace);
        QVERIFY(save->isEnabled());
        m_shop->server.answer("POST " + kRules, made(u"shop.northwind.example/tents/*"_s));
        const int read = m_shop->server.count("GET " + kRules);
        QVERIFY(click(save));
        QTRY_VERIFY(!open<PageRuleDialog>());
        QCOMPARE(sent("POST " + kRules).string(u"pattern"), u"shop.northwind.example/tents/*"_s);
        QCOMPARE(told(), u"The rule for “shop.northwind.example/tents/*” was added"_s);
        QTRY_COMPARE(m_shop->server.count("GET " + kRules), read + 1);
    }
    void aPageThatTheRuleDoesNotMatchIsNoTrialOfIt()
    {
        m_page->showView(u"rules"_s);
        choose("rulesTable", 0);
        part<QAction>("ruleEdit")->trigger();
        QTRY_VERIFY(open<PageRuleDialog>());
        QCOMPARE(field<QLineEdit>("rulePattern")->text(), u"shop.northwind.example/sale/**"_s);
        api::PageRuleTrial trial = sampleTrial(api::PageRuleEffect::NotProduct);
        trial.isMatched = false;
        m_shop->server.answer(kTrial, {.body = schema::toJson(trial)});
        field<QLineEdit>("ruleAddress")->setText(u"https://shop.northwind.example/tents/alta-2"_s);
        QVERIFY(click(field<QPushButton>("ruleTry")));
        QTRY_COMPARE(field<Paragraph>("pageTrialVerdict")->plain(),
            u"The pattern does not match this page. 38 known pages are affected."_s);
        QCOMPARE(sent(kTrial).string(u"replaces"), u"rl_1"_s);
        QVERIFY(!field<QPushButton>("ruleSave")->isEnabled());
    }
    void aRefusedSelectorIsMarked()
    {
        m_page->showView(u"rules"_s);
        choose("rulesTable", 1);
        part<QAction>("ruleEdit")->trigger();
        QTRY_VERIFY(open<PageRuleDialog>());
        m_shop->server.answer(kTrial,
            {.status = 400,
                .body = R"({"error_code":"INVALID_FIELDS","message":"No.",)"
                        R"("invalid_fields":{"selectors[1].selector":"is no selector"}})"});
        field<QLineEdit>("ruleAddress")->setText(u"https://shop.northwind.example/tents/alta-2"_s);
        QVERIFY(click(field<QPushButton>("ruleTry")));
        QTRY_VERIFY(field<QLineEdit>("ruleSelector2")->property("invalid").toBool());
        QVERIFY(field<Paragraph>("ruleSelectorsNote")->plain().startsWith(u"Price: "));
    }
    void aRefusedPageIsCorrectedByARule()
    {
        choose("faqPagesTable", 5);
        auto *correct = part<QPushButton>("faqCorrect");
        QTRY_VERIFY(correct->isVisible());
        QVERIFY(click(correct));
        QTRY_VERIFY(open<PageRuleDialog>());
        QCOMPARE(field<QLineEdit>("rulePattern")->text(), u"shop.northwind.example/*"_s);
        QCOMPARE(field<QLineEdit>("ruleAddress")->text(), u"https://shop.northwind.example/gift-card"_s);
        QTRY_VERIFY(field<QPushButton>("ruleSave")->isEnabled()); // it was tried at once
        QCOMPARE(sent(kTrial).string(u"effect"), u"product"_s);
        m_shop->server.answer("POST " + kRules, made(u"shop.northwind.example/*"_s));
        QVERIFY(click(field<QPushButton>("ruleSave")));
        QTRY_VERIFY(!open<PageRuleDialog>());
        QCOMPARE(sent("POST " + kRules).string(u"effect"), u"product"_s);
    }
    void anInspectedPageIsCorrectedByARule()
    {
        inspectNoProduct(m_shop->server);
        m_page->openInspection(u"https://shop.northwind.example/sale/2024"_s, u"en"_s);
        QTRY_VERIFY(open<InspectionDialog>());
        QVERIFY(click(open<InspectionDialog>()->findChild<QPushButton *>(u"inspectionStart"_s)));
        auto *correct = open<InspectionDialog>()->findChild<QPushButton *>(u"inspectionCorrect"_s);
        QTRY_VERIFY(correct->isVisible());
        QVERIFY(click(correct));
        QTRY_VERIFY(open<PageRuleDialog>());
        QTRY_VERIFY(!open<InspectionDialog>());
        QCOMPARE(field<QLineEdit>("rulePattern")->text(), u"shop.northwind.example/sale/*"_s);
        QTRY_VERIFY(field<QPushButton>("ruleSave")->isEnabled());
    }
    void rulesAreMovedAndRemoved()
    {
        m_page->showView(u"rules"_s);
        choose("rulesTable", 0);
        QVERIFY(!part<QAction>("ruleUp")->isEnabled());
        choose("rulesTable", 1);
        api::PageRule moved;
        m_shop->server.answer("PATCH " + kRules + "/rl_2", {.body = schema::toJson(moved)});
        part<QAction>("ruleUp")->trigger();
        QTRY_COMPARE(m_shop->server.count("PATCH " + kRules + "/rl_2"), 1);
        QCOMPARE(sent("PATCH " + kRules + "/rl_2").find(u"position")->asNumber()->text, "0");
        QTRY_VERIFY(part<QAction>("ruleDown")->isEnabled());
        part<QAction>("ruleRemove")->trigger();
        QTRY_VERIFY(open<TaskDialog>());
        m_shop->server.answer("DELETE " + kRules + "/rl_2", {.status = 204});
        press(u"Remove rule"_s);
        QTRY_COMPARE(m_shop->server.count("DELETE " + kRules + "/rl_2"), 1);
        QTRY_COMPARE(told(), u"The rule for “shop.northwind.example/tents/*” was removed"_s);
    }
    void rulesGoIntoAFileAndComeBack()
    {
        auto *pane = m_page->findChild<PageRulesPane *>();
        const QString path = m_home.filePath(u"rules.json"_s);
        pane->exportFile(path);
        QTRY_VERIFY(told().startsWith(u"4 rules in "));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto written = json::parse(file.readAll());
        QVERIFY(written);
        QCOMPARE(written->find(u"rules")->asArray()->size(), std::size_t(4));
        QVERIFY(!written->find(u"rules")->asArray()->at(0).find(u"rule_id"));
        pane->importFile(path);
        QTRY_VERIFY(open<TaskDialog>());
        m_shop->server.answer("PUT " + kRules, {.body = schema::toJson(api::PageRules())});
        press(u"Replace all rules"_s);
        QTRY_COMPARE(m_shop->server.count("PUT " + kRules), 1);
        QCOMPARE(m_shop->server.last("PUT " + kRules).header("If-Match"), "\"7\"");
        QCOMPARE(sent("PUT " + kRules).find(u"rules")->asArray()->at(1).string(u"pattern"),
            u"shop.northwind.example/tents/*"_s);
        QTRY_COMPARE(told(), u"The rules were imported"_s);
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        pane->importFile(path);
        QTRY_COMPARE(told(), u"“rules.json” was not imported."_s);
    }
    void shortcutsAreThoseOfTheTabThatIsShown()
    {
        const auto creates = [this] {
            QStringList names;
            for (const QAction *action : m_page->actions()) {
                if (action->shortcut() == QKeySequence(QKeySequence::New))
                    names << action->text();
            }
            return names;
        };
        QCOMPARE(creates(), QStringList{u"Add question…"_s});
        m_page->showView(u"feeds"_s);
        QCOMPARE(creates(), QStringList{u"Add feed…"_s});
        m_page->showView(u"rules"_s);
        QCOMPARE(creates(), QStringList{u"Add rule…"_s});
    }
};

QTEST_MAIN(TestPageRules)
#include "tst_page_rules_pane.moc"
