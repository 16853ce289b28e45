// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_front.h"
#include <QtCore/QMap>
#include <QtCore/QStringList>
#include <span>

namespace answerdesk::app {

/// Everything an operator can set. Declared once in config.cpp: command line, environment, file, --help and
/// check-config derive from that table.
struct Config {
    QString dataDir;
    http::ListenAddress listen;
    std::optional<http::ListenAddress> appListen;
    http::ListenAddress adminListen;
    QString region;
    int workers = 0; ///< HTTP worker threads of the base address
    bool fetchAllowLoopback = false;
    QList<std::pair<QHostAddress, int>> trustedProxies;
    QStringList adminHosts;
    QString accessLog; ///< file; empty for none
    QString extractProgram; ///< empty: beside the running program
};

struct Setting {
    const char *name; ///< in the file; the option is --name with dashes, the variable ANSWERDESK_NAME
    const char *placeholder; ///< of the value in --help
    const char *defaultText; ///< empty for none
    const char *help;
    /// Puts the value into the configuration, or says what is wrong with it.
    QString (*apply)(Config &, const QString &);
};

std::span<const Setting> settings();
QString optionOf(const Setting &setting); ///< "fetch-allow-loopback"
QString variableOf(const Setting &setting); ///< "ANSWERDESK_FETCH_ALLOW_LOOPBACK"

/// options: values of the command line by setting name. file: path or empty. Order: command line,
/// environment, file, default. The error names the setting, where it came from, and the reason.
Result<Config> loadConfig(
    const QMap<QString, QString> &options, const QMap<QString, QString> &environment, const QString &file);
QMap<QString, QString> processEnvironment();

} // namespace answerdesk::app
