// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <optional>

namespace answerdesk {

/// The canonical form of a BCP 47 tag (language lower, Script title, REGION upper; de_DE becomes de-DE), or
/// nothing when the text is not well-formed. Any thread.
std::optional<QString> canonicalLocale(QStringView text);

/// The nearest of the supported locales: the tag itself, then shorter and shorter prefixes of it, then a
/// supported locale of the same language, else "en".
QString nearestLocale(const QString &tag, const QStringList &supported);

/// The language part: "de" of "de-AT".
QString languageOf(const QString &tag);

} // namespace answerdesk
