// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::answers {

/// A question without what does not make it another one: case, punctuation, white space and the forms that
/// Unicode has of one letter. Any thread.
QString questionKey(const QString &question);
/// SHA-256 of the key as hexadecimal digits: a column of one length, however long the question is.
QString questionDigest(const QString &question);

/// What questions that ask the same in other words of order and inflection have in common: the kind of
/// question and its words that carry meaning. Empty below two of these. Any thread.
QString meaningKey(const QString &question, const QString &language);

/// Whether two questions ask the same in other words of order and inflection: equal keys of one kind or
/// the other.
bool isSameQuestion(const QString &one, const QString &other, const QString &language);

} // namespace answerdesk::answers
