// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/imports/import_files.h"
#include "shared/client/api_client.h"
#include <QtCore/QHash>
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
/// upload for each server and company, of which the one that is open runs: leaving it stops it, and coming
/// back shows it as it was left. Without widgets. GUI thread.
class DocumentUpload final : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Scanning, Sending, Finishing, Done, Cancelled, Stopped, Failed };
    enum class StoppedBy : unsigned char { OtherPlace, SessionEnd };

    explicit DocumentUpload(QObject *parent = nullptr);
    /// Stops what runs when it is another place or none, and shows what was left in this one.
    void setSession(client::ApiClient *client, const QString &companyKey);
    void start(const UploadOrder &order);
    void cancel();
    /// Sends what a stopped upload has not sent yet.
    void goOn();
    /// Forgets an upload that has ended; the import of a stopped one is cancelled.
    void clear();

    State state() const { return m_work.state; }
    bool isRunning() const
    {
        return state() == State::Scanning || state() == State::Sending || state() == State::Finishing;
    }
    StoppedBy stoppedBy() const { return m_work.stoppedBy; }
    bool canGoOn() const { return state() == State::Stopped && m_client; }
    QString sourceName() const { return m_work.order.sourceName; }
    QString sourceId() const { return m_work.import ? m_work.import->sourceId : m_work.order.sourceId; }
    qsizetype found() const { return m_files.count(); }
    qsizetype done() const { return m_work.next; } ///< sent or refused
    qsizetype imported() const { return m_work.imported; }
    QString current() const; ///< path of the file under way
    bool isWaiting() const { return m_retry.isActive(); } ///< for a server that is busy or away
    const QList<RefusedFile> &refused() const { return m_work.refused; }
    /// Why the whole upload failed.
    const std::optional<client::ApiFailure> &failure() const { return m_work.failure; }

signals:
    void changed();
    void ended(); ///< done, cancelled, stopped or failed

private:
    /// How far one upload is.
    struct Work {
        UploadOrder order;
        ImportFiles::Found files; ///< while it is kept for another place
        State state = State::Idle;
        StoppedBy stoppedBy = StoppedBy::OtherPlace;
        std::optional<api::Import> import;
        bool isResumed = false; ///< its import may have ended meanwhile
        qsizetype next = 0;
        qsizetype imported = 0;
        qsizetype reported = 0; ///< of the refusals of this side
        QList<RefusedFile> unsent; ///< refused on this side, for the server's report
        QList<RefusedFile> refused;
        std::optional<client::ApiFailure> failure;
    };
    void begin();
    void sendNext();
    void send(const QByteArray &bytes);
    void leaveOut(const QString &reason);
    void report();
    void finish();
    void end(State state);
    void halt();
    void stop(StoppedBy why);
    void cancelImport();
    /// True when the import that was gone on with had ended, and another one is begun in its place.
    bool beginsAnew(const client::ApiFailure &failure);
    /// True when asking again later is what to do; then it is done. So when the session has ended.
    bool waits(const client::ApiFailure &failure, void (DocumentUpload::*again)());

    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_place; ///< server and company of m_work
    Work m_work;
    QHash<QString, Work> m_kept; ///< of other places
    ImportFiles m_files;
    client::PendingCall m_call;
    QTimer m_retry;
    void (DocumentUpload::*m_again)() = nullptr;
};

} // namespace answerdesk::console
