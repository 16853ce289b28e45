// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::answers {

/// The question as it has to be searched for: a follow-up ("and for Germany?", "how much is that?") together
/// with the words of the thread that it leans on, every other question as it is.
QString resolveFollowUp(const QString &question, const QStringList &earlierQuestions, const QString &locale);

/// All that a follow-up may mean, likeliest first: with the topic that was last spoken of, and, when it names
/// something that could take the place of a word of an older topic, with that one. One reading of every other
/// question.
QStringList readingsOf(const QString &question, const QStringList &earlierQuestions, const QString &locale);

/// True when a question cannot be understood without the one before it.
bool isFollowUp(const QString &question, const QString &locale);

/// Whether a question has a word that says what it is about. "How is it?" has none.
bool hasTopic(const QString &question, const QString &locale);

/// The content words of a follow-up itself, as it was asked: "Austria" of "And to Austria?". Of the sentences
/// that answer it, those are preferred that speak of them.
QStringList focusWords(const QString &question, const QString &locale);

/// The names among a question's words: of places, products, people. An answer to a follow-up speaks of them,
/// whatever else the conversation was about. A day or a month is none.
QStringList namesIn(const QString &question, const QString &locale);

/// Whether a question that begins like a follow-up ("And what does a return cost?") has a topic of its own:
/// it is a whole sentence without pronouns and shares no content word with the question before it.
bool changesTopic(const QString &question, const QString &earlierQuestion, const QString &locale);

} // namespace answerdesk::answers
