// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "tests/console/client/faqs_fixture.h"
#include "tests/console/client/page_check.h"
#include "tests/console/client/selection_hands.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;

/// Several pages with product FAQs at once, on the real server.
class TestFaqPagesSelection : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    QTreeView *table() const { return m_shop->part<QTreeView>("faqPagesTable"); }
    SelectionBar *bar() const { return tests::shownBar(*m_shop->page()); }
    void select(int first, int last) const
    {
        QVERIFY(tests::clickRow(table(), first));
        QVERIFY(tests::clickRow(table(), last, Qt::ShiftModifier));
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
        for (const char *name : {"beta", "gamma"}) {
            const QString path = u'/' + QString::fromLatin1(name);
            // A text that two pages share would have the first made again.
            m_shop->site().serve(path.toLatin1(),
                {test::productPage(QString::fromLatin1(name))
                        .replace("A light", QByteArray(name) + " is a light")
                        .replace("Wash by", "Wash " + QByteArray(name) + " by")
                        .replace("The tent has", QByteArray(name) + " has")
                        .replace("Delivery takes", "Delivery of " + QByteArray(name) + " takes")});
            m_shop->ask(path);
            m_shop->server().waitForPage(u"shop"_s, m_shop->site().url(path));
        }
        m_shop->open();
        QTRY_COMPARE(m_shop->rows().size(), 3);
    }
    void cleanup() { m_shop.reset(); }

    void severalAreRegenerated()
    {
        QSignalSpy toasts(m_shop->page(), &Page::toastWanted);
        auto *search = m_shop->part<QLineEdit>("faqSearch");
        select(0, 1);
        QCOMPARE(tests::saidBy(bar()), u"2 selected"_s);
        QVERIFY(!search->isVisible());
        tests::checkPage(*m_shop->page(), "faq-pages-selected");
        const QStringList chosen = m_shop->rows().mid(0, 2);
        const QString other = m_shop->rows().last();
        const auto hits = [this](const QString &name) {
            return m_shop->site().hits('/' + name.section(u' ', 0, 0).toLower().toLatin1());
        };
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Regenerate"_s)));
        QTRY_COMPARE(toasts.size(), 1);
        QCOMPARE(
            tests::lastToast(toasts).text, u"2 pages are being read again; their new FAQs appear here"_s);
        for (const QString &name : chosen)
            QTRY_COMPARE(hits(name), 2);
        QCOMPARE(hits(other), 1);
        QVERIFY(!bar() && search->isVisible());
        // In the meantime the rows stand still and come back to ready.
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Ready"_s);
        QCOMPARE(m_shop->rows().mid(0, 2), chosen);
    }

    void withLittleRoomTheButtonsLoseTheirWords()
    {
        m_shop->page()->resize(800, 900);
        select(0, 2);
        tests::checkPage(*m_shop->page(), "faq-pages-selected-narrow");
        QVERIFY(tests::buttonOf(bar(), u"Regenerate"_s));
        QVERIFY(bar()->width() <= table()->width());
    }

    void theListIsExportedNotTheFaqs()
    {
        select(0, 1);
        QVERIFY(tests::click(tests::buttonOf(bar(), u"Export…"_s)));
        const QByteArray two = tests::written(*m_shop->page(), m_home.filePath(u"two.csv"_s));
        QCOMPARE(two.count("\r\n"), 3);
        QVERIFY2(two.startsWith("page_id,"), two.left(60).constData());
        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!bar());
        m_shop->activate(); // the dialog for the file has closed
        m_shop->page()->focusFilter();
        QTest::keyClicks(QApplication::focusWidget(), u"gamma"_s);
        QTRY_COMPARE(m_shop->rows().size(), 1);
        for (QAction *action : m_shop->page()->actions()) {
            if (action->objectName() == u"listExport")
                action->trigger();
        }
        const auto one = json::parse(tests::written(*m_shop->page(), m_home.filePath(u"one.json"_s)));
        QVERIFY(one && one->asArray());
        QCOMPARE(one->asArray()->size(), std::size_t(1));
        QVERIFY(one->asArray()->front().string(u"url").endsWith(u"/gamma"));
    }

    void anotherSessionEndsIt()
    {
        QSignalSpy toasts(m_shop->page(), &Page::toastWanted);
        select(0, 2);
        tests::buttonOf(bar(), u"Regenerate"_s)->click();
        QVERIFY(tests::saidBy(bar()).startsWith(u"Regenerating"));
        m_shop->page()->setSession(nullptr, {});
        QTRY_VERIFY(!bar());
        QCOMPARE(m_shop->rows().size(), 0);
        QVERIFY(toasts.isEmpty());
    }
};

QTEST_MAIN(TestFaqPagesSelection)
#include "tst_faq_pages_selection.moc"
