// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"
#include <exception>

namespace answerdesk {

/// An exception that knows which error it is for a client. Where rooms that do not know each other meet - the
/// dispatcher and the database - it is caught by this name.
class Failure : public std::exception
{
public:
    virtual Error toError() const = 0;
};

} // namespace answerdesk
