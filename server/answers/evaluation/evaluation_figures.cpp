// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/evaluation_figures.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QMap>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

std::optional<double> share(int count, int all)
{
    return all == 0 ? std::nullopt : std::optional(100.0 * double(count) / double(all));
}

json::Value number(const std::optional<double> &percent)
{
    return percent ? json::Value(json::Number{QByteArray::number(*percent, 'f', 1)}) : json::Value();
}

QString wordsShared(const ScoredQuestion &question)
{
    return question.sharesWord.value_or(false) ? u"shares a word"_s : u"shares no word"_s;
}

QString writtenBy(const ScoredQuestion &question)
{
    return question.isHuman.value_or(false) ? u"people"_s : u"made"_s;
}

} // namespace

void AnswerFigures::add(const ScoredAnswer &answer)
{
    askedBack += answer.outcome == api::AnswerKind::Clarification ? 1 : 0;
    switch (answer.verdict) {
    case Verdict::Clean:
        ++clean;
        ++right;
        break;
    case Verdict::Right:
        ++right;
        break;
    case Verdict::Wrong:
        ++wrong;
        break;
    case Verdict::WronglyRefused:
        ++wronglyRefused;
        break;
    case Verdict::FalselyAnswered:
        ++falselyAnswered;
        [[fallthrough]];
    case Verdict::Refused:
        ++others;
        return;
    }
    ++answerable;
}

std::optional<double> AnswerFigures::percent(int count) const { return share(count, answerable); }
std::optional<double> AnswerFigures::percentOfOthers(int count) const { return share(count, others); }

json::Object AnswerFigures::toJson() const
{
    return {{u"answerable"_s, answerable}, {u"answered"_s, number(percent(answerable - wronglyRefused))},
        {u"right"_s, number(percent(right))}, {u"clean"_s, number(percent(clean))},
        {u"wrongly_refused"_s, number(percent(wronglyRefused))}, {u"wrong"_s, number(percent(wrong))},
        {u"unanswerable"_s, others}, {u"falsely_answered"_s, number(percentOfOthers(falselyAnswered))},
        {u"clarifications"_s, askedBack}};
}

json::Object PairFigures::toJson() const
{
    return {{u"asked"_s, asked}, {u"whole"_s, whole}, {u"whole_percent"_s, number(share(whole, asked))},
        {u"refused"_s, refused}};
}

json::Object PromptFigures::toJson() const
{
    return {{u"asked"_s, asked}, {u"held"_s, held}, {u"held_percent"_s, number(share(held, asked))}};
}

AnswerTable tableOf(const QString &name, const std::vector<ScoredAnswer> &answers, const RowsOf &rowsOf,
    const QStringList &first)
{
    QMap<QString, AnswerFigures> rows;
    for (const ScoredAnswer &answer : answers) {
        for (const QString &row : rowsOf(*answer.question))
            rows[row].add(answer);
    }
    AnswerTable table{name, {}};
    for (const QString &row : first) {
        if (rows.contains(row))
            table.rows.emplace_back(row, rows.take(row));
    }
    for (auto row = rows.cbegin(); row != rows.cend(); ++row)
        table.rows.emplace_back(row.key(), row.value());
    return table;
}

QString languageGroup(const QString &locale)
{
    return locale.isEmpty()           ? u"no language"_s
        : languageOf(locale) == u"en" ? u"English"_s
                                      : u"other languages"_s;
}

std::vector<AnswerTable> questionTables(const std::vector<ScoredAnswer> &answers)
{
    using Q = const ScoredQuestion &;
    const auto group = [](Q question) { return languageGroup(question.language); };
    return {
        tableOf(u"all"_s, answers, [](Q) { return QStringList{u"all"_s}; }),
        tableOf(u"kind"_s, answers, [](Q question) { return QStringList{question.kind}; }),
        tableOf(u"language"_s, answers, [](Q question) { return QStringList{question.language}; }),
        tableOf(u"languages"_s, answers, [=](Q question) { return QStringList{group(question)}; }),
        tableOf(u"corpus"_s, answers, [](Q question) { return QStringList{question.corpus}; }),
        tableOf(u"paraphrases"_s, answers,
            [](Q question) {
                if (question.kind != "paraphrase"_L1 && question.kind != "typo"_L1)
                    return QStringList();
                const QString shared = wordsShared(question);
                return QStringList{shared, u"%1, %2"_s.arg(writtenBy(question), shared)};
            },
            {u"shares a word"_s, u"shares no word"_s}),
        tableOf(u"follow_ups"_s, answers,
            [=](Q question) {
                if (question.threadWith.isEmpty())
                    return QStringList();
                return QStringList{u"all"_s, group(question)};
            },
            {u"all"_s}),
    };
}

QStringList promptRows(const ScoredQuestion &question)
{
    QStringList rows{u"all"_s, languageGroup(question.language)};
    if (question.sharesWord)
        rows << wordsShared(question);
    return rows;
}

AnswerTable utteranceTable(const QString &name, const std::vector<ScoredAnswer> &answers)
{
    return tableOf(name, answers,
        [](const ScoredQuestion &question) {
            return QStringList{u"all"_s, question.corpus, wordsShared(question),
                u"%1, %2"_s.arg(writtenBy(question), wordsShared(question))};
        },
        {u"all"_s});
}

} // namespace answerdesk::answers
