// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/monitoring.h"
#include "shared/models/live_model.h"

namespace answerdesk::models {

/// The request log. Qt::DisplayRole gives the request's id.
class RequestModel final : public LiveModel<api::RequestRow, api::RequestsQuery>
{
    Q_OBJECT
public:
    struct Filter {
        bool ofServer = false; ///< of all companies and of none, as far as the administrator sees them
        std::optional<api::RequestArea> area;
        QString endpoint; ///< name in the table of endpoints; empty: all
        QString status; ///< "404" or "4xx"; empty: all
        std::optional<api::AnswerKind> outcome; ///< of messages
        std::optional<bool> errors;
        QString text;
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    explicit RequestModel(QObject *parent = nullptr);
    void setFilter(const Filter &filter);
    const Filter &filter() const { return m_filter; }

protected:
    api::RequestsQuery asked() const override;
    QString nameOf(const api::RequestRow &row) const override { return row.requestId; }

private:
    Filter m_filter;
};

} // namespace answerdesk::models
