// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtCore/QDate>
#include <limits>

namespace answerdesk::commerce {

/// Where a page of a list begins: below this row, newest first. Lists that are ordered by day have one.
struct ListPosition {
    qint64 belowId = std::numeric_limits<qint64>::max();
    QString day; ///< empty: none
};

/// The opaque text of a position; list is a short name, so that no list takes another's.
QString cursorText(const QString &list, const ListPosition &position);
/// The first page without a cursor; INVALID_FIELDS for one that cursorText() did not make.
Result<ListPosition> readCursor(const QString &list, const std::optional<QString> &cursor);

/// A day as YYYY-MM-DD from 1970-01-01 on; nothing when the text is not one.
std::optional<QDate> readDay(const QString &text);

} // namespace answerdesk::commerce
