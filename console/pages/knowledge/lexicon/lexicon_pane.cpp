// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/lexicon/lexicon_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/knowledge/lexicon/lexicon_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 200;
} // namespace

LexiconPane::LexiconPane(const Clock &clock, QWidget *parent)
    : KnowledgePane(parent)
    , m_clock(clock)
    , m_model(new models::LexiconModel(this))
    , m_cells(new LexiconCells(clock, this))
    , m_toolbar(new Toolbar)
    , m_line(hairline())
    , m_search(searchField(tr("Filter by form or meaning")))
    , m_details(new QWidget)
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_edit(button(tr("Edit…"), u"edit"_s))
    , m_remove(button(tr("Delete…"), u"trash"_s))
    , m_import(button(tr("Import…"), u"plus"_s))
    , m_addFirst(button(tr("Add entry…"), u"plus"_s, Kind::Primary))
{
    m_cells->setSource(m_model);
    m_table = new DataTable(
        m_cells, {{}, {}, {.width = 96}, {.width = 160, .hideBelow = 760}, {.width = 144, .hideBelow = 560}});
    m_table->setMargin(24);
    m_table->setAccessibleName(tr("Lexicon"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setObjectName(u"lexiconTable"_s);
    m_edit->setObjectName(u"lexiconEdit"_s);
    m_remove->setObjectName(u"lexiconRemove"_s);
    m_import->setObjectName(u"lexiconImport"_s);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    build();
    connectModel();
    connectWrites();
    buildSelection();
    showState();
}

void LexiconPane::build()
{
    auto *box = column(this);
    m_search->setFixedWidth(280);
    m_toolbar->layout()->setContentsMargins(24, 12, 24, 12);
    m_toolbar->add(m_search);
    m_toolbar->addRoom();
    m_toolbar->add(m_import);
    m_toolbar->add(columnsButton(m_table));
    box->addWidget(m_toolbar);
    box->addWidget(m_line);
    auto *host = new QWidget;
    auto *lists = column(host);
    lists->addWidget(m_table, 1);
    lists->addWidget(buildDetails());
    m_stack = new ContentStack(host,
        new EmptyState(u"edit"_s, tr("No entries yet"),
            tr("Your customers say “money back”, and your documents say “refund”? Add an entry, and their "
               "questions are answered from your documents."),
            m_addFirst));
    box->addWidget(m_stack, 1);
    connect(m_addFirst, &QPushButton::clicked, this, [this] { propose({}); });
    connect(m_edit, &QPushButton::clicked, this, &LexiconPane::edit);
    connect(m_remove, &QPushButton::clicked, this, &LexiconPane::removeCurrent);
    connect(m_import, &QPushButton::clicked, this, &LexiconPane::chooseFile);
    connect(m_table, &QAbstractItemView::activated, this, &LexiconPane::edit);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, [this] {
        m_model->setText(m_search->text().trimmed().left(200));
        showState();
    });
    connect(m_stack, &ContentStack::clearFilterRequested, this, [this] {
        m_search->clear();
        m_model->setText({});
    });
}

QWidget *LexiconPane::buildDetails()
{
    setOnSurface(m_details);
    m_details->setAccessibleName(tr("Entry"));
    auto *line = row(m_details, 0, 8);
    line->setContentsMargins(24, 12, 24, 12);
    m_facts->setObjectName(u"lexiconFacts"_s);
    line->addWidget(m_facts, 1);
    line->addWidget(m_edit);
    line->addWidget(m_remove);
    return m_details;
}

void LexiconPane::connectModel()
{
    showModel(m_model, m_stack, tr("The lexicon could not be read."));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LexiconPane::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &LexiconPane::showState);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &LexiconPane::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LexiconPane::showDetails);
}

void LexiconPane::connectWrites()
{
    using Model = models::LexiconModel;
    connect(m_model, &Model::written, this, [this](const api::LexiconEntry &entry) {
        if (m_dialog)
            m_dialog->accept();
        if (const int row = m_model->rowOf(entry.lexiconEntryId); row >= 0)
            m_table->setCurrentIndex(m_cells->indexOf(row));
        emit toastWanted({tr("The entry applies from the next question on")});
    });
    connect(m_model, &Model::writeFailed, this, [this](const client::ApiFailure &failure) {
        if (m_dialog && m_edited && failure.error.code == ErrorCode::PreconditionFailed)
            return readTheirs();
        const Fault fault = faultOf(tr("The entry was not saved."), failure);
        if (m_dialog)
            m_dialog->showRefusal(fault, failure.error.code == ErrorCode::AlreadyExists);
        else
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_model, &Model::removed, this,
        [this](const api::LexiconEntry &) { emit toastWanted({tr("The entry was deleted")}); });
    connect(m_model, &Model::removeFailed, this,
        [this](const api::LexiconEntry &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The entry was not deleted."), failure)));
        });
    connect(m_model, &Model::imported, this, [this](const api::LexiconImportResult &result) {
        const QLocale locale;
        emit toastWanted({tr("%1 added, %2 changed, %3 unchanged")
                              .arg(locale.toString(result.added), locale.toString(result.changed),
                                  locale.toString(result.unchanged))});
    });
    connect(m_model, &Model::importFailed, this, &LexiconPane::showImportFailure);
}

void LexiconPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    selection()->drop();
    m_model->setClient(client);
    m_model->setCompany(companyKey);
}

void LexiconPane::refresh()
{
    if (m_model->canAsk())
        m_model->refresh();
    showState();
}

void LexiconPane::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    for (QPushButton *b : {m_edit, m_remove, m_import, m_addFirst}) {
        b->setEnabled(!offline);
        b->setToolTip(offline ? reason : QString());
    }
    setReason(offline ? reason : QString());
}

void LexiconPane::focusFilter()
{
    selection()->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

DataTable *LexiconPane::list() const { return m_table; }

QList<QWidget *> LexiconPane::panes() const { return {m_toolbar, m_table, m_details}; }

QString LexiconPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (count == 0)
        return tr("Customers’ words for terms in your documents");
    const QString shown = QLocale().toString(count) + (m_model->hasMore() ? u"+"_s : QString());
    return !m_model->text().isEmpty() ? tr("%1 entries match").arg(shown)
        : count == 1                  ? tr("1 entry")
                                      : tr("%1 entries").arg(shown);
}

void LexiconPane::refreshTimes()
{
    m_cells->refreshCells();
    showDetails();
}

const api::LexiconEntry *LexiconPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 ? nullptr : &m_model->at(row);
}

void LexiconPane::showState()
{
    showRows(*m_model, m_stack, m_model->text(), !m_model->text().isEmpty());
    // The first entries may come from a file.
    m_toolbar->setVisible(m_model->isLoaded());
    m_search->setVisible(m_model->rowCount() > 0 || !m_model->text().isEmpty());
    m_line->setVisible(!m_toolbar->isHidden());
    showDetails();
}

void LexiconPane::showDetails()
{
    const api::LexiconEntry *entry = current();
    m_details->setVisible(entry);
    if (entry) {
        const QStringList concepts(entry->builtInConcepts.begin(), entry->builtInConcepts.end());
        const QString written
            = tr("Added by %1, %2").arg(entry->createdBy, timetext::exact(utcDateTime(entry->createdAt.ms)));
        m_facts->setText(concepts.isEmpty()
                ? written
                : tr("Also a form of the built-in concept: %1").arg(concepts.join(u", "_s)) + u" · "_s
                    + written);
    }
    emit KnowledgePane::changed();
}

QString LexiconPane::detailsText() const
{
    const api::LexiconEntry *entry = current();
    if (!entry)
        return {};
    QStringList lines{entry->form, entry->meaning};
    if (entry->language)
        lines << *entry->language;
    return (lines << m_facts->text()).join(u'\n');
}

} // namespace answerdesk::console
