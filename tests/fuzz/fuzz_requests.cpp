// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every struct of the interface takes anything without a fault of its own, and what it accepts it accepts
// again in its own words: canonical forms are stable. No text holds U+0000.
#include "answerdesk_api_structs.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;
using namespace answerdesk::api;

namespace {

template <typename T>
void check(const json::Value &value)
{
    const Result<T> read = schema::read<T>(value);
    if (!read) {
        fuzz::require(!read.error().missingFields.isEmpty() || !read.error().invalidFields.empty(),
            "a refusal names its fields");
        return;
    }
    const QByteArray once = schema::toJson(*read);
    const Result<T> again = schema::readJson<T>(once);
    fuzz::require(again.has_value(), T::kName);
    fuzz::require(schema::toJson(*again) == once, T::kName);
}

template <typename... Types>
void checkAll(const json::Value &value)
{
    (check<Types>(value), ...);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const auto value = json::parse(fuzz::viewOf(data, size));
    if (value && value->asObject())
        checkAll<ANSWERDESK_API_STRUCTS>(*value);
    return 0;
}
