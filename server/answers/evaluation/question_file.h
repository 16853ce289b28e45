// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

class QIODevice;

namespace answerdesk::answers {

/// A question with what makes an answer to it right.
struct ScoredQuestion {
    QString id;
    QString corpus; ///< whose documents answer it
    QString language; ///< the locale that it is asked with; empty: without one
    QString text;
    QString threadWith; ///< id of the question that this one follows in a conversation; empty: a new one
    QString kind; ///< "plain", "paraphrase", ...
    bool isAnswerable = true; ///< false: a refusal is right
    QStringList goldDocuments; ///< paths of documents that hold the answer
    QStringList goldText; ///< texts that answer the question, word for word out of their document
    QStringList must; ///< an answer with one of them is right
    QStringList mustNot; ///< an answer with one of them is wrong
    bool mustOnly = false; ///< goldText does not make an answer right
    QStringList allOf; ///< an answer with three quarters of them is right
    std::optional<bool> isHuman; ///< a customer's own wording
    std::optional<bool> sharesWord; ///< with goldText or the title of the document
};

/// Questions of one file in its order.
class QuestionSet
{
public:
    /// Reads a JSON object a line: id, corpus, question and answerable are needed, other members are left
    /// out or named as above (lang, thread_with, gold_document, gold_text, must_not, must_only, all_of,
    /// human, shares_word). The error names file and line.
    static tl::expected<QuestionSet, QString> read(const QString &name, QIODevice &in);

    const std::vector<ScoredQuestion> &questions() const { return m_questions; }
    /// The questions asked in the thread before this one, oldest first.
    std::vector<const ScoredQuestion *> earlierThan(const ScoredQuestion &question) const;

private:
    const ScoredQuestion *find(const QString &id) const;

    std::vector<ScoredQuestion> m_questions;
    QHash<QString, std::size_t> m_places; ///< by id
};

} // namespace answerdesk::answers
