// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include "shared/client/api_client.h"
#include "shared/core/clock.h"
#include "tests/unit/models/fake_server.h"

namespace answerdesk::tests {

/// 20 November 2026, 15:30 UTC: what every sample time counts from.
constexpr qint64 kSampleNow = 1'795'188'600'000;

/// A shop with keys and pages in every state, on a scripted server.
class SampleShop
{
public:
    enum class Content { Full, Empty, Failing };
    explicit SampleShop(Content content = Content::Full);
    FakeServer server;
    ManualClock clock{kSampleNow};
};

/// A connection to a server that the test holds in its hands.
class FakeConnector final : public console::Connector
{
    Q_OBJECT
public:
    /// With a client of its own each time, as the real one.
    void openOn(const QUrl &server);
    void setOffline(bool offline);
    void setCompanies(const QList<console::CompanyEntry> &companies);
    /// What was being opened is not opened; what is open stays open.
    void refuse(const console::Fault &fault, Field field);
    /// The open server goes without being asked to.
    void lose(const console::RecentServer &server, const console::Fault &fault, Field field);
    void addRecent(const console::RecentServer &server) { m_recent.append(server); }
    void beStarting(const QString &step);

    void startLocal(bool withDemoShop) override;
    void connectTo(const console::SignIn &signIn) override;
    void openRecent(const QString &id) override;
    void forgetRecent(const QString &id) override { calls << QStringLiteral("forget ") + id; }
    QString changeRecent(const QString &id, const console::SignIn &to) override;
    QList<console::RecentServer> recent() const override { return m_recent; }
    bool hasKeychain() const override { return true; }
    QString openingName() const override { return m_opening; }
    void cancel() override;
    void close() override;
    void retryNow() override { calls << QStringLiteral("retry"); }
    console::ConnectionStatus status() const override { return m_status; }
    client::ApiClient *client() const override { return m_open ? m_client.get() : nullptr; }
    QList<console::CompanyEntry> companies() const override;
    void reloadCompanies() override { calls << QStringLiteral("reload"); }

    QString closingNote() const override { return note; }

    QString note; ///< what closing would interrupt
    QStringList calls;
    QString serverId = QStringLiteral("local"); ///< of the next one that is opened
    QString passwordSeen;
    QString nameSeen;
    bool keepsPassword = false;

private:
    std::unique_ptr<client::ApiClient> m_client;
    QList<console::RecentServer> m_recent;
    void beOpening(const QString &name);
    void cancelOpening();
    console::ConnectionStatus m_status;
    QString m_opening; ///< its name
    bool m_open = false;
    QList<console::CompanyEntry> m_companies{
        {QStringLiteral("northwind"), QStringLiteral("Northwind Outdoor"), QStringLiteral("eu")},
        {QStringLiteral("fjord"), QStringLiteral("Fjord & Sons"), QStringLiteral("us")}};
};

} // namespace answerdesk::tests
