// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/secret.h"
#include <QtCore/QString>
#include <QtCore/QThreadPool>
#include <atomic>
#include <functional>

namespace answerdesk::accounts {

/// Argon2id with libsodium's interactive limits: about 64 MiB and 50 ms. Not for an HTTP worker's thread.
QString hashPassword(const Secret &password);
bool verifyPassword(const QString &hash, const Secret &password);

/// What is wrong with a password that somebody wants to have, or nothing: too short, the e-mail address, or
/// one of those that everybody tries first.
QString passwordFault(const QString &password, const QString &email);
/// What is wrong with an e-mail address, or nothing.
QString emailFault(const QString &email);

/// Runs the slow work with passwords on a thread of its own, a bounded number at a time: more than that is
/// refused, so that a flood of sign-ins costs neither memory nor the workers. Any thread.
class PasswordWork
{
public:
    /// Two thirds of the places are for callers who may be anybody; the rest, and the head of the queue, for
    /// those who have signed in from their address before.
    static constexpr int kMaxWaiting = 48;
    static constexpr int kMaxStrangers = 32;

    PasswordWork();
    ~PasswordWork() { finish(); }
    /// False when too many wait; the work is not run then.
    bool start(bool isKnown, std::function<void()> work);
    /// Waits for all that was started.
    void finish() { m_pool.waitForDone(); }
    int waiting() const { return m_waiting; }

private:
    QThreadPool m_pool;
    std::atomic<int> m_waiting{0};
};

} // namespace answerdesk::accounts
