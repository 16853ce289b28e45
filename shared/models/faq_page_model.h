// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

class QTimer;

namespace answerdesk::models {

/// The pages of a company that have, make or lack FAQs. Live while watched: the server's long poll says what
/// changed, rows change in place, new pages come last, and nothing moves until refresh() is called.
class FaqPageModel final : public RemoteModel
{
    Q_OBJECT
public:
    enum Column {
        PageColumn,
        LocaleColumn,
        StateColumn,
        FaqsColumn,
        GeneratedColumn,
        ExpiresColumn,
        ColumnCount
    };
    enum Role {
        PageIdRole = Qt::UserRole + 1,
        UrlRole,
        TitleRole, ///< name of the product, or the last part of the address until it is known
        LocaleRole,
        StateRole, ///< "generating", "ready" or "not_available"
        ReasonRole, ///< of not_available: "page_unreachable", ...; else empty
        MessageRole,
        FaqCountRole, ///< int
        RequestedAtRole, ///< QDateTime in UTC; so the other moments, invalid when there is none
        GeneratedAtRole,
        ExpiresAtRole,
        AttemptsRole,
        RevisionRole
    };

    explicit FaqPageModel(QObject *parent = nullptr);

    /// The whole list anew, in the server's order.
    void refresh() override;
    /// Long-polls after the list is loaded, until it is called with false.
    void setWatching(bool watching);
    bool isWatching() const { return m_watching; }
    /// Makes the page's FAQs anew; the row turns to generating. regenerateFailed() when the server refuses.
    void regenerate(const QString &pageId);

    const api::FaqPage &at(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(const QString &pageId) const; ///< -1: none
    int generatingCount() const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

    static constexpr int kWaitSeconds = 25;

signals:
    /// These pages changed since the last answer; their rows are up to date. For a details pane that shows
    /// one of them.
    void pagesChanged(const QStringList &pageIds);
    void regenerateFailed(const QString &pageId, const answerdesk::client::ApiFailure &failure);

protected:
    int count() const override { return int(m_rows.size()); }
    void clear() override;

private:
    void load(const QString &cursor);
    void watch();
    void merge(std::vector<api::FaqPage> changed);
    std::vector<api::FaqPage> m_rows;
    std::vector<api::FaqPage> m_incoming;
    client::PendingCall m_call;
    client::PendingCall m_watch;
    QTimer *m_retry;
    QString m_revision;
    int m_failures = 0;
    bool m_watching = false;
};

} // namespace answerdesk::models
