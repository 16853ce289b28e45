// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "tests/console/client/faqs_fixture.h"
#include "tests/console/client/page_check.h"
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;

/// Product feeds and page rules on the real server, by clicks.
class TestFaqFeeds : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    QTreeView *feeds() const { return m_shop->part<QTreeView>("feedsTable"); }
    Cell cell(int row, int column) const
    {
        return feeds()->model()->index(row, column).data(kCellRole).value<Cell>();
    }
    template <typename T>
    T *field(const QDialog *dialog, const char *name) const
    {
        return dialog ? dialog->findChild<T *>(QString::fromLatin1(name)) : nullptr;
    }
    QString write(const QByteArray &bytes) const
    {
        QFile file(m_home.filePath(u"supplier.csv"_s));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return file.fileName();
    }
    void addFile(const QByteArray &bytes)
    {
        m_shop->page()->showView(u"feeds"_s);
        QTRY_VERIFY(m_shop->part<QAction>("feedAdd")->isEnabled());
        m_shop->part<QAction>("feedAdd")->trigger();
        QTRY_VERIFY(m_shop->open<FeedDialog>());
        auto *dialog = m_shop->open<FeedDialog>();
        dialog->setChoice(FeedDialog::File);
        dialog->chooseFile(write(bytes));
        QTRY_VERIFY(field<QTreeView>(dialog, "feedPreviewTable")->isVisible());
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
        m_shop = std::make_unique<FaqsFixture>();
        m_shop->open();
    }
    void cleanup() { m_shop.reset(); }

    void aFileIsPreviewedAddedAndRun()
    {
        addFile("sku;title;price;currency\nNW-1;Alta 2;349.00;EUR\nNW-2;Alta 3;429.00;EUR\nNW-3;Alta "
                "4;cheap;EUR\n");
        auto *dialog = m_shop->open<FeedDialog>();
        QCOMPARE(field<QTreeView>(dialog, "feedPreviewTable")->model()->rowCount(), 2);
        QCOMPARE(field<QTreeView>(dialog, "feedPreviewLines")->model()->rowCount(), 1);
        QCOMPARE(m_shop->call("GET", "feeds").json().find(u"items")->asArray()->size(), std::size_t(0));
        tests::checkPage(*dialog, "faqs-feeds-add");
        m_shop->press(dialog, u"Add feed"_s);
        QTRY_COMPARE(feeds()->model()->rowCount(), 1);
        QTRY_COMPARE(cell(0, 2).text, u"Done"_s);
        QTRY_COMPARE(cell(0, 1).text, u"2"_s);
        QCOMPARE(cell(0, 3).text, u"2 added"_s);
        QVERIFY(m_shop->part<QAction>("feedReport")->isEnabled());
        tests::checkPage(*m_shop->page(), "faqs-feeds");
    }
    void aRunThatWouldRemoveMostIsHeldAndApplied()
    {
        addFile("sku;title\n1;One\n2;Two\n3;Three\n4;Four\n5;Five\n");
        m_shop->press(m_shop->open<FeedDialog>(), u"Add feed"_s);
        QTRY_COMPARE(cell(0, 2).text, u"Done"_s);
        QTRY_COMPARE(cell(0, 1).text, u"5"_s);
        auto *pane = m_shop->page()->findChild<FeedsPane *>();
        pane->uploadFile(write("sku;title\n1;One\n"));
        QTRY_VERIFY(m_shop->part<QWidget>("feedHeld")->isVisible());
        QCOMPARE(m_shop->part<QWidget>("feedHeld")->accessibleName(),
            u"“supplier” is held: at least 4 of 5 products would disappear."_s);
        m_shop->click("feedApply");
        QTRY_COMPARE(cell(0, 2).text, u"Done"_s);
        QTRY_COMPARE(cell(0, 1).text, u"1"_s);
        QVERIFY(!m_shop->part<QWidget>("feedHeld")->isVisible());
    }
    void aRefusedPageBecomesAProductByARule()
    {
        m_shop->site().serve("/gifts/card",
            {"<html><head><title>Gift card</title></head><body><main><h1>Gift card</h1><p>The card is sent "
             "by mail "
             "within a day. It is valid for three years in all of our shops.</p></main></body></html>"});
        m_shop->ask(u"/gifts/card"_s);
        m_shop->server().waitForPage(u"shop"_s, m_shop->site().url(u"/gifts/card"_s));
        m_shop->page()->refresh();
        QTRY_COMPARE(m_shop->rows().size(), 2);
        const auto row = [this] { return m_shop->cell(0, 0).sub.endsWith(u"/gifts/card") ? 0 : 1; };
        m_shop->choose(row());
        QTRY_VERIFY(m_shop->part<QPushButton>("faqCorrect")->isVisible());
        m_shop->click("faqCorrect");
        QTRY_VERIFY(m_shop->open<PageRuleDialog>());
        auto *dialog = m_shop->open<PageRuleDialog>();
        QVERIFY(field<QLineEdit>(dialog, "rulePattern")->text().endsWith(u"/gifts/*"));
        QTRY_VERIFY(field<QPushButton>(dialog, "ruleSave")->isEnabled());
        tests::checkPage(*dialog, "faqs-rules-correct");
        m_shop->press(dialog, u"Add rule"_s);
        QTRY_VERIFY(!m_shop->open<PageRuleDialog>());
        const auto reason = [this] {
            for (const json::Value &page :
                *m_shop->call("GET", "faq-pages").json().find(u"items")->asArray()) {
                if (page.string(u"url").endsWith(u"/gifts/card"))
                    return page.string(u"reason");
            }
            return u"there is no such page"_s;
        };
        QTRY_VERIFY(reason() != u"not_a_product_page");
    }
    void aRuleThatDoesNotMatchCannotBeSaved()
    {
        m_shop->page()->showView(u"rules"_s);
        QTRY_VERIFY(m_shop->part<QAction>("ruleAdd")->isEnabled());
        m_shop->part<QAction>("ruleAdd")->trigger();
        QTRY_VERIFY(m_shop->open<PageRuleDialog>());
        auto *dialog = m_shop->open<PageRuleDialog>();
        field<QLineEdit>(dialog, "rulePattern")->setText(u"elsewhere.example/*"_s);
        field<QLineEdit>(dialog, "ruleAddress")->setText(m_shop->url());
        m_shop->press(dialog, u"Try"_s);
        QTRY_VERIFY(field<QTreeView>(dialog, "pageTrialFacts")->isVisible());
        QVERIFY(!field<QPushButton>(dialog, "ruleSave")->isEnabled());
        field<QLineEdit>(dialog, "rulePattern")->setText(m_shop->site().hostPort() + u"/alta"_s);
        m_shop->press(dialog, u"Try"_s);
        QTRY_VERIFY(field<QPushButton>(dialog, "ruleSave")->isEnabled());
    }
};

QTEST_MAIN(TestFaqFeeds)
#include "tst_faq_feeds.moc"
