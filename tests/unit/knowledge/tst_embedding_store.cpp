// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/embedding_store.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/storage/database/database.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;
using storage::Connection;

/// Rows of passages' embeddings.
class TestEmbeddingStore : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<storage::Database> m_database;
    QString m_source;

    template <typename Job>
    void write(Job job)
    {
        const Result<bool> done
            = m_database->writer().submitAndWait([&](Connection &connection) -> Result<bool> {
                  job(connection);
                  return true;
              });
        QVERIFY(done);
    }
    void put(const QString &path, const QStringList &texts, const QString &title = u"About"_s)
    {
        StoredDocument document;
        document.sourceId = m_source;
        document.path = path;
        document.title = title;
        document.language = u"en"_s;
        document.contentHash = (title + texts.join(u'|')).toUtf8();
        for (const QString &text : texts) {
            Passage passage;
            passage.text = text;
            document.passages << passage;
        }
        write([&](Connection &connection) { QVERIFY(putDocument(connection, u"shop"_s, document, 2)); });
    }
    QList<Passage> passages() { return loadPassages(m_database->reader(), u"shop"_s); }
    /// Gives every passage an embedding of one byte, its id.
    void embedAll(const QString &model)
    {
        std::vector<StoredEmbedding> made;
        for (const Passage &passage : passages())
            made.push_back(
                {passage.passageId, embeddedHash(passage), QByteArray(1, char(passage.passageId))});
        write([&](Connection &connection) { putEmbeddings(connection, u"shop"_s, model, made); });
    }
    /// The text of each passage that has an embedding with that embedding.
    QStringList embedded(const QString &model = u"m"_s)
    {
        QStringList out;
        for (const StoredEmbedding &one : loadEmbeddings(m_database->reader(), u"shop"_s, model, 0)) {
            for (const Passage &passage : passages()) {
                if (passage.passageId == one.passageId && embeddedHash(passage) == one.textHash)
                    out << passage.text + u' ' + QString::number(one.bytes[0]);
            }
        }
        return out;
    }

private slots:
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>();
        auto database = storage::Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, qPrintable(database ? QString() : database.error().text()));
        m_database = std::move(*database);
        write([&](Connection &connection) {
            connection.run(
                "INSERT INTO company (company_key, name, region, api_access, faqs_enabled, allowed_hosts, "
                "locales, time_zone, currency, attribution_window_hours, require_helpful, strict_decrease, "
                "messages_per_minute, faqs_per_minute, events_per_minute, created_ms, updated_ms) "
                "VALUES (?, 'x', 'eu', 1, 0, '', '', 'UTC', 'EUR', 24, 0, 0, 0, 0, 0, 1, 1)",
                u"shop"_s);
            m_source = insertSource(connection, u"shop"_s, u"help"_s, 1).sourceId;
        });
        put(u"a.md"_s, {u"one"_s, u"two"_s});
        put(u"b.md"_s, {u"three"_s});
        embedAll(u"m"_s);
    }
    void cleanup()
    {
        m_database.reset();
        m_scratch.reset();
    }

    void whatWasStoredIsReadBack()
    {
        QCOMPARE(embedded(), (QStringList{u"one 1"_s, u"two 2"_s, u"three 3"_s}));
        QCOMPARE(loadEmbeddings(m_database->reader(), u"shop"_s, u"m"_s, 2).size(), std::size_t(1));
        QVERIFY(embedded(u"another"_s).isEmpty());
    }
    void anotherModelReplacesThem()
    {
        embedAll(u"another"_s);
        QVERIFY(embedded().isEmpty());
        QCOMPARE(embedded(u"another"_s).size(), 3);
    }
    void whatOfADocumentStaysTheSameKeepsIts()
    {
        put(u"a.md"_s, {u"zero"_s, u"two"_s});
        QCOMPARE(embedded(), (QStringList{u"three 3"_s, u"two 2"_s}));
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM passage_embedding"), QStringList{u"2"_s});
        // The title is part of what is embedded.
        put(u"b.md"_s, {u"three"_s}, u"Another title"_s);
        QCOMPARE(embedded(), QStringList{u"two 2"_s});
    }
    void theyGoWithTheirPassages()
    {
        write([&](Connection &connection) { deleteSource(connection, u"shop"_s, m_source); });
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM passage_embedding"), QStringList{u"0"_s});
    }
    void aPassageThatIsGoneGetsNone()
    {
        write([&](Connection &connection) {
            putEmbeddings(connection, u"shop"_s, u"m"_s, {{99, u"x"_s, "x"}});
            putEmbeddings(connection, u"nobody"_s, u"m"_s, {{1, u"x"_s, "x"}});
        });
        QCOMPARE(embedded().size(), 3);
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM passage_embedding"), QStringList{u"3"_s});
    }
};

QTEST_GUILESS_MAIN(TestEmbeddingStore)
#include "tst_embedding_store.moc"
