// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// Puts a question that was asked into its thread. A reply that chooses one of the sections which the last
/// answer named ("the second one", "Austria") becomes the earlier question about that section; so do such
/// replies among the earlier questions. thread: oldest first.
void readThread(Question &question, const QList<Exchanged> &thread);

/// Those of an answer's sections that its text names; none unless it names all of them, and two at least.
QList<Section> namedIn(const QString &text, const QList<Section> &sections);

/// The section that a reply chooses; -1 when it chooses none.
int chosenSection(const QString &reply, const QList<Section> &offered, const QString &locale);

/// What names each of several sections among the others: its heading, its document's title where their
/// headings are the same, or both.
QStringList labelsOf(const QList<Section> &sections);

} // namespace answerdesk::answers
