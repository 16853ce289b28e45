// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/embedded_server.h"
#include "console/app/page/in_background.h"
#include "console/words/server_words.h"
#include "resources/server_resources.h"
#include "server/app/demo_history.h"
#include "server/app/demo_shop.h"
#include "server/app/program_log.h"
#include "server/app/runtime.h"
#include "server/app/settings_file.h"
#include "server/app/stop_signals.h"
#include "server/storage/database/backup.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QPointer>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryFile>
#include <QtNetwork/QTcpServer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The settings of a data folder as its server takes them: those of its file, and free ports of this computer
/// where it names none.
Result<app::Config> configOf(const QMap<QString, QString> &given, const QString &file)
{
    const QString known = QFile::exists(file) ? file : QString();
    Result<app::Config> config = app::loadConfig(given, {}, known);
    if (!config)
        return config;
    QMap<QString, QString> options = given;
    for (const app::SettingValue &value : std::as_const(config->values)) {
        const QString name = QString::fromLatin1(value.setting->name);
        if (value.source == api::SettingSource::Default && (name == u"listen" || name == u"admin_listen"))
            options.insert(name, u"127.0.0.1:0"_s);
    }
    config = app::loadConfig(options, {}, known);
    if (config)
        config->file = file; // it is written once something is set
    return config;
}

/// What a server would be started with. One that would not start has its file's texts over the defaults, so
/// that what is wrong can be seen and changed.
api::ServerSettings settingsOf(const QString &dataDir)
{
    const QString file = EmbeddedServer::settingsFile(dataDir);
    const QMap<QString, QString> given{{u"data_dir"_s, dataDir}};
    Result<app::Config> config = configOf(given, file);
    QMap<QString, QString> typed;
    if (!config) {
        config = app::loadConfig(given, {}, {});
        for (const QByteArray &line : contentOf(file).split('\n')) {
            const QString text = QString::fromUtf8(line);
            if (!text.trimmed().startsWith(u'#'))
                typed.insert(text.section(u'=', 0, 0).trimmed(), text.section(u'=', 1).trimmed());
        }
    }
    api::ServerSettings all;
    if (!config)
        return all;
    for (const app::SettingValue &value : std::as_const(config->values)) {
        api::ServerSetting setting = app::shownSetting(value);
        if (typed.contains(setting.name)) {
            setting.isSet = true;
            setting.value = setting.isSecret ? std::nullopt : std::optional(typed.value(setting.name));
            setting.source = api::SettingSource::File;
            setting.origin = file;
        }
        all.settings.push_back(std::move(setting));
    }
    return all;
}

/// Why no server could ever listen there; empty when one could. An address in use is none: it may be this
/// very server that uses it.
QString faultOfAddress(const http::ListenAddress &address)
{
    QTcpServer attempt;
    const bool mayListen = attempt.listen(address.host, address.port)
        || attempt.serverError() == QAbstractSocket::AddressInUseError;
    return mayListen ? QString() : attempt.errorString();
}

/// What the check of a settings file would say of these changes; empty when nothing.
QString faultOfSettings(const QString &dataDir, const QMap<QString, QString> &changes)
{
    QTemporaryFile changed(QDir::tempPath() + u"/answerdesk-XXXXXX.conf"_s);
    if (!changed.open()
        || changed.write(app::changedSettings(contentOf(EmbeddedServer::settingsFile(dataDir)), changes)) < 0
        || !changed.flush())
        return EmbeddedServer::tr("The settings cannot be checked: %1").arg(changed.errorString());
    const Result<app::Config> config = configOf({{u"data_dir"_s, dataDir}}, changed.fileName());
    if (!config) // "The setting NAME (FILE, line N): what is wrong"
        return serverwords::translated(config.error().text().section(u"): "_s, -1));
    for (const QString &fault : app::faultsOf(*config)) {
        if (changes.contains(fault.section(u": "_s, 0, 0)))
            return serverwords::translated(fault.section(u": "_s, 1));
    }
    const std::pair<QString, std::optional<http::ListenAddress>> addresses[] = {{u"listen"_s, config->listen},
        {u"app_listen"_s, config->appListen}, {u"admin_listen"_s, config->adminListen}};
    for (const auto &[name, address] : addresses) {
        if (address && changes.contains(name)) {
            if (const QString fault = faultOfAddress(*address); !fault.isEmpty())
                return fault;
        }
    }
    return {};
}

/// Holds the port that the pages of the demo shop stand on; there is none where it was not asked for.
QString sitePortFileIn(const QString &dataDir) { return dataDir + u"/demo-site-port"_s; }

} // namespace

class EmbeddedServer::Worker final : public QObject
{
public:
    Worker(EmbeddedServer &owner, QString dataDir, QMap<QString, QString> settings)
        : m_owner(owner)
        , m_dataDir(std::move(dataDir))
        , m_settings(std::move(settings))
    {
    }

    void start(bool withDemoShop)
    {
        if (m_isBusy)
            return; // what is under way answers for this one as well
        m_isBusy = true;
        Result<void> up = m_runtime ? Result<void>() : bringUp(withDemoShop);
        m_isBusy = false;
        if (up && m_runtime->hasDatabaseFailed())
            up = fail(databaseFailure());
        if (!up)
            tearDown();
        if (m_stopWanted || m_endWanted)
            return m_endWanted ? end() : stop();
        if (!up)
            return emit m_owner.failed(up.error());
        emit m_owner.started(m_runtime->addresses().admin, m_runtime->adminToken());
    }

    void stop()
    {
        m_stopWanted = m_isBusy;
        if (m_isBusy) // the demo shop is filled from an event loop of its own: not under its feet
            return;
        tearDown();
        emit m_owner.stopped();
    }

    void end()
    {
        m_endWanted = true;
        if (m_isBusy)
            return;
        tearDown();
        thread()->quit();
    }

private:
    static Error databaseFailure()
    {
        return Error::make(ErrorCode::Unavailable,
            EmbeddedServer::tr("Its database files failed. The server log has the details. All confirmed "
                               "changes are kept."));
    }

    void stopAfterFailure()
    {
        // A start that is under way looks by itself; another one may have replaced what failed.
        if (m_isBusy || !m_runtime || !m_runtime->hasDatabaseFailed())
            return;
        tearDown();
        emit m_owner.failed(databaseFailure());
    }

    QString sitePortFile() const { return sitePortFileIn(m_dataDir); }

    Result<void> bringUp(bool withDemoShop)
    {
        emit m_owner.progressed(EmbeddedServer::tr("Preparing the database"));
        if (!QDir().mkpath(m_dataDir))
            return fail(ErrorCode::Unavailable,
                EmbeddedServer::tr("The folder %1 cannot be created.").arg(m_dataDir));
        const bool hasDemoShop = QFile::exists(sitePortFile());
        QMap<QString, QString> options = m_settings;
        options.insert(u"data_dir"_s, m_dataDir);
        if (withDemoShop || hasDemoShop) // its pages are on this computer
            options.insert(u"fetch_allow_loopback"_s, u"true"_s);
        const Result<app::Config> config = configOf(options, settingsFile(m_dataDir));
        if (!config)
            return tl::unexpected(config.error());
        if (withDemoShop || hasDemoShop)
            m_site = std::make_unique<app::DemoSite>(demoSitePort());
        if (withDemoShop) {
            if (m_site->url().isEmpty())
                m_site = std::make_unique<app::DemoSite>();
            if (const Result<void> done = writeHistory(*config); !done)
                return done;
        }
        auto runtime = app::Runtime::start(*config);
        if (!runtime)
            return tl::unexpected(runtime.error());
        m_runtime = std::move(*runtime);
        m_runtime->whenDatabaseFails([this] {
            QMetaObject::invokeMethod(
                this, [this] { stopAfterFailure(); }, Qt::QueuedConnection);
        });
        return withDemoShop ? fillDemoShop() : Result<void>();
    }

    std::function<void(const QString &)> demoProgress()
    {
        return [this](const QString &step) { emit m_owner.progressed(serverwords::translated(step)); };
    }
    std::function<bool()> demoStopped()
    {
        return [this] { return m_stopWanted || m_endWanted; };
    }

    Result<void> writeHistory(const app::Config &config)
    {
        emit m_owner.progressed(EmbeddedServer::tr("Writing 60 days of fictional traffic"));
        const auto done = app::writeDemoHistory(config, m_site->url(), demoProgress(), demoStopped());
        return done ? Result<void>() : tl::unexpected(done.error());
    }

    Result<void> fillDemoShop()
    {
        app::DemoShop demo(*m_runtime, m_site->url());
        const auto summary = demo.prepare(demoProgress(), demoStopped());
        if (!summary)
            return tl::unexpected(summary.error());
        if (!*summary)
            return {};
        const QUrl page(json::Value(**summary).string(u"page_url"));
        QSaveFile file(sitePortFile());
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::number(page.port())) <= 0
            || !file.commit())
            return fail(ErrorCode::Unavailable,
                EmbeddedServer::tr("The file %1 cannot be written: %2")
                    .arg(file.fileName(), file.errorString()));
        return {};
    }

    /// The pages stand where they stood when the shop was made, else its company may not fetch them. Without
    /// the port the shop still answers; new FAQs say that the page cannot be reached.
    quint16 demoSitePort() const
    {
        QFile file(sitePortFile());
        const int port = file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
        return port > 0 && port <= 65535 ? quint16(port) : 0;
    }

    void tearDown()
    {
        m_site.reset();
        m_runtime.reset();
    }

    app::LogCapture m_capture; // for GET /admin/v1/log
    EmbeddedServer &m_owner; // its signals are queued to the GUI thread
    QString m_dataDir;
    QMap<QString, QString> m_settings;
    std::unique_ptr<app::Runtime> m_runtime;
    std::unique_ptr<app::DemoSite> m_site;
    bool m_isBusy = false;
    bool m_stopWanted = false;
    bool m_endWanted = false;
};

EmbeddedServer::EmbeddedServer(
    const QString &dataDir, const QMap<QString, QString> &settings, QObject *parent)
    : LocalServer(parent)
    , m_dataDir(dataDir)
    , m_worker(new Worker(*this, dataDir, settings))
{
    m_thread.setObjectName(u"local server"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

EmbeddedServer::~EmbeddedServer()
{
    // No signal has a receiver any more; what was acknowledged is still written before the thread ends.
    disconnect();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->end(); });
    m_thread.wait();
}

void EmbeddedServer::start(bool withDemoShop)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, withDemoShop] { worker->start(withDemoShop); });
}

bool EmbeddedServer::hasDemoShop() const { return QFile::exists(sitePortFileIn(m_dataDir)); }

void EmbeddedServer::stop()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->stop(); });
}

EmbeddedCare::EmbeddedCare(const QString &dataDir, QObject *parent)
    : LocalCare(parent)
    , m_dataDir(dataDir)
{
}

void EmbeddedCare::restore(const QString &backupFile)
{
    inBackground(
        this,
        [dataDir = m_dataDir, backupFile]() -> Result<QString> {
            initServerResources();
            QString keptAside;
            const auto facts = storage::restore(backupFile, dataDir, true, SystemClock().nowMs(), &keptAside);
            return facts ? Result<QString>(keptAside) : tl::unexpected(facts.error());
        },
        [this](const Result<QString> &done) {
            if (done)
                emit restored(*done);
            else
                emit failed(done.error());
        });
}

void EmbeddedCare::readSettings()
{
    inBackground(
        this, [dataDir = m_dataDir] { return settingsOf(dataDir); },
        [this](const api::ServerSettings &settings) { emit settingsRead(settings); });
}

void EmbeddedCare::checkSettings(const QMap<QString, QString> &changes)
{
    inBackground(
        this, [dataDir = m_dataDir, changes] { return faultOfSettings(dataDir, changes); },
        [this](const QString &fault) { emit settingsChecked(fault); });
}

void EmbeddedCare::saveSettings(const QMap<QString, QString> &changes)
{
    struct Outcome {
        QString fault;
        Result<void> written;
    };
    inBackground(
        this,
        [dataDir = m_dataDir, changes]() -> Outcome {
            if (const QString fault = faultOfSettings(dataDir, changes); !fault.isEmpty())
                return {fault, {}};
            QSaveFile file(EmbeddedServer::settingsFile(dataDir));
            const QByteArray text = app::changedSettings(contentOf(file.fileName()), changes);
            if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
                || file.write(text) != text.size() || !file.commit()) {
                return {{},
                    fail(ErrorCode::Unavailable,
                        EmbeddedServer::tr("The file %1 cannot be written: %2")
                            .arg(file.fileName(), file.errorString()))};
            }
            return {};
        },
        [this](const Outcome &outcome) {
            if (!outcome.fault.isEmpty())
                emit settingsChecked(outcome.fault);
            else if (!outcome.written)
                emit failed(outcome.written.error());
            else
                emit settingsSaved();
        });
}

void onStopSignal(QObject *context, std::function<void()> stop)
{
    const auto *received = new app::StopSignals(context);
    QObject::connect(received, &app::StopSignals::received, context, std::move(stop));
}

QString EmbeddedServer::settingsFile(const QString &dataDir) { return dataDir + u"/answerdesk.conf"_s; }

QString EmbeddedServer::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/server"_s;
}

} // namespace answerdesk::console
