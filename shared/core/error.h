// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error_codes.h"
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace answerdesk {

enum class ErrorCode : unsigned char {
#define ANSWERDESK_X(name, id, status, cause, remedy) name,
    ANSWERDESK_ERRORS(ANSWERDESK_X)
#undef ANSWERDESK_X
};

/// One row of the catalogue in error_codes.h.
struct ErrorInfo {
    ErrorCode code;
    const char *identifier; ///< as sent in error_code
    int status; ///< HTTP
    const char *cause; ///< a sentence for people
    const char *remedy; ///< what the caller can do
};

/// The whole catalogue, in declaration order. Any thread.
std::span<const ErrorInfo> errorCatalogue();
const ErrorInfo &errorInfo(ErrorCode code);
/// The code with this identifier, for clients that parse an answer.
std::optional<ErrorCode> errorCodeOf(QByteArrayView identifier);

/// A failure as a value. publicText goes to the client, detail to the log only.
struct Error {
    ErrorCode code = ErrorCode::InternalError;
    QString publicText; ///< empty: the catalogue's cause
    QString detail; ///< never leaves the server
    QStringList missingFields;
    std::vector<std::pair<QString, QString>> invalidFields; ///< path and reason
    std::vector<std::pair<QByteArray, QString>> extra; ///< further members of the error body
    std::vector<std::pair<QByteArray, QByteArray>> headers; ///< further response headers
    int retryAfterSeconds = 0; ///< above 0: sent as Retry-After

    static Error make(ErrorCode code, QString publicText = {}, QString detail = {});
    /// An unforeseen failure: the client learns nothing but the request id.
    static Error internal(QString detail) { return make(ErrorCode::InternalError, {}, std::move(detail)); }
    static Error invalidField(QString path, QString reason);
    /// What cannot be done at the moment and may be tried again after that many seconds.
    static Error unavailable(QString publicText, int retryAfterSeconds = 1, QString detail = {});
    QString text() const; ///< publicText, or the catalogue's cause
    int status() const { return errorInfo(code).status; }
};

} // namespace answerdesk
