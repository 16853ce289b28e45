// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include <tl/expected.hpp>

namespace answerdesk {

template <typename T>
using Result = tl::expected<T, Error>;

/// return fail(ErrorCode::NotFound) from any function that returns a Result.
inline tl::unexpected<Error> fail(Error error) { return tl::unexpected<Error>(std::move(error)); }
inline tl::unexpected<Error> fail(ErrorCode code, QString publicText = {}, QString detail = {})
{
    return tl::unexpected<Error>(Error::make(code, std::move(publicText), std::move(detail)));
}

} // namespace answerdesk
