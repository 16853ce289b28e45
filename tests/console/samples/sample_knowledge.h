// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/explain.h"
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::tests {

/// The knowledge of the sample shop: sources in every state, documents, own answers, gaps, an explained
/// answer.
void addKnowledge(FakeServer &server, SampleShop::Content content);

/// How do I return an item?
api::Explanation sampleExplanation();

} // namespace answerdesk::tests
