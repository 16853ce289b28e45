// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <QtCore/QThread>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
}

FrontServer::FrontServer(http::GuardLimits limits, qint64 largeBytes, const QStringList &trustedProxies)
    : m_log({}, m_clock.nowMs())
    , m_dispatcher(*this, m_clock, m_log)
    , m_large('"' + QByteArray(largeBytes - 2, 'a') + '"')
{
    for (const api::EndpointInfo &info : api::endpoints()) {
        m_dispatcher.handle(info.id,
            [this](const http::RequestPtr &request, const http::Reply &reply) { take(request, reply); });
    }
    QList<http::AddressRange> ranges;
    for (const QString &proxy : trustedProxies)
        ranges << http::AddressRange::parse(proxy).value();
    m_dispatcher.setTrustedProxies(http::TrustedProxies(ranges));
    m_dispatcher.setReady(true);
    m_front = std::make_unique<http::HttpFront>(m_dispatcher, limits);
    const auto address = m_front->open(
        {QHostAddress(QHostAddress::LocalHost), 0}, {api::Listener::Base, api::Listener::App}, 1);
    if (!address)
        qFatal("%s", qUtf8Printable(address.error().text()));
    m_url = address->url();
}

FrontServer::~FrontServer()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.clear();
    }
    m_front.reset();
}

Result<http::Principal> FrontServer::apiKey(const QByteArray &bearer, api::Access, const QHostAddress &)
{
    if (bearer != "good")
        return fail(ErrorCode::InvalidApiKey, u"Not a key."_s);
    http::Principal principal;
    principal.companyKey = u"shop"_s;
    return principal;
}

Result<http::Principal> FrontServer::session(const QByteArray &, api::Access, const QString &)
{
    return http::Principal{};
}

void FrontServer::take(const http::RequestPtr &request, const http::Reply &reply)
{
    const bool isSlow
        = request->endpoint == api::Endpoint::Readyz || request->endpoint == api::Endpoint::CartEvents;
    {
        const std::scoped_lock lock(m_mutex);
        m_executed << request->head.method + ' ' + request->head.target;
        m_lastBody = request->body;
        m_lastPeer = request->peer;
        if (isSlow && m_holds) {
            m_waiting.push_back(reply);
            m_held.notify_all();
            return;
        }
    }
    http::HttpResponse response;
    response.body
        = request->endpoint == api::Endpoint::OpenApi ? m_large : QByteArrayLiteral(R"({"status":"ok"})");
    reply.send(std::move(response));
}

QByteArrayList FrontServer::executed() const
{
    const std::scoped_lock lock(m_mutex);
    return m_executed;
}

bool FrontServer::waitForExecuted(int count) const
{
    const QDeadlineTimer patience(kPatienceMs);
    while (executed().size() < count && !patience.hasExpired())
        QThread::msleep(1);
    return executed().size() >= count;
}

QByteArray FrontServer::lastBody() const
{
    const std::scoped_lock lock(m_mutex);
    return m_lastBody;
}

QString FrontServer::lastLoggedAddress()
{
    const auto records = m_log.requests().read(
        0, std::numeric_limits<qint64>::max(), 1, [](const http::AccessRecord &) { return true; });
    return records.empty() ? u"no record"_s : records.front().address.toString();
}

QString FrontServer::lastPeer() const
{
    const std::scoped_lock lock(m_mutex);
    return m_lastPeer.toString();
}

void FrontServer::forget()
{
    m_log.requests(); // takes in the records of the last moment, which wait for the log's thread
    const std::scoped_lock lock(m_mutex);
    m_executed.clear();
    m_lastBody.clear();
    m_waiting.clear();
    m_holds = true;
}

bool FrontServer::waitForHeld(int count)
{
    std::unique_lock lock(m_mutex);
    return m_held.wait_for(
        lock, std::chrono::milliseconds(kPatienceMs), [&] { return m_waiting.size() >= std::size_t(count); });
}

int FrontServer::heldCount() const
{
    const std::scoped_lock lock(m_mutex);
    return int(m_waiting.size());
}

void FrontServer::release()
{
    std::optional<http::Reply> reply;
    {
        const std::scoped_lock lock(m_mutex);
        reply = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
    }
    http::HttpResponse response;
    response.body = R"({"status":"released"})";
    reply->send(std::move(response));
}

void FrontServer::holdNothing()
{
    const std::scoped_lock lock(m_mutex);
    m_holds = false;
}

bool FrontServer::waitForConnections(int count) const
{
    const QDeadlineTimer patience(kPatienceMs);
    while (connections() != count && !patience.hasExpired())
        QThread::msleep(1);
    return connections() == count;
}

void FrontTest::expectRefusal(HttpProbe &probe, const QByteArray &code)
{
    expectLastError(probe, code);
    QCOMPARE(m_server->executed(), QByteArrayList());
}

void expectLastError(HttpProbe &probe, const QByteArray &code)
{
    const Answer answer = probe.read();
    COMPARE_ERROR(answer, code);
    QCOMPARE(answer.header("Connection"), "close");
    QVERIFY2(probe.isClosedByServer(), "exactly one answer, then the end");
}

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

} // namespace answerdesk::test
