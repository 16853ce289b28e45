// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include "server/app/stop_signals.h"
#include "shared/client/import_plan.h"
#include <QtCore/QDir>
#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <cstdio>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using client::ApiFailure;
using client::ApiResult;
using client::ImportPlan;

namespace {

constexpr int kInFlight = 4; ///< documents that are sent at once
constexpr int kMaxAttempts = 30; ///< of a document, as long as the server has no room for it
constexpr qsizetype kFaultsAtOnce = 200; ///< in one request

void showProgress(qsizetype done, qsizetype all, const QString &path)
{
    if (::isatty(STDERR_FILENO)) {
        const int filled = int(30 * done / all);
        std::fprintf(stderr, "\r[%-30s] %lld/%lld %-50.50s%s", QByteArray(filled, '#').constData(),
            static_cast<long long>(done), static_cast<long long>(all), qUtf8Printable(path),
            done == all ? "\n" : "");
    } else if (done == all || done % 25 == 0) {
        std::fprintf(
            stderr, "%lld of %lld documents\n", static_cast<long long>(done), static_cast<long long>(all));
    }
}

/// Of a document the server says in the field named like it what is wrong.
QString reasonOf(const Error &error)
{
    return error.invalidFields.empty() ? error.text() : error.invalidFields.front().second;
}

using Faults = QList<ImportPlan::Fault>;

json::Array arrayOf(const Faults &faults)
{
    json::Array out;
    for (const ImportPlan::Fault &fault : faults)
        out.push_back(json::Object{{u"path"_s, fault.path}, {u"reason"_s, fault.reason}});
    return out;
}

/// Sends the documents of a plan, several at a time. Main thread; run() turns the event loop until all have
/// their answer.
class Uploads final : public QObject
{
public:
    Uploads(BlockingClient &client, ImportPlan &plan, QString company, QString source, QString import)
        : m_client(client)
        , m_plan(plan)
        , m_company(std::move(company))
        , m_source(std::move(source))
        , m_import(std::move(import))
        , m_all(plan.items().size() + plan.faults().size())
        , m_done(plan.faults().size())
    {
    }

    void run()
    {
        while (m_inFlight < kInFlight && startNext()) { }
        if (m_inFlight > 0)
            m_loop.exec();
    }
    /// Sends nothing more; run() returns when the answers under way are there.
    void stop() { m_isStopped = true; }

    bool isStopped() const { return m_isStopped; }
    /// Why the import cannot go on, when that is so.
    const std::optional<ApiFailure> &failure() const { return m_failure; }
    const Faults &refused() const { return m_refused; }
    const Faults &skipped() const { return m_skipped; }
    /// Documents that could not be read when their turn came: the server does not know of them.
    const Faults &unread() const { return m_unread; }
    qint64 documents() const { return m_documents; }
    qint64 passages() const { return m_passages; }

private:
    bool startNext()
    {
        while (!m_isStopped && m_next < m_plan.items().size()) {
            const ImportPlan::Item &item = m_plan.items()[m_next++];
            auto bytes = m_plan.read(item);
            if (bytes) {
                ++m_inFlight;
                send(item.path, *bytes, 1);
                return true;
            }
            m_unread.append({item.path, bytes.error()});
            settle(item.path);
        }
        return false;
    }

    void send(const QString &path, const QByteArray &bytes, int attempt)
    {
        client::CallArguments arguments;
        arguments.segments = {m_company, m_source};
        arguments.query = {{u"path"_s, path}, {u"import_id"_s, m_import}};
        arguments.body = bytes;
        arguments.contentType = "application/octet-stream";
        arguments.timeoutMs = 120'000; // a large document waits behind others
        m_client.start(
            Endpoint::PutDocument, std::move(arguments), this, [this, path, bytes, attempt](auto answer) {
                if (!answer && isBusy(answer.error()) && attempt < kMaxAttempts && !m_isStopped) {
                    const int seconds = std::max(1, answer.error().error.retryAfterSeconds);
                    return QTimer::singleShot(seconds * 1000, this,
                        [this, path, bytes, attempt] { send(path, bytes, attempt + 1); });
                }
                answered(path, answer);
            });
    }

    static bool isBusy(const ApiFailure &failure)
    {
        return !failure.offline && failure.error.code == ErrorCode::Unavailable;
    }

    void answered(const QString &path, const ApiResult<json::Value> &answer)
    {
        --m_inFlight;
        if (answer) {
            ++m_documents;
            m_passages += numberOf(*answer, u"passages");
            for (const json::Value &reason : *answer->find(u"skipped")->asArray())
                m_skipped.append({path, *reason.asString()});
        } else if (answer.error().offline || answer.error().error.code == ErrorCode::ImportNotRunning
            || answer.error().error.code == ErrorCode::NotFound) {
            if (!m_failure)
                m_failure = answer.error();
            m_isStopped = true;
        } else {
            m_refused.append({path, reasonOf(answer.error().error)});
        }
        settle(path);
        startNext();
        if (m_inFlight == 0)
            m_loop.quit();
    }

    void settle(const QString &path) { showProgress(++m_done, m_all, path); }

    BlockingClient &m_client;
    ImportPlan &m_plan;
    const QString m_company, m_source, m_import;
    const qsizetype m_all;
    qsizetype m_done;
    qsizetype m_next = 0;
    int m_inFlight = 0;
    bool m_isStopped = false;
    QEventLoop m_loop;
    std::optional<ApiFailure> m_failure;
    Faults m_refused, m_skipped, m_unread;
    qint64 m_documents = 0, m_passages = 0;
};

/// What became of all imports of one command.
struct Totals {
    json::Array imports;
    Faults refused, skipped;
    qint64 found = 0, documents = 0, passages = 0, unchanged = 0, removed = 0;
    bool isComplete = true;
};

class Import
{
public:
    Import(Shell &shell, const QString &company, Totals &totals)
        : m_shell(shell)
        , m_company(company)
        , m_totals(totals)
    {
    }

    /// False when nothing more is to be imported.
    bool run(ImportPlan &plan, json::Object target, bool prune)
    {
        m_totals.found += plan.items().size() + plan.faults().size();
        target.emplace_back(u"found"_s, qint64(plan.items().size() + plan.faults().size()));
        const auto begun = m_shell.client().call(
            Endpoint::CreateImport, {m_company}, json::Value(std::move(target)).toJson());
        if (!begun)
            return end(begun.error());
        m_import = begun->string(u"import_id");
        m_totals.refused << plan.faults();
        if (const auto told = tell(plan.faults()); !told)
            return end(told.error());
        Uploads uploads(m_shell.client(), plan, m_company, begun->string(u"source_id"), m_import);
        QObject::connect(&m_stopSignals, &StopSignals::received, &uploads, [&uploads] { uploads.stop(); });
        if (m_stopSignals.wasReceived())
            uploads.stop();
        uploads.run();
        m_totals.refused << uploads.unread() << uploads.refused();
        m_totals.skipped << uploads.skipped();
        m_totals.documents += uploads.documents();
        m_totals.passages += uploads.passages();
        if (uploads.failure() && uploads.failure()->offline)
            return end(*uploads.failure());
        if (uploads.failure())
            m_shell.fail(*uploads.failure());
        const bool isCancelled = uploads.isStopped() || m_stopSignals.wasReceived();
        if (!isCancelled) {
            if (const auto told = tell(uploads.unread()); !told)
                return end(told.error());
        }
        return settle(isCancelled, prune);
    }

private:
    ApiResult<bool> tell(const Faults &faults)
    {
        for (qsizetype from = 0; from < faults.size(); from += kFaultsAtOnce) {
            const json::Object body{{u"failed"_s, arrayOf(faults.mid(from, kFaultsAtOnce))}};
            const auto told = m_shell.client().call(
                Endpoint::AddToImportReport, {m_company, m_import}, json::Value(body).toJson());
            if (!told)
                return tl::unexpected(told.error());
        }
        return true;
    }

    bool settle(bool isCancelled, bool prune)
    {
        client::CallArguments arguments;
        arguments.segments = {m_company, m_import};
        arguments.timeoutMs = 300'000; // thousands of documents may have vanished
        if (!isCancelled)
            arguments.body = json::Value(json::Object{{u"prune"_s, prune}}).toJson();
        auto ended = m_shell.client().call(
            isCancelled ? Endpoint::CancelImport : Endpoint::FinishImport, std::move(arguments));
        if (!ended && ended.error().error.code == ErrorCode::ImportNotRunning) // it was ended elsewhere
            ended = m_shell.client().call(Endpoint::GetImport, {m_company, m_import});
        if (!ended)
            return end(ended.error());
        if (ended->string(u"state") != u"done") {
            m_shell.say(u"The import is %1; documents read so far are kept."_s.arg(ended->string(u"state")));
            m_totals.isComplete = false;
        }
        m_totals.unchanged += numberOf(*ended, u"unchanged");
        m_totals.removed += numberOf(*ended, u"removed");
        m_totals.imports.push_back(*ended);
        return m_totals.isComplete;
    }

    bool end(const ApiFailure &failure)
    {
        m_shell.fail(failure);
        m_totals.isComplete = false;
        return false;
    }

    Shell &m_shell;
    const QString m_company;
    Totals &m_totals;
    StopSignals m_stopSignals;
    QString m_import;
};

void print(Shell &shell, const Totals &totals)
{
    for (const ImportPlan::Fault &fault : totals.skipped)
        shell.say(u"skipped %1: %2"_s.arg(fault.path, fault.reason));
    for (const ImportPlan::Fault &fault : totals.refused)
        shell.say(u"refused %1: %2"_s.arg(fault.path, fault.reason));
    QStringList sources;
    for (const json::Value &import : totals.imports)
        sources << import.string(u"source_id");
    if (shell.isSet(u"json"_s)) {
        const json::Object report{{u"source_id"_s, sources.value(0)}, {u"imports"_s, totals.imports},
            {u"found"_s, totals.found}, {u"documents"_s, totals.documents}, {u"passages"_s, totals.passages},
            {u"unchanged"_s, totals.unchanged}, {u"removed"_s, totals.removed},
            {u"skipped"_s, arrayOf(totals.skipped)}, {u"refused"_s, arrayOf(totals.refused)}};
        std::printf("%s\n", json::Value(report).toJson().constData());
        return;
    }
    std::printf(
        "%lld documents imported into source %s, %lld passages, %lld unchanged, %lld removed, %lld refused\n",
        static_cast<long long>(totals.documents), qUtf8Printable(sources.join(u", "_s)),
        static_cast<long long>(totals.passages), static_cast<long long>(totals.unchanged),
        static_cast<long long>(totals.removed), static_cast<long long>(totals.refused.size()));
}

} // namespace

int importDocuments(
    Shell &shell, const QString &company, const QStringList &paths, const ImportOptions &options)
{
    const bool isOne = !options.sourceId.isEmpty() || !options.name.isEmpty();
    std::vector<std::pair<QString, std::unique_ptr<ImportPlan>>> plans;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.exists()) {
            shell.say(u"There is no file or folder %1."_s.arg(path));
            return kFailed;
        }
        if (plans.empty() || !isOne) {
            const QString own = info.isDir() ? QDir(info.absoluteFilePath()).dirName() : info.fileName();
            plans.emplace_back(own, std::make_unique<ImportPlan>());
        }
        plans.back().second->add(path);
        if (plans.back().second->isEmpty()) {
            shell.say(u"%1 contains no Markdown, HTML, Word, CSV or text files."_s.arg(path));
            return kFailed;
        }
    }
    Totals totals;
    for (const auto &[own, plan] : plans) {
        const json::Object target = !options.sourceId.isEmpty()
            ? json::Object{{u"source_id"_s, options.sourceId}}
            : json::Object{{u"name"_s, options.name.isEmpty() ? own : options.name}};
        if (!Import(shell, company, totals).run(*plan, target, options.prune))
            break;
    }
    if (!totals.imports.empty())
        print(shell, totals);
    return totals.isComplete && totals.refused.isEmpty() && totals.skipped.isEmpty() ? kDone : kFailed;
}

} // namespace answerdesk::app
