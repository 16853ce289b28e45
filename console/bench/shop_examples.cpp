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

QStringList mostFrequent(const std::vector<api::Thread> &threads)
{
    QList<std::pair<QString, int>> counts; // in the order of the threads
    for (const api::Thread &thread : threads) {
        const auto known = std::find_if(
            counts.begin(), counts.end(), [&](const auto &each) { return each.first == thread.firstQuery; });
        if (known == counts.end())
            counts.append({thread.firstQuery, 1});
        else
            ++known->second;
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
    m_listing.cancel();
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
            m_questions = mostFrequent(answer->items);
            emit questionsChanged();
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

} // namespace answerdesk::console
