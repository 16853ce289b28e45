// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/audit.h"

namespace answerdesk::console {

/// An entry of the audit log as a sentence: "Key “Storefront backend” was rotated". Things without a name are
/// called by their kind, never by an identifier. An action that this version does not know is shown as the
/// server sends it.
QString changeText(const api::AuditEntry &entry);
/// Who did it, for people.
QString actorText(const QString &actor);

} // namespace answerdesk::console
