// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <optional>

// JSON as a text for people. Any thread.
namespace answerdesk::console {

/// Where JSON stops being JSON.
struct JsonFlaw {
    qsizetype offset = 0; ///< in the text as given
    int line = 1;
    int column = 1;
    QString reason;
};

/// Lays JSON out with two spaces, keys in the order and numbers in the spelling of the text. A flawed text
/// comes back unchanged with the flaw.
QString indentJson(const QString &json, std::optional<JsonFlaw> *flaw = nullptr);
/// The path of what stands on a line of indented JSON, for instance "items[2].name"; empty at the root.
QString jsonPathAt(const QString &indented, int line);
/// The same for a text that was cut off: laid out as far as it goes; unchanged when it is no JSON before
/// that.
QString indentFirstPart(const QString &json);
/// How many blanks a line begins with.
qsizetype jsonIndentation(QStringView line);
/// The name of the member that begins on a line of indented JSON; empty when none does.
QString jsonKeyOf(const QString &line);
/// The same text with no line of more than 10,000 characters.
QString withBrokenLines(const QString &text, bool *isBroken);

} // namespace answerdesk::console
