// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feeds.h"
#include "shared/api/page_rules.h"
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::tests {

/// Product feeds of the sample shop in every state, and page rules of which one never applies.
void addFeeds(FakeServer &server, SampleShop::Content content);
/// The feed of this row as it is listed.
api::Feed sampleFeed(int row);
/// The beginning of a plain CSV file as it is shown, with problems.
api::FeedPreview samplePreview();
/// A page that was refused, and what a rule makes of it.
api::PageRuleTrial sampleTrial(api::PageRuleEffect effect);
/// The JSON of a list that is watched.
QByteArray feedList(const std::vector<api::Feed> &feeds, qint64 revision);

} // namespace answerdesk::tests
