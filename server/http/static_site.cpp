// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/static_site.h"
#include "server/http/http_compat.h"
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

namespace {

QByteArray typeOf(const QString &path)
{
    const QString ending = path.section(u'.', -1);
    if (ending == u"html")
        return "text/html; charset=utf-8";
    if (ending == u"css")
        return "text/css; charset=utf-8";
    if (ending == u"svg")
        return "image/svg+xml";
    if (ending == u"xml")
        return "application/xml";
    if (ending == u"txt")
        return "text/plain; charset=utf-8";
    return "application/octet-stream";
}

HttpResponse fileResponse(const QString &folder, const RequestHead &head)
{
    const auto decoded = decodeComponent(head.path(), false);
    QString path = decoded.value_or(QString());
    if (path.endsWith(u'/'))
        path += u"index.html"_s;
    QFile file(folder + path);
    // A folder of resources has no way out of it, a real one does.
    const bool isSafe = decoded && !path.contains(u".."_s) && !path.contains(QChar(u'\0'));
    if (!isSafe || !QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {404, "text/html; charset=utf-8",
            "<!doctype html><title>Not found</title><h1>Not found</h1>\n", {}, {}};
    return {200, typeOf(path), file.readAll(), {}, {}};
}

} // namespace

/// Lives in the site's thread.
class StaticSite::Server final : public QObject
{
public:
    bool listen(const QString &folder, quint16 port, quint16 &actual)
    {
        GuardHooks hooks;
        hooks.refuse = [](ErrorCode code, const RequestHead &head, const QHostAddress &) {
            return HttpResponse::error(Error::make(code), requestIdOf(head));
        };
        auto *tcp = new GuardedServer({}, std::move(hooks), m_totals);
        if (!tcp->listen(QHostAddress::LocalHost, port)) {
            delete tcp;
            return false;
        }
        actual = tcp->serverPort();
        m_http = std::make_unique<QHttpServer>();
        compat::serve(*m_http, tcp,
            [folder](RequestHead &&head, const QHttpServerRequest &, compat::Deferred &&deferred) {
                deferred.send(fileResponse(folder, head), head.method == "HEAD");
            });
        return compat::bind(*m_http, tcp);
    }

private:
    GuardTotals m_totals;
    std::unique_ptr<QHttpServer> m_http;
};

StaticSite::StaticSite(QString folder)
    : m_folder(std::move(folder))
{
}

StaticSite::~StaticSite()
{
    if (m_server)
        m_server->deleteLater();
    m_thread.quit();
    m_thread.wait();
}

QUrl StaticSite::start(quint16 port)
{
    m_server = new Server;
    m_server->moveToThread(&m_thread);
    m_thread.start();
    quint16 actual = 0;
    bool isListening = false;
    QMetaObject::invokeMethod(
        m_server, [&] { isListening = m_server->listen(m_folder, port, actual); },
        Qt::BlockingQueuedConnection);
    return isListening ? QUrl(u"http://127.0.0.1:%1"_s.arg(actual)) : QUrl();
}

} // namespace answerdesk::http
