// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/shop_answers.h"
#include "server/faqs/rules/rule_set.h"
#include "server/web/extraction/extractor.h"
#include "server/web/fetch/page_fetcher.h"
#include "shared/api/faqs.h"
#include <functional>

namespace answerdesk::faqs {

/// What was made of a page in a locale.
struct MadePage {
    std::optional<api::FaqReason> reason; ///< why it gives no FAQs; nothing when it gives some
    QString message; ///< the same for people
    QString charset;
    ProductFacts facts;
    QList<WrittenFaq> faqs; ///< best first, kMaxWrittenFaqs at most
    QList<WrittenFaq> pageFacts; ///< all that the page says
};

/// How a page is read.
struct PageReading {
    std::optional<PageRule> rule; ///< that applies to it
    web::HtmlPage *seen = nullptr; ///< takes the page, for who wants to show it
};

/// A page that could not be had.
MadePage withoutPage(const web::FetchFailure &failure);
/// A page at which the program failed; says so in the log.
MadePage failedPage(const QUrl &url, const std::exception &failure);

/// Turns a fetched page into FAQs: reads it in a child process and takes its facts; writes questions and
/// completes them out of the company's knowledge. Blocking; any thread, several at once; stores nothing.
class PageMaker
{
public:
    /// program: answerdesk-extract, empty = beside the running program. shop: null = only pages answer.
    explicit PageMaker(QString program = {}, const ShopAnswers *shop = nullptr);
    using Refine = std::function<void(MadePage &)>;
    /// Both steps; never throws. refine: what becomes of the facts between them, also of a page that gives
    /// none.
    MadePage make(const web::FetchedPage &page, const QString &companyKey, const QString &locale,
        const Refine &refine, const PageReading &reading = {}) const;

    using Reword = std::function<QList<WrittenFaq>(QList<WrittenFaq>)>;
    /// Facts, or why there are none. Throws what the standard library throws.
    MadePage read(const web::FetchedPage &page, const PageReading &reading = {}) const;
    /// FAQs out of the facts; reword: what becomes of those of the page before the company's knowledge
    /// completes them. Throws what the standard library and reword throw.
    void write(
        MadePage &made, const QString &companyKey, const QString &locale, const Reword &reword = {}) const;

private:
    web::Extractor m_extractor;
    const ShopAnswers *m_shop;
};

} // namespace answerdesk::faqs
