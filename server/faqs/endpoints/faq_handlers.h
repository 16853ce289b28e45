// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/feeds/feed_service.h"
#include "server/faqs/generation/generation_queue.h"
#include "server/http/dispatcher.h"

namespace answerdesk::faqs {

struct FaqServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    FaqCache &cache;
    GenerationQueue &queue;
    FeedService &feeds;
    const Clock &clock;
};

/// GET /api/v1/product-faqs.
void registerFaqHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// Pages with FAQs in the admin API.
void registerFaqAdminHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// FAQs that administrators edit, add, order, approve and import.
void registerFaqEditHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// Pages whose FAQs are made before a shopper asks.
void registerPregenerationHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// Product feeds and their runs.
void registerFeedHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
void registerFeedRunHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// Page rules and their trials.
void registerPageRuleHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// What is made of a page, for administrators who look at it; stores nothing.
void registerInspectionHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<FaqServices> &services);
/// Why a company whose product FAQs are switched off has none, for people.
QString featureDisabledText();
/// The locale in which a company's FAQs are given to somebody who asks for this one.
QString faqLocaleFor(const accounts::Company &company, const std::optional<schema::LocaleTag> &asked);
/// Errors for a page or a FAQ that the company does not have.
Error noSuchPage();
Error noSuchFaq();
Error noSuchFeed();
/// Whether a company shows only approved FAQs.
bool needsApproval(const std::shared_ptr<FaqServices> &services, const QString &companyKey);
/// A company's settings changed: what was refused is judged anew.
void companyChanged(const std::shared_ptr<FaqServices> &services, const QString &companyKey);

} // namespace answerdesk::faqs
