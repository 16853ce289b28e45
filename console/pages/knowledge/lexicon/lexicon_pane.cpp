// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/lexicon/lexicon_pane.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
Columns<api::LexiconEntry> columns(const Clock &clock)
{
    using Row = api::LexiconEntry;
    const auto language = [](const Row &entry) {
        return entry.language ? Cell{*entry.language, Cell::Chips}
                              : Cell{LexiconPane::tr("every"), Cell::Muted};
    };
    const auto concepts = [](const Row &entry) {
        return QStringList(entry.builtInConcepts.begin(), entry.builtInConcepts.end()).join(u' ');
    };
    return {{LexiconPane::tr("Customers say"), &Row::form, inKind(Cell::Strong, &Row::form)},
        {LexiconPane::tr("The documents say"), &Row::meaning, &Row::meaning},
        {LexiconPane::tr("Language"), &Row::language, language, {.width = 96}},
        {LexiconPane::tr("Built-in concept"), concepts, inKind(Cell::Chips, concepts),
            {.width = 160, .hideBelow = 760}},
        {LexiconPane::tr("Changed"), &Row::updatedAt, ago(&Row::updatedAt, clock),
            {.width = 144, .hideBelow = 560}}};
}
} // namespace

LexiconPane::LexiconPane(const Clock &clock, QWidget *parent)
    : ListPane(parent)
    , m_model(new models::LexiconModel(this))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
{
    auto *edit = button(tr("Edit…"), u"edit"_s), *remove = button(tr("Delete…"), u"trash"_s);
    auto *import = button(tr("Import…"), u"plus"_s);
    auto *addFirst = button(tr("Add entry…"), u"plus"_s, Kind::Primary);
    edit->setObjectName(u"lexiconEdit"_s);
    remove->setObjectName(u"lexiconRemove"_s);
    import->setObjectName(u"lexiconImport"_s);
    m_facts->setObjectName(u"lexiconFacts"_s);
    auto *details = new QWidget;
    setOnSurface(details);
    details->setAccessibleName(tr("Entry"));
    auto *line = row(details, 0, 8);
    line->setContentsMargins(24, 12, 24, 12);
    line->addWidget(m_facts, 1);
    line->addWidget(edit);
    line->addWidget(remove);
    QLineEdit *search = addSearch(tr("Filter by form or meaning"));
    search->setFixedWidth(280);
    build({.name = u"lexicon"_s,
        .title = tr("Lexicon"),
        .model = m_model,
        .cells = new TableOf(columns(clock), *m_model, this),
        .details = details,
        .empty = new EmptyState(u"edit"_s, tr("No entries yet"),
            tr("Your customers say “money back”, and your documents say "
               "“refund”? Add an entry, and their "
               "questions are answered from your documents."),
            addFirst),
        .failure = tr("The lexicon could not be read."),
        .tools = {import}});
    setVerb(Verb::Create, tr("Add entry…"));
    setVerb(Verb::Edit, tr("Edit entry…"));
    setVerb(Verb::Remove, tr("Delete entry…"), tr("Delete %1 entries…"));
    makeSelection();
    offer(Verb::Remove, tr("Delete…"), u"trash"_s);
    addWriting({edit, remove, import, addFirst});
    connect(addFirst, &QPushButton::clicked, this, [this] { propose({}); });
    connect(edit, &QPushButton::clicked, this, &LexiconPane::edit);
    connect(remove, &QPushButton::clicked, this, [this] { this->remove({current()->lexiconEntryId}); });
    connect(import, &QPushButton::clicked, this, &LexiconPane::chooseFile);
    connect(list(), &QAbstractItemView::activated, this, &LexiconPane::edit);
    connect(this, &KnowledgePane::changed, search,
        [this, search] { search->setVisible(m_model->rowCount() > 0 || isFiltering()); });
    connectWrites();
}

void LexiconPane::applyFilter()
{
    m_model->setText(typed());
    showState();
}

void LexiconPane::connectWrites()
{
    using Model = models::LexiconModel;
    connect(m_model, &Model::written, this, [this](const api::LexiconEntry &entry) {
        if (m_dialog)
            m_dialog->accept();
        choose(m_model->rowOf(entry.lexiconEntryId));
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
    ListPane::setSession(client, companyKey);
}

QString LexiconPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (count == 0)
        return tr("Customers’ words for terms in your documents");
    return isFiltering() ? tr("%1 entries match").arg(countText())
        : count == 1     ? tr("1 entry")
                         : tr("%1 entries").arg(countText());
}

void LexiconPane::showRow(int row)
{
    const api::LexiconEntry &entry = m_model->at(row);
    const QStringList concepts(entry.builtInConcepts.begin(), entry.builtInConcepts.end());
    const QString written
        = tr("Added by %1, %2").arg(entry.createdBy, timetext::exact(utcDateTime(entry.createdAt.ms)));
    m_facts->setText(concepts.isEmpty()
            ? written
            : tr("Also a form of the built-in concept: %1").arg(concepts.join(u", "_s)) + u" · "_s + written);
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
