// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::web {

/// Whether names directly below this host can be registered by anyone, as with "com", "co.uk" and
/// "github.io". Follows the Public Suffix List with its private section; a name that is not on the list
/// counts as a suffix when it has one label. The host is canonical. True for every host when the list cannot
/// be loaded. Any thread.
bool isPublicSuffix(const QString &host);

} // namespace answerdesk::web
