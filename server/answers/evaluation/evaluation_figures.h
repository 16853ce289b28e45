// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/evaluation/answer_scorer.h"
#include "shared/api/threads.h"
#include "shared/schema/json.h"
#include <functional>

namespace answerdesk::answers {

/// What a corpus says to a question.
struct ScoredAnswer {
    const ScoredQuestion *question = nullptr; ///< of a set that lives as long
    QString text;
    Verdict verdict = Verdict::Refused;
    api::AnswerKind outcome = api::AnswerKind::Refusal;
};

/// How many answers came to what. Percentages of right, clean, wrong and wrongly refused are of the
/// answerable questions, those of falsely answered of the others; none where there are no such questions.
struct AnswerFigures {
    int answerable = 0, right = 0, clean = 0, wronglyRefused = 0, wrong = 0;
    int others = 0, falselyAnswered = 0;
    int askedBack = 0; ///< of all; such an answer is judged like any other

    void add(const ScoredAnswer &answer);
    std::optional<double> percent(int count) const;
    std::optional<double> percentOfOthers(int count) const;
    /// Numbers of questions, and percentages with one decimal.
    json::Object toJson() const;
};

/// How many questions were answered with the whole text that stands below them.
struct PairFigures {
    int asked = 0, whole = 0, refused = 0;
    json::Object toJson() const;
};

/// How many questions have their answer among the passages that a model is shown.
struct PromptFigures {
    int asked = 0, held = 0;
    json::Object toJson() const;
};

template <typename Figures>
struct FigureTable {
    QString name; ///< "kind"; of the member in JSON
    std::vector<std::pair<QString, Figures>> rows;
};
using AnswerTable = FigureTable<AnswerFigures>;
using PairTable = FigureTable<PairFigures>;
using PromptTable = FigureTable<PromptFigures>;

/// The names of the rows that an answer counts in.
using RowsOf = std::function<QStringList(const ScoredQuestion &)>;
/// A table of the rows that answers count in, sorted by name unless first names some.
AnswerTable tableOf(const QString &name, const std::vector<ScoredAnswer> &answers, const RowsOf &rowsOf,
    const QStringList &first = {});

/// All tables of a set of questions: all, kind, language, languages, corpus, paraphrases, follow_ups.
std::vector<AnswerTable> questionTables(const std::vector<ScoredAnswer> &answers);
/// One of a set of utterances: all, by corpus, and by what the wording shares with the text.
AnswerTable utteranceTable(const QString &name, const std::vector<ScoredAnswer> &answers);

/// The rows of the answerable questions in the table of prompts: all, by language, and by what the wording
/// shares with the text.
QStringList promptRows(const ScoredQuestion &question);

/// "English" or "other languages"; "no language" without one.
QString languageGroup(const QString &locale);

} // namespace answerdesk::answers
