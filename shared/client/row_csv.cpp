// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/row_csv.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

QByteArray csvCell(const json::Value *value)
{
    if (!value || value->isNull())
        return {};
    QByteArray text = value->asString() ? value->asString()->toUtf8() : value->toJson();
    static const QRegularExpression decimal(u"^-?[0-9]+(\\.[0-9]+)?$"_s);
    if (!text.isEmpty() && QByteArrayView("=+-@\t\r\n").contains(text.front())
        && !decimal.match(QString::fromUtf8(text)).hasMatch())
        text.prepend('\'');
    return '"' + text.replace('"', "\"\"") + '"';
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
