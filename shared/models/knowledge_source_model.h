// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/knowledge.h"
#include "shared/models/list_model.h"
#include <QtCore/QTimer>

namespace answerdesk::models {

/// The sources of a company's knowledge, all of them: the names are needed wherever a document is shown.
/// While one of them is being read and the model is watched, it asks again every two seconds for how far that
/// is. Qt::DisplayRole gives the name.
class KnowledgeSourceModel final : public ListModel<api::Source>
{
    Q_OBJECT
public:
    /// Pages of a reading that are done, and of how many.
    struct Progress {
        qint64 done = 0;
        qint64 found = 0;
    };

    explicit KnowledgeSourceModel(QObject *parent = nullptr);

    /// Makes a source; one with an address is read before created() comes.
    void create(const api::SourceRequest &request);
    /// Reads the source's page again.
    void read(const QString &sourceId);
    /// Refused with PRECONDITION_FAILED when somebody else changed it since it was read.
    void change(const client::Tagged<api::Source> &before, const api::SourceChange &change);
    /// Ends the reading that is under way; what was read stays.
    void cancelReading(const QString &sourceId);
    void remove(const QString &sourceId);
    void setWatching(bool watching);
    /// Whether a call of this model works on it.
    bool isBusy(const QString &sourceId) const { return m_busy.contains(sourceId); }
    /// Of a source that is being read; else zeros.
    Progress progress(const QString &sourceId) const { return m_progress.value(sourceId); }

signals:
    void created(const answerdesk::api::Source &source);
    void createFailed(const answerdesk::client::ApiFailure &failure);
    void wasRead(const answerdesk::api::Source &source);
    void readingEnded(const answerdesk::api::Source &source); ///< of pages that were read in the background
    void changeDone(const answerdesk::api::Source &source);
    void changeFailed(const answerdesk::client::ApiFailure &failure);
    void readFailed(const answerdesk::api::Source &source, const answerdesk::client::ApiFailure &failure);
    void removed(const answerdesk::api::Source &source);
    void removeFailed(const answerdesk::api::Source &source, const answerdesk::client::ApiFailure &failure);

protected:
    void clear() override;

private:
    void setBusy(const QString &sourceId, bool busy);
    void follow();
    void askHowFar();
    QSet<QString> m_busy;
    QSet<QString> m_reading; ///< sources that were being read when they were last looked at
    QHash<QString, Progress> m_progress; ///< by source
    client::PendingCall m_progressCall;
    QTimer m_again;
    bool m_isWatching = false;
};

} // namespace answerdesk::models
