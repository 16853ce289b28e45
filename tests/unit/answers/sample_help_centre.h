// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"

namespace answerdesk::test {

/// The demo shop's help centre as it is imported: one document a file, translations grouped by their
/// original. Ids of passages begin with 1, in the order of the list.
QList<knowledge::Passage> sampleHelpCentre();

} // namespace answerdesk::test
