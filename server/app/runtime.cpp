// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/runtime.h"
#include "answerdesk_version.h"
#include "resources/server_resources.h"
#include "server/answers/records/own_answer_store.h"
#include "server/app/embedding_config.h"
#include "server/app/program_log.h"
#include "server/app/sandbox_report.h"
#include "shared/core/log_area.h"
#include "shared/core/random.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr int kAdminWorkers = 1; // of its own, so that the console stays usable under load

/// Written beside and renamed into place: a reader sees the whole file or none.
Result<void> writeFile(const QString &path, const QByteArray &bytes, QFile::Permissions permissions)
{
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(permissions)
        || file.write(bytes) != bytes.size() || !file.commit())
        return fail(
            ErrorCode::InternalError, u"The file %1 cannot be written: %2"_s.arg(path, file.errorString()));
    return {};
}

} // namespace

Runtime::Runtime(const Config &config, const Clock *clock, const http::GuardLimits &limits)
    : m_config(config)
    , m_clock(clock ? *clock : m_systemClock)
    , m_limits(limits)
    , m_startedMs(m_clock.nowMs())
    , m_extractor(config.extractProgram)
{
}

Runtime::~Runtime() { stop(); }

Result<std::unique_ptr<Runtime>> Runtime::start(
    const Config &config, const Clock *clock, const http::GuardLimits &limits)
{
    initServerResources();
    std::unique_ptr<Runtime> runtime(new Runtime(config, clock, limits));
    if (const Result<void> done = runtime->open(); !done)
        return tl::unexpected(done.error());
    try {
        runtime->load();
    } catch (const storage::SqlFailure &failure) {
        return fail(ErrorCode::InternalError,
            u"The database cannot be read: %1"_s.arg(QString::fromUtf8(failure.what())));
    }
    if (const Result<void> done = runtime->m_imports->interruptAll(runtime->m_startedMs); !done)
        return tl::unexpected(done.error());
    if (const Result<void> done = answers::interruptRuns(*runtime->m_database, runtime->m_startedMs); !done)
        return tl::unexpected(done.error());
    runtime->registerHandlers();
    if (const Result<void> done = runtime->listen(); !done)
        return tl::unexpected(done.error());
    if (const Result<void> done = runtime->announce(); !done)
        return tl::unexpected(done.error());
    return runtime;
}

Result<void> Runtime::open()
{
    auto database = storage::Database::open(
        m_config.dataDir, m_startedMs, m_config.database, m_config.databasePassword);
    if (!database)
        return tl::unexpected(database.error());
    m_database = std::move(*database);
    m_maintenance = std::make_unique<Maintenance>(m_config.dataDir, m_clock);
    m_accessLog = std::make_unique<http::AccessLog>(m_config.accessLog, m_startedMs);
    m_companies = std::make_unique<accounts::CompanyDirectory>(m_config.region);
    m_sessions = std::make_unique<accounts::Sessions>(m_clock);
    m_signInGuard = std::make_unique<accounts::SignInGuard>(m_clock);
    m_housekeeping = std::make_unique<Housekeeping>(*m_database, *m_companies, *m_sessions, m_clock);
    m_housekeeping->whenKeyFreed([this](const QString &company) { forgetCompany(company); });
    m_gatekeeper = std::make_unique<accounts::AccountsGatekeeper>(*m_companies, m_keys, *m_sessions, m_clock);
    m_dispatcher = std::make_unique<http::Dispatcher>(*m_gatekeeper, m_clock, *m_accessLog);
    if (m_database->dialect() == storage::Dialect::PostgreSql)
        m_dispatcher->useHandlerPool(); // a file answers faster than a thread wakes up
    m_dispatcher->setTrustedProxies(http::TrustedProxies(m_config.trustedProxies));
    m_dispatcher->setAdminHosts(m_config.adminHosts);
    m_eventLimiter = std::make_unique<http::RateLimiter>(m_clock);
    m_diagnosticRows = std::make_unique<commerce::DiagnosticRows>(m_clock);
    m_indexes = std::make_unique<knowledge::IndexDirectory>(*m_database);
    m_imports = std::make_unique<knowledge::ImportLedger>(*m_database);
    openModels();
    openEmbeddings();
    m_indexes->whenPublished([this, indexes = m_indexes.get()](const QString &company) {
        m_links.endLost(*m_database, company, *indexes->find(company));
        if (m_embeddings)
            m_embeddings->keeper().wake();
    });
    m_faqCache = std::make_unique<faqs::FaqCache>(*m_database, *m_companies, m_clock);
    m_knownPages = std::make_unique<faqs::KnownProductPages>(*m_database, *m_faqCache, m_clock);
    const faqs::GenerationSettings generation{
        .allowLoopback = m_config.fetchAllowLoopback, .extractProgram = m_config.extractProgram};
    const auto extract = [this](const knowledge::DocumentSource &source, const std::stop_token &stop) {
        return knowledge::extractDocument(m_extractor, source, stop);
    };
    m_sourceReader = std::make_unique<knowledge::SourceReader>(knowledge::SourceReaderParts{*m_database,
        *m_companies, *m_indexes, m_clock, extract, answers::forgetDocuments, m_readingPool, *m_imports,
        m_config.fetchAllowLoopback, m_config.siteDelayMs});
    m_shopAnswers = std::make_unique<faqs::ShopAnswers>(*m_indexes);
    m_queue = std::make_unique<faqs::GenerationQueue>(
        *m_database, *m_companies, *m_faqCache, m_clock, generation, m_shopAnswers.get(), m_faqModel.get());
    m_feeds = std::make_unique<faqs::FeedService>(faqs::FeedServiceParts{*m_database, *m_companies,
        *m_faqCache, m_clock, m_config.fetchAllowLoopback, [this](const QString &company) {
            m_queue->watches().announce(company);
            m_queue->poke();
        }});
    return {};
}

void Runtime::openModels()
{
    if (m_config.modelUrl.isEmpty() || m_config.modelNames.isEmpty()) {
        if (m_config.modelUrl.isEmpty() != m_config.modelNames.isEmpty())
            qCWarning(area::server, "no model is asked: model_url and model_names belong together");
        return;
    }
    m_modelClient = std::make_unique<answers::ModelClient>(
        answers::ModelEndpoint{m_config.modelUrl, m_config.modelKey, m_config.modelConcurrency},
        m_config.modelLimitField, m_clock);
    m_models = std::make_unique<answers::ModelDesk>(*m_modelClient, modelBounds());
    m_faqModel = std::make_unique<faqs::FaqModel>(*m_modelClient, *m_models, m_config.modelConcurrency);
}

void Runtime::openEmbeddings()
{
    auto settings = embeddingSettings(m_config);
    if (!settings)
        return;
    m_embeddings = std::make_unique<answers::EmbeddingDesk>(
        std::move(*settings), *m_database, *m_companies, *m_indexes, m_clock);
}

answers::ModelBounds Runtime::modelBounds() const
{
    const QStringList names = m_config.modelUrl.isEmpty() ? QStringList() : m_config.modelNames;
    return {names, m_config.modelTimeoutMs, m_config.modelTokens, m_config.modelDailyTokens,
        m_embeddings != nullptr};
}

void Runtime::load()
{
    storage::Connection &reader = m_database->reader();
    for (const accounts::Company &company : accounts::loadCompanies(reader))
        m_companies->put(company);
    for (const accounts::ApiKey &key : accounts::loadKeys(reader)) {
        if (m_companies->find(key.companyKey)) // else it was deleted, and its rows are still being removed
            m_keys.put(key);
    }
    for (const accounts::Admin &admin : accounts::loadAdmins(reader))
        m_sessions->putAdmin(admin);
    for (const QString &email : accounts::loadOperatorEmails(reader))
        m_sessions->noteOperator(email);
    for (const accounts::StoredSession &session : accounts::loadSessions(reader, m_startedMs))
        m_sessions->putSession(session);
    const qint64 knownSince = m_startedMs - accounts::Sessions::kKnownAddressMs;
    for (const accounts::KnownAddress &address : accounts::loadKnownAddresses(reader, knownSince))
        m_sessions->noteAddress(address);
    m_texts.load(reader);
    m_lexicons.load(reader);
    m_links.load(reader);
    m_isHouseToBeKept = !accounts::loadDeleted(reader).isEmpty(); // what a stop has cut short goes on at once
    // Ready means able to answer: the indexes are there before the first request.
    std::atomic<int> left = int(m_companies->all().size());
    std::promise<void> loaded;
    if (left == 0)
        return;
    for (const accounts::CompanyPtr &company : m_companies->all()) {
        m_indexes->refresh(company->key, [&left, &loaded] {
            if (--left == 0)
                loaded.set_value();
        });
    }
    loaded.get_future().wait();
}

Result<void> Runtime::listen()
{
    const QStringList unhandled = m_dispatcher->unhandled();
    if (!unhandled.isEmpty())
        return fail(
            ErrorCode::InternalError, u"Endpoints without a handler: %1"_s.arg(unhandled.join(u", "_s)));
    m_queue->start();
    m_feeds->start();
    m_sourceReader->start();
    m_totals->start();
    if (m_modelClient)
        m_modelClient->start();
    if (m_embeddings)
        m_embeddings->start();
    m_limits.maxConnections = std::min(m_limits.maxConnections, m_config.maxConnections);
    if (m_limits.maxPerAddress == http::GuardLimits::kQuarter) // else a test set it
        m_limits.maxPerAddress = m_config.maxConnectionsPerAddress;
    m_front = std::make_unique<http::HttpFront>(*m_dispatcher, m_limits);
    using api::Listener;
    QSet<Listener> onBase{Listener::Base};
    if (!m_config.appListen)
        onBase << Listener::App;
    const auto base = m_front->open(m_config.listen, onBase, m_config.workers);
    if (!base)
        return tl::unexpected(base.error());
    m_addresses.base = m_addresses.app = base->url();
    if (m_config.appListen) {
        const auto app = m_front->open(*m_config.appListen, {Listener::App}, m_config.workers);
        if (!app)
            return tl::unexpected(app.error());
        m_addresses.app = app->url();
    }
    const auto admin = m_front->open(m_config.adminListen, {Listener::Admin}, kAdminWorkers);
    if (!admin)
        return tl::unexpected(admin.error());
    m_addresses.admin = admin->url();
    return {};
}

Result<void> Runtime::announce()
{
    m_isAnnounced = true;
    const QByteArray token = "adl_" + randomBase62(43);
    m_adminToken = Secret(token);
    m_sessions->setLocalToken(m_adminToken);
    const auto owner = QFile::ReadOwner | QFile::WriteOwner;
    if (const auto written = writeFile(m_config.dataDir + u"/admin.token"_s, token + '\n', owner); !written)
        return written;
    const json::Object server{{u"pid"_s, qint64(QCoreApplication::applicationPid())},
        {u"base_url"_s, m_addresses.base.toString()}, {u"app_url"_s, m_addresses.app.toString()},
        {u"admin_url"_s, m_addresses.admin.toString()}, {u"region"_s, m_config.region},
        {u"version"_s, QString::fromLatin1(ANSWERDESK_VERSION)}};
    if (const auto written
        = writeFile(m_config.dataDir + u"/server.json"_s, json::Value(server).toJson() + '\n', owner);
        !written)
        return written;
    m_housekeeper = std::thread([this] { runHousekeeping(); });
    m_dispatcher->setReady(true);
    qCInfo(area::server, "version %s is ready at %s, with the data folder %s and %s %s", ANSWERDESK_VERSION,
        qUtf8Printable(m_addresses.base.toString()), qUtf8Printable(m_config.dataDir),
        m_database->dialect() == storage::Dialect::Sqlite ? "SQLite" : "PostgreSQL",
        qUtf8Printable(m_database->engineVersion()));
    return {};
}

void Runtime::runHousekeeping()
{
    m_sourceReader->readDue(); // what was cut short goes on at once
    logSandbox(m_extractor, m_stopping.get_token());
    if (&m_clock != &m_systemClock)
        return; // who turns the clock says when a minute has passed
    std::unique_lock lock(m_housekeepingMutex);
    while (!m_isStopping) {
        m_housekeepingWake.wait_for(
            lock, std::chrono::minutes(1), [this] { return m_isStopping || m_isHouseToBeKept; });
        if (m_isStopping)
            return;
        m_isHouseToBeKept = false;
        lock.unlock();
        keepHouse();
        lock.lock();
    }
}

void Runtime::keepHouse()
{
    const std::scoped_lock lock(m_keepHouseMutex);
    flushUsage();
    m_sourceReader->readDue();
    m_totals->retry();
    if (m_housekeeping->run())
        keepHouseSoon();
}

void Runtime::keepHouseSoon()
{
    {
        const std::scoped_lock lock(m_housekeepingMutex);
        m_isHouseToBeKept = true;
    }
    m_housekeepingWake.notify_all();
}

void Runtime::forgetCompany(const QString &companyKey)
{
    m_companies->remove(companyKey);
    m_diagnosticRows->forget(companyKey);
    m_keys.forget(companyKey);
    m_indexes->forget(companyKey);
    m_texts.forget(companyKey);
    m_lexicons.forget(companyKey);
    m_links.forget(companyKey);
    m_faqCache->forget(companyKey);
    // Who watches is told that there is nothing to see any more.
    m_queue->watches().announce(companyKey);
    m_feeds->changed(companyKey);
    m_imports->announce(companyKey);
    if (m_embeddings)
        m_embeddings->keeper().wake();
}

void Runtime::flushUsage()
{
    const QList<accounts::KeyUsage> usage = m_keys.takeUsage();
    if (usage.isEmpty())
        return;
    m_database->writer().submit(
        [this, usage](storage::Connection &connection) -> Result<bool> {
            m_keys.beginStoring();
            accounts::addUsage(connection, usage);
            return true;
        },
        [this](const Result<bool> &written) { m_keys.settleUsage(written.has_value()); });
}

Result<void> Runtime::putAdmin(
    const QString &email, const Secret &password, accounts::Role role, const QStringList &companies)
{
    const accounts::AdminPtr known = m_sessions->adminByEmail(email);
    accounts::Admin admin = known ? *known : accounts::Admin{};
    const qint64 now = m_clock.nowMs();
    if (!known) {
        admin.id = uuid7(now);
        admin.email = email;
        admin.role = role;
        admin.companies = companies;
        admin.createdMs = now;
    } else {
        admin.isDisabled = false; // who may write the data folder may open a door that was closed
        ++admin.revision;
    }
    admin.updatedMs = now;
    admin.passwordHash = accounts::hashPassword(password);
    const Result<bool> written
        = m_database->writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
              accounts::AuditRow row;
              row.actor = u"local"_s;
              row.action = known ? u"admin.password-set"_s : u"admin.created"_s;
              row.target = admin.email;
              if (!known)
                  row.after = QString::fromUtf8(schema::toJson(admin.toApi()));
              accounts::insertAudit(connection, row, now);
              if (known) {
                  accounts::updatePassword(connection, admin);
                  if (const Result<void> updated = accounts::updateAdmin(connection, admin); !updated)
                      return tl::unexpected(updated.error());
                  return true;
              }
              if (const Result<void> inserted = accounts::insertAdmin(connection, admin); !inserted)
                  return tl::unexpected(inserted.error());
              return true;
          });
    if (!written)
        return tl::unexpected(written.error());
    m_sessions->putAdmin(admin);
    m_sessions->endSessionsOf(admin.id);
    return {};
}

void Runtime::stop()
{
    if (std::exchange(m_isStopped, true))
        return;
    if (m_dispatcher)
        m_dispatcher->setReady(false);
    if (m_front)
        m_front->announceEnd();
    {
        const std::scoped_lock lock(m_housekeepingMutex);
        m_isStopping = true;
    }
    m_housekeepingWake.notify_all();
    m_stopping.request_stop();
    if (m_housekeeping)
        m_housekeeping->stop();
    if (m_housekeeper.joinable())
        m_housekeeper.join();
    // Watchers hold requests open; they are ended before the front waits for its last answer.
    if (m_queue)
        m_queue->beginStop();
    if (m_feeds)
        m_feeds->beginStop();
    if (m_sourceReader)
        m_sourceReader->stop();
    if (m_modelClient)
        m_modelClient->stop(); // what waits for a model is answered without it
    if (m_embeddings)
        m_embeddings->stop();
    if (m_accessLog)
        m_accessLog->requests().endWatching();
    if (m_imports)
        m_imports->watches().end();
    m_changes.end();
    if (m_logWatches) {
        programLog().unwatch(m_logWatch);
        m_logWatches->end();
    }
    if (m_maintenance)
        m_maintenance->stop();
    if (m_front)
        m_front->stop(m_config.drainSeconds * 1000);
    // Handlers may still be at it for clients that were given up. They hand on to passwords and documents,
    // and all of them to the writer: each ends before what it uses.
    if (m_dispatcher)
        m_dispatcher->finishHandlers();
    if (m_queue)
        m_queue->stop();
    if (m_feeds)
        m_feeds->stop();
    m_passwords.finish();
    m_modelTrials.finish();
    m_readingPool.finish();
    if (m_totals)
        m_totals->finish();
    m_evaluations.stop();
    if (m_database) {
        // An earlier flush ends first, so that this one takes the rest.
        (void)m_database->writer().submitAndWait([](storage::Connection &) -> Result<bool> { return true; });
        flushUsage();
    }
    if (m_isAnnounced) {
        QFile::remove(m_config.dataDir + u"/server.json"_s);
        QFile::remove(m_config.dataDir + u"/admin.token"_s);
    }
    // Completions of jobs that are still queued use the parts below. Waiting for a last job would not do: a
    // database that is gone refuses it before theirs have run.
    if (m_database) {
        m_database->writer().finish();
        m_hasDatabaseFailed = m_database->writer().hasFailed();
    }
    m_front.reset();
    m_dispatcher.reset(); // its handlers hold the services
    m_logWatches.reset();
    m_maintenance.reset();
    m_faqServices.reset();
    m_modelClient.reset(); // what it still had to say goes to the queue
    m_feeds.reset();
    m_queue.reset();
    m_faqModel.reset();
    m_sourceReader.reset();
    m_imports.reset();
    m_models.reset();
    m_indexes.reset(); // wakes the embeddings whenever it changes
    m_embeddings.reset();
    m_database.reset();
}

} // namespace answerdesk::app
