// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QSet>
#include <QtCore/QStringList>

namespace answerdesk::answers {

// How an answer is compared with the text that should be in it: without markup, and without regard to case,
// accents, kinds of quotes and dashes, and white space. Any thread.

/// The text of Markdown or HTML without front matter, tags, link targets and emphasis.
QString withoutMarkup(QString text);
/// Its words in the form in which they are compared. A Chinese character and a Japanese one count as a word
/// each; "4.90", "e-mail" and "a@b.example" are one.
QStringList comparedWords(const QString &text);
/// The pieces between full stops, line breaks and the signs that stand for something left out.
QStringList comparedSentences(const QString &text);

/// Whether an answer holds an expected text. Words of five letters and more may go on ("refund" is in
/// "refunded"); shorter ones and numbers stand alone ("12" is not in "120").
bool holdsText(const QString &answer, const QString &expected);

/// 0..1: the share of a sentence's words that stand in one stretch of the answer, which is half as long again
/// as the sentence at most. 0 for a sentence of fewer than four words.
double coverage(const QStringList &answerWords, const QString &sentence);

/// Words with the pairs that they stand in, to tell how much of an answer comes from a text.
class KnownWords
{
public:
    explicit KnownWords(const QString &text = {});
    /// 0..1: the share of the answer's words that stand in the text beside the same neighbour.
    double shareOf(const QStringList &answerWords) const;

private:
    QSet<QString> m_words;
    QSet<std::pair<QString, QString>> m_pairs;
};

} // namespace answerdesk::answers
