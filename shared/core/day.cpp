// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/day.h"

namespace answerdesk {

std::optional<QDate> readDay(const QString &text)
{
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (text.size() != 10 || !day.isValid() || day.year() < 1970 || day.toString(Qt::ISODate) != text)
        return std::nullopt;
    return day;
}

} // namespace answerdesk
