// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"
#include <QtCore/QList>

namespace answerdesk::client {

/// The parameters of a request as its query struct says them; what is not set is left out.
template <schema::Described T>
QList<std::pair<QString, QString>> queryOf(const T &query)
{
    const auto members = json::parse(schema::toJson(query));
    QList<std::pair<QString, QString>> parameters;
    for (const auto &[name, value] : *members->asObject()) {
        if (const QString *text = value.asString())
            parameters.emplaceBack(name, *text);
        else if (!value.isNull())
            parameters.emplaceBack(name, QString::fromUtf8(value.toJson()));
    }
    return parameters;
}

} // namespace answerdesk::client
