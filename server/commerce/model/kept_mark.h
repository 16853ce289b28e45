// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/row.h"
#include "shared/api/threads.h"

namespace answerdesk::commerce {

/// The mark of an answer as its message keeps it.
struct KeptMark {
    std::optional<qint64> markedMs; ///< nothing: it has none
    std::optional<QString> markedBy;
    std::optional<QString> markNote;

    std::optional<api::AnswerMark> mark() const
    {
        if (!markedMs)
            return std::nullopt;
        return api::AnswerMark{{*markedMs}, markedBy.value_or(QString()), markNote.value_or(QString())};
    }
};

using MarkColumns = storage::Columns<storage::Column<"marked_ms", &KeptMark::markedMs>,
    storage::Column<"marked_by", &KeptMark::markedBy>, storage::Column<"mark_note", &KeptMark::markNote>>;

} // namespace answerdesk::commerce
