// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/sample_shop.h"
#include "shared/core/qt_compat.h"
#include "tests/console/sample_knowledge.h"
#include <QtCore/QDateTime>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr qint64 kSecond = 1000, kMinute = 60 * kSecond, kHour = 60 * kMinute, kDay = 24 * kHour;

QJsonValue at(qint64 offset) { return rfc3339(kSampleNow + offset); }

QByteArray list(const QJsonArray &items, const QJsonObject &more = {})
{
    QJsonObject answer = more;
    answer[u"items"] = items;
    answer[u"next_cursor"] = QJsonValue::Null;
    return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

struct Key {
    const char *name, *id;
    bool test;
    QStringList scopes;
    const char *status;
    qint64 usedAgo; ///< 0: never
    qint64 expiresIn; ///< 0: never
    int perDay;
};

QJsonObject keyJson(const Key &key, int seed)
{
    QJsonArray days;
    qint64 sum = 0;
    for (int day = 0; day < 30; ++day) {
        const double wave
            = 1 + 0.2 * std::sin(day * (0.9 + seed * 0.23)) + ((day + seed) % 7 > 4 ? -0.4 : 0.1);
        const qint64 count = qRound(key.perDay * wave);
        sum += count;
        days.append(
            QJsonObject{{u"date"_s, utcDateTime(kSampleNow - (29 - day) * kDay).date().toString(Qt::ISODate)},
                {u"count"_s, count}});
    }
    const bool revoked = QLatin1String(key.status) == u"revoked";
    return {{u"key_id"_s, QLatin1String(key.id)}, {u"name"_s, QLatin1String(key.name)},
        {u"prefix"_s, QString((key.test ? u"ad_test_"_s : u"ad_live_"_s) + QLatin1String(key.id))},
        {u"test"_s, key.test}, {u"scopes"_s, QJsonArray::fromStringList(key.scopes)},
        {u"status"_s, QLatin1String(key.status)}, {u"allowed_addresses"_s, QJsonArray()},
        {u"created_by"_s, u"mara.lindt@northwind.example"_s}, {u"created_at"_s, at(-200 * kDay)},
        {u"expires_at"_s, key.expiresIn ? at(key.expiresIn) : QJsonValue::Null},
        {u"revoked_at"_s, revoked ? at(-60 * kDay) : QJsonValue::Null},
        {u"last_used_at"_s, key.usedAgo ? at(-key.usedAgo) : QJsonValue::Null}, {u"requests_30_days"_s, sum},
        {u"requests_per_day"_s, days}};
}

QJsonArray keys()
{
    const QStringList both{u"messages:write"_s, u"faqs:read"_s}, answers{u"messages:write"_s},
        faqs{u"faqs:read"_s};
    const Key all[] = {
        {"Storefront backend", "7Kq2Xe", false, both, "active", 8 * kSecond, 6 * kDay, 2807},
        {"Mobile app gateway", "Vp81Tz", false, both, "active", 2 * kMinute, 112 * kDay, 1395},
        {"Help centre search", "c94LmD", false, answers, "active", kHour, 0, 420},
        {"Nightly sync", "Rr5uWk", false, faqs, "active", 13 * kHour, 13 * kDay, 103},
        {"Product page renderer", "9sHb0A", false, faqs, "active", 4 * kSecond, 222 * kDay, 2034},
        {"Console test bench", "mX03Ge", true, both, "active", kDay, 20 * kHour, 12},
        {"Checkout service", "2fYnQc", false, answers, "active", 0, 365 * kDay, 0},
        {"Agency preview", "Jt6oPl", true, answers, "expired", 37 * kDay, -19 * kDay, 0},
        {"Laptop of R. Adler", "kE71Bv", false, both, "revoked", 79 * kDay, 90 * kDay, 0},
    };
    QJsonArray result;
    for (int i = 0; i < int(std::size(all)); ++i)
        result.append(keyJson(all[i], i));
    return result;
}

struct FaqPage {
    const char *id, *title, *path, *locale, *state, *reason;
    qint64 leftOrAge;
    int faqs;
};

QJsonObject pageJson(const FaqPage &page)
{
    const QLatin1String state(page.state);
    const bool ready = state == u"ready", lacking = state == u"not_available";
    return {{u"page_id"_s, QLatin1String(page.id)},
        {u"url"_s, QString(u"https://shop.northwind.example"_s + QLatin1String(page.path))},
        {u"locale"_s, QLatin1String(page.locale)}, {u"state"_s, state},
        {u"reason"_s, lacking ? QJsonValue(QLatin1String(page.reason)) : QJsonValue::Null},
        {u"message"_s,
            lacking ? QJsonValue(u"The page names no product: it has no Product data and no price."_s)
                    : QJsonValue::Null},
        {u"title"_s, *page.title ? QJsonValue(QLatin1String(page.title)) : QJsonValue::Null},
        {u"faq_count"_s, page.faqs}, {u"awaiting_count"_s, 0}, {u"review_count"_s, 0},
        {u"requested_at"_s, at(-30 * kHour)},
        {u"generated_at"_s, ready ? at(page.leftOrAge - kDay) : QJsonValue::Null},
        {u"expires_at"_s, ready ? at(page.leftOrAge) : QJsonValue::Null},
        {u"attempts"_s, state == u"generating" ? 2 : 1}, {u"revision"_s, 40}};
}

constexpr FaqPage kPages[] = {
    {"pg_1", "Alta 2 trekking tent", "/tents/alta-2", "en", "ready", "", 21 * kHour, 5},
    {"pg_2", "Fjell GTX hiking boots", "/boots/fjell-gtx", "en", "generating", "", 0, 0},
    {"pg_3", "Nord 850 down jacket", "/jackets/nord-850", "en", "ready", "", 19 * kHour, 6},
    {"pg_4", "Trail 32 backpack", "/packs/trail-32", "de", "ready", "", 18 * kHour, 5},
    {"pg_5", "", "/poles/kestrel-carbon-trekking-poles-with-cork-grip", "en", "generating", "", 0, 0},
    {"pg_6", "Gift card", "/gift-card", "en", "not_available", "not_a_product_page", 0, 0},
    {"pg_7", "Lumen 300 head torch", "/lights/lumen-300", "fr", "ready", "", 11 * kHour, 4},
    {"pg_8", "Summit one-pot stove", "/cooking/summit", "en", "ready", "", 9 * kHour, 7},
    {"pg_9", "Moraine sleeping mat", "/sleep/moraine", "en", "ready", "", 4 * kHour, 5},
    {"pg_10", "Old season sale", "/sale/2024", "en", "not_available", "page_unreachable", 0, 0},
    {"pg_11", "Dry bag set", "/packs/dry-bag-set", "pt-BR", "ready", "", 48 * kMinute, 3},
};

QByteArray pageDetails(const FaqPage &page)
{
    const auto faq = [](int id, const QString &question, const QString &answer, const QString &where) {
        return QJsonObject{{u"faq_id"_s, id}, {u"question"_s, question}, {u"answer"_s, answer},
            {u"position"_s, id}, {u"origin"_s, u"generated"_s}, {u"pinned"_s, false}, {u"hidden"_s, false},
            {u"approved"_s, false}, {u"served"_s, true},
            {u"sources"_s,
                QJsonArray{QJsonObject{
                    {u"kind"_s, u"json-ld"_s}, {u"where"_s, where}, {u"text"_s, u"1.94 kg, 1.78 kg"_s}}}}};
    };
    QJsonArray faqs;
    if (page.faqs > 0)
        faqs = {
            faq(1, u"How much does the Alta 2 weigh?"_s,
                u"The Alta 2 weighs 1.94 kg with poles, pegs and pack sack. Without the pack sack and the spare pegs it is 1.78 kg."_s,
                u"weight"_s),
            faq(2, u"Is the tent waterproof in heavy rain?"_s,
                u"Yes. The flysheet has a water column of 4,000 mm and the floor 8,000 mm; all seams are taped."_s,
                u"Materials"_s),
            faq(3, u"Can one person pitch it?"_s,
                u"Yes, in about four minutes: the poles are joined in the middle."_s, u"description"_s),
            faq(4, u"Which colours are there?"_s, u"Moss green and sand."_s, u"color"_s)};
    return QJsonDocument(QJsonObject{{u"page"_s, pageJson(page)}, {u"faqs"_s, faqs}}).toJson();
}

} // namespace

SampleShop::SampleShop(Content content)
{
    const QByteArray company = "GET /admin/v1/companies/northwind/";
    addKnowledge(server, content);
    if (content == Content::Failing) {
        const FakeReply broken = FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened.");
        server.answer(company + "keys", broken);
        server.answer(company + "faq-pages", broken);
        return;
    }
    const bool full = content == Content::Full;
    QJsonArray pages;
    for (const FaqPage &page : kPages) {
        pages.append(pageJson(page));
        server.answer(company + "faq-pages/" + page.id, {.body = pageDetails(page)});
    }
    server.answer(company + "keys", {.body = list(full ? keys() : QJsonArray())});
    server.answer(
        company + "faq-pages", {.body = list(full ? pages : QJsonArray(), {{u"revision"_s, u"40"_s}})});
}

void FakeConnector::openOn(const QUrl &server)
{
    m_client->setServer(server);
    m_client->setToken(Secret("session"));
    m_open = true;
    m_status = {console::ConnectionStatus::Online, tr("Local server"), u"127.0.0.1:8421"_s, 2, -1, {}};
    emit opened();
    emit statusChanged();
}

void FakeConnector::setOffline(bool offline)
{
    m_status.state = offline ? console::ConnectionStatus::Offline : console::ConnectionStatus::Online;
    m_status.retryInSeconds = offline ? 4 : -1;
    m_status.lastAnswer = utcDateTime(kSampleNow - 59 * kMinute);
    emit statusChanged();
}

void FakeConnector::beStarting(const QString &step)
{
    m_status.state = console::ConnectionStatus::Opening;
    m_status.name = tr("Local server");
    emit statusChanged();
    emit progressed(step);
}

void FakeConnector::connectTo(const QUrl &adminUrl, const QString &email, const Secret &password)
{
    calls << u"connect %1 %2"_s.arg(adminUrl.toString(), email);
    passwordSeen = QString::fromUtf8(password.reveal());
}

void FakeConnector::close()
{
    m_open = false;
    m_status = {};
    emit closed();
}

QList<console::CompanyEntry> FakeConnector::companies() const
{
    if (!m_open)
        return {};
    return {{u"northwind"_s, u"Northwind Outdoor"_s, u"eu"_s}, {u"fjord"_s, u"Fjord & Sons"_s, u"us"_s}};
}

} // namespace answerdesk::tests
