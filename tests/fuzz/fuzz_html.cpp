// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// No page makes the reader or the product facts fail, hang or invent a number. What the child process hands
// to the server is read there as it was written.
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/questions/question_writer.h"
#include "server/web/html/html_reader.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const QList<web::HtmlSelector> kSelectors{*web::HtmlSelector::parse(u"div > p:first-child"),
        *web::HtmlSelector::parse(u"body [class] .a"), *web::HtmlSelector::parse(u"table"),
        *web::HtmlSelector::parse(u"meta[name=a]"), *web::HtmlSelector::parse(u"ul")};
    const auto page = web::readHtml(fuzz::viewOf(data, size), "text/html; charset=utf-8", kSelectors);
    if (!page) {
        fuzz::require(!page.error().isEmpty(), "a refusal has a reason");
        return 0;
    }
    const auto again = web::HtmlPage::fromJson(page->toJson());
    fuzz::require(again && *again == *page, "the page arrives as it was read");
    const faqs::ProductFacts facts = faqs::extractFacts(*page);
    if (!facts.isProduct)
        return 0;
    for (const faqs::WrittenFaq &faq : faqs::writeFaqs(facts, QStringLiteral("en"))) {
        fuzz::require(!faq.sources.isEmpty() && !faq.question.isEmpty() && !faq.answer.isEmpty(),
            "a FAQ has a question, an answer and a source");
    }
    return 0;
}
