// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_activity.h"
#include "shared/api/audit.h"
#include "shared/api/event_explanation.h"
#include "shared/api/monitoring.h"
#include "shared/api/threads.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

const QByteArray kCompany = "GET /admin/v1/companies/northwind/";
const QString kThread = u"019a9b3c-7d52-7c1e-8f60-5b1d2c3a4e5f"_s;
const QString kVisitor = u"3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10"_s;
const QString kMara = u"mara.lindt@northwind.example"_s;

struct Kind {
    const char *method, *path, *endpoint;
    int status;
    double ms;
    const char *code, *key;
};

constexpr Kind kKinds[] = {{"POST", "/api/v1/send_message", "SendMessage", 200, 174, "", "7Kq2Xe"},
    {"GET", "/api/v1/product-faqs", "ProductFaqs", 200, 3.1, "", "9sHb0A"},
    {"POST", "/analytics/cart_events", "CartEvents", 200, 5.8, "", ""},
    {"GET", "/api/v1/product-faqs", "ProductFaqs", 202, 9.2, "", "9sHb0A"},
    {"POST", "/analytics/cart_events", "CartEvents", 409, 4.6, "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND", ""},
    {"POST", "/api/v1/send_message", "SendMessage", 503, 2'004, "UNAVAILABLE", "Vp81Tz"},
    {"GET", "/api/v1/product-faqs", "ProductFaqs", 304, 1.2, "", "9sHb0A"},
    {"POST", "/analytics/checkout_events", "CheckoutEvents", 200, 8.3, "", ""},
    {"GET", "/api/v1/product-faqs", "ProductFaqs", 429, 0.6, "RATE_LIMITED", "9sHb0A"},
    {"POST", "/api/v1/send_message", "SendMessage", 200, 1'211, "", "c94LmD"},
    {"POST", "/analytics/checkout_events", "CheckoutEvents", 404, 1.4, "ACTIVE_TICKET_NOT_FOUND", ""}};

std::vector<api::RequestRow> requests()
{
    std::vector<api::RequestRow> rows;
    for (int i = 0; i < 60; ++i) {
        const Kind &kind = kKinds[std::size_t(i) % std::size(kKinds)];
        api::RequestRow row;
        row.number = 5'000 - i;
        row.at.ms = kSampleNow - i * 1'370;
        row.requestId = u"019a9b3c-7d%1-7c1e-8f60-5b1d2c3a4e5f"_s.arg(90 - i);
        row.address = u"203.0.113.7"_s;
        row.method = QString::fromLatin1(kind.method);
        row.path = QString::fromLatin1(kind.path);
        row.endpoint = QString::fromLatin1(kind.endpoint);
        row.status = kind.status;
        row.durationMs = kind.ms + i % 5;
        row.bytesIn = row.method == u"POST" ? 240 + i * 7 % 90 : 0;
        row.bytesOut = 410 + i * 31 % 700;
        if (*kind.code)
            row.errorCode = QString::fromLatin1(kind.code);
        if (*kind.key)
            row.keyId = QString::fromLatin1(kind.key);
        row.company = u"northwind"_s;
        if (row.endpoint == u"SendMessage" && row.status == 200)
            row.threadId = kThread;
        rows.push_back(row);
    }
    return rows;
}

api::ThreadDetails conversation(const QString &requestId)
{
    api::ThreadDetails details;
    details.thread.threadId = kThread;
    details.thread.createdAt.ms = details.thread.updatedAt.ms = kSampleNow - 60'000;
    details.thread.messageCount = 2;
    details.thread.firstQuery = u"How much does the Alta 2 weigh?"_s;
    api::Message message;
    message.messageId = 2;
    message.queryText = u"And is the tent waterproof in heavy rain?"_s;
    message.resultText
        = u"Yes. The flysheet has a water column of 4,000 mm and the floor 8,000 mm; all seams are taped."_s;
    message.locale = u"en"_s;
    message.channel = u"chat"_s;
    message.pageUrl = u"https://shop.northwind.example/tents/alta-2"_s;
    message.engine = u"extractive"_s;
    message.helpful = true;
    message.helpfulReason = u"answered from sources"_s;
    message.createdAt.ms = kSampleNow;
    message.requestId = requestId;
    details.messages.push_back(message);
    return details;
}

api::RefusedEvent refused(
    int id, const char *type, const char *code, const char *subject, const char *message, const char *remedy)
{
    api::RefusedEvent event;
    event.refusalId = QString::number(id);
    event.at.ms = kSampleNow - (20 - id) * 420'000;
    event.eventType = QString::fromLatin1(type);
    event.code = QString::fromLatin1(code);
    event.subject = QString::fromLatin1(subject);
    event.message = QString::fromUtf8(message);
    event.remedy = QString::fromUtf8(remedy);
    event.userFingerprint = kVisitor;
    event.userFaqFingerprint = u"00000000-0000-0000-0000-000000000000"_s;
    return event;
}

std::vector<api::RefusedEvent> refusedEvents()
{
    std::vector<api::RefusedEvent> events{
        refused(19, "ITEM_ADDED", "ACTIVE_TICKET_NOT_FOUND", "SKU-ALTA-2",
            "Neither fingerprint interacted with the chat or the FAQs within the company's window.",
            "The visitor's last interaction was 25 h 0 min before the event; the company's window is 24 h. "
            "An interaction within the window, or a longer window, would have made it pass."),
        refused(18, "QUANTITY_INCREASED", "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND", "SKU-STOVE",
            "The visitor has no such product in the cart.",
            "The visitor's cart has no product “SKU-STOVE”. An ITEM_ADDED of it, with the same fingerprints "
            "and after its last ITEM_REMOVED, would have made the event pass."),
        refused(17, "CHECKOUT", "ORDER_ALREADY_EXISTS", "NW-20417",
            "The company has recorded this order before; first_recorded_at says when.",
            "The order “NW-20417” is already recorded and counts once. Do not send it again; another order "
            "needs another identifier."),
        refused(16, "QUANTITY_DECREASED", "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND", "SKU-TORCH",
            "The quantity was never increased, so it cannot be decreased.",
            "“SKU-TORCH” was added with quantity 1 and never increased, so nothing is left to decrease. Send "
            "QUANTITY_INCREASED first, or ITEM_REMOVED when the product leaves the cart.")};
    events[0].nearestTicketId = u"418"_s;
    return events;
}

api::EventExplanation explanation()
{
    api::EventExplanation made;
    made.code = u"ACTIVE_TICKET_NOT_FOUND"_s;
    const api::RefusedEvent event = refusedEvents().front();
    made.reason = event.message;
    made.remedy = event.remedy;
    api::NearTicket near;
    near.ticket.ticketId = u"418"_s;
    near.ticket.openedAt.ms = kSampleNow - 26 * 3'600'000;
    near.ticket.lastAt.ms = kSampleNow - 25 * 3'600'000;
    near.ticket.channel = u"chat"_s;
    near.why = u"The visitor's last ticket."_s;
    made.nearestTicket = near;
    return made;
}

api::AuditEntry change(int id, const QString &actor, const char *action, const char *target, const char *name,
    const char *before, const char *after)
{
    api::AuditEntry entry;
    entry.auditId = QString::number(id);
    entry.companyKey = u"northwind"_s;
    entry.at.ms = kSampleNow - (40 - id) * 1'900'000;
    entry.actor = actor;
    entry.action = QString::fromLatin1(action);
    entry.target = QString::fromUtf8(target);
    entry.address = actor == u"local" ? QString() : u"198.51.100.23"_s;
    if (*name)
        entry.targetName = QString::fromUtf8(name);
    if (*before)
        entry.before = *json::parse(before);
    if (*after)
        entry.after = *json::parse(after);
    return entry;
}

std::vector<api::AuditEntry> changes()
{
    return {
        change(39, kMara, "company.changed", "northwind", "Northwind Outdoor",
            R"({"name":"Northwind","attribution_window_hours":48,"allowed_hosts":["shop.northwind.example"]})",
            R"({"name":"Northwind Outdoor","attribution_window_hours":24,"allowed_hosts":["shop.northwind.example","*.northwind.example"]})"),
        change(38, kMara, "key.revoked", "kE71Bv", "Nightly sync", R"({"status":"active"})",
            R"({"status":"revoked"})"),
        change(37, u"local"_s, "source.created", "12", "Help centre", "",
            R"({"name":"Help centre","kind":"files"})"),
        change(
            36, u"r.adler@northwind.example"_s, "session.created", "r.adler@northwind.example", "", "", ""),
        change(
            35, u"r.adler@northwind.example"_s, "session.refused", "r.adler@northwind.example", "", "", ""),
        change(34, kMara, "key.created", "7Kq2Xe", "Storefront backend", "",
            R"({"key_id":"7Kq2Xe","name":"Storefront backend","scopes":["messages:write","faqs:read"]})")};
}

FakeReply watched(std::vector<api::RequestRow> rows)
{
    QByteArray body = listOf<api::RequestRow>(std::move(rows));
    body.chop(1);
    return {.body = body + R"(,"revision":"5000"})"};
}

} // namespace

void addActivity(FakeServer &server, SampleShop::Content content)
{
    if (content == SampleShop::Content::Failing)
        return server.answer("GET /admin/v1/requests",
            FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
    const bool full = content == SampleShop::Content::Full;
    const std::vector<api::RequestRow> rows = full ? requests() : std::vector<api::RequestRow>();
    server.answer("GET /admin/v1/requests", watched(rows));
    server.answer(kCompany + "refused-events",
        {.body = listOf<api::RefusedEvent>(full ? refusedEvents() : std::vector<api::RefusedEvent>())});
    server.answer(kCompany + "audit",
        {.body = listOf<api::AuditEntry>(full ? changes() : std::vector<api::AuditEntry>())});
    if (!full)
        return;
    server.answer(kCompany + "threads/" + kThread.toLatin1(),
        {.body = schema::toJson(conversation(rows.front().requestId))});
    server.answer(kCompany + "refused-events/19", {.body = schema::toJson(explanation())});
}

} // namespace answerdesk::tests
