// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two threads of a pool and the main thread, which handles their queued calls, share a number without a
// lock. The preset thread expects a report: what is suppressed for Qt hides no race of our own code.
#include <QtCore/QCoreApplication>
#include <QtCore/QThreadPool>
#include <atomic>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    int shared = 0;
    std::atomic<int> ready = 0;
    int ended = 0;
    for (int i = 0; i < 2; ++i) {
        QThreadPool::globalInstance()->start([&] {
            ++ready;
            while (ready < 2) { }
            for (int n = 0; n < 10'000; ++n)
                ++shared;
            QMetaObject::invokeMethod(&app, [&] {
                if (++ended == 2)
                    app.quit();
            });
        });
    }
    app.exec();
    return shared == 0;
}
