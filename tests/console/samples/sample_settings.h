// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::tests {

/// What is set for the sample shop, its model, its companies and administrators; an operator is signed in.
void addSettings(FakeServer &server, SampleShop::Content content);
/// The operator grants the company less than it has: no API access, and single hosts only.
void grantLess(FakeServer &server);
/// From now on whoever wants to save is told that somebody else was faster, and finds what they made of it.
void changeSettingsMeanwhile(FakeServer &server);

} // namespace answerdesk::tests
