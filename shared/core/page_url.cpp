// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/page_url.h"
#include "shared/core/text.h"

namespace answerdesk {

namespace {

bool isTrackingParameter(QStringView name)
{
    static constexpr QStringView kNames[]
        = {u"gclid", u"gclsrc", u"dclid", u"wbraid", u"gbraid", u"fbclid", u"msclkid", u"yclid", u"ttclid",
            u"twclid", u"igshid", u"li_fat_id", u"srsltid", u"_ga", u"_gl", u"epik"};
    if (name.startsWith(u"utm_", Qt::CaseInsensitive) || name.startsWith(u"mc_", Qt::CaseInsensitive))
        return true;
    for (QStringView known : kNames) {
        if (name.compare(known, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

QString withoutTracking(const QString &query)
{
    QStringList kept;
    for (const QString &pair : query.split(u'&')) {
        if (!isTrackingParameter(
                QStringView(pair).left(pair.indexOf(u'=') < 0 ? pair.size() : pair.indexOf(u'='))))
            kept << pair;
    }
    return kept.join(u'&');
}

} // namespace

tl::expected<PageUrl, QString> PageUrl::parse(const QString &text, int maxLength)
{
    const auto refuse = [](const char *reason) { return tl::unexpected(QString::fromLatin1(reason)); };
    if (codePointCount(text) > maxLength)
        return tl::unexpected(QStringLiteral("must be at most %1 characters").arg(maxLength));
    for (QChar c : text) {
        if (c.unicode() < 0x21 || c.unicode() == 0x7f || c == u'\\')
            return refuse("must not contain spaces, control characters or backslashes");
    }
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.isRelative())
        return refuse("must be an absolute URL such as https://shop.example/products/1");
    const QString scheme = url.scheme().toLower();
    if (scheme != u"http" && scheme != u"https")
        return refuse("must use http or https");
    if (url.host().isEmpty())
        return refuse("must name a host");
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@'))
        return refuse("must not contain user information");
    if (url.port() == 0)
        return refuse("must not use port 0");

    PageUrl page;
    page.host = url.host(QUrl::FullyEncoded).toLower();
    const int defaultPort = scheme == u"https" ? 443 : 80;
    page.port = url.port(defaultPort);
    QString path = url.path(QUrl::FullyEncoded);
    if (path.isEmpty())
        path = QStringLiteral("/");
    const QString query = url.hasQuery() ? withoutTracking(url.query(QUrl::FullyEncoded)) : QString();
    const QString hostText = page.host.contains(u':') ? u'[' + page.host + u']' : page.host;
    page.canonical = scheme + QStringLiteral("://") + hostText
        + (page.port == defaultPort ? QString() : u':' + QString::number(page.port)) + path
        + (query.isEmpty() ? QString() : u'?' + query);
    return page;
}

} // namespace answerdesk
