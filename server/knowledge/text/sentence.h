// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QString>

namespace answerdesk::knowledge {

struct TextSpan {
    qsizetype start = 0, end = 0;
    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// The sentences of a passage as parts of its text, without outer white space. A list item, a table row and a
/// paragraph end a sentence; an abbreviation, an initial and a German date ("18. Dezember") do not. Any
/// thread.
QList<TextSpan> splitSentences(QStringView text);

/// True for a line of a list, as the document readers write it.
inline bool isListItem(QStringView sentence) { return sentence.startsWith(u"- "); }

/// True for a text that ends in a question mark of any script.
inline bool isQuestion(QStringView text)
{
    return text.endsWith(u'?') || text.endsWith(u'？') || text.endsWith(u'؟');
}

/// True for a row of a table, "Country: Germany; Price: 4.90". Each row repeats the names of its columns,
/// which makes it look closer to a question than it is.
bool isTableRow(QStringView sentence);

/// True for a sentence that says what its text is about and answers nothing: "This article explains ...".
bool isAnnouncement(QStringView sentence);

/// What a question asks for, as far as its first words tell; English and the digits of some other languages.
enum class QuestionType : unsigned char { Other, Number, Clock, Time, Person, Place, Reason };
QuestionType questionTypeOf(const QString &question);
/// True when the sentence has a sign of what is asked for that is not already in the question.
bool hasCue(QuestionType type, const QString &sentence, const QString &lowerQuestion);

} // namespace answerdesk::knowledge
