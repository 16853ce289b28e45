// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/knowledge_source_model.h"

namespace answerdesk::models {

namespace {
constexpr int kAgainMs = 2'000;
}

KnowledgeSourceModel::KnowledgeSourceModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListSources,
                    .id = &api::Source::sourceId,
                    .topic = api::ChangeTopic::Sources,
                    .name = &api::Source::name,
                    .reading = Reading::Whole},
        parent)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, &KnowledgeSourceModel::refresh);
    connect(this, &RemoteModel::loaded, this, &KnowledgeSourceModel::follow);
    connect(this, &RemoteModel::failed, this, [this] {
        if (m_isWatching && !m_reading.isEmpty())
            m_again.start();
    });
}

void KnowledgeSourceModel::setWatching(bool watching)
{
    m_isWatching = watching;
    if (!watching)
        m_again.stop();
    else if (isLoaded())
        follow();
}

void KnowledgeSourceModel::follow()
{
    QSet<QString> reading;
    for (int row = 0; row < rowCount(); ++row) {
        const api::Source &source = at(row);
        if (source.reading.value_or(false))
            reading.insert(source.sourceId);
        else if (m_reading.contains(source.sourceId))
            emit readingEnded(source);
    }
    m_reading = reading;
    m_again.stop();
    if (reading.isEmpty())
        return m_progress.clear();
    if (m_isWatching) {
        m_again.start();
        askHowFar();
    }
}

void KnowledgeSourceModel::askHowFar()
{
    api::ImportsQuery query;
    query.limit = kRowsAPage;
    query.state = api::ImportState::Running;
    m_progressCall.cancel();
    m_progressCall = client()->imports(
        company(), query, this, [this](client::ApiResult<api::ListPage<api::Import>> imports) {
            if (!imports)
                return; // the list itself says what is wrong
            m_progress.clear();
            for (const api::Import &each : imports->items)
                m_progress[each.sourceId] = {each.read + each.unchanged + each.failed, each.found};
            if (rowCount() > 0)
                emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
        });
}

void KnowledgeSourceModel::clear()
{
    ListModel::clear();
    m_progressCall.cancel();
    m_again.stop();
    m_busy.clear();
    m_reading.clear();
    m_progress.clear();
}

void KnowledgeSourceModel::setBusy(const QString &sourceId, bool busy)
{
    if (busy)
        m_busy.insert(sourceId);
    else
        m_busy.remove(sourceId);
    if (const int row = rowOf(sourceId); row >= 0)
        emit dataChanged(index(row, 0), index(row, 0));
}

void KnowledgeSourceModel::create(const api::SourceRequest &request)
{
    if (!canAsk())
        return;
    client()->createSource(
        company(), request, this, [this, of = company()](client::ApiResult<api::Source> source) {
            if (!source)
                return emit createFailed(source.error());
            if (of == company()) {
                put(*source);
                follow();
            }
            emit created(*source);
        });
}

void KnowledgeSourceModel::read(const QString &sourceId)
{
    const int row = rowOf(sourceId);
    if (!canAsk() || row < 0 || isBusy(sourceId))
        return;
    setBusy(sourceId, true);
    client()->refreshSource(company(), sourceId, this,
        [this, before = at(row), of = company()](client::ApiResult<api::Source> source) {
            if (of == company())
                setBusy(before.sourceId, false);
            if (!source)
                return emit readFailed(before, source.error());
            if (of == company()) {
                put(*source);
                follow();
            }
            emit wasRead(*source);
        });
}

void KnowledgeSourceModel::change(const client::Tagged<api::Source> &before, const api::SourceChange &change)
{
    if (!canAsk())
        return;
    client()->changeSource(
        company(), before, change, this, [this, of = company()](client::ApiResult<api::Source> source) {
            if (!source)
                return emit changeFailed(source.error());
            if (of == company())
                put(*source);
            emit changeDone(*source);
        });
}

void KnowledgeSourceModel::cancelReading(const QString &sourceId)
{
    const int row = rowOf(sourceId);
    if (!canAsk() || row < 0 || !at(row).importId)
        return;
    client()->cancelImport(
        company(), *at(row).importId, this, [this, before = at(row)](client::ApiResult<api::Import> answer) {
            if (!answer)
                return emit readFailed(before, answer.error());
            refresh();
        });
}

void KnowledgeSourceModel::remove(const QString &sourceId)
{
    const int row = rowOf(sourceId);
    if (!canAsk() || row < 0 || isBusy(sourceId))
        return;
    setBusy(sourceId, true);
    client()->deleteSource(company(), sourceId, this,
        [this, before = at(row), of = company()](client::ApiResult<client::NoAnswer> answer) {
            if (of == company())
                setBusy(before.sourceId, false);
            if (!answer)
                return emit removeFailed(before, answer.error());
            if (of == company())
                drop(before.sourceId);
            emit removed(before);
        });
}

} // namespace answerdesk::models
