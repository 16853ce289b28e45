// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/faq_file.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

/// What spreadsheets begin a formula with, and white space that some of them skip before it.
bool isFormulaStart(QChar c)
{
    return c == u'=' || c == u'+' || c == u'-' || c == u'@' || c == u'\t' || c == u'\r' || c == u'\n'
        || c == QChar(0xff1d) || c == QChar(0xff0b) || c == QChar(0xff0d) || c == QChar(0xff20);
}

QString csvCell(QString text)
{
    if (!text.isEmpty() && (isFormulaStart(text[0]) || text[0] == u'\''))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u';') || text.contains(u'\t')
        || text.contains(u'\n') || text.contains(u'\r') || text.contains(u'\''))
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

QString csvLine(QStringList cells)
{
    for (QString &cell : cells)
        cell = csvCell(cell);
    return cells.join(u',') + u"\r\n"_s;
}

QString yesNo(bool value) { return value ? u"yes"_s : u"no"_s; }

json::Object questionOf(const api::CompanyFaq &faq)
{
    return {{u"@type"_s, u"Question"_s}, {u"name"_s, faq.question},
        {u"acceptedAnswer"_s, json::Object{{u"@type"_s, u"Answer"_s}, {u"text"_s, faq.answer}}}};
}

} // namespace

QStringList faqColumns()
{
    return {u"page_url"_s, u"locale"_s, u"question"_s, u"answer"_s, u"pinned"_s, u"hidden"_s, u"approved"_s,
        u"served"_s, u"origin"_s, u"review"_s, u"faq_id"_s, u"position"_s, u"title"_s};
}

QByteArray faqsAsCsv(const std::vector<api::CompanyFaq> &faqs)
{
    QString text = csvLine(faqColumns());
    for (const api::CompanyFaq &faq : faqs) {
        text += csvLine({faq.pageUrl, faq.locale, faq.question, faq.answer, yesNo(faq.pinned),
            yesNo(faq.hidden), yesNo(faq.approved), yesNo(faq.served), schema::enumName(faq.origin),
            faq.review ? schema::enumName(*faq.review) : QString(), QString::number(faq.faqId),
            QString::number(faq.position), faq.title.value_or(QString())});
    }
    return text.toUtf8();
}

QString withoutGuard(const QString &cell)
{
    const bool isGuarded
        = cell.size() > 1 && cell[0] == u'\'' && (isFormulaStart(cell[1]) || cell[1] == u'\'');
    return isGuarded ? cell.mid(1) : cell;
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

} // namespace answerdesk::client
