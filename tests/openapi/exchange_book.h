// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/openapi.h"
#include "tests/support/test_server.h"

namespace answerdesk::test {

/// Puts placeholders for what differs from run to run: identifiers, keys, tokens, ports, durations. The same
/// original gets the same placeholder for as long as the object lives, in the order of first appearance.
class Placeholders
{
public:
    void learn(const QString &original, const QString &placeholder);
    json::Value in(const json::Value &value);
    QString in(QString text);

private:
    json::Value member(const QString &name, const json::Value &value);
    QString counted(const QString &original, const QString &pattern);
    QString keyId(const QString &id) { return counted(id, QStringLiteral("Key%1")); }
    QString keyText(const QString &key);

    std::vector<std::pair<QString, QString>> m_known;
    QMap<QString, int> m_counts;
};

/// Sends requests to a real server and keeps request and answer as examples of the document.
class ExchangeBook
{
public:
    struct Call {
        api::Endpoint endpoint;
        QByteArray name; ///< unique among the operation's examples
        QByteArray summary;
        QByteArray path = {}; ///< with its query; the endpoint's own when empty
        json::Value body = {};
        Headers headers = {};
        QByteArray text = {}; ///< a body that is not JSON
        bool isOnAdminAddress = false; ///< of an endpoint that every address serves
    };

    explicit ExchangeBook(TestServer &server)
        : m_server(server)
    {
    }

    /// Sends the call with an API key, with the session of an administrator, or with neither, and keeps the
    /// exchange. Every call is a second after the one before.
    Answer record(const Call &call);
    void setApiKey(const QByteArray &key) { m_apiKey = key; }
    void setSession(const QByteArray &token) { m_session = token; }
    Placeholders &placeholders() { return m_placeholders; }
    TestServer &server() { return m_server; }
    /// Everything that was kept, with placeholders.
    const api::Examples &examples() const { return m_examples; }

private:
    json::Object shownRequest(const api::EndpointInfo &info, const Call &call, const Headers &headers);
    json::Object shownResponse(const Answer &answer);

    TestServer &m_server;
    QByteArray m_apiKey;
    QByteArray m_session;
    Placeholders m_placeholders;
    api::Examples m_examples;
};

/// A day of a shop: every operation of the interface at least once, and the main mistakes.
void recordEverything(ExchangeBook &book, FakeSite &site);

} // namespace answerdesk::test
