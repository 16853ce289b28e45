// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pages/page_locales.h"

namespace answerdesk::console {

namespace {
constexpr int kMostPages = 200, kLongestFilter = 200;
}

void PageLocales::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    m_companyLocales.clear();
    m_url.clear();
    m_pages.clear();
    m_entries.clear();
}

void PageLocales::setCompanyLocales(const QStringList &locales)
{
    m_companyLocales = locales;
    put(m_pages);
}

void PageLocales::setPage(const api::FaqPage &page)
{
    if (m_url == page.url)
        return;
    m_url = page.url;
    put({page});
    refresh();
}

void PageLocales::refresh()
{
    m_call.cancel();
    if (!m_client || m_url.isEmpty())
        return;
    api::FaqPagesQuery query;
    query.limit = kMostPages;
    query.q = m_url.left(kLongestFilter);
    m_call = m_client->faqPages(m_company, query, this, [this](client::ApiResult<client::FaqPageList> list) {
        if (!list) // the locale that is shown stays; the page itself says what is wrong
            return;
        std::erase_if(list->items, [this](const api::FaqPage &page) { return page.url != m_url; });
        if (!list->items.empty())
            put(list->items);
    });
}

void PageLocales::put(const std::vector<api::FaqPage> &pages)
{
    m_pages = pages;
    m_entries.clear();
    for (const QString &locale : std::as_const(m_companyLocales))
        m_entries.append({locale, std::nullopt});
    for (const api::FaqPage &page : m_pages) {
        const auto known = std::find_if(m_entries.begin(), m_entries.end(),
            [&](const Entry &entry) { return entry.locale == page.locale; });
        if (known == m_entries.end())
            m_entries.append({page.locale, page});
        else
            known->page = page;
    }
    emit changed();
}

} // namespace answerdesk::console
