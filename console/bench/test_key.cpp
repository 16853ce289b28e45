// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/test_key.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qint64 kSpareMs = 60'000; // a key that is about to end is not used for another request
} // namespace

TestKey::TestKey(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

void TestKey::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_waiting.clear();
    m_client = client;
    m_company = companyKey;
    m_key = {};
    m_endsMs = 0;
    setTyped({});
}

void TestKey::setTyped(const Secret &key)
{
    if (!isTyped() && key.isEmpty())
        return;
    m_typed = key;
    emit changed();
}

QString TestKey::typedName() const { return QString::fromLatin1(m_typed.reveal()).section(u'_', 0, 2); }

void TestKey::give(QObject *context, const Done &done)
{
    if (isTyped())
        return done(Given{m_typed, false, true});
    giveOwn(context, done);
}

void TestKey::giveForTests(QObject *context, const Done &done)
{
    if (isTypedForTests())
        return give(context, done);
    giveOwn(context, done);
}

void TestKey::giveOwn(QObject *context, const Done &done)
{
    if (!m_key.isEmpty() && m_endsMs - kSpareMs >= m_clock.nowMs())
        return done(Given{m_key, false});
    m_waiting.emplaceBack(context, done);
    if (m_waiting.size() == 1)
        make(u"Console test bench"_s);
}

void TestKey::make(const QString &name)
{
    api::ApiKeyRequest request;
    request.name = name;
    request.test = true;
    request.expiresAt = schema::Timestamp{m_clock.nowMs() + kLifeMs};
    m_call = m_client->createKey(
        m_company, request, this, [this, request](client::ApiResult<api::CreatedApiKey> made) {
            if (made) {
                m_key = Secret(made->apiKey.toUtf8());
                m_endsMs = request.expiresAt->ms;
                return finish(Given{m_key, true});
            }
            // The key of an earlier session is still there, its secret is not: another name helps.
            const QString dated = u"Console test bench, "_s + rfc3339(m_clock.nowMs());
            if (made.error().error.code == ErrorCode::AlreadyExists && request.name != dated)
                return make(dated);
            finish(tl::unexpected(made.error()));
        });
}

void TestKey::finish(const client::ApiResult<Given> &result)
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto &[context, done] : waiting) {
        if (context)
            done(result);
    }
}

} // namespace answerdesk::console
