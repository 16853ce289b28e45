// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_queries.h"
#include "shared/models/list_model.h"
#include <QtCore/QSet>

class QTimer;

namespace answerdesk::models {

/// The pages of a company that have, make or lack FAQs; the server filters. Live while watched: the server's
/// long poll says what changed, rows change in place, and nothing moves until refresh() is called. A new page
/// comes last when the list is whole, else it is counted in news(). Qt::DisplayRole gives titleOf().
class FaqPageModel final : public ListModel<api::FaqPage>
{
    Q_OBJECT
public:
    explicit FaqPageModel(QObject *parent = nullptr);

    /// What the server is to leave out; cursor and limit are the model's own. Empty members: nothing.
    void setFilter(const api::FaqPagesQuery &filter);
    const api::FaqPagesQuery &filter() const { return m_filter; }
    client::Query query() const override { return parametersOf(m_filter); }
    /// The name of the product, or the last part of the address until it is known.
    static QString titleOf(const api::FaqPage &page);
    bool isFiltering() const;
    /// As many rows as there are, in the server's order.
    void refresh() override;
    /// Long-polls after the list is loaded, until it is called with false.
    void setWatching(bool watching);
    /// Makes the page's FAQs anew; the row turns to generating. regenerateFailed() when the server refuses.
    void regenerate(const QString &pageId);

    int generatingCount() const;
    /// Pages that belong into the list and are not in it before refresh().
    int news() const { return int(m_news.size()); }

    static constexpr int kWaitSeconds = 25;

signals:
    /// These pages changed since the last answer; their rows are up to date. For a details pane that shows
    /// one of them.
    void pagesChanged(const QStringList &pageIds);
    void regenerateFailed(const QString &pageId, const answerdesk::client::ApiFailure &failure);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString nameOf(const api::FaqPage &page) const override { return titleOf(page); }
    void clear() override;

private:
    void watch();
    /// Whether anything was new.
    bool merge(const std::vector<api::FaqPage> &changed);
    bool isMatching(const api::FaqPage &page) const;
    void dropNews();
    api::FaqPagesQuery m_filter;
    QSet<QString> m_news;
    client::PendingCall m_watch;
    QTimer *m_retry;
    QString m_revision;
    int m_failures = 0;
    bool m_watching = false;
};

} // namespace answerdesk::models
