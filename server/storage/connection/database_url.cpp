// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/database_url.h"
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

namespace {

constexpr QStringView kOptions[]
    = {u"host", u"sslmode", u"sslrootcert", u"sslcert", u"sslkey", u"sslcrl", u"ssl_min_protocol_version",
        u"channel_binding", u"gssencmode", u"krbsrvname", u"passfile", u"service", u"target_session_attrs"};

/// The text behind percent signs; nothing when they are wrong or hide a control character.
std::optional<QString> decoded(QStringView text)
{
    const QByteArray bytes = QByteArray::fromPercentEncoding(text.toUtf8());
    const QString plain = QString::fromUtf8(bytes);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u'%')
            continue;
        bool ok = false;
        (void)text.mid(i + 1, 2).toUInt(&ok, 16);
        if (!ok || text.size() < i + 3)
            return std::nullopt;
    }
    for (const QChar character : plain) {
        if (character < u' ' || character == QChar::ReplacementCharacter)
            return std::nullopt;
    }
    return plain;
}

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::InternalError, u"The setting database %1."_s.arg(reason));
}

/// Host and port, either of which may be missing.
QString readAddress(DatabaseUrl &url, QStringView text)
{
    DatabaseUrl::Address address;
    QStringView host = text;
    QStringView port;
    if (text.startsWith(u'[')) {
        const qsizetype end = text.indexOf(u']');
        if (end < 0 || (end + 1 < text.size() && text[end + 1] != u':'))
            return u"has an address whose brackets do not fit"_s;
        host = text.mid(1, end - 1);
        port = text.mid(end + 2);
    } else if (const qsizetype colon = text.lastIndexOf(u':'); colon >= 0) {
        host = text.first(colon);
        port = text.mid(colon + 1);
    }
    const auto name = decoded(host);
    if (!name || name->contains(u','))
        return u"has a host that cannot be read"_s;
    address.host = *name;
    if (!port.isEmpty()) {
        bool ok = false;
        address.port = port.toInt(&ok);
        if (!ok || address.port < 1 || address.port > 65535)
            return u"has a port that is not a number from 1 to 65535"_s;
    }
    url.addresses << address;
    return {};
}

/// One address, which may be empty, or several with a comma in between; the rest of the authority is taken
/// off before.
QString readAddresses(DatabaseUrl &url, QStringView text)
{
    const QList<QStringView> parts = text.split(u',');
    for (const QStringView part : parts) {
        if (parts.size() > 1 && part.isEmpty())
            return u"has an empty host between commas"_s;
        if (const QString fault = readAddress(url, part); !fault.isEmpty())
            return fault;
    }
    return {};
}

constexpr QStringView kOneName
    = u"must name one database behind the address, as in postgresql://user@host:port/name";

/// The entry of pg_service.conf that the address names, or nothing.
QString serviceOf(const DatabaseUrl &url)
{
    for (const auto &[name, value] : url.options) {
        if (name == u"service")
            return value;
    }
    return {};
}

QString readOptions(DatabaseUrl &url, QStringView query)
{
    for (const QStringView part : query.split(u'&', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const auto name = decoded(part.first(std::max<qsizetype>(equals, 0)));
        const auto value = decoded(part.mid(equals + 1));
        if (equals <= 0 || !name || !value)
            return u"has options that are not of the form name=value"_s;
        if (*name == u"password")
            return u"has a password among its options, where it would be seen: give database_password"_s;
        if (std::find(std::begin(kOptions), std::end(kOptions), *name) == std::end(kOptions)) {
            QStringList known;
            for (const QStringView option : kOptions)
                known << option.toString();
            return u"has the option “%1”; there are %2"_s.arg(*name, known.join(u", "_s));
        }
        if (value->contains(u';'))
            return u"has a semicolon in the option %1"_s.arg(*name);
        if (*name == u"host")
            url.addresses = {{*value, url.addresses.first().port}};
        else
            url.options.emplace_back(*name, *value);
    }
    return {};
}

} // namespace

Result<DatabaseUrl> DatabaseUrl::parse(const QString &text, const Secret &password, const QString &dataFolder)
{
    if (text.isEmpty() || text == u"sqlite")
        return DatabaseUrl(dataFolder + u"/answerdesk.sqlite"_s);
    const qsizetype scheme = text.indexOf(u"://"_s);
    if (scheme < 0 || (text.first(scheme) != u"postgresql" && text.first(scheme) != u"postgres"))
        return wrong(u"must be sqlite or postgresql://user@host:port/name"_s);
    QStringView rest = QStringView(text).mid(scheme + 3);
    if (rest.contains(u'#'))
        return wrong(u"has a # in it; write %23"_s);
    DatabaseUrl url;
    url.password = password;
    QStringView query;
    if (const qsizetype mark = rest.indexOf(u'?'); mark >= 0) {
        query = rest.mid(mark + 1);
        rest = rest.first(mark);
    }
    const qsizetype slash = rest.indexOf(u'/');
    QStringView authority = slash < 0 ? rest : rest.first(slash);
    const auto name = decoded(slash < 0 ? QStringView() : rest.mid(slash + 1));
    if (!name || name->contains(u'/'))
        return wrong(kOneName.toString());
    url.name = *name;
    if (const qsizetype at = authority.lastIndexOf(u'@'); at >= 0) {
        const QStringView who = authority.first(at);
        authority = authority.mid(at + 1);
        const qsizetype colon = who.indexOf(u':');
        const auto user = decoded(colon < 0 ? who : who.first(colon));
        const auto word = decoded(colon < 0 ? QStringView() : who.mid(colon + 1));
        if (!user || !word)
            return wrong(u"has a user or a password with a wrong percent sign; write %25 for one"_s);
        url.user = *user;
        if (colon >= 0)
            url.password = Secret(word->toUtf8());
    }
    if (const QString fault = readAddresses(url, authority); !fault.isEmpty())
        return wrong(fault);
    if (const QString fault = readOptions(url, query); !fault.isEmpty())
        return wrong(fault);
    if (url.name.isEmpty() && serviceOf(url).isEmpty())
        return wrong(kOneName.toString());
    return url;
}

bool DatabaseUrl::holdsPassword(const QString &text)
{
    const qsizetype scheme = text.indexOf(u"://"_s);
    if (scheme < 0)
        return false;
    QStringView rest = QStringView(text).mid(scheme + 3);
    QStringView query;
    if (const qsizetype mark = rest.indexOf(u'?'); mark >= 0) {
        query = rest.mid(mark + 1);
        rest = rest.first(mark);
    }
    const qsizetype slash = rest.indexOf(u'/');
    const QStringView authority = slash < 0 ? rest : rest.first(slash);
    bool isPort = false;
    (void)authority.mid(authority.indexOf(u':') + 1).toUInt(&isPort);
    // A slash that is not escaped ends the authority within a password.
    const QStringView who = authority.contains(u'@') || isPort ? authority : rest;
    const qsizetype at = who.lastIndexOf(u'@');
    const qsizetype colon = at < 0 ? -1 : who.first(at).indexOf(u':');
    if (colon >= 0 && colon + 1 < at)
        return true;
    for (const QStringView part : query.split(u'&', Qt::SkipEmptyParts)) {
        const QStringView name = part.first(std::max<qsizetype>(part.indexOf(u'='), 0));
        const QString plain = QString::fromUtf8(QByteArray::fromPercentEncoding(name.toUtf8())).toLower();
        if (plain == u"password" || plain == u"sslpassword")
            return true;
    }
    return false;
}

QString DatabaseUrl::hosts() const
{
    QStringList hosts;
    for (const Address &address : addresses)
        hosts << address.host;
    return hosts.join(u',');
}

QString DatabaseUrl::ports() const
{
    QStringList ports;
    bool isAny = false;
    for (const Address &address : addresses) {
        isAny = isAny || address.port > 0;
        ports << (address.port > 0 ? QString::number(address.port) : QString());
    }
    return isAny ? ports.join(u',') : QString();
}

QString DatabaseUrl::text() const
{
    if (!isPostgres())
        return path;
    QString text = u"postgresql://"_s;
    if (!user.isEmpty())
        text += QString::fromUtf8(QUrl::toPercentEncoding(user)) + u'@';
    QStringList shown;
    for (const auto &[host, port] : addresses) {
        shown << (host.contains(u':') ? u'[' + host + u']'
                                      : QString::fromUtf8(QUrl::toPercentEncoding(host)));
        if (port > 0)
            shown.last() += u':' + QString::number(port);
    }
    text += shown.join(u',');
    text += u'/' + QString::fromUtf8(QUrl::toPercentEncoding(name));
    const QString service = serviceOf(*this);
    return service.isEmpty() ? text
                             : text + u"?service="_s + QString::fromUtf8(QUrl::toPercentEncoding(service));
}

} // namespace answerdesk::storage
