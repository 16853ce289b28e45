// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/set/faq_card.h"
#include "console/pages/faqs/set/faq_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "tests/console/client/faqs_fixture.h"
#include "tests/console/client/page_check.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FaqsFixture;
using tests::kPoles;
using tests::kWash;

/// The list of pages, their locales, files, and who may do what, on the real server.
class TestFaqPagesList : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FaqsFixture> m_shop;

    QString subtitle() const { return m_shop->page()->findChild<PageHeader *>()->subtitle(); }
    bool canPress(const char *name) const { return m_shop->part<QPushButton>(name)->isEnabled(); }
    QString whyNot(const char *name) const { return m_shop->part<QPushButton>(name)->toolTip(); }
    void choose(const char *combo, const QString &text) const
    {
        auto *box = m_shop->part<QComboBox>(combo);
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        box->setCurrentIndex(box->findText(text));
    }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_home.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(file.errorString()));
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Types the name into the file dialog that stands open.
    void choosePath(const QString &path) const
    {
        QTRY_VERIFY(m_shop->open<QFileDialog>());
        auto *dialog = m_shop->open<QFileDialog>();
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        QVERIFY(name);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    }
    QByteArray csvRow(const QString &path, const QByteArray &question) const
    {
        return m_shop->site().url(path).toLatin1() + ",en," + question + ",Yes.\n";
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

    void rowsChangeInPlaceAndNewPagesComeLast()
    {
        m_shop->site().serve("/beta", {test::productPage(u"Beta 3"_s)});
        m_shop->open();
        QTRY_COMPARE(m_shop->rows(), QStringList{u"Alta 2"_s});
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Ready"_s);
        QTRY_COMPARE(m_shop->cell(0, 3).sub, u"24 h left"_s);
        m_shop->site().hold("/beta");
        m_shop->ask(u"/beta"_s);
        QTRY_COMPARE(m_shop->rows(), (QStringList{u"Alta 2"_s, u"beta"_s})); // the newest would be the first
        QTRY_COMPARE(m_shop->cell(1, 3).text, u"Generating"_s);
        QTRY_COMPARE(subtitle(), u"2 pages · 1 ready · 1 generating · 0 not available"_s);
        m_shop->choose(1);
        const auto absence
            = [this] { return m_shop->part<ContentStack>("faqStack")->currentWidget()->accessibleName(); };
        QTRY_COMPARE(absence(), u"The questions are being generated"_s);
        QTRY_VERIFY(!canPress("faqRegenerate"));
        QTRY_COMPARE(whyNot("faqRegenerate"), u"It is already being generated."_s);
        m_shop->site().release("/beta");
        QTRY_COMPARE(m_shop->cell(1, 3).text, u"Ready"_s);
        QTRY_VERIFY(!m_shop->questions().isEmpty()); // the details follow
        QTRY_VERIFY(canPress("faqRegenerate"));
        m_shop->page()->refresh(); // on demand the order is the server's
        QTRY_COMPARE(m_shop->rows(), (QStringList{u"Beta 3"_s, u"Alta 2"_s}));
        tests::checkPage(*m_shop->page(), "faqs-live");
        m_shop->part<QTreeView>("faqPagesTable")->sortByColumn(0, Qt::AscendingOrder);
        QTRY_COMPARE(m_shop->rows(), (QStringList{u"Alta 2"_s, u"Beta 3"_s}));
    }

    void pagesAreFilteredByTextStateAndLocale()
    {
        m_shop->ask(u"/gone"_s);
        m_shop->server().waitForPage(u"shop"_s, m_shop->site().url(u"/gone"_s));
        m_shop->ask(u"/alta"_s, u"de"_s);
        m_shop->server().waitForPage(u"shop"_s, m_shop->url(), u"de"_s);
        m_shop->open();
        QTRY_COMPARE(m_shop->rows().size(), 3);
        auto *search = m_shop->part<QLineEdit>("faqSearch");
        m_shop->page()->focusFilter();
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"gone"_s);
        QTRY_COMPARE(m_shop->rows().size(), 1);
        QTRY_COMPARE(subtitle(), u"1 page matches"_s);
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Not available"_s);
        QTRY_COMPARE(m_shop->cell(0, 3).sub, u"not reachable"_s);
        QTest::keyClicks(search, u"zzz"_s);
        QTRY_COMPARE(m_shop->rows().size(), 0);
        auto *stack = m_shop->part<ContentStack>("faqPagesStack");
        QTRY_COMPARE(stack->currentWidget()->accessibleName(), u"Nothing matches “gonezzz”"_s);
        tests::checkPage(*m_shop->page(), "faqs-no-hits");
        for (QPushButton *button : stack->findChildren<QPushButton *>()) {
            if (button->isVisible())
                QVERIFY(tests::click(button));
        }
        QTRY_COMPARE(m_shop->rows().size(), 3);
        QVERIFY(search->text().isEmpty());

        choose("faqState", u"Not available"_s);
        QTRY_COMPARE(m_shop->rows().size(), 1);
        choose("faqState", u"Ready"_s);
        QTRY_COMPARE(m_shop->rows().size(), 2);
        choose("faqLocale", u"de"_s);
        QTRY_COMPARE(m_shop->rows().size(), 1);
        QTRY_COMPARE(m_shop->cell(0, 1).text, u"de"_s);
        // Another page that matches does not move what is there: it is offered.
        m_shop->site().serve("/beta", {test::productPage(u"Beta 3"_s)});
        m_shop->ask(u"/beta"_s, u"de"_s);
        QTRY_VERIFY(m_shop->part<QPushButton>("faqNews")->isVisible());
        QCOMPARE(m_shop->rows().size(), 1);
        m_shop->click("faqNews");
        QTRY_COMPARE(m_shop->rows().size(), 2);
        QTRY_VERIFY(!m_shop->part<QPushButton>("faqNews")->isVisible());
    }

    void moreThanTwoHundredPagesComeAsTheyAreScrolledTo()
    {
        constexpr int kMany = 240;
        for (int from = 0; from < kMany; from += kMany / 2) {
            json::Array rows;
            for (int i = from; i < from + kMany / 2; ++i)
                rows.push_back(json::Object{{u"page_url"_s, m_shop->site().url(u"/many/%1"_s.arg(i))},
                    {u"locale"_s, u"en"_s}, {u"question"_s, u"Is it number %1?"_s.arg(i)},
                    {u"answer"_s, u"Yes."_s}});
            QCOMPARE(m_shop->call("POST", "faq-imports", {{u"rows"_s, rows}}).status, 200);
        }
        const auto isMaking = [this] {
            const json::Value list = m_shop->call("GET", "faq-pages?state=generating&limit=1").json();
            return !list.find(u"items")->asArray()->empty();
        };
        QTRY_VERIFY(!isMaking());
        m_shop->open();
        QTRY_VERIFY(m_shop->rows().size() >= 200);
        m_shop->choose(3);
        QTRY_COMPARE(m_shop->questions(), QStringList{u"Is it number 236?"_s});
        m_shop->part<QTreeView>("faqPagesTable")->scrollToBottom();
        QTRY_COMPARE(m_shop->rows().size(), kMany + 1);
        const QStringList before = m_shop->rows();
        QCOMPARE(before.last(), u"Alta 2"_s);
        m_shop->site().serve("/beta", {test::productPage(u"Beta 3"_s)});
        m_shop->ask(u"/beta"_s);
        QTRY_COMPARE(m_shop->rows().size(), kMany + 2);
        QCOMPARE(m_shop->rows().mid(0, before.size()), before); // nothing has moved under the pointer
        QCOMPARE(m_shop->questions(), QStringList{u"Is it number 236?"_s});
        QTest::keyClicks(m_shop->part<QLineEdit>("faqSearch"), u"/many/17"_s);
        QTRY_COMPARE(m_shop->rows().size(), 11);
    }

    void anotherLocaleIsLookedAt()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kWash));
        auto *locales = m_shop->part<SegmentedControl>("faqLocales");
        QTRY_COMPARE(locales->findChildren<QPushButton *>().size(), 3);
        const auto segment = [locales](const QString &text) {
            const auto buttons = locales->findChildren<QPushButton *>();
            for (QPushButton *button : buttons) {
                if (button->text() == text)
                    return button;
            }
            return static_cast<QPushButton *>(nullptr);
        };
        QVERIFY(tests::click(segment(u"da"_s)));
        const auto absence
            = [this] { return m_shop->part<ContentStack>("faqStack")->currentWidget()->accessibleName(); };
        QTRY_COMPARE(absence(), u"No questions in da yet"_s);
        // What they would be can be seen without storing anything.
        QVERIFY(tests::click(m_shop->part<QPushButton>("faqPreview")));
        auto *preview = m_shop->open<InspectionDialog>();
        QVERIFY(preview);
        QStringList shown{preview->findChild<QComboBox *>()->currentText()};
        for (const QLineEdit *field : preview->findChildren<QLineEdit *>())
            shown << field->text();
        QVERIFY2(shown.contains(u"da"_s), qPrintable(shown.join(u' ')));
        QVERIFY2(shown.filter(m_shop->url()).size() == 1, qPrintable(shown.join(u' ')));
        preview->reject();
        QTRY_VERIFY(!m_shop->open<InspectionDialog>());
        QTRY_VERIFY(!canPress("faqRegenerate"));
        QTRY_VERIFY(!canPress("faqAdd"));
        QVERIFY(tests::click(segment(u"en"_s)));
        QTRY_VERIFY(m_shop->card(kWash));

        m_shop->ask(u"/alta"_s, u"de"_s);
        m_shop->server().waitForPage(u"shop"_s, m_shop->url(), u"de"_s);
        QTRY_COMPARE(m_shop->rows().size(), 2);
        m_shop->page()->refresh();
        const QStringList english = m_shop->questions();
        QVERIFY(tests::click(segment(u"de"_s)));
        QTRY_VERIFY(!m_shop->questions().isEmpty() && m_shop->questions() != english);
        QTRY_VERIFY(canPress("faqAdd"));

        // More than five are chosen from a list.
        m_shop->server().changeCompany(u"shop"_s,
            {{u"locales"_s, json::Array{u"en"_s, u"de"_s, u"da"_s, u"fr"_s, u"it"_s, u"nl"_s, u"pl"_s}}});
        m_shop->page()->refresh();
        auto *many = m_shop->part<QComboBox>("faqManyLocales");
        QTRY_VERIFY(many->isVisible());
        QTRY_COMPARE(many->count(), 7);
        QTRY_COMPARE(many->currentText(), u"de"_s);
        QTRY_VERIFY(!locales->isVisible());
    }

    void aPageIsMadeAnewAndSaysWhyItIsNot()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kWash));
        m_shop->serve(u"60"_s);
        m_shop->keys(QKeySequence(u"Ctrl+R"_s));
        QTRY_VERIFY(m_shop->answers(kWash).contains(u"60 degrees"));
        // The page is away: its set serves on for a while.
        m_shop->site().serve("/alta", {"gone", 404});
        m_shop->click("faqRegenerate");
        QTRY_VERIFY(m_shop->toast().startsWith(u"The page is being read again"));
        QTRY_COMPARE(m_shop->cell(0, 3).sub, u"last attempt failed"_s);
        QTRY_COMPARE(m_shop->cell(0, 3).text, u"Ready"_s);
        QVERIFY(m_shop->card(kWash));
        const auto *note = m_shop->part<Paragraph>("faqNote");
        QTRY_VERIFY(note->isVisible());
        QVERIFY2(note->plain().contains(u"404"_s), qPrintable(note->plain()));
        QVERIFY(note->plain().contains(u"These questions are from"_s));
        tests::checkPage(*m_shop->page(), "faqs-last-attempt");
        m_shop->serve(u"60"_s);
        m_shop->click("faqRegenerate");
        QTRY_VERIFY(!note->isVisible());
        // The server refuses: it says so, and nothing changes.
        m_shop->client().setToken(Secret("no session"));
        m_shop->page()->regenerateCurrent();
        QTRY_VERIFY(!m_shop->fault().isEmpty());
        QTRY_COMPARE(m_shop->toast(), u"The page’s FAQs were not regenerated."_s);
    }

    void filesGoOutAndComeBackIn()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        const QString csv = m_home.filePath(u"out.csv"_s);
        m_shop->keys(QKeySequence(u"Ctrl+E"_s));
        choosePath(csv);
        const auto exported = [this] {
            return m_shop->part<QWidget>("faqExportStrip")->findChild<ElidedLabel *>(u"exportText"_s)->text();
        };
        QTRY_VERIFY(exported().endsWith(u"/out.csv"));
        QVERIFY(read(csv).startsWith("page_url,locale,question,answer,pinned"));
        QVERIFY(read(csv).contains(kPoles.toUtf8()));
        for (const auto &[file, holds] :
            {std::pair(u"out.jsonld"_s, "\"FAQPage\""), std::pair(u"out.json"_s, "\"faq_id\"")}) {
            m_shop->keys(QKeySequence(u"Ctrl+Shift+E"_s));
            choosePath(m_home.filePath(file));
            QTRY_VERIFY(exported().endsWith(u'/' + file));
            QVERIFY(read(m_home.filePath(file)).contains(holds));
        }

        // One new, one changed, one that cannot be.
        QByteArray rows = "page_url,locale,question,answer,pinned\n";
        rows += m_shop->url().toLatin1() + ",en,Does it float?,No.,yes\n";
        rows += m_shop->url().toLatin1() + ",en," + kPoles.toLatin1() + ",Of carbon.,\n";
        rows += "http://elsewhere.example/x,en,What is it?,A thing.,\n";
        const QString in = write(u"in.csv"_s, rows);
        m_shop->click("faqsImport");
        choosePath(in);
        QTRY_VERIFY(m_shop->open<TaskDialog>());
        m_shop->press(m_shop->open<TaskDialog>(), u"Import 3 rows"_s);
        QTRY_VERIFY(m_shop->part<QTreeView>("reportTable"));
        const QAbstractItemModel *refused = m_shop->part<QTreeView>("reportTable")->model();
        QCOMPARE(refused->rowCount(), 1);
        QCOMPARE(refused->index(0, 0).data().toString(), u"4"_s); // its line in the file
        QVERIFY(refused->index(0, 1).data().toString().contains(u"allowed hosts"));
        m_shop->press(m_shop->open<TaskDialog>(), u"Close"_s);
        QTRY_COMPARE(m_shop->badges(u"Does it float?"_s), (QStringList{u"Pinned"_s, u"Custom"_s}));
        QTRY_COMPARE(m_shop->answers(kPoles), u"Of carbon."_s);

        // What came out goes in again and changes nothing.
        m_shop->page()->importFile(m_home.filePath(u"out.json"_s));
        QTRY_VERIFY(m_shop->open<TaskDialog>());
        tests::checkPage(*m_shop->open<TaskDialog>(), "faqs-import");
        m_shop->press(m_shop->open<TaskDialog>(), u"Cancel"_s);
        QTRY_VERIFY(!m_shop->open<TaskDialog>());
        m_shop->page()->importFile(write(u"latin.csv"_s, "page_url,question,answer\nx,\xe4\xf6,\xfc\n"));
        QTRY_VERIFY(m_shop->toast().contains(u"latin.csv"));
        m_shop->page()->importFile(write(u"wrong.csv"_s, "name,price\nAlta,249\n"));
        QTRY_VERIFY(m_shop->toast().contains(u"wrong.csv"));
        QVERIFY(!m_shop->open<TaskDialog>());
    }

    void withoutTheServerWritingRestsAndWhatIsThereStays()
    {
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        m_shop->page()->setOffline(true, u"The server does not answer."_s);
        for (const char *name : {"faqAdd", "faqRegenerate", "faqsImport", "faqsExport"}) {
            QVERIFY2(!canPress(name), name);
            QTRY_COMPARE(whyNot(name), u"The server does not answer."_s);
        }
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_H);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_Delete);
        QCOMPARE(m_shop->badges(kPoles), QStringList());
        QCOMPARE(m_shop->rows(), QStringList{u"Alta 2"_s});
        m_shop->page()->setOffline(false, {});
        for (const char *name : {"faqAdd", "faqRegenerate", "faqsImport", "faqsExport"})
            QVERIFY2(canPress(name), name);

        // It goes while a question is edited: what was typed stays.
        m_shop->keys(QKeySequence::New);
        QTRY_VERIFY(m_shop->open<TaskDialog>());
        auto *dialog = m_shop->open<TaskDialog>();
        dialog->findChild<QLineEdit *>(u"faqQuestion"_s)->setText(u"Is it there?"_s);
        dialog->findChild<TextBox *>(u"faqAnswer"_s)->setPlainText(u"It was."_s);
        m_shop->server().stop();
        m_shop->press(dialog, u"Add question"_s);
        QTRY_VERIFY(dialog->findChild<QPushButton *>(u"faqSave"_s)->isEnabled());
        QCOMPARE(dialog->findChild<TextBox *>(u"faqAnswer"_s)->toPlainText(), u"It was."_s);
        m_shop->press(dialog, u"Cancel"_s);
        QTRY_VERIFY(!m_shop->open<TaskDialog>());
    }

    void aReaderLooksAndATesterMakesAnew()
    {
        const auto signIn = [this](const QByteArray &role) {
            const QByteArray made = "{\"email\":\"" + role
                + "@example.org\",\"password\":\"correct horse 9 staple\",\"role\":\"" + role
                + "\",\"companies\":[\"shop\"]}";
            QCOMPARE(m_shop->server().adminCall("POST", "/admin/v1/admins", made).status, 201);
            bool done = false;
            m_shop->client().signIn(QString::fromLatin1(role + "@example.org"),
                Secret("correct horse 9 staple"), this, [&](client::ApiResult<api::Session> session) {
                    QVERIFY(session);
                    m_shop->client().setToken(Secret(session->token.toUtf8()));
                    done = true;
                });
            QTRY_VERIFY(done);
        };
        signIn("company_viewer");
        m_shop->open();
        QTRY_VERIFY(m_shop->card(kPoles));
        QTRY_VERIFY(!canPress("faqAdd"));
        for (const char *name : {"faqAdd", "faqRegenerate", "faqsImport"}) {
            QVERIFY2(!canPress(name), name);
            QVERIFY2(whyNot(name).contains(u"read only"), qPrintable(whyNot(name)));
        }
        QTRY_VERIFY(canPress("faqsExport"));
        const auto inCard = m_shop->card(kPoles)->findChildren<QPushButton *>();
        for (const QPushButton *button : inCard)
            QVERIFY(!button->isEnabled() || button->accessibleName() == u"More");
        m_shop->focus(kPoles);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_H);
        QTest::keyClick(m_shop->card(kPoles), Qt::Key_F2);
        QVERIFY(!m_shop->open<TaskDialog>());
        QVERIFY(m_shop->served().contains(kPoles));

        signIn("company_tester");
        m_shop->open();
        QTRY_VERIFY2(whyNot("faqAdd").contains(u"read and test"), qPrintable(whyNot("faqAdd")));
        QTRY_VERIFY(!canPress("faqAdd"));
        QTRY_VERIFY(canPress("faqRegenerate"));
    }
};

QTEST_MAIN(TestFaqPagesList)
#include "tst_faq_pages_list.moc"
