// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/runtime.h"
#include "tests/support/fake_site.h"
#include "tests/support/http_probe.h"
#include "tests/support/test_database.h"

namespace answerdesk::test {

struct TestServerOptions {
    bool hasSystemClock = false; ///< else a ManualClock that stands still
    QMap<QString, QString> settings = {}; ///< over the test's own, by name
    QString settingsFile = {}; ///< empty for none
    http::GuardLimits limits = {};
};

/// The real server on free ports of loopback, with a data folder and a database of its own that go with it.
/// Lives in the test's thread, which needs no event loop. Every failure to set something up ends the test
/// program with the reason.
class TestServer
{
public:
    explicit TestServer(TestServerOptions options = {});
    ~TestServer();

    ManualClock &clock() { return m_clock; }
    app::Runtime &runtime() { return *m_runtime; }
    Secret adminToken() const; ///< of the operator
    void keepHouse(); ///< what the server does each minute
    QString dataFolder() const { return m_database.folder(); }
    QUrl base() const;
    QUrl app() const;
    QUrl admin() const;

    void stop();
    void restart(); ///< on the same data folder and database
    const TestDatabase &database() const { return m_database; }
    /// A statement behind the server's back; the first column of its rows.
    QStringList sql(const QByteArray &statement) const { return m_database.run(statement); }

    /// A request to the base address over a kept connection; opens a new one when the server closed it.
    Answer answerOf(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const Headers &headers = {});
    /// A JSON body to the base address, with the API key when one is given.
    Answer post(
        const QByteArray &path, const json::Value &body, const QByteArray &apiKey = {}, Headers headers = {});
    Answer get(const QByteArray &path, const QByteArray &apiKey = {}, Headers headers = {});
    /// A request to the admin address as an operator.
    Answer adminCall(
        const QByteArray &method, const QByteArray &path, const QByteArray &body = {}, Headers headers = {});

    /// Makes a company; settings go over the defaults (English, German and Danish, EUR, FAQs on).
    void makeCompany(const QString &key, const json::Object &settings = {});
    void changeCompany(const QString &key, const json::Object &settings);
    /// Makes an API key and returns its text.
    QByteArray makeKey(const QString &company, const json::Object &settings = {});
    /// Imports a document into a source; an empty source stands for a new one. Returns the source's id.
    QString importDocument(
        const QString &company, const QString &path, const QByteArray &text, const QString &source = {});
    /// Documents of the demo shop's help centre, by file name, in one source; returns its id.
    QString importHelpCentre(const QString &company, const QStringList &names);
    /// Waits, by the admin API's own long poll, until the page is no longer generating and its revision is
    /// above one; returns the page's row.
    json::Value waitForPage(const QString &company, const QString &url,
        const QString &locale = QStringLiteral("en"), qint64 aboveRevision = 0);

private:
    void start();
    Answer exchange(std::unique_ptr<HttpProbe> &probe, const QUrl &server, const QByteArray &method,
        const QByteArray &path, const QByteArray &body, const Headers &headers);

    TestServerOptions m_options;
    TestDatabase m_database;
    ManualClock m_clock{1'780'000'000'000};
    std::unique_ptr<app::Runtime> m_runtime;
    std::unique_ptr<HttpProbe> m_probe;
    std::unique_ptr<HttpProbe> m_adminProbe;
};

/// An Authorization header.
std::pair<QByteArray, QByteArray> bearer(const QByteArray &token);

} // namespace answerdesk::test
