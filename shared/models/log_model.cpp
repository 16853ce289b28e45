// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/log_model.h"
#include "shared/client/query_of.h"
#include "shared/core/text.h"
#include <QtCore/QTimer>

namespace answerdesk::models {

namespace {
constexpr int kRestMs = 250; // a busy log changes the view four times a second, not at every line
}

LogModel::LogModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, &LogModel::watch);
    connect(this, &RemoteModel::loaded, this, [this] {
        m_failures = 0;
        dropNews();
        watch();
    });
}

void LogModel::clear()
{
    PagedModel::clear();
    stopListening();
    dropNews();
    m_revision = 0;
    m_failures = 0;
}

void LogModel::stopListening()
{
    m_watch.cancel();
    m_watch = {};
    m_next->stop();
}

void LogModel::setFilter(std::optional<api::LogSeverity> level, const QString &text)
{
    if (m_level == level && m_text == text)
        return;
    m_level = level;
    m_text = text;
    if (isLoaded() || isLoading())
        refresh();
}

void LogModel::refresh()
{
    if (!canAsk())
        return;
    stopListening();
    keepFirst(kRowsAPage); // the newest page comes again, the others as they are needed
    PagedModel::refresh();
}

api::ServerLogQuery LogModel::asked() const
{
    api::ServerLogQuery query;
    query.limit = kRowsAPage;
    query.level = m_level;
    query.q = textOrNothing(m_text);
    return query;
}

client::PendingCall LogModel::call(
    const api::ServerLogQuery &query, std::function<void(client::ApiResult<Watched>)> done)
{
    return client()->call<Watched>(api::Endpoint::ListServerLog,
        {.query = client::queryOf(query), .timeoutMs = (query.wait.value_or(0) + 15) * 1'000}, this,
        std::move(done));
}

client::PendingCall LogModel::ask(const QString &cursor, Done done)
{
    api::ServerLogQuery query = asked();
    query.cursor = textOrNothing(cursor);
    return call(
        query, [this, isFirst = cursor.isEmpty(), done = std::move(done)](client::ApiResult<Watched> list) {
            if (!list)
                return done(tl::unexpected(list.error()));
            if (isFirst)
                m_revision = list->revision.toLongLong();
            done(Page{std::move(list->items), std::move(list->nextCursor)});
        });
}

void LogModel::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    watching ? watch() : stopListening();
}

void LogModel::watch()
{
    if (!m_watching || !canAsk() || !isLoaded() || isLoading() || m_watch.isRunning())
        return;
    api::ServerLogQuery query = asked();
    query.after = m_revision;
    query.wait = kWaitSeconds;
    m_watch = call(query, [this](client::ApiResult<Watched> list) {
        m_watch = {};
        if (!list) { // the connection's state is shown elsewhere
            m_failures = qMin(m_failures + 1, 5);
            return m_next->start(1'000 << m_failures);
        }
        m_failures = 0;
        if (list->nextCursor) // more than a page came at once: what lies between is read anew
            return refresh();
        m_revision = qMax(m_revision, list->revision.toLongLong());
        take(std::move(list->items));
        m_next->start(kRestMs);
    });
}

void LogModel::take(std::vector<api::LogLine> lines)
{
    const qint64 newest = !m_news.empty() ? m_news.front().number : rowCount() > 0 ? at(0).number : 0;
    // What came while the list was read may be in it already.
    std::erase_if(lines, [newest](const api::LogLine &line) { return line.number <= newest; });
    if (lines.empty())
        return;
    if (!m_isHeld) {
        prepend(std::move(lines));
        return keepFirst(kMost);
    }
    m_news.insert(
        m_news.begin(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
    if (m_news.size() > std::size_t(kMost))
        m_news.resize(kMost);
    emit newsChanged();
}

void LogModel::setHeld(bool held)
{
    if (m_isHeld == held)
        return;
    m_isHeld = held;
    if (held || m_news.empty())
        return;
    prepend(std::exchange(m_news, {}));
    keepFirst(kMost);
    emit newsChanged();
}

void LogModel::dropNews()
{
    if (m_news.empty())
        return;
    m_news.clear();
    emit newsChanged();
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    const bool isKnown = checkIndex(index, CheckIndexOption::IndexIsValid);
    return isKnown && role == Qt::DisplayRole ? QVariant(at(index.row()).text) : QVariant();
}

BackupModel::BackupModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
{
}

client::PendingCall BackupModel::ask(const QString &cursor, Done done)
{
    api::BackupsQuery query;
    query.limit = kRowsAPage;
    query.cursor = textOrNothing(cursor);
    return client()->call<Page>(
        api::Endpoint::ListBackups, {.query = client::queryOf(query)}, this, std::move(done));
}

std::optional<api::Backup> BackupModel::firstIn(api::BackupState state) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (at(i).state == state)
            return at(i);
    }
    return std::nullopt;
}

std::optional<api::Backup> BackupModel::running() const { return firstIn(api::BackupState::Running); }

std::optional<api::Backup> BackupModel::lastGood() const { return firstIn(api::BackupState::Done); }

QVariant BackupModel::data(const QModelIndex &index, int role) const
{
    const bool isKnown = checkIndex(index, CheckIndexOption::IndexIsValid);
    return isKnown && role == Qt::DisplayRole ? QVariant(at(index.row()).backupId) : QVariant();
}

} // namespace answerdesk::models
