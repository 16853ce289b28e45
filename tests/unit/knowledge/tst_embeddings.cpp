// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index.h"
#include <QtTest/QTest>
#include <cmath>
#include <limits>
#include <random>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

Passage passageOf(qint64 id, const QString &title, const QString &text)
{
    Passage passage;
    passage.passageId = id;
    passage.documentId = id;
    passage.title = title;
    passage.text = text;
    passage.language = u"en"_s;
    return passage;
}

QByteArray bytesOf(const std::vector<float> &embedding) { return quantised(embedding).value(); }

std::vector<float> randomEmbedding(std::mt19937 &random, int dimensions)
{
    std::normal_distribution<float> normal;
    std::vector<float> out;
    for (int i = 0; i < dimensions; ++i)
        out.push_back(normal(random));
    return out;
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    double product = 0, lengthA = 0, lengthB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += double(a[i]) * double(b[i]);
        lengthA += double(a[i]) * double(a[i]);
        lengthB += double(b[i]) * double(b[i]);
    }
    return product / std::sqrt(lengthA * lengthB);
}

/// A shop's passages: 1 returns, 2 delivery, 3 warranty, and some more.
QList<Passage> helpPassages()
{
    QList<Passage> passages{
        passageOf(1, u"Returns"_s,
            u"You may send goods back within 30 days. The refund goes to the card you paid with."_s),
        passageOf(2, u"Delivery"_s, u"A parcel within the country takes 2 working days and costs 4 euros."_s),
        passageOf(3, u"Warranty"_s, u"Frames have a warranty of 5 years, wheels one of 2 years."_s)};
    for (int i = 4; i < 60; ++i)
        passages << passageOf(
            i, u"Product %1"_s.arg(i), u"Jacket %1 has %2 pockets and a zip."_s.arg(i).arg(i % 7));
    return passages;
}

/// The passage that a question is meant for has its direction, the others are spread at right angles.
std::shared_ptr<const Meaning> meaningOf(
    const QList<Passage> &passages, qint64 meant, const QString &question, double weight)
{
    std::vector<qint64> ids;
    std::vector<PassageEmbedding> embeddings;
    for (const Passage &passage : passages) {
        std::vector<float> embedding(80, 0);
        embedding[passage.passageId == meant ? 0 : std::size_t(passage.passageId)] = 1;
        ids.push_back(passage.passageId);
        embeddings.push_back({passage.passageId, bytesOf(embedding)});
    }
    auto meaning = std::make_shared<Meaning>();
    meaning->passages = EmbeddingTable().changed(ids, embeddings);
    std::vector<float> asked(80, 0);
    asked[0] = 1;
    meaning->questions.insert(question, {bytesOf(asked)});
    meaning->weight = weight;
    return meaning;
}

Evidence gathered(const RetrievalIndex &index, const QString &question,
    const std::shared_ptr<const Meaning> &meaning = nullptr)
{
    SearchOptions options;
    options.meaning = meaning;
    return index.gather(question, options);
}

} // namespace

/// Embeddings as a second signal of ranking.
class TestEmbeddings : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoEmbeddingIsRefused()
    {
        QVERIFY(!quantised({}));
        QVERIFY(!quantised({0, 0, 0}));
        QVERIFY(!quantised({1, std::numeric_limits<float>::quiet_NaN()}));
        QVERIFY(!quantised({1, std::numeric_limits<float>::infinity()}));
        QVERIFY(!quantised(std::vector<float>(std::size_t(kMostDimensions) + 1, 1)));
        QCOMPARE(quantised({0.5F, -0.25F, 0}), QByteArray("\x7f\xc0\x00", 3));
        QCOMPARE(quantised({3e38F, -3e38F}), QByteArray("\x7f\x81", 2));
    }
    void aByteADimensionKeepsTheAngles()
    {
        std::mt19937 random(7);
        for (const int dimensions : {3, 100, 384, 1537}) {
            std::vector<std::vector<float>> all;
            std::vector<qint64> ids;
            std::vector<PassageEmbedding> rows;
            for (int i = 0; i < 50; ++i) {
                all.push_back(randomEmbedding(random, dimensions));
                ids.push_back(10 + i);
                rows.push_back({10 + i, bytesOf(all.back())});
            }
            const auto table = EmbeddingTable().changed(ids, rows);
            QCOMPARE(table->dimensions(), dimensions);
            QCOMPARE(table->size(), std::size_t(50));
            const std::vector<float> asked = randomEmbedding(random, dimensions);
            std::vector<float> found;
            table->cosines({bytesOf(asked)}, ids, found);
            for (std::size_t i = 0; i < all.size(); ++i)
                QVERIFY(std::abs(double(found[i]) - cosine(asked, all[i])) < 0.02);
        }
    }
    void aTableFollowsThePassages()
    {
        const QByteArray x = bytesOf({1, 0}), y = bytesOf({0, 1}), longer = bytesOf({1, 0, 0});
        const auto first = EmbeddingTable().changed({1, 2, 4}, {{1, x}, {2, y}, {3, x}});
        QCOMPARE(first->size(), std::size_t(2)); // 3 is no passage any more
        const auto second = first->changed({2, 4, 5}, {{2, x}, {4, y}, {5, longer}});
        QCOMPARE(second->size(), std::size_t(2));
        QVERIFY(second->has(2) && second->has(4) && !second->has(1) && !second->has(5));
        std::vector<float> found;
        second->cosines({x}, {2, 4, 5}, found);
        QCOMPARE(found, (std::vector<float>{1, 0, EmbeddingTable::kNone}));
        second->cosines({longer}, {2, 4, 5}, found);
        QCOMPARE(found, std::vector<float>(3, EmbeddingTable::kNone));
        QCOMPARE(first->size(), std::size_t(2)); // snapshots do not change
        QVERIFY(first->has(1));
    }
    void meaningPutsAnotherPassageFirst()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        const QString question = u"warranty frames returns goods"_s;
        const Evidence byWords = gathered(*index, question);
        QVERIFY(byWords.sufficient());
        QCOMPARE(byWords.hits[0].passage, 2);
        const Evidence both = gathered(*index, question, meaningOf(passages, 1, question, 1.5));
        QCOMPARE(both.hits[0].passage, 0);
        QVERIFY(both.hits[0].meaning > 0);
        // Its own words have to be enough for an answer, and what its embedding gave does not count.
        const PassageScore words = index->scoreOf(0, question);
        QVERIFY(std::abs(both.hits[0].score - both.hits[0].meaning - words.total()) < 1e-4);
        QVERIFY(both.confidence < byWords.confidence);
        QCOMPARE(both.threshold, byWords.threshold);
    }
    void aPassageIsFoundThatHasNoWordOfTheQuestion()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        const QString question = u"swiftness whatsoever"_s;
        QVERIFY(gathered(*index, question).hits.isEmpty() || gathered(*index, question).hits[0].passage != 1);
        // Nothing is answered from it: an answer rests on words. Who looks for the gap sees it.
        const Evidence both = gathered(*index, question, meaningOf(passages, 2, question, 0.5));
        QVERIFY(!both.sufficient());
        QVERIFY(
            std::any_of(both.hits.begin(), both.hits.end(), [](const Hit &hit) { return hit.passage == 1; }));
    }
    void whatWordsAnswerIsAnsweredStill()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        const QString question = u"What warranty do frames have?"_s;
        const Evidence byWords = gathered(*index, question);
        QVERIFY(byWords.sufficient());
        // The embedding is wrong, and weighs as much as can be: what it puts first has no words of it.
        const Evidence both = gathered(*index, question, meaningOf(passages, 20, question, 2));
        QVERIFY(both.sufficient());
        QCOMPARE(both.hits[0].passage, byWords.hits[0].passage);
        QCOMPARE(both.confidence, byWords.confidence);
    }
    void whatIsRefusedIsRefusedWhateverTheEmbeddingsSay()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        for (const QString &question :
            {u"Who won the world cup in football?"_s, u"Is the sea salty in Peru?"_s}) {
            QVERIFY(!gathered(*index, question).sufficient());
            for (const Passage &passage : passages)
                QVERIFY(!gathered(*index, question, meaningOf(passages, passage.passageId, question, 2))
                             .sufficient());
        }
    }
    void aPassageWithoutAnEmbeddingIsNotPutBack()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        const QString question = u"What warranty do frames have?"_s;
        const auto all = meaningOf(passages, 1, question, 0.5);
        std::vector<qint64> others;
        for (const Passage &passage : passages) {
            if (passage.passageId != 3)
                others.push_back(passage.passageId);
        }
        Meaning without = *all;
        without.passages = all->passages->changed(others, {});
        const Evidence both = gathered(*index, question, std::make_shared<const Meaning>(without));
        QCOMPARE(both.hits[0].passage, 2);
        QVERIFY(both.hits[0].meaning > 0);
    }
    void withoutTheQuestionNothingChanges()
    {
        const QList<Passage> passages = helpPassages();
        const auto index = RetrievalIndex::build(passages);
        const auto meaning = meaningOf(passages, 1, u"another question"_s, 2);
        const Evidence both = gathered(*index, u"frames warranty"_s, meaning);
        const Evidence words = gathered(*index, u"frames warranty"_s);
        QCOMPARE(both.hits.size(), words.hits.size());
        for (qsizetype i = 0; i < words.hits.size(); ++i) {
            QCOMPARE(both.hits[i].passage, words.hits[i].passage);
            QCOMPARE(both.hits[i].score, words.hits[i].score);
            QCOMPARE(both.hits[i].meaning, 0.0);
        }
    }
};

QTEST_APPLESS_MAIN(TestEmbeddings)
#include "tst_embeddings.moc"
