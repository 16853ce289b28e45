// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"

namespace answerdesk::commerce {

// What administrators do to a company's orders and totals. Each answers once its write jobs are on disk;
// those that go over many days work for about a second and say where to go on.

void refundOrder(const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
void checkRevenue(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
void repairRevenue(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);
void recalculateRevenue(
    const CommerceServices &services, const http::RequestPtr &request, const http::Reply &reply);

} // namespace answerdesk::commerce
