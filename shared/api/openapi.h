// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include "shared/schema/json.h"
#include <QtCore/QMap>

namespace answerdesk::api {

/// Recorded exchanges with the server by operation: a list of objects with name, summary, request (method,
/// path, headers, body) and response (status, headers, body).
using Examples = QMap<QString, json::Array>;

/// The files of a folder, OPERATION.json each; the folder may be one of resources. InternalError when a file
/// is no list of exchanges.
Result<Examples> loadExamples(const QString &folder);

/// The OpenAPI 3.1 document, generated from the endpoint table, the declared structs and the error catalogue:
/// everything, or the public part alone. The same declarations give the same document. Takes some
/// milliseconds; any thread.
json::Value openApi(bool withAdmin, const Examples &examples);

} // namespace answerdesk::api
