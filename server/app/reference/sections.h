// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/openapi.h"

// Sections of the reference, read from the OpenAPI document.
namespace answerdesk::app {

/// One operation of the document with where it stands.
struct Operation {
    QString path;
    QString method;
    QString server; ///< "base_url", "app_url" or "admin_url"
    const json::Value *body; ///< the operation's object; belongs to the document
    json::Array examples;

    QString id() const { return body->string(u"operationId"); }
    QString tag() const;
};

std::vector<Operation> operationsOf(const json::Value &document, const api::Examples &examples);

/// Words, tables and examples of one operation.
QString operationSection(const json::Value &document, const Operation &operation);
/// Request and answer of each example; the first one is open.
QString exampleBlocks(const Operation &operation);
/// Members of an object's schema as rows.
QString schemaTable(const json::Value &schema);
/// "string (uuid)", "array of LineItem", ... with links to schemas.
QString typeText(const json::Value &schema);
/// What $ref points at, or the value itself.
const json::Value &resolved(const json::Value &document, const json::Value &value);

} // namespace answerdesk::app
