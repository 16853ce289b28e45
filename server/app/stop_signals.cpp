// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/stop_signals.h"
#include <QtCore/QSocketNotifier>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace answerdesk::app {

namespace {

int g_pair[2] = {-1, -1}; // a signal handler may only write to a descriptor

void onSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(g_pair[0], &byte, 1);
}

} // namespace

StopSignals::StopSignals(QObject *parent)
    : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, g_pair) != 0)
        qFatal("no descriptor for signals");
    m_notifier = new QSocketNotifier(g_pair[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        [[maybe_unused]] const auto read = ::read(g_pair[1], &byte, 1);
        m_wasReceived = true;
        Q_EMIT received();
    });
    struct sigaction action {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
}

StopSignals::~StopSignals()
{
    struct sigaction action {
    };
    action.sa_handler = SIG_DFL;
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
    m_notifier->setEnabled(false);
    ::close(g_pair[0]);
    ::close(g_pair[1]);
}

} // namespace answerdesk::app
