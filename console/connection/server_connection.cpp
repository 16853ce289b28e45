// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/server_connection.h"
#include "console/app/page/fault_of.h"
#include "console/connection/server_address.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kHeartbeatMs = 10'000;
constexpr int kPauses[] = {1, 2, 4, 8, 15, 30}; // seconds between attempts

} // namespace

ServerConnection::ServerConnection(ProfileStore &profiles, std::unique_ptr<LocalServer> local,
    std::unique_ptr<CredentialStore> credentials, QObject *parent)
    : Connector(parent)
    , m_profiles(profiles)
    , m_local(std::move(local))
    , m_credentials(std::move(credentials))
    , m_beat(new QTimer(this))
    , m_countdown(new QTimer(this))
{
    m_beat->setInterval(kHeartbeatMs);
    m_countdown->setInterval(1'000);
    connect(m_beat, &QTimer::timeout, this, &ServerConnection::probe);
    connect(m_countdown, &QTimer::timeout, this, &ServerConnection::tick);
    connect(&m_reach, &ServerReach::changed, this, &Connector::recentChanged);
    if (m_local)
        watchLocalServer();
}

ServerConnection::~ServerConnection() = default;

void ServerConnection::setHeartbeat(int ms) { m_beat->setInterval(ms); }

void ServerConnection::watchLocalServer()
{
    connect(m_local.get(), &LocalServer::progressed, this, [this](const QString &step) {
        if (isTryingLocal()) // else it is the end of a start that was given up
            emit progressed(step);
    });
    connect(m_local.get(), &LocalServer::started, this, [this](const QUrl &adminUrl, const Secret &token) {
        if (m_stops > 0) // this start came between two stops
            return;
        m_localUrl = adminUrl;
        if (isTryingLocal())
            m_attempt->useSession(adminUrl, token);
        else
            stopUnusedLocal(); // given up meanwhile
    });
    connect(m_local.get(), &LocalServer::failed, this, [this](const Error &error) {
        m_localUrl.clear();
        if (!isTryingLocal()) {
            if (m_open && m_open->server.local) {
                Fault fault = Fault::of(tr("The local server has stopped."), error);
                fault.remedy = tr("Start it again. If it stops again, check the disk.");
                lose(fault, Field::None, false);
            }
            return;
        }
        Fault fault = Fault::of(tr("The local server did not start."), error);
        const QString where = tr("Its settings and backups are on the page Server.");
        fault.remedy = fault.remedy.isEmpty() ? where : fault.remedy + u' ' + where;
        m_attempt->fail(fault, Field::None);
    });
    connect(m_local.get(), &LocalServer::stopped, this, [this] {
        m_localUrl.clear();
        const bool isByItself = m_stops == 0;
        m_stops = qMax(0, m_stops - 1);
        if (isByItself && m_open && m_open->server.local) {
            m_owesClosed = true;
            dropOpen(false);
        }
        sayClosed();
    });
}

void ServerConnection::begin(const RecentServer &server, ServerAttempt::Password then)
{
    giveUpAttempt();
    m_owesClosed = false;
    m_attempt = std::make_unique<ServerAttempt>(server, then, this);
    connect(m_attempt.get(), &ServerAttempt::progressed, this, &Connector::progressed);
    connect(m_attempt.get(), &ServerAttempt::succeeded, this, &ServerConnection::takeOver);
    connect(m_attempt.get(), &ServerAttempt::failed, this, &ServerConnection::attemptFailed);
    emit statusChanged();
}

void ServerConnection::startLocal(bool withDemoShop)
{
    begin({ProfileStore::kLocalId, tr("Local server"), {}, {}, {}, true, true});
    if (!m_local) {
        return m_attempt->fail(
            {tr("The local server did not start."), tr("This program was built without a server."),
                tr("Connect to a server that runs elsewhere."), {}, {}, 0, {}},
            Field::None);
    }
    emit progressed(tr("Starting the local server"));
    m_local->start(withDemoShop); // one that runs answers at once
}

void ServerConnection::connectTo(const SignIn &signIn)
{
    const QUrl url = bare(signIn.adminUrl);
    const QString name = signIn.name.isEmpty() ? hostAndPort(url) : signIn.name;
    begin({ProfileStore::idOf(url, signIn.email), name, url, signIn.email, {}, false, false},
        signIn.keepsPassword ? ServerAttempt::Password::IsKept : ServerAttempt::Password::IsForgotten);
    m_attempt->signIn(signIn.password);
}

void ServerConnection::openRecent(const QString &id)
{
    const std::optional<RecentServer> server = m_profiles.find(id);
    if (!server)
        return;
    if (server->local)
        return startLocal(false);
    begin(*server);
    emit progressed(tr("Looking for the password in the keychain"));
    const QPointer attempt = m_attempt.get();
    m_credentials->find(id, this, [this, attempt](const std::optional<Secret> &password) {
        if (!attempt || attempt != m_attempt.get()) // given up meanwhile
            return;
        if (password)
            return attempt->signIn(*password);
        m_profiles.setOpensAtOnce(attempt->server().id, false);
        attempt->fail({tr("%1 was not opened.").arg(attempt->server().name),
                          tr("The keychain has no password for it."), tr("Enter it again."), {}, {}, 0, {}},
            Field::Password);
    });
}

void ServerConnection::giveUpAttempt()
{
    if (ServerAttempt *attempt = m_attempt.release()) {
        attempt->disconnect(this);
        attempt->giveUp();
    }
}

void ServerConnection::attemptFailed(const Fault &fault, Field field)
{
    if (m_attempt->isPasswordRefused() && m_attempt->then() == ServerAttempt::Password::Stays)
        forgetPassword(m_attempt->server().id); // it was changed elsewhere
    giveUpAttempt();
    emit statusChanged();
    emit failed(fault, field);
    stopUnusedLocal();
}

void ServerConnection::takeOver()
{
    const std::unique_ptr<OpenServer> before = std::move(m_open);
    stopWatching();
    ServerAttempt *attempt = m_attempt.release(); // a signal of it is being sent
    attempt->disconnect(this);
    m_open = std::make_unique<OpenServer>(attempt->take());
    RecentServer &server = m_open->server;
    m_status = {ConnectionStatus::Online, server.id, server.name, attempt->address(), -1, -1,
        QDateTime::currentDateTime(), server.local};
    server.lastUsed = QDateTime::currentDateTimeUtc();
    if (const std::optional<RecentServer> known = m_profiles.find(server.id))
        server.opensAtOnce = known->opensAtOnce;
    m_profiles.remember(server);
    keepPassword(*attempt);
    attempt->deleteLater();
    watchOpenServer();
    emit recentChanged();
    emit statusChanged(); // the pages take the new client
    emit opened();
    if (before)
        dismiss(std::move(before->client), !before->server.local, this);
    stopUnusedLocal();
    probe();
}

void ServerConnection::watchOpenServer()
{
    client::ApiClient *client = m_open->client.get();
    connect(client, &client::ApiClient::sessionEnded, this, [this] {
        const ErrorInfo &info = errorInfo(ErrorCode::InvalidSession);
        lose({tr("The session at %1 has ended.").arg(m_open->server.name), tr("It has expired or was ended."),
                 tr("Sign in again."), QString::fromLatin1(info.identifier),
                 std::exchange(m_refusedProbe, {}), info.status, {}},
            Field::Password, false);
    });
    connect(client, &client::ApiClient::answered, this,
        [this] { m_status.lastAnswer = QDateTime::currentDateTime(); });
    // One broken call may be an old connection that the server closed: a new one decides.
    connect(client, &client::ApiClient::unanswered, this, [this] {
        if (m_status.state == ConnectionStatus::Online)
            probe();
    });
    m_beat->start();
}

void ServerConnection::stopWatching()
{
    m_beat->stop();
    m_countdown->stop();
    m_probe.cancel();
    m_probe = {};
    m_reading.cancel();
    m_incoming.clear();
    m_refusedProbe.clear();
    m_attempts = 0;
    m_status = {};
}

void ServerConnection::dropOpen(bool endsSession)
{
    stopWatching();
    if (const std::unique_ptr<OpenServer> before = std::move(m_open)) {
        emit statusChanged(); // the pages let go of the client
        dismiss(std::move(before->client), endsSession && !before->server.local, this);
    }
}

void ServerConnection::lose(const Fault &fault, Field field, bool endsSession)
{
    const RecentServer server = m_open->server;
    m_owesClosed = true;
    dropOpen(endsSession);
    emit lost(server, fault, field);
    stopUnusedLocal();
    if (m_localUrl.isEmpty())
        sayClosed();
}

void ServerConnection::cancel()
{
    if (!m_open)
        return close();
    if (!m_attempt)
        return;
    giveUpAttempt();
    emit statusChanged();
    stopUnusedLocal();
}

void ServerConnection::close()
{
    if (!m_open && !m_attempt)
        return;
    m_owesClosed = true;
    giveUpAttempt();
    if (m_open)
        dropOpen(true);
    else
        emit statusChanged();
    stopUnusedLocal();
    if (m_localUrl.isEmpty())
        sayClosed(); // else when it has stopped
}

void ServerConnection::sayClosed()
{
    if (std::exchange(m_owesClosed, false) && !m_open && !m_attempt)
        emit closed();
}

bool ServerConnection::isOnLocal(const RecentServer &server) const
{
    const QString host = server.adminUrl.host();
    return server.local
        || (server.adminUrl.port() == m_localUrl.port()
            && (host == m_localUrl.host() || host == u"localhost"));
}

void ServerConnection::stopUnusedLocal()
{
    const bool isUsed
        = (m_open && isOnLocal(m_open->server)) || (m_attempt && isOnLocal(m_attempt->server()));
    if (m_localUrl.isEmpty() || isUsed)
        return;
    ++m_stops;
    m_local->stop();
}

ConnectionStatus ServerConnection::status() const
{
    if (m_open)
        return m_status;
    if (!m_attempt)
        return {};
    const RecentServer &server = m_attempt->server();
    return {
        ConnectionStatus::Opening, server.id, server.name, m_attempt->address(), -1, -1, {}, server.local};
}

void ServerConnection::readCompanies(const QString &cursor)
{
    m_reading = m_open->client->companies(
        cursor, this, [this](client::ApiResult<api::ListPage<api::Company>> page) {
            if (!page) {
                if (page.error().error.code != ErrorCode::InvalidSession && !m_isLooking)
                    emit companiesNotRead(faultOf(tr("The companies were not read."), page.error()));
                return;
            }
            for (const api::Company &company : page->items)
                m_incoming << CompanyEntry{company.companyKey, company.name, company.region};
            if (page->nextCursor)
                return readCompanies(*page->nextCursor);
            const bool isChanged = m_open->companies != m_incoming;
            m_open->companies = std::exchange(m_incoming, {});
            if (isChanged || !m_isLooking)
                emit companiesChanged();
        });
}

void ServerConnection::probe()
{
    if (!m_open || m_probe.isRunning())
        return;
    QElapsedTimer clock;
    clock.start();
    m_probe = m_open->client->status(this, [this, clock](client::ApiResult<api::ServerStatus> status) {
        m_probe = {};
        m_refusedProbe = status ? QString() : status.error().requestId;
        if (!status && status.error().offline)
            return setOffline();
        if (status) {
            m_open->generating = status->generating.value_or(0);
            // Another administrator made or deleted one. Operators are sent a count that says so; others
            // look.
            if (!status->companies)
                lookForCompanies();
            else if (std::exchange(m_open->companyCount, *status->companies) != *status->companies)
                reloadCompanies();
            // It was upgraded while this program was open.
            if (const auto fault
                = versionFault(tr("%1 was closed.").arg(m_open->server.name), status->version))
                return lose(*fault, Field::Address, true);
        }
        setOnline(int(clock.elapsed())); // a refusal is an answer too
    });
}

void ServerConnection::setOnline(int roundTripMs)
{
    if (!m_open)
        return;
    m_attempts = 0;
    m_countdown->stop();
    m_beat->start();
    m_status.state = ConnectionStatus::Online;
    m_status.retryInSeconds = -1;
    m_status.roundTripMs = roundTripMs;
    m_status.lastAnswer = QDateTime::currentDateTime();
    emit statusChanged();
}

void ServerConnection::setOffline()
{
    m_beat->stop();
    m_status.state = ConnectionStatus::Offline;
    m_status.roundTripMs = -1;
    m_status.retryInSeconds = kPauses[qMin(m_attempts++, int(std::size(kPauses)) - 1)];
    m_countdown->start();
    emit statusChanged();
}

void ServerConnection::tick()
{
    m_status.retryInSeconds = qMax(0, m_status.retryInSeconds - 1);
    if (m_status.retryInSeconds == 0)
        retryNow();
    else
        emit statusChanged();
}

void ServerConnection::retryNow()
{
    if (m_status.state != ConnectionStatus::Offline)
        return;
    m_countdown->stop();
    m_status.retryInSeconds = 0;
    emit statusChanged();
    probe();
}

void ServerConnection::reloadCompanies()
{
    if (!m_open || m_status.state == ConnectionStatus::Offline) // it is done when the server is back
        return;
    m_reading.cancel(); // two at once would mix their pages
    m_incoming.clear();
    m_isLooking = false;
    readCompanies({});
}

void ServerConnection::lookForCompanies()
{
    if (m_reading.isRunning() || m_status.state == ConnectionStatus::Offline)
        return;
    m_incoming.clear();
    m_isLooking = true;
    readCompanies({});
}

QString ServerConnection::closingNote() const
{
    if (!m_open || !m_open->server.local)
        return {};
    const int generating = m_open->generating;
    return generating == 0 ? QString()
        : generating == 1
        ? tr("The FAQs of 1 page are being generated; this restarts with the server.")
        : tr("The FAQs of %1 pages are being generated; this restarts with the server.").arg(generating);
}

} // namespace answerdesk::console
