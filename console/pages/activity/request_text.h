// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include "shared/api/monitoring.h"
#include "shared/api/threads.h"
#include "shared/client/raw_exchange.h"

namespace answerdesk::client {
class ApiClient;
}

// Requests of the log as people read them.
namespace answerdesk::console::requesttext {

constexpr double kSlowMs = 1'000;

Tone tone(int status);
/// "174 ms", "0.4 ms".
QString duration(double ms);
/// "POST /api/v1/send_message".
QString line(const api::RequestRow &row);
/// "14:32:08.904", with its day unless that is now's. Local time.
QString time(const schema::Timestamp &at, const QDateTime &now);
/// "3.2 kB".
QString size(qint64 bytes);

/// Codes of refused events that are kept with an explanation.
QList<ErrorCode> explainedCodes();

/// The request as far as the log and its conversation know it, with a placeholder for the key or session that
/// nobody keeps. message: what was asked, or null.
client::RawRequest known(
    const api::RequestRow &row, const api::Message *message, const client::ApiClient &client);

} // namespace answerdesk::console::requesttext
