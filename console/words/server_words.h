// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include <QtCore/QString>
#include <optional>

/// The server, its API and its log speak English. Here their words get the console's language: those of the
/// error catalogue, and those that server_templates.h lists. GUI thread.
namespace answerdesk::console::serverwords {

/// Those words in the console's language; nothing when they are not known, say of a newer server.
std::optional<QString> known(const QString &said);
/// Known words in the console's language, others as they were said.
QString translated(const QString &said);

/// The catalogue's cause and remedy.
QString cause(ErrorCode code);
QString remedy(ErrorCode code);

/// Why something failed, and the server's own words where this does not hold them.
struct Why {
    QString text;
    QString said;
};
/// Who wrote the words of an error: what was made here is in the console's language already.
enum class From : unsigned char { Here, Server };
/// A server's words that are not known stay in an English window; in another one the catalogue's cause stands
/// for them.
Why whyOf(const Error &error, From from);

} // namespace answerdesk::console::serverwords
