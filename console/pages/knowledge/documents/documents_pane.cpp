// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/documents/documents_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/knowledge/documents/passage_view.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include "shared/models/knowledge_source_model.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kLongestFilter = 200;

/// Languages that documents are recognised in; others come with the documents that are shown.
const QStringList kUsualLanguages{u"de"_s, u"en"_s, u"es"_s, u"fr"_s, u"it"_s, u"nl"_s, u"pl"_s, u"pt"_s};

/// The model of the sources knows their names.
Columns<api::Document> columns(const models::KnowledgeSourceModel &sources, const Clock &clock)
{
    using Row = api::Document;
    const auto name = [](const Row &document) -> Cell {
        return {
            DocumentsPane::nameOf(document), Cell::TwoLine, Tone::Neutral, document.path, {}, document.path};
    };
    const auto source = [&sources](const Row &document) {
        const int row = sources.rowOf(document.sourceId);
        return row < 0 ? kNoValue.toString() : sources.at(row).name;
    };
    return {{DocumentsPane::tr("Document"), &DocumentsPane::nameOf, name},
        {DocumentsPane::tr("Source"), {}, source, {.width = 170, .hideBelow = 640}},
        {DocumentsPane::tr("Language"), &Row::language, inKind(Cell::Chips, &Row::language), {.width = 84}},
        {DocumentsPane::tr("Passages"), &Row::passages, figure(&Row::passages),
            {.figures = true, .width = 90}},
        {DocumentsPane::tr("Changed"), &Row::updatedAt, ago(&Row::updatedAt, clock),
            {.width = 144, .hideBelow = 760}}};
}

} // namespace

DocumentsPane::DocumentsPane(models::KnowledgeSourceModel *sources, const Clock &clock, QWidget *parent)
    : ListPane(parent)
    , m_sources(sources)
    , m_model(new models::DocumentModel(this))
    , m_passages(new models::PassageModel(this))
    , m_source(new QComboBox)
    , m_language(new QComboBox)
    , m_title(new ElidedLabel({}, Type::Section))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3, Qt::ElideMiddle))
    , m_view(new PassageView(m_passages))
{
    QLineEdit *search = addSearch(tr("Filter by title or path"), 1);
    search->setMinimumWidth(140);
    search->setMaximumWidth(240);
    m_source->setAccessibleName(tr("Source"));
    m_source->setObjectName(u"documentSource"_s);
    m_language->setAccessibleName(tr("Language"));
    remember(m_language, u"documentLanguage"_s);
    for (QComboBox *choice : {m_source, m_language}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(13);
        toolbar()->add(choice);
    }
    m_source->addItem(tr("All sources"), QString());
    auto *add = button(tr("Add source…"), u"plus"_s, Kind::Primary);
    build({.name = u"documents"_s,
        .title = tr("Documents"),
        .model = m_model,
        .cells = new TableOf(columns(*sources, clock), *m_model, this),
        .details = buildDetails(),
        .empty = new EmptyState(u"knowledge"_s, tr("No documents yet"),
            tr("Documents come from sources such as folders, files or web pages. Each document is split into "
               "passages that answers quote."),
            add),
        .failure = tr("The documents could not be read."),
        .splitName = u"knowledgeDocumentsSplit"_s,
        .shares = {300, 300}});
    list()->setRowSize(Size::RowTall);
    makeSelection();
    fillLanguages();
    for (QComboBox *choice : {m_source, m_language})
        connect(choice, &QComboBox::activated, this, &DocumentsPane::applyFilter);
    connect(add, &QPushButton::clicked, this, &DocumentsPane::addWanted);
    connect(this, &KnowledgePane::changed, this, &DocumentsPane::showVerbs);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        fillLanguages();
        chooseWanted();
    });
    connect(m_sources, &models::RemoteModel::loaded, this, [this] {
        fillSources();
        list()->cells()->refreshCells();
    });
}

QWidget *DocumentsPane::buildDetails()
{
    auto *whole = new QWidget;
    setOnSurface(whole);
    whole->setAccessibleName(tr("Document"));
    auto *details = column(whole, 0, 0);
    auto *head = new QWidget;
    auto *headBox = column(head, 0, 2);
    headBox->setContentsMargins(24, 12, 24, 12);
    auto *titleLine = new QHBoxLayout;
    titleLine->setSpacing(4);
    titleLine->addWidget(m_title, 1);
    const std::pair<Verb, QString> verbs[]
        = {{Verb::Edit, u"external"_s}, {Verb::Again, u"refresh"_s}, {Verb::Remove, u"trash"_s}};
    for (const auto &[verb, icon] : verbs) {
        auto *act = button({}, icon, Kind::Ghost, textOf(verb));
        act->setObjectName(u"documentVerb%1"_s.arg(int(verb)));
        setCompact(act);
        titleLine->addWidget(act);
        m_verbs.append({verb, act});
        connect(act, &QPushButton::clicked, this, [this, verb = verb] { this->act(verb); });
    }
    headBox->addLayout(titleLine);
    headBox->addWidget(m_facts);
    details->addWidget(head);
    details->addWidget(m_view, 1);
    return whole;
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
    m_model->setFilter({m_source->currentData().toString(), m_language->currentData().toString(), typed()});
    showState();
}

void DocumentsPane::clearFilter()
{
    setTyped({});
    m_source->setCurrentIndex(0);
    m_language->setCurrentIndex(0);
}

void DocumentsPane::showSource(const QString &sourceId)
{
    setTyped({});
    m_language->setCurrentIndex(0);
    m_source->setCurrentIndex(qMax(0, m_source->findData(sourceId)));
    applyFilter();
}

void DocumentsPane::showDocument(const QString &documentId)
{
    if (!m_model->canAsk())
        return;
    // Its path finds it also where the list has not been read so far.
    m_finding = m_model->client()->call<api::DocumentDetails>(api::Endpoint::GetDocument,
        {.segments = {m_model->company(), documentId}, .query = {{u"limit"_s, u"1"_s}}}, this,
        [this](const client::ApiResult<api::DocumentDetails> &found) {
            if (!found)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The document could not be opened."), found.error())));
            setTyped(found->document.path.left(kLongestFilter));
            m_source->setCurrentIndex(qMax(0, m_source->findData(found->document.sourceId)));
            m_language->setCurrentIndex(0);
            m_wanted = found->document.documentId;
            applyFilter();
            if (m_model->isLoaded())
                chooseWanted();
            else
                m_model->refresh();
        });
}

void DocumentsPane::chooseWanted()
{
    const int row = m_wanted.isEmpty() ? -1 : m_model->rowOf(m_wanted);
    if (row < 0)
        return;
    m_wanted.clear();
    choose(row);
    list()->scrollTo(list()->currentIndex());
}

void DocumentsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_model->client() != client || m_model->company() != companyKey) {
        m_passages->setDocument({});
        m_source->setCurrentIndex(0);
        applyFilter();
    }
    m_passages->setClient(client);
    m_passages->setCompany(companyKey);
    ListPane::setSession(client, companyKey);
}

void DocumentsPane::refresh()
{
    if (m_passages->canAsk())
        m_passages->refresh();
    ListPane::refresh();
}

QList<QWidget *> DocumentsPane::panes() const { return {ListPane::panes().first(), list(), m_view}; }

QString DocumentsPane::subtitle() const
{
    if (!m_model->isLoaded())
        return tr("Documents and the passages that answers quote");
    return m_model->filter().isEmpty()
        ? (m_model->rowCount() == 1 && !m_model->hasMore() ? tr("1 document")
                                                           : tr("%1 documents").arg(countText()))
        : tr("%1 documents match").arg(countText());
}

void DocumentsPane::showVerbs()
{
    for (const auto &[verb, act] : std::as_const(m_verbs)) {
        const QString text = textOf(verb);
        act->setVisible(!text.isEmpty());
        act->setEnabled(can(verb));
        act->setToolTip(isOffline() && verb != Verb::Edit ? reason() : text);
        act->setAccessibleName(text);
    }
}

void DocumentsPane::showRow(int row)
{
    const api::Document &document = m_model->at(row);
    m_title->setText(nameOf(document));
    m_facts->setText(QStringList{document.path, document.language,
        timetext::counted(document.passages, tr("1 passage"), tr("%1 passages"))}
                         .join(u" · "_s));
    if (m_passages->documentId() == document.documentId)
        return;
    m_passages->setDocument(document.documentId);
    if (m_passages->canAsk())
        m_passages->refresh();
}

ExportPlan DocumentsPane::exported() const { return planOf(u"documents"_s, *m_model, several()); }

QString DocumentsPane::detailsText() const
{
    return !current() ? QString() : u"%1\n%2"_s.arg(m_title->text(), m_facts->text());
}

} // namespace answerdesk::console
