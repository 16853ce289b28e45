// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QString>
#include <optional>

namespace answerdesk::answers {

/// What is read out of user_metadata, and what of it may be stored.
struct Metadata {
    QString userFingerprint; ///< canonical UUID; empty when absent or malformed
    QString userFaqFingerprint;
    std::optional<QString> redacted; ///< JSON with the values of private keys (they begin with _) replaced
    std::optional<QString> diagnostic; ///< what was ignored, for an administrator
};

Metadata readMetadata(const std::optional<json::Value> &sent);

} // namespace answerdesk::answers
