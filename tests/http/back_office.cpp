// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

BackOffice::BackOffice()
    : m_server({.settings = {{u"trusted_proxies"_s, u"127.0.0.1"_s}}})
{
    m_server.makeCompany(u"shop"_s);
    m_server.makeCompany(u"other"_s);
    makeAdmin("op@example.org");
}

Answer BackOffice::call(const QByteArray &method, const QByteArray &path, const QByteArray &body,
    const QByteArray &token, Headers headers)
{
    if (token.isEmpty())
        return m_server.adminCall(method, "/admin/v1" + path, body, headers);
    HttpProbe probe(m_server.admin());
    headers << bearer(token);
    if (!body.isEmpty())
        headers.emplace_back("Content-Type", "application/json");
    return probe.request(method, "/admin/v1" + path, body, headers);
}

QByteArray BackOffice::signInBody(const QByteArray &email, const QByteArray &password)
{
    return json::Value(
        json::Object{{u"email"_s, QString::fromUtf8(email)}, {u"password"_s, QString::fromUtf8(password)}})
        .toJson();
}

Answer BackOffice::signIn(const QByteArray &email, const QByteArray &password, const QByteArray &address)
{
    HttpProbe probe(m_server.admin());
    return probe.request("POST", "/admin/v1/sessions", signInBody(email, password),
        {{"Content-Type", "application/json"}, {"X-Forwarded-For", address}, {"User-Agent", "tests/1.0"}});
}

QByteArray BackOffice::tokenOf(const QByteArray &email, const QByteArray &password)
{
    const Answer answer = signIn(email, password);
    if (answer.status != 201)
        qFatal("sign-in of %s: %s", email.constData(), answer.body.constData());
    return answer.text(u"token").toLatin1();
}

QByteArray BackOffice::makeAdmin(const QByteArray &email, const QByteArray &role, const QByteArray &companies)
{
    const Answer made = call("POST", "/admins",
        "{\"email\":\"" + email + "\",\"password\":\"" + kPassword + "\",\"role\":\"" + role
            + "\",\"companies\":" + companies + "}");
    if (made.status != 201)
        qFatal("administrator: %s", made.body.constData());
    return made.text(u"admin_id").toLatin1();
}

json::Array BackOffice::items(const QByteArray &path, const QByteArray &token)
{
    const Answer answer = call("GET", path, {}, token);
    if (answer.status != 200)
        qFatal("%s: %s", path.constData(), answer.body.constData());
    return entriesOf(answer.json(), u"items");
}

QStringList BackOffice::column(const QByteArray &path, QStringView member, const QByteArray &token)
{
    QStringList found;
    for (const json::Value &row : items(path, token))
        found << row.string(member);
    return found;
}

std::vector<Answer> BackOffice::pages(const QByteArray &path)
{
    std::vector<Answer> all;
    QByteArray next = path;
    for (;;) {
        all.push_back(call("GET", next));
        if (all.back().status != 200)
            qFatal("%s: %s", next.constData(), all.back().body.left(500).constData());
        const QByteArray cursor = all.back().text(u"next_cursor").toLatin1();
        if (cursor.isEmpty())
            return all;
        next = path + (path.contains('?') ? "&cursor=" : "?cursor=") + cursor;
    }
}

QStringList BackOffice::columnOfPages(const QByteArray &path, int limit, QStringView member)
{
    QStringList found;
    for (const Answer &page :
        pages(path + (path.contains('?') ? "&limit=" : "?limit=") + QByteArray::number(limit))) {
        const json::Array rows = entriesOf(page.json(), u"items");
        if (int(rows.size()) > limit)
            qFatal("%s: %s", path.constData(), page.body.left(500).constData());
        for (const json::Value &row : rows)
            found << row.string(member);
    }
    return found;
}

} // namespace answerdesk::test
