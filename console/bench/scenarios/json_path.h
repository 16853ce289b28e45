// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/json.h"
#include <QtCore/QString>
#include <variant>

namespace answerdesk::console {

/// A way into a JSON value: names with dots, [n] for an entry ([-1] is the last one), ["any name"]. A "$" in
/// front stands for the whole value. A plain value type.
class JsonPath
{
public:
    using Segment = std::variant<QString, int>;

    JsonPath() = default; ///< the whole value
    /// The reason, for people, when the text is no path.
    static tl::expected<JsonPath, QString> parse(QStringView text);

    const std::vector<Segment> &segments() const { return m_segments; }
    /// The path without its first segments.
    JsonPath behind(std::size_t count) const;
    /// What stands there, or why there is nothing.
    tl::expected<const json::Value *, QString> find(const json::Value &value) const;
    QString text() const; ///< "$" for the whole value

private:
    std::vector<Segment> m_segments;
};

} // namespace answerdesk::console
