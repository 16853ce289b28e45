// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/idempotency/in_flight_requests.h"
#include "server/accounts/model/company.h"
#include "server/answers/answering/faq_answer.h"
#include "server/answers/engine/page_knowledge.h"
#include "server/answers/records/lexicon_store.h"
#include "server/answers/records/link_store.h"
#include "server/answers/records/text_store.h"
#include "server/knowledge/directory/index_directory.h"
#include "server/storage/database/database.h"
#include "shared/core/clock.h"

namespace answerdesk::answers {

class EmbeddingDesk;
class EvaluationRunner;
class ModelDesk;

/// What the handlers of this room and the steps of an answer work with.
struct AnswerServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    knowledge::IndexDirectory &indexes;
    FaqAnswers &faqs;
    KnownPages &pages;
    TextDirectory &texts;
    LexiconDirectory &lexicons;
    LinkDirectory &links;
    EvaluationRunner &evaluations;
    const Clock &clock;
    ModelDesk *models = nullptr; ///< null: this server has none
    EmbeddingDesk *embeddings = nullptr; ///< null: this server has none
    std::shared_ptr<accounts::InFlightRequests> inFlight = std::make_shared<accounts::InFlightRequests>();
};

} // namespace answerdesk::answers
