// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/access/sessions.h"
#include "server/accounts/model/api_key.h"
#include "server/accounts/model/company.h"
#include "server/http/dispatcher.h"

namespace answerdesk::accounts {

/// Decides who may call what, from memory alone. Any thread.
class AccountsGatekeeper final : public http::Gatekeeper
{
public:
    AccountsGatekeeper(
        const CompanyDirectory &companies, KeyRing &keys, const Sessions &sessions, const Clock &clock)
        : m_companies(companies)
        , m_keys(keys)
        , m_sessions(sessions)
        , m_clock(clock)
    {
    }
    Result<http::Principal> apiKey(
        const QByteArray &bearer, api::Access access, const QHostAddress &peer) override;
    Result<http::Principal> session(
        const QByteArray &bearer, api::Access access, const QString &companyKey) override;
    QString shownActor(const http::Principal &reader, const QString &actor) const override;

private:
    const CompanyDirectory &m_companies;
    KeyRing &m_keys;
    const Sessions &m_sessions;
    const Clock &m_clock;
};

} // namespace answerdesk::accounts
