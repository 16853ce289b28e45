// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

namespace {

void addRuleNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::GetPageRules]
        = {"The first rule whose pattern matches a page is applied. A rule that is shadowed by an earlier "
           "one never applies; `shadowed_by` names that rule. `regenerating` counts the pages still to be "
           "read again after the last change."};
    notes[Endpoint::PutPageRules]
        = {"Replaces all rules, in the order of the request: to reorder them, or to import an export of "
           "another company. The FAQs of pages to which another rule now applies are regenerated."};
    notes[Endpoint::CreatePageRule] = {"Adds a rule, last unless `position` says otherwise. The FAQs of the "
                                       "pages to which it applies are regenerated."};
    notes[Endpoint::ChangePageRule] = {"An absent field keeps its value. The FAQs of the pages to which the "
                                       "rule applied before, or applies now, are regenerated."};
    notes[Endpoint::DeletePageRule] = {"The FAQs of its pages are regenerated without it."};
    notes[Endpoint::TryPageRule] = {"Fetches the page by the rules for shop pages and reads it twice, with "
                                    "and without the rule. The limits are those of `inspect-page`."};
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
    notes[Endpoint::ListFeeds]
        = {"Each with its latest run. With `wait` and `after`, the answer is sent as soon as a feed or a run "
           "changes: send `revision` of the answer as the next `after`."};
    notes[Endpoint::CreateFeed]
        = {"A feed with `url` is fetched immediately and then every `interval_minutes`. Without `url`, files "
           "are uploaded: start a run and send its content. The facts of a product are taken from the feed; "
           "its page adds missing facts. If two feeds contain the same product, the older feed is used."};
    notes[Endpoint::GetFeed] = {"The feed's settings, its number of products, and its latest run."};
    notes[Endpoint::ChangeFeed]
        = {"An absent field keeps its value. Changes of the format apply from its next run on."};
    notes[Endpoint::DeleteFeed]
        = {"Its products are deleted with it, and the FAQs of their pages are regenerated from the pages."};
    notes[Endpoint::DeleteFeed].isGuarded = true;
    notes[Endpoint::GetFeed].hasEtag = notes[Endpoint::CreateFeed].hasEtag = true;
    notes[Endpoint::ChangeFeed].hasEtag = notes[Endpoint::ChangeFeed].isGuarded = true;
    notes[Endpoint::PreviewFeed]
        = {"Reads the first rows of a feed's address, or of the bytes in `content`, and shows them as a run "
           "would store them, with the problems found and the meaning of each column."};
    notes[Endpoint::ListFeedProducts]
        = {"Products in the order of their keys: product number, else GTIN, else address."};
    notes[Endpoint::ListFeedRuns] = {"The last 50 runs are kept."};
    notes[Endpoint::StartFeedRun]
        = {"Fetches a feed with `url`. For other feeds, starts an upload; send the file in parts with `PUT "
           ".../content`. A run first checks every row and stores nothing; then it stores the products that "
           "changed. A run that would remove more than half of the products, or the prices of more than half "
           "of them, is `held` until it is confirmed. A restart of the server continues the run.",
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
        = {"Applied rows are kept; the others are not applied.", {ErrorCode::FeedRunEnded}};
    notes[Endpoint::ListFeedReport] = {
        "Rows that were skipped, values that were dropped, and rows that a later one replaced, in the order "
        "of the file. The run counts all of them by reason."};
    addRuleNotes(notes);
}

} // namespace answerdesk::api
