// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoint_facts.h"
#include "shared/api/openapi.h"
#include <QtCore/QMap>

// Pieces of the OpenAPI document. Objects are built in the order in which they are written.
namespace answerdesk::api::document {

using json::Array;
using json::Object;
using json::Value;

/// {"$ref": "#/components/KIND/NAME"}
Object reference(const char *kind, const QString &name);
QString text(const char *utf8);

/// Reusable parts by kind ("schemas", "headers", ...) and name. Those that nothing refers to are left out of
/// the document.
using Components = QMap<QString, QMap<QString, Object>>;
Components headersAndParameters();

/// The responses of an endpoint, by status. Errors without an example of their own that other endpoints share
/// become components.
Object responsesOf(const EndpointInfo &endpoint, const Array &examples, Components &components);
/// Media type with its schema, and the examples' bodies, each once.
Object contentOf(
    const QString &mediaType, Object schema, const std::vector<const Value *> &examples, const char *side);
/// One operation of a path.
Object operationOf(const EndpointInfo &endpoint, const Array &examples, Components &components);

/// {base_url}, {app_url} or {admin_url}, whichever answers the endpoint.
Array serversOf(Listener listener, bool withAdmin);
Object infoOf(bool withAdmin);

} // namespace answerdesk::api::document
