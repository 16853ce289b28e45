// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_pane.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/selection_hands.h"
#include <QtCore/QFile>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using test::TestServer;

/// The lexicon of the Knowledge page on the real server, click by click.
class TestKnowledgeLexicon final : public QObject, tests::ConsoleTest<KnowledgePage>
{
    Q_OBJECT

    QTreeView *table() const { return m_page->findChild<QTreeView *>(u"lexiconTable"_s); }
    QStringList rows(int column = 0) const
    {
        QStringList all;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            all << table()->model()->index(row, column).data(kCellRole).value<Cell>().text;
        return all;
    }
    LexiconDialog *dialog() const { return m_page->window()->findChild<LexiconDialog *>(); }
    QString written(const QByteArray &bytes) const
    {
        const QString path = m_home.filePath(u"lexicon.csv"_s);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }
    void create(const QByteArray &body)
    {
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/companies/shop/lexicon", body).status, 201);
    }
    void open()
    {
        show();
        m_page->showView(u"lexicon"_s);
        QTRY_VERIFY(m_page->findChild<LexiconPane *>()->subtitle() != QString());
    }

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        serve();
        signIn();
        makePage();
    }
    void cleanup() { stop(); }

    void anEntryIsAddedChangedAndDeleted()
    {
        open();
        QTRY_VERIFY(tests::buttonOf(m_page.get(), u"Add entry…"_s)->isVisible());
        QTest::keySequence(m_page.get(), QKeySequence::New);
        QTRY_VERIFY(dialog());
        press(dialog(), u"Save entry"_s);
        QVERIFY(dialog()->findChild<QLineEdit *>(u"lexiconForm"_s)->property("invalid").toBool());
        dialog()->setWords({u"money back"_s, u"store credit"_s, {}});
        press(dialog(), u"Save entry"_s);
        QTRY_COMPARE(rows(), QStringList{u"money back"_s});
        QCOMPARE(rows(2), QStringList{u"every"_s});
        QCOMPARE(rows(3), QStringList{u"refund"_s});
        QTRY_VERIFY(
            m_page->findChild<LexiconPane *>()->detailsText().contains(u"built-in concept: refund"_s));
        QTRY_VERIFY(!dialog());

        // The same form again is refused beside it.
        click("knowledgeCreate");
        dialog()->setWords({u"Money back"_s, u"refund"_s, {}});
        press(dialog(), u"Save entry"_s);
        QTRY_VERIFY(dialog()->findChild<QLineEdit *>(u"lexiconForm"_s)->property("invalid").toBool());
        press(dialog(), u"Cancel"_s);
        QTRY_VERIFY(!dialog());

        click("lexiconEdit");
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->words().meaning, u"store credit"_s);
        QCOMPARE(dialog()->words().language, QString());
        dialog()->findChild<QComboBox *>(u"lexiconLanguage"_s)->setCurrentText(u"de"_s);
        press(dialog(), u"Save entry"_s);
        QTRY_COMPARE(rows(2), QStringList{u"de"_s});
        QTRY_VERIFY(!dialog());
        click("lexiconEdit");
        QTRY_VERIFY(dialog());
        dialog()->setWords({u"money back"_s, u"credit note"_s, {}});
        press(dialog(), u"Save entry"_s);
        QTRY_COMPARE(
            m_server->sql("SELECT language || meaning FROM lexicon_entry"), QStringList{u"credit note"_s});

        QTRY_VERIFY(!dialog());
        click("lexiconRemove");
        QVERIFY(question());
        press(question(), u"Delete entry"_s);
        QTRY_VERIFY(rows().isEmpty());
        QVERIFY(m_server->sql("SELECT form FROM lexicon_entry").isEmpty());
    }

    void aChangeByAnotherIsShown()
    {
        create(R"({"form":"kicks","meaning":"shoes"})");
        open();
        QTRY_COMPARE(rows(), QStringList{u"kicks"_s});
        click("lexiconEdit");
        QTRY_VERIFY(dialog());
        const QByteArray id = m_server->sql("SELECT lexicon_entry_id FROM lexicon_entry").value(0).toLatin1();
        QCOMPARE(
            m_server->adminCall("PATCH", "/admin/v1/companies/shop/lexicon/" + id, R"({"meaning":"boots"})")
                .status,
            200);
        dialog()->setWords({u"kicks"_s, u"sneakers"_s, {}});
        press(dialog(), u"Save entry"_s);
        QTRY_VERIFY(dialog()->findChild<QWidget *>(u"lexiconConflict"_s)->isVisible());
        press(dialog(), u"Use theirs"_s);
        QCOMPARE(dialog()->words().meaning, u"boots"_s);
        dialog()->setWords({u"kicks"_s, u"sneakers"_s, {}});
        press(dialog(), u"Save mine anyway"_s);
        QTRY_COMPARE(m_server->sql("SELECT meaning FROM lexicon_entry"), QStringList{u"sneakers"_s});
    }

    void aFileIsImportedAndExported()
    {
        create(R"({"form":"kicks","meaning":"shoes"})");
        open();
        QTRY_COMPARE(rows().size(), 1);
        auto *pane = m_page->findChild<LexiconPane *>();
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        pane->importFile(written("form;meaning;language\nkicks;sneakers;\nLatschen;Schuhe;de\n"));
        QTRY_VERIFY(question());
        press(question(), u"Import"_s);
        QTRY_COMPARE(rows().size(), 2);
        QTRY_VERIFY(rows(1).contains(u"sneakers"_s));
        QTRY_COMPARE(toasts.size(), 1);
        QCOMPARE(toasts.last().first().value<ToastText>().text, u"1 added, 1 changed, 0 unchanged"_s);
        QVERIFY(tests::click(tests::buttonOf(m_page.get(), u"Export…"_s)));
        const QByteArray file = tests::written(*m_page, m_home.filePath(u"out.csv"_s));
        QCOMPARE(file.count("\r\n"), 3);
        QTRY_VERIFY(!question());
        pane->importFile(written(file));
        QTRY_VERIFY(question());
        press(question(), u"Import"_s);
        QTRY_COMPARE(toasts.last().first().value<ToastText>().text, u"0 added, 0 changed, 2 unchanged"_s);
    }

    void aFileOfNoUseChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("columns") << QByteArray("a,b\n1,2\n") << u"form is not among"_s;
        QTest::newRow("encoding") << QByteArray("form,meaning\nM\xfctze,Kappe\n") << u"UTF-8"_s;
        QTest::newRow("size") << QByteArray((4 << 20) + 1, 'a') << u"4 MiB"_s;
        QTest::newRow("rows") << "form,meaning\n" + QByteArray("a,b\n").repeated(2001) << u"2000 entries"_s;
    }
    void aFileOfNoUseChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        open();
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        m_page->findChild<LexiconPane *>()->importFile(written(bytes));
        QTRY_COMPARE(toasts.size(), 1);
        const QString text = toasts.first().first().value<ToastText>().fault->why;
        QVERIFY2(text.contains(why), qPrintable(text));
        QVERIFY(m_server->sql("SELECT form FROM lexicon_entry").isEmpty());
    }

    void aRowThatTheServerRefusesIsNamedByItsLine()
    {
        open();
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        m_page->findChild<LexiconPane *>()->importFile(written("form,meaning\n\na,b\nA,c\n"));
        QTRY_VERIFY(question());
        press(question(), u"Import"_s);
        QTRY_COMPARE(toasts.size(), 1);
        const QString text = toasts.first().first().value<ToastText>().fault->why;
        QVERIFY2(text.contains(u"line 4: form is also the form of an earlier row"_s), qPrintable(text));
        QVERIFY(m_server->sql("SELECT form FROM lexicon_entry").isEmpty());
    }

    void severalAreDeletedAtOnce()
    {
        for (const char *form : {"a1", "b1", "c1"})
            create("{\"meaning\":\"shoes\",\"form\":\"" + QByteArray(form) + "\"}");
        open();
        QTRY_COMPARE(rows().size(), 3);
        table()->selectAll();
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_VERIFY(question());
        press(question(), u"Delete 3 entries"_s);
        QTRY_VERIFY(rows().isEmpty());
        QVERIFY(m_server->sql("SELECT form FROM lexicon_entry").isEmpty());
    }
};

QTEST_MAIN(TestKnowledgeLexicon)
#include "tst_knowledge_lexicon.moc"
