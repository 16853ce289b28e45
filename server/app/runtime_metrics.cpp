// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "server/app/maintenance_handlers.h"
#include "server/app/process_figures.h"
#include "server/app/runtime.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using http::counter;
using http::gauge;
using http::MetricFamily;
using Families = std::vector<MetricFamily>;

namespace {

/// A histogram from counts that were kept by bounds, each value counted once.
template <typename Counts, typename Bounds>
MetricFamily histogramOf(
    const char *name, const char *help, const Counts &counts, const Bounds &bounds, double unit, double sum)
{
    MetricFamily family{name, help, MetricFamily::Type::Histogram, {}, {{}}};
    http::HistogramCounts &histogram = family.samples.front().histogram;
    quint64 cumulated = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        cumulated += counts[i];
        if (bounds[i] >= 0) {
            family.bounds.push_back(double(bounds[i]) * unit);
            histogram.cumulated.push_back(cumulated);
        }
    }
    histogram.cumulated.push_back(cumulated);
    histogram.sum = sum;
    return family;
}

void collectDatabase(storage::Database &database, Families &families)
{
    using storage::WriteFigures;
    const storage::WriteQueue &writer = database.writer();
    const WriteFigures figures = writer.figures();
    families.push_back(gauge("answerdesk_database_available",
        "1 while the database accepts writes, as far as known, else 0.", writer.isAvailable()));
    families.push_back(
        gauge("answerdesk_write_queue_length", "Write jobs in the queue.", double(writer.queued())));
    families.push_back(gauge("answerdesk_write_queue_capacity",
        "Maximum write jobs in the queue; more are refused.", double(storage::WriteQueue::kMaxQueued)));
    families.push_back(
        counter("answerdesk_write_jobs_total", "Write jobs that were run.", double(figures.jobs)));
    families.push_back(
        counter("answerdesk_commits_total", "Transactions that were committed.", double(figures.commits)));
    families.push_back(counter("answerdesk_commits_lost_total",
        "Transactions that were lost as a whole; no caller was notified of success.", double(figures.lost)));
    families.push_back(histogramOf("answerdesk_commit_jobs", "Write jobs of a transaction.", figures.batches,
        WriteFigures::kBatchBounds, 1, double(figures.jobs)));
    families.push_back(histogramOf("answerdesk_commit_seconds", "Time of a COMMIT.", figures.commitTimes,
        WriteFigures::kTimeBounds, 1e-6, double(figures.commitMicros) / 1e6));
}

} // namespace

void Runtime::addCollectors()
{
    m_metrics.add([this](Families &families) {
        families.push_back({"answerdesk_build_info", "1, with the version of the server and of Qt as labels.",
            MetricFamily::Type::Gauge, {},
            {{{{"version", ANSWERDESK_VERSION}, {"qt_version", qVersion()},
                  {"region", m_config.region.toLatin1()}},
                1}}});
        collectProcess(families);
        families.push_back(gauge("answerdesk_ready",
            "1 while the server accepts requests, 0 while it starts or stops.", isReady()));
    });
    m_metrics.add([this](Families &families) {
        m_dispatcher->metrics().collect(families);
        families.push_back(gauge("answerdesk_http_requests_in_flight", "Requests without their answer.",
            double(m_dispatcher->counters().pending)));
        families.push_back(gauge("answerdesk_shop_requests_per_second",
            "Requests of shops in the last whole minute, divided by its 60 seconds.",
            m_dispatcher->traffic().ofAll(m_clock.nowMs()).perSecond()));
        families.push_back(gauge("answerdesk_repeated_messages_waiting",
            "Repeated messages waiting for the first one with their Idempotency-Key.",
            double(m_messagesInFlight->waiting())));
        families.push_back(gauge("answerdesk_http_connections", "Open connections of all addresses.",
            m_front ? double(m_front->connections()) : 0));
        families.push_back(counter("answerdesk_access_log_lost_lines_total",
            "Lines missing from the access log because the disk was full or too slow.",
            double(m_accessLog->lostLines())));
    });
    m_metrics.add([this](Families &families) { m_diagnosticRows->collect(families); });
    m_metrics.add([this](Families &families) { collectDatabase(*m_database, families); });
    m_metrics.add([this](Families &families) {
        families.push_back(gauge("answerdesk_database_size_bytes", "Size of the database on disk.",
            double(m_database->sizeBytes())));
        if (m_database->dialect() == storage::Dialect::Sqlite) {
            families.push_back(gauge("answerdesk_write_ahead_log_bytes",
                "Length of the database's write-ahead log.", double(m_database->logBytes())));
        }
    });
    m_metrics.add([this](Families &families) {
        m_faqCache->collect(families);
        families.push_back(gauge("answerdesk_sessions", "Sessions of administrators that have not expired.",
            double(m_sessions->sessions().size())));
        families.push_back(gauge("answerdesk_password_jobs", "Sign-ins and password changes in the queue.",
            double(m_passwords.waiting())));
        families.push_back(
            gauge("answerdesk_import_jobs", "Documents waiting to be read.", double(m_readingPool.taken())));
        families.push_back(gauge("answerdesk_companies", "Companies.", double(m_companies->all().size())));
        families.push_back(gauge("answerdesk_knowledge_passages", "Passages in the retrieval indexes.",
            double(m_indexes->passageCount())));
    });
    m_metrics.add([this](Families &families) {
        families.push_back(gauge("answerdesk_imports_running", "Imports of documents in progress.",
            double(m_imports->runningCount())));
    });
    m_metrics.add([this](Families &families) { m_sourceReader->collect(families); });
    m_metrics.add([this](Families &families) { m_queue->collect(families); });
    m_metrics.add([this](Families &families) { m_feeds->collect(families); });
    if (m_embeddings)
        m_metrics.add([this](Families &families) { m_embeddings->collect(families); });
    if (m_models) {
        m_metrics.add([this](Families &families) {
            m_modelClient->collect(families);
            m_models->collect(families);
            m_faqModel->collect(families);
        });
    }
}

api::ServerStatus Runtime::status()
{
    api::ServerStatus status;
    status.version = QString::fromLatin1(ANSWERDESK_VERSION);
    status.qtVersion = QString::fromLatin1(qVersion());
    status.region = m_config.region;
    status.startedAt.ms = m_startedMs;
    status.uptimeSeconds = (m_clock.nowMs() - m_startedMs) / 1000;
    status.baseUrl = m_addresses.base.toString();
    status.appUrl = m_addresses.app.toString();
    status.adminUrl = m_addresses.admin.toString();
    const bool isFile = m_database->dialect() == storage::Dialect::Sqlite;
    status.database = api::DatabaseStatus{isFile ? u"sqlite"_s : u"postgresql"_s, m_database->sizeBytes(),
        m_database->schemaVersion(), m_database->engineVersion()};
    status.companies = int(m_companies->all().size());
    status.passages = m_indexes->passageCount();
    status.generating = m_queue->pending();
    status.requestsPerSecond = m_dispatcher->traffic().ofAll(m_clock.nowMs()).perSecond();
    status.requestsTotal = qint64(m_dispatcher->metrics().requests());
    status.errorsTotal = qint64(m_dispatcher->metrics().serverErrors());
    return status;
}

void Runtime::registerMonitoring()
{
    addCollectors();
    const auto sees = [this](const http::Request &request, const QString &companyKey, qint64 atMs) {
        if (request.principal.isOperator)
            return true;
        const accounts::AdminPtr admin = m_sessions->admin(request.principal.adminId);
        // What was before it was made belongs to an earlier company with the same key.
        const accounts::CompanyPtr company = m_companies->find(companyKey);
        return company && atMs >= company->createdMs && admin && admin->sees(companyKey);
    };
    const auto hides = [this](const http::Request &request, const QString &actor) {
        return m_gatekeeper->shownActor(request.principal, actor) != actor;
    };
    const auto isOperator = [this](const QByteArray &bearer) {
        const auto session = m_sessions->find(bearer);
        return session && session->admin->role == accounts::Role::Operator;
    };
    registerMonitorHandlers(*m_dispatcher,
        std::make_shared<MonitorServices>(
            MonitorServices{m_metrics, m_config.metricsToken, *m_accessLog, sees, hides, isOperator}));
}

void Runtime::registerMaintenance()
{
    m_logWatches = std::make_unique<http::WatchList>();
    m_logWatch = programLog().watch([this] { m_logWatches->announce(u"log"_s); });
    registerMaintenanceHandlers(*m_dispatcher,
        std::make_shared<MaintenanceServices>(MaintenanceServices{
            *m_database, *m_maintenance, m_clock, m_config.values, programLog(), *m_logWatches}));
}

} // namespace answerdesk::app
