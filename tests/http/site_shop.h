// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/http/contract.h"

namespace answerdesk::test {

// The classes of the tests of sitemaps and crawls, in the order in which they run.
std::unique_ptr<QObject> makeSiteReadingTests();
std::unique_ptr<QObject> makeSiteAgainTests();
std::unique_ptr<QObject> makeSiteDocumentTests();
std::unique_ptr<QObject> makeSiteScheduleTests();

/// A server with the company "shop" and the site that it may be read from.
class SiteShop
{
public:
    SiteShop();

    FakeSite &site() { return *m_site; }
    TestServer &server() { return *m_server; }
    Answer call(const QByteArray &method, const QByteArray &below, const json::Object &body = {},
        Headers headers = {});

    /// A help page with a heading, a paragraph, and links to these paths.
    static QByteArray page(const QString &title, const QString &text, const QStringList &links = {},
        const QByteArray &head = {}, const QByteArray &language = "en");
    void serve(const QByteArray &path, const QString &title, const QString &text,
        const QStringList &links = {}, const QByteArray &head = {}, const QByteArray &language = "en");
    /// A sitemap of these paths.
    QByteArray sitemap(const QStringList &paths) const;

    /// Makes a source of this kind of the path and returns its id.
    QString add(const QByteArray &kind, const QString &path, const json::Object &more = {});
    json::Value source(const QString &id);
    json::Value refresh(const QString &id); ///< after a second; the answer
    /// Waits by the API's own long poll until the source's last import has ended; returns its row.
    json::Value ended(const QString &id);
    QStringList paths(const QString &id); ///< of its documents, sorted, without the site's address
    /// Lines of the report of the source's last import: "outcome path: reason", without the site's address.
    QStringList report(const QString &id);
    QString said(const QString &question, const QString &locale = QStringLiteral("en"));
    QStringList passages() { return m_server->sql("SELECT passage_id FROM passage ORDER BY passage_id"); }

private:
    QString withoutSite(QString text) const;

    std::unique_ptr<FakeSite> m_site;
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
};

} // namespace answerdesk::test
