// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::schema {

/// Reads a declared struct from JSON that toJson() wrote: a blank text is a value there and not an absent
/// one, and nothing is checked. Nothing for what is no object.
template <Described T>
std::optional<T> readOwn(const json::Value &value)
{
    if (!value.asObject())
        return std::nullopt;
    T out{};
    Faults faults;
    Codec<T>::readMembers(value, out, {}, faults);
    return out;
}

template <Described T>
std::optional<T> readOwnJson(QByteArrayView text)
{
    const auto value = json::parse(text);
    return value ? readOwn<T>(*value) : std::nullopt;
}

} // namespace answerdesk::schema
