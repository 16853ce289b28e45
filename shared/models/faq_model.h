// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// The questions and answers of one page, by position, with what they rest on. An order of one's own and an
/// approval are sent with the tag of the page as it was read, so that nobody else's change is undone.
/// Qt::DisplayRole gives the question.
class FaqModel final : public RemoteModel
{
    Q_OBJECT
public:
    using RemoteModel::RemoteModel;

    /// Which page; drops the rows when it is another one. Empty: none. Does not ask: refresh() does.
    void setPage(const QString &pageId);
    QString page() const { return m_page; }
    void refresh() override;

    /// Puts a row elsewhere at once and tells the server; what is moved meanwhile follows. Both places are
    /// among the pinned ones, or both among the others. orderFailed() when the server refuses.
    void move(int from, int to);
    /// The ones named, or all that are not hidden. approvalFailed() when the server refuses.
    void approve(const std::optional<std::vector<qint64>> &faqIds);

    const api::Faq &at(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(qint64 faqId) const; ///< -1: none
    /// The page as the last answer had it.
    const std::optional<api::FaqPage> &pageDetails() const { return m_details; }

signals:
    void ordered();
    void orderFailed(const answerdesk::client::ApiFailure &failure);
    void approved();
    void approvalFailed(const answerdesk::client::ApiFailure &failure);

protected:
    int count() const override { return int(m_rows.size()); }
    QVariant value(int row, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(at(row).question) : QVariant();
    }
    void clear() override;

private:
    void take(client::Tagged<api::FaqPageDetails> details);
    void sendOrder();
    QString m_page;
    QByteArray m_tag;
    std::optional<api::FaqPage> m_details;
    std::vector<api::Faq> m_rows;
    client::PendingCall m_call;
    client::PendingCall m_ordering;
    bool m_isMoved = false; ///< since the order that is under way
    bool m_isStale = false; ///< a refresh was asked for while an order was under way
};

} // namespace answerdesk::models
