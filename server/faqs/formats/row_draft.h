// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feed_rows.h"
#include <array>

namespace answerdesk::faqs {

/// Stands in decoded text for bytes that are no text: a noncharacter, which no feed sends on purpose, so that
/// the U+FFFD of a shop's own making stays what it is.
inline constexpr char16_t kBadByte = u'\xfdd0';

/// Where a row or a value begins.
struct RowPlace {
    qint64 line = 0;
    int column = 0; ///< character or cell, from 1; 0: unknown
};

struct DraftValue {
    QString text; ///< as the feed has it, HTML included
    RowPlace place; ///< line 0: that of the row
};

/// What a row says, by the meaning of its values, before any of them is judged.
struct RowDraft {
    static constexpr std::size_t kFields = std::size_t(api::FeedField::Ignored);

    RowPlace place;
    std::array<DraftValue, kFields> values; ///< by FeedField; empty: not stated
    std::vector<api::FeedFact> further;

    DraftValue &operator[](api::FeedField field) { return values[std::size_t(field)]; }
    const DraftValue &operator[](api::FeedField field) const { return values[std::size_t(field)]; }
    const QString &text(api::FeedField field) const { return (*this)[field].text; }
    void clear()
    {
        place = {};
        for (DraftValue &value : values)
            value = {};
        further.clear();
    }
};

} // namespace answerdesk::faqs
