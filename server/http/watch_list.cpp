// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/watch_list.h"
#include <algorithm>
#include <exception>
#include <iterator>

namespace answerdesk::http {

namespace {

constexpr auto kLull = std::chrono::milliseconds(200);

} // namespace

WatchList::WatchList()
    : m_thread([this] { work(); })
{
}

WatchList::~WatchList()
{
    end();
    m_thread.join();
}

void WatchList::watch(const QString &key, int seconds, Request request)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_isEnding && m_watchers.size() + m_lookingCount < kMaxWatchers) {
            const Instant deadline = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
            m_watchers.push_back({key, deadline, std::move(request)});
            // What changed between the caller's own look and now was announced to nobody.
            m_announced.insert(key);
            m_wake.notify_all();
            return;
        }
    }
    request.answer();
}

void WatchList::announce(const QString &key)
{
    if (m_notify)
        m_notify(key);
    const std::scoped_lock lock(m_mutex);
    // Without a watcher there is nobody to tell: who comes later looks at the rows first.
    const bool isWatched = m_looking.contains(key)
        || std::any_of(
            m_watchers.begin(), m_watchers.end(), [&](const Watcher &watcher) { return watcher.key == key; });
    if (!isWatched || m_announced.contains(key))
        return;
    m_announced.insert(key);
    m_wake.notify_all();
}

void WatchList::end()
{
    const std::scoped_lock lock(m_mutex);
    m_isEnding = true;
    m_wake.notify_all();
}

std::vector<WatchList::Watcher> WatchList::takeDue(Instant now)
{
    const auto isLeft = [&](const Watcher &watcher) {
        return !m_isEnding && watcher.deadline > now && !m_announced.contains(watcher.key);
    };
    const auto due = std::stable_partition(m_watchers.begin(), m_watchers.end(), isLeft);
    std::vector<Watcher> taken(std::make_move_iterator(due), std::make_move_iterator(m_watchers.end()));
    m_watchers.erase(due, m_watchers.end());
    m_announced.clear();
    for (const Watcher &watcher : taken)
        m_looking.insert(watcher.key);
    m_lookingCount = taken.size();
    return taken;
}

void WatchList::answer(std::vector<Watcher> &due, Instant now, bool isEnding)
{
    const auto isAnswered = [&](const Watcher &watcher) {
        try {
            if (!isEnding && watcher.deadline > now && !watcher.request.isNew())
                return false;
        } catch (const std::exception &) { // the answer meets it again, and tells
        }
        watcher.request.answer();
        return true;
    };
    due.erase(std::remove_if(due.begin(), due.end(), isAnswered), due.end());
}

void WatchList::work()
{
    Instant told = std::chrono::steady_clock::now() - kLull;
    std::unique_lock lock(m_mutex);
    while (true) {
        Instant next = std::chrono::steady_clock::now() + std::chrono::hours(1);
        for (const Watcher &watcher : m_watchers)
            next = std::min(next, watcher.deadline);
        if (!m_announced.isEmpty())
            next = std::min(next, told + kLull);
        const Instant now = std::chrono::steady_clock::now();
        if (!m_isEnding && next > now) {
            m_wake.wait_until(lock, next);
            continue;
        }
        std::vector<Watcher> due = takeDue(now);
        const bool isLast = m_isEnding;
        told = now;
        lock.unlock();
        answer(due, now, isLast);
        if (isLast)
            return;
        lock.lock();
        m_looking.clear();
        m_lookingCount = 0;
        std::move(due.begin(), due.end(), std::back_inserter(m_watchers));
    }
}

} // namespace answerdesk::http
