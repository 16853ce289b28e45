// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>

namespace answerdesk::answers {

/// A part of a question that another one can take the place of: "to Austria", "for boots", "on Sunday".
struct QuestionPhrase {
    enum Role {
        Name, ///< of a place, a product, a person
        Time, ///< a day, a month, a number
        Other,
    };
    Role role = Other;
    QString preposition; ///< in small letters; empty for a name that stands alone
    qsizetype begin = 0; ///< in the question, with the preposition and articles
    qsizetype start = 0, length = 0; ///< without them
};

QList<QuestionPhrase> phrasesIn(const QString &question, const QString &language);

/// Whether a text names a day, a month or the week's end.
bool speaksOfTime(const QString &text);

/// The earlier question without what the new one says otherwise: "to Austria" goes when "for Germany" comes,
/// and stays when "on Saturday" comes. language: of the earlier question.
QString withoutReplaced(const QString &earlier, const QString &question, const QString &language);

/// Words that are separated by one space each.
QSet<QString> wordSet(const QString &words);

} // namespace answerdesk::answers
