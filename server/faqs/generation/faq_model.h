// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_desk.h"
#include "server/faqs/wording/faq_wording_store.h"
#include "server/faqs/wording/page_task.h"
#include <QtCore/QElapsedTimer>
#include <mutex>

namespace answerdesk::faqs {

/// What a model made of a page: all of it passed the checks.
struct PageWording {
    ProductFacts facts; ///< with what was translated of them
    QList<WrittenFaq> faqs; ///< worded by the model, best first
    std::optional<StoredWording> stored; ///< to be kept, for a page whose facts stay; nothing: it is known
    qint64 tokens = 0; ///< of its requests, as the models' server counted them
    bool isFinal = true; ///< false when the model failed: the next generation asks again
};

/// Lets a company's model word or translate what a page says: one request a page, a second one after a bad
/// answer or to hold translations against their source, none for facts that it has seen. What fails is left
/// to the templates. Takes only some of the places that the model has, so that pages do not make shoppers
/// wait. Any thread.
class FaqModel
{
public:
    using Done = std::function<void(PageWording)>;

    /// concurrency: requests that the provider sends at once.
    FaqModel(answers::ModelProvider &provider, const answers::ModelDesk &desk, int concurrency);

    std::optional<answers::ModelChoice> choiceOf(const accounts::Company &company) const
    {
        return m_desk.choiceOf(company);
    }
    /// The time in which the last of so many pages has its words or none, milliseconds.
    qint64 longestMs(int pages) const;
    /// known: what was kept of this page and locale. done is called once, in any thread, at the latest when
    /// longestMs() of the pages that wait is over; at once when nothing is asked.
    void word(const answers::ModelChoice &choice, const ProductFacts &facts, const QString &locale,
        const std::optional<StoredWording> &known, Done done);
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    static bool takeKnown(const Job &job, const StoredWording &known, PageWording &wording);
    void startWaiting();
    void ask(const JobPtr &job, PageTask &task, answers::ModelFault refused);
    void judge(const JobPtr &job, const answers::ModelOutcome &outcome);
    void judgeProposals(const JobPtr &job, const QString &content);
    void judgeTranslations(const JobPtr &job, const QString &content);
    void judgeReturned(const JobPtr &job, const QString &content);
    void finish(const JobPtr &job, const char *outcome, bool isFinal = true);
    /// Counts an item; Nothing as used.
    void count(answers::ModelFault fault);

    answers::ModelProvider &m_provider;
    const answers::ModelDesk &m_desk;
    const int m_places;
    std::mutex m_mutex;
    std::deque<JobPtr> m_waiting; ///< under m_mutex
    int m_running = 0; ///< under m_mutex
    answers::OutcomeCounts m_pages, m_items;
};

} // namespace answerdesk::faqs
