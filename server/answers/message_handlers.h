// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/idempotency/in_flight_requests.h"
#include "server/accounts/model/company.h"
#include "server/answers/page_knowledge.h"
#include "server/answers/text_store.h"
#include "server/answers/thread_store.h"
#include "server/http/dispatcher.h"
#include "server/knowledge/index_directory.h"
#include "server/storage/database/database.h"

namespace answerdesk::answers {

/// A cached answer to a product FAQ, with all that does not depend on who asks made once.
struct FaqAnswer {
    FaqAnswer(const QString &question, QString answer, QString locale, QString pageUrl,
        const std::vector<api::AnswerSource> &sources);

    QString question; ///< normalized
    QString answer;
    QString locale;
    QString pageUrl;
    QString about; ///< as commerce::Interaction says
    bool hasSources;
    SourceSetPtr sources;
    http::PreparedPtr content; ///< the response up to the thread's id
};

using FaqAnswerPtr = std::shared_ptr<const FaqAnswer>;

/// Where cached FAQ answers come from; the room of the FAQs implements it. Any thread.
class FaqAnswers
{
public:
    virtual ~FaqAnswers() = default;
    /// Null when the company has no such FAQ, or it was withdrawn.
    virtual FaqAnswerPtr find(const QString &companyKey, qint64 faqId) = 0;
};

class EmbeddingDesk;
class EvaluationRunner;
class ModelDesk;

struct AnswerServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    knowledge::IndexDirectory &indexes;
    FaqAnswers &faqs;
    KnownPages &pages;
    TextDirectory &texts;
    EvaluationRunner &evaluations;
    const Clock &clock;
    ModelDesk *models = nullptr; ///< null: this server has none
    EmbeddingDesk *embeddings = nullptr; ///< null: this server has none
    std::shared_ptr<accounts::InFlightRequests> inFlight = std::make_shared<accounts::InFlightRequests>();
};

/// POST /api/v1/send_message, and the conversations, own answers, gaps and texts of the admin API.
void registerMessageHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AnswerServices> &services);

} // namespace answerdesk::answers
