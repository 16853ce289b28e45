// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/overview_scenes.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/overview/overview_watch.h"
#include "console/widgets/basics/builders.h"
#include "console/words/server_words.h"
#include "shared/api/overview.h"
#include "shared/api/sessions.h"
#include "shared/api/status.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <cmath>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;

api::ServerStatus status()
{
    api::ServerStatus status;
    status.version = u"1.0.0"_s;
    status.qtVersion = u"6.8.2"_s;
    status.region = u"eu"_s;
    status.startedAt.ms = kSampleNow - 12 * kDay;
    status.uptimeSeconds = (12 * kDay + 4 * kHour) / 1000;
    status.database = api::DatabaseStatus{u"sqlite"_s, 412'000'000, 25};
    status.companies = 2;
    status.passages = 18'204;
    return status;
}

api::OverviewTraffic traffic(bool isBad)
{
    api::OverviewTraffic traffic;
    traffic.from.ms = kSampleNow - 5 * kMinute;
    traffic.bucketSeconds = 5;
    for (int i = 0; i < 60; ++i) {
        api::TrafficBucket &bucket = traffic.buckets.emplace_back();
        bucket.requests = int(212 + 28 * std::sin(i * 0.45) + 14 * std::sin(i * 1.7));
        bucket.errors = isBad && i > 40 ? i - 36 : i % 11 == 0 ? 2 : i % 4 == 0 ? 1 : 0;
        bucket.meanMs = 46 + 6 * std::sin(i * 0.7) + (isBad && i > 40 ? (i - 40) * 9.0 : 0);
        traffic.requests += bucket.requests;
        traffic.errors += bucket.errors;
    }
    traffic.requestsPerSecond = double(traffic.requests) / 300;
    traffic.serverErrors = isBad ? 184 : 0;
    traffic.medianMs = isBad ? 164 : 41.5;
    traffic.p99Ms = isBad ? 2'041 : 182;
    return traffic;
}

api::OverviewSource source(const char *name, api::SourceState state, qint64 ageMs, bool isOverdue)
{
    api::OverviewSource made;
    made.sourceId = QString::fromLatin1(name);
    made.name = made.sourceId;
    made.kind = u"page"_s;
    made.state = state;
    made.readAt = schema::Timestamp{kSampleNow - ageMs};
    made.overdue = isOverdue;
    return made;
}

api::CompanyOverview quiet()
{
    using enum api::SourceState;
    api::CompanyOverview overview;
    overview.at.ms = kSampleNow;
    overview.traffic = traffic(false);
    overview.answers.since = schema::Timestamp{kSampleNow - 6 * kHour};
    overview.answers.messages = 1000;
    overview.answers.fromFaqs = 402;
    overview.answers.answered = 541;
    overview.answers.refused = 44;
    overview.keys.active = 7;
    overview.knowledge.documents = 214;
    overview.knowledge.passages = 18'204;
    overview.knowledge.sources = 5;
    overview.knowledge.read = 4;
    overview.knowledge.stalest
        = {source("Returns policy", Read, 2 * kDay, false), source("Help centre", Read, 3 * kHour, false),
            source("Care guides of all tents and sleeping bags", Read, 2 * kHour, false),
            source("Product feed", Read, 12 * kMinute, false)};
    overview.faqs.ready = 1'284;
    overview.faqs.queued = 14;
    overview.asked = true;
    return overview;
}

api::CompanyOverview busy()
{
    api::CompanyOverview overview = quiet();
    overview.gaps = {7, u"Is the Alta 2 tent free of PFAS?"_s, 12};
    overview.keys.expiring = 2;
    overview.keys.nextKeyId = u"7Kq2Xe"_s;
    overview.keys.nextName = u"Storefront backend"_s;
    overview.keys.nextExpiresAt = schema::Timestamp{kSampleNow + 6 * kDay + kHour};
    overview.knowledge.failed = 1;
    overview.knowledge.stalest.insert(
        overview.knowledge.stalest.begin(), source("Size guide", api::SourceState::Failed, 9 * kDay, false));
    overview.faqs.awaiting = 4;
    return overview;
}

api::CompanyOverview wrong()
{
    api::CompanyOverview overview = busy();
    overview.traffic = traffic(true);
    overview.answers.modelAsked = 20;
    overview.answers.modelFailed = 14;
    overview.answers.modelFailure = u"unreachable"_s;
    overview.knowledge.overdue = 2;
    overview.knowledge.stalest[1].overdue = true;
    overview.faqs.queued = 311;
    return overview;
}

api::CompanyOverview fresh()
{
    api::CompanyOverview overview;
    overview.at.ms = kSampleNow;
    overview.traffic.bucketSeconds = 5;
    overview.traffic.buckets.resize(60);
    overview.knowledge.documents = 12;
    overview.knowledge.passages = 148;
    return overview;
}

} // namespace

QStringList overviewScenes()
{
    return {u"overview"_s, u"overview-quiet"_s, u"overview-wrong"_s, u"overview-not-ready"_s,
        u"overview-first"_s, u"overview-reader"_s, u"overview-offline"_s, u"overview-error"_s};
}

void prepareOverview(SampleShop &shop, const QString &scene)
{
    if (!scene.startsWith(u"overview"))
        return;
    const QByteArray company = "GET /admin/v1/companies/northwind/";
    shop.server.answer("GET /admin/v1/status", {.body = schema::toJson(status())});
    const api::CompanyOverview overview = scene == u"overview-quiet" ? quiet()
        : scene == u"overview-wrong"                                 ? wrong()
        : scene == u"overview-first"                                 ? fresh()
                                                                     : busy();
    shop.server.answer(company + "overview",
        scene == u"overview-error"
            ? FakeReply::error(503, "UNAVAILABLE", "The database does not accept writes at the moment.")
            : FakeReply{.body = schema::toJson(overview)});
    if (scene == u"overview-not-ready")
        shop.server.answer("GET /readyz",
            FakeReply::error(503, "UNAVAILABLE", "The database does not accept writes at the moment."));
    if (scene == u"overview-reader") {
        signInAs(shop.server, api::AdminRole::CompanyViewer);
        shop.server.answer(company + "audit", FakeReply::error(403, "FORBIDDEN", "Not for readers."));
    }
}

void showOverview(OverviewPage &page, const QString &scene)
{
    const auto *what = page.findChild<ElidedLabel *>(u"healthWhat"_s);
    QTRY_VERIFY(what->text() != u"Asking the server…");
    if (scene == u"overview-error")
        return;
    QTRY_VERIFY(page.findChild<QWidget *>(u"changesCard"_s)->isVisible());
    QTRY_VERIFY(!page.findChild<QWidget *>(u"revenueCard"_s)->accessibleName().endsWith(u'–'));
    if (scene == u"overview-not-ready") {
        QTRY_COMPARE(what->text(), OverviewWatch::tr("The server is not accepting requests"));
        const auto *why = page.findChild<ElidedLabel *>(u"healthWhy"_s);
        QVERIFY(why->text().startsWith(
            serverwords::translated(u"The database does not accept writes at the moment."_s)));
        QVERIFY(why->text().contains(u"UNAVAILABLE"_s));
    }
    if (scene == u"overview-reader")
        QTRY_VERIFY(!page.findChild<QWidget *>(u"openAudit"_s)->isEnabled());
}

} // namespace answerdesk::tests
