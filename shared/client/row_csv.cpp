// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/row_csv.h"
#include "shared/core/csv_records.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

QByteArray csvCell(const json::Value *value)
{
    if (!value || value->isNull())
        return {};
    QString text = value->asString() ? *value->asString() : QString::fromUtf8(value->toJson());
    static const QRegularExpression decimal(u"^-?[0-9]+(\\.[0-9]+)?\\z"_s);
    if (isFormula(text) && !decimal.match(text).hasMatch())
        text.prepend(u'\'');
    return '"' + text.replace(u'"', u"\"\""_s).toUtf8() + '"';
}

} // namespace

QByteArray csvHead(const QStringList &columns) { return columns.join(u',').toLatin1() + "\r\n"; }

QByteArray csvLine(const json::Value &row, const QStringList &columns)
{
    QByteArrayList cells;
    for (const QString &column : columns)
        cells << csvCell(row.find(column));
    return cells.join(',') + "\r\n";
}

} // namespace answerdesk::client
