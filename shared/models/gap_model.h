// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/gaps.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// Questions that were refused or weakly answered; the server filters and orders. Qt::DisplayRole gives the
/// question.
class GapModel final : public PagedModel<api::Gap>
{
    Q_OBJECT
public:
    struct Filter {
        std::optional<api::GapState> state = api::GapState::Open; ///< none: all
        api::GapOrder order = api::GapOrder::Asked;
        QString text; ///< in the question
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    using PagedModel::PagedModel;
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    api::GapsQuery query() const; ///< as the filter says, from its first page on

    /// Writes an own answer to the gap and closes it.
    void answer(const QString &gapId, const api::GapAnswerRequest &request);
    void link(const QString &gapId, const api::GapLinkRequest &request);
    void dismiss(const QString &gapId);
    void reopen(const QString &gapId);
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Gaps; }

signals:
    void answered(const QString &gapId, const answerdesk::api::OwnAnswer &answer);
    void answerFailed(const QString &gapId, const answerdesk::client::ApiFailure &failure);
    void changed(const answerdesk::api::Gap &gap); ///< linked, dismissed or opened again
    void changeFailed(const QString &gapId, const answerdesk::client::ApiFailure &failure);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Gap &gap) const override { return gap.gapId; }
    QVariant valueOf(const api::Gap &gap, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(gap.question) : QVariant();
    }

private:
    client::ApiClient::Callback<api::Gap> putChanged(const QString &gapId);
    /// Changes the row, or takes it away when the filter shows gaps of another state.
    void show(const api::Gap &gap);
    Filter m_filter;
};

} // namespace answerdesk::models
