// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/csv_reader.h"
#include "server/knowledge/text/passage.h"
#include "shared/core/csv_records.h"
#include <algorithm>
#include <optional>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Columns {
    qsizetype question = 0, answer = 1, locale = -1;
    bool isNamed = false;
};

qsizetype columnNamed(const QStringList &cells, std::initializer_list<QStringView> names)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (std::find(names.begin(), names.end(), cells[i].toCaseFolded()) != names.end())
            return i;
    }
    return -1;
}

std::optional<Columns> columnsOf(const QStringList &first)
{
    Columns columns;
    columns.question = columnNamed(first,
        {u"question", u"questions", u"q", u"title", u"frage", u"pregunta", u"domanda", u"vraag", u"pytanie",
            u"pergunta"});
    columns.answer = columnNamed(first,
        {u"answer", u"answers", u"a", u"text", u"antwort", u"réponse", u"reponse", u"respuesta", u"risposta",
            u"antwoord", u"odpowiedź", u"resposta"});
    columns.locale = columnNamed(first,
        {u"locale", u"language", u"lang", u"sprache", u"langue", u"idioma", u"lingua", u"taal", u"język"});
    columns.isNamed = columns.question >= 0 && columns.answer >= 0;
    if (columns.isNamed)
        return columns;
    if (first.size() == 2)
        return Columns{};
    return std::nullopt;
}

} // namespace

CsvPairs readCsvPairs(QStringView text)
{
    CsvPairs out;
    qsizetype reports = 0;
    const auto skip = [&](const CsvRecord &record, const QString &reason) {
        if (++reports <= kMaxCsvReports)
            out.skipped.append(u"line %1: %2"_s.arg(record.line).arg(reason));
    };
    CsvRecords records(text);
    std::optional<Columns> columns;
    CsvRecord record;
    while (records.next(record)) {
        if (record.fault.isEmpty() && record.isBlank())
            continue;
        if (!record.fault.isEmpty()) {
            skip(record, record.fault);
            continue;
        }
        if (!columns) {
            columns = columnsOf(record.cells);
            if (!columns) {
                out.refusal = u"needs two columns, or a first row with the names question and answer"_s;
                return out;
            }
            if (columns->isNamed)
                continue;
        }
        if (!columns->isNamed && record.cells.size() > 2) {
            skip(record, u"has %1 columns instead of 2"_s.arg(record.cells.size()));
            continue;
        }
        const QString question = record.cells.value(columns->question);
        const QString answer = record.cells.value(columns->answer);
        if (question.isEmpty() || answer.isEmpty()) {
            skip(record, question.isEmpty() ? u"has no question"_s : u"has no answer"_s);
            continue;
        }
        if (question.size() > kMaxTitle) { // each passage of the answer repeats it
            skip(record, u"has a question of more than %1 characters"_s.arg(kMaxTitle));
            continue;
        }
        out.pairs.append(
            {question, answer, columns->locale < 0 ? QString() : record.cells.value(columns->locale)});
    }
    if (reports > kMaxCsvReports)
        out.skipped.append(u"and %1 more rows"_s.arg(reports - kMaxCsvReports));
    return out;
}

} // namespace answerdesk::knowledge
