// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index.h"
#include <QtTest/QTest>
#include <atomic>
#include <bit>
#include <mutex>
#include <random>
#include <thread>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

const QStringList kLanguages{u"en"_s, u"de"_s, QString()};

/// Made-up help text: some words are everywhere, most are rare.
class Writer
{
public:
    explicit Writer(unsigned seed)
        : m_random(seed)
    {
    }
    int number(int below) { return int(m_random() % unsigned(below)); }
    QString word()
    {
        static const QStringList common{u"the"_s, u"delivery"_s, u"of"_s, u"die"_s, u"returns"_s, u"costs"_s,
            u"Lieferung"_s, u"is"_s, u"5"_s, u"Größe"_s};
        if (number(3) == 0)
            return common[number(int(common.size()))];
        const int rank = number(number(400) + 1);
        return u"w%1%2"_s.arg(QChar(u'a' + rank % 26)).arg(rank * 7919 % 1009, 0, 36);
    }
    QString words(int count)
    {
        QStringList list;
        for (int i = 0; i < count; ++i)
            list << word();
        return list.join(u' ');
    }
    Passage passage(qint64 id, qint64 document, const QString &language)
    {
        Passage passage;
        passage.passageId = id;
        passage.documentId = document;
        passage.language = language;
        passage.title = words(2);
        for (int i = number(4); i >= 0; --i)
            passage.text += words(4 + number(10)) + u". "_s;
        return passage;
    }

private:
    std::mt19937 m_random;
};

/// Everything that an index says about a question, numbers to the last bit.
QString spoken(const RetrievalIndex &index, const QString &query, const SearchOptions &options = {})
{
    const auto bits = [](double value) { return QString::number(std::bit_cast<quint64>(value), 16); };
    QStringList out;
    const Evidence evidence = index.gather(query, options);
    for (const Hit &hit : evidence.hits)
        out << u"%1 %2 %3"_s.arg(hit.passage)
                   .arg(index.passages()[hit.passage].passageId)
                   .arg(bits(hit.score));
    for (const SentenceHit &hit : evidence.sentences)
        out << u"%1.%2 %3"_s.arg(index.passages()[hit.passage].passageId)
                   .arg(hit.sentence)
                   .arg(bits(hit.score));
    out << evidence.language << bits(evidence.confidence) << bits(evidence.coverage) << bits(evidence.weight);
    for (const Hit &hit : index.search(query, options))
        out << u"%1 %2"_s.arg(index.passages()[hit.passage].passageId).arg(bits(hit.score));
    return out.join(u'\n');
}

RetrievalIndex::Pointer tidy(RetrievalIndex::Pointer index)
{
    while (const auto next = index->tidied())
        index = next;
    return index;
}

} // namespace

/// An index that follows changes says the same as one that is built anew from what is left.
class TestRetrievalChanges : public QObject
{
    Q_OBJECT
private slots:
    void anyHistoryEndsInTheSameIndex_data();
    void anyHistoryEndsInTheSameIndex();
    void earlierSnapshotsStayAsTheyWere();
    void deletedPassagesAreNeverFound();
    void segmentsStayFew();
    void thresholdsAreLearntAnewBehindTheChange();
    void readersGoOnDuringChanges();
};

void TestRetrievalChanges::anyHistoryEndsInTheSameIndex_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 2; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestRetrievalChanges::anyHistoryEndsInTheSameIndex()
{
    QFETCH(unsigned, seed);
    Writer writer(seed);
    QMap<qint64, Passage> rows;
    qint64 lastId = 0, lastDocument = 0;
    RetrievalIndex::Pointer index = RetrievalIndex::build({});
    for (int step = 0; step < 12; ++step) {
        QList<qint64> removed;
        QList<Passage> added;
        const QList<qint64> ids = rows.keys();
        // Documents are deleted whole or replaced, several at once or one alone.
        for (int i = writer.number(3); i > 0 && !ids.isEmpty(); --i) {
            const qint64 document = rows[ids[writer.number(int(ids.size()))]].documentId;
            for (const qint64 id : ids) {
                if (rows.contains(id) && rows[id].documentId == document)
                    removed << id;
            }
            for (const qint64 id : std::as_const(removed))
                rows.remove(id);
        }
        for (int i = writer.number(step % 5 == 0 ? 25 : 3); i > 0; --i) {
            const QString language = kLanguages[writer.number(int(kLanguages.size()))];
            ++lastDocument;
            for (int passage = writer.number(5); passage >= 0; --passage)
                added << writer.passage(++lastId, lastDocument, language);
        }
        for (const Passage &passage : std::as_const(added))
            rows.insert(passage.passageId, passage);
        if (writer.number(4) == 0)
            removed << lastId + 100; // an id that is not there
        index = index->changed(removed, added);
        if (writer.number(3) == 0) {
            if (const auto next = index->tidied())
                index = next;
        }
        const RetrievalIndex::Pointer fresh = RetrievalIndex::build(rows.values());
        QCOMPARE(index->passages().size(), qsizetype(rows.size()));
        for (int i = 0; i < 12; ++i) {
            SearchOptions options;
            options.language = kLanguages[writer.number(3)];
            if (writer.number(3) == 0)
                options.titleTerms << writer.word();
            const QString query = writer.words(1 + writer.number(7));
            QCOMPARE(spoken(*index, query, options), spoken(*fresh, query, options));
        }
    }
    index = tidy(index);
    const RetrievalIndex::Pointer fresh = RetrievalIndex::build(rows.values());
    for (const QString &language : kLanguages)
        QCOMPARE(index->threshold(language), fresh->threshold(language));
    const QString query = writer.words(5);
    QCOMPARE(spoken(*index, query), spoken(*fresh, query));
}

void TestRetrievalChanges::earlierSnapshotsStayAsTheyWere()
{
    Writer writer(7);
    QList<Passage> passages;
    for (int i = 1; i <= 60; ++i)
        passages << writer.passage(i, i, u"en"_s);
    const auto before = RetrievalIndex::build(passages);
    const QString query = passages[3].text;
    const QString expected = spoken(*before, query);
    const auto after = before->changed({4, 5, 6}, {writer.passage(61, 61, u"en"_s)});
    (void)tidy(after);
    QCOMPARE(spoken(*before, query), expected);
    QVERIFY(spoken(*after, query) != expected);
}

void TestRetrievalChanges::deletedPassagesAreNeverFound()
{
    Writer writer(8);
    QList<Passage> passages;
    for (int i = 1; i <= 200; ++i)
        passages << writer.passage(i, i, u"en"_s);
    passages[100].text = u"The zanzibar voucher is worth nine euros."_s;
    auto index = RetrievalIndex::build(passages);
    QCOMPARE(index->passages()[index->search(u"zanzibar voucher"_s)[0].passage].passageId, 101);
    index = index->changed({101}, {});
    QVERIFY(index->search(u"zanzibar"_s).isEmpty());
    QVERIFY(index->gather(u"zanzibar"_s).sentences.isEmpty());
    QCOMPARE(index->passages().size(), 199);
    index = index->changed(
        [&] {
            QList<qint64> all;
            for (int i = 1; i <= 200; ++i)
                all << i;
            return all;
        }(),
        {});
    QCOMPARE(index->passages().size(), 0);
    QCOMPARE(index->segmentCount(), 0);
    QVERIFY(!index->tidied());
}

void TestRetrievalChanges::segmentsStayFew()
{
    Writer writer(9);
    RetrievalIndex::Pointer index = RetrievalIndex::build({});
    int most = 0;
    for (int i = 1; i <= 80; ++i) {
        index = index->changed({}, {writer.passage(i, i, u"en"_s)});
        most = std::max(most, index->segmentCount());
    }
    QVERIFY2(most <= 7, qPrintable(QString::number(most))); // the logarithm of 80
    QList<qint64> removed;
    for (int i = 1; i <= 70; ++i)
        removed << i;
    QCOMPARE(tidy(index->changed(removed, {}))->segmentCount(), 1);
}

void TestRetrievalChanges::thresholdsAreLearntAnewBehindTheChange()
{
    Writer writer(11);
    QList<Passage> passages;
    for (int i = 1; i <= 400; ++i)
        passages << writer.passage(i, i, u"en"_s);
    const auto before = RetrievalIndex::build(passages);
    QVERIFY(!before->tidied());
    passages.resize(390); // too few to wait for
    const auto after = before->changed({391, 392, 393, 394, 395, 396, 397, 398, 399, 400}, {});
    QCOMPARE(after->threshold(u"en"_s), before->threshold(u"en"_s));
    QVERIFY(after->tidied());
    QCOMPARE(tidy(after)->threshold(u"en"_s), RetrievalIndex::build(passages)->threshold(u"en"_s));
    QVERIFY(!tidy(after)->tidied());
}

void TestRetrievalChanges::readersGoOnDuringChanges()
{
    Writer writer(10);
    QList<Passage> passages;
    for (int i = 1; i <= 100; ++i)
        passages << writer.passage(i, i, u"en"_s);
    std::mutex mutex;
    std::shared_ptr<const RetrievalIndex> current = RetrievalIndex::build(passages);
    const auto newest = [&] {
        const std::scoped_lock lock(mutex);
        return current;
    };
    std::atomic<bool> isOver = false;
    std::atomic<int> wrong = 0, asked = 0;
    std::thread reader([&] {
        while (!isOver || asked == 0) {
            const auto index = newest();
            const Evidence evidence = index->gather(u"delivery costs returns"_s);
            for (const Hit &hit : evidence.hits)
                wrong += hit.passage < 0 || hit.passage >= index->passages().size();
            ++asked;
        }
    });
    for (int i = 101; i <= 115; ++i) {
        auto changed = newest()->changed({i - 100}, {writer.passage(i, i, u"en"_s)});
        const std::scoped_lock lock(mutex);
        current = std::move(changed);
    }
    isOver = true;
    reader.join();
    QCOMPARE(wrong.load(), 0);
    QVERIFY(asked > 0);
}

QTEST_GUILESS_MAIN(TestRetrievalChanges)
#include "tst_retrieval_changes.moc"
