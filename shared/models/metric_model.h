// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/monitoring.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"
#include <QtCore/QHash>

namespace answerdesk {
class Clock;
}

namespace answerdesk::models {

/// What the server counts and measures, a row for each set of labels, in the server's order. Company:
/// kWholeServer. Qt::DisplayRole gives the metric's name.
class MetricModel final : public RemoteModel
{
    Q_OBJECT
public:
    struct Row {
        QString name;
        QString type; ///< counter, gauge or histogram
        QString help;
        QString labels; ///< "endpoint=send_message, status=200"
        double value = 0; ///< of a histogram: how many values it has
        std::optional<double> mean; ///< of a histogram that has any
        std::optional<double>
            mostly; ///< the bound that 95 % of a histogram's values keep; infinite: none does
        std::optional<double> rate; ///< of what only grows: a second, since the look before

        QString id() const { return name + u'{' + labels + u'}'; }
        bool operator==(const Row &) const = default;
    };

    explicit MetricModel(const Clock &clock, QObject *parent = nullptr);
    /// Puts each metric's explanation into other words, before it is shown and looked through.
    void setWords(std::function<QString(const QString &)> words) { m_words = std::move(words); }
    void refresh() override;
    /// Rows with the text in their name, labels or explanation; the server is not asked again.
    void setFilter(const QString &text);
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }

protected:
    int count() const override { return int(m_rows.size()); }
    QVariant value(int row, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(at(row).name) : QVariant();
    }
    void clear() override;

private:
    void take(const api::Metrics &metrics);
    void apply();

    const Clock &m_clock;
    std::function<QString(const QString &)> m_words;
    client::PendingCall m_call;
    std::vector<Row> m_all;
    std::vector<Row> m_rows; ///< those that the filter leaves
    QHash<QString, double> m_before; ///< values at the look before, by id
    qint64 m_beforeMs = 0;
    QString m_filter;
};

} // namespace answerdesk::models
