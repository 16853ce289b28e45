// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::tests {

/// The request log of the sample shop with every kind of outcome, one conversation behind it, refused events
/// with an explanation, and an audit log. Company: northwind.
void addActivity(FakeServer &server, SampleShop::Content content);

} // namespace answerdesk::tests
