// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/dispatcher.h"

namespace answerdesk::app {

/// The OpenAPI document and the reference for people. Both are made when they are first asked for.
void registerDocumentHandlers(http::Dispatcher &dispatcher);

} // namespace answerdesk::app
