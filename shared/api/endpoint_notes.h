// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoint_facts.h"
#include <map>

namespace answerdesk::api {

/// What is to be said about single endpoints. Made once; any thread.
const std::map<Endpoint, EndpointNote> &endpointNotes();
/// Those of the server itself: its state, log, settings, backups and the audit log.
void addFeedNotes(std::map<Endpoint, EndpointNote> &notes);
void addServerNotes(std::map<Endpoint, EndpointNote> &notes);
/// Those of orders, events and revenue.
void addRevenueNotes(std::map<Endpoint, EndpointNote> &notes);

} // namespace answerdesk::api
