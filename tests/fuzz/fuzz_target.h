// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QString>
#include <cstdio>
#include <cstdlib>

/// What a target does with one input. The same function serves libFuzzer and the replay in the default suite.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

namespace answerdesk::fuzz {

inline QByteArrayView viewOf(const unsigned char *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), qsizetype(size)};
}

/// Ends the program, which is how a fuzzer learns of a fault.
inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace answerdesk::fuzz
