// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/documents/documents_pane.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/knowledge/documents/document_cells.h"
#include "console/pages/knowledge/documents/passage_view.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/models/knowledge_source_model.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTypingMs = 200; // the server filters: not with every letter

/// Languages that documents are recognised in; others come with the documents that are shown.
const QStringList kUsualLanguages{u"de"_s, u"en"_s, u"es"_s, u"fr"_s, u"it"_s, u"nl"_s, u"pl"_s, u"pt"_s};

} // namespace

DocumentsPane::DocumentsPane(models::KnowledgeSourceModel *sources, const Clock &clock, QWidget *parent)
    : KnowledgePane(parent)
    , m_sources(sources)
    , m_model(new models::DocumentModel(this))
    , m_passages(new models::PassageModel(this))
    , m_cells(new DocumentCells(sources, clock, this))
    , m_toolbar(new Toolbar)
    , m_line(hairline())
    , m_search(searchField(tr("Filter by title or path")))
    , m_source(new QComboBox)
    , m_language(new QComboBox)
    , m_details(new QWidget)
    , m_title(new ElidedLabel({}, Type::Section))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3, Qt::ElideMiddle))
    , m_view(new PassageView(m_passages))
{
    m_cells->setSource(m_model);
    m_table = new DataTable(m_cells,
        {{}, {.width = 170, .hideBelow = 640}, {.width = 84}, {.width = 90},
            {.width = 144, .hideBelow = 760}});
    m_table->setMargin(24);
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Documents"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setObjectName(u"documentsTable"_s);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    build();
    makeSelection(m_toolbar);
    showModel(m_model, m_stack, tr("The documents could not be read."));
    connect(&m_typed, &QTimer::timeout, this, &DocumentsPane::applyFilter);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &DocumentsPane::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        fillLanguages();
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &DocumentsPane::showState);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &KnowledgePane::changed);
    connect(m_sources, &models::RemoteModel::loaded, this, [this] {
        fillSources();
        m_cells->refreshCells();
    });
    showState();
}

void DocumentsPane::build()
{
    auto *box = column(this);
    m_search->setMinimumWidth(140);
    m_search->setMaximumWidth(240);
    m_source->setAccessibleName(tr("Source"));
    m_source->setObjectName(u"documentSource"_s);
    m_language->setAccessibleName(tr("Language"));
    remember(m_language, u"documentLanguage"_s);
    for (QComboBox *choice : {m_source, m_language}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(13);
    }
    m_source->addItem(tr("All sources"), QString());
    fillLanguages();
    m_toolbar->layout()->setContentsMargins(24, 12, 24, 12);
    m_toolbar->add(m_search, 1);
    m_toolbar->add(m_source);
    m_toolbar->add(m_language);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    box->addWidget(m_toolbar);
    box->addWidget(m_line);

    setOnSurface(m_details);
    m_details->setAccessibleName(tr("Document"));
    auto *details = column(m_details, 0, 0);
    auto *head = new QWidget;
    auto *headBox = column(head, 0, 2);
    headBox->setContentsMargins(24, 12, 24, 12);
    headBox->addWidget(m_title);
    headBox->addWidget(m_facts);
    details->addWidget(head);
    details->addWidget(m_view, 1);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"knowledgeDocumentsSplit"_s);
    split->addWidget(m_table);
    split->addWidget(m_details);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    split->setSizes({300, 300});
    auto *add = button(tr("Add source…"), u"plus"_s, Kind::Primary);
    m_stack = new ContentStack(split,
        new EmptyState(u"knowledge"_s, tr("No documents yet"),
            tr("Documents come from sources: a folder, files, a web page. Each is cut into passages that "
               "answers "
               "quote."),
            add));
    box->addWidget(m_stack, 1);
    connect(add, &QPushButton::clicked, this, &DocumentsPane::addWanted);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    for (QComboBox *choice : {m_source, m_language})
        connect(choice, &QComboBox::activated, this, &DocumentsPane::applyFilter);
    connect(m_stack, &ContentStack::clearFilterRequested, this, &DocumentsPane::clearFilter);
}

void DocumentsPane::fillSources()
{
    const QString chosen = m_source->currentData().toString();
    bool isSame = m_source->count() == m_sources->rowCount() + 1;
    for (int row = 0; isSame && row < m_sources->rowCount(); ++row) {
        isSame = m_source->itemText(row + 1) == m_sources->at(row).name
            && m_source->itemData(row + 1).toString() == m_sources->at(row).sourceId;
    }
    if (isSame)
        return; // an open list stays open while a source is being read
    m_source->clear();
    m_source->addItem(tr("All sources"), QString());
    for (int row = 0; row < m_sources->rowCount(); ++row)
        m_source->addItem(m_sources->at(row).name, m_sources->at(row).sourceId);
    m_source->setCurrentIndex(qMax(0, m_source->findData(chosen)));
    applyFilter(); // the chosen one may be gone
}

void DocumentsPane::fillLanguages()
{
    QStringList languages = kUsualLanguages;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QString &language = m_model->at(row).language;
        if (!language.isEmpty() && !languages.contains(language))
            languages << language;
    }
    const QString before = m_language->currentData().toString();
    const QString chosen = rememberedChoice(m_language);
    // Also where the company has no document in it: what hides them is to be seen.
    if (!chosen.isEmpty() && !languages.contains(chosen))
        languages << chosen;
    languages.sort();
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    m_language->addItem(tr("All languages"), QString());
    for (const QString &language : std::as_const(languages)) {
        const QLocale::Language known = QLocale(language).language();
        m_language->addItem(known == QLocale::C ? language : QLocale::languageToString(known), language);
    }
    chooseRemembered(m_language, chosen);
    if (chosen != before)
        applyFilter();
}

void DocumentsPane::applyFilter()
{
    m_typed.stop();
    m_model->setFilter({m_source->currentData().toString(), m_language->currentData().toString(),
        m_search->text().trimmed().left(200)});
    showState();
}

void DocumentsPane::clearFilter()
{
    m_search->clear();
    m_source->setCurrentIndex(0);
    m_language->setCurrentIndex(0);
    applyFilter();
}

void DocumentsPane::showSource(const QString &sourceId)
{
    m_search->clear();
    m_language->setCurrentIndex(0);
    m_source->setCurrentIndex(qMax(0, m_source->findData(sourceId)));
    applyFilter();
}

void DocumentsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    selection()->drop();
    if (m_model->client() != client || m_model->company() != companyKey) {
        m_passages->setDocument({});
        m_source->setCurrentIndex(0);
        applyFilter();
    }
    for (models::RemoteModel *model :
        {static_cast<models::RemoteModel *>(m_model), static_cast<models::RemoteModel *>(m_passages)}) {
        model->setClient(client);
        model->setCompany(companyKey);
    }
}

void DocumentsPane::refresh()
{
    if (m_model->canAsk()) {
        m_model->refresh();
        m_passages->refresh();
    }
    showState();
}

void DocumentsPane::focusFilter()
{
    selection()->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

DataTable *DocumentsPane::list() const { return m_table; }

QList<QWidget *> DocumentsPane::panes() const { return {m_toolbar, m_table, m_view}; }

QString DocumentsPane::subtitle() const
{
    const QString more = m_model->hasMore() ? u"+"_s : QString();
    const QString count = QLocale().toString(m_model->rowCount()) + more;
    if (!m_model->isLoaded())
        return tr("What sources were cut from");
    return m_model->filter().isEmpty()
        ? (m_model->rowCount() == 1 && more.isEmpty() ? tr("1 document") : tr("%1 documents").arg(count))
        : tr("%1 documents match").arg(count);
}

void DocumentsPane::refreshTimes() { m_cells->refreshCells(); }

void DocumentsPane::showState()
{
    const bool filtering = !m_model->filter().isEmpty();
    showRows(*m_model, m_stack, m_model->filter().text, filtering);
    m_toolbar->setVisible(m_model->rowCount() > 0 || filtering);
    m_line->setVisible(!m_toolbar->isHidden());
    showDetails();
    emit changed();
}

void DocumentsPane::showDetails()
{
    const int row = m_table->currentSourceRow();
    m_details->setVisible(row >= 0);
    if (row < 0)
        return;
    const api::Document &document = m_model->at(row);
    m_title->setText(document.title.isEmpty() ? document.path : document.title);
    m_facts->setText(QStringList{document.path, document.language,
        timetext::counted(document.passages, tr("1 passage"), tr("%1 passages"))}
                         .join(u" · "_s));
    if (m_passages->documentId() == document.documentId)
        return;
    m_passages->setDocument(document.documentId);
    if (m_passages->canAsk())
        m_passages->refresh();
}

QString DocumentsPane::textOf(Verb verb) const
{
    return verb == Verb::Create ? tr("Add source…") : QString();
}

bool DocumentsPane::offersFirstStep() const
{
    return m_model->isLoaded() && m_model->rowCount() == 0 && m_model->filter().isEmpty();
}

ExportPlan DocumentsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"documents"_s;
    plan.columns = client::columnsOf<api::Document>();
    if (selection()->several()) {
        plan.rows = jsonOf(*m_model, selection()->ids());
    } else {
        plan.list = api::Endpoint::ListDocuments;
        plan.filter = filterOf(m_model->query());
    }
    return plan;
}

void DocumentsPane::act(Verb verb)
{
    if (verb == Verb::Create)
        emit addWanted();
}

QString DocumentsPane::detailsText() const
{
    return m_details->isHidden() ? QString() : u"%1\n%2"_s.arg(m_title->text(), m_facts->text());
}

} // namespace answerdesk::console
