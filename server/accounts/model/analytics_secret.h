// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/secret_text.h"
#include "server/http/http_message.h"
#include "shared/core/secret.h"
#include <vector>

namespace answerdesk::accounts {

/// The text of a new analytics secret: ad_events_<secret><checksum>.
QByteArray generateAnalyticsSecret();
/// The hash of a secret's text; nothing when the text is not one: another form, or a wrong checksum.
std::optional<SecretHash> hashOfAnalyticsSecret(QByteArrayView text);

/// The secrets that a company's analytics endpoints accept. Off while there is none.
struct AnalyticsSecrets {
    std::vector<KeySecret> secrets; ///< newest first
    qint64 requiredFromMs = 0; ///< requests without a secret are accepted before

    bool isSet() const { return !secrets.empty(); }
    /// Whether a request may be recorded. A secret that is sent must be right, also while none is required;
    /// while none is set the header is ignored.
    bool accept(const http::RequestHead &head, qint64 nowMs) const;
    /// Until when an earlier secret, or a request without one, is accepted; nothing without an overlap. The
    /// end may be past.
    std::optional<qint64> overlapUntilMs() const;
    /// Puts a new secret in the place of the present one.
    void rotate(const SecretHash &hash, qint64 overlapMs, qint64 nowMs);
};

} // namespace answerdesk::accounts
