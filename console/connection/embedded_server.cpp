// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/embedded_server.h"
#include "server/app/runtime.h"
#include <QtCore/QDir>
#include <QtCore/QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

class EmbeddedServer::Worker final : public QObject
{
public:
    Worker(EmbeddedServer &owner, QString dataDir)
        : m_owner(owner)
        , m_dataDir(std::move(dataDir))
    {
    }

    void start(bool withDemoShop)
    {
        if (!m_runtime) {
            emit m_owner.progressed(tr("Preparing the database"));
            if (!QDir().mkpath(m_dataDir)) {
                return emit m_owner.failed(
                    Error::make(ErrorCode::Unavailable, tr("The folder %1 cannot be made.").arg(m_dataDir)));
            }
            // Free ports: another server on this computer may have the usual ones.
            QMap<QString, QString> options{{u"data_dir"_s, m_dataDir}, {u"listen"_s, u"127.0.0.1:0"_s},
                {u"admin_listen"_s, u"127.0.0.1:0"_s}};
            if (withDemoShop)
                options.insert(u"fetch_allow_loopback"_s, u"true"_s);
            const Result<app::Config> config = app::loadConfig(options, {}, {});
            if (!config)
                return emit m_owner.failed(config.error());
            auto runtime = app::Runtime::start(*config);
            if (!runtime)
                return emit m_owner.failed(runtime.error());
            m_runtime = std::move(*runtime);
        }
        emit m_owner.started(m_runtime->addresses().admin, m_runtime->adminToken());
    }

    void stop()
    {
        m_runtime.reset();
        emit m_owner.stopped();
    }

private:
    EmbeddedServer &m_owner; // its signals are queued to the GUI thread
    QString m_dataDir;
    std::unique_ptr<app::Runtime> m_runtime;
};

EmbeddedServer::EmbeddedServer(const QString &dataDir, QObject *parent)
    : LocalServer(parent)
    , m_worker(new Worker(*this, dataDir))
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
    stop();
    m_thread.quit();
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

QString EmbeddedServer::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/server"_s;
}

} // namespace answerdesk::console
