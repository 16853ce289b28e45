// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/raw_exchange.h"

namespace answerdesk::client {

// A request as code that sends the same bytes again, whole and ready to run. Secrets are included: see
// shareable(). Header lines that each library writes itself are left out; headers of one name are joined by
// commas. Whatever a text holds, it stays inside its literal.

/// Python 3 with the package requests.
QString asPython(const RawRequest &request);
/// JavaScript with fetch, for Node 18 and browsers. No fetch sends a body with GET or HEAD: a comment says
/// so.
QString asJavaScript(const RawRequest &request);
/// A C++ program with Qt 6 Network.
QString asQtCpp(const RawRequest &request);

/// The request with placeholders for what must not be handed on: values of Authorization (with keepsKey only
/// those that are no API key), of Proxy-Authorization and Cookie, and texts of a JSON body under names such
/// as password, secret and token.
RawRequest shareable(RawRequest request, bool keepsKey);
/// The JSON text with these placeholders; it need not be sound JSON.
QByteArray withoutSecrets(const QByteArray &body);

} // namespace answerdesk::client
