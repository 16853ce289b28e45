// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_site.h"
#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

FakeSite::FakeSite()
    : m_server(new QTcpServer)
{
    m_server->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            m_server->setMaxPendingConnections(1000);
            m_server->listen(QHostAddress::LocalHost);
            m_port = m_server->serverPort();
            QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] { accept(); });
        },
        Qt::BlockingQueuedConnection);
}

FakeSite::~FakeSite()
{
    QMetaObject::invokeMethod(
        m_server, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString FakeSite::hostPort() const { return u"127.0.0.1:%1"_s.arg(m_port); }
QString FakeSite::url(const QString &path) const { return u"http://"_s + hostPort() + path; }

void FakeSite::serve(const QByteArray &path, SitePage page)
{
    const std::scoped_lock lock(m_mutex);
    m_pages.insert(path, std::move(page));
}

void FakeSite::hold(const QByteArray &path)
{
    const std::scoped_lock lock(m_mutex);
    m_held.insert(path);
}

void FakeSite::release(const QByteArray &path)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_held.remove(path);
    }
    QMetaObject::invokeMethod(
        m_server,
        [this, path] {
            for (const auto &[held, socket] : std::exchange(m_waiting, {})) {
                if (held == path)
                    answer(socket, path);
                else
                    m_waiting.emplace_back(held, socket);
            }
        },
        Qt::BlockingQueuedConnection);
}

int FakeSite::hits(const QByteArray &path) const
{
    const std::scoped_lock lock(m_mutex);
    return m_hits.value(path);
}

bool FakeSite::waitForHits(const QByteArray &path, int count, int patienceMs)
{
    std::unique_lock lock(m_mutex);
    return m_hit.wait_for(
        lock, std::chrono::milliseconds(patienceMs), [&] { return m_hits.value(path) >= count; });
}

void FakeSite::accept()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        QObject::connect(socket, &QTcpSocket::disconnected, m_server, [this, socket] {
            m_waiting.removeIf([socket](const auto &entry) { return entry.second == socket; });
            socket->deleteLater();
        });
        QObject::connect(socket, &QTcpSocket::readyRead, m_server, [this, socket] { onRequest(socket); });
    }
}

void FakeSite::onRequest(QTcpSocket *socket)
{
    const QByteArray head = socket->peek(64 * 1024);
    if (!head.contains("\r\n\r\n"))
        return;
    socket->readAll();
    const QByteArray path = head.split(' ').value(1);
    bool isHeld = false;
    {
        const std::scoped_lock lock(m_mutex);
        ++m_hits[path];
        isHeld = m_held.contains(path);
    }
    m_hit.notify_all();
    if (isHeld)
        m_waiting.emplace_back(path, socket);
    else
        answer(socket, path);
}

void FakeSite::answer(QTcpSocket *socket, const QByteArray &path)
{
    SitePage page{"<p>There is nothing here.</p>", 404};
    {
        const std::scoped_lock lock(m_mutex);
        page = m_pages.value(path, page);
    }
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(page.status) + " Status\r\n";
    bytes += "Content-Type: " + page.contentType + "\r\n";
    for (const auto &[name, value] : page.headers)
        bytes += name + ": " + value + "\r\n";
    bytes += "Content-Length: " + QByteArray::number(page.body.size()) + "\r\nConnection: close\r\n\r\n";
    socket->write(bytes + page.body);
    socket->disconnectFromHost();
}

QByteArray productPage(const QString &name, const QString &price)
{
    return uR"(<!DOCTYPE html><html lang="en"><head><title>%1 | Nordfjell</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"%1",
"description":"A light two-person tent for three seasons.","sku":"N-100","brand":{"@type":"Brand","name":"Nordfjell"},
"material":"Ripstop nylon","color":"Moss green","weight":"1.9 kg",
"offers":{"@type":"Offer","price":"%2","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
</head><body><main><h1>%1</h1><p>A light two-person tent for three seasons, pitched in five minutes.</p>
<p class="price">%2 EUR</p><button>Add to cart</button>
<h2>Specifications</h2><table><tr><th>Material</th><td>Ripstop nylon</td></tr>
<tr><th>Weight</th><td>1.9 kg</td></tr><tr><th>Water column</th><td>3000 mm</td></tr>
<tr><th>Dimensions</th><td>220 x 140 x 110 cm</td></tr></table>
<h2>Care</h2><p>Wash by hand at 30 degrees and dry it in the shade.</p>
<h2>Warranty</h2><p>The tent has a warranty of 5 years on material and seams.</p>
<h2>Shipping</h2><p>Delivery takes 2 to 4 working days. Shipping is free from 50 EUR.</p></main></body></html>)"_s
        .arg(name, price)
        .toUtf8();
}

} // namespace answerdesk::test
