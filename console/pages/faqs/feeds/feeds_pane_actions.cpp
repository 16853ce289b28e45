// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/pages/faqs/feeds/feed_products_dialog.h"
#include "console/pages/faqs/feeds/feed_report_dialog.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include "shared/client/query_of.h"
#include <QtGui/QAction>
#include <QtWidgets/QFileDialog>

using namespace Qt::Literals::StringLiterals;

// What the pane does, by a dialog or at once, and what it says of it.
namespace answerdesk::console {

void FeedsPane::add()
{
    if (m_add->isEnabled())
        openDialog({});
}

void FeedsPane::openDialog(const std::optional<client::Tagged<api::Feed>> &feed)
{
    if (m_dialog)
        return;
    m_edited = feed;
    m_dialog = new FeedDialog(m_model->client(), {m_model->company(), m_hosts, m_currency},
        feed ? std::optional(feed->value) : std::nullopt, window());
    connect(
        m_dialog, &FeedDialog::addWanted, this, [this](const api::FeedRequest &request, const QString &file) {
            if (!file.isEmpty() && m_upload.isUnfinished()) // what was typed stays
                return m_dialog->showRefusal(
                    {tr("The feed was not added."), tr("Another upload is in progress."),
                        tr("Add the feed when it has finished."), {}, {}, 0, {}},
                    {});
            m_file = file;
            m_model->add(request);
        });
    connect(m_dialog, &FeedDialog::changeWanted, this,
        [this](const api::FeedChange &change) { m_model->change(*m_edited, change); });
    m_dialog->open();
}

void FeedsPane::editCurrent()
{
    if (!m_edit->isEnabled() || m_dialog || m_reading.isRunning())
        return;
    // The tag of what is on the server now makes sure that no other change is undone.
    m_reading = m_model->client()->callTagged<api::Feed>(api::Endpoint::GetFeed,
        {.segments = {m_model->company(), current()->feedId}}, this,
        [this](const client::ApiResult<client::Tagged<api::Feed>> &feed) {
            if (feed)
                openDialog(*feed);
            else
                emit toastWanted(ToastText::of(faultOf(tr("The feed could not be read."), feed.error())));
        });
}

void FeedsPane::readEdited(const Fault &fault, const Error &error)
{
    m_reading = m_model->client()->callTagged<api::Feed>(api::Endpoint::GetFeed,
        {.segments = {m_model->company(), m_edited->value.feedId}}, this,
        [this, fault, error](const client::ApiResult<client::Tagged<api::Feed>> &feed) {
            Fault shown = fault;
            if (feed) { // saving once more is meant to
                m_edited = *feed;
                shown.remedy = tr("Save again to overwrite it.");
            }
            if (m_dialog)
                m_dialog->showRefusal(shown, error);
        });
}

void FeedsPane::runCurrent()
{
    const api::Feed *feed = current();
    if (!feed || !m_run->isEnabled())
        return;
    if (isUploaded(*feed))
        chooseFile();
    else
        m_model->run(feed->feedId);
}

void FeedsPane::chooseFile()
{
    const api::Feed *feed = current();
    if (!feed)
        return;
    auto *dialog = new QFileDialog(window(), tr("Upload a file to “%1”").arg(feed->name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Product feeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FeedsPane::uploadFile);
    dialog->open();
}

void FeedsPane::uploadFile(const QString &path)
{
    const api::Feed *feed = current();
    if (!feed || !isUploaded(*feed) || !m_blocked.isEmpty())
        return;
    if (m_upload.isUnfinished())
        return emit toastWanted(ToastText::of({tr("The file is not uploaded."),
            tr("The upload to “%1” is in progress.").arg(m_upload.feedName()), {}, {}, {}, 0, {}}));
    m_upload.start({feed->feedId, feed->name, path, isReceivingFile(*feed) ? feed->lastRun : std::nullopt});
}

void FeedsPane::cancelCurrent()
{
    const api::Feed *feed = current();
    if (!feed || !m_cancel->isEnabled())
        return;
    if (isUploading(*feed))
        m_upload.cancel();
    else
        m_model->cancel(feed->feedId);
}

void FeedsPane::showProducts()
{
    const api::Feed *feed = current();
    if (feed && m_products->isEnabled())
        (new FeedProductsDialog(m_model->client(), m_model->company(), *feed, window()))->open();
}

void FeedsPane::showReport()
{
    const api::Feed *feed = current();
    if (!feed || !m_report->isEnabled() || m_reading.isRunning())
        return;
    api::FeedReportQuery query;
    query.limit = api::kMostFeedLines;
    using Lines = api::ListPage<api::FeedLine>;
    m_reading = m_model->client()->call<Lines>(api::Endpoint::ListFeedReport,
        {.segments = {m_model->company(), feed->feedId, feed->lastRun->runId},
            .query = client::queryOf(query)},
        this, [this, name = feed->name, run = *feed->lastRun](const client::ApiResult<Lines> &lines) {
            if (lines)
                (new FeedReportDialog(name, run, lines->items, window()))->open();
            else
                emit toastWanted(ToastText::of(faultOf(tr("The report could not be read."), lines.error())));
        });
}

void FeedsPane::removeCurrent()
{
    const api::Feed *feed = current();
    if (!feed || !m_remove->isEnabled())
        return;
    confirm(window(),
        {.question = tr("Remove “%1”?").arg(feed->name),
            .consequence = timetext::counted(feed->products,
                tr("Its product is deleted, and the FAQs of its page are regenerated from the page."),
                tr("Its %1 products are deleted, and the FAQs of their pages are regenerated from the "
                   "pages.")),
            .keep = tr("Keep feed"),
            .act = tr("Remove feed")},
        [this, id = feed->feedId] { m_model->remove(id); });
}

void FeedsPane::tellDone(FeedModel::Action action, const api::Feed &feed)
{
    switch (action) {
    case FeedModel::Action::Add:
        if (m_dialog)
            m_dialog->accept();
        if (const int row = m_model->rowOf(feed.feedId); row >= 0)
            m_table->setCurrentIndex(m_cells->indexOf(row));
        emit toastWanted({tr("“%1” was added").arg(feed.name)});
        if (!m_file.isEmpty())
            m_upload.start({feed.feedId, feed.name, std::exchange(m_file, {})});
        return;
    case FeedModel::Action::Change:
        if (m_dialog)
            m_dialog->accept();
        return emit toastWanted({tr("“%1” was changed; the next run uses the new settings").arg(feed.name)});
    case FeedModel::Action::Remove:
        emit pagesChanged();
        return emit toastWanted({tr("“%1” was removed").arg(feed.name)});
    case FeedModel::Action::Confirm:
        return emit toastWanted({tr("The run of “%1” is being applied").arg(feed.name)});
    case FeedModel::Action::Cancel:
        return emit toastWanted({tr("The run of “%1” was cancelled").arg(feed.name)});
    case FeedModel::Action::Run:
        return;
    }
}

void FeedsPane::tellRefusal(
    FeedModel::Action action, const api::Feed &feed, const client::ApiFailure &failure)
{
    using enum FeedModel::Action;
    const QString what = action == Add ? tr("The feed was not added.")
        : action == Change             ? tr("The feed was not changed.")
        : action == Remove             ? tr("“%1” was not removed.").arg(feed.name)
        : action == Run                ? tr("“%1” was not fetched.").arg(feed.name)
        : action == Confirm            ? tr("The run of “%1” was not applied.").arg(feed.name)
                                       : tr("The run of “%1” was not cancelled.").arg(feed.name);
    const Fault fault = faultOf(what, failure);
    const bool isOfDialog = m_dialog && (action == Add || action == Change);
    if (!isOfDialog)
        return emit toastWanted(ToastText::of(fault));
    if (failure.error.code == ErrorCode::PreconditionFailed && m_edited && m_model->canAsk())
        return readEdited(fault, failure.error);
    m_dialog->showRefusal(fault, failure.error);
}

void FeedsPane::tellStopped(const api::Feed &feed)
{
    const api::FeedRun &run = *feed.lastRun;
    if (run.state == api::FeedRunState::Done) {
        emit toastWanted({tr("“%1”: %2").arg(feed.name, changesText(run))});
        return emit pagesChanged();
    }
    if (run.state != api::FeedRunState::Failed)
        return; // a held one has its banner, and a cancelled one was wanted
    emit toastWanted(ToastText::of({tr("The run of “%1” failed.").arg(feed.name),
        serverwords::translated(run.reason.value_or(QString())), {}, {}, {}, 0, {}}));
}

void FeedsPane::tellUpload()
{
    if (m_upload.state() == FeedUpload::State::Failed) {
        const QString what = tr("The file was not uploaded to “%1”.").arg(m_upload.feedName());
        emit toastWanted(
            ToastText::of(m_upload.failure() ? faultOf(what, *m_upload.failure())
                                             : Fault{what, m_upload.reason(), {}, {}, {}, 0, {}}));
    }
    showFeed();
}

} // namespace answerdesk::console
