// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/knowledge/gaps/gaps_pane.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::TestServer;

namespace {

const QString kQuestion = u"Do unicorns juggle goods with xylophones on zeppelins?"_s;
// A shorter section would be one passage with its neighbour.
const QString kRefunds
    = u"The price of the goods is paid within five days after they are back. It comes by the way that you "
      "paid by, and for gift cards as a new card by electronic mail."_s;

} // namespace

/// A gap teaches the engine: a link to a document, and an entry of the lexicon, on the real server.
class TestKnowledgeGaps : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<KnowledgePage> m_page;
    QByteArray m_key;

    QTreeView *table() const { return m_page->findChild<QTreeView *>(u"gapsTable"_s); }
    template <typename T>
    T *dialog() const
    {
        return m_page->window()->findChild<T *>();
    }
    QPushButton *shownButton(const char *name) const
    {
        auto *found = m_page->window()->findChild<QPushButton *>(QString::fromLatin1(name));
        return found && found->isVisible() ? found : nullptr;
    }
    QString ask()
    {
        return m_server
            ->post("/api/v1/send_message", json::Object{{u"query_text"_s, kQuestion}, {u"locale"_s, u"en"_s}},
                m_key)
            .text(u"result_text");
    }
    void open()
    {
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->showView(u"gaps"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
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
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            u"# Returns\n\n## Sending goods back\n\nUnused goods go back to us in their box. The label in "
            "the parcel is free within the country, and the carrier fetches it at your door on any working "
            "day.\n\n## Refunds\n\n%1\n"_s.arg(kRefunds)
                .toUtf8());
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setToken(m_server->adminToken());
        m_page = std::make_unique<KnowledgePage>(m_server->clock());
        m_page->resize(1056, 760);
    }
    void cleanup()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }

    void aGapIsLinkedToASection()
    {
        (void)ask();
        open();
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QTRY_VERIFY(shownButton("gapLink"));
        QVERIFY(tests::click(shownButton("gapLink")));
        QTRY_VERIFY(dialog<LinkDialog>());
        auto *sections = dialog<LinkDialog>()->findChild<QComboBox *>(u"linkSection"_s);
        QCOMPARE(sections->count(), 2);
        const int refunds = sections->findText(u"Returns > Refunds"_s);
        QVERIFY(refunds >= 0);
        sections->setCurrentIndex(refunds);
        QCOMPARE(dialog<LinkDialog>()->findChild<Paragraph *>(u"linkText"_s)->plain(), kRefunds);
        QVERIFY(tests::click(shownButton("linkSave")));
        QTRY_COMPARE(table()->model()->rowCount(), 0); // it is open no more
        QTRY_VERIFY(!dialog<LinkDialog>());
        QCOMPARE(toasts.last().first().value<ToastText>().text,
            u"The question is now answered with this section"_s);
        QCOMPARE(m_server->sql("SELECT state || linked_heading FROM knowledge_gap"),
            QStringList{u"answeredRefunds"_s});
        QCOMPARE(ask(), kRefunds);
    }

    void aSectionThatIsGoneMeanwhileIsRefused()
    {
        (void)ask();
        open();
        QTRY_VERIFY(shownButton("gapLink"));
        QVERIFY(tests::click(shownButton("gapLink")));
        QTRY_VERIFY(dialog<LinkDialog>());
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/shop/sources/1").status, 204);
        QVERIFY(tests::click(shownButton("linkSave")));
        QTRY_VERIFY(shownButton("linkSave")->isEnabled());
        QCOMPARE(m_server->sql("SELECT state FROM knowledge_gap"), QStringList{u"open"_s});
    }

    void aProposedEntryIsAddedToTheLexicon()
    {
        (void)ask();
        open();
        QTRY_VERIFY(shownButton("gapEntry"));
        shownButton("gapEntry")->click(); // it may have to be scrolled to
        QTRY_VERIFY(dialog<LexiconDialog>());
        const LexiconDialog::Words words = dialog<LexiconDialog>()->words();
        QVERIFY2(kQuestion.contains(words.form), qPrintable(words.form));
        QVERIFY(!words.meaning.isEmpty());
        QCOMPARE(words.language, u"en"_s);
        QVERIFY(tests::click(shownButton("lexiconSave")));
        QTRY_COMPARE(m_server->sql("SELECT form FROM lexicon_entry"), QStringList{words.form});
    }
};

QTEST_MAIN(TestKnowledgeGaps)
#include "tst_knowledge_gaps.moc"
