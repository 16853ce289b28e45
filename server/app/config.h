// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_front.h"
#include "shared/api/server_settings.h"
#include "shared/core/secret.h"
#include <QtCore/QMap>
#include <QtCore/QStringList>
#include <span>

namespace answerdesk::app {

enum class LogLevel { Error, Warning, Info, Debug };

struct Setting;

/// What a setting is, and where that was said.
struct SettingValue {
    const Setting *setting = nullptr;
    QString text; ///< empty for a secret, and for a setting that is not set
    QString origin; ///< "--listen", "environment variable ANSWERDESK_LISTEN", "FILE, line 3", "default"
    bool isSet = false;
    api::SettingSource source = api::SettingSource::Default;
};

/// Everything an operator can set. Declared once in settings.cpp: command line, environment, file, --help,
/// the sample file and check-config derive from that table.
struct Config {
    QString file; ///< the settings file; empty for none
    QString dataDir;
    QString database; ///< "sqlite", or a URL of PostgreSQL's
    Secret databasePassword;
    http::ListenAddress listen;
    std::optional<http::ListenAddress> appListen;
    http::ListenAddress adminListen;
    QString region;
    int workers = 0; ///< HTTP worker threads of the base address
    int maxConnections = 0; ///< of the base and the analytics address together
    int maxConnectionsPerAddress = 0; ///< of these; as GuardLimits::maxPerAddress
    int drainSeconds = 0; ///< for requests under way when the server stops
    bool fetchAllowLoopback = false;
    int siteDelayMs = 0; ///< between two requests to a host while a sitemap or a crawl is read
    QList<http::AddressRange> trustedProxies;
    QStringList adminHosts;
    LogLevel logLevel = LogLevel::Info;
    QString accessLog; ///< file; empty for none
    Secret metricsToken; ///< empty: GET /metrics needs none
    QString extractProgram; ///< empty: beside the running program
    QUrl modelUrl; ///< of an OpenAI-compatible server; empty: no model is asked
    QStringList modelNames; ///< that companies may choose from; the first is the default
    Secret modelKey;
    int modelTimeoutMs = 0; ///< for an answer, every try included
    int modelTokens = 0; ///< of a request with its answer
    int modelDailyTokens = 0; ///< of a company on a day
    int modelConcurrency = 0; ///< requests at once
    QByteArray modelLimitField;
    QString embeddingName; ///< empty: passages are ranked by words alone
    QUrl embeddingUrl; ///< empty: that of the models
    Secret embeddingKey; ///< of embeddingUrl
    QString embeddingQuestionPrefix, embeddingPassagePrefix;
    int embeddingTimeoutMs = 0; ///< for a question's
    int embeddingBatch = 0; ///< passages of a request
    int embeddingConcurrency = 0; ///< requests for questions at once
    int embeddingWeight = 0; ///< per cent
    int embeddingMemoryMb = 0; ///< of all companies' passages
    QList<SettingValue> values; ///< of all settings, in the order of the table
};

/// As an operator sees it: never the value of a secret.
api::ServerSetting shownSetting(const SettingValue &value);

struct Setting {
    const char *name; ///< in the file; the option is --name with dashes, the variable ANSWERDESK_NAME
    const char *group; ///< heading in --help and in the sample file
    const char *placeholder; ///< of the value in --help
    const char *defaultText; ///< empty for none
    const char *example; ///< a value that differs from the default
    const char *help;
    /// Puts the value into the configuration, or says what is wrong with it.
    QString (*apply)(Config &, const QString &);
    /// A secret never stands on the command line, is never printed, and may stand in a file of its own, which
    /// the setting with _file behind its name tells.
    bool isSecret = false;
    /// The value as people may see it; null: as it is.
    QString (*shown)(const QString &) = nullptr;
    /// Why a value must not stand on the command line, where every user of the machine can read it, and where
    /// it belongs; null: every value may.
    QString (*commandLineFault)(const QString &) = nullptr;
};

std::span<const Setting> settings();
QString optionOf(const Setting &setting); ///< "fetch-allow-loopback"; of a secret "metrics-token-file"
QString variableOf(const Setting &setting); ///< "ANSWERDESK_FETCH_ALLOW_LOOPBACK"
QString fileSettingOf(const Setting &secret); ///< "metrics_token_file"

/// The setting whose name is most like this one; empty when none is.
QString nearestSetting(const QString &name);

/// The options of all settings for --help, by group.
QString settingsHelp();
/// A commented file with every setting: resources/config/answerdesk.conf.
QByteArray sampleFile();

/// options: values of the command line by setting name. file: path or empty. Order: command line,
/// environment, file, default. The error names the setting, where it came from, and the reason.
Result<Config> loadConfig(
    const QMap<QString, QString> &options, const QMap<QString, QString> &environment, const QString &file);
QMap<QString, QString> processEnvironment();

/// What the settings point at and is not as it must be, "NAME: what is wrong" each; the settings themselves
/// are well-formed. hasDataDir: false leaves out what lies below the data folder.
QStringList faultsOf(const Config &config, bool hasDataDir = true);

} // namespace answerdesk::app
