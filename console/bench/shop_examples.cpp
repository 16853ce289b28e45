// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/shop_examples.h"
#include "shared/api/faq_pages.h"
#include "shared/api/list_page.h"
#include "shared/api/threads.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;

namespace {

QStringList mostFrequent(const QStringList &asked, const QStringList &published)
{
    QList<std::pair<QString, int>> counts; // in the order of the threads
    for (const QString &question : asked) {
        const auto known = std::find_if(
            counts.begin(), counts.end(), [&](const auto &each) { return each.first == question; });
        if (known != counts.end())
            ++known->second;
        else if (!published.contains(question))
            counts.append({question, 1});
    }
    std::stable_sort(
        counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    QStringList questions;
    for (const auto &[question, count] : counts.mid(0, ShopExamples::kQuestions))
        questions << question;
    return questions;
}

} // namespace

void ShopExamples::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_threads.cancel();
    m_faqs.cancel();
    m_listing.cancel();
    m_asked.reset();
    m_published.reset();
    m_questions.clear();
    m_pages.setStringList({});
    emit questionsChanged();
    if (!client || companyKey.isEmpty())
        return;
    m_threads = client->call<api::ListPage<api::Thread>>(Endpoint::ListThreads,
        {.segments = {companyKey}, .query = {{u"outcome"_s, u"answer"_s}, {u"limit"_s, u"100"_s}}}, this,
        [this](const client::ApiResult<api::ListPage<api::Thread>> &answer) {
            if (!answer)
                return;
            m_asked.emplace();
            for (const api::Thread &thread : answer->items)
                *m_asked << thread.firstQuery;
            findQuestions();
        });
    m_faqs = client->call<api::ListPage<api::CompanyFaq>>(Endpoint::ListFaqs,
        {.segments = {companyKey}, .query = {{u"limit"_s, u"200"_s}}}, this,
        [this](const client::ApiResult<api::ListPage<api::CompanyFaq>> &answer) {
            if (!answer)
                return;
            m_published.emplace();
            for (const api::CompanyFaq &faq : answer->items)
                *m_published << faq.question;
            findQuestions();
        });
    m_listing = client->call<api::ListPage<api::FaqPage>>(Endpoint::ListFaqPages,
        {.segments = {companyKey}, .query = {{u"state"_s, u"ready"_s}, {u"limit"_s, u"50"_s}}}, this,
        [this](const client::ApiResult<api::ListPage<api::FaqPage>> &answer) {
            if (!answer)
                return;
            QStringList pages;
            for (const api::FaqPage &page : answer->items)
                pages << page.url;
            pages.removeDuplicates();
            m_pages.setStringList(pages);
        });
}

void ShopExamples::findQuestions()
{
    if (!m_asked || !m_published)
        return;
    m_questions = mostFrequent(*m_asked, *m_published);
    emit questionsChanged();
}

} // namespace answerdesk::console
