// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/recent_traffic.h"
#include <QtCore/QHash>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace answerdesk::http {

namespace {

constexpr std::size_t kShards = 8; // more threads than this share
constexpr qint64 kBucketMs = RecentTraffic::kBucketSeconds * 1000;

// Durations are kept by cells, each to the square root of two above the one below it: the middle of a cell is
// no more than a fifth away from what fell into it.
constexpr std::size_t kCells = 36;
constexpr double kFirstUs = 125; // below it all durations are alike

const std::array<double, kCells> &cellBounds()
{
    static const std::array<double, kCells> bounds = [] {
        std::array<double, kCells> all{};
        for (std::size_t i = 0; i < kCells; ++i)
            all[i] = kFirstUs * std::pow(2.0, double(i) / 2);
        return all;
    }();
    return bounds;
}

std::size_t cellOf(qint64 durationUs)
{
    const auto &bounds = cellBounds();
    const auto cell = std::lower_bound(bounds.begin(), bounds.end(), double(durationUs));
    return std::min(std::size_t(cell - bounds.begin()), kCells - 1);
}

struct Slot {
    qint64 number = 0; ///< of five seconds since 1970
    quint32 requests = 0;
    quint32 errors = 0;
    quint32 serverErrors = 0;
    quint64 micros = 0;
    std::array<quint32, kCells> cells{};
};

/// The slots of one company that have requests, oldest first.
using Slots = std::vector<Slot>;

Slot &slotFor(Slots &kept, qint64 number)
{
    // Threads may come a moment late; a clock that was set back makes what follows it worthless.
    while (!kept.empty() && kept.back().number > number + 1)
        kept.pop_back();
    if (kept.empty() || kept.back().number < number) {
        const auto old = std::find_if(kept.begin(), kept.end(),
            [number](const Slot &slot) { return slot.number > number - RecentTraffic::kBuckets; });
        kept.erase(kept.begin(), old);
        kept.emplace_back().number = number;
    }
    return kept.back();
}

/// How long the part of all durations took at most.
std::optional<double> quantile(const std::array<quint64, kCells> &cells, double part)
{
    quint64 all = 0;
    for (const quint64 count : cells)
        all += count;
    if (all == 0)
        return std::nullopt;
    const auto wanted = quint64(std::ceil(double(all) * part));
    quint64 sum = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        sum += cells[i];
        if (sum >= wanted)
            return cellBounds()[i] / std::pow(2.0, 0.25) / 1000;
    }
    return std::nullopt;
}

} // namespace

struct alignas(64) RecentTraffic::Shard {
    mutable std::mutex mutex;
    QHash<QString, Slots> companies;
    qint64 sweptAt = 0; ///< number of a slot

    void forgetSilent(qint64 number)
    {
        if (number < sweptAt + kBuckets && number >= sweptAt)
            return;
        sweptAt = number;
        companies.removeIf([number](const auto &entry) {
            return entry.value().empty() || entry.value().back().number <= number - kBuckets;
        });
    }
};

RecentTraffic::RecentTraffic()
{
    for (std::size_t i = 0; i < kShards; ++i)
        m_shards.push_back(std::make_unique<Shard>());
}

RecentTraffic::~RecentTraffic() = default;

void RecentTraffic::count(const QString &company, int status, qint64 durationUs, qint64 nowMs)
{
    static std::atomic<std::size_t> threads{0};
    thread_local const std::size_t mine = threads.fetch_add(1, std::memory_order_relaxed) % kShards;
    Shard &shard = *m_shards[mine];
    const qint64 number = nowMs / kBucketMs;
    const std::size_t cell = cellOf(durationUs);
    const std::scoped_lock lock(shard.mutex);
    shard.forgetSilent(number);
    Slot &slot = slotFor(shard.companies[company], number);
    ++slot.requests;
    slot.errors += status >= 400;
    slot.serverErrors += status >= 500;
    slot.micros += quint64(std::max<qint64>(0, durationUs));
    ++slot.cells[cell];
}

double RecentTraffic::Window::perSecond() const
{
    constexpr std::size_t kCounted = 60 / kBucketSeconds;
    quint64 sum = 0;
    for (std::size_t i = kBuckets - 1 - kCounted; i < kBuckets - 1; ++i)
        sum += buckets[i].requests;
    return double(sum) / 60;
}

RecentTraffic::Window RecentTraffic::of(const QString &company, qint64 nowMs) const
{
    return windowOf(company, nowMs);
}

RecentTraffic::Window RecentTraffic::ofAll(qint64 nowMs) const { return windowOf({}, nowMs); }

RecentTraffic::Window RecentTraffic::windowOf(const std::optional<QString> &company, qint64 nowMs) const
{
    const qint64 first = nowMs / kBucketMs - kBuckets + 1;
    Window window;
    window.fromMs = first * kBucketMs;
    std::array<quint64, kCells> cells{};
    const auto add = [&](const Slots &kept) {
        for (const Slot &slot : kept) {
            if (slot.number < first || slot.number >= first + kBuckets)
                continue;
            Bucket &bucket = window.buckets[std::size_t(slot.number - first)];
            bucket.requests += slot.requests;
            bucket.errors += slot.errors;
            bucket.micros += slot.micros;
            window.serverErrors += slot.serverErrors;
            for (std::size_t i = 0; i < kCells; ++i)
                cells[i] += slot.cells[i];
        }
    };
    for (const auto &shard : m_shards) {
        const std::scoped_lock lock(shard->mutex);
        if (!company)
            std::for_each(shard->companies.cbegin(), shard->companies.cend(), add);
        else if (const auto found = shard->companies.constFind(*company); found != shard->companies.cend())
            add(*found);
    }
    window.medianMs = quantile(cells, 0.5);
    window.p99Ms = quantile(cells, 0.99);
    return window;
}

} // namespace answerdesk::http
