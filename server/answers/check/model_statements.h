// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/check/model_facts.h"
#include "server/knowledge/text/passage.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::answers {

/// A content word.
struct Word {
    QString stem, plain;
    bool isName = false; ///< written large where only names are
    bool isWhole = false; ///< a part of it is something else: "MegaPoles" are no poles
};

/// A statement of a passage: a sentence, a list's item with the line that introduces it, a cell of a table
/// with the row's first.
struct Statement {
    int passage = -1;
    QString text;
    QString context; ///< itself with what it cannot be understood without
    QString quote;
    QSet<QString> stems;
    QStringList plain;
    QList<Quantity> quantities;
    QSet<QString> units;
    bool isDenied = false; ///< by the line or the heading that introduces it; itself apart
};

/// Reads sentences and passages for the checks of a model's answer, with one stemmer: for one thread.
class StatementReader
{
public:
    explicit StatementReader(const QString &language)
        : m_language(language)
        , m_tokenizer(language)
    {
    }

    const QString &language() const { return m_language; }
    /// Content words: neither stop words nor numbers nor units.
    QList<Word> words(QStringView text) const;
    /// Of the passages with these numbers.
    QList<Statement> statements(const QList<knowledge::Passage> &passages, const QList<int> &numbers) const;
    /// The statement, or each of its parts where it gives several numbers of a kind: "€14.90 in Germany and
    /// €24.90 in the rest of the EU". What stands before the first number goes for all parts.
    QList<Statement> factsOf(const Statement &whole) const;
    /// A text cut where another statement begins: "…, and no reason is needed".
    QStringList clausesOf(const QString &text) const;
    /// Whether the statement denies something, wherever in it: a passage's "bring no points" is not told
    /// apart from "and no side is longer". That costs some good sentences and lets fewer bad ones pass.
    bool isDenied(const Statement &statement) const;
    /// A text cut where it gives several numbers of a kind, each with what is said of it.
    QStringList partsWithNumbers(const QString &text) const;

private:
    bool pointsBack(const QString &text) const;
    Statement statement(int passage, const QString &text, const QString &quote) const;

    QString m_language;
    knowledge::Tokenizer m_tokenizer;
};

} // namespace answerdesk::answers
