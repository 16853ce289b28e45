// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_strip.h"
#include "console/app/page/fault_of.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/action_button.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using RunState = api::FeedRunState;

FeedStrip::FeedStrip(
    const FeedUpload *upload, QAction *report, QAction *goOn, QAction *cancel, QWidget *parent)
    : WorkStrip(u"info"_s, tr("Progress of the run"), parent)
    , m_upload(upload)
{
    setObjectName(u"feedStrip"_s);
    text()->setObjectName(u"feedStripText"_s);
    setMargins({});
    keepRoom();
    addButtons({buttonOf(report, u"feedReport"_s), buttonOf(goOn, u"feedGoOn"_s),
        buttonOf(cancel, u"feedCancel"_s)});
}

void FeedStrip::setFeed(const api::Feed &feed)
{
    const bool isHere = m_upload->feedId() == feed.feedId
        && (m_upload->isRunning() || m_upload->state() == FeedUpload::State::Failed);
    if (isHere)
        return showUpload();
    if (feed.lastRun)
        return showRun(*feed.lastRun);
    hideProgress();
    tell(isUploaded(feed) ? tr("No file was uploaded yet.") : tr("The feed was not fetched yet."), u"info"_s,
        Ink::Text3);
}

void FeedStrip::showUpload()
{
    api::FeedRun run;
    run.received = m_upload->sent();
    run.size = m_upload->size();
    if (m_upload->state() == FeedUpload::State::Failed) {
        hideProgress();
        const QString why = m_upload->failure() ? whyOf(*m_upload->failure()) : m_upload->reason();
        return tell(tr("The upload stopped: %1").arg(why), u"alert"_s, Ink::Danger);
    }
    showProgress(run.received, m_upload->size());
    if (m_upload->state() == FeedUpload::State::Waiting)
        tell(tr("Waiting for the server; the upload continues at %1").arg(receivedText(run)), u"alert"_s,
            Ink::Warning);
    else
        tell(tr("Uploading: %1").arg(receivedText(run)), u"send"_s, Ink::Info);
}

void FeedStrip::showRun(const api::FeedRun &run)
{
    const QLocale locale;
    const QString rows = timetext::counted(run.rows, tr("1 row"), tr("%1 rows"));
    const QString why = serverwords::translated(run.reason.value_or(QString()));
    QStringList result{rows, changesText(run)};
    if (run.invalid > 0)
        result << tr("%1 skipped").arg(locale.toString(run.invalid));
    if (run.duplicates > 0)
        result << tr("%1 replaced by later rows").arg(locale.toString(run.duplicates));
    const QString outcome = result.join(u" · "_s);
    switch (run.state) {
    case RunState::Receiving:
        showProgress(run.received, run.size.value_or(0));
        return tell(tr("Receiving: %1").arg(receivedText(run)), u"refresh"_s, Ink::Info);
    case RunState::Checking:
        showProgress(0, 0);
        return tell(tr("Checking every row, nothing is stored yet: %1").arg(rows), u"refresh"_s, Ink::Info);
    case RunState::Applying:
        showProgress(run.processed, run.rows);
        return tell(tr("Storing products: %1 of %2").arg(locale.toString(run.processed), rows), u"refresh"_s,
            Ink::Info);
    case RunState::Held:
        hideProgress();
        return tell(why.isEmpty() ? tr("The run is held: %1").arg(outcome) : why, u"pause"_s, Ink::Warning);
    case RunState::Done:
        hideProgress();
        return tell(outcome, run.invalid > 0 ? u"alert"_s : u"check"_s,
            run.invalid > 0 ? Ink::Warning : Ink::Success);
    case RunState::Failed:
        hideProgress();
        return tell(why.isEmpty() ? tr("The run failed.") : tr("The run failed: %1").arg(why), u"alert"_s,
            Ink::Danger);
    case RunState::Cancelled:
        hideProgress();
        return tell(tr("The run was cancelled: %1").arg(outcome), u"info"_s, Ink::Text3);
    }
}

} // namespace answerdesk::console
