// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/server_attempt.h"
#include "answerdesk_version.h"
#include "console/app/page/fault_of.h"
#include "console/connection/server_address.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Versions work together when the first number is the same; before 1.0 the second one as well.
QString compatible(const QString &version)
{
    return version.section(u'.', 0, version.startsWith(u"0.") ? 1 : 0);
}

} // namespace

void dismiss(std::unique_ptr<client::ApiClient> client, bool endsSession, QObject *parent)
{
    if (!client)
        return;
    client::ApiClient *old = client.release();
    old->disconnect(parent);
    old->setParent(parent);
    const QUrl url = old->server();
    const Secret token = old->token();
    old->setServer(url); // ends the calls that are under way
    if (!endsSession || token.isEmpty())
        return old->deleteLater();
    old->setToken(token);
    old->signOut(old, [old](const auto &) { old->deleteLater(); });
}

std::optional<Fault> versionFault(const QString &what, const QString &version)
{
    const QString own = QStringLiteral(ANSWERDESK_VERSION);
    if (compatible(version) == compatible(own))
        return std::nullopt;
    return Fault{what, ServerAttempt::tr("The server is version %1, this program %2.").arg(version, own),
        ServerAttempt::tr("Install the same version of both."), {}, {}, 0, {}};
}

ServerAttempt::ServerAttempt(const RecentServer &server, Password then, QObject *parent)
    : QObject(parent)
    , m_opening{server, std::make_unique<client::ApiClient>(), {}}
    , m_then(then)
    , m_address(hostAndPort(server.adminUrl))
{
    m_opening.client->setPlace(server.id);
}

QString ServerAttempt::notOpened() const { return tr("%1 was not opened.").arg(server().name); }

void ServerAttempt::signIn(const Secret &password)
{
    m_password = password;
    m_opening.client->setServer(server().adminUrl);
    emit progressed(tr("Signing in at %1").arg(m_address));
    m_opening.client->signIn(server().email, password, this, [this](client::ApiResult<api::Session> session) {
        if (session)
            return readState();
        Fault fault = faultOf(notOpened(), session.error());
        if (session.error().error.code == ErrorCode::NotFound) { // its public endpoints, or another program
            fault.why = tr("There is no admin API at this address.");
            fault.remedy = tr("Use the server’s admin address; it uses a different port.");
        }
        m_isPasswordRefused = session.error().error.code == ErrorCode::InvalidCredentials;
        fail(fault, fieldOf(session.error()));
    });
}

void ServerAttempt::useSession(const QUrl &adminUrl, const Secret &token)
{
    m_address = hostAndPort(adminUrl);
    m_opening.client->setServer(adminUrl);
    m_opening.client->setToken(token);
    readState();
}

Connector::Field ServerAttempt::fieldOf(const client::ApiFailure &failure)
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

void ServerAttempt::readState()
{
    emit progressed(tr("Reading the server’s state"));
    m_opening.client->status(this, [this](client::ApiResult<api::ServerStatus> status) {
        if (!status)
            return fail(faultOf(notOpened(), status.error()), fieldOf(status.error()));
        if (const std::optional<Fault> fault = versionFault(notOpened(), status->version))
            return fail(*fault, Field::Address);
        m_opening.generating = status->generating.value_or(0);
        m_opening.companyCount = status->companies.value_or(0);
        m_opening.server.region = status->region;
        emit progressed(tr("Reading the companies"));
        readCompanies({});
    });
}

void ServerAttempt::readCompanies(const QString &cursor)
{
    m_opening.client->companies(cursor, this, [this](client::ApiResult<api::ListPage<api::Company>> page) {
        if (!page)
            return fail(faultOf(notOpened(), page.error()), Field::None);
        for (const api::Company &company : page->items)
            m_opening.companies << CompanyEntry{company.companyKey, company.name, company.region};
        if (page->nextCursor)
            return readCompanies(*page->nextCursor);
        emit succeeded();
    });
}

void ServerAttempt::fail(const Fault &fault, Field field) { emit failed(fault, field); }

void ServerAttempt::giveUp()
{
    dismiss(std::move(m_opening.client), !server().local, parent());
    deleteLater();
}

} // namespace answerdesk::console
