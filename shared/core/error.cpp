// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/error.h"
#include <array>

namespace answerdesk {

namespace {
constexpr std::array kCatalogue{
#define ANSWERDESK_X(name, id, status, cause, remedy) ErrorInfo{ErrorCode::name, id, status, cause, remedy},
    ANSWERDESK_ERRORS(ANSWERDESK_X)
#undef ANSWERDESK_X
};
} // namespace

std::span<const ErrorInfo> errorCatalogue() { return kCatalogue; }
const ErrorInfo &errorInfo(ErrorCode code) { return kCatalogue[std::size_t(code)]; }

std::optional<ErrorCode> errorCodeOf(QByteArrayView identifier)
{
    for (const ErrorInfo &info : kCatalogue) {
        if (identifier == info.identifier)
            return info.code;
    }
    return std::nullopt;
}

Error Error::make(ErrorCode code, QString publicText, QString detail)
{
    Error error;
    error.code = code;
    error.publicText = std::move(publicText);
    error.detail = std::move(detail);
    return error;
}

Error Error::invalidField(QString path, QString reason)
{
    Error error = make(ErrorCode::InvalidFields);
    error.invalidFields.emplace_back(std::move(path), std::move(reason));
    return error;
}

Error Error::unavailable(QString publicText, int retryAfterSeconds, QString detail)
{
    Error error = make(ErrorCode::Unavailable, std::move(publicText), std::move(detail));
    error.retryAfterSeconds = retryAfterSeconds;
    return error;
}

QString Error::text() const
{
    return publicText.isEmpty() ? QString::fromUtf8(errorInfo(code).cause) : publicText;
}

} // namespace answerdesk
