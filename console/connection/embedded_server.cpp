// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/embedded_server.h"
#include "server/app/demo_shop.h"
#include "server/app/runtime.h"
#include "server/app/stop_signals.h"
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

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
        const Result<void> up = m_runtime ? Result<void>() : bringUp(withDemoShop);
        m_isBusy = false;
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
    QString sitePortFile() const { return m_dataDir + u"/demo-site-port"_s; }

    Result<void> bringUp(bool withDemoShop)
    {
        emit m_owner.progressed(EmbeddedServer::tr("Preparing the database"));
        if (!QDir().mkpath(m_dataDir))
            return fail(
                ErrorCode::Unavailable, EmbeddedServer::tr("The folder %1 cannot be made.").arg(m_dataDir));
        const bool hasDemoShop = QFile::exists(sitePortFile());
        // Free ports: another server on this computer may have the usual ones.
        QMap<QString, QString> options = m_settings;
        options.insert(u"data_dir"_s, m_dataDir);
        options.insert(u"listen"_s, u"127.0.0.1:0"_s);
        options.insert(u"admin_listen"_s, u"127.0.0.1:0"_s);
        if (withDemoShop || hasDemoShop) // its pages are on this computer
            options.insert(u"fetch_allow_loopback"_s, u"true"_s);
        const Result<app::Config> config = app::loadConfig(options, {}, {});
        if (!config)
            return tl::unexpected(config.error());
        auto runtime = app::Runtime::start(*config);
        if (!runtime)
            return tl::unexpected(runtime.error());
        m_runtime = std::move(*runtime);
        if (withDemoShop)
            return fillDemoShop();
        if (hasDemoShop)
            serveDemoPages();
        return {};
    }

    Result<void> fillDemoShop()
    {
        m_demo = std::make_unique<app::DemoShop>(*m_runtime);
        const auto summary = m_demo->prepare([this](const QString &step) { emit m_owner.progressed(step); },
            [this] { return m_stopWanted || m_endWanted; });
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
    void serveDemoPages()
    {
        QFile file(sitePortFile());
        const int port = file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
        if (port <= 0 || port > 65535)
            return;
        m_site = std::make_unique<http::StaticSite>(u":/answerdesk/samples/shop"_s);
        if (m_site->start(quint16(port)).isEmpty())
            m_site.reset();
    }

    void tearDown()
    {
        m_demo.reset();
        m_site.reset();
        m_runtime.reset();
    }

    EmbeddedServer &m_owner; // its signals are queued to the GUI thread
    QString m_dataDir;
    QMap<QString, QString> m_settings;
    std::unique_ptr<app::Runtime> m_runtime;
    std::unique_ptr<app::DemoShop> m_demo;
    std::unique_ptr<http::StaticSite> m_site;
    bool m_isBusy = false;
    bool m_stopWanted = false;
    bool m_endWanted = false;
};

EmbeddedServer::EmbeddedServer(
    const QString &dataDir, const QMap<QString, QString> &settings, QObject *parent)
    : LocalServer(parent)
    , m_worker(new Worker(*this, dataDir, settings))
{
    m_thread.setObjectName(u"local server"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

EmbeddedServer::~EmbeddedServer()
{
    // Nobody listens any more; what was acknowledged is still written before the thread ends.
    disconnect();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->end(); });
    m_thread.wait();
}

void EmbeddedServer::start(bool withDemoShop)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, withDemoShop] { worker->start(withDemoShop); });
}

void EmbeddedServer::stop()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->stop(); });
}

void onStopSignal(QObject *context, std::function<void()> stop)
{
    const auto *received = new app::StopSignals(context);
    QObject::connect(received, &app::StopSignals::received, context, std::move(stop));
}

QString EmbeddedServer::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/server"_s;
}

} // namespace answerdesk::console
