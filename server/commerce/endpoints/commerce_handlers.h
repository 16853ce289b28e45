// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"

namespace answerdesk::commerce {

/// Cart and checkout events, and the administrator's view of tickets, events, orders and revenue.
void registerCommerceHandlers(http::Dispatcher &dispatcher, const CommerceServices &services);

} // namespace answerdesk::commerce
