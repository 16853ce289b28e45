// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"
#include <map>
#include <mutex>
#include <unordered_map>

namespace answerdesk::answers {

/// What customers say, and what the documents say for it.
struct LexiconRule {
    QString id;
    QString form;
    QString meaning;
    QString language; ///< of the questions that it counts for; empty: of all
};

/// A company's own lexicon. A form is compared by the stems of its words, which have to follow each other.
/// What it finds depends on the rules alone. Immutable to its users; any thread.
class OwnLexicon
{
public:
    struct Reading {
        Question question; ///< with the words of the documents; so are the earlier ones of its thread
        QList<LexiconRule> applied; ///< each once
    };

    explicit OwnLexicon(QList<LexiconRule> rules);
    /// The question as the documents would put it; nothing when it holds no form.
    std::optional<Reading> reading(const Question &question) const;

private:
    struct Form {
        QStringList stems;
        const LexiconRule *rule = nullptr;
    };
    /// The rules as questions of one language are searched for them.
    struct Forms {
        /// Of words, by their first stem: the longest first, then those of the language.
        std::unordered_map<QString, std::vector<Form>> words;
        std::vector<const LexiconRule *> texts; ///< of scripts without spaces, in the same order
    };
    struct Match {
        qsizetype start = 0, length = 0; ///< in the text
        const LexiconRule *rule = nullptr;
    };
    const Forms &formsOf(const QString &language) const;
    static QList<Match> matches(const Forms &forms, const QString &language, const QString &text);
    static QString reworded(
        const Forms &forms, const QString &language, const QString &text, QList<LexiconRule> &applied);

    QList<LexiconRule> m_rules;
    mutable std::mutex m_mutex;
    mutable std::map<QString, Forms> m_forms; ///< by language, made when a question first needs them
};

} // namespace answerdesk::answers
