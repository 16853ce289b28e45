// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/model_handlers.h"
#include "server/answers/endpoints/routes.h"
#include "server/answers/records/own_answer_store.h"
#include "server/app/overview_handlers.h"
#include "server/app/runtime.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

void Runtime::registerHandlers()
{
    m_totals = std::make_unique<commerce::TotalsMaintainer>(*m_database, *m_companies, m_clock);
    m_faqServices = std::make_shared<faqs::FaqServices>(
        faqs::FaqServices{*m_database, *m_companies, *m_faqCache, *m_queue, *m_feeds, m_clock});
    accounts::registerAccountHandlers(*m_dispatcher,
        std::make_shared<accounts::AccountServices>(accounts::AccountServices{*m_database, *m_companies,
            m_keys, *m_sessions, m_clock, m_passwords, *m_signInGuard,
            [this, services = m_faqServices](const QString &company) {
                faqs::companyChanged(services, company);
                m_totals->companyChanged(company);
            },
            [this](const QString &company) {
                forgetCompany(company);
                m_housekeeping->companyDeleted();
                keepHouseSoon();
            },
            web::allowedHostFault,
            [bounds = modelBounds()](const accounts::Company &before, const api::CompanyRequest &request,
                schema::Faults &faults) { answers::checkModelSettings(bounds, before, request, faults); }}));
    knowledge::registerKnowledgeHandlers(*m_dispatcher,
        std::make_shared<knowledge::KnowledgeServices>(
            knowledge::KnowledgeServices{*m_database, *m_indexes, m_clock,
                [this](const knowledge::DocumentSource &source, const std::stop_token &stop) {
                    return knowledge::extractDocument(m_extractor, source, stop);
                },
                answers::forgetDocuments, m_readingPool, *m_companies, *m_sourceReader, *m_imports}));
    answers::registerAnswerHandlers(*m_dispatcher,
        std::make_shared<answers::AnswerServices>(answers::AnswerServices{*m_database, *m_companies,
            *m_indexes, *m_faqCache, *m_knownPages, m_texts, m_lexicons, m_links, m_evaluations, m_clock,
            m_models.get(), m_embeddings.get(), m_messagesInFlight}));
    answers::registerModelHandlers(*m_dispatcher,
        std::make_shared<answers::ModelServices>(answers::ModelServices{
            *m_database, *m_companies, m_clock, modelBounds(), m_models.get(), m_embeddings.get()}));
    faqs::registerFaqHandlers(*m_dispatcher, m_faqServices);
    faqs::registerFaqAdminHandlers(*m_dispatcher, m_faqServices);
    faqs::registerFaqEditHandlers(*m_dispatcher, m_faqServices);
    faqs::registerInspectionHandlers(*m_dispatcher, m_faqServices);
    faqs::registerPregenerationHandlers(*m_dispatcher, m_faqServices);
    faqs::registerPageRuleHandlers(*m_dispatcher, m_faqServices);
    faqs::registerFeedHandlers(*m_dispatcher, m_faqServices);
    commerce::registerCommerceHandlers(
        *m_dispatcher, {*m_database, *m_companies, *m_eventLimiter, *m_diagnosticRows, *m_totals, m_clock});
    registerMonitoring();
    registerOverviewHandlers(*m_dispatcher,
        std::make_shared<OverviewServices>(
            OverviewServices{*m_database, *m_companies, *m_indexes, m_dispatcher->traffic(), m_clock}));
    registerMaintenance();
    followChanges();
    registerModelSetupHandlers(*m_dispatcher,
        std::make_shared<ModelSetupServices>(
            ModelSetupServices{*m_database, m_config, m_clock, m_modelTrials, m_stopping.get_token()}));
    const auto isDatabaseAvailable = [this] { return m_database->isAvailable(); };
    registerStatusHandlers(*m_dispatcher, isDatabaseAvailable, [this] { return status(); });
}

void Runtime::followChanges()
{
    using enum api::ChangeTopic;
    m_dispatcher->setChangeFeed(&m_changes);
    // What happens without a request, or after its answer.
    m_imports->watches().whenAnnounced([this](const QString &company) {
        m_changes.note(company, {Imports, Sources, Documents});
    });
    m_queue->watches().whenAnnounced([this](const QString &company) {
        m_changes.note(company, {FaqPages, Pregenerations});
    });
    m_feeds->watches().whenAnnounced([this](const QString &company) { m_changes.note(company, {Feeds}); });
    m_evaluations.whenEnded([this](const QString &company) { m_changes.note(company, {Evaluations}); });
    registerChangeHandlers(*m_dispatcher,
        std::make_shared<ChangeServices>(
            ChangeServices{m_changes, [this](const http::Request &request, const QString &company) {
                               const accounts::AdminPtr admin = m_sessions->admin(request.principal.adminId);
                               return m_companies->find(company)
                                   && (request.principal.isOperator || (admin && admin->sees(company)));
                           }}));
}

} // namespace answerdesk::app
