// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/lexicon_file.h"
#include "shared/client/faq_file.h"
#include "shared/core/csv_records.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

QByteArray lexiconAsCsv(const std::vector<api::LexiconEntry> &entries)
{
    QString text = guardedLine({u"form"_s, u"meaning"_s, u"language"_s});
    for (const api::LexiconEntry &entry : entries)
        text += guardedLine({entry.form, entry.meaning, entry.language.value_or(QString())});
    return text.toUtf8();
}

QString LexiconFileRows::faultOf(const QString &path, const QString &reason) const
{
    static const QRegularExpression row(u"^rows\\[(\\d+)\\]\\.?"_s);
    const QRegularExpressionMatch match = row.match(path);
    const qsizetype number = match.hasMatch() ? match.captured(1).toLongLong() : -1;
    if (number < 0 || number >= qsizetype(lines.size()))
        return u"%1 %2"_s.arg(path, reason);
    return u"line %1: %2 %3"_s.arg(lines[std::size_t(number)]).arg(path.mid(match.capturedLength()), reason);
}

LexiconFileRows readLexiconCsv(QString text)
{
    LexiconFileRows out;
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    CsvRecords records(text);
    CsvRecord record;
    QStringList columns;
    while (columns.isEmpty() && records.next(record)) {
        if (!record.isBlank())
            columns = record.cells;
    }
    for (QString &column : columns)
        column = column.trimmed().toLower();
    const qsizetype form = columns.indexOf(u"form"_s), meaning = columns.indexOf(u"meaning"_s),
                    language = columns.indexOf(u"language"_s);
    if (form < 0 || meaning < 0) {
        out.fault = u"The first line must name the columns; %1 is not among them."_s.arg(
            form < 0 ? u"form"_s : u"meaning"_s);
        return out;
    }
    while (out.fault.isEmpty() && records.next(record)) {
        if (record.isBlank())
            continue;
        const auto cell = [&](qsizetype column) { return withoutGuard(record.cells.value(column)); };
        if (!record.fault.isEmpty()) {
            out.fault = u"line %1: %2"_s.arg(record.line).arg(record.fault);
        } else if (out.rows.size() == std::size_t(api::kMostLexiconEntries)) {
            out.fault = u"line %1: a company has %2 entries at most"_s.arg(record.line)
                            .arg(api::kMostLexiconEntries);
        } else {
            api::LexiconEntryRequest row{cell(form), cell(meaning), {}};
            if (const QString tag = cell(language); !tag.isEmpty())
                row.language = schema::LocaleTag{tag};
            out.rows.push_back(std::move(row));
            out.lines.push_back(record.line);
        }
    }
    if (out.fault.isEmpty() && out.rows.empty())
        out.fault = u"The file contains no entries."_s;
    return out;
}

} // namespace answerdesk::client
