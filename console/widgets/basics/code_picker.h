// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QList>
#include <QtCore/QString>

class QLineEdit;

namespace answerdesk::console {

/// A code of a standard with its name in the window's language, or in its own where that is not known.
struct NamedCode {
    QString code; ///< "EUR"
    QString name; ///< "Euro"
};

enum class CodeKind : unsigned char { TimeZone, Currency, Language };
QList<NamedCode> namedCodes(CodeKind kind);

/// Lets a field that holds a code be filled by its name: the matching ones are proposed while one types, all
/// of them by the arrow or the Down key, and the name of the code stands in the field behind it. What is not
/// in the list can be typed. isList: several codes with commas; the one at the end is proposed for.
void pickCode(QLineEdit *field, CodeKind kind, bool isList = false);

} // namespace answerdesk::console
