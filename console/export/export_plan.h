// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/client/row_csv.h"
#include "shared/models/list_model.h"

namespace answerdesk::console {

/// What an export writes: rows that are here, or a list of the server as it is filtered, all pages of it.
struct ExportPlan {
    QString name; ///< of the file, without its ending
    QStringList columns; ///< of a CSV file; JSON has whole rows
    std::vector<json::Value> rows;
    std::optional<api::Endpoint> list;
    bool ofServer = false; ///< the list is not one of a company
    client::Query filter; ///< of the list
};

/// A list of the server as it is filtered, or those of its rows that have these identifiers.
inline ExportPlan planOf(const QString &name, const models::ListModelBase &list, const QStringList &ids = {})
{
    ExportPlan plan;
    plan.name = name;
    plan.columns = list.columns();
    plan.rows = list.rowsOf(ids);
    plan.filter = list.query();
    plan.ofServer = list.isOfServer();
    if (ids.isEmpty())
        plan.list = list.endpoint();
    return plan;
}

template <typename Row>
json::Value jsonOf(const Row &row)
{
    return json::parse(schema::toJson(row)).value_or(json::Value());
}

} // namespace answerdesk::console
