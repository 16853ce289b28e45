// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/faq_page_model.h"
#include "shared/core/text.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

QString FaqPageModel::titleOf(const api::FaqPage &page)
{
    if (page.title && !page.title->isEmpty())
        return *page.title;
    const QUrl url(page.url);
    const QString last = url.path().section(u'/', -1, -1, QString::SectionSkipEmpty);
    return last.isEmpty() ? url.host() : last;
}

FaqPageModel::FaqPageModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListFaqPages,
                    .id = &api::FaqPage::pageId,
                    .topic = api::ChangeTopic::FaqPages},
        parent)
    , m_retry(new QTimer(this))
{
    m_retry->setSingleShot(true);
    connect(m_retry, &QTimer::timeout, this, &FaqPageModel::watch);
    connect(this, &RemoteModel::loaded, this, [this] {
        m_failures = 0;
        dropNews();
        watch();
    });
}

void FaqPageModel::clear()
{
    ListModel::clear();
    m_watch.cancel();
    m_retry->stop();
    m_news.clear();
    m_revision.clear();
    m_failures = 0;
}

void FaqPageModel::setFilter(const api::FaqPagesQuery &filter)
{
    if (schema::toJson(m_filter) == schema::toJson(filter))
        return;
    m_filter = filter;
    readAgain();
}

bool FaqPageModel::isFiltering() const
{
    return schema::toJson(m_filter) != schema::toJson(api::FaqPagesQuery());
}

void FaqPageModel::refresh()
{
    if (!canAsk())
        return;
    m_watch.cancel();
    m_retry->stop();
    ListModel::refresh();
}

client::PendingCall FaqPageModel::ask(const QString &cursor, Done done)
{
    return client()->faqPages(company(), paged(m_filter, cursor), this,
        [this, isFirst = cursor.isEmpty(), done = std::move(done)](
            client::ApiResult<client::FaqPageList> list) {
            if (!list)
                return done(tl::unexpected(list.error()));
            // What changes while the later parts of the list arrive comes again with the first long poll.
            if (isFirst)
                m_revision = list->revision;
            done(Page{std::move(list->items), std::move(list->nextCursor)});
        });
}

void FaqPageModel::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    if (!watching) {
        m_watch.cancel();
        m_retry->stop();
    } else if (!isLoading() && isLoaded()) {
        watch();
    }
}

void FaqPageModel::watch()
{
    if (!m_watching || !canAsk() || m_watch.isRunning() || isLoading())
        return;
    if (m_revision.isEmpty()) {
        qint64 latest = 0;
        for (int row = 0; row < rowCount(); ++row)
            latest = qMax(latest, at(row).revision);
        m_revision = QString::number(latest);
    }
    QElapsedTimer clock;
    clock.start();
    m_watch = client()->changedFaqPages(company(), m_revision, kWaitSeconds, this,
        [this, clock](client::ApiResult<client::FaqPageList> list) {
            m_watch = {};
            if (!list) {
                // The connection's state is shown elsewhere; only what does not pass by itself is reported
                // here.
                if (!list.error().offline && m_failures == 0)
                    emit failed(list.error());
                m_failures = qMin(m_failures + 1, 5);
                m_retry->start(1'000 << m_failures);
                return;
            }
            m_failures = 0;
            if (!list->revision.isEmpty())
                m_revision = list->revision;
            if (list->nextCursor) // more than one answer holds has changed
                return refresh();
            // A server that does not wait must not be asked without pause.
            m_retry->start(!merge(list->items) && clock.elapsed() < 1'000 ? 2'000 : 0);
        });
}

bool FaqPageModel::merge(const std::vector<api::FaqPage> &changed)
{
    QStringList ids;
    const int before = news();
    for (const api::FaqPage &page : changed) {
        const int row = rowOf(page.pageId);
        if (row >= 0 && at(row).revision >= page.revision)
            continue;
        ids << page.pageId;
        if (row >= 0)
            put(page);
        else if (isMatching(page) && (hasMore() || isFiltering()))
            m_news.insert(page.pageId);
        else if (isMatching(page))
            append(page);
    }
    if (news() != before)
        emit newsChanged();
    if (!ids.isEmpty())
        emit pagesChanged(ids);
    return !ids.isEmpty();
}

bool FaqPageModel::isMatching(const api::FaqPage &page) const
{
    const auto holds = [&](const QString &text) { return text.contains(*m_filter.q, Qt::CaseInsensitive); };
    return (!m_filter.state || page.state == schema::enumName(*m_filter.state))
        && (!m_filter.locale || page.locale == m_filter.locale->tag)
        && (!m_filter.awaiting || (page.awaitingCount > 0) == *m_filter.awaiting)
        && (!m_filter.review || (page.reviewCount > 0) == *m_filter.review)
        && (!m_filter.q || holds(page.url) || holds(page.title.value_or(QString())));
}

void FaqPageModel::dropNews()
{
    if (m_news.isEmpty())
        return;
    m_news.clear();
    emit newsChanged();
}

void FaqPageModel::regenerate(const QString &pageId)
{
    if (!canAsk())
        return;
    client()->regenerateFaqPage(
        company(), pageId, this, [this, pageId, of = company()](client::ApiResult<api::FaqPage> page) {
            if (!page)
                return emit regenerateFailed(pageId, page.error());
            if (of == company())
                merge({*page});
        });
}

int FaqPageModel::generatingCount() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += at(row).state == u"generating";
    return count;
}

} // namespace answerdesk::models
