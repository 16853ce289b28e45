// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/faq_transfer.h"
#include "server/app/commands/shell.h"
#include "server/web/page/charset.h"
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

} // namespace

int exportFaqs(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    static constexpr ListFilter kFilters[]
        = {{"page", "Of this page", "PAGE_ID"}, {"locale", "Of this locale", "TAG"},
            {"origin", "With this origin of the wording", "generated|edited|own"},
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
        return shell.usage(u"--format must be csv, json or jsonld."_s);
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
    client::FaqFileRows read = client::readFaqCsv(web::decodePlainText(file.readAll()).text);
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
            shell.say(u"Rows before line %1 were imported; the others were not."_s.arg(
                numberOf(read.rows[from], u"row")));
            return shell.fail(done.error());
        }
        added += numberOf(*done, u"added");
        changed += numberOf(*done, u"changed");
        unchanged += numberOf(*done, u"unchanged");
        for (const json::Value &fault : *done->find(u"failed")->asArray())
            read.failed.push_back({int(numberOf(fault, u"row")), fault.string(u"reason")});
    }
    json::Array failed;
    for (const api::FaqImportFault &fault : read.failed) {
        shell.say(u"line %1: %2"_s.arg(fault.row).arg(fault.reason));
        failed.push_back(json::Object{{u"row"_s, fault.row}, {u"reason"_s, fault.reason}});
    }
    if (shell.isSet(u"json"_s)) {
        const json::Object report{
            {u"added"_s, added}, {u"changed"_s, changed}, {u"unchanged"_s, unchanged}, {u"failed"_s, failed}};
        std::printf("%s\n", json::Value(report).toJson().constData());
    } else {
        std::printf("%lld added, %lld changed, %lld unchanged, %lld refused\n", static_cast<long long>(added),
            static_cast<long long>(changed), static_cast<long long>(unchanged),
            static_cast<long long>(read.failed.size()));
    }
    return read.failed.empty() ? kDone : kFailed;
}

} // namespace answerdesk::app
