// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::tests {

/// The product pages of the sample shop in every state, with questions in every state and a second locale.
void addFaqs(FakeServer &server, SampleShop::Content content);
/// From now on the company wants FAQs approved, and most of the first page's are not.
void requireApproval(FakeServer &server);
/// From now on an inspected page sells nothing.
void inspectNoProduct(FakeServer &server);
/// From now on whoever is signed in has this role.
void signInAs(FakeServer &server, api::AdminRole role);

} // namespace answerdesk::tests
