// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// answerdesk-bench-retrieval [PASSAGES...] [--passages FILE... --questions FILE]
//
// How fast questions are answered out of the production index, beside SQLite's FTS5 over the same passages
// (porter stems, stop words left out, title and body): build, memory, retrieval and answer. Without files it
// makes up text whose words are as unevenly frequent as those of a language, and asks with words of its
// sentences. One thread; times are those of the processor that the thread used, and beside them what a clock
// on the wall shows, which on a busy machine includes others' work. Speed never fails it.
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/text/stop_words.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/schema/json.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <malloc.h>
#include <random>
#include <sqlite3.h>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kQuestions = 2000, kWordsOfQuestion = 7;

struct Corpus {
    QList<Passage> passages;
    QStringList questions;
};

/// Words by Zipf's law, made of syllables, with English stop words in between.
class Language
{
public:
    Language()
    {
        const QStringList syllables
            = u"ba ce di fo gu la me ni po ru sha ter ver sol min kar del ton pri gran el os qua vi"_s.split(
                u' ');
        m_common = stopWords(u"en"_s).values();
        m_common.sort();
        for (int i = 0; i < kWords; ++i) {
            QString word;
            for (int n = i + 24; n > 0; n /= 24)
                word += syllables[n % 24];
            m_words << word;
        }
    }
    QString word()
    {
        if (m_random() % 100 < 45)
            return m_common[qsizetype(m_random() % quint64(m_common.size()))];
        const double uniform = double(m_random() % 1'000'000) / 1e6;
        return m_words[qsizetype(std::pow(double(kWords), uniform)) - 1];
    }
    QString sentence()
    {
        QStringList words;
        for (int i = 12 + int(m_random() % 14); i > 0; --i)
            words << word();
        words[0][0] = words[0][0].toUpper();
        return words.join(u' ') + u'.';
    }
    quint64 random() { return m_random(); }

private:
    static constexpr int kWords = 120'000;
    std::mt19937_64 m_random{20261120};
    QStringList m_common, m_words;
};

Corpus madeUp(qsizetype count)
{
    Language language;
    Corpus corpus;
    for (qsizetype i = 1; i <= count; ++i) {
        Passage passage;
        passage.passageId = i;
        passage.documentId = (i + 4) / 5;
        passage.language = u"en"_s;
        passage.title = language.word() + u' ' + language.word() + u' ' + language.word();
        for (int s = 3 + int(language.random() % 5); s > 0; --s)
            passage.text += language.sentence() + u' ';
        corpus.passages << passage;
    }
    for (int i = 0; i < kQuestions; ++i) {
        const Passage &passage = corpus.passages[qsizetype(language.random() % quint64(count))];
        QStringList words = passage.text.split(u' ', Qt::SkipEmptyParts);
        QStringList question{u"What"_s, u"is"_s, u"the"_s};
        for (int w = 0; w < kWordsOfQuestion; ++w)
            question << words[qsizetype(language.random() % quint64(words.size()))].remove(u'.');
        corpus.questions << question.join(u' ') + u'?';
    }
    return corpus;
}

QList<json::Value> linesOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s: %s\n", qUtf8Printable(name), qUtf8Printable(file.errorString()));
        std::exit(1);
    }
    QList<json::Value> lines;
    while (!file.atEnd()) {
        if (auto value = json::parse(file.readLine()))
            lines << *value;
    }
    return lines;
}

Corpus readFrom(const QStringList &passages, const QString &questions)
{
    Corpus corpus;
    for (const QString &name : passages) {
        for (const json::Value &line : linesOf(name)) {
            Passage passage;
            passage.passageId = corpus.passages.size() + 1;
            passage.documentId = passage.passageId;
            passage.title = line.string(u"title");
            passage.text = line.string(u"text");
            passage.language = u"en"_s;
            corpus.passages << passage;
        }
    }
    for (const json::Value &line : linesOf(questions))
        corpus.questions << line.string(u"q");
    return corpus;
}

double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

double wallMs()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double residentMb()
{
    malloc_trim(0);
    QFile status(u"/proc/self/statm"_s);
    return status.open(QIODevice::ReadOnly) ? status.readAll().split(' ')[1].toDouble() * 4096 / 1e6 : 0;
}

struct Times {
    std::vector<double> processor, wall;

    template <typename Work>
    void take(Work work)
    {
        const double began = wallMs(), used = processorMs();
        work();
        processor.push_back(processorMs() - used);
        wall.push_back(wallMs() - began);
    }
    static double at(std::vector<double> times, double share)
    {
        std::sort(times.begin(), times.end());
        return times[std::size_t(share * double(times.size() - 1))];
    }
    void print(const char *name) const
    {
        std::printf("  %-34s median %8.3f ms   p99 %8.3f ms   (wall %8.3f, %8.3f)\n", name,
            at(processor, 0.5), at(processor, 0.99), at(wall, 0.5), at(wall, 0.99));
    }
};

/// SQLite's full-text search over the same passages: what one gets without an index of one's own.
class Baseline
{
public:
    explicit Baseline(const QList<Passage> &passages)
    {
        sqlite3_open(":memory:", &m_database);
        run("CREATE VIRTUAL TABLE passage USING fts5(title, body, tokenize = 'porter unicode61')");
        run("BEGIN");
        sqlite3_stmt *insert = prepare("INSERT INTO passage (rowid, title, body) VALUES (?, ?, ?)");
        for (const Passage &passage : passages) {
            sqlite3_bind_int64(insert, 1, passage.passageId);
            bind(insert, 2, passage.title);
            bind(insert, 3, passage.text);
            sqlite3_step(insert);
            sqlite3_reset(insert);
        }
        sqlite3_finalize(insert);
        run("COMMIT");
        run("INSERT INTO passage (passage) VALUES ('optimize')");
        m_select = prepare(
            "SELECT rowid FROM passage WHERE passage MATCH ? ORDER BY bm25(passage, 2.0, 1.0) LIMIT 10");
    }
    ~Baseline()
    {
        sqlite3_finalize(m_select);
        sqlite3_close(m_database);
    }
    Baseline(const Baseline &) = delete;
    Baseline &operator=(const Baseline &) = delete;

    int search(const QString &question)
    {
        QStringList words;
        for (const Token &token : m_tokenizer.tokens(question)) {
            if (!token.stop)
                words << u'"' + token.word + u'"';
        }
        bind(m_select, 1, words.join(u" OR "_s));
        int count = 0;
        while (sqlite3_step(m_select) == SQLITE_ROW)
            ++count;
        sqlite3_reset(m_select);
        return count;
    }

private:
    void run(const char *statement) { sqlite3_exec(m_database, statement, nullptr, nullptr, nullptr); }
    sqlite3_stmt *prepare(const char *text)
    {
        sqlite3_stmt *statement = nullptr;
        sqlite3_prepare_v2(m_database, text, -1, &statement, nullptr);
        return statement;
    }
    static void bind(sqlite3_stmt *statement, int place, const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        sqlite3_bind_text(statement, place, utf8.constData(), int(utf8.size()), SQLITE_TRANSIENT);
    }

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_select = nullptr;
    Tokenizer m_tokenizer{u"en"_s};
};

void measure(Corpus corpus)
{
    const qsizetype count = corpus.passages.size();
    qint64 characters = 0;
    for (const Passage &passage : std::as_const(corpus.passages))
        characters += passage.title.size() + passage.text.size();
    std::printf("%lld passages, %.1f million characters, %lld questions\n", qlonglong(count),
        double(characters) / 1e6, qlonglong(corpus.questions.size()));
    const double textMb = residentMb();
    double used = processorMs(), began = wallMs();
    RetrievalIndex::Pointer index = RetrievalIndex::build(corpus.passages);
    const double text = double(characters) * 2 / 1e6;
    std::printf("  %-34s %8.2f s   (wall %.2f)   %.0f MB, and %.0f MB for the text\n", "index, build",
        (processorMs() - used) / 1e3, (wallMs() - began) / 1e3, residentMb() - textMb, text);
    Times search, answer, change, baseline;
    qint64 found = 0;
    for (const QString &question : std::as_const(corpus.questions))
        search.take([&] { found += index->search(question).size(); });
    search.print("index, retrieval");
    for (const QString &question : std::as_const(corpus.questions))
        answer.take([&] { found += index->gather(question).sentences.size(); });
    answer.print("index, retrieval and answer");
    for (int i = 0; i < 100; ++i) {
        Passage passage = corpus.passages[i];
        passage.passageId = count + i + 1;
        change.take([&] { index = index->changed({i + 1}, {passage}); });
    }
    change.print("index, a passage replaced");
    Times changed;
    for (const QString &question : std::as_const(corpus.questions))
        changed.take([&] { found += index->gather(question).sentences.size(); });
    changed.print("index, answer after 100 changes");
    index.reset();
    used = processorMs();
    began = wallMs();
    const double before = residentMb();
    Baseline fts(corpus.passages);
    std::printf("  %-34s %8.2f s   (wall %.2f)   %.0f MB, text included\n", "FTS5, build",
        (processorMs() - used) / 1e3, (wallMs() - began) / 1e3, residentMb() - before);
    for (const QString &question : std::as_const(corpus.questions))
        baseline.take([&] { found += fts.search(question); });
    baseline.print("FTS5, retrieval alone");
    const auto ratio = [&](double share) {
        return Times::at(answer.processor, share) / Times::at(baseline.processor, share);
    };
    std::printf("  answers take %.2f (median) and %.2f (p99) of FTS5's retrieval; %lld rows seen\n\n",
        ratio(0.5), ratio(0.99), qlonglong(found));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const qsizetype files = arguments.indexOf(u"--passages"_s), asked = arguments.indexOf(u"--questions"_s);
    if (files >= 0 && asked > files && asked + 1 < arguments.size()) {
        measure(readFrom(arguments.mid(files + 1, asked - files - 1), arguments[asked + 1]));
        return 0;
    }
    const QStringList sizes = arguments.isEmpty() ? QStringList{u"20000"_s, u"200000"_s} : arguments;
    for (const QString &size : sizes) {
        bool isNumber = false;
        const int count = size.toInt(&isNumber);
        if (!isNumber || count < 100) {
            std::fprintf(
                stderr, "answerdesk-bench-retrieval [PASSAGES...] | --passages FILE... --questions FILE\n");
            return 2;
        }
        measure(madeUp(count));
    }
    return 0;
}
