// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/metric_model.h"
#include "shared/core/clock.h"
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

namespace {

constexpr double kMostly = 0.95;

QString labelsOf(const api::MetricSample &sample)
{
    QStringList texts;
    if (const json::Object *labels = sample.labels.asObject()) {
        for (const auto &[name, value] : *labels) {
            const QString *text = value.asString();
            texts << name + u'=' + (text ? *text : QString::fromUtf8(value.toJson()));
        }
    }
    return texts.join(u", "_s);
}

/// The lowest bound that so many of the values keep.
std::optional<double> boundOf(const api::MetricSample &sample, double share)
{
    const double count = sample.count.value_or(0);
    if (count <= 0 || !sample.buckets)
        return std::nullopt;
    for (const api::MetricBucket &bucket : *sample.buckets) {
        if (bucket.count >= count * share)
            return bucket.atMost;
    }
    return std::numeric_limits<double>::infinity();
}

MetricModel::Row rowOf(const api::Metric &metric, const api::MetricSample &sample)
{
    MetricModel::Row row{metric.name, metric.type, metric.help, labelsOf(sample), 0, {}, {}, {}};
    row.value = sample.count ? *sample.count : sample.value.value_or(0);
    if (sample.count && *sample.count > 0)
        row.mean = sample.sum.value_or(0) / *sample.count;
    row.mostly = boundOf(sample, kMostly);
    return row;
}

} // namespace

MetricModel::MetricModel(const Clock &clock, QObject *parent)
    : RemoteModel(parent)
    , m_clock(clock)
{
}

void MetricModel::refresh()
{
    if (!canAsk() || m_call.isRunning())
        return;
    beginLoading();
    m_call = client()->call<api::Metrics>(
        api::Endpoint::Metrics, {}, this, [this](client::ApiResult<api::Metrics> metrics) {
            m_call = {};
            if (!metrics)
                return endLoading(metrics.error());
            take(*metrics);
            endLoading();
        });
}

void MetricModel::take(const api::Metrics &metrics)
{
    const qint64 now = m_clock.steadyMs();
    const double seconds = double(now - m_beforeMs) / 1'000;
    QHash<QString, double> values;
    m_all.clear();
    for (const api::Metric &metric : metrics.metrics) {
        for (const api::MetricSample &sample : metric.samples) {
            Row row = rowOf(metric, sample);
            if (m_words)
                row.help = m_words(metric.help);
            const auto before = m_before.constFind(row.id());
            // What went back belongs to a server that was started anew.
            const bool grew = before != m_before.cend() && row.value >= *before && seconds > 0;
            if (grew && row.type != u"gauge")
                row.rate = (row.value - *before) / seconds;
            values.insert(row.id(), row.value);
            m_all.push_back(std::move(row));
        }
    }
    m_before = values;
    m_beforeMs = now;
    apply();
}

void MetricModel::setFilter(const QString &text)
{
    if (m_filter == text)
        return;
    m_filter = text;
    apply();
}

void MetricModel::apply()
{
    std::vector<Row> shown;
    for (const Row &row : m_all) {
        const QStringList texts{row.name, row.labels, row.help};
        if (std::any_of(texts.begin(), texts.end(),
                [this](const QString &text) { return text.contains(m_filter, Qt::CaseInsensitive); }))
            shown.push_back(row);
    }
    replaceRows(m_rows, std::move(shown), [](const Row &row) { return row.id(); });
}

void MetricModel::clear()
{
    m_call.cancel();
    m_call = {};
    m_all.clear();
    m_rows.clear();
    m_before.clear();
}

} // namespace answerdesk::models
