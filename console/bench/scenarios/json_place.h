// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <optional>

// Where things stand in a JSON text as a person typed it. Any thread.
namespace answerdesk::console {

/// A value in a text, in UTF-16 units.
struct JsonPlace {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// Where the value of this path stands, or the innermost value around it that is there. The text must be
/// sound JSON.
JsonPlace placeOf(const QString &json, const QString &path);
/// Where a line of readScenario() says that something is wrong with this text.
qsizetype placeOfFault(const QString &text, const QString &fault);
/// The text with one more entry at the end of the list at this path, the rest as it is; nothing when there is
/// no list.
std::optional<QString> withEntry(const QString &json, const QString &path, const QString &entry);
/// The text with one more member in the root's object of this name, which is made before the member "steps"
/// when it is not there; nothing when that cannot be.
std::optional<QString> withMember(
    const QString &json, const QString &object, const QString &name, const QString &value);

} // namespace answerdesk::console
