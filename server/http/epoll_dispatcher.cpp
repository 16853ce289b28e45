// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/epoll_dispatcher.h"
#include <QtCore/QCoreApplication>
#include <algorithm>
#include <chrono>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace answerdesk::http {

namespace {

qint64 steadyNow()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

EpollDispatcher::EpollDispatcher(QObject *parent)
    : QAbstractEventDispatcher(parent)
    , m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_wake(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = m_wake;
    ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_wake, &event);
}

EpollDispatcher::~EpollDispatcher()
{
    ::close(m_wake);
    ::close(m_epoll);
}

quint32 EpollDispatcher::wantedEvents(const Watch &watch)
{
    return (watch.notifier[QSocketNotifier::Read] ? quint32(EPOLLIN) : 0u)
        | (watch.notifier[QSocketNotifier::Write] ? quint32(EPOLLOUT) : 0u)
        | (watch.notifier[QSocketNotifier::Exception] ? quint32(EPOLLPRI) : 0u);
}

void EpollDispatcher::markDirty(int fd, Watch &watch)
{
    if (!watch.isDirty) {
        watch.isDirty = true;
        m_dirty.push_back(fd);
    }
}

void EpollDispatcher::registerSocketNotifier(QSocketNotifier *notifier)
{
    const int fd = int(notifier->socket());
    Watch &watch = m_watches[fd];
    watch.notifier[notifier->type()] = notifier;
    markDirty(fd, watch);
}

void EpollDispatcher::unregisterSocketNotifier(QSocketNotifier *notifier)
{
    const int fd = int(notifier->socket());
    const auto watch = m_watches.find(fd);
    if (watch == m_watches.end())
        return;
    watch->notifier[notifier->type()] = nullptr;
    // The descriptor may be closed and given to another socket before the next round: take it out at once.
    if (wantedEvents(*watch) == 0 && watch->installed != 0) {
        epoll_event event{};
        ::epoll_ctl(m_epoll, EPOLL_CTL_DEL, fd, &event);
        watch->installed = 0;
    }
    markDirty(fd, *watch);
}

// Qt switches write notifiers on and off for every response; gathering the changes of a round makes most of
// them cancel.
void EpollDispatcher::applyDirty()
{
    for (const int fd : m_dirty) {
        const auto watch = m_watches.find(fd);
        if (watch == m_watches.end())
            continue;
        watch->isDirty = false;
        const quint32 wanted = wantedEvents(*watch);
        epoll_event event{};
        event.events = wanted;
        event.data.fd = fd;
        if (wanted == 0) {
            if (watch->installed != 0)
                ::epoll_ctl(m_epoll, EPOLL_CTL_DEL, fd, &event);
            m_watches.erase(watch);
            continue;
        }
        if (wanted == watch->installed)
            continue;
        const int operation = watch->installed != 0 ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
        if (::epoll_ctl(m_epoll, operation, fd, &event) < 0 && errno == ENOENT)
            ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, fd, &event);
        watch->installed = wanted;
    }
    m_dirty.clear();
}

void EpollDispatcher::registerTimer(int id, qint64 interval, Qt::TimerType type, QObject *object)
{
    const Timer timer{id, interval, type, object, steadyNow() + interval};
    m_timers.insert(id, timer);
    m_due.emplace(timer.due, id);
}

bool EpollDispatcher::unregisterTimer(int id)
{
    const auto timer = m_timers.find(id);
    if (timer == m_timers.end())
        return false;
    for (auto [it, end] = m_due.equal_range(timer->due); it != end; ++it) {
        if (it->second == id) {
            m_due.erase(it);
            break;
        }
    }
    m_timers.erase(timer);
    return true;
}

bool EpollDispatcher::unregisterTimers(QObject *object)
{
    QList<int> ids;
    for (const Timer &timer : std::as_const(m_timers)) {
        if (timer.object == object)
            ids << timer.id;
    }
    for (const int id : std::as_const(ids))
        unregisterTimer(id);
    return !ids.isEmpty();
}

QList<QAbstractEventDispatcher::TimerInfo> EpollDispatcher::registeredTimers(QObject *object) const
{
    QList<TimerInfo> found;
    for (const Timer &timer : m_timers) {
        if (timer.object == object)
            found << TimerInfo(timer.id, int(timer.interval), timer.type);
    }
    return found;
}

int EpollDispatcher::remainingTime(int id)
{
    const auto timer = m_timers.constFind(id);
    return timer == m_timers.cend() ? -1 : int(std::max<qint64>(0, timer->due - steadyNow()));
}

bool EpollDispatcher::fireTimers()
{
    bool fired = false;
    const qint64 now = steadyNow();
    // A timer of interval 0 is due again at once: each fires once a round at most.
    for (auto left = m_due.size(); left > 0 && !m_due.empty() && m_due.begin()->first <= now; --left) {
        const int id = m_due.begin()->second;
        m_due.erase(m_due.begin());
        const auto timer = m_timers.find(id);
        if (timer == m_timers.end())
            continue;
        timer->due = std::max(timer->due + timer->interval, now + (timer->interval > 0 ? 1 : 0));
        m_due.emplace(timer->due, id);
        QTimerEvent event(id);
        QObject *receiver = timer->object;
        fired = true;
        QCoreApplication::sendEvent(receiver, &event);
    }
    return fired;
}

void EpollDispatcher::wakeUp()
{
    if (!m_isWoken.exchange(true)) {
        const quint64 one = 1;
        [[maybe_unused]] const auto written = ::write(m_wake, &one, sizeof one);
    }
}

void EpollDispatcher::interrupt()
{
    m_isInterrupted = true;
    wakeUp();
}

bool EpollDispatcher::dispatchSockets(int timeoutMs, bool includeSockets)
{
    static constexpr struct {
        QSocketNotifier::Type type;
        quint32 mask;
    } kOrder[] = {{QSocketNotifier::Write, EPOLLOUT | EPOLLERR | EPOLLHUP},
        {QSocketNotifier::Read, EPOLLIN | EPOLLERR | EPOLLHUP | EPOLLRDHUP},
        {QSocketNotifier::Exception, EPOLLPRI}};
    epoll_event events[256];
    const int count = ::epoll_wait(m_epoll, events, 256, timeoutMs);
    bool any = false;
    for (int i = 0; i < count; ++i) {
        const int fd = events[i].data.fd;
        if (fd == m_wake) {
            quint64 value = 0;
            [[maybe_unused]] const auto read = ::read(m_wake, &value, sizeof value);
            m_isWoken = false;
            any = true;
            continue;
        }
        if (!includeSockets)
            continue;
        for (const auto &[type, mask] : kOrder) {
            if ((events[i].events & mask) == 0)
                continue;
            // A slot called for an earlier event may have closed this descriptor.
            const auto watch = m_watches.constFind(fd);
            if (watch == m_watches.cend())
                break;
            if (QSocketNotifier *notifier = watch->notifier[type]) {
                QEvent activation(QEvent::SockAct);
                QCoreApplication::sendEvent(notifier, &activation);
                any = true;
            }
        }
    }
    return any;
}

bool EpollDispatcher::processEvents(QEventLoop::ProcessEventsFlags flags)
{
    m_isInterrupted = false;
    Q_EMIT awake();
    QCoreApplication::sendPostedEvents();
    if (m_isInterrupted)
        return false;
    applyDirty();
    const bool includeTimers = !flags.testFlag(QEventLoop::X11ExcludeTimers);
    int timeoutMs = 0;
    if (flags.testFlag(QEventLoop::WaitForMoreEvents) && !m_isWoken) {
        Q_EMIT aboutToBlock();
        timeoutMs = -1;
        if (includeTimers && !m_due.empty())
            timeoutMs = int(std::clamp<qint64>(m_due.begin()->first - steadyNow(), 0, 1 << 30));
    }
    bool any = dispatchSockets(timeoutMs, !flags.testFlag(QEventLoop::ExcludeSocketNotifiers));
    if (includeTimers)
        any |= fireTimers();
    return any;
}

} // namespace answerdesk::http
