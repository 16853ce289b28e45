// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoints.h"
#include "shared/core/error.h"
#include <QtCore/QList>
#include <atomic>
#include <deque>
#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

namespace answerdesk::http {

using MetricLabels = std::vector<std::pair<const char *, QByteArray>>;

/// What a histogram holds at one moment: how many values were at most each bound, cumulated; the last count
/// is that of all values.
struct HistogramCounts {
    std::vector<quint64> cumulated; ///< one more than there are bounds
    double sum = 0;
};

/// One value of a family, with the labels that tell it from its siblings. Label values are drawn from fixed
/// lists: never a path, a key or anything else that a client chooses.
struct MetricSample {
    MetricLabels labels;
    double value = 0;
    HistogramCounts histogram = {}; ///< of histograms, in place of value
};

/// All values of one name.
struct MetricFamily {
    enum class Type { Counter, Gauge, Histogram };
    const char *name;
    const char *help;
    Type type;
    std::vector<double> bounds; ///< of a histogram, ascending, without the infinite one
    std::vector<MetricSample> samples;
};

const char *metricTypeName(MetricFamily::Type type);

/// Counts values by bounds. observe() is wait-free and may be called from any thread.
class Histogram
{
public:
    explicit Histogram(std::initializer_list<double> bounds);
    void observe(double value);
    const std::vector<double> &bounds() const { return m_bounds; }
    HistogramCounts counts() const;

private:
    std::vector<double> m_bounds;
    std::deque<std::atomic<quint64>> m_buckets;
    std::atomic<quint64> m_sumMillionths{0};
};

/// Requests by endpoint, status and error code, with their duration. Each thread counts in a shard of its
/// own, so that counting costs some tens of nanoseconds a request; shards are added up when somebody
/// reads.
class RequestMetrics
{
public:
    RequestMetrics();
    ~RequestMetrics();
    /// endpoint: nothing for a path that leads nowhere. errorCode: of the catalogue, or empty.
    void count(
        std::optional<api::Endpoint> endpoint, int status, const QByteArray &errorCode, qint64 durationUs);
    /// A request whose bytes never made a request, or a connection that was turned away.
    void countRefusal(ErrorCode code);
    quint64 requests() const;
    quint64 serverErrors() const;
    /// The families answerdesk_http_requests_total, ..._request_duration_seconds and ..._refused_total.
    void collect(std::vector<MetricFamily> &families) const;

private:
    struct Shard;
    Shard &shard() const;
    quint64 sumOf(std::size_t outcome) const;
    std::vector<std::unique_ptr<Shard>> m_shards;
};

/// Where all metrics come from. Parts of the server add collectors before the workers start; a collector is
/// called, in the reader's thread, each time somebody reads; it adds whole families, so that those before a
/// failure stay. Text and JSON derive from the same families.
class MetricsRegistry
{
public:
    using Collector = std::function<void(std::vector<MetricFamily> &)>;
    void add(Collector collector) { m_collectors.push_back(std::move(collector)); }
    void clear() { m_collectors.clear(); }
    std::vector<MetricFamily> collect() const;
    /// Prometheus' text format 0.0.4.
    static QByteArray toText(const std::vector<MetricFamily> &families);
    /// {"metrics":[{"name","type","help","samples":[...]}]}
    static json::Value toJson(const std::vector<MetricFamily> &families);

private:
    std::vector<Collector> m_collectors;
};

/// A family with one value.
MetricFamily gauge(const char *name, const char *help, double value);
MetricFamily counter(const char *name, const char *help, double value);
MetricFamily histogramFamily(const char *name, const char *help, const Histogram &histogram);

} // namespace answerdesk::http
