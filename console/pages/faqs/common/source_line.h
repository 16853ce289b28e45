// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include <QtWidgets/QBoxLayout>

namespace answerdesk::console {

/// One small line with a glyph; cut where room ends. kind stands behind it as a badge, if there is one. The
/// caller's layout owns it.
QLayout *sourceLine(const QString &icon, const QString &text, const QString &kind = {});
/// What something rests on: where it stands, and the words themselves.
QLayout *sourceLine(const api::FaqSource &source);

} // namespace answerdesk::console
