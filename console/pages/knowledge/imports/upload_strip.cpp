// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/imports/upload_strip.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include <QtCore/QTimer>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kBetweenPaintsMs = 250;

QList<ReportDialog::Line> linesOf(const QList<RefusedFile> &refused)
{
    QList<ReportDialog::Line> lines;
    for (const RefusedFile &file : refused)
        lines.append({file.path, serverwords::translated(file.reason)});
    return lines;
}

} // namespace

UploadStrip::UploadStrip(DocumentUpload *upload, QWidget *parent)
    : WorkStrip(u"knowledge"_s, tr("Progress of the import"), parent)
    , m_upload(upload)
    , m_report(button(tr("Show skipped files…")))
    , m_cancel(button(tr("Cancel import")))
    , m_goOn(button(tr("Continue")))
    , m_discard(button(tr("Discard")))
    , m_close(button({}, u"close"_s, Kind::Ghost, tr("Close")))
    , m_pause(new QTimer(this))
{
    setObjectName(u"uploadStrip"_s);
    m_report->setObjectName(u"uploadReport"_s);
    m_cancel->setObjectName(u"uploadCancel"_s);
    m_goOn->setObjectName(u"uploadGoOn"_s);
    m_discard->setObjectName(u"uploadDiscard"_s);
    m_close->setObjectName(u"uploadClose"_s);
    m_goOn->setAccessibleName(tr("Continue the import"));
    m_discard->setAccessibleName(tr("Discard the import"));
    m_discard->setToolTip(tr("Imported documents are kept; the other files are not sent."));
    addButtons({m_report, m_cancel, m_discard, m_goOn, m_close});
    m_pause->setSingleShot(true);
    m_pause->setInterval(kBetweenPaintsMs);
    connect(m_pause, &QTimer::timeout, this, &UploadStrip::show);
    connect(m_upload, &DocumentUpload::changed, this, [this] {
        if (!m_upload->isRunning())
            show(); // another company's must not stand here for a moment
        else if (!m_pause->isActive())
            m_pause->start();
    });
    connect(m_upload, &DocumentUpload::ended, this, &UploadStrip::show);
    connect(m_cancel, &QPushButton::clicked, m_upload, &DocumentUpload::cancel);
    connect(m_goOn, &QPushButton::clicked, m_upload, &DocumentUpload::goOn);
    for (const QPushButton *each : {m_close, m_discard})
        connect(each, &QPushButton::clicked, m_upload, &DocumentUpload::clear);
    connect(m_report, &QPushButton::clicked, this, &UploadStrip::showReport);
    show();
}

QString UploadStrip::sentence() const
{
    using State = DocumentUpload::State;
    const QString name = m_upload->sourceName();
    const QLocale locale;
    const QString files
        = timetext::counted(m_upload->imported(), tr("1 document imported"), tr("%1 documents imported"));
    const qsizetype left = m_upload->refused().size();
    const QString out
        = left > 0 ? u", "_s + timetext::counted(left, tr("1 skipped"), tr("%1 skipped")) : QString();
    switch (m_upload->state()) {
    case State::Idle:
        return {};
    case State::Scanning:
        return tr("Looking for documents…");
    case State::Sending:
        if (m_upload->isWaiting())
            return tr("“%1” is waiting for the server, %2 of %3")
                .arg(name, locale.toString(m_upload->done()), locale.toString(m_upload->found()));
        return tr("Importing into “%1”: %2 of %3 · %4")
            .arg(name, locale.toString(m_upload->done()), locale.toString(m_upload->found()),
                m_upload->current());
    case State::Finishing:
        return tr("Importing into “%1”: indexing the last documents").arg(name);
    case State::Done:
        if (m_upload->found() == 0 && left == 0)
            return tr("The selection contains no documents.");
        return tr("“%1”: %2%3").arg(name, files, out);
    case State::Cancelled:
        return tr("The import into “%1” was cancelled: %2%3").arg(name, files, out);
    case State::Stopped:
        return stoppedSentence();
    case State::Failed:
        return tr("The import into “%1” stopped: %2 %3").arg(name, whyOf(*m_upload->failure()), files + out);
    }
    return {};
}

QString UploadStrip::stoppedSentence() const
{
    const QLocale locale;
    const bool isOther = m_upload->stoppedBy() == DocumentUpload::StoppedBy::OtherPlace;
    const QString why = isOther ? tr("Stopped because another company was opened")
                                : tr("Stopped because the session ended");
    if (m_upload->found() == 0)
        return tr("%1: nothing of “%2” was sent yet").arg(why, m_upload->sourceName());
    return tr("%1: “%2”, %3 of %4")
        .arg(why, m_upload->sourceName(), locale.toString(m_upload->done()),
            locale.toString(m_upload->found()));
}

void UploadStrip::setReason(const QString &reason)
{
    m_reason = reason;
    show();
}

void UploadStrip::show()
{
    using State = DocumentUpload::State;
    m_pause->stop();
    const State state = m_upload->state();
    setVisible(state != State::Idle);
    const bool running = m_upload->isRunning(), bad = state == State::Failed;
    const bool isStopped = state == State::Stopped;
    const bool some = !m_upload->refused().isEmpty();
    tell(sentence(),
        running                        ? u"knowledge"_s
            : bad || some || isStopped ? u"alert"_s
                                       : u"check"_s,
        running                                              ? Ink::Info
            : bad                                            ? Ink::Danger
            : some || isStopped || state == State::Cancelled ? Ink::Warning
                                                             : Ink::Success);
    if (running)
        showProgress(m_upload->done(), state == State::Sending ? qMax<qsizetype>(1, m_upload->found()) : 0);
    else
        hideProgress();
    m_cancel->setVisible(running);
    m_report->setVisible(some);
    m_goOn->setVisible(isStopped);
    m_goOn->setEnabled(m_upload->canGoOn() && m_reason.isEmpty());
    m_goOn->setToolTip(m_reason.isEmpty() ? tr("Send the remaining files") : m_reason);
    m_discard->setVisible(isStopped);
    m_close->setVisible(!running && !isStopped);
}

void UploadStrip::showReport()
{
    const QString heading = timetext::counted(
        m_upload->refused().size(), tr("1 file was skipped"), tr("%1 files were skipped"));
    (new UploadReportDialog(heading, sentence(), m_upload->refused(), window()))->open();
}

UploadReportDialog::UploadReportDialog(
    const QString &heading, const QString &summary, const QList<RefusedFile> &refused, QWidget *parent)
    : ReportDialog(
        {heading, summary, UploadStrip::tr("File"), UploadStrip::tr("Reason")}, linesOf(refused), 240, parent)
{
}

} // namespace answerdesk::console
