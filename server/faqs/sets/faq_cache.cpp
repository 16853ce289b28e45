// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_cache.h"

namespace answerdesk::faqs {

const CachedPage::Ready &CachedPage::ready(int count, bool approvedOnly) const
{
    const int shown = std::clamp(count, 1, kMaxCount);
    const int variant = approvedOnly ? -shown : shown;
    const std::scoped_lock lock(m_mutex);
    const auto known = std::find_if(
        m_ready.begin(), m_ready.end(), [variant](const auto &entry) { return entry.first == variant; });
    if (known != m_ready.end())
        return *known->second;
    m_ready.emplace_back(variant, std::make_unique<const Ready>(assemble(shown, approvedOnly)));
    return *m_ready.back().second;
}

bool CachedPage::awaitsApproval(bool approvedOnly) const
{
    return approvedOnly && !m_page.faqs.isEmpty() && m_page.approved.isEmpty();
}

CachedPage::Ready CachedPage::assemble(int count, bool approvedOnly) const
{
    api::ProductFaqsResponse answer;
    answer.status = api::FaqState::Ready;
    const QList<api::FaqEntry> &faqs = approvedOnly ? m_page.approved : m_page.faqs;
    answer.faqs.emplace(faqs.begin(), faqs.begin() + std::min<qsizetype>(count, faqs.size()));
    Ready ready;
    ready.etag = "\"" + QByteArray::number(m_page.pageId) + '-' + QByteArray::number(m_page.revision) + '-'
        + QByteArray::number(count) + (approvedOnly ? "a\"" : "\"");
    ready.content = std::make_shared<const http::PreparedContent>(http::PreparedContent{
        "Content-Language: " + m_page.locale.toLatin1() + "\r\nETag: " + ready.etag + "\r\n",
        schema::toJson(answer)});
    return ready;
}

QString FaqCache::pageKey(const QString &companyKey, const QString &url, const QString &locale)
{
    return companyKey + u' ' + locale + u' ' + url;
}

QByteArray FaqCache::queryKey(const accounts::Company &company, const QByteArray &query)
{
    return company.key.toLatin1() + ' ' + query;
}

void FaqCache::dropAll()
{
    for (const std::shared_ptr<Slot> &slot : std::as_const(m_pages))
        slot->page.reset();
    m_pages.clear();
    m_queries.clear();
}

CachedPagePtr FaqCache::page(const QString &companyKey, const QString &url, const QString &locale)
{
    const QString key = pageKey(companyKey, url, locale);
    quint64 generation = 0;
    {
        const std::scoped_lock lock(m_mutex);
        if (const std::shared_ptr<Slot> known = m_pages.value(key)) {
            ++m_pageHits;
            return known->page;
        }
        ++m_pageMisses;
        generation = m_generation;
    }
    std::optional<FaqPage> row = loadPage(m_database.reader(), companyKey, url, locale);
    if (!row)
        return nullptr;
    auto page = std::make_shared<const CachedPage>(std::move(*row));
    const std::scoped_lock lock(m_mutex);
    if (generation == m_generation)
        keep(key, page);
    return page;
}

CachedPagePtr FaqCache::put(FaqPage page)
{
    auto entry = std::make_shared<const CachedPage>(std::move(page));
    const FaqPage &row = **entry;
    const std::scoped_lock lock(m_mutex);
    ++m_generation;
    const QString key = pageKey(row.companyKey, row.url, row.locale);
    keep(key, entry);
    dropAnswersOf(key); // they may have been replaced
    return entry;
}

void FaqCache::keep(const QString &key, const CachedPagePtr &page)
{
    if (const std::shared_ptr<Slot> known = m_pages.value(key)) {
        known->page = page;
        return;
    }
    if (m_pages.size() >= kMaxPages)
        dropAll();
    m_pages.insert(key, std::make_shared<Slot>(Slot{page}));
}

void FaqCache::dropAnswersOf(const QString &pageKey)
{
    const QString company = pageKey.section(u' ', 0, 0);
    for (const qint64 faqId : m_answersOfPage.take(pageKey))
        m_answers.remove({company, faqId});
}

void FaqCache::forget(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    ++m_generation;
    m_pages.removeIf([&](const auto &page) {
        if ((*page.value()->page)->companyKey != companyKey)
            return false;
        page.value()->page.reset();
        return true;
    });
    m_answers.removeIf([&](const auto &answer) { return answer.key().first == companyKey; });
    m_answersOfPage.removeIf([&](const auto &page) { return page.key().startsWith(companyKey + u' '); });
}

std::optional<FaqCache::KnownQuery> FaqCache::known(
    const accounts::CompanyPtr &company, const QByteArray &query)
{
    const std::scoped_lock lock(m_mutex);
    const auto entry = m_queries.constFind(queryKey(*company, query));
    if (entry == m_queries.cend() || entry->company != company || !entry->slot->page)
        return std::nullopt;
    ++m_pageHits;
    return KnownQuery{entry->slot->page, entry->count};
}

void FaqCache::remember(
    const accounts::CompanyPtr &company, const QByteArray &query, const FaqPage &page, int count)
{
    const std::scoped_lock lock(m_mutex);
    const std::shared_ptr<Slot> slot = m_pages.value(pageKey(company->key, page.url, page.locale));
    if (!slot)
        return;
    if (m_queries.size() >= kMaxQueries)
        m_queries.clear();
    m_queries.insert(queryKey(*company, query), {company, slot, count});
}

answers::FaqAnswerPtr FaqCache::find(const QString &companyKey, qint64 faqId)
{
    Answer entry;
    quint64 generation = 0;
    {
        const std::scoped_lock lock(m_mutex);
        entry = m_answers.value({companyKey, faqId});
        ++(entry.answer ? m_answerHits : m_answerMisses);
        generation = m_generation;
    }
    if (!entry.answer) {
        const std::optional<FaqRecord> row = loadFaq(m_database.reader(), companyKey, faqId);
        if (!row || !row->isOpen())
            return nullptr;
        entry = {std::make_shared<const answers::FaqAnswer>(*row), row->withdrawnMs, row->approved};
        const std::scoped_lock lock(m_mutex);
        if (generation == m_generation) {
            if (m_answers.size() >= kMaxAnswers) {
                m_answers.clear();
                m_answersOfPage.clear();
            }
            m_answers.insert({companyKey, faqId}, entry);
            m_answersOfPage[pageKey(companyKey, row->pageUrl, row->locale)] << faqId;
        }
    }
    if (entry.withdrawnMs && m_clock.nowMs() >= *entry.withdrawnMs + kReplacedMs)
        return nullptr;
    if (!entry.isApproved) {
        const accounts::CompanyPtr company = m_companies.find(companyKey);
        if (company && company->faqsRequireApproval)
            return nullptr;
    }
    return entry.answer;
}

void FaqCache::collect(std::vector<http::MetricFamily> &families)
{
    const std::scoped_lock lock(m_mutex);
    using Type = http::MetricFamily::Type;
    const auto both = [](double pages, double answers) {
        return std::vector<http::MetricSample>{
            {{{"cache", "pages"}}, pages}, {{{"cache", "answers"}}, answers}};
    };
    families.push_back(
        {"answerdesk_faq_cache_hits_total", "Pages and answers of FAQs that were found in memory.",
            Type::Counter, {}, both(double(m_pageHits), double(m_answerHits))});
    families.push_back({"answerdesk_faq_cache_misses_total",
        "Pages and answers of FAQs that had to be read from the database.", Type::Counter, {},
        both(double(m_pageMisses), double(m_answerMisses))});
    families.push_back({"answerdesk_faq_cache_entries", "Pages and answers of FAQs in memory.", Type::Gauge,
        {}, both(double(m_pages.size()), double(m_answers.size()))});
}

} // namespace answerdesk::faqs
