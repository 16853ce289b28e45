// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/retrieval_index.h"
#include <QtCore/QSet>
#include <functional>
#include <tl/expected.hpp>

namespace answerdesk::knowledge {

/// A question of an evaluation set.
struct RunQuestion {
    QString id;
    QString text;
    QString language; ///< empty: guessed from the question
};

/// Passages and questions of an evaluation, read from files with a JSON object a line. Everything that cannot
/// be read is an error for people, "FILE:LINE: reason". Used by one thread.
class RetrievalRun
{
public:
    using Done = tl::expected<void, QString>;

    /// Adds a file's passages, {"pid", "title", "text", "lang"}, to the corpus; title and lang may be left
    /// out. A pid stands for one passage in all files together.
    Done readPassages(const QString &file);
    /// Reads {"qid", "q", "lang"}; lang and whatever else a line has may be left out.
    Done readQuestions(const QString &file);
    /// Indexes the passages as a server does. Passages without a language have the one that most others name,
    /// and when none does, the one that each looks like. Passages with one title count as one document.
    void buildIndex();

    /// Quantised embeddings of texts in their order, or why there are none.
    using Embed = std::function<tl::expected<QList<QByteArray>, QString>(
        const QStringList &texts, bool areQuestions)>;
    /// Has passages and questions ranked by their embeddings too, as many at once as batch says. After
    /// buildIndex().
    Done addMeaning(const Embed &embed, qsizetype batch, double weight);

    /// The result of a question as a line of JSON: {"qid", "ranked": pids, best first, "sentences": texts,
    /// best first, "confidence"}.
    QByteArray answer(const RunQuestion &question);

    const QList<RunQuestion> &questions() const { return m_questions; }
    qsizetype passageCount() const { return m_ids.size(); }
    qsizetype sufficientCount() const { return m_sufficient; } ///< of the questions answered so far

private:
    QStringList m_ids; ///< of the passages
    QSet<QString> m_known;
    QList<Passage> m_passages; ///< until the index has them
    QList<RunQuestion> m_questions;
    std::shared_ptr<const RetrievalIndex> m_index;
    std::shared_ptr<const Meaning> m_meaning;
    qsizetype m_sufficient = 0;
};

} // namespace answerdesk::knowledge
