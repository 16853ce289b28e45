// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/host_offer.h"
#include "console/pages/knowledge/imports/import_report.h"
#include "console/pages/knowledge/imports/upload_strip.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/pages/knowledge/sources/source_details.h"
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

SourcesPane::SourcesPane(models::KnowledgeSourceModel *model, const Clock &clock, QWidget *parent)
    : ListPane(parent)
    , m_model(model)
    , m_clock(clock)
    , m_filter(new SourceFilter(this))
    , m_source(new SourceDetails(clock))
    , m_report(new ImportReport(this))
{
    m_filter->setSourceModel(m_model);
    QLineEdit *search = addSearch(tr("Filter sources"));
    search->setFixedWidth(240);
    m_strip = new UploadStrip(&m_upload);
    auto *addFirst = button(tr("Add source…"), u"plus"_s, Kind::Primary);
    addFirst->setObjectName(u"addFirstSource"_s);
    build({.name = u"sources"_s,
        .title = tr("Sources"),
        .model = m_model,
        .cells = new TableOf(SourceCells::columns(*m_model, clock), *m_model, m_filter, this),
        .details = m_source,
        .empty = new EmptyState(u"knowledge"_s, tr("No sources yet"),
            tr("Drop files here, or add a folder or a web address. Answers are based only on these sources."),
            addFirst),
        .failure = tr("The sources could not be read."),
        .strip = m_strip,
        .splitName = u"knowledgeSourcesSplit"_s,
        .shares = {360, 236}});
    list()->setRowSize(Size::RowTall);
    setVerb(Verb::Create, tr("Add source…"));
    setVerb(Verb::Edit, tr("Change source…"));
    setVerb(Verb::Again, tr("Read again"), tr("Read %1 sources again"));
    setVerb(Verb::Remove, tr("Delete source…"), tr("Delete %1 sources…"));
    connect(makeSelection(), &SelectedRows::ended, this, &SourcesPane::documentsChanged);
    offer(Verb::Again, tr("Read again"), u"refresh"_s,
        tr("The selected sources have no address or are already being read."));
    offer(Verb::Remove, tr("Delete…"), u"trash"_s, tr("The source of custom answers cannot be deleted."));
    addWriting({addFirst});
    connect(addFirst, &QPushButton::clicked, this, &SourcesPane::openDialog);
    connect(m_source, &SourceDetails::againRequested, this, [this] { actOnCurrent(Verb::Again); });
    connect(m_source, &SourceDetails::editRequested, this, &SourcesPane::edit);
    connect(m_source, &SourceDetails::reportRequested, this, [this] {
        if (current() && m_model->canAsk())
            m_report->show(m_model->client(), m_model->company(), *current());
    });
    connect(m_report, &ImportReport::toastWanted, this, &SourcesPane::toastWanted);
    connect(m_source, &SourceDetails::stopRequested, this, [this] {
        if (const api::Source *source = current())
            m_model->cancelReading(source->sourceId);
    });
    connect(m_source, &SourceDetails::removeRequested, this, [this] { actOnCurrent(Verb::Remove); });
    connect(m_source, &SourceDetails::documentsRequested, this, [this] {
        if (const api::Source *source = current())
            emit documentsWanted(source->sourceId);
    });
    connect(list(), &QAbstractItemView::activated, this, [this] {
        if (const api::Source *source = current(); source && source->documents > 0)
            emit documentsWanted(source->sourceId);
    });
    connect(search, &QLineEdit::textChanged, this, &SourcesPane::applyFilter); // at once: all rows are here
    connectModel();
}

void SourcesPane::connectModel()
{
    using Model = models::KnowledgeSourceModel;
    connect(m_model, &Model::created, this, [this](const api::Source &source) {
        if (m_dialog)
            m_dialog->accept();
        setTyped({});
        applyFilter();
        choose(m_model->rowOf(source.sourceId));
        if (source.state == api::SourceState::Failed)
            emit toastWanted({tr("“%1” was added, but its page could not be read").arg(source.name)});
        else
            emit toastWanted({tr("“%1” was added").arg(source.name)});
        emit documentsChanged();
    });
    connect(m_model, &Model::createFailed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The source was not added."), failure);
        if (!m_dialog)
            return emit toastWanted(ToastText::of(fault));
        m_dialog->showRefusal(fault, failure.error.code == ErrorCode::InvalidFields);
        m_dialog->hostOffer()->offer(failure);
    });
    connect(m_model, &Model::wasRead, this, [this](const api::Source &source) {
        if (source.reading.value_or(false))
            emit toastWanted({tr("“%1” is being read").arg(source.name)});
        else
            tellRead(source);
    });
    connect(m_model, &Model::readingEnded, this, &SourcesPane::tellRead);
    connect(m_model, &Model::changeDone, this, [this] {
        if (m_settings)
            m_settings->accept();
    });
    connect(m_model, &Model::changeFailed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The source was not changed."), failure);
        if (m_settings && failure.error.code == ErrorCode::PreconditionFailed && m_model->canAsk())
            readEdited(fault);
        else if (m_settings)
            m_settings->showRefusal(fault);
        else
            emit toastWanted(ToastText::of(fault));
    });
    connect(
        m_model, &Model::readFailed, this, [this](const api::Source &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The source was not read."), failure)));
        });
    connect(m_model, &Model::removed, this, [this](const api::Source &source) {
        emit toastWanted({tr("“%1” was deleted").arg(source.name)});
        emit documentsChanged();
    });
    connect(
        m_model, &Model::removeFailed, this, [this](const api::Source &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The source was not deleted."), failure)));
        });
    connect(&m_upload, &DocumentUpload::ended, this, [this] {
        refresh();
        emit documentsChanged();
    });
    connect(&m_upload, &DocumentUpload::changed, this, &KnowledgePane::changed);
}

void SourcesPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    m_report->show(nullptr, {}, {});
    m_upload.setSession(client, companyKey);
    ListPane::setSession(client, companyKey);
}

void SourcesPane::setOffline(bool offline, const QString &reason)
{
    m_source->setOffline(offline, reason);
    m_strip->setReason(offline ? reason : QString());
    ListPane::setOffline(offline, reason);
}

QString SourcesPane::subtitle() const
{
    const int all = m_model->rowCount(), shown = m_filter->rowCount();
    if (all == 0)
        return tr("Sources that answers are based on");
    if (!m_filter->text().isEmpty())
        return tr("%1 of %2 sources").arg(shown).arg(all);
    qint64 documents = 0, passages = 0;
    int lacking = 0;
    for (int row = 0; row < all; ++row) {
        const api::Source &source = m_model->at(row);
        documents += source.documents;
        passages += source.passages;
        lacking += source.state == api::SourceState::Failed || source.state == api::SourceState::Gone;
    }
    QStringList parts{timetext::counted(all, tr("1 source"), tr("%1 sources")),
        timetext::counted(documents, tr("1 document"), tr("%1 documents")),
        timetext::counted(passages, tr("1 passage"), tr("%1 passages"))};
    if (lacking > 0)
        parts << tr("%1 not available").arg(lacking);
    return parts.join(u" · "_s);
}

void SourcesPane::applyFilter()
{
    m_filter->setText(typed());
    showState();
}

void SourcesPane::showRow(int row)
{
    const api::Source &source = m_model->at(row);
    m_source->setSource(source, m_model->isBusy(source.sourceId), m_model->progress(source.sourceId));
}

void SourcesPane::tellRead(const api::Source &source)
{
    emit documentsChanged();
    if (source.state == api::SourceState::Read)
        return emit toastWanted({tr("“%1” was read").arg(source.name)});
    if (source.state == api::SourceState::Unread)
        return emit toastWanted({tr("“%1” was not read completely").arg(source.name)});
    const QString why
        = source.reason ? serverwords::translated(*source.reason) : SourceStatus::of(source, false).text;
    emit toastWanted(ToastText::of({tr("“%1” was not read.").arg(source.name), why, {}, {}, {}, 0, {}}));
}

void SourcesPane::openDialog()
{
    if (!m_model->canAsk() || m_dialog)
        return;
    std::vector<api::Source> sources;
    for (int row = 0; row < m_model->rowCount(); ++row)
        sources.push_back(m_model->at(row));
    m_dialog = new AddSourceDialog(sources, window());
    m_dialog->hostOffer()->setSession(m_model->client(), m_model->company());
    connect(m_dialog, &AddSourceDialog::pageWanted, m_model, &models::KnowledgeSourceModel::create);
    connect(m_dialog, &AddSourceDialog::importWanted, this, [this](const UploadOrder &order) {
        if (m_upload.isRunning()) // what was chosen stays
            return m_dialog->showRefusal(
                {tr("The files were not added."), tr("Another import is in progress."),
                    tr("Add the files when it has finished."), {}, {}, 0, {}},
                false);
        if (m_upload.state() == DocumentUpload::State::Stopped)
            return m_dialog->showRefusal(
                {tr("The files were not added."), tr("A stopped import is still pending."),
                    tr("Continue or discard it first."), {}, {}, 0, {}},
                false);
        m_upload.start(order);
        m_dialog->accept();
    });
    m_dialog->open();
}

void SourcesPane::addFiles(const QStringList &paths)
{
    openDialog();
    if (!m_dialog)
        return;
    m_dialog->setChoice(AddSourceDialog::Files);
    m_dialog->addChosen(paths);
}

void SourcesPane::edit()
{
    if (!can(Verb::Edit) || m_settings || m_reading.isRunning())
        return;
    // The tag of what is on the server now makes sure that nobody else's change is undone.
    m_reading = m_model->client()->source(m_model->company(), current()->sourceId, this,
        [this](client::ApiResult<client::Tagged<api::Source>> source) {
            if (source)
                openSettings(*source);
            else
                emit toastWanted(ToastText::of(faultOf(tr("The source could not be read."), source.error())));
        });
}

void SourcesPane::openSettings(const client::Tagged<api::Source> &before)
{
    m_edited = before;
    m_settings = new SourceSettingsDialog(before.value, window());
    connect(m_settings, &SourceSettingsDialog::submitted, this,
        [this](const api::SourceChange &change) { m_model->change(*m_edited, change); });
    m_settings->open();
}

void SourcesPane::readEdited(const Fault &fault)
{
    m_reading = m_model->client()->source(m_model->company(), m_edited->value.sourceId, this,
        [this, fault](client::ApiResult<client::Tagged<api::Source>> source) {
            Fault shown = fault;
            if (source) { // saving once more is meant to
                m_edited = *source;
                shown.remedy = tr("Save again to overwrite it.");
            }
            if (m_settings)
                m_settings->showRefusal(shown);
        });
}

QString SourcesPane::detailsText() const { return m_source->isHidden() ? QString() : m_source->text(); }

} // namespace answerdesk::console
