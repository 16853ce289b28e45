// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/knowledge/imports/import_report.h"
#include "console/pages/knowledge/imports/upload_strip.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/pages/knowledge/sources/source_details.h"
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

SourcesPane::SourcesPane(models::KnowledgeSourceModel *model, const Clock &clock, QWidget *parent)
    : KnowledgePane(parent)
    , m_model(model)
    , m_clock(clock)
    , m_filter(new SourceFilter(this))
    , m_cells(new SourceCells(m_model, clock, this))
    , m_toolbar(new Toolbar)
    , m_line(hairline())
    , m_search(searchField(tr("Filter sources")))
    , m_details(new SourceDetails(clock))
    , m_report(new ImportReport(this))
    , m_addFirst(button(tr("Add source…"), u"plus"_s, Kind::Primary))
{
    m_filter->setSourceModel(m_model);
    m_cells->setSource(m_filter);
    m_table = new DataTable(m_cells,
        {{}, {.width = 104, .hideBelow = 760}, {.width = 196}, {.width = 100},
            {.width = 144, .hideBelow = 700}, {.width = 110, .hideBelow = 900}});
    m_table->setMargin(24);
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Sources"));
    m_table->setObjectName(u"sourcesTable"_s);
    m_addFirst->setObjectName(u"addFirstSource"_s);
    build();
    connectModel();
    buildSelection();
    m_table->setSortable(-1, Qt::AscendingOrder);
    showState();
}

void SourcesPane::build()
{
    auto *box = column(this);
    m_search->setFixedWidth(240);
    m_toolbar->layout()->setContentsMargins(24, 12, 24, 12);
    m_toolbar->add(m_search);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    box->addWidget(m_toolbar);
    m_strip = new UploadStrip(&m_upload);
    box->addWidget(m_strip);
    box->addWidget(m_line);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"knowledgeSourcesSplit"_s);
    split->addWidget(m_table);
    split->addWidget(m_details);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setSizes({360, 236 * themeOf(this).textPercent() / 100});
    m_stack = new ContentStack(split,
        new EmptyState(u"knowledge"_s, tr("No sources yet"),
            tr("Drop files here, or add a folder or a web address. Answers are based only on these sources."),
            m_addFirst));
    m_stack->setObjectName(u"sourcesStack"_s);
    box->addWidget(m_stack, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        showState();
    });
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    connect(m_addFirst, &QPushButton::clicked, this, &SourcesPane::openDialog);
    connect(m_details, &SourceDetails::againRequested, this, [this] { actOnCurrent(Verb::Again); });
    connect(m_details, &SourceDetails::editRequested, this, &SourcesPane::edit);
    connect(m_details, &SourceDetails::reportRequested, this, [this] {
        if (current() && m_model->canAsk())
            m_report->show(m_model->client(), m_model->company(), *current());
    });
    connect(m_report, &ImportReport::toastWanted, this, &SourcesPane::toastWanted);
    connect(m_details, &SourceDetails::stopRequested, this, [this] {
        if (const api::Source *source = current())
            m_model->cancelReading(source->sourceId);
    });
    connect(m_details, &SourceDetails::removeRequested, this, &SourcesPane::removeCurrent);
    connect(m_details, &SourceDetails::documentsRequested, this, [this] {
        if (const api::Source *source = current())
            emit documentsWanted(source->sourceId);
    });
    connect(m_table, &QAbstractItemView::activated, this, [this] {
        if (const api::Source *source = current(); source && source->documents > 0)
            emit documentsWanted(source->sourceId);
    });
}

void SourcesPane::connectModel()
{
    using Model = models::KnowledgeSourceModel;
    showModel(m_model, m_stack, tr("The sources could not be read."));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &SourcesPane::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &SourcesPane::showState);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &SourcesPane::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &SourcesPane::showState);
    connect(m_model, &Model::created, this, [this](const api::Source &source) {
        if (m_dialog)
            m_dialog->accept();
        m_search->clear();
        if (const int row = m_model->rowOf(source.sourceId); row >= 0)
            m_table->setCurrentIndex(
                m_cells->index(m_filter->mapFromSource(m_model->index(row, 0)).row(), 0));
        if (source.state == api::SourceState::Failed)
            emit toastWanted({tr("“%1” was added, but its page could not be read").arg(source.name)});
        else
            emit toastWanted({tr("“%1” was added").arg(source.name)});
        emit documentsChanged();
    });
    connect(m_model, &Model::createFailed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The source was not added."), failure);
        if (m_dialog)
            m_dialog->showRefusal(fault, failure.error.code == ErrorCode::InvalidFields);
        else
            emit toastWanted(ToastText::of(fault));
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
    selection()->drop();
    m_upload.setSession(client, companyKey);
    m_model->setClient(client);
    m_model->setCompany(companyKey);
}

void SourcesPane::refresh()
{
    if (m_model->canAsk())
        m_model->refresh();
    showState();
}

void SourcesPane::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_addFirst->setEnabled(!offline);
    m_addFirst->setToolTip(offline ? reason : QString());
    m_details->setOffline(offline, reason);
    m_strip->setReason(offline ? reason : QString());
    setReason(offline ? reason : QString());
}

void SourcesPane::focusFilter()
{
    selection()->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

DataTable *SourcesPane::list() const { return m_table; }

QList<QWidget *> SourcesPane::panes() const { return {m_toolbar, m_table, m_details}; }

QString SourcesPane::subtitle() const
{
    const int all = m_model->rowCount(), shown = m_filter->rowCount();
    if (all == 0)
        return tr("What answers are based on");
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

void SourcesPane::refreshTimes()
{
    m_cells->refreshCells();
    showDetails();
}

const api::Source *SourcesPane::current() const
{
    const int row = m_filter->mapToSource(m_cells->sourceIndex(m_table->currentIndex())).row();
    return row < 0 ? nullptr : &m_model->at(row);
}

void SourcesPane::showState()
{
    const bool filtered = m_model->rowCount() > 0 && m_filter->rowCount() == 0;
    m_toolbar->setVisible(m_model->rowCount() > 0);
    m_line->setVisible(!m_toolbar->isHidden());
    if (filtered)
        m_stack->showNoHits(m_filter->text());
    else
        showRows(*m_model, m_stack, {}, false);
    showDetails();
    emit changed();
}

void SourcesPane::showDetails()
{
    const api::Source *source = current();
    m_details->setVisible(source);
    if (source) {
        m_details->setSource(*source, m_model->isBusy(source->sourceId), m_model->progress(source->sourceId));
    }
    emit changed();
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

bool SourcesPane::offersFirstStep() const { return m_model->isLoaded() && m_model->rowCount() == 0; }

void SourcesPane::openDialog()
{
    if (!m_model->canAsk() || m_dialog)
        return;
    std::vector<api::Source> sources;
    for (int row = 0; row < m_model->rowCount(); ++row)
        sources.push_back(m_model->at(row));
    m_dialog = new AddSourceDialog(sources, window());
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

QString SourcesPane::detailsText() const { return m_details->isHidden() ? QString() : m_details->text(); }

} // namespace answerdesk::console
