// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/json_path.h"

namespace answerdesk::console {

/// What stands between {{ and }}.
struct TemplateExpression {
    enum class Kind : unsigned char {
        Path, ///< a variable, or a step's name and a way into its answer
        Literal, ///< a JSON string, for braces that stand for themselves
        Uuid, ///< a new random one
        Now, ///< RFC 3339 in UTC
        EpochMs, ///< milliseconds since 1970
        Environment, ///< argument: the name
        Repeat ///< argument: the text; count: how often
    };
    static constexpr int kMostRepeated = 8 << 20; ///< characters

    Kind kind = Kind::Path;
    QString source; ///< as written, without the braces
    QString argument;
    int count = 0;
    JsonPath path;

    /// The first name of a path: of a variable or a step.
    QString name() const;
};

/// A text with expressions in it, as a row of plain pieces and expressions.
struct TemplateText {
    struct Part {
        QString plain;
        std::optional<TemplateExpression> expression;
    };
    std::vector<Part> parts;

    /// The reason, for people, when braces do not close or hold no expression.
    static tl::expected<TemplateText, QString> parse(const QString &text);
    /// The expression that is all of the text, or null: then its value keeps its JSON type.
    const TemplateExpression *sole() const;
};

} // namespace answerdesk::console
