// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

namespace {

void addRuleNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::GetPageRules] = {
        "The first rule whose pattern matches a page applies to it. A rule that an earlier one shadows never "
        "applies; `shadowed_by` names that one. `regenerating` counts the pages that are still to be read "
        "again after the last change."};
    notes[Endpoint::PutPageRules] = {
        "Replaces all rules, in the order of the request: to reorder them, or to import an export of another "
        "company. The FAQs of pages that another rule applies to now are generated again."};
    notes[Endpoint::CreatePageRule]
        = {"Adds a rule, last unless `position` says otherwise. The FAQs of the pages that it applies to are "
           "generated again."};
    notes[Endpoint::ChangePageRule] = {
        "An absent field keeps its value. The FAQs of the pages that the rule applied to before, or applies "
        "to now, are generated again."};
    notes[Endpoint::DeletePageRule] = {"The FAQs of its pages are generated again without it."};
    notes[Endpoint::TryPageRule]
        = {"Fetches the page by the rules for pages of shops and reads it twice, without and with the rule. "
           "Limits are those of `inspect-page`."};
    notes[Endpoint::GetPageRules].hasEtag = true;
    for (const Endpoint changing : {Endpoint::PutPageRules, Endpoint::CreatePageRule,
             Endpoint::ChangePageRule, Endpoint::DeletePageRule})
        notes[changing].isGuarded = true;
    for (const Endpoint answering :
        {Endpoint::PutPageRules, Endpoint::CreatePageRule, Endpoint::ChangePageRule})
        notes[answering].hasEtag = true;
}

} // namespace

void addFeedNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::ListFeeds] = {
        "Each with its latest run. With `wait` and `after` the answer comes as soon as a feed or a run has "
        "changed: send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreateFeed]
        = {"A feed with `url` is fetched at once and then every `interval_minutes`. Without `url`, files are "
           "uploaded: start a run and send its content. A product of a feed takes its facts from there; its "
           "page adds what the feed lacks. Of two feeds with the same product, the older feed counts."};
    notes[Endpoint::GetFeed] = {"The feed's settings, its number of products, and its latest run."};
    notes[Endpoint::ChangeFeed]
        = {"An absent field keeps its value. How the feed is read changes with its next run."};
    notes[Endpoint::DeleteFeed] = {
        "Its products are deleted with it, and the FAQs of their pages are generated again from the pages."};
    notes[Endpoint::DeleteFeed].isGuarded = true;
    notes[Endpoint::GetFeed].hasEtag = notes[Endpoint::CreateFeed].hasEtag = true;
    notes[Endpoint::ChangeFeed].hasEtag = notes[Endpoint::ChangeFeed].isGuarded = true;
    notes[Endpoint::PreviewFeed]
        = {"Reads the first rows of a feed's address, or of the bytes in `content`, and shows them as a run "
           "would store them, with the problems found and the meaning of each column."};
    notes[Endpoint::ListFeedProducts]
        = {"Products in the order of their keys: product number, else GTIN, else address."};
    notes[Endpoint::ListFeedRuns] = {"The last 50 runs are kept."};
    notes[Endpoint::StartFeedRun] = {
        "Of a feed with `url`: fetches it. Of another feed: begins an upload; send the file in parts with "
        "`PUT .../content`. A run first checks every row and stores nothing; then it stores the products "
        "that "
        "changed. A run that would remove more than half of the products, or the prices of more than half of "
        "them, is `held` until it is confirmed. A restart of the server continues the run.",
        {ErrorCode::FeedRunActive}};
    notes[Endpoint::GetFeedRun] = {"The run's state, its progress, and its problems by reason."};
    notes[Endpoint::PutFeedContent] = {
        "Send parts in their order, each with the `offset` of its first byte, and `last=true` with the last "
        "one. After a lost response, repeat the part: bytes that the run has are ignored. `received` of the "
        "run states where to continue after an interruption. An upload without a new part for 24 hours "
        "fails.",
        {ErrorCode::FeedRunEnded, ErrorCode::FeedOffsetMismatch}};
    notes[Endpoint::ConfirmFeedRun]
        = {"The run continues and removes what the new content lacks.", {ErrorCode::FeedRunEnded}};
    notes[Endpoint::CancelFeedRun]
        = {"Rows that were applied stay applied; the others are not.", {ErrorCode::FeedRunEnded}};
    notes[Endpoint::ListFeedReport] = {
        "Rows that were skipped, values that were dropped, and rows that a later one replaced, in the order "
        "of the file. The run counts all of them by reason."};
    addRuleNotes(notes);
}

} // namespace answerdesk::api
