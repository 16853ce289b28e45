// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"
#include <QtCore/QStringList>

namespace answerdesk::client {

/// The names of a row's fields, in their order.
template <schema::Described T>
QStringList columnsOf()
{
    QStringList columns;
    schema::forEachField<T>([&columns](const auto &field) { columns << QString::fromLatin1(field.name); });
    return columns;
}

/// The first line of a CSV file (RFC 4180, UTF-8).
QByteArray csvHead(const QStringList &columns);
/// A row of it; what the row does not have is an empty cell. A text that a spreadsheet would take for a
/// formula gets an apostrophe in front; a plain decimal never does.
QByteArray csvLine(const json::Value &row, const QStringList &columns);

} // namespace answerdesk::client
