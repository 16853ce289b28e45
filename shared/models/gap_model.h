// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/gaps.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// Questions that were refused or weakly answered; the server filters and orders. Qt::DisplayRole gives the
/// question.
class GapModel final : public ListModel<api::Gap>
{
    Q_OBJECT
public:
    struct Filter {
        std::optional<api::GapState> state = api::GapState::Open; ///< none: all
        api::GapOrder order = api::GapOrder::Asked;
        QString text; ///< in the question
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    explicit GapModel(QObject *parent = nullptr);
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    client::Query query() const override;

    /// Writes an own answer to the gap and closes it.
    void answer(const QString &gapId, const api::GapAnswerRequest &request);
    void link(const QString &gapId, const api::GapLinkRequest &request);
    void dismiss(const QString &gapId);
    void reopen(const QString &gapId);

signals:
    void answered(const QString &gapId, const answerdesk::api::OwnAnswer &answer);
    void answerFailed(const QString &gapId, const answerdesk::client::ApiFailure &failure);
    void changed(const answerdesk::api::Gap &gap); ///< linked, dismissed or opened again
    void changeFailed(const QString &gapId, const answerdesk::client::ApiFailure &failure);

private:
    client::ApiClient::Callback<api::Gap> putChanged(const QString &gapId);
    /// Changes the row, or takes it away when the filter shows gaps of another state.
    void show(const api::Gap &gap);
    Filter m_filter;
};

} // namespace answerdesk::models
