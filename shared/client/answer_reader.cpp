// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/answer_reader.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

/// The value at a path as Faults write them: thread.messages[2].sources[0].heading
const json::Value *valueAt(const json::Value &root, const QString &path)
{
    const json::Value *at = &root;
    for (const QString &step : path.split(u'.')) {
        const QStringList parts = step.split(u'[');
        at = at->find(parts.first());
        for (qsizetype i = 1; at && i < parts.size(); ++i) {
            const json::Array *array = at->asArray();
            const auto index = std::size_t(parts[i].chopped(1).toULongLong());
            at = array && index < array->size() ? &(*array)[index] : nullptr;
        }
        if (!at)
            return nullptr;
    }
    return at;
}

} // namespace

void dropEmptyTexts(Error &error, const json::Value &answer)
{
    error.missingFields.removeIf([&](const QString &path) {
        const json::Value *value = valueAt(answer, path);
        return value && value->asString();
    });
    if (error.missingFields.isEmpty() && !error.invalidFields.empty()) {
        const auto &[path, reason] = error.invalidFields.front();
        error.publicText = path + u' ' + reason + u'.';
    } else {
        error.publicText = u"%1 is absent."_s.arg(error.missingFields.value(0));
    }
}

} // namespace answerdesk::client
