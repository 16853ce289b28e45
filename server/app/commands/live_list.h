// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/shell.h"

namespace answerdesk::app {

/// A list of the server that grows while one looks: what it is asked for, and how it is printed.
struct LiveList {
    api::Endpoint endpoint;
    std::span<const ListFilter> filters;
    QString followHelp; ///< of --follow
    QString (*lineOf)(const json::Value &row); ///< how --follow prints a row without --json
    const char *columns; ///< members of a row, with blanks between them
};

/// Prints the newest rows, as many as --limit says, or with --follow those that come, oldest first, until the
/// server or the user ends it.
int runLiveList(const Command &command, const QStringList &arguments, const LiveList &list);

} // namespace answerdesk::app
