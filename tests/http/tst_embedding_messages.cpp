// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/models.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// Two documents that say almost the same of two things: words hardly tell them apart.
constexpr char kFrames[] = "# Frames\n\nThe warranty of a frame covers cracks for 5 years.\n";
constexpr char kWheels[] = "# Wheels\n\nThe warranty of a wheel covers cracks for 2 years.\n";
const QString kQuestion = u"What does the warranty cover, cracks?"_s;

/// What is meant by a text that speaks of frames is at right angles with what is meant by all others;
/// a question means what a test says.
StandInModel::Script meaning(const QString &questionMeans)
{
    return [=](const json::Value &request, int) {
        return embeddingEach(request, [&](const QString &text) -> std::vector<double> {
            const QString means = text.contains(u"cracks?"_s) ? questionMeans : text;
            return means.contains(u"frame"_s) ? std::vector<double>{1, 0, 0.1}
                : means.contains(u"wheel"_s)  ? std::vector<double>{0, 1, 0.1}
                                              : std::vector<double>{0.1, 0.1, 1};
        });
    };
}

} // namespace

/// Passages and questions that are ranked by embeddings too.
class TestEmbeddingMessages : public QObject
{
    Q_OBJECT
    std::unique_ptr<ModelBench> m_bench;

    StandInModel &model() { return m_bench->model(); }
    TestServer &server() { return m_bench->server(); }
    void embedAll() { server().runtime().embeddings()->keeper().waitUntilIdle(); }
    void open(const QMap<QString, QString> &settings = {})
    {
        m_bench.reset();
        QMap<QString, QString> all{{u"embedding_name"_s, u"stand-in-embed"_s}, {u"embedding_batch"_s, u"2"_s},
            {u"embedding_timeout_ms"_s, u"5000"_s}, {u"embedding_weight"_s, u"100"_s}};
        all.insert(settings);
        m_bench = std::make_unique<ModelBench>(all);
        model().playEmbeddings(meaning(u"frame"_s));
        model().play(saying(u"no form that was agreed"_s)); // so that what was ranked is quoted
    }
    QByteArray metrics() { return server().adminCall("GET", "/metrics").body; }
    bool counts(const QByteArray &line) { return metrics().contains('\n' + line + '\n'); }
    json::Value explained(const QString &question = kQuestion)
    {
        return server()
            .adminCall("POST", "/admin/v1/companies/shop/ask",
                json::Value(json::Object{{u"question"_s, question}}).toJson())
            .json();
    }
    /// The title of the passage that came first, and whether its embedding helped.
    QString first()
    {
        const json::Value all = explained();
        const json::Array passages = entriesOf(all, u"passages");
        if (passages.empty())
            return u"none"_s;
        const double meaning = passages[0].find(u"parts")->find(u"meaning")->asNumber()->text.toDouble();
        return passages[0].string(u"title") + (meaning > 0 ? u" by meaning"_s : u""_s);
    }
    int embedded() { return server().sql("SELECT COUNT(*) FROM passage_embedding").value(0).toInt(); }

private slots:
    void init() { open(); }
    void cleanup()
    {
        QCOMPARE(model().faults(), QStringList());
        m_bench.reset();
    }

    void theNearestInMeaningComesFirst()
    {
        m_bench->importDocument(u"frames.md"_s, kFrames);
        m_bench->importDocument(u"wheels.md"_s, kWheels);
        embedAll();
        QCOMPARE(first(), u"Frames by meaning"_s);
        QVERIFY(m_bench->ask(kQuestion).text(u"result_text").contains(u"5 years"_s));
        model().playEmbeddings(meaning(u"wheel"_s));
        QCOMPARE(first(), u"Wheels by meaning"_s);
        QVERIFY(m_bench->ask(kQuestion).text(u"result_text").contains(u"2 years"_s));
        QVERIFY(counts("answerdesk_question_embeddings_total{outcome=\"used\"} 4"));
        QVERIFY(counts("answerdesk_embedded_passages 2"));
        QVERIFY(counts("answerdesk_embedding_passages_waiting 0"));
        QVERIFY(counts("answerdesk_embeddings_computed_total 2"));
    }
    void onlyWhoTurnedModelsOnIsEmbedded()
    {
        m_bench->importDocument(u"frames.md"_s, kFrames); // for shop and plain
        embedAll();
        QCOMPARE(embedded(), 1);
        QCOMPARE(model().embeddedTexts().size(), 1);
        m_bench->askPlain(kQuestion);
        QCOMPARE(model().embeddedTexts().size(), 1);
        server().changeCompany(u"plain"_s, {{u"model_enabled"_s, true}});
        embedAll();
        QCOMPARE(embedded(), 2);
        m_bench->askPlain(kQuestion);
        QVERIFY(model().embeddedTexts().contains(kQuestion));
        server().changeCompany(u"plain"_s, {{u"model_enabled"_s, false}});
        embedAll();
        QVERIFY(counts("answerdesk_embedded_passages 1"));
    }
    void onlyWhatChangedIsEmbeddedAgain()
    {
        const QByteArray filling
            = QByteArray("Our workshop looks after every frame that we sell. ").repeated(14);
        const QByteArray frames = kFrames + filling + "\n\n## Care\n\n" + filling;
        const auto [source, plain] = m_bench->importDocument(u"frames.md"_s, frames);
        server().importDocument(u"shop"_s, u"wheels.md"_s, kWheels, source);
        embedAll();
        QCOMPARE(model().embeddedTexts().size(), 3);
        server().importDocument(u"shop"_s, u"wheels.md"_s, kWheels, source);
        server().importDocument(u"shop"_s, u"frames.md"_s, frames + "It is for the first owner.\n", source);
        embedAll();
        QCOMPARE(model().embeddedTexts().filter(u"covers cracks for 5 years"_s).size(), 1);
        QCOMPARE(model().embeddedTexts().filter(u"first owner"_s).size(), 1);
        QCOMPARE(first(), u"Frames by meaning"_s);
        // A restart computes nothing again; another model, or what it wants before a text, everything.
        const qsizetype before = model().embeddedTexts().size();
        server().restart();
        embedAll();
        QCOMPARE(model().embeddedTexts().size(), before);
        QCOMPARE(first(), u"Frames by meaning"_s);
    }
    void whatIsDeletedIsForgotten()
    {
        const auto [source, plain] = m_bench->importDocument(u"frames.md"_s, kFrames);
        m_bench->importDocument(u"wheels.md"_s, kWheels);
        embedAll();
        QCOMPARE(embedded(), 2);
        QCOMPARE(server().adminCall("DELETE", "/admin/v1/companies/shop/sources/" + source.toLatin1()).status,
            204);
        QCOMPARE(embedded(), 1);
        embedAll();
        QCOMPARE(first(), u"Wheels"_s); // the only one is not nearer than the average
        QVERIFY(counts("answerdesk_embedded_passages 1"));
    }
    void aFailureLeavesWhatWordsFind_data()
    {
        QTest::addColumn<StandInAnswer>("answer");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char *name, const StandInAnswer &answer, const QString &outcome) {
            QTest::newRow(name) << answer << outcome;
        };
        row("an error", {"{}", 500}, u"overloaded"_s);
        row("a wrong key", {"{}", 401}, u"refused"_s);
        row("no JSON", {"oops"}, u"garbled"_s);
        row("no data", {"{}"}, u"garbled"_s);
        row("too few", embedding({}), u"garbled"_s);
        row("too many", embedding({{1, 0, 0}, {0, 1, 0}}), u"garbled"_s);
        row("empty", embedding({{}}), u"garbled"_s);
        row("zeros", embedding({{0, 0, 0}}), u"garbled"_s);
        row("not a number", {R"({"data":[{"index":0,"embedding":[1,NaN,0]}]})"}, u"garbled"_s);
        row("null", {R"({"data":[{"index":0,"embedding":[1,null,0]}]})"}, u"garbled"_s);
        row("too large a number", {R"({"data":[{"index":0,"embedding":[1e60,0,0]}]})"}, u"garbled"_s);
        row("texts", {R"({"data":[{"index":0,"embedding":["1","0","0"]}]})"}, u"garbled"_s);
        row("a wrong place", {R"({"data":[{"index":7,"embedding":[1,0,0]}]})"}, u"garbled"_s);
        row("too many dimensions", embedding({std::vector<double>(5000, 1)}), u"garbled"_s);
        row("other dimensions", embedding({{1, 0, 0, 0}}), u"dimensions"_s);
        row("huge", {QByteArray(2 * 1024 * 1024, ' ')}, u"too_large"_s);
        row("endless", {"", 200, StandInAnswer::Floods}, u"too_large"_s);
        row("breaks off", {QByteArray(1000, ' '), 200, StandInAnswer::BreaksOff}, u"unreachable"_s);
    }
    void aFailureLeavesWhatWordsFind()
    {
        QFETCH(StandInAnswer, answer);
        QFETCH(QString, outcome);
        m_bench->importDocument(u"frames.md"_s, kFrames);
        m_bench->importDocument(u"wheels.md"_s, kWheels);
        embedAll();
        model().playEmbeddings(answer);
        const Answer told = m_bench->ask(kQuestion);
        QCOMPARE(told.status, 200);
        QCOMPARE(told.text(u"result_text"), m_bench->askPlain(kQuestion).text(u"result_text"));
        QVERIFY2(counts("answerdesk_question_embeddings_total{outcome=\"" + outcome.toLatin1() + "\"} 1"),
            metrics());
        QVERIFY(!first().contains(u"by meaning"_s));
    }
    void aSlowServerIsNotWaitedForLonger()
    {
        open({{u"embedding_timeout_ms"_s, u"60"_s}});
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        for (const auto manner : {StandInAnswer::Never, StandInAnswer::Drips}) {
            model().playEmbeddings(StandInAnswer{"", 200, manner});
            const Answer told = m_bench->ask(kQuestion);
            QCOMPARE(told.status, 200);
            QVERIFY(told.text(u"result_text").contains(u"5 years"_s));
        }
        QVERIFY(counts("answerdesk_question_embeddings_total{outcome=\"timeout\"} 2"));
    }
    void aServerThatFailsIsSpared()
    {
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        model().playEmbeddings(StandInAnswer{"{}", 500});
        const int before = model().embeddingRequests();
        for (int i = 0; i < 8; ++i)
            QCOMPARE(m_bench->ask(kQuestion).status, 200);
        QCOMPARE(model().embeddingRequests() - before, 5);
        QVERIFY(counts("answerdesk_question_embeddings_total{outcome=\"circuit_open\"} 3"));
        QVERIFY(counts("answerdesk_question_embedding_circuits_open 1"));
    }
    void passagesWaitForAServerThatFails()
    {
        model().playEmbeddings(StandInAnswer{"{}", 500});
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        QCOMPARE(embedded(), 0);
        QVERIFY(counts("answerdesk_embedding_passages_waiting 1"));
        QVERIFY(m_bench->ask(kQuestion).text(u"result_text").contains(u"5 years"_s));
        QCOMPARE(model().embeddedTexts().filter(kQuestion).size(), 0); // there is nothing to compare it with
        model().playEmbeddings(meaning(u"frame"_s));
        server().restart();
        embedAll();
        QCOMPARE(embedded(), 1);
    }
    void aPassageThatIsRefusedHoldsUpNoOther()
    {
        model().playEmbeddings([](const json::Value &request, int) {
            for (const json::Value &text : *request.find(u"input")->asArray()) {
                if (text.asString()->contains(u"9,999"_s))
                    return StandInAnswer{R"({"error":{"message":"too long"}})", 400};
            }
            return embeddingEach(request, [](const QString &text) {
                return text.contains(u"5 years"_s) ? std::vector<double>{1, 0} : std::vector<double>{0, 1};
            });
        });
        m_bench->importDocument(u"long.md"_s, "# Long\n\nThis has 9,999 words.\n");
        m_bench->importDocument(u"frames.md"_s, kFrames);
        m_bench->importDocument(u"wheels.md"_s, kWheels);
        const QDeadlineTimer patience(kPatienceMs);
        while (embedded() < 2 && !patience.hasExpired())
            embedAll();
        QCOMPARE(embedded(), 2);
    }
    void anotherModelUnderTheSameNameIsNotMixedIn()
    {
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        model().playEmbeddings([](const json::Value &request, int) {
            return embeddingEach(request, [](const QString &) { return std::vector<double>{1, 0, 0, 0}; });
        });
        m_bench->importDocument(u"wheels.md"_s, kWheels);
        embedAll();
        QCOMPARE(embedded(), 1);
        QVERIFY(counts("answerdesk_passage_embedding_mismatches_total 1"));
        QCOMPARE(m_bench->ask(kQuestion).status, 200);
    }
    void memoryIsBounded()
    {
        open({{u"embedding_memory_mb"_s, u"1"_s}, {u"embedding_batch"_s, u"64"_s}});
        model().playEmbeddings([](const json::Value &request, int) {
            return embeddingEach(request, [](const QString &text) {
                std::vector<double> embedding(4096, 0.5);
                embedding[std::size_t(qHash(text) % 4096)] = 1;
                return embedding;
            });
        });
        QByteArray many = "question,answer\n";
        for (int i = 0; i < 300; ++i)
            many += "Question " + QByteArray::number(i) + "?,Answer " + QByteArray::number(i) + ".\n";
        server().importDocument(u"shop"_s, u"many.csv"_s, many);
        embedAll();
        QVERIFY(embedded() > 0 && embedded() < 300);
        QVERIFY(counts("answerdesk_embedding_memory_full 1"));
    }
    void wordsToAModelThatWantThemGoFirst()
    {
        open({{u"embedding_question_prefix"_s, u"query:"_s}, {u"embedding_passage_prefix"_s, u"passage:"_s}});
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        m_bench->ask(kQuestion);
        const QStringList texts = model().embeddedTexts();
        QCOMPARE(texts.size(), 2);
        QVERIFY2(texts[0].startsWith(u"passage: Frames\n"_s), qPrintable(texts[0]));
        QCOMPARE(texts[1], u"query: "_s + kQuestion);
    }
    void smallTalkAndFollowUps()
    {
        m_bench->importDocument(u"frames.md"_s, kFrames);
        embedAll();
        const qsizetype before = model().embeddedTexts().size();
        const Answer hello = m_bench->ask(u"Hello!"_s);
        QCOMPARE(model().embeddedTexts().size(), before);
        const QString thread = m_bench->ask(kQuestion).text(u"thread_id");
        m_bench->ask(u"And for how long?"_s, {{u"thread_id"_s, thread}});
        const QStringList texts = model().embeddedTexts();
        QCOMPARE(texts.last(), u"And for how long?"_s); // both in one request
        QVERIFY(texts[texts.size() - 2].contains(u"cracks"_s));
        QCOMPARE(model().embeddingRequests(), 3);
    }
};

std::unique_ptr<QObject> makeEmbeddingMessageTests() { return std::make_unique<TestEmbeddingMessages>(); }

} // namespace answerdesk::test

#include "tst_embedding_messages.moc"
