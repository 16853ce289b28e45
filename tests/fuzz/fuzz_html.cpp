// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// No page makes the reader or the product facts fail, hang or invent a number.
#include "server/faqs/product_facts.h"
#include "server/faqs/question_writer.h"
#include "server/web/html_reader.h"
#include <cstdlib>

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto page = web::readHtml(bytes, "text/html; charset=utf-8");
    if (!page)
        return 0;
    const auto again = web::HtmlPage::fromJson(page->toJson());
    if (!again || !(*again == *page))
        std::abort();
    const faqs::ProductFacts facts = faqs::extractFacts(*page);
    if (!facts.isProduct)
        return 0;
    for (const faqs::WrittenFaq &faq : faqs::writeFaqs(facts, QStringLiteral("en"))) {
        if (faq.sources.isEmpty() || faq.question.isEmpty() || faq.answer.isEmpty())
            std::abort();
    }
    return 0;
}
