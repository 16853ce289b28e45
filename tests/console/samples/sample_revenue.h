// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include <QtCore/QByteArray>

namespace answerdesk::tests {

class FakeServer;

/// Every figure of the catalogue that is of tickets, or of the others; values by name, 0 for what is not
/// named.
std::vector<api::RevenueFigure> sampleFigures(
    bool ofTickets, const std::vector<std::pair<const char *, QString>> &values);

/// A month of revenue of the sample shop with what belongs to it: the channels, the period before,
/// breakdowns, orders, one order with everything that led to it, and its visitor. Company: northwind.
void addRevenue(FakeServer &server);
/// Nothing was ordered yet.
void addNoRevenue(FakeServer &server);

} // namespace answerdesk::tests
