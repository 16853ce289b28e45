// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/metrics.h"
#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

namespace {

using Type = MetricFamily::Type;

constexpr std::size_t kShards = 8; // more threads than this share
constexpr std::array kSuccesses{200, 201, 202, 204, 304};
constexpr std::array kDurationBounds{
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0};

const std::size_t kEndpoints = api::endpoints().size() + 1; // the last one stands for "no such path"
const std::size_t kErrors = errorCatalogue().size();
const std::size_t kOutcomes = kSuccesses.size() + kErrors + 1; // the last one stands for any other

std::size_t outcomeOf(int status, const QByteArray &errorCode)
{
    if (errorCode.isEmpty()) {
        for (std::size_t i = 0; i < kSuccesses.size(); ++i) {
            if (kSuccesses[i] == status)
                return i;
        }
    } else if (const auto code = errorCodeOf(errorCode)) {
        return kSuccesses.size() + std::size_t(*code);
    }
    return kOutcomes - 1;
}

QByteArray endpointLabel(std::size_t index)
{
    return index + 1 == kEndpoints ? QByteArray("none") : QByteArray(api::endpoints()[index].name);
}

QByteArray number(double value)
{
    if (std::isinf(value))
        return value > 0 ? "+Inf" : "-Inf";
    // Whole numbers in full: counters grow beyond the digits of a short form.
    if (value == std::floor(value) && std::fabs(value) < 1e15)
        return QByteArray::number(qint64(value));
    return QByteArray::number(value, 'g', 12);
}

QByteArray escaped(QByteArray text, bool isLabel)
{
    text.replace('\\', "\\\\").replace('\n', "\\n");
    return isLabel ? text.replace('"', "\\\"") : text;
}

void appendSample(QByteArray &out, const char *name, const char *suffix, const MetricLabels &labels,
    const QByteArray &bound, const QByteArray &value)
{
    out += name;
    out += suffix;
    QByteArray inside;
    for (const auto &[label, text] : labels) {
        inside += inside.isEmpty() ? "" : ",";
        inside += label + QByteArray("=\"") + escaped(text, true) + '"';
    }
    if (!bound.isEmpty())
        inside += (inside.isEmpty() ? "le=\"" : ",le=\"") + bound + '"';
    if (!inside.isEmpty())
        out += '{' + inside + '}';
    out += ' ' + value + '\n';
}

json::Value jsonNumber(double value) { return json::Number{number(value)}; }

} // namespace

const char *metricTypeName(Type type)
{
    return type == Type::Counter ? "counter" : type == Type::Gauge ? "gauge" : "histogram";
}

Histogram::Histogram(std::initializer_list<double> bounds)
    : m_bounds(bounds)
{
    for (std::size_t i = 0; i <= m_bounds.size(); ++i)
        m_buckets.emplace_back(0);
}

void Histogram::observe(double value)
{
    const auto bucket
        = std::size_t(std::lower_bound(m_bounds.begin(), m_bounds.end(), value) - m_bounds.begin());
    m_buckets[bucket].fetch_add(1, std::memory_order_relaxed);
    m_sumMillionths.fetch_add(quint64(std::max(0.0, value) * 1e6), std::memory_order_relaxed);
}

HistogramCounts Histogram::counts() const
{
    HistogramCounts counts;
    quint64 sum = 0;
    for (const auto &bucket : m_buckets)
        counts.cumulated.push_back(sum += bucket.load(std::memory_order_relaxed));
    counts.sum = double(m_sumMillionths.load(std::memory_order_relaxed)) / 1e6;
    return counts;
}

struct alignas(64) RequestMetrics::Shard {
    std::unique_ptr<std::atomic<quint64>[]> outcomes { new std::atomic<quint64>[ kEndpoints * kOutcomes ]() };
    std::unique_ptr<std::atomic<quint64>[]> durations {
        new std::atomic<quint64>[ kEndpoints * (kDurationBounds.size() + 1) ]()
    };
    std::unique_ptr<std::atomic<quint64>[]> microseconds { new std::atomic<quint64>[ kEndpoints ]() };
    std::unique_ptr<std::atomic<quint64>[]> refusals { new std::atomic<quint64>[ kErrors ]() };
};

RequestMetrics::RequestMetrics()
{
    for (std::size_t i = 0; i < kShards; ++i)
        m_shards.push_back(std::make_unique<Shard>());
}

RequestMetrics::~RequestMetrics() = default;

RequestMetrics::Shard &RequestMetrics::shard() const
{
    static std::atomic<std::size_t> threads{0};
    thread_local const std::size_t mine = threads.fetch_add(1, std::memory_order_relaxed) % kShards;
    return *m_shards[mine];
}

void RequestMetrics::count(
    std::optional<api::Endpoint> endpoint, int status, const QByteArray &errorCode, qint64 durationUs)
{
    const std::size_t row = endpoint ? std::size_t(*endpoint) : kEndpoints - 1;
    const auto bucket = std::size_t(
        std::lower_bound(kDurationBounds.begin(), kDurationBounds.end(), double(durationUs) / 1e6)
        - kDurationBounds.begin());
    Shard &mine = shard();
    const auto relaxed = std::memory_order_relaxed;
    mine.outcomes[row * kOutcomes + outcomeOf(status, errorCode)].fetch_add(1, relaxed);
    mine.durations[row * (kDurationBounds.size() + 1) + bucket].fetch_add(1, relaxed);
    mine.microseconds[row].fetch_add(quint64(std::max<qint64>(0, durationUs)), relaxed);
}

void RequestMetrics::countRefusal(ErrorCode code)
{
    shard().refusals[std::size_t(code)].fetch_add(1, std::memory_order_relaxed);
}

quint64 RequestMetrics::sumOf(std::size_t outcome) const
{
    quint64 sum = 0;
    for (const auto &shard : m_shards) {
        for (std::size_t row = 0; row < kEndpoints; ++row)
            sum += shard->outcomes[row * kOutcomes + outcome].load(std::memory_order_relaxed);
    }
    return sum;
}

quint64 RequestMetrics::requests() const
{
    quint64 sum = 0;
    for (std::size_t outcome = 0; outcome < kOutcomes; ++outcome)
        sum += sumOf(outcome);
    return sum;
}

quint64 RequestMetrics::serverErrors() const
{
    quint64 sum = 0;
    for (const ErrorInfo &info : errorCatalogue()) {
        if (info.status >= 500)
            sum += sumOf(kSuccesses.size() + std::size_t(info.code));
    }
    return sum;
}

void RequestMetrics::collect(std::vector<MetricFamily> &families) const
{
    MetricFamily requests{"answerdesk_http_requests_total",
        "Answered requests by endpoint, status and error code.", Type::Counter, {}, {}};
    MetricFamily durations{"answerdesk_http_request_duration_seconds",
        "Time from the end of a request's head to its answer, by endpoint.", Type::Histogram,
        {kDurationBounds.begin(), kDurationBounds.end()}, {}};
    MetricFamily refusals{"answerdesk_http_refused_total",
        "Requests that were refused before they were complete, and connections turned away, by error code.",
        Type::Counter, {}, {}};
    for (std::size_t row = 0; row < kEndpoints; ++row) {
        for (std::size_t outcome = 0; outcome < kOutcomes; ++outcome) {
            quint64 count = 0;
            for (const auto &shard : m_shards)
                count += shard->outcomes[row * kOutcomes + outcome].load(std::memory_order_relaxed);
            if (count == 0)
                continue;
            QByteArray status = "other";
            QByteArray code;
            if (outcome < kSuccesses.size()) {
                status = QByteArray::number(kSuccesses[outcome]);
            } else if (outcome + 1 < kOutcomes) {
                const ErrorInfo &info = errorCatalogue()[outcome - kSuccesses.size()];
                status = QByteArray::number(info.status);
                code = info.identifier;
            }
            requests.samples.push_back(
                {{{"endpoint", endpointLabel(row)}, {"status", status}, {"error_code", code}},
                    double(count)});
        }
        HistogramCounts counts;
        quint64 sum = 0;
        quint64 microseconds = 0;
        for (std::size_t bucket = 0; bucket <= kDurationBounds.size(); ++bucket) {
            for (const auto &shard : m_shards)
                sum += shard->durations[row * (kDurationBounds.size() + 1) + bucket].load(
                    std::memory_order_relaxed);
            counts.cumulated.push_back(sum);
        }
        for (const auto &shard : m_shards)
            microseconds += shard->microseconds[row].load(std::memory_order_relaxed);
        counts.sum = double(microseconds) / 1e6;
        if (sum > 0)
            durations.samples.push_back({{{"endpoint", endpointLabel(row)}}, 0, std::move(counts)});
    }
    for (const ErrorInfo &info : errorCatalogue()) {
        quint64 count = 0;
        for (const auto &shard : m_shards)
            count += shard->refusals[std::size_t(info.code)].load(std::memory_order_relaxed);
        if (count > 0)
            refusals.samples.push_back({{{"error_code", info.identifier}}, double(count)});
    }
    families.push_back(std::move(requests));
    families.push_back(std::move(durations));
    families.push_back(std::move(refusals));
}

std::vector<MetricFamily> MetricsRegistry::collect() const
{
    std::vector<MetricFamily> families;
    for (const Collector &collector : m_collectors) {
        try {
            collector(families);
        } catch (const std::exception &) {
            // A database that is gone takes its own figures away, and no others: families come whole.
        }
    }
    return families;
}

QByteArray MetricsRegistry::toText(const std::vector<MetricFamily> &families)
{
    QByteArray out;
    for (const MetricFamily &family : families) {
        out += QByteArray("# HELP ") + family.name + ' ' + escaped(family.help, false) + '\n';
        out += QByteArray("# TYPE ") + family.name + ' ' + metricTypeName(family.type) + '\n';
        for (const MetricSample &sample : family.samples) {
            if (family.type != Type::Histogram) {
                appendSample(out, family.name, "", sample.labels, {}, number(sample.value));
                continue;
            }
            const auto &cumulated = sample.histogram.cumulated;
            for (std::size_t i = 0; i < cumulated.size(); ++i) {
                const QByteArray bound = i < family.bounds.size() ? number(family.bounds[i]) : "+Inf";
                appendSample(
                    out, family.name, "_bucket", sample.labels, bound, QByteArray::number(cumulated[i]));
            }
            appendSample(out, family.name, "_sum", sample.labels, {}, number(sample.histogram.sum));
            appendSample(out, family.name, "_count", sample.labels, {}, QByteArray::number(cumulated.back()));
        }
    }
    return out;
}

json::Value MetricsRegistry::toJson(const std::vector<MetricFamily> &families)
{
    json::Array all;
    for (const MetricFamily &family : families) {
        json::Array samples;
        for (const MetricSample &sample : family.samples) {
            json::Object labels;
            for (const auto &[label, text] : sample.labels)
                labels.emplace_back(QString::fromLatin1(label), QString::fromUtf8(text));
            json::Object row{{u"labels"_s, std::move(labels)}};
            if (family.type == Type::Histogram) {
                const auto &cumulated = sample.histogram.cumulated;
                json::Array buckets;
                for (std::size_t i = 0; i < family.bounds.size(); ++i)
                    buckets.emplace_back(json::Object{{u"at_most"_s, jsonNumber(family.bounds[i])},
                        {u"count"_s, jsonNumber(double(cumulated[i]))}});
                row.emplace_back(u"count"_s, jsonNumber(double(cumulated.back())));
                row.emplace_back(u"sum"_s, jsonNumber(sample.histogram.sum));
                row.emplace_back(u"buckets"_s, std::move(buckets));
            } else {
                row.emplace_back(u"value"_s, jsonNumber(sample.value));
            }
            samples.emplace_back(std::move(row));
        }
        all.emplace_back(json::Object{{u"name"_s, QString::fromLatin1(family.name)},
            {u"type"_s, QString::fromLatin1(metricTypeName(family.type))},
            {u"help"_s, QString::fromUtf8(family.help)}, {u"samples"_s, std::move(samples)}});
    }
    return json::Object{{u"metrics"_s, std::move(all)}};
}

MetricFamily gauge(const char *name, const char *help, double value)
{
    return {name, help, Type::Gauge, {}, {{{}, value}}};
}

MetricFamily counter(const char *name, const char *help, double value)
{
    return {name, help, Type::Counter, {}, {{{}, value}}};
}

MetricFamily histogramFamily(const char *name, const char *help, const Histogram &histogram)
{
    return {name, help, Type::Histogram, histogram.bounds(), {{{}, 0, histogram.counts()}}};
}

} // namespace answerdesk::http
