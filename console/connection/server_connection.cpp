// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/server_connection.h"
#include "answerdesk_version.h"
#include "console/app/fault_of.h"
#include "console/connection/server_address.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kHeartbeatMs = 10'000;
constexpr int kPauses[] = {1, 2, 4, 8, 15, 30}; // seconds between attempts

/// Versions work together when the first number is the same; before 1.0 the second one as well.
QString compatible(const QString &version)
{
    return version.section(u'.', 0, version.startsWith(u"0.") ? 1 : 0);
}

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
    if (!m_local)
        return;
    connect(m_local.get(), &LocalServer::progressed, this, &Connector::progressed);
    connect(m_local.get(), &LocalServer::started, this, [this](const QUrl &adminUrl, const Secret &token) {
        m_isLocalRunning = true;
        if (!m_client || !m_server.local || m_isOpen) // cancelled meanwhile
            return m_local->stop();
        m_status.address = hostAndPort(adminUrl);
        m_client->setServer(adminUrl);
        m_client->setToken(token);
        authenticated();
    });
    connect(m_local.get(), &LocalServer::failed, this, [this](const Error &error) {
        m_isLocalRunning = false;
        if (!m_client)
            return;
        Fault fault = Fault::of(tr("The local server did not start."), error);
        const QString where = tr("Its settings and backups are on the page Server.");
        fault.remedy = fault.remedy.isEmpty() ? where : fault.remedy + u' ' + where;
        fail(fault, Field::None);
    });
    connect(m_local.get(), &LocalServer::stopped, this, [this] {
        if (!std::exchange(m_isLocalRunning, false) || m_status.state == ConnectionStatus::Opening
            || (m_isOpen && !m_server.local)) // another one was opened while it stopped
            return;
        if (m_isOpen) // it ended by itself
            shut(false);
        emit closed();
    });
}

ServerConnection::~ServerConnection() = default;

void ServerConnection::setHeartbeat(int ms) { m_beat->setInterval(ms); }

void ServerConnection::begin(const RecentServer &server)
{
    if (m_client)
        shut(true);
    m_server = server;
    m_password = {};
    m_then = Password::Stays;
    m_client = std::make_unique<client::ApiClient>();
    m_client->setPlace(server.id);
    m_status = {};
    m_status.state = ConnectionStatus::Opening;
    m_status.id = server.id;
    m_status.name = server.name;
    m_status.address = hostAndPort(server.adminUrl);
    emit statusChanged();
}

void ServerConnection::startLocal(bool withDemoShop)
{
    begin({ProfileStore::kLocalId, tr("Local server"), {}, {}, {}, true, true});
    if (!m_local) {
        return fail({tr("The local server did not start."), tr("This program was built without a server."),
                        tr("Connect to a server that runs elsewhere."), {}, {}, 0, {}},
            Field::None);
    }
    emit progressed(tr("Starting the local server"));
    m_local->start(withDemoShop);
}

void ServerConnection::connectTo(const SignIn &signIn)
{
    const QUrl url = bare(signIn.adminUrl);
    const QString name = signIn.name.isEmpty() ? hostAndPort(url) : signIn.name;
    begin({ProfileStore::idOf(url, signIn.email), name, url, signIn.email, {}, false, false});
    m_then = signIn.keepsPassword ? Password::IsKept : Password::IsForgotten;
    this->signIn(signIn.password);
}

void ServerConnection::signIn(const Secret &password)
{
    m_password = password;
    m_client->setServer(m_server.adminUrl);
    emit progressed(tr("Signing in at %1").arg(m_status.address));
    m_client->signIn(m_server.email, password, this, [this](client::ApiResult<api::Session> session) {
        if (session)
            return authenticated();
        Fault fault = faultOf(tr("%1 was not opened.").arg(m_server.name), session.error());
        if (session.error().error.code == ErrorCode::NotFound) { // its public endpoints, or another program
            fault.why = tr("There is no admin API at this address.");
            fault.remedy = tr("Use the server’s admin address; it has a port of its own.");
        }
        if (session.error().error.code == ErrorCode::InvalidCredentials && m_then == Password::Stays) {
            m_credentials->forget(m_server.id); // it was changed elsewhere
            m_known.remove(m_server.id);
            m_profiles.setOpensAtOnce(m_server.id, false);
        }
        fail(fault, fieldOf(session.error()));
    });
}

Connector::Field ServerConnection::fieldOf(const client::ApiFailure &failure)
{
    if (failure.kind != client::ApiFailure::Kind::Refused)
        return Field::Address;
    switch (failure.error.code) {
    case ErrorCode::InvalidCredentials:
    case ErrorCode::TooManyAttempts:
    case ErrorCode::InvalidSession:
        return Field::Password;
    case ErrorCode::NotFound:
    case ErrorCode::ForbiddenOrigin:
        return Field::Address; // this is an address of the server, but not the admin one
    default:
        return Field::None;
    }
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
    m_credentials->find(id, this, [this, client = m_client.get()](const std::optional<Secret> &password) {
        if (!m_client || m_client.get() != client) // cancelled meanwhile
            return;
        if (password)
            return signIn(*password);
        askForPassword();
    });
}

void ServerConnection::askForPassword()
{
    m_profiles.setOpensAtOnce(m_server.id, false);
    fail({tr("%1 was not opened.").arg(m_server.name), tr("The keychain has no password for it."),
             tr("Type it once more."), {}, {}, 0, {}},
        Field::Password);
}

bool ServerConnection::isOtherVersion(const QString &version) const
{
    return compatible(version) != compatible(QStringLiteral(ANSWERDESK_VERSION));
}

Fault ServerConnection::otherVersion(const QString &what, const QString &version)
{
    return {what,
        tr("The server is version %1, this program %2.").arg(version, QStringLiteral(ANSWERDESK_VERSION)),
        tr("Install the same version of both."), {}, {}, 0, {}};
}

void ServerConnection::authenticated()
{
    connect(m_client.get(), &client::ApiClient::sessionEnded, this, [this] {
        if (!m_isOpen)
            return;
        const ErrorInfo &info = errorInfo(ErrorCode::InvalidSession);
        Fault fault{tr("The session at %1 has ended.").arg(m_server.name),
            tr("It has expired, or somebody ended it."), tr("Sign in again."),
            QString::fromLatin1(info.identifier), std::exchange(m_refusedProbe, {}), info.status, {}};
        shut(false);
        emit failed(fault, Field::Password);
        if (m_isLocalRunning)
            m_local->stop();
        else
            emit closed();
    });
    emit progressed(tr("Reading the server’s state"));
    m_client->status(this, [this](client::ApiResult<api::ServerStatus> status) {
        const QString what = tr("%1 was not opened.").arg(m_server.name);
        if (!status)
            return fail(faultOf(what, status.error()), fieldOf(status.error()));
        if (isOtherVersion(status->version))
            return fail(otherVersion(what, status->version), Field::Address);
        m_generating = status->generating.value_or(0);
        m_companyCount = status->companies.value_or(0);
        m_server.region = status->region;
        emit progressed(tr("Reading the companies"));
        m_incoming.clear();
        readCompanies({});
    });
}

void ServerConnection::readCompanies(const QString &cursor)
{
    m_reading
        = m_client->companies(cursor, this, [this](client::ApiResult<api::ListPage<api::Company>> page) {
              if (!page) {
                  if (!m_isOpen) {
                      fail(faultOf(tr("%1 was not opened.").arg(m_server.name), page.error()), Field::None);
                  } else if (page.error().error.code != ErrorCode::InvalidSession && !m_isLooking) {
                      emit failed(faultOf(tr("The companies were not read."), page.error()), Field::None);
                  }
                  return;
              }
              for (const api::Company &company : page->items)
                  m_incoming << CompanyEntry{company.companyKey, company.name, company.region};
              if (page->nextCursor)
                  return readCompanies(*page->nextCursor);
              const bool isChanged = m_companies != m_incoming;
              m_companies = std::exchange(m_incoming, {});
              if (!m_isOpen)
                  becomeOpen();
              else if (isChanged || !m_isLooking)
                  emit companiesChanged();
          });
}

void ServerConnection::becomeOpen()
{
    m_isOpen = true;
    m_attempts = 0;
    m_status.state = ConnectionStatus::Online;
    m_status.lastAnswer = QDateTime::currentDateTime();
    m_server.lastUsed = QDateTime::currentDateTimeUtc();
    if (const std::optional<RecentServer> before = m_profiles.find(m_server.id))
        m_server.opensAtOnce = before->opensAtOnce;
    m_profiles.remember(m_server);
    keepPassword();
    connect(m_client.get(), &client::ApiClient::answered, this,
        [this] { m_status.lastAnswer = QDateTime::currentDateTime(); });
    // One broken call may be an old connection that the server closed: a new one decides.
    connect(m_client.get(), &client::ApiClient::unanswered, this, [this] {
        if (m_status.state == ConnectionStatus::Online)
            probe();
    });
    m_beat->start();
    emit recentChanged();
    emit statusChanged();
    emit opened();
    probe();
}

void ServerConnection::probe()
{
    if (!m_isOpen || m_probe.isRunning())
        return;
    QElapsedTimer clock;
    clock.start();
    m_probe = m_client->status(this, [this, clock](client::ApiResult<api::ServerStatus> status) {
        m_probe = {};
        m_refusedProbe = status ? QString() : status.error().requestId;
        if (status)
            m_generating = status->generating.value_or(0);
        if (!status && status.error().offline)
            return setOffline();
        // Another administrator made or deleted one. Operators are sent a count that says so; others look.
        if (status && !status->companies)
            lookForCompanies();
        else if (status && std::exchange(m_companyCount, *status->companies) != *status->companies)
            reloadCompanies();
        if (status && isOtherVersion(status->version)) { // it was upgraded while this program was open
            const Fault fault = otherVersion(tr("%1 was closed.").arg(m_server.name), status->version);
            shut(true);
            emit failed(fault, Field::Address);
            return emit closed();
        }
        setOnline(int(clock.elapsed())); // a refusal is an answer too
    });
}

void ServerConnection::setOnline(int roundTripMs)
{
    if (!m_isOpen)
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
    if (!m_isOpen || m_status.state == ConnectionStatus::Offline) // it is done when the server is back
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
    if (!m_isOpen || !m_server.local)
        return {};
    return m_generating == 0 ? QString()
        : m_generating == 1
        ? tr("One page’s FAQs are being made; that starts anew with the server.")
        : tr("The FAQs of %1 pages are being made; that starts anew with the server.").arg(m_generating);
}

void ServerConnection::fail(const Fault &fault, Field field)
{
    const bool stopLocal = m_server.local && m_isLocalRunning;
    shut(true);
    emit failed(fault, field);
    if (stopLocal)
        m_local->stop();
}

void ServerConnection::shut(bool endSession)
{
    const bool wasOpen = std::exchange(m_isOpen, false);
    m_beat->stop();
    m_countdown->stop();
    m_probe.cancel();
    m_companies.clear();
    m_status = {};
    if (client::ApiClient *old = m_client.release()) {
        old->disconnect(this);
        old->setParent(this);
        const bool ends = endSession && !m_server.local && old->isSignedIn();
        const QUrl url = old->server();
        const Secret token = old->token();
        old->setServer(url); // cancels what is under way
        if (ends) {
            old->setToken(token);
            old->signOut(old, [old](const auto &) { old->deleteLater(); });
        } else if (wasOpen) { // pages hold it until closed()
            connect(this, &Connector::closed, old, &QObject::deleteLater);
        } else {
            old->deleteLater();
        }
    }
    emit statusChanged();
}

void ServerConnection::cancel() { close(); }

void ServerConnection::close()
{
    if (!m_client)
        return;
    const bool isLocal = m_server.local && m_local;
    shut(true);
    if (isLocal && m_isLocalRunning)
        m_local->stop(); // closed() comes when it has stopped
    else
        emit closed();
}

} // namespace answerdesk::console
