// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/audit.h"

namespace answerdesk::console {

/// An entry of the audit log in words: "Key “Storefront backend” was made". An action that this version does
/// not know is told as it stands there.
QString changeText(const api::AuditEntry &entry);

} // namespace answerdesk::console
