// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr char kCompany[] = "/admin/v1/companies/shop";
} // namespace

SiteShop::SiteShop()
    : m_site(std::make_unique<FakeSite>())
    , m_server(std::make_unique<TestServer>())
{
    m_server->makeCompany(
        u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
    m_key = m_server->makeKey(u"shop"_s);
}

Answer SiteShop::call(
    const QByteArray &method, const QByteArray &below, const json::Object &body, Headers headers)
{
    const QByteArray bytes
        = method == "GET" || method == "DELETE" ? QByteArray() : json::Value(body).toJson();
    return m_server->adminCall(method, kCompany + below, bytes, std::move(headers));
}

QByteArray SiteShop::page(const QString &title, const QString &text, const QStringList &links,
    const QByteArray &head, const QByteArray &language)
{
    QString list;
    for (const QString &link : links)
        list += u"<li><a href=\"%1\">%1</a></li>"_s.arg(link);
    return "<!doctype html><html lang=\"" + language + "\"><head><title>" + title.toUtf8() + "</title>" + head
        + "</head><body><nav><ul>" + list.toUtf8() + "</ul></nav><main><h1>" + title.toUtf8() + "</h1><p>"
        + text.toUtf8() + "</p></main><footer><p>Imprint of the footer.</p></footer></body></html>";
}

void SiteShop::serve(const QByteArray &path, const QString &title, const QString &text,
    const QStringList &links, const QByteArray &head, const QByteArray &language)
{
    m_site->serve(path, {page(title, text, links, head, language)});
}

QByteArray SiteShop::sitemap(const QStringList &paths) const
{
    QByteArray bytes = "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";
    for (const QString &path : paths)
        bytes += "<url><loc>" + m_site->url(path).toUtf8() + "</loc></url>";
    return bytes + "</urlset>";
}

QString SiteShop::add(const QByteArray &kind, const QString &path, const json::Object &more)
{
    json::Object body{
        {u"name"_s, u"Help"_s}, {u"kind"_s, QString::fromLatin1(kind)}, {u"url"_s, m_site->url(path)}};
    body.insert(body.end(), more.begin(), more.end());
    const Answer made = call("POST", "/sources", body);
    if (made.status != 201)
        qFatal("source: %s", made.body.constData());
    return made.text(u"source_id");
}

json::Value SiteShop::source(const QString &id) { return call("GET", "/sources/" + id.toLatin1()).json(); }

json::Value SiteShop::refresh(const QString &id)
{
    m_server->clock().advance(1000);
    return call("POST", "/sources/" + id.toLatin1() + "/refresh").json();
}

json::Value SiteShop::ended(const QString &id)
{
    const QString import = source(id).string(u"import_id");
    const QDeadlineTimer patience(kPatienceMs);
    QByteArray after = "0";
    json::Value list;
    while (!patience.hasExpired()) {
        list = call("GET", "/imports?limit=200&wait=5&after=" + after).json();
        for (const json::Value &row : entriesOf(list, u"items")) {
            if (row.string(u"import_id") == import && row.string(u"state") != u"running")
                return row;
        }
        after = list.string(u"revision").toLatin1();
    }
    qFatal("the import %s did not end in time: %s", qUtf8Printable(import), list.toJson().constData());
}

QString SiteShop::withoutSite(QString text) const { return text.remove(u"http://"_s + m_site->hostPort()); }

QStringList SiteShop::paths(const QString &id)
{
    QStringList paths;
    for (const json::Value &document :
        entriesOf(call("GET", "/documents?limit=200&source=" + id.toLatin1()).json(), u"items"))
        paths << withoutSite(document.string(u"path"));
    paths.sort();
    return paths;
}

QStringList SiteShop::report(const QString &id)
{
    const QByteArray import = source(id).string(u"import_id").toLatin1();
    QStringList lines;
    for (const json::Value &line :
        entriesOf(call("GET", "/imports/" + import + "/report?limit=200").json(), u"items"))
        lines << withoutSite(
            u"%1 %2: %3"_s.arg(line.string(u"outcome"), line.string(u"path"), line.string(u"reason")));
    return lines;
}

QString SiteShop::said(const QString &question, const QString &locale)
{
    return m_server
        ->post(
            "/api/v1/send_message", json::Object{{u"query_text"_s, question}, {u"locale"_s, locale}}, m_key)
        .text(u"result_text");
}

} // namespace answerdesk::test
