// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/imports/document_upload.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/widgets/feedback/work_strip.h"

class QTimer;

namespace answerdesk::console {

/// How an upload goes and what it left out, in one row; painted four times a second at most.
class UploadStrip final : public WorkStrip
{
    Q_OBJECT
public:
    /// The upload is not owned and outlives the strip.
    explicit UploadStrip(DocumentUpload *upload, QWidget *parent = nullptr);
    /// Why nothing can be sent; empty: it can.
    void setReason(const QString &reason);

private:
    void show();
    void showReport();
    QString sentence() const;
    QString stoppedSentence() const;
    DocumentUpload *m_upload;
    QPushButton *m_report;
    QPushButton *m_cancel;
    QPushButton *m_goOn;
    QPushButton *m_discard;
    QPushButton *m_close;
    QString m_reason;
    QTimer *m_pause;
};

/// What an import left out, each with its reason; to be copied.
class UploadReportDialog final : public ReportDialog
{
    Q_OBJECT
public:
    UploadReportDialog(
        const QString &heading, const QString &summary, const QList<RefusedFile> &refused, QWidget *parent);
};

} // namespace answerdesk::console
