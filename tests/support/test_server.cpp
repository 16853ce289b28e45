// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_server.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QDirIterator>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

void expect(const Answer &answer, int status, const char *what)
{
    if (answer.status != status)
        qFatal("%s: %d instead of %d: %s", what, answer.status, status, answer.body.constData());
}

QByteArray companyPath(const QString &key, const char *below = "")
{
    return "/admin/v1/companies/" + key.toLatin1() + below;
}

json::Value merged(json::Object object, const json::Object &over)
{
    for (const auto &[key, value] : over) {
        const auto same = std::find_if(
            object.begin(), object.end(), [&key = key](const auto &member) { return member.first == key; });
        if (same == object.end())
            object.emplace_back(key, value);
        else
            same->second = value;
    }
    return object;
}

} // namespace

std::pair<QByteArray, QByteArray> bearer(const QByteArray &token)
{
    return {"Authorization", "Bearer " + token};
}

TestServer::TestServer(TestServerOptions options)
    : m_options(std::move(options))
{
    start();
}

TestServer::~TestServer() { stop(); }

Secret TestServer::adminToken() const { return m_runtime->adminToken(); }
void TestServer::keepHouse() { m_runtime->keepHouse(); }
QUrl TestServer::base() const { return m_runtime->addresses().base; }
QUrl TestServer::app() const { return m_runtime->addresses().app; }
QUrl TestServer::admin() const { return m_runtime->addresses().admin; }

void TestServer::start()
{
    QMap<QString, QString> settings{{u"data_dir"_s, m_database.folder()}, {u"listen"_s, u"127.0.0.1:0"_s},
        {u"admin_listen"_s, u"127.0.0.1:0"_s}, {u"fetch_allow_loopback"_s, u"true"_s},
        {u"site_delay_ms"_s, u"0"_s}, {u"access_log"_s, u"off"_s},
        {u"extract_program"_s, QStringLiteral(ANSWERDESK_EXTRACT)}};
    settings.insert(m_options.settings);
    // It holds the password of the test's cluster, which no command line may.
    const auto config = app::loadConfig(
        settings, {{u"ANSWERDESK_DATABASE"_s, m_database.setting()}}, m_options.settingsFile);
    if (!config)
        qFatal("%s", qUtf8Printable(config.error().text()));
    auto runtime
        = app::Runtime::start(*config, m_options.hasSystemClock ? nullptr : &m_clock, m_options.limits);
    if (!runtime)
        qFatal("%s", qUtf8Printable(runtime.error().text()));
    m_runtime = std::move(*runtime);
}

void TestServer::stop()
{
    m_probe.reset();
    m_adminProbe.reset();
    m_runtime.reset();
}

void TestServer::restart()
{
    stop();
    start();
}

Answer TestServer::exchange(std::unique_ptr<HttpProbe> &probe, const QUrl &server, const QByteArray &method,
    const QByteArray &path, const QByteArray &body, const Headers &headers)
{
    if (!probe || !probe->isStillOpen())
        probe = std::make_unique<HttpProbe>(server);
    Answer answer = probe->request(method, path, body, headers);
    if (answer.status == 0 || answer.header("Connection") == "close")
        probe.reset();
    return answer;
}

Answer TestServer::answerOf(
    const QByteArray &method, const QByteArray &path, const QByteArray &body, const Headers &headers)
{
    return exchange(m_probe, base(), method, path, body, headers);
}

Answer TestServer::post(
    const QByteArray &path, const json::Value &body, const QByteArray &apiKey, Headers headers)
{
    if (!apiKey.isEmpty())
        headers << bearer(apiKey);
    headers.emplace_back("Content-Type", "application/json");
    return answerOf("POST", path, body.toJson(), headers);
}

Answer TestServer::get(const QByteArray &path, const QByteArray &apiKey, Headers headers)
{
    if (!apiKey.isEmpty())
        headers << bearer(apiKey);
    return answerOf("GET", path, {}, headers);
}

Answer TestServer::adminCall(
    const QByteArray &method, const QByteArray &path, const QByteArray &body, Headers headers)
{
    headers << bearer(adminToken().reveal());
    const bool hasType = std::any_of(
        headers.begin(), headers.end(), [](const auto &header) { return header.first == "Content-Type"; });
    if (!body.isEmpty() && !hasType)
        headers.emplace_back("Content-Type", "application/json");
    return exchange(m_adminProbe, admin(), method, path, body, headers);
}

void TestServer::makeCompany(const QString &key, const json::Object &settings)
{
    const json::Object defaults{{u"company_key"_s, key}, {u"name"_s, key},
        {u"locales"_s, json::Array{u"en"_s, u"de"_s, u"da"_s}}, {u"time_zone"_s, u"Europe/Berlin"_s},
        {u"currency"_s, u"EUR"_s}, {u"faqs_enabled"_s, true}};
    expect(adminCall("POST", "/admin/v1/companies", merged(defaults, settings).toJson()), 201, "company");
}

void TestServer::changeCompany(const QString &key, const json::Object &settings)
{
    expect(adminCall("PATCH", companyPath(key), json::Value(settings).toJson()), 200, "company's settings");
}

QByteArray TestServer::makeKey(const QString &company, const json::Object &settings)
{
    const Answer answer = adminCall(
        "POST", companyPath(company, "/keys"), merged({{u"name"_s, u"Shop backend"_s}}, settings).toJson());
    expect(answer, 201, "API key");
    return answer.text(u"api_key").toLatin1();
}

QString TestServer::importDocument(
    const QString &company, const QString &path, const QByteArray &text, const QString &source)
{
    QString id = source;
    if (id.isEmpty()) {
        const Answer made = adminCall("POST", companyPath(company, "/sources"), R"({"name":"Help centre"})");
        expect(made, 201, "source");
        id = made.text(u"source_id");
    }
    const QByteArray target = companyPath(company, "/sources/") + id.toLatin1()
        + "/documents?path=" + QUrl::toPercentEncoding(path);
    expect(exchange(m_adminProbe, admin(), "PUT", target, text,
               {bearer(adminToken().reveal()), {"Content-Type", "text/markdown"}}),
        200, "document");
    return id;
}

QString TestServer::importHelpCentre(const QString &company, const QStringList &names)
{
    const QString folder = QStringLiteral(ANSWERDESK_SAMPLES) + u"/help/"_s;
    QString source;
    QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
        source = importDocument(company, file.fileName().mid(folder.size()), file.readAll(), source);
    }
    return source;
}

json::Value TestServer::waitForPage(
    const QString &company, const QString &url, const QString &locale, qint64 aboveRevision)
{
    // Other pages of the company end a watch as well.
    const QDeadlineTimer patience(kPatienceMs);
    QByteArray after = "0";
    for (;;) {
        const Answer answer
            = adminCall("GET", companyPath(company, "/faq-pages?limit=200&wait=5&after=") + after);
        expect(answer, 200, "pages with FAQs");
        const json::Value list = answer.json();
        for (const json::Value &page : *list.find(u"items")->asArray()) {
            if (page.string(u"url") == url && page.string(u"locale") == locale
                && page.string(u"state") != u"generating"
                && page.find(u"revision")->asNumber()->text.toLongLong() > aboveRevision) {
                // Rows are seen before the write queue has told the cache; a change of nothing waits its turn
                // there.
                changeCompany(company, {});
                return page;
            }
        }
        if (patience.hasExpired())
            qFatal("the FAQs of %s were not made in time", qUtf8Printable(url));
        after = list.string(u"revision").toLatin1();
    }
}

} // namespace answerdesk::test
