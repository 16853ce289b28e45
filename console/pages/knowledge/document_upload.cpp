// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/document_upload.h"

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
        m_refused = m_unsent = m_files.faults();
        begin();
    });
    connect(&m_files, &ImportFiles::wasRead, this, &DocumentUpload::send);
    connect(&m_files, &ImportFiles::couldNotBeRead, this, &DocumentUpload::leaveOut);
}

void DocumentUpload::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_client == client && m_company == companyKey)
        return;
    if (isRunning())
        cancel();
    m_client = client;
    if (!client) // what was left out can be read until another company is shown
        return;
    if (const QString place = client->place() + u' ' + companyKey; m_place != place) {
        clear();
        m_place = place;
    }
    m_company = companyKey;
}

void DocumentUpload::clear()
{
    m_call.cancel();
    m_retry.stop();
    m_files.clear();
    m_import.reset();
    m_next = m_imported = m_reported = 0;
    m_unsent.clear();
    m_refused.clear();
    m_failure.reset();
    m_state = State::Idle;
    emit changed();
}

void DocumentUpload::start(const UploadOrder &order)
{
    if (!m_client || m_company.isEmpty() || isRunning())
        return;
    clear();
    m_order = order;
    m_state = State::Scanning;
    m_files.find(order.chosen);
    emit changed();
}

QString DocumentUpload::current() const
{
    return m_state == State::Sending && m_next < found() ? m_files.path(m_next) : QString();
}

void DocumentUpload::begin()
{
    m_state = State::Sending;
    emit changed();
    if (found() == 0 && m_unsent.isEmpty())
        return end(State::Done);
    if (!m_client)
        return end(State::Cancelled);
    api::ImportRequest request;
    if (m_order.sourceId.isEmpty())
        request.name = m_order.sourceName;
    else
        request.sourceId = m_order.sourceId;
    request.found = found() + m_unsent.size();
    m_call = m_client->createImport(m_company, request, this, [this](client::ApiResult<api::Import> made) {
        if (!made) {
            if (waits(made.error(), &DocumentUpload::begin))
                return;
            m_failure = made.error();
            return end(State::Failed);
        }
        m_import = *made;
        report();
    });
}

void DocumentUpload::report()
{
    if (m_reported >= m_unsent.size())
        return sendNext();
    if (!m_client)
        return end(State::Cancelled);
    api::ImportReportRequest lines;
    const QList<RefusedFile> part = m_unsent.mid(m_reported, kLinesAReport);
    for (const RefusedFile &file : part)
        lines.failed.push_back({file.path.left(1000), file.reason});
    m_call = m_client->reportToImport(m_company, m_import->importId, lines, this,
        [this, n = part.size()](client::ApiResult<api::Import> done) {
            if (!done && waits(done.error(), &DocumentUpload::report))
                return;
            m_reported += n; // a report that is refused must not keep the documents from being sent
            report();
        });
}

void DocumentUpload::sendNext()
{
    if (m_next >= found()) {
        // What could not be opened meanwhile is told before the import ends.
        return m_reported < m_unsent.size() ? report() : finish();
    }
    m_files.read(m_next);
}

void DocumentUpload::leaveOut(const QString &reason)
{
    const RefusedFile refused{m_files.path(m_next), reason};
    m_refused.append(refused);
    m_unsent.append(refused);
    ++m_next;
    emit changed();
    sendNext();
}

void DocumentUpload::send(const QByteArray &bytes)
{
    if (!m_client)
        return end(State::Cancelled);
    api::DocumentQuery query;
    query.path = m_files.path(m_next);
    query.importId = m_import->importId;
    m_call = m_client->putDocument(m_company, m_import->sourceId, query, bytes, this,
        [this, path = query.path](client::ApiResult<api::ImportedDocument> document) {
            if (!document) {
                if (waits(document.error(), &DocumentUpload::sendNext))
                    return;
                const ErrorCode code = document.error().error.code;
                if (code == ErrorCode::ImportNotRunning)
                    return end(State::Cancelled); // by somebody else
                if (code != ErrorCode::InvalidFields && code != ErrorCode::PayloadTooLarge) {
                    m_failure = document.error();
                    return end(State::Failed);
                }
                m_refused.append({path, reasonOf(document.error().error)});
            } else {
                ++m_imported;
                for (const QString &part : document->skipped)
                    m_refused.append({path, part});
            }
            ++m_next;
            emit changed();
            sendNext();
        });
}

void DocumentUpload::finish()
{
    m_state = State::Finishing;
    emit changed();
    if (!m_client)
        return end(State::Cancelled);
    m_call = m_client->finishImport(
        m_company, m_import->importId, {}, this, [this](client::ApiResult<api::Import> done) {
            if (done)
                return end(State::Done);
            if (waits(done.error(), &DocumentUpload::finish))
                return;
            m_failure = done.error();
            end(State::Failed);
        });
}

void DocumentUpload::cancel()
{
    if (!isRunning())
        return;
    m_call.cancel();
    m_retry.stop();
    m_files.clear();
    if (m_import && m_client)
        m_client->cancelImport(m_company, m_import->importId, nullptr, {});
    end(State::Cancelled);
}

void DocumentUpload::end(State state)
{
    m_state = state;
    emit changed();
    emit ended();
}

bool DocumentUpload::waits(const client::ApiFailure &failure, void (DocumentUpload::*again)())
{
    const bool isBusy = failure.error.code == ErrorCode::Unavailable;
    if (!failure.offline && !isBusy)
        return false;
    m_again = again;
    m_retry.start(qMax(kAwayMs, failure.error.retryAfterSeconds * 1'000));
    emit changed();
    return true;
}

} // namespace answerdesk::console
