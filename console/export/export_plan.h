// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"
#include "shared/client/row_csv.h"

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

/// The parameters of a list's query, without those of paging.
template <typename Query>
client::Query filterOf(const Query &query)
{
    client::Query parameters = client::queryOf(query);
    parameters.removeIf([](const auto &each) { return each.first == QLatin1String("limit"); });
    return parameters;
}

template <typename Row>
json::Value jsonOf(const Row &row)
{
    return json::parse(schema::toJson(row)).value_or(json::Value());
}

/// The rows of a model with these identifiers, in their order.
template <typename Model>
std::vector<json::Value> jsonOf(const Model &model, const QStringList &ids)
{
    std::vector<json::Value> rows;
    for (const QString &id : ids) {
        if (const int row = model.rowOf(id); row >= 0)
            rows.push_back(jsonOf(model.at(row)));
    }
    return rows;
}

} // namespace answerdesk::console
