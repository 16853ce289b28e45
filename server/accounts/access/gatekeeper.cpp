// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/access/gatekeeper.h"
#include "shared/api/actors.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

bool permits(Role role, api::Access access)
{
    switch (access) {
    case api::Access::Operator:
        return role == Role::Operator;
    case api::Access::CompanyAdmin:
        return role == Role::Operator || role == Role::CompanyAdmin;
    case api::Access::Tester:
        return role != Role::CompanyViewer;
    default:
        return true;
    }
}

} // namespace

Result<http::Principal> AccountsGatekeeper::apiKey(
    const QByteArray &bearer, api::Access access, const QHostAddress &peer)
{
    const std::optional<KeyParts> parts = KeyParts::parse(bearer);
    // Hashed before the key is looked for, so that a wrong secret takes the same time with a known id and
    // with a made-up one.
    const SecretHash hash = hashOf(parts ? parts->secret : QByteArrayView());
    const ApiKeyPtr key = parts ? m_keys.find(parts->id) : nullptr;
    const CompanyPtr company = key ? m_companies.findServed(key->companyKey) : nullptr;
    const KeySecret *secret = key ? key->findSecret(hash) : nullptr;
    if (!company || !secret || key->isTest != parts->isTest)
        return fail(ErrorCode::InvalidApiKey);
    const qint64 now = m_clock.nowMs();
    if (key->revokedMs)
        return fail(ErrorCode::ApiKeyRevoked);
    if (key->isExpired(now) || secret->isEnded(now))
        return fail(ErrorCode::ApiKeyExpired);
    key->counter->count(now);
    if (!company->apiAccess)
        return fail(ErrorCode::ApiAccessDisabled);
    const bool isFaqs = access == api::Access::FaqsKey;
    const api::KeyScope scope = isFaqs ? api::KeyScope::FaqsRead : api::KeyScope::MessagesWrite;
    if (!key->scopes.contains(scope)) {
        return fail(
            ErrorCode::InsufficientScope, u"The key lacks the scope %1."_s.arg(schema::enumName(scope)));
    }
    if (!key->isAllowedFrom(peer))
        return fail(ErrorCode::AddressNotAllowed);
    http::Principal principal;
    principal.companyKey = company->key;
    principal.keyId = key->id;
    principal.isTest = key->isTest;
    principal.requestsPerMinute = isFaqs ? company->faqsPerMinute : company->messagesPerMinute;
    principal.keyRequestsPerMinute = key->requestsPerMinute;
    return principal;
}

Result<http::Principal> AccountsGatekeeper::session(
    const QByteArray &bearer, api::Access access, const QString &companyKey)
{
    const std::optional<Sessions::Session> session = m_sessions.find(bearer);
    if (!session)
        return fail(ErrorCode::InvalidSession);
    const Admin &admin = *session->admin;
    // A company that one may not see does not exist for one.
    if (!companyKey.isEmpty() && (!admin.sees(companyKey) || !m_companies.find(companyKey)))
        return fail(noSuchCompany(companyKey));
    if (!permits(admin.role, access))
        return fail(ErrorCode::Forbidden);
    http::Principal principal;
    principal.companyKey = companyKey;
    principal.adminId = admin.id;
    principal.email = admin.email;
    principal.role = roleName(admin.role);
    principal.isOperator = admin.role == Role::Operator;
    return principal;
}

QString AccountsGatekeeper::shownActor(const http::Principal &reader, const QString &actor) const
{
    if (reader.isOperator)
        return actor;
    Admin stranger; // a reader who was deleted a moment ago is shown no more than others
    stranger.role = Role::CompanyViewer;
    const AdminPtr admin = m_sessions.admin(reader.adminId);
    const bool isHidden = m_sessions.isHiddenFrom(admin ? *admin : stranger, actor);
    return isHidden ? QString::fromLatin1(api::kOperatorActor) : actor;
}

} // namespace answerdesk::accounts
