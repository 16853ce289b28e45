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
        error.publicText = u"%1 is missing."_s.arg(error.missingFields.value(0));
    }
}

ApiFailure unreadableAnswer(const AnswerHead &head, const QString &why)
{
    ApiFailure failure;
    failure.kind = ApiFailure::Kind::Unreadable;
    failure.error = Error::make(ErrorCode::InternalError,
        u"The answer (HTTP %1) could not be read. %2"_s.arg(head.httpStatus).arg(why));
    failure.code = u"UNREADABLE_ANSWER"_s;
    failure.requestId = head.requestId;
    failure.httpStatus = head.httpStatus;
    return failure;
}

ApiFailure readRefusal(const AnswerHead &head, const QByteArray &bytes)
{
    const auto body = json::parse(bytes);
    if (!body)
        return unreadableAnswer(head, u"The body is %1."_s.arg(body.error()));
    ApiFailure failure;
    failure.code = body->string(u"error_code");
    if (failure.code.isEmpty())
        return unreadableAnswer(head, u"The body is not an Answerdesk error."_s);
    failure.requestId = body->string(u"request_id");
    if (failure.requestId.isEmpty())
        failure.requestId = head.requestId;
    failure.httpStatus = head.httpStatus;
    // A newer server may know codes that this catalogue does not: its own words stand.
    const auto code = errorCodeOf(failure.code.toUtf8());
    failure.error = Error::make(code.value_or(ErrorCode::InternalError), body->string(u"message"));
    failure.error.retryAfterSeconds = head.retryAfterSeconds;
    if (const json::Value *missing = body->find(u"missing_fields"); missing && missing->asArray()) {
        for (const json::Value &name : *missing->asArray()) {
            if (const QString *text = name.asString())
                failure.error.missingFields << *text;
        }
    }
    if (const json::Value *invalid = body->find(u"invalid_fields"); invalid && invalid->asObject()) {
        for (const auto &[path, reason] : *invalid->asObject()) {
            if (const QString *text = reason.asString())
                failure.error.invalidFields.emplace_back(path, *text);
        }
    }
    if (const QString host = body->string(u"host_not_allowed"); !host.isEmpty())
        failure.error.extra.emplace_back("host_not_allowed", host);
    return failure;
}

} // namespace answerdesk::client
