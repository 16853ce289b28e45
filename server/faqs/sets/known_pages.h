// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/page_knowledge.h"
#include "server/faqs/facts/product_topics.h"
#include "server/faqs/sets/faq_cache.h"
#include "shared/core/clock.h"

namespace answerdesk::faqs {

/// Facts of a product page, found by what a question asks for.
class ProductPage final : public answers::PageKnowledge
{
public:
    ProductPage(const FaqPage &page, const QList<PageFact> &pageFacts);

    int factFor(const QString &question) const override;
    bool isMeant(const QString &question, bool isAlone) const override;

private:
    bool knowsWords(const QString &question) const;
    bool isKindOfProduct(const QString &word) const;

    QString m_name;
    QList<Topic> m_topics; ///< of each fact
    QSet<QString> m_stems; ///< of all words of the page's facts
    QSet<QString> m_nameWords;
};

/// Known pages in memory, made of their rows when they are first asked about and again when they have
/// changed. What is too old to be served as FAQs is not known any more. Any thread.
class KnownProductPages final : public answers::KnownPages
{
public:
    static constexpr int kMaxPages = 2'000; ///< above it the memory starts anew; a page takes some 100 KiB

    KnownProductPages(storage::Database &database, FaqCache &pages, const Clock &clock)
        : m_database(database)
        , m_pages(pages)
        , m_clock(clock)
    {
    }
    answers::PageKnowledgePtr find(
        const QString &companyKey, const QString &url, const QString &locale) override;

private:
    struct Known {
        qint64 revision = 0;
        answers::PageKnowledgePtr page; ///< null: nothing is known
    };
    answers::PageKnowledgePtr findIn(const QString &companyKey, const QString &url, const QString &locale);

    storage::Database &m_database;
    FaqCache &m_pages;
    const Clock &m_clock;
    std::mutex m_mutex;
    QHash<std::pair<QString, qint64>, Known> m_known; ///< by company and page
};

} // namespace answerdesk::faqs
