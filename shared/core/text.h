// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <optional>

namespace answerdesk {

/// Length in Unicode code points; a surrogate pair counts once.
qsizetype codePointCount(QStringView text);
/// White space of Unicode cut from both ends.
QString trimmed(QStringView text);
/// Unicode normal form C after trimming: two spellings of one question compare equal.
QString normalized(QStringView text);
bool isValidUtf8(QByteArrayView bytes);

/// A UUID with dashes in lower case; nothing when the text is not one. The nil UUID is returned as it is.
std::optional<QString> canonicalUuid(QStringView text);
bool isNilUuid(QStringView uuid);

/// Nothing for an empty text: NULL of an optional field.
inline std::optional<QString> textOrNothing(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace answerdesk
