// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QMap>

namespace answerdesk::api {

using Schemas = QMap<QString, json::Object>; ///< JSON Schema by name

/// The schemas of every declared struct as callers may send them. Made once; any thread.
const Schemas &requestSchemas();
/// The same as the server answers with: what may be null is never left out. Lists are there under the name of
/// their row with "List" behind it. Made once; any thread.
const Schemas &answerSchemas();

} // namespace answerdesk::api
