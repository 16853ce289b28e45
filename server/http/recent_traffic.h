// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace answerdesk::http {

/// What each company's shop has asked in the last minutes, counted as it is answered: the request log forgets
/// after so many requests, this after so much time. Each thread counts in a shard of its own, at the price of
/// a lock that nobody else wants; a company that was silent for the whole time takes no memory. Any thread.
class RecentTraffic
{
public:
    static constexpr int kBucketSeconds = 5;
    static constexpr int kBuckets = 60;

    struct Bucket {
        quint64 requests = 0;
        quint64 errors = 0; ///< a status of 400 and above
        quint64 micros = 0; ///< time of all of them
    };
    struct Window {
        qint64 fromMs = 0; ///< when the first bucket begins
        std::array<Bucket, kBuckets> buckets; ///< oldest first; the last one is under way
        quint64 serverErrors = 0; ///< a status of 500 and above
        std::optional<double> medianMs; ///< to within a fifth, as the other one
        std::optional<double> p99Ms;
        /// Requests per second of the last whole minute; the bucket under way would pull it down.
        double perSecond() const;
    };

    RecentTraffic();
    ~RecentTraffic();
    /// company: a key that is known to exist.
    void count(const QString &company, int status, qint64 durationUs, qint64 nowMs);
    Window of(const QString &company, qint64 nowMs) const;
    Window ofAll(qint64 nowMs) const;

private:
    struct Shard;
    /// Of one company, or of all.
    Window windowOf(const std::optional<QString> &company, qint64 nowMs) const;
    std::vector<std::unique_ptr<Shard>> m_shards;
};

} // namespace answerdesk::http
