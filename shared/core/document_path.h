// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk {

/// Whether a text may name a document within its source: relative, with slashes between its parts, and below
/// the source wherever it is resolved. A part "..", a backslash, a drive, a control character and the
/// percent-encoded forms of these, also encoded more than once, are none of it. "a..b.md" and "100%.md" are.
bool isDocumentPath(QStringView path);

} // namespace answerdesk
