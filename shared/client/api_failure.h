// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtCore/QMetaType>
#include <QtCore/QString>

namespace answerdesk::client {

/// Why a call has no answer. A value; holds no secret.
struct ApiFailure {
    enum class Kind : unsigned char {
        Refused, ///< the server answered with an error
        Offline, ///< nothing answered at the address, or the connection broke
        TimedOut, ///< no complete answer in time
        Insecure, ///< the TLS handshake failed
        Unreadable ///< something answered that is no Answerdesk server of a known version
    };

    Kind kind = Kind::Refused;
    Error error; ///< of a refusal as the server sent it; else the nearest code of the catalogue
    QString code; ///< error_code as sent, or NO_CONNECTION, NO_ANSWER_IN_TIME, TLS_FAILED, UNREADABLE_ANSWER
    QString requestId; ///< empty when the server did not name one
    int httpStatus = 0; ///< 0 when nothing came back
    bool offline = false; ///< true when asking again later may help: Offline and TimedOut

    QString text() const { return error.text(); }
};

template <typename T>
using ApiResult = tl::expected<T, ApiFailure>;

} // namespace answerdesk::client

Q_DECLARE_METATYPE(answerdesk::client::ApiFailure)
