// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include <functional>

namespace answerdesk::http {

/// Replaces the text of each member in api::kActorFields, at every depth of a JSON answer, by what shown()
/// makes of it.
void replaceActors(HttpResponse &response, const std::function<QString(const QString &actor)> &shown);

} // namespace answerdesk::http
