// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include "shared/schema/json.h"

namespace answerdesk::app {

/// The content of a set of questions (name and questions, as PUT of a set takes it) out of a file. JSON: such
/// an object, or a list of questions. CSV: a first row of names (question; facts, documents and earlier with
/// "|" between several; refuse as yes or no; locale, page_url, id). Fails with a text for people that names
/// file and line. name: of a set whose file has none.
tl::expected<json::Object, QString> readEvaluationFile(const QString &path, const QString &name);

} // namespace answerdesk::app
