// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QList>
#include <QtCore/QString>

namespace answerdesk::client {

/// A setting that an operator must change before a company's administrator can set what was wanted.
struct OperatorRequest {
    QString name; ///< of the API
    json::Value present; ///< what is granted, or in effect where nothing is granted
    json::Value wanted;
};

/// What to ask the operator for. company: the members of an api::Company. name: the setting that was refused,
/// with or without an index. sent: the wanted values by name. For allowed_hosts the operator changes the
/// kinds.
OperatorRequest operatorRequest(const json::Value &company, const QString &name, const json::Value &sent);

/// A value as a person reads it and as the command line takes it: on, off, 600, "host,wildcard".
QString settingText(const json::Value &value);

/// The command by which an operator of the server sets what is wanted.
QString operatorCommand(const QString &companyKey, const QList<OperatorRequest> &requests);

} // namespace answerdesk::client
