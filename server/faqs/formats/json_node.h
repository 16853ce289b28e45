// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <vector>

namespace answerdesk::faqs {

/// A value of JSON within one row. Numbers keep their digits: prices must not pass through floating point.
struct JsonNode {
    enum class Kind { Null, Bool, Number, Text, List, Object };
    Kind kind = Kind::Null;
    QString text; ///< of a bool, a number and a text
    std::vector<std::pair<QString, JsonNode>> members; ///< keys are empty in a list

    bool isObject() const { return kind == Kind::Object; }
    bool isList() const { return kind == Kind::List; }
    /// The member with this key, or a null.
    const JsonNode &operator[](QStringView key) const;
    /// A list's items, or the one value itself; a null is none.
    std::vector<const JsonNode *> items() const;
    /// What the value says as text: of an object its "@value" or "name", of a list the first of its items.
    QString said() const;
};

} // namespace answerdesk::faqs
