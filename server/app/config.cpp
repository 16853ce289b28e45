// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/config.h"
#include <QtCore/QFile>
#include <QtCore/QProcessEnvironment>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

template <auto Member>
QString applyAddress(Config &config, const QString &text)
{
    const auto address = http::ListenAddress::parse(text);
    if (!address)
        return address.error();
    config.*Member = *address;
    return {};
}

template <auto Member>
QString applyText(Config &config, const QString &text)
{
    config.*Member = text;
    return {};
}

QString applyDataDir(Config &config, const QString &text)
{
    config.dataDir = QDir::cleanPath(QDir().absoluteFilePath(text));
    return {};
}

QString applyRegion(Config &config, const QString &text)
{
    config.region = text;
    return text == u"us" || text == u"eu" ? QString() : u"must be us or eu"_s;
}

QString applyWorkers(Config &config, const QString &text)
{
    bool ok = false;
    config.workers = text.toInt(&ok);
    return ok && config.workers >= 1 && config.workers <= 64 ? QString() : u"must be a number from 1 to 64"_s;
}

QString applyAllowLoopback(Config &config, const QString &text)
{
    config.fetchAllowLoopback = text == u"true";
    return text == u"true" || text == u"false" ? QString() : u"must be true or false"_s;
}

QString applyProxies(Config &config, const QString &text)
{
    config.trustedProxies.clear();
    for (const QString &entry : text.split(u',', Qt::SkipEmptyParts)) {
        const QString trimmed = entry.trimmed();
        const QHostAddress address(trimmed);
        const auto network = trimmed.contains(u'/')
            ? QHostAddress::parseSubnet(trimmed)
            : std::pair(address, address.protocol() == QAbstractSocket::IPv6Protocol ? 128 : 32);
        if (network.first.isNull() || network.second < 0)
            return u"“%1” is not an address; write one like 10.5.0.30 or 10.5.0.0/24"_s.arg(trimmed);
        config.trustedProxies << std::pair(network.first, network.second);
    }
    return {};
}

QString applyAdminHosts(Config &config, const QString &text)
{
    config.adminHosts = text.split(u',', Qt::SkipEmptyParts);
    return {};
}

constexpr std::array kSettings{
    Setting{"data_dir", "DIR", "", "Folder of the database, the logs and the admin token", applyDataDir},
    Setting{"listen", "HOST:PORT", "127.0.0.1:8420",
        "Address of the public endpoints; port 0 picks a free one", applyAddress<&Config::listen>},
    Setting{"app_listen", "HOST:PORT", "",
        "Address of the analytics endpoints; without it they are on --listen",
        applyAddress<&Config::appListen>},
    Setting{"admin_listen", "HOST:PORT", "127.0.0.1:8421", "Address of the admin API",
        applyAddress<&Config::adminListen>},
    Setting{"region", "us|eu", "eu", "Region that this deployment serves", applyRegion},
    Setting{"workers", "N", "2", "HTTP worker threads of the public address", applyWorkers},
    Setting{"fetch_allow_loopback", "true|false", "false",
        "Let product pages be fetched from loopback for allowed host:port pairs; for demos and tests",
        applyAllowLoopback},
    Setting{"trusted_proxies", "LIST", "", "Addresses and networks whose X-Forwarded-For counts, with commas",
        applyProxies},
    Setting{"admin_hosts", "LIST", "",
        "Host names that the admin address answers to besides its own addresses", applyAdminHosts},
    Setting{"access_log", "FILE|off", "",
        "Access log, a JSON object a line; default logs/access.log in the data folder",
        applyText<&Config::accessLog>},
    Setting{"extract_program", "FILE", "", "The program answerdesk-extract; default beside this program",
        applyText<&Config::extractProgram>},
};

// Variables with the prefix that are no settings.
constexpr const char *kOtherVariables[] = {"ANSWERDESK_ADMIN_TOKEN", "ANSWERDESK_ADMIN_PASSWORD",
    "ANSWERDESK_EVAL_DATA", "ANSWERDESK_CONFIG", "ANSWERDESK_SCREENSHOTS"};

struct Origin {
    QString value;
    QString place;
};

Result<QMap<QString, Origin>> readFile(const QString &path)
{
    QMap<QString, Origin> values;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::InternalError,
            u"The settings file %1 cannot be read: %2"_s.arg(path, file.errorString()));
    int number = 0;
    for (const QByteArray &bytes : file.readAll().split('\n')) {
        ++number;
        const QString line = QString::fromUtf8(bytes).trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        const QString place = u"%1, line %2"_s.arg(path).arg(number);
        if (equals <= 0)
            return fail(ErrorCode::InternalError, u"%1 is not of the form name = value."_s.arg(place));
        values.insert(line.left(equals).trimmed(), {line.mid(equals + 1).trimmed(), place});
    }
    return values;
}

bool isSetting(const QString &name)
{
    return std::any_of(kSettings.begin(), kSettings.end(),
        [&](const Setting &setting) { return name == QLatin1String(setting.name); });
}

std::optional<Error> checkUnknown(
    const QMap<QString, QString> &environment, const QMap<QString, Origin> &file)
{
    for (auto it = file.cbegin(); it != file.cend(); ++it) {
        if (!isSetting(it.key())) {
            return Error::make(ErrorCode::InternalError,
                u"There is no setting “%1” (%2)."_s.arg(it.key(), it.value().place));
        }
    }
    for (auto it = environment.cbegin(); it != environment.cend(); ++it) {
        const bool isOther = std::any_of(std::begin(kOtherVariables), std::end(kOtherVariables),
            [&](const char *name) { return it.key() == QLatin1String(name); });
        if (it.key().startsWith(u"ANSWERDESK_") && !isOther && !isSetting(it.key().mid(11).toLower())) {
            return Error::make(ErrorCode::InternalError,
                u"There is no setting “%1” (environment variable %2)."_s.arg(
                    it.key().mid(11).toLower(), it.key()));
        }
    }
    return std::nullopt;
}

} // namespace

std::span<const Setting> settings() { return kSettings; }

QString optionOf(const Setting &setting) { return QString::fromLatin1(setting.name).replace(u'_', u'-'); }
QString variableOf(const Setting &setting)
{
    return u"ANSWERDESK_"_s + QString::fromLatin1(setting.name).toUpper();
}

QMap<QString, QString> processEnvironment()
{
    QMap<QString, QString> all;
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &key : environment.keys())
        all.insert(key, environment.value(key));
    return all;
}

Result<Config> loadConfig(
    const QMap<QString, QString> &options, const QMap<QString, QString> &environment, const QString &file)
{
    QMap<QString, Origin> fromFile;
    if (!file.isEmpty()) {
        const auto read = readFile(file);
        if (!read)
            return tl::unexpected(read.error());
        fromFile = *read;
    }
    if (const auto unknown = checkUnknown(environment, fromFile))
        return tl::unexpected(*unknown);
    Config config;
    for (const Setting &setting : kSettings) {
        const QString name = QString::fromLatin1(setting.name);
        Origin origin{QString::fromLatin1(setting.defaultText), u"default"_s};
        if (options.contains(name))
            origin = {options.value(name), u"--"_s + optionOf(setting)};
        else if (environment.contains(variableOf(setting)))
            origin
                = {environment.value(variableOf(setting)), u"environment variable "_s + variableOf(setting)};
        else if (fromFile.contains(name))
            origin = fromFile.value(name);
        if (origin.value.isEmpty())
            continue;
        const QString reason = setting.apply(config, origin.value);
        if (!reason.isEmpty())
            return fail(
                ErrorCode::InternalError, u"The setting %1 (%2): %3"_s.arg(name, origin.place, reason));
    }
    if (config.dataDir.isEmpty())
        return fail(ErrorCode::InternalError, u"The setting data_dir is missing: say --data-dir DIR."_s);
    if (config.accessLog.isEmpty())
        config.accessLog = config.dataDir + u"/logs/access.log"_s;
    else if (config.accessLog == u"off")
        config.accessLog.clear();
    return config;
}

} // namespace answerdesk::app
