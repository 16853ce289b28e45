// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDate>
#include <optional>

namespace answerdesk {

/// A day as YYYY-MM-DD from 1970-01-01 on; nothing when the text is not one.
std::optional<QDate> readDay(const QString &text);

} // namespace answerdesk
