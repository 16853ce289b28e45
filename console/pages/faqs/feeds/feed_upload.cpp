// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_upload.h"
#include "console/app/page/in_background.h"
#include "console/app/page/place_of.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "shared/client/query_of.h"
#include <QtCore/QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;

namespace {
constexpr int kAwayMs = 3'000, kPartTimeoutMs = 120'000;
}

FeedUpload::FeedUpload(QObject *parent)
    : QObject(parent)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &FeedUpload::askWhere);
}

void FeedUpload::setSession(client::ApiClient *client, const QString &companyKey)
{
    const bool isSame = client && placeOf(client) == m_place && companyKey == m_company;
    m_client = client;
    m_openCompany = companyKey;
    if (!isUnfinished())
        return isSame ? void() : clear();
    m_call.cancel();
    m_call = {};
    m_retry.stop();
    ++m_reading;
    m_state = isSame ? State::Waiting : State::Resting;
    emit changed();
    if (isSame)
        askWhere();
}

void FeedUpload::start(const Order &order)
{
    if (!m_client || isUnfinished())
        return;
    m_order = order;
    m_company = m_openCompany;
    m_place = placeOf(m_client);
    m_run = order.run;
    m_size = m_offset = 0;
    m_changedAt = {};
    m_reason.clear();
    m_failure.reset();
    m_state = State::Sending;
    emit changed();
    readPart(0, 0, &FeedUpload::begin);
}

void FeedUpload::clear()
{
    if (isUnfinished())
        return;
    m_state = State::Idle;
    m_run.reset();
    emit changed();
}

FeedUpload::Part FeedUpload::read(const QString &path, qint64 offset, qint64 length)
{
    Part part;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || (length > 0 && !file.seek(offset))) {
        part.fault = file.errorString();
        return part;
    }
    part.size = file.size();
    part.changedAt = QFileInfo(file).lastModified();
    if (length > 0) {
        part.bytes = file.read(length);
        if (file.error() != QFile::NoError)
            part.fault = file.errorString();
    }
    return part;
}

void FeedUpload::readPart(qint64 offset, qint64 length, void (FeedUpload::*then)(const Part &))
{
    // A disk that sleeps, or one on the network, must not hold the window.
    inBackground(
        this, [path = m_order.path, offset, length] { return read(path, offset, length); },
        [this, reading = ++m_reading, then](const Part &part) {
            if (reading != m_reading)
                return;
            if (!part.fault.isEmpty())
                return fail(tr("The file cannot be read: %1").arg(part.fault));
            (this->*then)(part);
        });
}

void FeedUpload::begin(const Part &file)
{
    m_size = file.size;
    m_changedAt = file.changedAt;
    if (m_size == 0)
        return fail(tr("The file is empty."));
    if (m_size > kMostBytes)
        return fail(tr("The file has more than 2 GB."));
    emit changed();
    if (m_run) {
        if (m_run->size && *m_run->size != m_size)
            return fail(
                tr("This is a different file: the upload began with one of %1 bytes, this one has %2.")
                    .arg(QLocale().toString(*m_run->size), QLocale().toString(m_size)));
        return sendNext();
    }
    if (!m_client)
        return;
    api::FeedRunRequest request;
    request.size = m_size;
    m_call = m_client->call<api::FeedRun>(Endpoint::StartFeedRun,
        {.segments = {m_company, m_order.feedId}, .body = schema::toJson(request)}, this,
        [this](const client::ApiResult<api::FeedRun> &run) {
            if (!run)
                return refuse(run.error());
            m_run = *run;
            emit runChanged(*run);
            sendNext();
        });
}

void FeedUpload::sendNext()
{
    m_state = State::Sending;
    emit changed();
    // All bytes are there, but not that they are all: the last one once more says so.
    m_offset = qMin(m_run->received, m_size - 1);
    readPart(m_offset, qMin(kPart, m_size - m_offset), &FeedUpload::send);
}

void FeedUpload::send(const Part &part)
{
    if (part.size != m_size || part.changedAt != m_changedAt)
        return fail(tr("The file was changed while it was uploaded."));
    if (!m_client)
        return;
    api::FeedContentQuery query;
    query.offset = m_offset;
    query.last = m_offset + part.bytes.size() >= m_size;
    m_call = m_client->call<api::FeedRun>(Endpoint::PutFeedContent,
        {.segments = segments(),
            .query = client::queryOf(query),
            .body = part.bytes,
            .contentType = "application/octet-stream",
            .timeoutMs = kPartTimeoutMs},
        this, [this](const client::ApiResult<api::FeedRun> &run) {
            if (run)
                take(*run);
            else
                refuse(run.error());
        });
}

void FeedUpload::askWhere()
{
    if (!m_client)
        return;
    if (!m_run)
        return readPart(0, 0, &FeedUpload::begin);
    m_call = m_client->call<api::FeedRun>(Endpoint::GetFeedRun, {.segments = segments()}, this,
        [this](const client::ApiResult<api::FeedRun> &run) {
            if (run)
                take(*run);
            else
                refuse(run.error());
        });
}

void FeedUpload::take(const api::FeedRun &run)
{
    m_run = run;
    emit runChanged(run);
    if (run.state == api::FeedRunState::Cancelled)
        return end(State::Cancelled);
    if (run.state != api::FeedRunState::Receiving)
        return end(State::Done); // how it goes on, the run says
    sendNext();
}

void FeedUpload::refuse(const client::ApiFailure &failure)
{
    const ErrorCode code = failure.error.code;
    if (code == ErrorCode::InvalidSession || code == ErrorCode::MissingSession) {
        m_state = State::Resting; // until an administrator signs in again
        return emit changed();
    }
    if (failure.offline || code == ErrorCode::Unavailable) {
        m_state = State::Waiting;
        m_retry.start(qMax(kAwayMs, failure.error.retryAfterSeconds * 1'000));
        return emit changed();
    }
    if (m_run && (code == ErrorCode::FeedOffsetMismatch || code == ErrorCode::FeedRunEnded)) {
        m_state = State::Waiting;
        m_retry.start(0);
        return;
    }
    m_failure = failure;
    fail({});
}

void FeedUpload::fail(const QString &reason)
{
    m_reason = reason;
    end(State::Failed);
}

void FeedUpload::cancel()
{
    if (!isRunning())
        return;
    m_call.cancel();
    m_retry.stop();
    ++m_reading;
    if (m_run && m_client) {
        m_client->call<api::FeedRun>(Endpoint::CancelFeedRun, {.segments = segments(), .body = "{}"}, this,
            [this](const client::ApiResult<api::FeedRun> &run) {
                if (run)
                    emit runChanged(*run);
            });
    }
    end(State::Cancelled);
}

void FeedUpload::end(State state)
{
    m_retry.stop();
    m_state = state;
    emit changed();
    emit ended();
}

} // namespace answerdesk::console
