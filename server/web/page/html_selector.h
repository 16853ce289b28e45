// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArrayList>
#include <QtCore/QList>
#include <QtCore/QString>
#include <optional>
#include <tl/expected.hpp>

namespace answerdesk::web {

/// A CSS selector of a small subset: tag, .class, #id, [attr], [attr=value], :first-child, descendants and
/// children. A plain value; any thread.
struct HtmlSelector {
    static constexpr int kMaxLength = 300; ///< characters
    static constexpr int kMaxParts = 16; ///< compounds: each takes a bit of the set that an element has

    struct Attribute {
        QByteArray name; ///< in lower case, as the parser of pages writes it
        std::optional<QByteArray> value; ///< nothing: the attribute has any
    };
    /// What one element has to be.
    struct Part {
        QByteArray tag; ///< in lower case; empty: any
        QByteArray id;
        QByteArrayList classes;
        QList<Attribute> attributes;
        bool isFirstChild = false;
        bool isChild = false; ///< of the element of the part before; else below it, however deep
    };
    QList<Part> parts; ///< from the outermost to the element that is selected; never empty

    /// Refuses with a reason for people that names the place of the fault.
    static tl::expected<HtmlSelector, QString> parse(QStringView text);
};

} // namespace answerdesk::web
