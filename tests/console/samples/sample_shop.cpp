// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_shop.h"
#include "shared/api/changes.h"
#include "shared/core/qt_compat.h"
#include "tests/console/samples/sample_activity.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/samples/sample_feeds.h"
#include "tests/console/samples/sample_knowledge.h"
#include "tests/console/samples/sample_revenue.h"
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

QByteArray list(const QJsonArray &items)
{
    return QJsonDocument(QJsonObject{{u"items"_s, items}, {u"next_cursor"_s, QJsonValue::Null}})
        .toJson(QJsonDocument::Compact);
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
        {u"overlap_until"_s, seed < 2 ? at(22 * kHour) : QJsonValue::Null},
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

} // namespace

SampleShop::SampleShop(Content content)
{
    const QByteArray company = "GET /admin/v1/companies/northwind/";
    server.answer("GET /admin/v1/changes", {.body = schema::toJson(api::Changes{u"1"_s, {}})});
    addActivity(server, content);
    addFaqs(server, content);
    addFeeds(server, content);
    addKnowledge(server, content);
    if (content == Content::Failing) {
        const FakeReply broken = FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened.");
        server.answer(company + "keys", broken);
        server.answer(company + "revenue", broken);
        return;
    }
    const bool full = content == Content::Full;
    full ? addRevenue(server) : addNoRevenue(server);
    server.answer(company + "keys", {.body = list(full ? keys() : QJsonArray())});
}

void FakeConnector::openOn(const QUrl &server)
{
    client::ApiClient *before = m_client.release();
    m_client = std::make_unique<client::ApiClient>();
    m_client->setServer(server);
    m_client->setToken(Secret("session"));
    m_open = true;
    m_opening.clear();
    m_status = {console::ConnectionStatus::Online, serverId, tr("Local server"), u"127.0.0.1:8421"_s, 2, -1,
        {}, !m_recent.isEmpty() && m_recent.first().local};
    emit statusChanged();
    emit opened();
    if (before)
        before->deleteLater();
}

void FakeConnector::refuse(const console::Fault &fault, Field field)
{
    cancelOpening();
    emit failed(fault, field);
}

void FakeConnector::lose(const console::RecentServer &server, const console::Fault &fault, Field field)
{
    m_open = false;
    m_status = {};
    emit statusChanged();
    emit lost(server, fault, field);
    emit closed();
}

void FakeConnector::setOffline(bool offline)
{
    m_status.state = offline ? console::ConnectionStatus::Offline : console::ConnectionStatus::Online;
    m_status.retryInSeconds = offline ? 4 : -1;
    m_status.lastAnswer = utcDateTime(kSampleNow - 59 * kMinute);
    emit statusChanged();
}

void FakeConnector::beOpening(const QString &name)
{
    m_opening = name;
    if (!m_open) {
        m_status.state = console::ConnectionStatus::Opening;
        m_status.name = name;
    }
    emit statusChanged();
}

void FakeConnector::cancelOpening()
{
    m_opening.clear();
    if (!m_open)
        m_status = {};
    emit statusChanged();
}

void FakeConnector::beStarting(const QString &step)
{
    beOpening(tr("Local server"));
    emit progressed(step);
}

void FakeConnector::startLocal(bool withDemoShop)
{
    calls << (withDemoShop ? u"local demo"_s : u"local"_s);
    beOpening(tr("Local server"));
}

void FakeConnector::openRecent(const QString &id)
{
    calls << u"recent "_s + id;
    beOpening(id);
}

void FakeConnector::cancel()
{
    calls << u"cancel"_s;
    cancelOpening();
}

QString FakeConnector::changeRecent(const QString &id, const console::SignIn &to)
{
    calls << u"change %1 %2 %3"_s.arg(id, to.adminUrl.toString(), to.email);
    nameSeen = to.name;
    return id;
}

void FakeConnector::connectTo(const console::SignIn &signIn)
{
    calls << u"connect %1 %2"_s.arg(signIn.adminUrl.toString(), signIn.email);
    passwordSeen = QString::fromUtf8(signIn.password.reveal());
    nameSeen = signIn.name;
    keepsPassword = signIn.keepsPassword;
    beOpening(signIn.name);
}

void FakeConnector::close()
{
    m_open = false;
    m_opening.clear();
    m_status = {};
    emit statusChanged();
    emit closed();
}

QList<console::CompanyEntry> FakeConnector::companies() const
{
    return m_open ? m_companies : QList<console::CompanyEntry>();
}

void FakeConnector::setCompanies(const QList<console::CompanyEntry> &companies)
{
    m_companies = companies;
    emit companiesChanged();
}

} // namespace answerdesk::tests
