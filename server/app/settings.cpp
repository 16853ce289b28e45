// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_desk.h"
#include "server/app/config.h"
#include "server/storage/connection/database_url.h"
#include <QtCore/QThread>
#include <algorithm>
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

template <auto Member, int Least, int Most>
QString applyNumber(Config &config, const QString &text)
{
    bool ok = false;
    config.*Member = text.toInt(&ok);
    return ok && config.*Member >= Least && config.*Member <= Most
        ? QString()
        : u"must be a number from %1 to %2"_s.arg(Least).arg(Most);
}

QString applyDataDir(Config &config, const QString &text)
{
    config.dataDir = QDir::cleanPath(QDir().absoluteFilePath(text));
    return {};
}

QString applyDatabase(Config &config, const QString &text)
{
    config.database = text;
    const auto url = storage::DatabaseUrl::parse(text, {}, config.dataDir);
    return url ? QString() : url.error().text();
}

QString commandLineFaultOfDatabase(const QString &text)
{
    return storage::DatabaseUrl::holdsPassword(text)
        ? u"has a password, and every user of the machine can read the command line. Put the address into "
          "ANSWERDESK_DATABASE or the settings file. Or leave the password out of it, and give it by "
          "--database-password-file FILE, ~/.pgpass (PGPASSFILE) or a service (postgresql:///?service=NAME)."_s
        : QString();
}

QString shownDatabase(const QString &text)
{
    const auto url = storage::DatabaseUrl::parse(text, {}, {});
    return text == u"sqlite" || !url ? text : url->text();
}

QString applyRegion(Config &config, const QString &text)
{
    config.region = text;
    return text == u"us" || text == u"eu" ? QString() : u"must be us or eu"_s;
}

QString applyWorkers(Config &config, const QString &text)
{
    if (text != u"auto")
        return applyNumber<&Config::workers, 1, 64>(config, text);
    // Two at least, so that one slow request does not hold up everybody; beyond eight the one writer decides.
    config.workers = std::clamp(QThread::idealThreadCount(), 2, 8);
    return {};
}

QString applyConnectionsPerAddress(Config &config, const QString &text)
{
    if (text != u"auto")
        return applyNumber<&Config::maxConnectionsPerAddress, 0, 1'000'000>(config, text);
    config.maxConnectionsPerAddress = http::GuardLimits::kQuarter;
    return {};
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
        const auto range = http::AddressRange::parse(trimmed);
        if (!range)
            return u"“%1” is not an address; write one like 10.5.0.30 or 10.5.0.0/24"_s.arg(trimmed);
        config.trustedProxies << *range;
    }
    return {};
}

QString applyAdminHosts(Config &config, const QString &text)
{
    config.adminHosts.clear();
    for (const QString &host : text.split(u',', Qt::SkipEmptyParts))
        config.adminHosts << host.trimmed();
    return {};
}

QString applyLogLevel(Config &config, const QString &text)
{
    static constexpr std::array kNames{"error", "warning", "info", "debug"};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (text == QLatin1String(kNames[i])) {
            config.logLevel = LogLevel(i);
            return {};
        }
    }
    return u"must be error, warning, info or debug"_s;
}

template <auto Member>
QString applyServerUrl(Config &config, const QString &text)
{
    config.*Member = QUrl(text, QUrl::StrictMode);
    const QUrl &url = config.*Member;
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !isWeb || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return u"must be an address such as https://api.example/v1"_s;
    return url.userInfo().isEmpty() ? QString() : u"must not contain a password; set the key"_s;
}

QString applyModelNames(Config &config, const QString &text)
{
    config.modelNames.clear();
    for (const QString &entry : text.split(u',', Qt::SkipEmptyParts)) {
        const QString name = entry.trimmed();
        if (name.isEmpty() || name.size() > 200 || name == u"default")
            return u"must be names of models, separated by commas; default is not allowed"_s;
        if (!config.modelNames.contains(name))
            config.modelNames << name;
    }
    return config.modelNames.isEmpty() ? u"must name a model"_s : QString();
}

QString applyModelLimitField(Config &config, const QString &text)
{
    config.modelLimitField = text.toLatin1();
    return text == u"max_tokens" || text == u"max_completion_tokens"
        ? QString()
        : u"must be max_tokens or max_completion_tokens"_s;
}

template <auto Member, int Least>
QString applySecret(Config &config, const QString &text)
{
    config.*Member = Secret(text.toUtf8());
    return text.size() >= Least ? QString() : u"must have at least %1 characters"_s.arg(Least);
}

constexpr char kData[] = "Data";
constexpr char kAddresses[] = "Addresses";
constexpr char kCapacity[] = "Capacity";
constexpr char kLogs[] = "Logs and metrics";
constexpr char kPages[] = "Product pages";
constexpr char kModels[] = "Models";

constexpr std::array kSettings{
    Setting{"data_dir", kData, "DIR", "", "/var/lib/answerdesk",
        "Folder of the database, the logs and the admin token", applyDataDir},
    Setting{"database", kData, "URL", "sqlite", "postgresql://answerdesk@db.internal:5432/answerdesk",
        "sqlite (a file in the data folder), or the address of a PostgreSQL database", applyDatabase, false,
        shownDatabase, commandLineFaultOfDatabase},
    Setting{"database_password", kData, "TEXT", "", "", "Password of the PostgreSQL database",
        applySecret<&Config::databasePassword, 1>, true},
    Setting{"region", kData, "us|eu", "eu", "us", "Region that this deployment serves", applyRegion},
    Setting{"listen", kAddresses, "HOST:PORT", "127.0.0.1:8420", "0.0.0.0:8420",
        "Address of the public endpoints; port 0 picks a free one", applyAddress<&Config::listen>},
    Setting{"app_listen", kAddresses, "HOST:PORT", "", "127.0.0.1:8422",
        "Address of the analytics endpoints; without it they are on that of listen",
        applyAddress<&Config::appListen>},
    Setting{"admin_listen", kAddresses, "HOST:PORT", "127.0.0.1:8421", "10.5.0.2:8421",
        "Address of the admin API and the metrics", applyAddress<&Config::adminListen>},
    Setting{"admin_hosts", kAddresses, "LIST", "", "admin.shop.example",
        "Host names that the admin address answers to besides its own addresses", applyAdminHosts},
    Setting{"trusted_proxies", kAddresses, "LIST", "", "10.5.0.30, 10.6.0.0/24",
        "Addresses and networks whose X-Forwarded-For is trusted, separated by commas", applyProxies},
    Setting{"workers", kCapacity, "N|auto", "auto", "4",
        "HTTP worker threads of the public address; auto: one per core, 2 to 8", applyWorkers},
    Setting{"max_connections", kCapacity, "N", "10000", "2000",
        "Maximum connections to the public addresses; more get 503",
        applyNumber<&Config::maxConnections, 1, 1'000'000>},
    Setting{"max_connections_per_address", kCapacity, "N|auto", "auto", "500",
        "Of these, connections from one address or one IPv6 /64 network; auto: a quarter, 0: no limit; "
        "trusted proxies are exempt",
        applyConnectionsPerAddress},
    Setting{"drain_seconds", kCapacity, "N", "10", "30",
        "Time that requests in progress get when the server stops",
        applyNumber<&Config::drainSeconds, 0, 600>},
    Setting{"log_level", kLogs, "LEVEL", "info", "warning",
        "Level of the log on standard error: error, warning, info or debug", applyLogLevel},
    Setting{"access_log", kLogs, "FILE|off", "", "/var/log/answerdesk/access.log",
        "Access log, one JSON object per line; default logs/access.log in the data folder",
        applyText<&Config::accessLog>},
    Setting{"metrics_token", kLogs, "TEXT", "", "", "Bearer token that GET /metrics requires; empty: none",
        applySecret<&Config::metricsToken, 16>, true},
    Setting{"fetch_allow_loopback", kPages, "true|false", "false", "true",
        "Fetch product pages from loopback for allowed host:port pairs; for demos and tests",
        applyAllowLoopback},
    Setting{"site_delay_ms", kPages, "N", "250", "1000",
        "Milliseconds between two requests to a host while a sitemap or a crawl is read; Crawl-delay of "
        "robots.txt counts where it is longer, up to 10 seconds",
        applyNumber<&Config::siteDelayMs, 0, 60'000>},
    Setting{"extract_program", kPages, "FILE", "", "/usr/lib/answerdesk/answerdesk-extract",
        "The program answerdesk-extract; default: beside this program", applyText<&Config::extractProgram>},
    Setting{"model_url", kModels, "URL", "", "http://127.0.0.1:8080/v1",
        "OpenAI-compatible server whose models may phrase answers; empty: no model",
        applyServerUrl<&Config::modelUrl>},
    Setting{"model_key", kModels, "TEXT", "", "", "Bearer token for model_url",
        applySecret<&Config::modelKey, 1>, true},
    Setting{"model_names", kModels, "LIST", "", "qwen2.5-7b-instruct, llama3.1",
        "Models that companies may choose from, separated by commas; the first is the default",
        applyModelNames},
    Setting{"model_timeout_ms", kModels, "N", "8000", "20000",
        "Time limit for an answer from a model, including one retry",
        applyNumber<&Config::modelTimeoutMs, answers::ModelBounds::kLeastTimeoutMs, 120'000>},
    Setting{"model_tokens", kModels, "N", "4000", "8000", "Maximum tokens of a model request and its answer",
        applyNumber<&Config::modelTokens, answers::ModelBounds::kLeastTokens, 200'000>},
    Setting{"model_daily_tokens", kModels, "N", "1000000", "200000",
        "Maximum model tokens per company and day (UTC); after that, answers and FAQs are given without a "
        "model",
        applyNumber<&Config::modelDailyTokens, answers::ModelBounds::kLeastDailyTokens, 1'000'000'000>},
    Setting{"model_concurrency", kModels, "N", "2", "8",
        "Concurrent requests to models; four times as many can wait",
        applyNumber<&Config::modelConcurrency, 1, 64>},
    Setting{"model_limit_field", kModels, "NAME", "max_tokens", "max_completion_tokens",
        "Request field that limits the answer; max_completion_tokens for reasoning models",
        applyModelLimitField},
    Setting{"embedding_name", kModels, "NAME", "", "nomic-embed-text",
        "Model whose embeddings help to rank passages, for companies that use models; empty: rank by words "
        "only",
        applyText<&Config::embeddingName>},
    Setting{"embedding_url", kModels, "URL", "", "http://127.0.0.1:8081/v1",
        "OpenAI-compatible server of the embedding model; default model_url, with model_key",
        applyServerUrl<&Config::embeddingUrl>},
    Setting{"embedding_key", kModels, "TEXT", "", "", "Bearer token for embedding_url",
        applySecret<&Config::embeddingKey, 1>, true},
    Setting{"embedding_question_prefix", kModels, "TEXT", "",
        "search_query:", "Prefix for questions, such as search_query:; a space is appended",
        applyText<&Config::embeddingQuestionPrefix>},
    Setting{"embedding_passage_prefix", kModels, "TEXT", "",
        "search_document:", "Prefix for passages, such as search_document:; a space is appended",
        applyText<&Config::embeddingPassagePrefix>},
    Setting{"embedding_timeout_ms", kModels, "N", "300", "150",
        "Time limit for the embedding of a question; after that, passages are ranked by words only",
        applyNumber<&Config::embeddingTimeoutMs, 10, 5'000>},
    Setting{"embedding_batch", kModels, "N", "16", "64", "Passages per embedding request",
        applyNumber<&Config::embeddingBatch, 1, 64>},
    Setting{"embedding_concurrency", kModels, "N", "4", "8",
        "Concurrent embedding requests for questions; four times as many can wait; passages use one of their "
        "own",
        applyNumber<&Config::embeddingConcurrency, 1, 64>},
    Setting{"embedding_weight", kModels, "PERCENT", "30", "50",
        "Maximum weight of similarity in meaning, relative to the best match by words; 0: none",
        applyNumber<&Config::embeddingWeight, 0, 200>},
    Setting{"embedding_memory_mb", kModels, "N", "256", "1024",
        "Memory limit for the embeddings of all companies, one byte per dimension; passages beyond it are "
        "ranked by words",
        applyNumber<&Config::embeddingMemoryMb, 1, 65'536>},
};

constexpr int kHelpColumn = 30;

} // namespace

std::span<const Setting> settings() { return kSettings; }

QString fileSettingOf(const Setting &secret) { return QString::fromLatin1(secret.name) + u"_file"_s; }

QString optionOf(const Setting &setting)
{
    const QString name = setting.isSecret ? fileSettingOf(setting) : QString::fromLatin1(setting.name);
    return QString(name).replace(u'_', u'-');
}

QString variableOf(const Setting &setting)
{
    return u"ANSWERDESK_"_s + QString::fromLatin1(setting.name).toUpper();
}

QString settingsHelp()
{
    QString help;
    const char *group = "";
    for (const Setting &setting : kSettings) {
        if (qstrcmp(group, setting.group) != 0) {
            group = setting.group;
            help += u"\n%1:\n"_s.arg(QString::fromLatin1(group));
        }
        const QString placeholder = setting.isSecret ? u"FILE"_s : QString::fromLatin1(setting.placeholder);
        QString option = u"  --%1 %2"_s.arg(optionOf(setting), placeholder);
        option = option.size() < kHelpColumn ? option.leftJustified(kHelpColumn)
                                             : option + u'\n' + QString(kHelpColumn, u' ');
        help += option + QString::fromUtf8(setting.help);
        if (setting.isSecret)
            help += u"; a file that contains it"_s;
        if (*setting.defaultText)
            help += u" [%1]"_s.arg(QString::fromLatin1(setting.defaultText));
        help += u'\n';
    }
    help += uR"(
A setting can be set in three places, in this order of precedence:
  command line   --max-connections 2000
  environment    ANSWERDESK_MAX_CONNECTIONS=2000
  file           max_connections = 2000         (--config FILE, or ANSWERDESK_CONFIG)
Secrets (%1) are not allowed on the command line. Set them in the
environment or the file, or name a file that contains only the secret: --metrics-token-file FILE,
ANSWERDESK_METRICS_TOKEN_FILE=FILE, or metrics_token_file = FILE.
"answerdesk-server check-config" shows every setting and its origin; with --sample it prints a template.
)"_s;
    QStringList secrets;
    for (const Setting &setting : kSettings) {
        if (setting.isSecret)
            secrets << QString::fromLatin1(setting.name);
    }
    return help.arg(secrets.join(u", "_s));
}

QByteArray sampleFile()
{
    QByteArray out
        = "# Settings of answerdesk-server: name = value, one per line. Lines that are commented out show "
          "the\n"
          "# default, or an example if there is none. Command line and environment take precedence over\n"
          "# this file; \"answerdesk-server check-config --config FILE\" shows the result.\n";
    const char *group = "";
    for (const Setting &setting : kSettings) {
        if (qstrcmp(group, setting.group) != 0) {
            group = setting.group;
            out += QByteArray("\n# --- ") + group + " ---\n";
        }
        out += QByteArray("\n# ") + setting.help + '\n';
        if (setting.isSecret) {
            out += "#" + fileSettingOf(setting).toLatin1() + " = /etc/answerdesk/"
                + QByteArray(setting.name).replace('_', '-') + '\n';
        } else {
            const char *value = *setting.defaultText ? setting.defaultText : setting.example;
            out += QByteArray("#") + setting.name + " = " + value + '\n';
        }
    }
    return out;
}

} // namespace answerdesk::app
