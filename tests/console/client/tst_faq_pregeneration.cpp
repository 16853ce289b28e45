// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/pregeneration/pregeneration_dialog.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "tests/console/client/faqs_fixture.h"
#include "tests/console/client/page_check.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;

/// Pages that are made before a shopper asks, on the real server, by clicks and keys.
class TestFaqPregeneration : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    static constexpr int kAtOnce = 12; ///< pages of a pre-generation in the queue

    PregenerationDialog *dialog() const { return m_shop->open<PregenerationDialog>(); }
    bool isShown(const char *name) const { return m_shop->part<QWidget>(name)->isVisible(); }
    QString told() const
    {
        return isShown("pregenerationStrip") ? m_shop->part<ElidedLabel>("pregenerationText")->text()
                                             : QString();
    }
    static QByteArray path(int number) { return "/p" + QByteArray::number(number); }
    QString servePages(int count)
    {
        QStringList urls;
        for (int i = 1; i <= count; ++i) {
            m_shop->site().serve(path(i), {test::productPage(u"Tent %1"_s.arg(i))});
            urls << m_shop->site().url(QString::fromLatin1(path(i)));
        }
        return urls.join(u'\n');
    }
    void openDialog()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->part<QPushButton>("faqsPregenerate")->isEnabled());
        m_shop->click("faqsPregenerate");
        QTRY_VERIFY(dialog());
    }
    void generate(const QString &addresses)
    {
        openDialog();
        dialog()
            ->findChild<SegmentedControl *>(u"pregenerationChoice"_s)
            ->setCurrent(PregenerationDialog::Addresses);
        emit dialog()->findChild<SegmentedControl *>(u"pregenerationChoice"_s)->currentChanged(1);
        dialog()->findChild<TextBox *>(u"pregenerationAddresses"_s)->setPlainText(addresses);
        m_shop->press(dialog(), u"Generate FAQs"_s);
        QTRY_VERIFY(!dialog());
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init() { m_shop = std::make_unique<FaqsFixture>(); }
    void cleanup() { m_shop.reset(); }

    void theAddressesOfAListAreMade()
    {
        generate(servePages(3) + u"\n\nhttps://elsewhere.example/tent\n"_s);
        QTRY_COMPARE(told(), u"FAQs were generated: 3 pages ready, 1 skipped"_s);
        QVERIFY(!isShown("pregenerationPause"));
        QVERIFY(!isShown("pregenerationCancel"));
        QTRY_COMPARE(m_shop->rows().size(), 4); // they come into the list by themselves
        m_shop->click("pregenerationReport");
        QTRY_VERIFY(m_shop->open<ReportDialog>());
        const auto *table = m_shop->open<ReportDialog>()->findChild<QTreeView *>();
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), u"https://elsewhere.example/tent"_s);
        m_shop->open<ReportDialog>()->reject();
        m_shop->click("pregenerationClose");
        QTRY_VERIFY(!isShown("pregenerationStrip"));
    }

    void aSitemapIsReadAndItsRefusalStandsBesideTheField()
    {
        servePages(1);
        m_shop->site().serve("/sitemap.xml",
            {"<urlset><url><loc>" + m_shop->site().url(u"/p1"_s).toUtf8() + "</loc></url></urlset>", 200,
                "application/xml"});
        openDialog();
        m_shop->press(dialog(), u"Generate FAQs"_s);
        auto *field = dialog()->findChild<QLineEdit *>(u"pregenerationSitemap"_s);
        QVERIFY(field->property("invalid").toBool());
        tests::checkPage(*dialog(), "faqs-pregenerate");
        QTest::keyClicks(field, u"elsewhere.example/sitemap.xml"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(field->property("invalid").toBool());
        QVERIFY(dialog());
        QCOMPARE(field->text(), u"elsewhere.example/sitemap.xml"_s); // nothing that was typed is lost
        field->setText(m_shop->site().url(u"/sitemap.xml"_s));
        m_shop->press(dialog(), u"Generate FAQs"_s);
        QTRY_VERIFY(!dialog());
        QTRY_COMPARE(told(), u"FAQs were generated: 1 page ready"_s);
    }

    void itIsPausedResumedAndCancelled()
    {
        const QString urls = servePages(30);
        for (int i = 1; i <= 30; ++i)
            m_shop->site().hold(path(i));
        generate(urls);
        QTRY_COMPARE(told(), u"Generating FAQs: 0 of 30 pages · 0 pages ready"_s);
        QVERIFY(m_shop->site().waitForHits(path(1), 1));
        m_shop->click("pregenerationPause");
        QTRY_VERIFY(told().startsWith(u"Paused: "));
        for (int i = 1; i <= 30; ++i)
            m_shop->site().release(path(i));
        QTRY_COMPARE(told(), u"Paused: 12 of 30 pages · 12 pages ready"_s);
        QCOMPARE(m_shop->site().hits(path(kAtOnce + 1)), 0);
        tests::checkPage(*m_shop->page(), "faqs-pregeneration");
        for (int i = kAtOnce + 1; i <= 30; ++i)
            m_shop->site().hold(path(i));
        m_shop->click("pregenerationPause"); // it says Resume by now
        QTRY_VERIFY(told().startsWith(u"Generating FAQs: "));
        m_shop->click("pregenerationCancel");
        QTRY_VERIFY(told().startsWith(u"Cancelled: "));
        for (int i = kAtOnce + 1; i <= 30; ++i)
            m_shop->site().release(path(i));
        QTRY_VERIFY(isShown("pregenerationClose"));
    }

    void oneThatGoesOnIsShownToWhoeverOpensThePage()
    {
        const QString urls = servePages(2);
        m_shop->site().hold("/p1");
        json::Array list;
        for (const QString &url : urls.split(u'\n'))
            list.emplace_back(url);
        QCOMPARE(m_shop->call("POST", "pregenerations", {{u"urls"_s, list}}).status, 202);
        m_shop->open();
        QTRY_VERIFY(told().startsWith(u"Generating FAQs: "));
        m_shop->site().release("/p1");
        QTRY_COMPARE(told(), u"FAQs were generated: 2 pages ready"_s);
    }

    void withoutTheServerNothingIsBegun()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->part<QPushButton>("faqsPregenerate")->isEnabled());
        m_shop->page()->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!m_shop->part<QPushButton>("faqsPregenerate")->isEnabled());
        QCOMPARE(m_shop->part<QPushButton>("faqsPregenerate")->toolTip(), u"The server does not answer."_s);
        m_shop->page()->setOffline(false, {});
        QVERIFY(m_shop->part<QPushButton>("faqsPregenerate")->isEnabled());
    }
};

QTEST_MAIN(TestFaqPregeneration)
#include "tst_faq_pregeneration.moc"
