// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"

namespace answerdesk::commerce {

// What became of an event, or would.

void explainRefusal(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
/// Records the event in a job of its own that is undone.
void simulateEvent(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);

} // namespace answerdesk::commerce
