// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_maker.h"
#include "server/faqs/rules/rule_facts.h"
#include "shared/core/log_area.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

MadePage without(api::FaqReason reason, const QString &message)
{
    MadePage made;
    made.reason = reason;
    made.message = message;
    return made;
}

} // namespace

MadePage withoutPage(const web::FetchFailure &failure)
{
    const bool isRefused = failure.kind == web::FetchFailure::Kind::NotAllowed;
    return without(
        isRefused ? api::FaqReason::PageNotAllowed : api::FaqReason::PageUnreachable, failure.text);
}

MadePage failedPage(const QUrl &url, const std::exception &failure)
{
    qCCritical(area::faqs, "FAQs of %s could not be made: %s",
        qUtf8Printable(url.toString(QUrl::RemoveQuery)), failure.what());
    return without(api::FaqReason::GenerationFailed, u"The FAQs could not be generated."_s);
}

PageMaker::PageMaker(QString program, const ShopAnswers *shop)
    : m_extractor(std::move(program))
    , m_shop(shop)
{
}

MadePage PageMaker::make(const web::FetchedPage &page, const QString &companyKey, const QString &locale,
    const Refine &refine, const PageReading &reading) const
{
    try {
        MadePage made = read(page, reading);
        refine(made);
        if (!made.reason)
            write(made, companyKey, locale);
        return made;
    } catch (const std::exception &failure) {
        return failedPage(page.finalUrl, failure);
    }
}

MadePage PageMaker::read(const web::FetchedPage &page, const PageReading &reading) const
{
    const std::optional<PageRule> &rule = reading.rule;
    const Result<web::HtmlPage> html = m_extractor.html(
        page.body, page.contentType, {}, rule ? selectorsOf(rule->content) : QStringList());
    if (!html) {
        if (html.error().code == ErrorCode::InternalError || html.error().code == ErrorCode::Unavailable)
            qCCritical(area::faqs, "the page reader failed: %s", qUtf8Printable(html.error().detail));
        return without(api::FaqReason::GenerationFailed, html.error().text());
    }
    MadePage made;
    made.charset = html->charset;
    made.facts = rule ? factsByRule(*html, page.finalUrl, rule->content) : extractFacts(*html, page.finalUrl);
    if (reading.seen)
        *reading.seen = *html;
    if (rule && rule->content.effect == api::PageRuleEffect::NotProduct) {
        made.reason = api::FaqReason::NotAProductPage;
        made.message
            = u"The page rule %1 states that the page shows no product."_s.arg(rule->content.pattern);
    } else if (!made.facts.isProduct) {
        made.reason
            = schema::enumValue<api::FaqReason>(made.facts.reason).value_or(api::FaqReason::NoContent);
        made.message = *made.reason == api::FaqReason::NotAProductPage
            ? u"The page shows no single product: it looks like a list, an article or a home page."_s
            : u"The page contains no readable content."_s;
    }
    return made;
}

void PageMaker::write(
    MadePage &made, const QString &companyKey, const QString &locale, const Reword &reword) const
{
    made.faqs = writeFaqs(made.facts, locale);
    if (made.faqs.isEmpty() && !isWrittenLanguage(made.facts, locale)) {
        made.reason = api::FaqReason::LanguageNotSupported;
        made.message
            = u"The page is in another language than its FAQs, and nothing on it can be stated without words of that language."_s;
        return;
    }
    if (reword)
        made.faqs = reword(made.faqs);
    if (m_shop)
        made.faqs = m_shop->complete(companyKey, locale, made.faqs);
    if (made.faqs.isEmpty()) {
        made.reason = api::FaqReason::NoContent;
        made.message = u"The page contains no facts that answer a question."_s;
    }
    made.pageFacts = writePageFacts(made.facts, locale);
}

} // namespace answerdesk::faqs
