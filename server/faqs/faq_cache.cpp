// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/faq_cache.h"

namespace answerdesk::faqs {

QString FaqCache::pageKey(const QString &companyKey, const QString &url, const QString &locale)
{
    return companyKey + u' ' + locale + u' ' + url;
}

FaqPagePtr FaqCache::page(const QString &companyKey, const QString &url, const QString &locale)
{
    const QString key = pageKey(companyKey, url, locale);
    quint64 generation = 0;
    {
        const std::scoped_lock lock(m_mutex);
        if (const FaqPagePtr known = m_pages.value(key))
            return known;
        generation = m_generation;
    }
    std::optional<FaqPage> row = loadPage(m_database.reader(), companyKey, url, locale);
    if (!row)
        return nullptr;
    auto page = std::make_shared<const FaqPage>(std::move(*row));
    const std::scoped_lock lock(m_mutex);
    if (generation == m_generation) {
        if (m_pages.size() >= kMaxPages)
            m_pages.clear();
        m_pages.insert(key, page);
    }
    return page;
}

void FaqCache::put(FaqPage page)
{
    auto entry = std::make_shared<const FaqPage>(std::move(page));
    const std::scoped_lock lock(m_mutex);
    ++m_generation;
    m_pages.insert(pageKey(entry->companyKey, entry->url, entry->locale), entry);
    // Answers of this page may have been replaced; they are few, and read again on demand.
    m_answers.removeIf([&](const auto &answer) {
        return answer.key().first == entry->companyKey && answer.value()->pageUrl == entry->url;
    });
}

void FaqCache::forget(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    ++m_generation;
    m_pages.removeIf([&](const auto &page) { return page.value()->companyKey == companyKey; });
    m_answers.removeIf([&](const auto &answer) { return answer.key().first == companyKey; });
}

std::optional<answers::FaqAnswer> FaqCache::find(const QString &companyKey, qint64 faqId)
{
    AnswerPtr row;
    quint64 generation = 0;
    {
        const std::scoped_lock lock(m_mutex);
        row = m_answers.value({companyKey, faqId});
        generation = m_generation;
    }
    if (!row) {
        std::optional<FaqRow> loaded = loadFaq(m_database.reader(), companyKey, faqId);
        if (!loaded)
            return std::nullopt;
        row = std::make_shared<const FaqRow>(std::move(*loaded));
        const std::scoped_lock lock(m_mutex);
        if (generation == m_generation) {
            if (m_answers.size() >= kMaxAnswers)
                m_answers.clear();
            m_answers.insert({companyKey, faqId}, row);
        }
    }
    if (row->replacedMs && m_clock.nowMs() >= *row->replacedMs + kReplacedMs)
        return std::nullopt;
    answers::FaqAnswer answer;
    answer.question = row->faq.question;
    answer.answer = row->faq.answer;
    answer.locale = row->locale;
    answer.pageUrl = row->pageUrl;
    for (const api::FaqSource &source : row->sources)
        answer.sources.push_back(
            {QString(), QString(), row->pageUrl, source.where, source.text, source.text, 1.0});
    return answer;
}

} // namespace answerdesk::faqs
