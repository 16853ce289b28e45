// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/http/contract.h"

namespace answerdesk::test {

/// A server with two companies, "shop" and "othr", that hold one of everything, and administrators of every
/// role in each. Every name and text of the second one holds kSecret, so that a leak is seen. All addresses
/// differ. The clock stands still; background work is done when the constructor returns.
class TwoCompanies
{
public:
    static constexpr const char *kOwn = "shop";
    static constexpr const char *kForeign = "othr"; ///< as long as the other: answers may be compared
    static constexpr const char *kSecret = "Geheimnis";
    static constexpr const char *kPassword = "correct horse battery";

    TwoCompanies();
    TestServer &server() { return *m_server; }

    /// A request to an endpoint's own address, over a kept connection.
    Answer call(const api::EndpointInfo &info, const QByteArray &target, const QByteArray &body = {},
        Headers headers = {});
    Answer callAt(const QUrl &address, const QByteArray &method, const QByteArray &target,
        const QByteArray &body, const Headers &headers);
    QUrl addressOf(const api::EndpointInfo &info) const;

    /// The value of a path parameter that names an object of the company; empty for an unknown parameter.
    QByteArray idOf(const QByteArray &company, const QByteArray &parameter) const;
    /// The same of an object made for this call, so that it may be destroyed.
    QByteArray freshIdOf(const QByteArray &company, const QByteArray &parameter);
    /// A well-formed value of the same length that names nothing.
    static QByteArray madeUp(const QByteArray &id);

    /// Signs in with kPassword; fails the program when that is refused.
    QByteArray signIn(const QByteArray &email);
    /// The session token of an administrator, signed in again when it has ended. "admin@shop",
    /// "operator@all".
    QByteArray tokenOf(const QByteArray &who);
    void makeAdmin(const QByteArray &who, accounts::Role role, const QStringList &companies);

    /// Waits until the FAQs of the first company's page have been made anew since a revision.
    void waitForPageAbove(qint64 revision);
    /// Waits until no set of questions is being run and no pre-generation goes on.
    void waitForRuns();
    /// Every row of every table, as one number a table. Counters of use and the
    /// log of requests are left out: requests that are refused count there.
    QMap<QString, quint64> snapshot();
    /// Tables that differ between two of them.
    static QString difference(const QMap<QString, quint64> &before, const QMap<QString, quint64> &after);

    /// Texts of the second company that nobody else may read: its secret and the ids of its objects.
    QByteArrayList foreignTexts() const;

private:
    void fill(const QByteArray &company, const QString &name);
    QByteArray made(const QByteArray &path, const json::Object &body, QStringView member);

    QByteArray makePregeneration(const QByteArray &company);
    QByteArray makeFeed(const QByteArray &company, const QString &name);
    QByteArray makeFeedRun(const QByteArray &company); ///< an upload of the feed that was made last
    QByteArray makePageRule(const QByteArray &company, const QString &name);
    QByteArray makeBackup();
    QByteArray makePausedPregeneration(const QByteArray &company);
    QByteArray makeEvaluation(const QByteArray &company, const QString &name);
    QByteArray makeRun(const QByteArray &company); ///< of the set that was made last

    FakeSite m_site;
    std::unique_ptr<TestServer> m_server;
    QHash<QUrl, std::shared_ptr<HttpProbe>> m_probes;
    QHash<QByteArray, QByteArray> m_apiKeys; ///< by company
    QHash<QByteArray, QByteArray> m_ids; ///< "shop/key"
    QHash<QByteArray, QByteArray> m_tokens;
    QString m_ownPage;
    QByteArray m_freshEvaluation;
    QByteArray m_freshFeed; ///< the one that was made last
    QByteArray m_freshRule; ///< the same
    int m_fresh = 0;
};

/// Names of the parameters of a path, in order.
QByteArrayList parametersOf(const QByteArray &path);

} // namespace answerdesk::test
