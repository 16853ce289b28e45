// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/http/contract.h"

namespace answerdesk::test {

// The classes of the back office's tests, in the order in which they run.
std::unique_ptr<QObject> makeCompanyTests();
std::unique_ptr<QObject> makeGrantTests();
std::unique_ptr<QObject> makeAdministratorTests();
std::unique_ptr<QObject> makeSessionTests();
std::unique_ptr<QObject> makeLockOutTests();
std::unique_ptr<QObject> makeForwardedTests();
std::unique_ptr<QObject> makeAuditTests();
std::unique_ptr<QObject> makeRetentionTests();
std::unique_ptr<QObject> makePrivacyTests();
std::unique_ptr<QObject> makeSourcePageTests();
std::unique_ptr<QObject> makeDocumentTests();

inline const QByteArray kPassword = "correct horse battery";
inline const QByteArray kOtherPassword = "another pass phrase";

/// A server with the companies "shop" and "other" and the operator op@example.org, and calls of its admin
/// API. Requests may come from any address: the server trusts the test as a proxy.
class BackOffice
{
public:
    BackOffice();
    TestServer &server() { return m_server; }

    /// Without a token as the local user, who may do everything.
    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const QByteArray &token = {}, Headers headers = {});
    Answer signIn(const QByteArray &email, const QByteArray &password = kPassword,
        const QByteArray &address = "198.51.100.1");
    QByteArray tokenOf(const QByteArray &email, const QByteArray &password = kPassword);
    /// Makes an administrator through the API; returns its identifier.
    QByteArray makeAdmin(
        const QByteArray &email, const QByteArray &role = "operator", const QByteArray &companies = "[]");
    json::Array items(const QByteArray &path, const QByteArray &token = {});
    /// A member of each row of a list.
    QStringList column(const QByteArray &path, QStringView member, const QByteArray &token = {});
    /// All pages of a list, along its cursors.
    std::vector<Answer> pages(const QByteArray &path);
    /// A member of each row of all pages, with this many rows a page.
    QStringList columnOfPages(const QByteArray &path, int limit, QStringView member);
    static QByteArray signInBody(const QByteArray &email, const QByteArray &password);

private:
    TestServer m_server;
};

} // namespace answerdesk::test
