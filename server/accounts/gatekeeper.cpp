// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/gatekeeper.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

/// entry: an address, or a network such as 10.5.0.0/24.
bool isListed(const QStringList &entries, QHostAddress address)
{
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4); // also of ::ffff:a.b.c.d
    if (isV4)
        address = QHostAddress(v4);
    for (const QString &entry : entries) {
        if (entry.contains(u'/') ? address.isInSubnet(QHostAddress::parseSubnet(entry))
                                 : address == QHostAddress(entry))
            return true;
    }
    return false;
}

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
    const std::optional<KeyText> text = KeyText::parse(bearer);
    const ApiKeyPtr key = text ? m_keys.find(text->id) : nullptr;
    const CompanyPtr company = key ? m_companies.findServed(key->companyKey) : nullptr;
    if (!company || key->isTest != text->isTest || !constantTimeEquals(text->secretHash(), key->secretHash))
        return fail(ErrorCode::InvalidApiKey);
    const qint64 now = m_clock.nowMs();
    if (key->revokedMs)
        return fail(ErrorCode::ApiKeyRevoked);
    if (key->isExpired(now))
        return fail(ErrorCode::ApiKeyExpired);
    m_keys.countUse(*key, now);
    if (!company->apiAccess)
        return fail(ErrorCode::ApiAccessDisabled);
    const bool isFaqs = access == api::Access::FaqsKey;
    const QString scope = QString::fromLatin1(isFaqs ? kScopeFaqs : kScopeMessages);
    if (!key->scopes.contains(scope))
        return fail(ErrorCode::InsufficientScope, u"The key lacks the scope %1."_s.arg(scope));
    if (!key->allowedAddresses.isEmpty() && !isListed(key->allowedAddresses, peer))
        return fail(ErrorCode::AddressNotAllowed);
    http::Principal principal;
    principal.companyKey = company->key;
    principal.keyId = key->id;
    principal.isTest = key->isTest;
    principal.requestsPerMinute = isFaqs ? company->faqsPerMinute : company->messagesPerMinute;
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
        return fail(ErrorCode::NotFound, u"There is no company “%1”."_s.arg(companyKey));
    if (!permits(admin.role, access))
        return fail(ErrorCode::Forbidden);
    http::Principal principal;
    principal.companyKey = companyKey;
    principal.adminId = admin.id;
    principal.email = admin.email;
    principal.role = roleName(admin.role);
    return principal;
}

} // namespace answerdesk::accounts
