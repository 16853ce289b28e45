// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/shop_examples.h"
#include "shared/api/faq_pages.h"
#include "shared/api/list_page.h"
#include "shared/api/threads.h"
#include <QtNetwork/QHostAddress>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;

namespace {

QStringList mostFrequent(const std::vector<api::Thread> &threads, const QStringList &published)
{
    QList<std::pair<QString, int>> counts; // in the order of the threads
    for (const api::Thread &thread : threads) {
        const auto known = std::find_if(
            counts.begin(), counts.end(), [&](const auto &each) { return each.first == thread.firstQuery; });
        if (known != counts.end())
            ++known->second;
        else if (!published.contains(thread.firstQuery))
            counts.append({thread.firstQuery, 1});
    }
    std::stable_sort(
        counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    QStringList questions;
    for (const auto &[question, count] : counts.mid(0, AskedQuestions::kMost))
        questions << question;
    return questions;
}

} // namespace

QStringList addressesOn(const QStringList &hosts, const QString &path)
{
    QStringList all;
    for (const QString &host : hosts) {
        if (host.startsWith(u'*'))
            continue;
        // A shop on this computer, such as the demo's, has no certificate.
        const bool isHere = QHostAddress(host.section(u':', 0, 0)).isLoopback();
        all << u"%1://%2%3"_s.arg(isHere ? u"http"_s : u"https"_s, host, path);
    }
    return all;
}

void ShopPages::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    setStringList({});
    if (!client || companyKey.isEmpty())
        return;
    m_call = client->call<api::ListPage<api::FaqPage>>(Endpoint::ListFaqPages,
        {.segments = {companyKey}, .query = {{u"state"_s, u"ready"_s}, {u"limit"_s, u"50"_s}}}, this,
        [this](const client::ApiResult<api::ListPage<api::FaqPage>> &answer) {
            if (!answer)
                return;
            QStringList pages;
            for (const api::FaqPage &page : answer->items)
                pages << page.url;
            pages.removeDuplicates();
            setStringList(pages);
        });
}

void AskedQuestions::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_faqs.cancel();
    m_threads.cancel();
    setQuestions({});
    if (!client || companyKey.isEmpty())
        return;
    m_faqs = client->call<api::ListPage<api::CompanyFaq>>(Endpoint::ListFaqs,
        {.segments = {companyKey}, .query = {{u"limit"_s, u"200"_s}}}, this,
        [this, client, companyKey](const client::ApiResult<api::ListPage<api::CompanyFaq>> &answer) {
            if (!answer)
                return;
            QStringList published;
            for (const api::CompanyFaq &faq : answer->items)
                published << faq.question;
            m_threads = client->call<api::ListPage<api::Thread>>(Endpoint::ListThreads,
                {.segments = {companyKey}, .query = {{u"outcome"_s, u"answer"_s}, {u"limit"_s, u"100"_s}}},
                this, [this, published](const client::ApiResult<api::ListPage<api::Thread>> &threads) {
                    if (threads)
                        setQuestions(mostFrequent(threads->items, published));
                });
        });
}

void AskedQuestions::setQuestions(const QStringList &questions)
{
    m_questions = questions;
    emit changed();
}

} // namespace answerdesk::console
