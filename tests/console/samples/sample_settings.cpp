// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_settings.h"
#include "shared/api/evaluations.h"
#include "shared/api/model_test.h"
#include "shared/api/overview.h"
#include "shared/api/texts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr qint64 kHour = 3'600'000, kDay = 24 * kHour;
const QByteArray kPath = "/admin/v1/companies/northwind";

api::Company northwind()
{
    api::Company company;
    company.companyKey = u"northwind"_s;
    company.name = u"Northwind Outdoor"_s;
    company.region = u"eu"_s;
    company.apiAccess = true;
    company.faqsEnabled = true;
    company.allowedHosts = {u"shop.northwind.example"_s, u"*.northwind.example"_s};
    company.locales = {u"en"_s, u"de"_s, u"fr"_s};
    company.timeZone = u"Europe/Berlin"_s;
    company.currency = u"EUR"_s;
    company.attributionWindowHours = 24;
    company.answerThresholdPercent = 100;
    company.messagesPerMinute = 600;
    company.faqsPerMinute = 500;
    company.conversationRetentionDays = 365;
    company.visitorRetentionDays = 90;
    company.modelEnabled = true;
    company.modelName = u"default"_s;
    company.modelTimeoutMs = 4'000;
    company.grantedApiAccess = true;
    company.grantedMessagesPerMinute = 600;
    company.grantedFaqsPerMinute = 500;
    company.grantedHostKinds = {api::HostKind::Host, api::HostKind::Wildcard, api::HostKind::Port};
    company.createdAt.ms = company.updatedAt.ms = kSampleNow - 40 * kDay;
    return company;
}

api::Company fjord()
{
    api::Company company = northwind();
    company.companyKey = u"fjord"_s;
    company.name = u"Fjord & Sons"_s;
    company.region = u"us"_s;
    company.apiAccess = false;
    company.timeZone = u"Europe/Oslo"_s;
    company.currency = u"NOK"_s;
    return company;
}

api::Administrator administrator(
    const QString &email, api::AdminRole role, std::vector<QString> companies, qint64 ago)
{
    api::Administrator admin;
    admin.adminId = email;
    admin.email = email;
    admin.role = role;
    admin.companies = std::move(companies);
    admin.createdAt.ms = admin.updatedAt.ms = kSampleNow - 200 * kDay;
    if (ago > 0)
        admin.lastSignInAt = schema::Timestamp{kSampleNow - ago};
    return admin;
}

std::vector<api::Administrator> administrators()
{
    using enum api::AdminRole;
    std::vector<api::Administrator> all{
        administrator(u"anna.vik@northwind.example"_s, CompanyAdmin, {u"northwind"_s}, 3 * kHour),
        administrator(u"audit@partner.example"_s, CompanyViewer, {u"fjord"_s, u"northwind"_s}, 40 * kDay),
        administrator(u"jo.tester@northwind.example"_s, CompanyTester, {u"northwind"_s}, 0),
        administrator(u"mara.lindt@northwind.example"_s, Operator, {}, kHour / 2)};
    all[1].disabled = true;
    return all;
}

QByteArray texts()
{
    api::CompanyTexts all;
    for (const auto &[locale, greeting, refusal] :
        {std::tuple(u"en"_s, u"Hello! What can I do for you?"_s, u"I am sorry, I do not know that."_s),
            std::tuple(u"de"_s, u"Hallo! Was kann ich für Sie tun?"_s, u"Das weiß ich leider nicht."_s),
            std::tuple(u"fr"_s, u"Bonjour ! Que puis-je faire pour vous ?"_s,
                u"Je suis désolé, je ne le sais pas."_s)}) {
        api::LocaleTexts text;
        text.locale = locale;
        text.defaultGreeting = greeting;
        text.defaultRefusal = refusal;
        all.texts.push_back(text);
    }
    all.texts[1].greeting = u"Moin! Wobei können wir helfen?"_s;
    return schema::toJson(all);
}

/// A question set whose last run has a curve.
std::vector<api::EvaluationSet> evaluations()
{
    api::EvaluationRun run;
    run.questions = 64;
    for (const auto &[percent, answered, right, wrong, falsely] :
        {std::tuple(50, 51, 40, 11, 4), std::tuple(75, 48, 40, 8, 2), std::tuple(90, 45, 39, 6, 1),
            std::tuple(100, 44, 39, 5, 0), std::tuple(125, 37, 34, 3, 0)})
        run.curve.push_back({percent, answered, right, wrong, falsely});
    api::EvaluationSet set;
    set.evaluationId = u"basics"_s;
    set.name = u"Basics"_s;
    set.lastRun = run;
    return {set};
}

} // namespace

void addSettings(FakeServer &server, SampleShop::Content content)
{
    if (content == SampleShop::Content::Failing) {
        server.answer("GET " + kPath + "/settings",
            FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        return;
    }
    const FakeReply company{.body = schema::toJson(northwind()), .headers = {{"ETag", "\"7\""}}};
    server.answer("GET " + kPath + "/settings", company);
    server.answer("PATCH " + kPath + "/settings", company);
    server.answer("GET " + kPath + "/texts", {.body = texts(), .headers = {{"ETag", "\"3\""}}});
    server.answer("GET " + kPath + "/evaluations", {.body = listOf(evaluations())});
    api::ModelOffer offer;
    offer.models = {u"qwen2.5-7b-instruct"_s, u"llama3.1"_s};
    offer.timeoutMs = 8'000;
    offer.tokens = 4'000;
    offer.embeddingModel = u"nomic-embed-text"_s;
    server.answer("GET " + kPath + "/model", {.body = schema::toJson(offer)});
    api::ModelTest tested;
    tested.tookMs = 482;
    tested.reason = u"timeout"_s;
    tested.checks = {{u"completion"_s, offer.models.front(), true, 182.4, {}},
        {u"embedding"_s, *offer.embeddingModel, false, 300.2, u"timeout"_s}};
    server.answer("POST " + kPath + "/model/test", {.body = schema::toJson(tested)});
    server.answer("GET /admin/v1/companies", {.body = listOf(std::vector{fjord(), northwind()})});
    api::CompanyOverview overview;
    overview.keys.active = 3;
    overview.knowledge.documents = 42;
    overview.faqs.ready = 1'204;
    server.answer("GET " + kPath + "/overview", {.body = schema::toJson(overview)});
    server.answer("GET /admin/v1/admins", {.body = listOf(administrators())});
    api::CurrentSession session;
    session.expiresAt.ms = kSampleNow + 12 * kHour;
    session.admin = administrators().back();
    server.answer("GET /admin/v1/sessions/current", {.body = schema::toJson(session)});
}

void grantLess(FakeServer &server)
{
    api::Company company = northwind();
    company.apiAccess = company.grantedApiAccess = false;
    company.messagesPerMinute = 200;
    company.grantedEventsPerMinute = company.eventsPerMinute = 12'000;
    company.grantedHostKinds = {api::HostKind::Host};
    company.inactiveHosts = {u"*.northwind.example"_s};
    server.answer(
        "GET " + kPath + "/settings", {.body = schema::toJson(company), .headers = {{"ETag", "\"9\""}}});
}

void changeSettingsMeanwhile(FakeServer &server)
{
    server.answer("PATCH " + kPath + "/settings",
        FakeReply::error(412, "PRECONDITION_FAILED", "The object was changed since it was read."));
    api::Company theirs = northwind();
    theirs.attributionWindowHours = 72;
    server.answer(
        "GET " + kPath + "/settings", {.body = schema::toJson(theirs), .headers = {{"ETag", "\"8\""}}});
}

} // namespace answerdesk::tests
