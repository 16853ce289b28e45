// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/faq_transfer.h"
#include "server/app/commands/shell.h"
#include "server/knowledge/csv_records.h"
#include "server/web/charset.h"
#include "shared/client/faq_file.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr std::size_t kRowsAtOnce = 100;
constexpr qint64 kMaxFileBytes = 32 << 20;

QByteArray written(const json::Array &rows, const QString &format)
{
    if (format == u"json")
        return json::Value(rows).toJson() + '\n';
    std::vector<api::CompanyFaq> faqs;
    for (const json::Value &row : rows) {
        if (auto faq = schema::readOwn<api::CompanyFaq>(row))
            faqs.push_back(std::move(*faq));
    }
    return format == u"csv" ? client::faqsAsCsv(faqs) : client::faqsAsJsonLd(faqs);
}

/// A line that says whether a switch is set, as people write it; nothing for an empty cell.
std::optional<json::Value> switchOf(const QString &cell)
{
    const QString text = cell.trimmed().toLower();
    if (text.isEmpty())
        return std::nullopt;
    if (text == u"yes" || text == u"true" || text == u"1" || text == u"on")
        return json::Value(true);
    if (text == u"no" || text == u"false" || text == u"0" || text == u"off")
        return json::Value(false);
    return json::Value(cell); // the server says what it expects
}

struct ReadFile {
    json::Array rows;
    json::Array failed;
    QString fault; ///< the file as a whole is of no use
};

json::Object faultOf(qint64 line, const QString &reason) { return {{u"row"_s, line}, {u"reason"_s, reason}}; }

/// Rows as the API takes them; a row is named by the line of the file on which it begins.
ReadFile readCsv(const QByteArray &bytes)
{
    ReadFile out;
    QString text = web::decodePlainText(bytes).text;
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    knowledge::CsvRecords records(text);
    knowledge::CsvRecord record;
    QStringList columns;
    while (columns.isEmpty() && records.next(record)) {
        if (!record.isBlank())
            columns = record.cells;
    }
    for (QString &column : columns)
        column = column.trimmed().toLower();
    for (const char *needed : {"page_url", "question", "answer"}) {
        if (!columns.contains(QLatin1String(needed))) {
            out.fault
                = u"The first line must name the columns; %1 is not among them."_s.arg(QLatin1String(needed));
            return out;
        }
    }
    while (records.next(record)) {
        if (record.isBlank())
            continue;
        if (!record.fault.isEmpty()) {
            out.failed.push_back(faultOf(record.line, record.fault));
            continue;
        }
        json::Object row{{u"row"_s, record.line}};
        for (qsizetype i = 0; i < std::min(columns.size(), record.cells.size()); ++i) {
            const QString cell = client::withoutGuard(record.cells[i]);
            const QString &column = columns[i];
            if (column == u"pinned" || column == u"hidden") {
                if (const auto value = switchOf(cell))
                    row.emplace_back(column, *value);
            } else if (!cell.isEmpty()
                && (column == u"page_url" || column == u"locale" || column == u"question"
                    || column == u"answer")) {
                row.emplace_back(column, cell);
            }
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

qint64 numberOf(const json::Value &object, QStringView member)
{
    const json::Value *value = object.find(member);
    return value && value->asNumber() ? value->asNumber()->text.toLongLong() : 0;
}

} // namespace

int exportFaqs(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    static constexpr ListFilter kFilters[] = {{"page", "Of this page", "PAGE_ID"},
        {"locale", "Of this locale", "TAG"}, {"origin", "Worded like this", "generated|edited|own"},
        {"hidden", "Hidden ones, or the others", "on|off"},
        {"approved", "Approved ones, or the others", "on|off"},
        {"q", "Text in the question or the answer", "TEXT"}};
    shell.filters(kFilters);
    shell.option(u"format"_s, u"csv (default), json, or jsonld for schema.org's FAQPage"_s, u"FORMAT"_s);
    shell.option(u"output"_s, u"The file to write; default: standard output"_s, u"FILE"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString format = shell.isSet(u"format"_s) ? shell.value(u"format"_s)
        : shell.isSet(u"json"_s)                    ? u"json"_s
                                                    : u"csv"_s;
    if (format != u"csv" && format != u"json" && format != u"jsonld")
        return shell.usage(u"--format is csv, json or jsonld."_s);
    const auto rows = shell.client().callAll(Endpoint::ListFaqs, {shell.company()}, shell.query());
    if (!rows)
        return shell.fail(rows.error());
    const QByteArray bytes = written(*rows, format);
    if (!shell.isSet(u"output"_s)) {
        std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
        return kDone;
    }
    QSaveFile file(shell.value(u"output"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        shell.say(u"%1 cannot be written: %2."_s.arg(file.fileName(), file.errorString()));
        return kFailed;
    }
    shell.say(u"%1 FAQs written to %2."_s.arg(rows->size()).arg(file.fileName()));
    return kDone;
}

int importFaqs(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    QFile file(shell.positional().first());
    if (!file.open(QIODevice::ReadOnly)) {
        shell.say(u"%1 cannot be read: %2."_s.arg(file.fileName(), file.errorString()));
        return kFailed;
    }
    if (file.size() > kMaxFileBytes) {
        shell.say(u"%1 is larger than %2 MiB."_s.arg(file.fileName()).arg(kMaxFileBytes >> 20));
        return kFailed;
    }
    ReadFile read = readCsv(file.readAll());
    if (!read.fault.isEmpty()) {
        shell.say(read.fault);
        return kFailed;
    }
    qint64 added = 0, changed = 0, unchanged = 0;
    for (std::size_t from = 0; from < read.rows.size(); from += kRowsAtOnce) {
        const auto end = std::min(read.rows.size(), from + kRowsAtOnce);
        const json::Array part(read.rows.begin() + qsizetype(from), read.rows.begin() + qsizetype(end));
        const auto done = shell.client().call(
            Endpoint::ImportFaqs, {shell.company()}, json::Value(json::Object{{u"rows"_s, part}}).toJson());
        if (!done) {
            shell.say(
                u"Rows before line %1 are in; the others are not."_s.arg(numberOf(read.rows[from], u"row")));
            return shell.fail(done.error());
        }
        added += numberOf(*done, u"added");
        changed += numberOf(*done, u"changed");
        unchanged += numberOf(*done, u"unchanged");
        for (const json::Value &fault : *done->find(u"failed")->asArray())
            read.failed.push_back(fault);
    }
    for (const json::Value &fault : read.failed)
        shell.say(u"line %1: %2"_s.arg(numberOf(fault, u"row")).arg(fault.string(u"reason")));
    if (shell.isSet(u"json"_s)) {
        const json::Object report{{u"added"_s, added}, {u"changed"_s, changed}, {u"unchanged"_s, unchanged},
            {u"failed"_s, read.failed}};
        std::printf("%s\n", json::Value(report).toJson().constData());
    } else {
        std::printf("%lld added, %lld changed, %lld unchanged, %lld refused\n", static_cast<long long>(added),
            static_cast<long long>(changed), static_cast<long long>(unchanged),
            static_cast<long long>(read.failed.size()));
    }
    return read.failed.empty() ? kDone : kFailed;
}

} // namespace answerdesk::app
