// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/patience.h"
#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QThread>
#include <condition_variable>
#include <memory>
#include <mutex>

class QTcpServer;
class QTcpSocket;

namespace answerdesk::test {

/// One page of the site.
struct SitePage {
    QByteArray body;
    int status = 200;
    QByteArray contentType = "text/html; charset=utf-8";
    QList<std::pair<QByteArray, QByteArray>> headers = {};
};

/// A shop's site on loopback and a free port, on a thread of its own, so that a test may block. Paths that
/// are not served answer 404. All functions may be called from the test's thread at any time.
class FakeSite
{
public:
    FakeSite();
    ~FakeSite();

    QString hostPort() const; ///< "127.0.0.1:41234", as a company's allowed_hosts take it
    QString url(const QString &path) const;

    void serve(const QByteArray &path, SitePage page);
    /// Requests of the path wait for release().
    void hold(const QByteArray &path);
    void release(const QByteArray &path);
    /// Requests of the path so far.
    int hits(const QByteArray &path) const;
    /// Waits until the path was asked for this often; false after a long while.
    bool waitForHits(const QByteArray &path, int count, int patienceMs = kPatienceMs);

private:
    void accept();
    void onRequest(QTcpSocket *socket);
    void answer(QTcpSocket *socket, const QByteArray &path);

    QThread m_thread;
    QTcpServer *m_server = nullptr; ///< in the thread
    quint16 m_port = 0;
    mutable std::mutex m_mutex;
    std::condition_variable m_hit;
    QHash<QByteArray, SitePage> m_pages;
    QHash<QByteArray, int> m_hits;
    QSet<QByteArray> m_held;
    QList<std::pair<QByteArray, QTcpSocket *>> m_waiting; ///< in the thread
};

/// A product page with JSON-LD, specification and shipping text: enough for a set of FAQs.
QByteArray productPage(const QString &name, const QString &price = QStringLiteral("249.00"));

} // namespace answerdesk::test
