// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>

class QSocketNotifier;

namespace answerdesk::app {

/// Turns SIGTERM and SIGINT into a signal of Qt's, delivered by the event loop of the thread that made it.
/// One a process.
class StopSignals final : public QObject
{
    Q_OBJECT
public:
    explicit StopSignals(QObject *parent = nullptr);
    ~StopSignals() override;
    /// A signal that came before anybody waited for one.
    bool wasReceived() const { return m_wasReceived; }

Q_SIGNALS:
    void received();

private:
    QSocketNotifier *m_notifier;
    bool m_wasReceived = false;
};

} // namespace answerdesk::app
