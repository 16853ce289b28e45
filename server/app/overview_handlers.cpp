// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/overview_handlers.h"
#include "server/accounts/stores/key_store.h"
#include "server/answers/records/answer_count_store.h"
#include "server/faqs/sets/faq_count_store.h"
#include "server/knowledge/store/source_count_store.h"

namespace answerdesk::app {

using http::HttpResponse;
using http::RecentTraffic;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<OverviewServices>;

namespace {

constexpr qint64 kDayMs = 24 * 3'600'000LL;
constexpr qint64 kSoonMs = 14 * kDayMs; // when a key counts as one that is about to end
constexpr qint64 kAnswersMs = 7 * kDayMs;
constexpr int kMessages = 1000; // a look at them costs a few milliseconds

api::OverviewTraffic trafficOf(const RecentTraffic::Window &window)
{
    api::OverviewTraffic traffic;
    traffic.from.ms = window.fromMs;
    traffic.bucketSeconds = RecentTraffic::kBucketSeconds;
    for (const RecentTraffic::Bucket &bucket : window.buckets) {
        api::TrafficBucket &out = traffic.buckets.emplace_back();
        out.requests = int(bucket.requests);
        out.errors = int(bucket.errors);
        if (bucket.requests > 0)
            out.meanMs = double(bucket.micros) / double(bucket.requests) / 1000;
        traffic.requests += qint64(bucket.requests);
        traffic.errors += qint64(bucket.errors);
    }
    traffic.serverErrors = qint64(window.serverErrors);
    traffic.requestsPerSecond = window.perSecond();
    traffic.medianMs = window.medianMs;
    traffic.p99Ms = window.p99Ms;
    return traffic;
}

void getOverview(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.find(key);
    const qint64 now = services->clock.nowMs();
    storage::Connection &reader = services->database.reader();
    api::CompanyOverview overview;
    overview.at.ms = now;
    overview.traffic = trafficOf(services->traffic.of(key, now));
    overview.answers = answers::loadLastAnswers(reader, key, now - kAnswersMs, kMessages);
    overview.gaps = answers::countGaps(reader, key);
    overview.keys = accounts::countKeys(reader, key, now, kSoonMs);
    overview.knowledge = knowledge::countKnowledge(reader, key, now);
    overview.knowledge.passages = services->indexes.find(key)->passages().size();
    overview.faqs = faqs::countPages(reader, key, company && company->faqsRequireApproval);
    overview.asked = answers::hasThreads(reader, key);
    reply.send(HttpResponse::json(overview));
}

} // namespace

void registerOverviewHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    http::handlersWith(dispatcher, services)(api::Endpoint::GetOverview, getOverview);
}

} // namespace answerdesk::app
