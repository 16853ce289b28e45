// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/import_files.h"
#include "shared/client/api_client.h"
#include <QtCore/QPointer>
#include <QtCore/QTimer>

namespace answerdesk::console {

/// Something that is not imported, and why.
using RefusedFile = client::ImportPlan::Fault;

/// What to import, and where to.
struct UploadOrder {
    QStringList chosen; ///< files, archives and folders
    QString sourceId; ///< empty: the source for uploads of this name, made when there is none
    QString sourceName;
};

/// Imports files of this computer into one source: finds them, sends them one by one, and keeps what was
/// refused with its reason. A server that is busy or away is asked again until the upload is cancelled. One
/// upload at a time; without widgets. GUI thread.
class DocumentUpload final : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Scanning, Sending, Finishing, Done, Cancelled, Failed };

    explicit DocumentUpload(QObject *parent = nullptr);
    /// Ends an upload into another company or server.
    void setSession(client::ApiClient *client, const QString &companyKey);
    void start(const UploadOrder &order);
    void cancel();
    /// Forgets a finished upload.
    void clear();

    State state() const { return m_state; }
    bool isRunning() const
    {
        return m_state == State::Scanning || m_state == State::Sending || m_state == State::Finishing;
    }
    QString sourceName() const { return m_order.sourceName; }
    QString sourceId() const { return m_import ? m_import->sourceId : m_order.sourceId; }
    qsizetype found() const { return m_files.count(); }
    qsizetype done() const { return m_next; } ///< sent or refused
    qsizetype imported() const { return m_imported; }
    QString current() const; ///< path of the file under way
    bool isWaiting() const { return m_retry.isActive(); } ///< for a server that is busy or away
    const QList<RefusedFile> &refused() const { return m_refused; }
    /// Why the whole upload failed.
    const std::optional<client::ApiFailure> &failure() const { return m_failure; }

signals:
    void changed();
    void ended(); ///< done, cancelled or failed

private:
    void begin();
    void sendNext();
    void send(const QByteArray &bytes);
    void leaveOut(const QString &reason);
    void report();
    void finish();
    void end(State state);
    /// True when asking again later is what to do; then it is done.
    bool waits(const client::ApiFailure &failure, void (DocumentUpload::*again)());

    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_place; ///< server and company that the last upload was for
    UploadOrder m_order;
    ImportFiles m_files;
    State m_state = State::Idle;
    std::optional<api::Import> m_import;
    qsizetype m_next = 0;
    qsizetype m_imported = 0;
    qsizetype m_reported = 0; ///< of the refusals of this side
    QList<RefusedFile> m_unsent; ///< refused on this side, for the server's report
    QList<RefusedFile> m_refused;
    std::optional<client::ApiFailure> m_failure;
    client::PendingCall m_call;
    QTimer m_retry;
    void (DocumentUpload::*m_again)() = nullptr;
};

} // namespace answerdesk::console
