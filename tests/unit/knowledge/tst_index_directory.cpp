// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/directory/index_directory.h"
#include "server/knowledge/store/knowledge_store.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>
#include <future>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;
using storage::Connection;

/// The indexes of a database follow its rows.
class TestIndexDirectory : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<storage::Database> m_database;
    std::unique_ptr<IndexDirectory> m_indexes;
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
    void addCompany(const QString &key)
    {
        write([&](Connection &connection) {
            connection.run(
                "INSERT INTO company (company_key, name, region, api_access, faqs_enabled, allowed_hosts, "
                "locales, time_zone, currency, attribution_window_hours, require_helpful, strict_decrease, "
                "messages_per_minute, faqs_per_minute, events_per_minute, created_ms, updated_ms) "
                "VALUES (?, 'x', 'eu', 1, 0, '', '', 'UTC', 'EUR', 24, 0, 0, 0, 0, 0, 1, 1)",
                key);
            m_source = insertSource(connection, key, u"help"_s, 1).sourceId;
        });
    }
    void put(const QString &path, const QStringList &texts, const QString &company = u"shop"_s)
    {
        StoredDocument document;
        document.sourceId = m_source;
        document.path = path;
        document.title = u"About "_s + path;
        document.language = u"en"_s;
        document.contentHash = texts.join(u'|').toUtf8();
        for (const QString &text : texts) {
            Passage passage;
            passage.text = text;
            document.passages << passage;
        }
        write([&](Connection &connection) { QVERIFY(putDocument(connection, company, document, 2)); });
    }
    void refresh(const QString &company = u"shop"_s)
    {
        std::promise<void> done;
        m_indexes->refresh(company, [&] { done.set_value(); });
        done.get_future().wait();
    }
    QStringList found(const QString &query, const QString &company = u"shop"_s)
    {
        const IndexPtr index = m_indexes->find(company);
        QStringList texts;
        for (const Hit &hit : index->search(query))
            texts << index->passages()[hit.passage].text + u' ' + QString::number(hit.score, 'g', 17);
        return texts;
    }

private slots:
    void init();
    void cleanup();
    void changesAreFollowed();
    void aDeletedSourceIsPurgedWhenTheCallIsDone();
    void aRestartRanksAlike();
    void aQuestionIsTheTitleOfItsPassage();
    void companiesAreApart();
    void refreshesThatComeTogetherAllEnd();
};

void TestIndexDirectory::init()
{
    m_scratch = std::make_unique<test::TestDatabase>();
    auto database = storage::Database::open(m_scratch->folder(), 1, m_scratch->setting());
    QVERIFY(database);
    m_database = std::move(*database);
    m_indexes = std::make_unique<IndexDirectory>(*m_database);
    addCompany(u"shop"_s);
    refresh();
}

void TestIndexDirectory::cleanup()
{
    m_indexes.reset();
    m_database.reset();
    m_scratch.reset();
}

void TestIndexDirectory::changesAreFollowed()
{
    put(u"a"_s, {u"Delivery takes three days."_s, u"Gift cards never expire."_s});
    refresh();
    QVERIFY(found(u"gift cards"_s)[0].startsWith(u"Gift cards never expire."_s));
    const IndexPtr before = m_indexes->find(u"shop"_s);
    put(u"b"_s, {u"Tents are dry."_s});
    put(u"a"_s, {u"Delivery takes four days."_s});
    refresh();
    QVERIFY(found(u"gift cards"_s).isEmpty());
    QCOMPARE(found(u"delivery"_s).size(), 1);
    QVERIFY(found(u"delivery"_s)[0].startsWith(u"Delivery takes four days."_s));
    QVERIFY(found(u"tents"_s)[0].startsWith(u"Tents are dry."_s));
    QCOMPARE(m_indexes->passageCount(), 2);
    QCOMPARE(before->passages().size(), 2); // who reads goes on reading
    QVERIFY(before->passages()[1].text.startsWith(u"Gift"_s));
    const IndexPtr unchanged = m_indexes->find(u"shop"_s);
    m_indexes->waitUntilTidy();
    refresh();
    QCOMPARE(m_indexes->find(u"shop"_s)->passages().size(), unchanged->passages().size());
}

void TestIndexDirectory::aDeletedSourceIsPurgedWhenTheCallIsDone()
{
    for (int i = 0; i < 40; ++i)
        put(u"d%1"_s.arg(i), {u"The voucher number %1 is worth nine euros."_s.arg(i)});
    refresh();
    QVERIFY(!found(u"voucher"_s).isEmpty());
    write([&](Connection &connection) { QVERIFY(deleteSource(connection, u"shop"_s, m_source)); });
    refresh();
    QVERIFY(found(u"voucher"_s).isEmpty());
    QVERIFY(!m_indexes->find(u"shop"_s)->gather(u"voucher nine euros"_s).sufficient());
    QCOMPARE(m_indexes->passageCount(), 0);
}

void TestIndexDirectory::aRestartRanksAlike()
{
    const QStringList words{
        u"delivery"_s, u"tent"_s, u"boots"_s, u"refund"_s, u"Germany"_s, u"days"_s, u"card"_s};
    for (int i = 0; i < 60; ++i) {
        QStringList texts;
        for (int p = 0; p <= i % 3; ++p)
            texts << u"%1 and %2 cost %3 euros. %4 is another matter."_s
                         .arg(words[i % 7], words[(i * i + p) % 7])
                         .arg(i)
                         .arg(words[(i + p) % 7]);
        put(u"d%1"_s.arg(i % 45), texts); // the last ones replace the first
        if (i % 4 == 0)
            refresh();
    }
    refresh();
    m_indexes->waitUntilTidy();
    const QStringList queries{u"delivery to Germany"_s, u"refund card days"_s, u"boots 17"_s, u"tent"_s};
    QStringList before;
    for (const QString &query : queries)
        before << found(query);
    const double threshold = m_indexes->find(u"shop"_s)->threshold(u"en"_s);
    m_indexes = std::make_unique<IndexDirectory>(*m_database);
    refresh();
    QStringList after;
    for (const QString &query : queries)
        after << found(query);
    QCOMPARE(after, before);
    QCOMPARE(m_indexes->find(u"shop"_s)->threshold(u"en"_s), threshold);
    QVERIFY(before.size() >= 30);
}

void TestIndexDirectory::companiesAreApart()
{
    put(u"a"_s, {u"Delivery takes three days."_s});
    addCompany(u"other"_s);
    put(u"a"_s, {u"Delivery takes eight days."_s}, u"other"_s);
    refresh();
    refresh(u"other"_s);
    QCOMPARE(found(u"delivery"_s).size(), 1);
    QVERIFY(found(u"delivery"_s)[0].startsWith(u"Delivery takes three days."_s));
    QVERIFY(found(u"delivery"_s, u"other"_s)[0].startsWith(u"Delivery takes eight days."_s));
    QVERIFY(found(u"delivery"_s, u"nobody"_s).isEmpty());
}

void TestIndexDirectory::refreshesThatComeTogetherAllEnd()
{
    std::atomic<int> ended = 0;
    std::promise<void> all;
    for (int i = 0; i < 50; ++i) {
        put(u"d%1"_s.arg(i), {u"The voucher number %1."_s.arg(i)});
        m_indexes->refresh(u"shop"_s, [&, i] {
            // Each is told when its own rows are there.
            if (m_indexes->find(u"shop"_s)->passages().size() > i && ++ended == 50)
                all.set_value();
        });
    }
    QCOMPARE(all.get_future().wait_for(std::chrono::seconds(30)), std::future_status::ready);
    QCOMPARE(m_indexes->passageCount(), 50);
}

void TestIndexDirectory::aQuestionIsTheTitleOfItsPassage()
{
    StoredDocument document;
    document.sourceId = m_source;
    document.path = u"faq.csv"_s;
    document.title = u"Faq"_s;
    document.language = u"en"_s;
    document.contentHash = "1";
    Passage pair;
    pair.title = u"Wie lange dauert die Lieferung?"_s;
    pair.language = u"de"_s;
    pair.text = u"Drei Tage."_s;
    Passage plain;
    plain.title = document.title;
    plain.language = u"fr"_s;
    plain.text = u"Text of the whole."_s;
    document.passages = {pair, plain};
    write([&](Connection &connection) { QVERIFY(putDocument(connection, u"shop"_s, document, 2)); });
    refresh();
    const IndexPtr index = m_indexes->find(u"shop"_s);
    const auto hits = index->search(u"Lieferung dauert"_s);
    QVERIFY(!hits.empty());
    const Passage &found = index->passages()[hits.front().passage];
    QCOMPARE(found.title, pair.title);
    QCOMPARE(found.language, u"de"_s);
    QVERIFY(found.translationGroup.isEmpty());
    const Passage &other = index->passages()[1];
    QCOMPARE(other.title, u"Faq"_s);
    QCOMPARE(other.language, u"en"_s);
    QVERIFY(other.translationGroup.endsWith(document.translationGroup));
}

QTEST_GUILESS_MAIN(TestIndexDirectory)
#include "tst_index_directory.moc"
