// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/evaluation/question_file.h"
#include "server/answers/evaluation/scored_text.h"
#include <QtCore/QSet>

namespace answerdesk::answers {

/// What an answer to a question is worth.
enum class Verdict {
    Clean, ///< right, and most of its words stand around what answers the question
    Right, ///< right, among words from elsewhere
    Wrong, ///< answered, but not right
    WronglyRefused, ///< refused, although the documents hold the answer
    Refused, ///< rightly refused
    FalselyAnswered, ///< answered, although no document holds the answer
};
/// "clean", "right", "wrong", "wrongly_refused", "refused" or "falsely_answered".
QString nameOf(Verdict verdict);

/// Judges answers by what their questions say of a right one, and by the documents. Reads each document once.
/// One thread.
///
/// An answer is right with one of must, with three quarters of allOf, or, unless must alone counts, when it
/// covers three fifths of the words of a sentence of goldText; it is wrong with one of mustNot. A right one
/// is clean when three fifths of its words come from goldText or from what stands beside it in its section.
class AnswerScorer
{
public:
    /// folders: where the documents of a corpus lie.
    explicit AnswerScorer(QHash<QString, QString> folders = {});
    /// Whether the text holds what makes an answer right, among whatever else.
    bool holdsAnswer(const ScoredQuestion &question, const QString &text) const;
    Verdict judge(const ScoredQuestion &question, const QString &answer, bool isRefused);

private:
    struct Sentence {
        QString text;
        QSet<QString> words;
    };
    using Section = std::vector<Sentence>;

    const std::vector<Section> &sectionsOf(const QString &corpus, const QString &document);
    QString besideGold(const ScoredQuestion &question);
    const KnownWords &surroundings(const ScoredQuestion &question);

    const QHash<QString, QString> m_folders;
    QHash<QString, std::vector<Section>> m_sections; ///< by the path of the file
    QHash<QStringList, KnownWords> m_surroundings; ///< by corpus, documents and texts
};

} // namespace answerdesk::answers
