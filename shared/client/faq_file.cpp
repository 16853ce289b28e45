// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/faq_file.h"
#include "shared/core/csv_records.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

/// Whether a cell with this text begins with an apostrophe more than the text.
bool isGuarded(QStringView text) { return text.startsWith(u'\'') || isFormula(text); }

QString csvCell(QString text)
{
    if (isGuarded(text))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u';') || text.contains(u'\t')
        || text.contains(u'\n') || text.contains(u'\r') || text.contains(u'\''))
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

QString yesNo(bool value) { return value ? u"yes"_s : u"no"_s; }

json::Object questionOf(const api::CompanyFaq &faq)
{
    return {{u"@type"_s, u"Question"_s}, {u"name"_s, faq.question},
        {u"acceptedAnswer"_s, json::Object{{u"@type"_s, u"Answer"_s}, {u"text"_s, faq.answer}}}};
}

/// A cell that says whether a switch is set, as people write it; nothing for an empty one.
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

bool isSwitch(QStringView member) { return member == u"pinned" || member == u"hidden"; }
bool isText(QStringView member)
{
    return member == u"page_url" || member == u"locale" || member == u"question" || member == u"answer";
}

} // namespace

QString guardedLine(QStringList cells)
{
    for (QString &cell : cells)
        cell = csvCell(cell);
    return cells.join(u',') + u"\r\n"_s;
}

QStringList faqColumns()
{
    return {u"page_url"_s, u"locale"_s, u"question"_s, u"answer"_s, u"pinned"_s, u"hidden"_s, u"approved"_s,
        u"served"_s, u"origin"_s, u"review"_s, u"faq_id"_s, u"position"_s, u"title"_s};
}

QByteArray faqsAsCsv(const std::vector<api::CompanyFaq> &faqs)
{
    QString text = guardedLine(faqColumns());
    for (const api::CompanyFaq &faq : faqs) {
        text += guardedLine({faq.pageUrl, faq.locale, faq.question, faq.answer, yesNo(faq.pinned),
            yesNo(faq.hidden), yesNo(faq.approved), yesNo(faq.served), schema::enumName(faq.origin),
            faq.review ? schema::enumName(*faq.review) : QString(), QString::number(faq.faqId),
            QString::number(faq.position), faq.title.value_or(QString())});
    }
    return text.toUtf8();
}

QString withoutGuard(const QString &cell)
{
    return cell.startsWith(u'\'') && isGuarded(QStringView(cell).mid(1)) ? cell.mid(1) : cell;
}

QByteArray faqsAsJsonLd(const std::vector<api::CompanyFaq> &faqs)
{
    json::Array pages;
    QString pageId;
    json::Object page;
    json::Array questions;
    const auto endPage = [&] {
        if (questions.empty())
            return;
        page.emplace_back(u"mainEntity"_s, std::exchange(questions, {}));
        pages.emplace_back(std::exchange(page, {}));
    };
    for (const api::CompanyFaq &faq : faqs) {
        if (!faq.served)
            continue;
        if (faq.pageId != pageId) {
            endPage();
            pageId = faq.pageId;
            page = {{u"@context"_s, u"https://schema.org"_s}, {u"@type"_s, u"FAQPage"_s},
                {u"url"_s, faq.pageUrl}, {u"inLanguage"_s, faq.locale}};
        }
        questions.emplace_back(questionOf(faq));
    }
    endPage();
    const json::Value all = pages.size() == 1 ? pages.front() : json::Value(std::move(pages));
    return all.toJson().replace("<", "\\u003c") + '\n';
}

QByteArray faqsAsJson(const std::vector<api::CompanyFaq> &faqs)
{
    QByteArrayList objects;
    for (const api::CompanyFaq &faq : faqs)
        objects << schema::toJson(faq);
    return '[' + objects.join(",\n") + "]\n";
}

FaqFileRows readFaqCsv(QString text)
{
    FaqFileRows out;
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
            out.failed.push_back({int(record.line), record.fault});
            continue;
        }
        json::Object row{{u"row"_s, record.line}};
        for (qsizetype i = 0; i < std::min(columns.size(), record.cells.size()); ++i) {
            const QString cell = withoutGuard(record.cells[i]);
            if (isSwitch(columns[i])) {
                if (const auto value = switchOf(cell))
                    row.emplace_back(columns[i], *value);
            } else if (isText(columns[i]) && !cell.isEmpty()) {
                row.emplace_back(columns[i], cell);
            }
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

FaqFileRows readFaqJson(const QByteArray &bytes)
{
    FaqFileRows out;
    const auto file = json::parse(bytes);
    const json::Array *list = file ? file->asArray() : nullptr;
    if (!list) {
        out.fault = u"The file is not a JSON array of FAQs."_s;
        return out;
    }
    int place = 0;
    for (const json::Value &value : *list) {
        ++place;
        const json::Object *object = value.asObject();
        if (!object) {
            out.failed.push_back({place, u"must be an object"_s});
            continue;
        }
        json::Object row{{u"row"_s, place}};
        for (const auto &[name, member] : *object) {
            if ((isText(name) || isSwitch(name)) && !member.isNull())
                row.emplace_back(name, member);
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

} // namespace answerdesk::client
