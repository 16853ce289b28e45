// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/epoll_dispatcher.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>
#include <QtTest/QTest>
#include <future>
#include <unistd.h>

using answerdesk::http::EpollDispatcher;

namespace {

/// A thread on the dispatcher, with an object that lives in it.
class EpollThread
{
public:
    EpollThread()
    {
        m_thread.setEventDispatcher(new EpollDispatcher);
        m_context = new QObject;
        m_context->moveToThread(&m_thread);
        m_thread.start();
    }
    ~EpollThread()
    {
        m_context->deleteLater();
        m_thread.quit();
        m_thread.wait();
    }
    /// Runs work in the thread and waits for it.
    template <typename Work>
    void run(Work work)
    {
        QMetaObject::invokeMethod(m_context, work, Qt::BlockingQueuedConnection);
    }
    QObject *context() { return m_context; }
    QThread &thread() { return m_thread; }

private:
    QThread m_thread;
    QObject *m_context;
};

constexpr auto kPatience = std::chrono::seconds(20);

} // namespace

/// The workers' event dispatcher against what Qt promises of one.
class TestEpollDispatcher : public QObject
{
    Q_OBJECT
private slots:
    void postedEventsArriveInOrder()
    {
        EpollThread thread;
        QList<int> seen;
        for (int i = 0; i < 1000; ++i)
            QMetaObject::invokeMethod(thread.context(), [&seen, i] { seen << i; });
        thread.run([] {});
        QCOMPARE(seen.size(), 1000);
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    }
    void aSleepingThreadIsWoken()
    {
        EpollThread thread;
        for (int i = 0; i < 200; ++i) {
            std::promise<void> woken;
            QMetaObject::invokeMethod(thread.context(), [&woken] { woken.set_value(); });
            QVERIFY(woken.get_future().wait_for(kPatience) == std::future_status::ready);
        }
    }

    void timersFireInTheOrderOfTheirTimes()
    {
        EpollThread thread;
        QList<int> order;
        std::promise<void> done;
        thread.run([&] {
            for (const int delay : {60, 20, 40, 0})
                QTimer::singleShot(
                    delay, Qt::PreciseTimer, thread.context(), [&order, delay] { order << delay; });
            QTimer::singleShot(90, Qt::PreciseTimer, thread.context(), [&done] { done.set_value(); });
        });
        QVERIFY(done.get_future().wait_for(kPatience) == std::future_status::ready);
        QCOMPARE(order, (QList<int>{0, 20, 40, 60}));
    }
    void aTimerIsNeverEarlyAndRepeats()
    {
        EpollThread thread;
        std::promise<qint64> done;
        thread.run([&] {
            auto *timer = new QTimer(thread.context());
            auto clock = std::make_shared<QElapsedTimer>();
            clock->start();
            auto ticks = std::make_shared<int>(0);
            QObject::connect(timer, &QTimer::timeout, thread.context(), [=, &done] {
                if (++*ticks == 10) {
                    timer->stop();
                    done.set_value(clock->elapsed());
                }
            });
            timer->setTimerType(Qt::PreciseTimer);
            timer->start(5);
        });
        auto result = done.get_future();
        QVERIFY(result.wait_for(kPatience) == std::future_status::ready);
        QVERIFY(result.get() >= 49);
    }
    void aTimerMayStopItselfAndOthers()
    {
        EpollThread thread;
        int fired = 0;
        std::promise<void> done;
        thread.run([&] {
            auto *victim = new QTimer(thread.context());
            auto *killer = new QTimer(thread.context());
            QObject::connect(victim, &QTimer::timeout, thread.context(), [&fired] { ++fired; });
            QObject::connect(killer, &QTimer::timeout, thread.context(), [=] {
                delete victim;
                killer->stop();
            });
            killer->start(0);
            victim->start(10);
            QTimer::singleShot(50, thread.context(), [&done] { done.set_value(); });
        });
        QVERIFY(done.get_future().wait_for(kPatience) == std::future_status::ready);
        QCOMPARE(fired, 0);
    }
    void aTimerOfZeroDoesNotStarveTheOthers()
    {
        EpollThread thread;
        std::promise<void> done;
        std::atomic<int> rounds = 0;
        thread.run([&] {
            auto *idle = new QTimer(thread.context());
            QObject::connect(idle, &QTimer::timeout, thread.context(), [&rounds] { ++rounds; });
            idle->start(0);
            QTimer::singleShot(20, thread.context(), [&done, idle] {
                idle->stop();
                done.set_value();
            });
        });
        QVERIFY(done.get_future().wait_for(kPatience) == std::future_status::ready);
        QVERIFY(rounds > 1);
        thread.run([] {});
    }
    void registeredTimersAreKnown()
    {
        EpollThread thread;
        thread.run([&] {
            QAbstractEventDispatcher *dispatcher = QThread::currentThread()->eventDispatcher();
            QObject owner;
            const int id = owner.startTimer(60'000, Qt::PreciseTimer);
            QCOMPARE(dispatcher->registeredTimers(&owner).size(), 1);
            QCOMPARE(dispatcher->registeredTimers(&owner).first().interval, 60'000);
            const int left = dispatcher->remainingTime(id);
            QVERIFY(left > 50'000 && left <= 60'000);
            owner.killTimer(id);
            QCOMPARE(dispatcher->registeredTimers(&owner).size(), 0);
            QCOMPARE(dispatcher->remainingTime(id), -1);
        });
    }

    void aDescriptorIsWatched()
    {
        EpollThread thread;
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        std::promise<char> read;
        QSocketNotifier *notifier = nullptr;
        thread.run([&] {
            notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, thread.context());
            QObject::connect(notifier, &QSocketNotifier::activated, thread.context(), [&] {
                char byte = 0;
                if (::read(ends[0], &byte, 1) == 1)
                    read.set_value(byte);
            });
        });
        QCOMPARE(::write(ends[1], "x", 1), 1);
        auto result = read.get_future();
        QVERIFY(result.wait_for(kPatience) == std::future_status::ready);
        QCOMPARE(result.get(), 'x');
        thread.run([&] { delete notifier; });
        ::close(ends[0]);
        ::close(ends[1]);
    }
    void aNumberThatIsUsedAgainIsAnotherDescriptor()
    {
        EpollThread thread;
        std::atomic<int> activations = 0;
        for (int round = 0; round < 50; ++round) {
            int ends[2];
            QCOMPARE(::pipe(ends), 0);
            QCOMPARE(::write(ends[1], "x", 1), 1);
            std::promise<void> done;
            thread.run([&] {
                auto *notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, thread.context());
                QObject::connect(notifier, &QSocketNotifier::activated, thread.context(), [&, notifier] {
                    ++activations;
                    notifier->setEnabled(false);
                    notifier->deleteLater();
                    ::close(ends[0]);
                    done.set_value();
                });
            });
            QVERIFY(done.get_future().wait_for(kPatience) == std::future_status::ready);
            ::close(ends[1]);
        }
        QCOMPARE(activations, 50);
    }

    void manySocketsEchoMuch()
    {
        EpollThread thread;
        quint16 port = 0;
        QTcpServer *server = nullptr;
        thread.run([&] {
            server = new QTcpServer(thread.context());
            server->listen(QHostAddress::LocalHost);
            port = server->serverPort();
            QObject::connect(server, &QTcpServer::newConnection, server, [server] {
                while (QTcpSocket *socket = server->nextPendingConnection()) {
                    QObject::connect(socket, &QTcpSocket::readyRead, socket,
                        [socket] { socket->write(socket->readAll()); });
                    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                }
            });
        });
        const QByteArray sent(200'000, 'x');
        for (int round = 0; round < 3; ++round) {
            std::vector<std::unique_ptr<QTcpSocket>> clients;
            for (int i = 0; i < 150; ++i) {
                clients.push_back(std::make_unique<QTcpSocket>());
                clients.back()->connectToHost(QHostAddress::LocalHost, port);
                QVERIFY(clients.back()->waitForConnected(20'000));
            }
            for (const auto &client : clients)
                client->write(sent);
            for (const auto &client : clients) {
                QByteArray echoed;
                while (echoed.size() < sent.size()) {
                    QVERIFY(client->waitForReadyRead(20'000));
                    echoed += client->readAll();
                }
                QCOMPARE(echoed, sent);
            }
        }
    }

    void aNestedLoopEnds()
    {
        EpollThread thread;
        int seen = 0;
        thread.run([&] {
            QEventLoop loop;
            QTimer::singleShot(10, &loop, [&] {
                ++seen;
                loop.quit();
            });
            loop.exec();
        });
        QCOMPARE(seen, 1);
    }
};

QTEST_GUILESS_MAIN(TestEpollDispatcher)
#include "tst_epoll_dispatcher.moc"
