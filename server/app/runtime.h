// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/answering/services.h"
#include "server/answers/evaluation/evaluation_run.h"
#include "server/answers/models/embedding_desk.h"
#include "server/answers/models/model_client.h"
#include "server/answers/models/model_desk.h"
#include "server/app/change_handlers.h"
#include "server/app/config.h"
#include "server/app/housekeeping.h"
#include "server/app/maintenance.h"
#include "server/app/model_setup_handlers.h"
#include "server/app/monitor_handlers.h"
#include "server/app/status_handlers.h"
#include "server/commerce/endpoints/commerce_handlers.h"
#include "server/commerce/upkeep/totals_maintainer.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/generation/faq_model.h"
#include "server/faqs/sets/known_pages.h"
#include "server/http/watch_list.h"
#include "server/knowledge/endpoints/knowledge_handlers.h"
#include "server/web/extraction/extractor.h"

namespace answerdesk::app {

/// The composition root: builds every part, starts it, drains it and stops it, in that order. The same code
/// serves SIGTERM, the console's Stop button and every test. Lives on the thread that starts it, which need
/// not run an event loop.
class Runtime
{
public:
    struct Addresses {
        QUrl base;
        QUrl app;
        QUrl admin;
    };

    /// Fails with a text for people: a setting, the data folder, the database, an address. clock must outlive
    /// the runtime; null for the system's. With a clock of the caller's no minute passes by itself: it calls
    /// keepHouse(). limits: what connections may take; tests set short ones.
    static Result<std::unique_ptr<Runtime>> start(
        const Config &config, const Clock *clock = nullptr, const http::GuardLimits &limits = {});
    ~Runtime();

    Addresses addresses() const { return m_addresses; }
    /// Acts as an operator until the server stops; also in the file admin.token of the data folder.
    Secret adminToken() const { return m_adminToken; }
    /// Makes an administrator, or gives the one with this address a new password and ends its sessions.
    Result<void> putAdmin(
        const QString &email, const Secret &password, accounts::Role role, const QStringList &companies = {});
    /// Answers what is under way (up to 10 s), commits what is queued, removes server.json.
    void stop();
    storage::Database &database() { return *m_database; }
    /// What runs by itself every minute: writes counted uses, begins to read sources whose time has come,
    /// deletes what has outlived its time.
    void keepHouse();
    answers::EmbeddingDesk *embeddings() const { return m_embeddings.get(); } ///< null: there are none
    bool isReady() const { return m_dispatcher->isReady(); }
    /// notify is called once, on any thread, when the files of the database failed and only another start can
    /// repair them; at once when that has happened. The owner then calls stop() on a thread of its own.
    void whenDatabaseFails(std::function<void()> notify)
    {
        m_database->writer().whenFailed(std::move(notify));
    }
    /// Whether that has happened; also after stop().
    bool hasDatabaseFailed() const
    {
        return m_database ? m_database->writer().hasFailed() : m_hasDatabaseFailed;
    }

private:
    Runtime(const Config &config, const Clock *clock, const http::GuardLimits &limits);
    Result<void> open();
    void openModels();
    void openEmbeddings();
    answers::ModelBounds modelBounds() const;
    void load();
    void registerHandlers();
    void registerMonitoring();
    api::ServerStatus status();
    void registerMaintenance();
    void followChanges();
    void addCollectors();
    Result<void> listen();
    Result<void> announce();
    void flushUsage();
    /// Nothing in memory knows the company any more.
    void forgetCompany(const QString &companyKey);
    void runHousekeeping();
    void keepHouseSoon(); ///< without waiting for the minute

    Config m_config;
    SystemClock m_systemClock;
    const Clock &m_clock;
    http::GuardLimits m_limits;
    qint64 m_startedMs = 0;
    Addresses m_addresses;
    Secret m_adminToken;
    http::ChangeFeed m_changes{m_startedMs * 1000}; ///< before everything that notes changes

    std::unique_ptr<commerce::TotalsMaintainer> m_totals; ///< before the database, whose last jobs use it
    answers::LinkDirectory m_links; ///< the same
    std::unique_ptr<storage::Database> m_database;
    std::unique_ptr<accounts::CompanyDirectory> m_companies;
    accounts::KeyRing m_keys;
    std::unique_ptr<accounts::Sessions> m_sessions;
    std::unique_ptr<accounts::AccountsGatekeeper> m_gatekeeper;
    std::unique_ptr<http::AccessLog> m_accessLog;
    http::MetricsRegistry m_metrics;
    std::unique_ptr<http::Dispatcher> m_dispatcher;
    std::unique_ptr<http::RateLimiter> m_eventLimiter;
    std::unique_ptr<commerce::DiagnosticRows> m_diagnosticRows;
    web::Extractor m_extractor;
    std::unique_ptr<knowledge::IndexDirectory> m_indexes;
    std::unique_ptr<knowledge::ImportLedger> m_imports;
    std::unique_ptr<faqs::FaqCache> m_faqCache;
    std::unique_ptr<faqs::KnownProductPages> m_knownPages;
    answers::TextDirectory m_texts;
    answers::LexiconDirectory m_lexicons;
    std::shared_ptr<accounts::InFlightRequests> m_messagesInFlight
        = std::make_shared<accounts::InFlightRequests>();
    std::unique_ptr<answers::ModelClient> m_modelClient; ///< null: no model is set
    std::unique_ptr<answers::ModelDesk> m_models;
    std::unique_ptr<answers::EmbeddingDesk> m_embeddings; ///< null: words alone rank
    answers::EvaluationRunner m_evaluations;
    std::unique_ptr<faqs::ShopAnswers> m_shopAnswers;
    std::unique_ptr<faqs::FaqModel> m_faqModel; ///< null: no model is set
    std::unique_ptr<faqs::GenerationQueue> m_queue;
    std::unique_ptr<faqs::FeedService> m_feeds;
    std::unique_ptr<knowledge::SourceReader> m_sourceReader;
    std::shared_ptr<faqs::FaqServices> m_faqServices;
    accounts::PasswordWork m_passwords;
    std::unique_ptr<accounts::SignInGuard> m_signInGuard;
    knowledge::ReadingPool m_readingPool; ///< a document takes up to 32 MiB
    std::stop_source m_stopping;
    http::BoundedPool m_modelTrials{2, 8};
    std::unique_ptr<http::HttpFront> m_front;
    std::unique_ptr<Housekeeping> m_housekeeping;
    std::mutex m_keepHouseMutex; ///< one run at a time
    std::thread m_housekeeper;
    std::mutex m_housekeepingMutex;
    std::condition_variable m_housekeepingWake;
    bool m_isStopping = false;
    bool m_isHouseToBeKept = false; ///< before the minute is over
    bool m_isStopped = false;
    bool m_hasDatabaseFailed = false; ///< when it stopped
    bool m_isAnnounced = false; ///< server.json and admin.token are this server's own
    std::unique_ptr<Maintenance> m_maintenance;
    std::unique_ptr<http::WatchList> m_logWatches;
    int m_logWatch = 0;
};

} // namespace answerdesk::app
