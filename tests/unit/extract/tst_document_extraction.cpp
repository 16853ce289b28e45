// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/document_extraction.h"
#include "server/knowledge/sources/document_extractor.h"
#include "server/web/extraction/extract_protocol.h"
#include "shared/core/secret.h"
#include "tests/support/stand_in_extract.h"
#include <QtCore/QDirIterator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <thread>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype kMebibyte = 1024 * 1024;

QByteArray contentsOf(const QString &path)
{
    QFile file(QStringLiteral(ANSWERDESK_SOURCES) + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray filled(QByteArrayView piece, qsizetype size)
{
    return piece.toByteArray().repeated(size / piece.size());
}

} // namespace

/// Documents on their way through the child process.
class TestDocumentExtraction : public QObject
{
    Q_OBJECT
private slots:
    void theChildAnswersWhatTheReadersFind_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *folder : {"resources/samples/shop", "tests/data/knowledge", "tests/data/pages"}) {
            QDirIterator files(QStringLiteral(ANSWERDESK_SOURCES) + u'/' + QString::fromLatin1(folder),
                QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next().mid(qsizetype(qstrlen(ANSWERDESK_SOURCES)) + 1);
                QTest::newRow(qPrintable(path)) << path;
            }
        }
    }
    void theChildAnswersWhatTheReadersFind()
    {
        QFETCH(QString, file);
        const QByteArray bytes = contentsOf(file);
        const ExtractionAnswer here
            = extract::extractDocument({file, bytes, {}, QUrl(u"https://shop.example/a"_s), "noindex"});
        const Extraction there
            = extractDocument(m_extractor, {file, bytes, {}, QUrl(u"https://shop.example/a"_s), "noindex"});
        QCOMPARE(there.facts.noIndex, here.facts.noIndex);
        QCOMPARE(there.facts.links, here.facts.links);
        QCOMPARE(there.facts.translations, here.facts.translations);
        QCOMPARE(there.facts.canonical, here.facts.canonical);
        QCOMPARE(there.facts.language, here.facts.language);
        if (!here.refusal.isEmpty()) {
            QVERIFY(!there.document);
            QCOMPARE(there.document.error().invalidFields.front(), std::pair(file, here.refusal));
            return;
        }
        QVERIFY2(there.document, there.document ? "" : qPrintable(there.document.error().text()));
        QCOMPARE(there.document->title, here.document.title);
        QCOMPARE(there.document->locale, here.document.locale);
        QCOMPARE(there.document->translationOf, here.document.translationOf);
        QCOMPARE(there.document->skipped, here.document.skipped);
        QCOMPARE(there.document->textHash, here.document.textHash);
        QCOMPARE(there.document->contentHash, sha256(bytes));
        QCOMPARE(there.document->passages.size(), here.document.passages.size());
        for (qsizetype i = 0; i < here.document.passages.size(); ++i) {
            const Passage &a = there.document->passages[i], &b = here.document.passages[i];
            QCOMPARE(a.title, b.title);
            QCOMPARE(a.headingPath, b.headingPath);
            QCOMPARE(a.text, b.text);
            QCOMPARE(a.language, b.language);
        }
    }

    void readsJapaneseAndChinesePdfs_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("language");
        QTest::newRow("Japanese") << u"japanese.pdf"_s << u"返品は三十日以内にお願いします。"_s << u"ja"_s;
        QTest::newRow("Chinese") << u"chinese.pdf"_s << u"三十天之内可以免费退货。"_s << u"zh"_s;
    }
    void readsJapaneseAndChinesePdfs()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, language);
        QVERIFY2(QFile::exists(u"/usr/share/poppler/cMap"_s),
            "the character maps are missing: install the package poppler-data");
        const QByteArray bytes = contentsOf(u"tests/data/documents/"_s + file);
        const auto document = extractDocument(m_extractor, {file, bytes}).document;
        QVERIFY2(document, document ? "" : qPrintable(document.error().invalidFields.front().second));
        QCOMPARE(document->passages.size(), 1);
        QCOMPARE(document->passages[0].text.simplified().remove(u' '), text);
        QCOMPARE(document->locale, language);
    }

    void reads32MebibytesWithinTheLimitOfTime_data()
    {
        // Each took minutes when its reader or the splitter copied the rest of the text again and again.
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one sentence") << u"a.txt"_s << filled("word, ", 32 * kMebibyte);
        QTest::newRow("no space") << u"a.txt"_s << filled("x", 32 * kMebibyte);
        QTest::newRow("plain words") << u"a.md"_s << filled("plain words of a shop\n", 32 * kMebibyte);
        QTest::newRow("short sentences") << u"a.txt"_s << filled("It is so. ", 32 * kMebibyte);
        QTest::newRow("open template marks") << u"a.md"_s << filled("{% a ", 32 * kMebibyte);
        QTest::newRow("open comments") << u"a.md"_s
                                       << filled("plain words of a shop\n", 9 * kMebibyte) + "\n\n<div>\n"
                + filled("<!-- <a <? ", 8 * kMebibyte);
    }
    void reads32MebibytesWithinTheLimitOfTime()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, bytes);
        const auto document = extractDocument(m_extractor, {path, bytes}).document;
        QVERIFY2(document, document ? "" : qPrintable(document.error().invalidFields.front().second));
        qsizetype size = 0;
        for (const Passage &passage : document->passages) {
            QVERIFY(passage.text.size() <= kMaxPassageText);
            size += passage.text.size();
        }
        QVERIFY(size > bytes.size() / 2);
    }

    void aHugeHeadingIsNotRepeatedWhole()
    {
        const QByteArray bytes = "# " + filled("long ", kMebibyte) + "\n\n"
            + filled(
                "## " + filled("sub ", 2000) + "\n\n" + filled("Some text of a section. ", 1000) + "\n\n",
                kMebibyte);
        const auto document = extractDocument(m_extractor, {u"a.md"_s, bytes}).document;
        QVERIFY2(document, document ? "" : qPrintable(document.error().invalidFields.front().second));
        QVERIFY(document->passages.size() > 100);
        for (const Passage &passage : document->passages)
            QVERIFY(passage.headingPath.size() <= kMaxHeadingPath && passage.title.size() <= kMaxTitle);
    }

    void aDocumentOfTooManyPassagesIsRefused()
    {
        const auto document
            = extractDocument(m_extractor, {u"a.csv"_s, "question,answer\n" + filled("q,a\n", 3 * kMebibyte)})
                  .document;
        QVERIFY(!document);
        QVERIFY2(document.error().invalidFields.front().second.contains(u"500000 passages"_s),
            qPrintable(document.error().invalidFields.front().second));
    }

    void aSlowDocumentIsEndedWithAReason()
    {
        const web::Extractor slow(script("cat >/dev/null; exec sleep 60"), 300, 2000);
        const auto document = extractDocument(slow, {u"a.md"_s, "# A"}).document;
        QVERIFY(!document);
        QCOMPARE(document.error().code, ErrorCode::InvalidFields);
        QCOMPARE(document.error().invalidFields.front(),
            std::pair(u"a.md"_s, u"Reading the document took more than 2 s."_s));
    }

    void aDocumentOfTooMuchProcessorTimeIsEndedWithAReason()
    {
        const web::Extractor slow(script("kill -XCPU $$"));
        const auto document = extractDocument(slow, {u"a.md"_s, "# A"}).document;
        QVERIFY(!document);
        QCOMPARE(document.error().invalidFields.front(),
            std::pair(u"a.md"_s,
                u"Reading the document took more than %1 s."_s.arg(web::extract::kDocumentSeconds)));
    }

    void aStopRequestEndsTheChild()
    {
        const QString pidFile = m_folder.filePath(u"pid"_s);
        const web::Extractor slow(script("echo $$ >" + pidFile.toUtf8() + ".new; mv " + pidFile.toUtf8()
                                      + ".new " + pidFile.toUtf8() + "; cat >/dev/null; exec sleep 600"),
            600'000, 600'000);
        std::stop_source stop;
        Extraction result;
        std::thread reader([&] { result = extractDocument(slow, {u"a.md"_s, "# A"}, stop.get_token()); });
        const bool isRunning = QTest::qWaitFor([&] { return QFile::exists(pidFile); }, 60'000);
        stop.request_stop();
        reader.join();
        QVERIFY(isRunning);
        QVERIFY(!result.document);
        QCOMPARE(result.document.error().code, ErrorCode::Unavailable);
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!QFile::exists(u"/proc/"_s + QString::fromLatin1(file.readAll().trimmed())));
        // One that was stopped before it began starts no child.
        const auto late = extractDocument(slow, {u"a.md"_s, "# A"}, stop.get_token());
        QCOMPARE(late.document.error().code, ErrorCode::Unavailable);
    }

    void aCompromisedChildIsNotBelieved_data()
    {
        QTest::addColumn<QByteArray>("answer");
        const auto row = [](const char *name, const std::function<void(ExtractionAnswer &)> &change) {
            ExtractionAnswer answer;
            Passage passage;
            passage.text = u"Text."_s;
            answer.document.title = u"Title"_s;
            answer.document.textHash = QByteArray(32, 'h');
            answer.document.passages = {passage};
            change(answer);
            QTest::newRow(name) << toParts(answer);
        };
        row("long text", [](auto &a) { a.document.passages[0].text = QString(1501, u'x'); });
        row("empty text", [](auto &a) { a.document.passages[0].text = u" "_s; });
        row("NUL", [](auto &a) { a.document.passages[0].text = u"a"_s + QChar(u'\0'); });
        row("long heading path", [](auto &a) { a.document.passages[0].headingPath = QString(4001, u'x'); });
        row("long title", [](auto &a) { a.document.title = QString(2001, u'x'); });
        row("no passage", [](auto &a) { a.document.passages.clear(); });
        row("short hash", [](auto &a) { a.document.textHash = "h"; });
        row("a file's address", [](auto &a) { a.facts.links = {u"file:///etc/passwd"_s}; });
        row("an address with a password", [](auto &a) { a.facts.canonical = u"http://a:b@c.example/"_s; });
        row("too many links", [](auto &a) { a.facts.links = QStringList(3000, u"http://a.example/"_s); });
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a length beyond the end") << QByteArray("\x00\x00\x00\x00\xff\xff\xff\x7f", 8);
        QTest::newRow("a count beyond the end") << QByteArray("\x00\x00\x00\x00\x10\x00\x00\x00", 8);
    }
    void aCompromisedChildIsNotBelieved()
    {
        QFETCH(QByteArray, answer);
        QVERIFY(!answerFromParts(answer));
        QVERIFY(!answerFromParts(answer + "x"));
        // The same over the wire.
        web::extract::PartWriter parts;
        parts.add(web::extract::kRead);
        QFile file(m_folder.filePath(u"answer"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(parts.bytes() + answer);
        file.close();
        const web::Extractor forged(script("cat >/dev/null; cat " + file.fileName().toUtf8()));
        const auto document = extractDocument(forged, {u"a.md"_s, "# A"}).document;
        QVERIFY(!document);
        QCOMPARE(document.error().invalidFields.front().second, u"The document could not be read."_s);
    }

    void everyPrefixOfAnAnswerIsMalformed()
    {
        const QByteArray whole
            = toParts(extract::extractDocument({u"a.md"_s, "# Title\n\n## One\n\nText.\n\n## Two\n\nMore."}));
        QVERIFY(answerFromParts(whole).has_value());
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY(!answerFromParts(whole.first(size)));
    }

private:
    QString script(const QByteArray &body)
    {
        return test::standInExtract(
            m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())), body);
    }

    QTemporaryDir m_folder;
    // The limit of processor time ends a slow reader; a busy machine may take as long as it likes.
    web::Extractor m_extractor{QStringLiteral(ANSWERDESK_EXTRACT), 600'000, 600'000};
};

QTEST_GUILESS_MAIN(TestDocumentExtraction)
#include "tst_document_extraction.moc"
