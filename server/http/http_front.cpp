// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_front.h"
#include "shared/core/log_area.h"
#ifdef Q_OS_LINUX
#    include "server/http/epoll_dispatcher.h"
#    include <linux/filter.h>
#endif
#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

namespace {

/// Descriptors that are kept for other things than public connections.
qint64 reservedOf(qint64 permitted)
{
    return std::min<qint64>(HttpFront::kReservedDescriptors, permitted / 4);
}

constexpr int kHandshakeMs = 20; // for handshakes under way when the server stops accepting

struct SocketAddress {
    sockaddr_storage storage{};
    socklen_t length = 0;
};

SocketAddress nativeAddress(const ListenAddress &address)
{
    SocketAddress native;
    if (address.host.protocol() == QAbstractSocket::IPv6Protocol) {
        auto *v6 = reinterpret_cast<sockaddr_in6 *>(&native.storage);
        v6->sin6_family = AF_INET6;
        v6->sin6_port = htons(address.port);
        const Q_IPV6ADDR bytes = address.host.toIPv6Address();
        std::memcpy(&v6->sin6_addr, &bytes, sizeof bytes);
        native.length = sizeof *v6;
    } else {
        auto *v4 = reinterpret_cast<sockaddr_in *>(&native.storage);
        v4->sin_family = AF_INET;
        v4->sin_port = htons(address.port);
        v4->sin_addr.s_addr = htonl(address.host.toIPv4Address());
        native.length = sizeof *v4;
    }
    return native;
}

/// A bound socket, or -1 with errno set.
int boundSocket(const ListenAddress &address, bool sharesPort)
{
    const SocketAddress native = nativeAddress(address);
    const int fd = ::socket(native.storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return -1;
    const int one = 1;
    ::setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (sharesPort)
        ::setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &one, sizeof one);
    if (::bind(fd, reinterpret_cast<const sockaddr *>(&native.storage), native.length) == 0)
        return fd;
    const int error = errno;
    ::close(fd);
    errno = error;
    return -1;
}

quint16 portOf(int fd)
{
    sockaddr_storage storage{};
    socklen_t length = sizeof storage;
    ::getsockname(fd, reinterpret_cast<sockaddr *>(&storage), &length);
    return ntohs(storage.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6 *>(&storage)->sin6_port
                                               : reinterpret_cast<sockaddr_in *>(&storage)->sin_port);
}

/// Lets no new connection begin at a listening socket. Closing it at once would reset those whose handshake
/// is under way: their clients may have sent a request already. These become whole, and can be accepted; for
/// others it is as if nobody listened any more.
void refuseHandshakes(int listening)
{
#ifdef Q_OS_LINUX
    // Drops segments with SYN and without ACK, a client's first; the flags are byte 13 of the TCP header.
    sock_filter program[] = {BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x12), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x02, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, 0), BPF_STMT(BPF_RET | BPF_K, 0xffffffff)};
    const sock_fprog filter{sizeof program / sizeof program[0], program};
    ::setsockopt(listening, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter);
#else
    Q_UNUSED(listening)
#endif
}

Error cannotListen(const ListenAddress &address, int error)
{
    const QString where = address.url().authority();
    if (error == EADDRINUSE)
        return Error::make(
            ErrorCode::InternalError, u"The address %1 is in use by another program."_s.arg(where));
    return Error::make(ErrorCode::InternalError,
        u"The address %1 cannot be opened: %2"_s.arg(where, QString::fromLocal8Bit(std::strerror(error))));
}

} // namespace

tl::expected<ListenAddress, QString> ListenAddress::parse(const QString &text)
{
    const auto refuse = [&] {
        return tl::unexpected(
            u"“%1” is not an address. Write one like 127.0.0.1:8420 or [::1]:8420."_s.arg(text));
    };
    const qsizetype colon = text.lastIndexOf(u':');
    bool ok = false;
    const int port = text.mid(colon + 1).toInt(&ok);
    if (colon <= 0 || !ok || port < 0 || port > 65535)
        return refuse();
    QString host = text.left(colon);
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    if (host == u"localhost")
        host = u"127.0.0.1"_s;
    const QHostAddress address(host);
    if (address.isNull())
        return refuse();
    return ListenAddress{address, quint16(port)};
}

QUrl ListenAddress::url() const
{
    QUrl url;
    url.setScheme(u"http"_s);
    url.setHost(host.toString());
    url.setPort(port);
    return url;
}

HttpFront::HttpFront(Dispatcher &dispatcher, GuardLimits limits)
    : m_dispatcher(dispatcher)
    , m_limits(limits)
{
    rlimit descriptors{};
    if (::getrlimit(RLIMIT_NOFILE, &descriptors) != 0 || descriptors.rlim_cur == RLIM_INFINITY)
        return;
    const qint64 room = qint64(descriptors.rlim_cur) - reservedOf(qint64(descriptors.rlim_cur));
    m_adminConnections
        = int(std::min<qint64>(kAdminConnections, reservedOf(qint64(descriptors.rlim_cur)) / 2));
    if (room >= m_limits.maxConnections)
        return;
    qCWarning(area::http, "the system permits %lld open files: at most %lld connections instead of %d",
        static_cast<long long>(descriptors.rlim_cur), static_cast<long long>(room), m_limits.maxConnections);
    m_limits.maxConnections = int(room);
}

HttpFront::~HttpFront() { stop(0); }

Result<ListenAddress> HttpFront::open(
    const ListenAddress &address, const QSet<api::Listener> &listeners, int workers)
{
    ListenAddress actual = address;
    if (address.port != 0) {
        // SO_REUSEPORT would let a second server of the same user join a taken port silently.
        const int probe = boundSocket(address, false);
        if (probe < 0)
            return tl::unexpected(cannotListen(address, errno));
        ::close(probe);
    }
    // Every socket listens before anybody is told the address: none of the first connections can be lost.
    std::vector<int> sockets;
    for (int i = 0; i < workers; ++i) {
        const int fd = boundSocket(actual, true);
        if (fd >= 0)
            sockets.push_back(fd);
        if (fd < 0 || ::listen(fd, 4096) != 0) {
            const int error = errno;
            for (const int open : sockets)
                ::close(open);
            return tl::unexpected(cannotListen(actual, error));
        }
        actual.port = portOf(fd);
    }
    const bool isAdmin = listeners.contains(api::Listener::Admin);
    GuardLimits limits = m_limits;
    if (isAdmin) {
        limits.maxConnections = m_adminConnections;
        if (limits.maxPerAddress != 0) // a number counts for the public addresses
            limits.maxPerAddress = GuardLimits::kQuarter;
    }
    for (const int fd : sockets) {
        auto thread = std::make_unique<QThread>();
        thread->setObjectName(u"http"_s);
#ifdef Q_OS_LINUX
        thread->setEventDispatcher(new EpollDispatcher);
#endif
        auto *worker = new Worker(m_dispatcher, limits, listeners, isAdmin ? m_adminTotals : m_publicTotals);
        worker->moveToThread(thread.get());
        thread->start();
        bool started = false;
        QMetaObject::invokeMethod(
            worker, [worker, fd, &started] { started = worker->start(fd); }, Qt::BlockingQueuedConnection);
        m_entries.push_back({std::move(thread), worker, fd});
        if (!started)
            return fail(ErrorCode::InternalError, u"An HTTP worker could not be started."_s);
    }
    return actual;
}

void HttpFront::onWorkers(void (Worker::*work)())
{
    for (const Entry &entry : m_entries)
        QMetaObject::invokeMethod(
            entry.worker, [worker = entry.worker, work] { (worker->*work)(); }, Qt::BlockingQueuedConnection);
}

void HttpFront::waitForConnections(QDeadlineTimer deadline) const
{
    while ((m_dispatcher.counters().pending > 0 || connections() > 0) && !deadline.hasExpired())
        QThread::msleep(5);
}

void HttpFront::stop(int graceMs)
{
    const QDeadlineTimer deadline(graceMs);
    const auto upTo
        = [&deadline](int ms) { return QDeadlineTimer(std::min<qint64>(ms, deadline.remainingTime())); };
    if (graceMs > 0 && !m_entries.empty()) {
        // A connection that is closed the moment its client sends would lose that request: clients in
        // conversation hear first that theirs ends.
        announceEnd();
        waitForConnections(upTo(m_limits.farewellMs));
        for (const Entry &entry : m_entries)
            refuseHandshakes(entry.listening);
        QThread::msleep(kHandshakeMs);
    }
    onWorkers(&Worker::drain);
    // A connection closes once its answer is with the kernel, so none left means none cut off.
    waitForConnections(deadline);
    for (const Entry &entry : m_entries) {
        QMetaObject::invokeMethod(
            entry.worker, [worker = entry.worker] { worker->destroyServer(); }, Qt::BlockingQueuedConnection);
        entry.worker->deleteLater();
        entry.thread->quit();
        entry.thread->wait();
    }
    m_entries.clear();
}

} // namespace answerdesk::http
