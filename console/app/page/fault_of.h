// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
#include "shared/client/api_failure.h"

namespace answerdesk::console {

inline serverwords::From writerOf(const client::ApiFailure &failure)
{
    return failure.kind == client::ApiFailure::Kind::Refused ? serverwords::From::Server
                                                             : serverwords::From::Here;
}

/// Why a call failed, in the console's language.
inline QString whyOf(const client::ApiFailure &failure)
{
    return serverwords::whyOf(failure.error, writerOf(failure)).text;
}

/// A failed call as people read it. what is a whole sentence: "The key was not created."
inline Fault faultOf(const QString &what, const client::ApiFailure &failure)
{
    Fault fault = Fault::of(what, failure.error, failure.requestId, writerOf(failure));
    fault.status = failure.httpStatus;
    if (!failure.code.isEmpty())
        fault.code = failure.code;
    if (failure.kind != client::ApiFailure::Kind::Refused)
        fault.remedy.clear(); // the catalogue speaks of answers, and there was none
    return fault;
}

} // namespace answerdesk::console
