// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractEventDispatcher>
#include <QtCore/QHash>
#include <QtCore/QSocketNotifier>
#include <atomic>
#include <map>
#include <vector>

namespace answerdesk::http {

/// An event dispatcher on epoll for the HTTP workers. Qt's own hands every registered descriptor to poll() in
/// each turn, so that thousands of idle connections cost every request; here an idle connection costs
/// nothing. Linux only. Install it with QThread::setEventDispatcher() before the thread starts; the thread
/// owns it.
class EpollDispatcher final : public QAbstractEventDispatcher
{
    Q_OBJECT
public:
    explicit EpollDispatcher(QObject *parent = nullptr);
    ~EpollDispatcher() override;

    bool processEvents(QEventLoop::ProcessEventsFlags flags) override;
    void registerSocketNotifier(QSocketNotifier *notifier) override;
    void unregisterSocketNotifier(QSocketNotifier *notifier) override;
    void registerTimer(int id, qint64 interval, Qt::TimerType type, QObject *object) override;
    bool unregisterTimer(int id) override;
    bool unregisterTimers(QObject *object) override;
    QList<TimerInfo> registeredTimers(QObject *object) const override;
    int remainingTime(int id) override;
    void wakeUp() override;
    void interrupt() override;

private:
    struct Watch {
        QSocketNotifier *notifier[3] = {}; ///< by QSocketNotifier::Type
        quint32 installed = 0; ///< the event mask that the kernel knows
        bool isDirty = false;
    };
    struct Timer {
        int id;
        qint64 interval;
        Qt::TimerType type;
        QObject *object;
        qint64 due;
    };
    static quint32 wantedEvents(const Watch &watch);
    void markDirty(int fd, Watch &watch);
    void applyDirty();
    bool dispatchSockets(int timeoutMs, bool includeSockets);
    bool fireTimers();

    int m_epoll;
    int m_wake;
    std::atomic<bool> m_isWoken{false};
    std::atomic<bool> m_isInterrupted{false};
    QHash<int, Watch> m_watches;
    std::vector<int> m_dirty;
    QHash<int, Timer> m_timers;
    std::multimap<qint64, int> m_due;
};

} // namespace answerdesk::http
