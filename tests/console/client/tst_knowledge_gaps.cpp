// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gaps_pane.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "tests/console/client/console_test.h"
#include <QtWidgets/QComboBox>

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
class TestKnowledgeGaps final : public QObject, tests::ConsoleTest<KnowledgePage>
{
    Q_OBJECT
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
        show();
        m_page->showView(u"gaps"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
    }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        serve({{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            u"# Returns\n\n## Sending goods back\n\nUnused goods go back to us in their box. The label in "
            "the parcel is free within the country, and the carrier fetches it at your door on any working "
            "day.\n\n## Refunds\n\n%1\n"_s.arg(kRefunds)
                .toUtf8());
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

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
