// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/inspection/inspection_view.h"
#include "console/widgets/cards/card.h"
#include "tests/console/client/faqs_fixture.h"
#include "tests/console/client/page_check.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;

/// Pages that are looked at without being stored, on the real server, by clicks and keys.
class TestFaqInspection : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    InspectionDialog *dialog() const { return m_shop->open<InspectionDialog>(); }
    template <typename T>
    T *part(const char *name) const
    {
        return dialog() ? dialog()->findChild<T *>(QString::fromLatin1(name)) : nullptr;
    }
    bool isShown(const char *name) const
    {
        const auto *found = part<QWidget>(name);
        return found && found->isVisible();
    }
    bool isTold() const { return isShown("inspectionResult"); }
    /// Whatever stands in the result.
    QString told() const
    {
        QStringList texts;
        if (!isTold())
            return {};
        for (const auto *each : part<InspectionView>("inspectionResult")->findChildren<Paragraph *>())
            texts << each->plain();
        for (const auto *each : part<InspectionView>("inspectionResult")->findChildren<ElidedLabel *>())
            texts << each->text();
        return texts.join(u'\n');
    }
    QStringList questions() const
    {
        QStringList all;
        for (const auto *card :
            part<InspectionView>("inspectionResult")->findChildren<Card *>(u"inspectedFaq"_s))
            all << card->accessibleName();
        return all;
    }
    int storedPages() const
    {
        return int(m_shop->call("GET", "faq-pages").json().find(u"items")->asArray()->size());
    }
    void openDialog()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->rows().size() == 1);
        QTRY_VERIFY(m_shop->card(tests::kWash)); // the page's address is known
        m_shop->keys(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
        QTRY_VERIFY(dialog());
    }
    void inspect(const QString &address)
    {
        auto *field = part<QLineEdit>("inspectionAddress");
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, address);
        QTest::keyClick(field, Qt::Key_Return);
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

    void aProductIsToldWithWhatItRestsOn()
    {
        m_shop->site().serve("/fjell", {test::productPage(u"Fjell boots"_s)});
        openDialog();
        QCOMPARE(part<QLineEdit>("inspectionAddress")->text(), m_shop->url()); // of the page that is shown
        inspect(m_shop->site().url(u"/fjell"_s));
        QTRY_VERIFY(isTold());
        QVERIFY(told().contains(u"Fjell boots"_s));
        QVERIFY(told().contains(u"249.00"_s));
        QVERIFY(told().contains(u"offers.price"_s)); // where it stands
        QVERIFY(questions().size() >= 5);
        QVERIFY(told().contains(u"FAQs in en"_s));
        QCOMPARE(storedPages(), 1);
        QCOMPARE(m_shop->rows().size(), 1);
        tests::checkPage(*dialog(), "faqs-inspect");

        m_shop->press(dialog(), u"Copy as JSON"_s);
        const auto copied = json::parse(QGuiApplication::clipboard()->text().toUtf8());
        QVERIFY(copied);
        QCOMPARE(copied->find(u"facts")->string(u"name"), u"Fjell boots"_s);
        QCOMPARE(qsizetype(copied->find(u"faqs")->asArray()->size()), questions().size());
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"\n  "_s)); // laid out for people
        m_shop->press(dialog(), u"Close"_s);
        QTRY_VERIFY(!dialog());
    }
    void anotherLocaleGivesOtherQuestions()
    {
        openDialog();
        inspect(m_shop->url());
        QTRY_VERIFY(isTold());
        const QStringList english = questions();
        part<QComboBox>("inspectionLocale")->setCurrentText(u"de"_s);
        m_shop->press(dialog(), u"Inspect"_s);
        QTRY_VERIFY(told().contains(u"FAQs in de"_s));
        QVERIFY(questions() != english);
    }
    void aPageWithoutFaqsSaysWhy_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("says");
        QTest::newRow("gone") << 404 << QByteArray("gone") << u"404"_s;
        QTest::newRow("no product") << 200
                                    << QByteArray(
                                           "<html><body><h1>Our story</h1><article><p>We began in 1990 "
                                           "with a small workshop and a love of the "
                                           "mountains.</p></article></body></html>")
                                    << u"no single product"_s;
    }
    void aPageWithoutFaqsSaysWhy()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QString, says);
        m_shop->site().serve("/why", {body, status});
        openDialog();
        inspect(m_shop->site().url(u"/why"_s));
        QTRY_VERIFY(isTold());
        QVERIFY2(told().contains(says), qPrintable(told()));
        QVERIFY(questions().isEmpty());
        QVERIFY(!isShown("inspectionGenerate"));
        QVERIFY(isShown("inspectionCopy"));
        tests::checkPage(*dialog(), "faqs-inspect-none");
    }
    void whatIsNoAddressIsSaidBesideTheField()
    {
        openDialog();
        auto *field = part<QLineEdit>("inspectionAddress");
        field->clear();
        m_shop->press(dialog(), u"Inspect"_s);
        QVERIFY(field->property("invalid").toBool());
        inspect(u"ftp://shop.example/tent"_s);
        QVERIFY(field->property("invalid").toBool());
        QCOMPARE(field->text(), u"ftp://shop.example/tent"_s);
        QVERIFY(!isTold());
        tests::checkPage(*dialog(), "faqs-inspect-invalid");
    }
    void oneUnderWayIsCancelledAndNothingIsLost()
    {
        m_shop->site().serve("/slow", {test::productPage(u"Slow tent"_s)});
        m_shop->site().hold("/slow");
        const QString slow = m_shop->site().url(u"/slow"_s);
        openDialog();
        inspect(slow);
        QTRY_VERIFY(isShown("inspectionProgress"));
        QTRY_COMPARE(m_shop->site().hits("/slow"), 1);
        tests::checkPage(*dialog(), "faqs-inspect-running");
        m_shop->press(dialog(), u"Cancel"_s);
        QTRY_VERIFY(!isShown("inspectionProgress"));
        QCOMPARE(part<QLineEdit>("inspectionAddress")->text(), slow);
        QVERIFY(part<QLineEdit>("inspectionAddress")->isEnabled());
        // The server has given it up: the host is free for the next page.
        inspect(m_shop->url());
        QTRY_VERIFY(isTold());
        // Esc ends what is under way first, and then the dialog; the address is there again the next time.
        inspect(slow);
        QTRY_VERIFY(isShown("inspectionProgress"));
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!isShown("inspectionProgress"));
        QVERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        m_shop->keys(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
        QTRY_VERIFY(dialog());
        QCOMPARE(part<QLineEdit>("inspectionAddress")->text(), slow);
    }
    void aRefusalStandsInPlaceWithItsMarks()
    {
        openDialog();
        m_shop->client().setToken(Secret("none")); // as when the session has ended
        inspect(m_shop->url());
        const auto said = [&] {
            QStringList texts;
            for (const auto *each : dialog()->findChildren<Paragraph *>())
                texts << (each->isVisible() ? each->plain() : QString());
            return texts.join(u'\n');
        };
        QTRY_VERIFY(said().contains(u"The page was not inspected."_s));
        QVERIFY2(said().contains(u"INVALID_SESSION"_s), qPrintable(said()));
        QCOMPARE(part<QLineEdit>("inspectionAddress")->text(), m_shop->url());
        QVERIFY(isShown("inspectionStart"));
        tests::checkPage(*dialog(), "faqs-inspect-refused");
    }
    void itsFaqsAreGeneratedFromHere()
    {
        m_shop->site().serve("/fjell", {test::productPage(u"Fjell boots"_s)});
        openDialog();
        inspect(m_shop->site().url(u"/fjell"_s));
        QTRY_VERIFY(isTold());
        const QStringList expected = questions();
        m_shop->press(dialog(), u"Generate FAQs"_s);
        QTRY_VERIFY(!dialog());
        QTRY_COMPARE(storedPages(), 2);
        QTRY_COMPARE(m_shop->rows().size(), 2); // it comes into the list by itself
        const json::Value page = m_shop->server().waitForPage(u"shop"_s, m_shop->site().url(u"/fjell"_s));
        QCOMPARE(page.string(u"state"), u"ready"_s);
        QCOMPARE(qsizetype(page.find(u"faq_count")->asNumber()->text.toInt()), expected.size());
    }
};

QTEST_MAIN(TestFaqInspection)
#include "tst_faq_inspection.moc"
