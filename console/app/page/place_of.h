// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// The server and the account of a client, by which a question that stays on the screen knows its own server
/// again: the client itself is another object when that server has been opened again. Empty without a client.
inline QString placeOf(const client::ApiClient *client) { return client ? client->place() : QString(); }

} // namespace answerdesk::console
