// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QThreadPool>

namespace answerdesk::console {

/// Does work that waits for a disk or computes long in another thread; done(result) follows in the GUI
/// thread, as long as the context lives. To be called from there.
template <typename Work, typename Done>
void inBackground(QObject *context, Work work, Done done)
{
    QThreadPool::globalInstance()->start(
        [context = QPointer<QObject>(context), work = std::move(work), done = std::move(done)] {
            auto result = work();
            // By the application: the context may be gone by then.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [context, done, result = std::move(result)] {
                    if (context)
                        done(result);
                },
                Qt::QueuedConnection);
        });
}

} // namespace answerdesk::console
