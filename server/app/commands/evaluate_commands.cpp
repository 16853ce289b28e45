// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/embedding_client.h"
#include "server/app/commands/evaluate_folder.h"
#include "server/app/commands/settings_line.h"
#include "server/app/embedding_config.h"
#include "server/knowledge/index/retrieval_run.h"
#include "shared/schema/json.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QSaveFile>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr char kHelp[]
    = "Usage: answerdesk-server evaluate retrieval --passages FILE... --questions FILE --out RUN.jsonl "
      "[OPTION...]\n"
      "Rank passages for questions with the server's own index. Needs neither a server nor a data folder.\n\n"
      "Options:\n"
      "  --passages FILE...        One JSON object per line: pid, text, and if known title and lang;\n"
      "                            several files are one corpus\n"
      "  --questions FILE          One JSON object per line: qid, q, and if known lang\n"
      "  --out RUN.jsonl           Output, one line per question: qid, ranked (pids, best first),\n"
      "                            sentences (best first), confidence\n"
      "  --embedding-name NAME     Rank by this model's embeddings too; needs --embedding-url. As the\n"
      "                            settings of the server, with --embedding-key-file,\n"
      "                            --embedding-question-prefix, --embedding-passage-prefix,\n"
      "                            --embedding-batch and --embedding-weight\n"
      "  --embedding-url URL       An OpenAI-compatible server\n"
      "  --json                    Print the summary as JSON\n"
      "  -h, --help                Explain this command\n\n"
      "A line that is not JSON or lacks a field ends the run with its file and number; nothing is "
      "written.\n";

struct Figures {
    qsizetype passages = 0, questions = 0, answered = 0;
    double buildMs = 0, medianMs = 0, p99Ms = 0;
};

void print(const Figures &figures, bool asJson)
{
    if (!asJson) {
        std::printf(
            "passages    %lld, indexed in %.0f ms\nquestions   %lld, %.3f ms each (median), %.3f ms (p99)\n"
            "answerable  %lld\n",
            qlonglong(figures.passages), figures.buildMs, qlonglong(figures.questions), figures.medianMs,
            figures.p99Ms, qlonglong(figures.answered));
        return;
    }
    const auto number = [](double value) { return json::Number{QByteArray::number(value, 'f', 3)}; };
    const json::Object all{{u"passages"_s, qint64(figures.passages)},
        {u"build_ms"_s, number(figures.buildMs)}, {u"questions"_s, qint64(figures.questions)},
        {u"median_ms"_s, number(figures.medianMs)}, {u"p99_ms"_s, number(figures.p99Ms)},
        {u"answerable"_s, qint64(figures.answered)}};
    std::printf("%s\n", json::Value(all).toJson().constData());
}

// Of those of the server; a run has no time limit for a question.
constexpr std::array kEmbeddingOptions{"embedding_name", "embedding_url", "embedding_key_file",
    "embedding_question_prefix", "embedding_passage_prefix", "embedding_batch", "embedding_weight"};
constexpr qint64 kEmbeddingTimeoutMs = 60'000;
constexpr answers::ChannelMetrics kNoMetrics{"", "", "", "", ""};

/// Has passages and questions embedded by the client that the server has.
knowledge::RetrievalRun::Done addMeaning(
    knowledge::RetrievalRun &run, const answers::EmbeddingSettings &settings)
{
    const SystemClock clock;
    answers::EmbeddingClient client(
        {settings.url, settings.key, 1, 8 * 1024 * 1024}, kNoMetrics, settings.model, clock);
    client.start();
    const auto embed
        = [&](const QStringList &texts, bool areQuestions) -> tl::expected<QList<QByteArray>, QString> {
        QStringList sent;
        for (const QString &text : texts)
            sent << (areQuestions ? settings.ofQuestion(text) : settings.ofPassage(text));
        const answers::EmbeddingOutcome outcome = client.embedAndWait(sent, kEmbeddingTimeoutMs);
        if (!outcome) {
            return tl::unexpected(u"%1: %2"_s.arg(
                settings.url.toString(), QLatin1String(answers::modelFailureName(outcome.error()))));
        }
        return *outcome;
    };
    return run.addMeaning(embed, settings.batch, settings.weight);
}

int evaluate(const QStringList &passages, const QString &questions, const QString &out,
    const std::optional<answers::EmbeddingSettings> &embeddings, bool asJson)
{
    knowledge::RetrievalRun run;
    for (const QString &file : passages) {
        if (const auto read = run.readPassages(file); !read)
            return failed(read.error());
    }
    if (const auto read = run.readQuestions(questions); !read)
        return failed(read.error());
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly))
        return failed(u"%1: %2"_s.arg(out, file.errorString()));
    QElapsedTimer timer;
    timer.start();
    run.buildIndex();
    Figures figures;
    figures.buildMs = double(timer.nsecsElapsed()) / 1e6;
    if (embeddings) {
        if (const auto added = addMeaning(run, *embeddings); !added)
            return failed(added.error());
    }
    std::vector<double> times;
    for (const knowledge::RunQuestion &question : run.questions()) {
        timer.start();
        const QByteArray line = run.answer(question) + '\n';
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        file.write(line);
    }
    if (!file.commit())
        return failed(u"%1: %2"_s.arg(out, file.errorString()));
    std::sort(times.begin(), times.end());
    figures.passages = run.passageCount();
    figures.questions = run.questions().size();
    figures.answered = run.sufficientCount();
    figures.medianMs = times[times.size() / 2];
    figures.p99Ms = times[times.size() * 99 / 100];
    print(figures, asJson);
    return kDone;
}

int evaluateRetrieval(const Command &, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOption({u"passages"_s, QString(), u"FILE"_s});
    parser.addOption({u"questions"_s, QString(), u"FILE"_s});
    parser.addOption({u"out"_s, QString(), u"FILE"_s});
    for (const char *name : kEmbeddingOptions)
        parser.addOption({QString::fromLatin1(name).replace(u'_', u'-'), QString(), u"VALUE"_s});
    parser.addOption(QCommandLineOption(QStringList{u"json"_s}));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("%s", kHelp);
        return kDone;
    }
    for (const char *name : {"passages", "questions", "out"}) {
        const QStringList values = parser.values(QString::fromLatin1(name));
        if (values.isEmpty() || values.contains(QString()))
            return wrongUsage(u"--%1 is missing."_s.arg(QLatin1String(name)));
        if (values.size() > 1 && qstrcmp(name, "passages") != 0)
            return wrongUsage(u"--%1 takes one file."_s.arg(QLatin1String(name)));
    }
    QMap<QString, QString> settings{{u"data_dir"_s, u"/nonexistent"_s}};
    for (const char *name : kEmbeddingOptions) {
        const QString option = QString::fromLatin1(name).replace(u'_', u'-');
        if (parser.isSet(option))
            settings.insert(QString::fromLatin1(name), parser.value(option));
    }
    const auto config = loadConfig(settings, {}, {});
    if (!config)
        return wrongUsage(config.error().text());
    const auto embeddings = embeddingSettings(*config);
    if (settings.size() > 1 && !embeddings)
        return wrongUsage(u"Embeddings need --embedding-url and --embedding-name."_s);
    // "--passages A B" leaves B without an option of its own.
    return evaluate(parser.values(u"passages"_s) + parser.positionalArguments(), parser.value(u"questions"_s),
        parser.value(u"out"_s), embeddings, parser.isSet(u"json"_s));
}

constexpr std::array kCommands{
    Command{"evaluate retrieval", "--passages FILE... --questions FILE --out RUN.jsonl",
        "Rank passages for the questions of a file", evaluateRetrieval},
    Command{"evaluate all", "DIR", "Answer the questions of a folder and score the answers", evaluateFolder},
    Command{"evaluate prompts", "DIR", "Count how often a model is shown the answer", evaluateFolder},
};

} // namespace

std::span<const Command> evaluateCommands() { return kCommands; }

} // namespace answerdesk::app
