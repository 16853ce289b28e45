// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"

namespace answerdesk::commerce {

// What is held of a visitor: shown, exported, erased.

void getVisitor(const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
void listVisitorRecords(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
void eraseVisitor(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);

} // namespace answerdesk::commerce
