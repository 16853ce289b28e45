// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that is read and written again is the same, compact or for people, numbers to their last digit.
#include "shared/core/text.h"
#include "shared/schema/json.h"
#include "shared/schema/pretty_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

namespace {

int depthOf(const json::Value &value)
{
    int deepest = 0;
    if (const json::Array *array = value.asArray()) {
        for (const json::Value &entry : *array)
            deepest = std::max(deepest, depthOf(entry));
        return deepest + 1;
    }
    if (const json::Object *object = value.asObject()) {
        for (const auto &[key, member] : *object)
            deepest = std::max(deepest, depthOf(member));
        return deepest + 1;
    }
    return 0;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    const auto value = json::parse(bytes);
    if (!value) {
        fuzz::require(!value.error().isEmpty(), "a refusal has a reason");
        return 0;
    }
    fuzz::require(isValidUtf8(bytes), "JSON is UTF-8");
    fuzz::require(depthOf(*value) <= json::kMaxDepth, "no deeper than allowed");
    const QByteArray text = value->toJson();
    fuzz::require(isValidUtf8(text), "written as UTF-8");
    const auto again = json::parse(text);
    fuzz::require(again && *again == *value, "read and written again it is the same");
    fuzz::require(again->toJson() == text, "written the same again");
    const auto pretty = json::parse(json::toPrettyJson(*value));
    fuzz::require(pretty && *pretty == *value, "for people it is the same");
    return 0;
}
