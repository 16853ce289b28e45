// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/row_draft.h"

namespace answerdesk::faqs {

/// What an attribute of Google's product data is here.
struct GoogleField {
    enum class Kind {
        Ignored, ///< advertisements, images, taxes, delivery, categories
        Value, ///< of a field of its own, or a further fact under its readable name
        Highlight, ///< of several
        Detail, ///< one or several of section, name and value
        Section, ///< the three within a detail
        DetailName,
        DetailValue
    };
    Kind kind = Kind::Ignored;
    api::FeedField field = api::FeedField::Ignored;
};

/// name: as Google's specification has it, with blanks or underscores, in any case, without its prefix.
GoogleField googleField(QStringView name);

/// Adds a value to the draft; the first one of a field stays. name: the attribute's, for its label.
void addGoogleValue(
    RowDraft &draft, const GoogleField &field, QStringView name, const QString &value, RowPlace place);

/// Whether the header of a table is one in Google's spelling.
bool isGoogleHeader(const QStringList &header);

} // namespace answerdesk::faqs
