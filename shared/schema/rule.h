// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QtGlobal>

namespace answerdesk::schema {

/// What one field of a request or an answer must satisfy, and what its documentation says. A literal type:
/// rules are constants in the declarations of shared/api.
struct Rule {
    bool isRequired = false;
    bool isNullable = false; ///< in answers an absent value is written as null instead of being left out
    bool isTrimmed = false; ///< white space at both ends is cut before anything else
    int minLength = 0; ///< code points
    int maxLength = 0; ///< code points; 0: no limit
    qint64 min = 0; ///< of integers, with max above it
    qint64 max = 0;
    int minItems = 0;
    int maxItems = 0; ///< 0: no limit
    int maxBytes = 0; ///< of a free object as JSON text; 0: no limit
    const char *description = "";
    const char *example = ""; ///< as JSON text without quotes of strings
    const char *fallback = ""; ///< what an absent field stands for, written like the example
    const char *format = ""; ///< of a text, by JSON Schema's names: date, email, uri; said, not checked
    const char *choices = ""; ///< the only texts a field may have, separated by spaces

private:
    // Clang wants it before the functions that use it: they make constants of other headers.
    template <typename Change>
    constexpr Rule with(Change change) const
    {
        Rule copy = *this;
        change(copy);
        return copy;
    }

public:
    constexpr Rule required() const
    {
        return with([](Rule &r) { r.isRequired = true; });
    }
    constexpr Rule nullable() const
    {
        return with([](Rule &r) { r.isNullable = true; });
    }
    constexpr Rule trimmed() const
    {
        return with([](Rule &r) { r.isTrimmed = true; });
    }
    constexpr Rule length(int shortest, int longest) const
    {
        return with([=](Rule &r) {
            r.minLength = shortest;
            r.maxLength = longest;
        });
    }
    constexpr Rule range(qint64 lowest, qint64 highest) const
    {
        return with([=](Rule &r) {
            r.min = lowest;
            r.max = highest;
        });
    }
    constexpr Rule items(int fewest, int most) const
    {
        return with([=](Rule &r) {
            r.minItems = fewest;
            r.maxItems = most;
        });
    }
    constexpr Rule bytes(int most) const
    {
        return with([=](Rule &r) { r.maxBytes = most; });
    }
    constexpr Rule like(const char *text) const
    {
        return with([=](Rule &r) { r.example = text; });
    }

    constexpr Rule byDefault(const char *text) const
    {
        return with([=](Rule &r) { r.fallback = text; });
    }
    constexpr Rule formatted(const char *name) const
    {
        return with([=](Rule &r) { r.format = name; });
    }
    /// oneOf("us eu")
    constexpr Rule oneOf(const char *texts) const
    {
        return with([=](Rule &r) { r.choices = texts; });
    }
};

/// about("Price after discounts").required()
constexpr Rule about(const char *description)
{
    Rule rule;
    rule.description = description;
    return rule;
}

} // namespace answerdesk::schema
