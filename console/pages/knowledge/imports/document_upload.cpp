// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/imports/document_upload.h"
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kAwayMs = 3'000;
constexpr qsizetype kLinesAReport = 200; // the server takes no more at a time

/// Of a document the server says in the field named like it what is wrong.
QString reasonOf(const Error &error)
{
    return error.invalidFields.empty() ? error.text() : error.invalidFields.front().second;
}

} // namespace

DocumentUpload::DocumentUpload(QObject *parent)
    : QObject(parent)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] {
        emit changed();
        (this->*m_again)();
    });
    connect(&m_files, &ImportFiles::found, this, [this] {
        m_work.refused = m_work.unsent = m_files.faults();
        begin();
    });
    connect(&m_files, &ImportFiles::wasRead, this, &DocumentUpload::send);
    connect(&m_files, &ImportFiles::couldNotBeRead, this, &DocumentUpload::leaveOut);
}

void DocumentUpload::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    const QString place = client ? client->place() + u' ' + companyKey : QString();
    if (isRunning())
        stop(client && place != m_place ? StoppedBy::OtherPlace : StoppedBy::SessionEnd);
    m_client = client;
    m_company = companyKey;
    if (client && place != m_place) { // without one, what there was can be read on
        m_work.files = m_files.hold();
        if (state() != State::Idle)
            m_kept.insert(m_place, m_work);
        m_work = m_kept.take(place);
        m_files.take(std::exchange(m_work.files, {}));
        m_place = place;
    }
    emit changed();
}

void DocumentUpload::clear()
{
    if (state() == State::Stopped)
        cancelImport();
    halt();
    m_files.clear();
    m_work = {};
    emit changed();
}

void DocumentUpload::start(const UploadOrder &order)
{
    if (!m_client || m_company.isEmpty() || isRunning())
        return;
    clear();
    m_work.order = order;
    m_work.state = State::Scanning;
    m_files.find(order.chosen);
    emit changed();
}

void DocumentUpload::goOn()
{
    if (!canGoOn())
        return;
    m_work.isResumed = m_work.import.has_value();
    m_work.state = m_files.isFound() ? State::Sending : State::Scanning;
    emit changed();
    if (state() == State::Scanning)
        m_files.find(m_work.order.chosen);
    else if (m_work.import)
        report();
    else
        begin();
}

QString DocumentUpload::current() const
{
    return state() == State::Sending && m_work.next < found() ? m_files.path(m_work.next) : QString();
}

void DocumentUpload::begin()
{
    m_work.state = State::Sending;
    emit changed();
    if (found() == 0 && m_work.unsent.isEmpty())
        return end(State::Done);
    if (!m_client)
        return stop(StoppedBy::SessionEnd);
    api::ImportRequest request;
    if (m_work.order.sourceId.isEmpty())
        request.name = m_work.order.sourceName;
    else
        request.sourceId = m_work.order.sourceId;
    request.found = found() - m_work.next + m_work.unsent.size() - m_work.reported;
    m_call = m_client->createImport(m_company, request, this, [this](client::ApiResult<api::Import> made) {
        if (!made) {
            if (waits(made.error(), &DocumentUpload::begin))
                return;
            m_work.failure = made.error();
            return end(State::Failed);
        }
        m_work.import = *made;
        report();
    });
}

void DocumentUpload::report()
{
    if (m_work.reported >= m_work.unsent.size())
        return sendNext();
    if (!m_client)
        return stop(StoppedBy::SessionEnd);
    api::ImportReportRequest lines;
    const QList<RefusedFile> part = m_work.unsent.mid(m_work.reported, kLinesAReport);
    for (const RefusedFile &file : part)
        lines.failed.push_back({file.path.left(1000), file.reason});
    m_call = m_client->reportToImport(m_company, m_work.import->importId, lines, this,
        [this, n = part.size()](client::ApiResult<api::Import> done) {
            if (!done && (waits(done.error(), &DocumentUpload::report) || beginsAnew(done.error())))
                return;
            m_work.reported += n; // a report that is refused must not keep the documents from being sent
            report();
        });
}

void DocumentUpload::sendNext()
{
    if (m_work.next >= found()) {
        // What could not be opened meanwhile is told before the import ends.
        return m_work.reported < m_work.unsent.size() ? report() : finish();
    }
    m_files.read(m_work.next);
}

void DocumentUpload::leaveOut(const QString &reason)
{
    const RefusedFile refused{m_files.path(m_work.next), reason};
    m_work.refused.append(refused);
    m_work.unsent.append(refused);
    ++m_work.next;
    emit changed();
    sendNext();
}

void DocumentUpload::send(const QByteArray &bytes)
{
    if (!m_client)
        return stop(StoppedBy::SessionEnd);
    api::DocumentQuery query;
    query.path = m_files.path(m_work.next);
    query.importId = m_work.import->importId;
    m_call = m_client->putDocument(m_company, m_work.import->sourceId, query, bytes, this,
        [this, path = query.path](client::ApiResult<api::ImportedDocument> document) {
            if (!document) {
                if (waits(document.error(), &DocumentUpload::sendNext) || beginsAnew(document.error()))
                    return;
                const ErrorCode code = document.error().error.code;
                if (code == ErrorCode::ImportNotRunning)
                    return end(State::Cancelled); // by somebody else
                if (code != ErrorCode::InvalidFields && code != ErrorCode::PayloadTooLarge) {
                    m_work.failure = document.error();
                    return end(State::Failed);
                }
                m_work.refused.append({path, reasonOf(document.error().error)});
            } else {
                m_work.isResumed = false;
                ++m_work.imported;
                for (const QString &part : document->skipped)
                    m_work.refused.append({path, part});
            }
            ++m_work.next;
            emit changed();
            sendNext();
        });
}

void DocumentUpload::finish()
{
    m_work.state = State::Finishing;
    emit changed();
    if (!m_client)
        return stop(StoppedBy::SessionEnd);
    m_call = m_client->finishImport(
        m_company, m_work.import->importId, {}, this, [this](client::ApiResult<api::Import> done) {
            // One that was gone on with had nothing left but this, and it was done before the answer came.
            if (done || (m_work.isResumed && done.error().error.code == ErrorCode::ImportNotRunning))
                return end(State::Done);
            if (waits(done.error(), &DocumentUpload::finish))
                return;
            m_work.failure = done.error();
            end(State::Failed);
        });
}

void DocumentUpload::cancel()
{
    if (!isRunning())
        return;
    halt();
    m_files.clear();
    cancelImport();
    end(State::Cancelled);
}

void DocumentUpload::halt()
{
    m_call.cancel();
    m_retry.stop();
}

void DocumentUpload::cancelImport()
{
    if (m_work.import && m_client)
        m_client->cancelImport(m_company, m_work.import->importId, nullptr, {});
}

/// What the server has acknowledged stays there. While somebody is signed in it is told; else it hears of the
/// import when that goes on, or ends it after its hour of silence.
void DocumentUpload::stop(StoppedBy why)
{
    halt();
    m_files.take(m_files.hold()); // an answer of the disk that is under way is dropped
    if (why == StoppedBy::OtherPlace && m_client && m_work.import && state() == State::Sending) {
        cancelImport();
        m_work.order.sourceId = m_work.import->sourceId;
        m_work.import.reset();
    }
    m_work.stoppedBy = why;
    end(State::Stopped);
}

void DocumentUpload::end(State state)
{
    m_work.state = state;
    emit changed();
    emit ended();
}

bool DocumentUpload::beginsAnew(const client::ApiFailure &failure)
{
    if (!m_work.isResumed || failure.error.code != ErrorCode::ImportNotRunning)
        return false;
    m_work.isResumed = false;
    m_work.order.sourceId = m_work.import->sourceId;
    m_work.import.reset();
    begin();
    return true;
}

bool DocumentUpload::waits(const client::ApiFailure &failure, void (DocumentUpload::*again)())
{
    const ErrorCode code = failure.error.code;
    if (code == ErrorCode::InvalidSession || code == ErrorCode::MissingSession) {
        stop(StoppedBy::SessionEnd);
        return true;
    }
    const bool isBusy = code == ErrorCode::Unavailable;
    if (!failure.offline && !isBusy)
        return false;
    m_again = again;
    m_retry.start(qMax(kAwayMs, failure.error.retryAfterSeconds * 1'000));
    emit changed();
    return true;
}

} // namespace answerdesk::console
