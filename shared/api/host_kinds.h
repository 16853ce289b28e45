// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/companies.h"
#include <QtCore/QList>

namespace answerdesk::api {

// Kinds of entries of allowed_hosts.

QList<HostKind> allHostKinds();
/// The kinds of a well-formed entry: a host or a wildcard, and a port when it names one.
QList<HostKind> kindsOfHost(const QString &entry);
/// The first kind of the entry that is not granted.
std::optional<HostKind> missingHostKind(const QString &entry, const QList<HostKind> &granted);

} // namespace answerdesk::api
