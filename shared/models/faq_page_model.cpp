// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/faq_page_model.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

namespace {

QString idOf(const api::FaqPage &page) { return page.pageId; }

QString titleOf(const api::FaqPage &page)
{
    if (page.title && !page.title->isEmpty())
        return *page.title;
    const QUrl url(page.url);
    const QString last = url.path().section(u'/', -1, -1, QString::SectionSkipEmpty);
    return last.isEmpty() ? url.host() : last;
}

} // namespace

FaqPageModel::FaqPageModel(QObject *parent)
    : RemoteModel(parent)
    , m_retry(new QTimer(this))
{
    m_retry->setSingleShot(true);
    connect(m_retry, &QTimer::timeout, this, &FaqPageModel::watch);
}

void FaqPageModel::clear()
{
    m_call.cancel();
    m_watch.cancel();
    m_retry->stop();
    m_rows.clear();
    m_incoming.clear();
    m_revision.clear();
    m_failures = 0;
}

void FaqPageModel::refresh()
{
    if (!canAsk())
        return;
    m_call.cancel();
    m_watch.cancel();
    m_retry->stop();
    m_incoming.clear();
    m_revision.clear();
    beginLoading();
    load({});
}

void FaqPageModel::load(const QString &cursor)
{
    m_call = client()->faqPages(company(), cursor, this, [this](client::ApiResult<client::FaqPageList> list) {
        if (!list)
            return endLoading(list.error());
        // What changes while the later parts of the list arrive comes again with the first long poll.
        if (m_revision.isEmpty())
            m_revision = list->revision;
        std::move(list->items.begin(), list->items.end(), std::back_inserter(m_incoming));
        if (list->nextCursor)
            return load(*list->nextCursor);
        replaceRows(m_rows, std::exchange(m_incoming, {}), idOf);
        m_failures = 0;
        endLoading();
        watch();
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
        for (const api::FaqPage &page : m_rows)
            latest = qMax(latest, page.revision);
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
            const bool isIdle = list->items.empty();
            merge(std::move(list->items));
            // A server that does not wait must not be asked without pause.
            m_retry->start(isIdle && clock.elapsed() < 1'000 ? 2'000 : 0);
        });
}

void FaqPageModel::merge(std::vector<api::FaqPage> changed)
{
    QStringList ids;
    for (api::FaqPage &page : changed) {
        ids << page.pageId;
        const int row = rowOf(page.pageId);
        if (row < 0)
            insertRowAt(m_rows, int(m_rows.size()), std::move(page));
        else if (m_rows[std::size_t(row)].revision <= page.revision)
            changeRow(m_rows, row, std::move(page));
    }
    if (!ids.isEmpty())
        emit pagesChanged(ids);
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

int FaqPageModel::rowOf(const QString &pageId) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const api::FaqPage &page) { return page.pageId == pageId; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int FaqPageModel::generatingCount() const
{
    return int(std::count_if(
        m_rows.begin(), m_rows.end(), [](const api::FaqPage &page) { return page.state == u"generating"; }));
}

int FaqPageModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant FaqPageModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::FaqPage &page = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case PageColumn:
            return titleOf(page);
        case LocaleColumn:
            return page.locale;
        case StateColumn:
            return page.state;
        case FaqsColumn:
            return page.faqCount;
        case GeneratedColumn:
            return moment(page.generatedAt);
        case ExpiresColumn:
            return moment(page.expiresAt);
        default:
            return {};
        }
    case PageIdRole:
        return page.pageId;
    case UrlRole:
        return page.url;
    case TitleRole:
        return titleOf(page);
    case LocaleRole:
        return page.locale;
    case StateRole:
        return page.state;
    case ReasonRole:
        return page.reason.value_or(QString());
    case MessageRole:
        return page.message.value_or(QString());
    case FaqCountRole:
        return page.faqCount;
    case RequestedAtRole:
        return moment(page.requestedAt);
    case GeneratedAtRole:
        return moment(page.generatedAt);
    case ExpiresAtRole:
        return moment(page.expiresAt);
    case AttemptsRole:
        return page.attempts;
    case RevisionRole:
        return page.revision;
    default:
        return {};
    }
}

QHash<int, QByteArray> FaqPageModel::roleNames() const
{
    return {{PageIdRole, "pageId"}, {UrlRole, "url"}, {TitleRole, "title"}, {LocaleRole, "locale"},
        {StateRole, "state"}, {ReasonRole, "reason"}, {MessageRole, "message"}, {FaqCountRole, "faqCount"},
        {RequestedAtRole, "requestedAt"}, {GeneratedAtRole, "generatedAt"}, {ExpiresAtRole, "expiresAt"},
        {AttemptsRole, "attempts"}, {RevisionRole, "revision"}};
}

} // namespace answerdesk::models
