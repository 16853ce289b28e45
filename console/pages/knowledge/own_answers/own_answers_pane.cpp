// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/own_answers/own_answers_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/knowledge/own_answers/own_answer_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 200;
constexpr int kWidestText = 820;
} // namespace

OwnAnswersPane::OwnAnswersPane(const Clock &clock, QWidget *parent)
    : KnowledgePane(parent)
    , m_clock(clock)
    , m_model(new models::OwnAnswerModel(this))
    , m_cells(new OwnAnswerCells(clock, this))
    , m_toolbar(new Toolbar)
    , m_line(hairline())
    , m_search(searchField(tr("Filter by question or answer")))
    , m_details(new QWidget)
    , m_question(new Paragraph({}, QPalette::WindowText, Type::Section))
    , m_answer(new Paragraph({}, QPalette::WindowText))
    , m_locale(new Badge({}, Tone::Neutral, false))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_edit(button(tr("Edit…"), u"edit"_s))
    , m_remove(button(tr("Delete…"), u"trash"_s))
    , m_writeFirst(button(tr("Write answer…"), u"plus"_s, Kind::Primary))
{
    m_cells->setSource(m_model);
    m_table = new DataTable(m_cells, {{}, {.width = 84}, {.width = 144, .hideBelow = 560}});
    m_table->setMargin(24);
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Custom answers"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setObjectName(u"ownAnswersTable"_s);
    m_edit->setObjectName(u"ownEdit"_s);
    m_remove->setObjectName(u"ownRemove"_s);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    build();
    connectModel();
    buildSelection();
    showState();
}

void OwnAnswersPane::build()
{
    auto *box = column(this);
    m_search->setFixedWidth(280);
    m_toolbar->layout()->setContentsMargins(24, 12, 24, 12);
    m_toolbar->add(m_search);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    box->addWidget(m_toolbar);
    box->addWidget(m_line);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"knowledgeAnswersSplit"_s);
    split->addWidget(m_table);
    split->addWidget(buildDetails());
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setSizes({380, 220 * themeOf(this).textPercent() / 100});
    m_stack = new ContentStack(split,
        new EmptyState(u"edit"_s, tr("No custom answers yet"),
            tr("Write an answer where the documents have none or yours is better. It is live immediately and "
               "takes precedence over everything else."),
            m_writeFirst));
    box->addWidget(m_stack, 1);
    connect(m_writeFirst, &QPushButton::clicked, this, &OwnAnswersPane::create);
    connect(m_edit, &QPushButton::clicked, this, &OwnAnswersPane::edit);
    connect(m_remove, &QPushButton::clicked, this, &OwnAnswersPane::removeCurrent);
    connect(m_table, &QAbstractItemView::activated, this, &OwnAnswersPane::edit);
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

QWidget *OwnAnswersPane::buildDetails()
{
    setOnSurface(m_details);
    m_details->setAccessibleName(tr("Custom answer"));
    auto *details = column(m_details, 0, 8);
    details->setContentsMargins(24, 12, 24, 12);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_locale);
    head->addWidget(m_facts, 1);
    head->addWidget(m_edit);
    head->addWidget(m_remove);
    details->addLayout(head);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *wide = row(host, 0, 0);
    auto *texts = new QWidget;
    texts->setMaximumWidth(kWidestText);
    auto *box = column(texts, 0, 8);
    for (Paragraph *text : {m_question, m_answer}) {
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        box->addWidget(text);
    }
    box->addStretch();
    wide->addWidget(texts, 1000);
    wide->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    details->addWidget(scroll, 1);
    return m_details;
}

void OwnAnswersPane::connectModel()
{
    using Model = models::OwnAnswerModel;
    showModel(m_model, m_stack, tr("The custom answers could not be read."));
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &OwnAnswersPane::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &OwnAnswersPane::showState);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &OwnAnswersPane::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &OwnAnswersPane::showDetails);
    connect(m_model, &Model::written, this, [this](const api::OwnAnswer &answer) {
        if (m_dialog)
            m_dialog->accept();
        if (const int row = m_model->rowOf(answer.ownAnswerId); row >= 0)
            m_table->setCurrentIndex(m_cells->indexOf(row));
        emit toastWanted({tr("Answer is live")});
    });
    connect(m_model, &Model::writeFailed, this, [this](const client::ApiFailure &failure) {
        if (m_dialog && m_edited && failure.error.code == ErrorCode::PreconditionFailed)
            return readTheirs();
        const Fault fault = faultOf(tr("The answer was not saved."), failure);
        if (m_dialog)
            m_dialog->showRefusal(fault, failure.error.code == ErrorCode::AlreadyExists);
        else
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_model, &Model::removed, this,
        [this](const api::OwnAnswer &) { emit toastWanted({tr("The custom answer was deleted")}); });
    connect(m_model, &Model::removeFailed, this,
        [this](const api::OwnAnswer &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The custom answer was not deleted."), failure)));
        });
}

void OwnAnswersPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    selection()->drop();
    m_model->setClient(client);
    m_model->setCompany(companyKey);
}

void OwnAnswersPane::refresh()
{
    if (m_model->canAsk())
        m_model->refresh();
    showState();
}

void OwnAnswersPane::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    applyEnabled();
}

void OwnAnswersPane::applyEnabled()
{
    for (QPushButton *b : {m_edit, m_remove, m_writeFirst}) {
        b->setEnabled(!m_offline);
        b->setToolTip(m_offline ? m_reason : QString());
    }
    setReason(m_offline ? m_reason : QString());
}

void OwnAnswersPane::focusFilter()
{
    selection()->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

DataTable *OwnAnswersPane::list() const { return m_table; }

QList<QWidget *> OwnAnswersPane::panes() const { return {m_toolbar, m_table, m_details}; }

QString OwnAnswersPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (count == 0)
        return tr("Answers written by your team");
    const QString shown = QLocale().toString(count) + (m_model->hasMore() ? u"+"_s : QString());
    return !m_model->text().isEmpty() ? tr("%1 custom answers match").arg(shown)
        : count == 1                  ? tr("1 custom answer")
                                      : tr("%1 custom answers").arg(shown);
}

void OwnAnswersPane::refreshTimes()
{
    m_cells->refreshCells();
    showDetails();
}

const api::OwnAnswer *OwnAnswersPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 ? nullptr : &m_model->at(row);
}

void OwnAnswersPane::showState()
{
    showRows(*m_model, m_stack, m_model->text(), !m_model->text().isEmpty());
    m_toolbar->setVisible(m_model->rowCount() > 0 || !m_model->text().isEmpty());
    m_line->setVisible(!m_toolbar->isHidden());
    showDetails();
}

void OwnAnswersPane::showDetails()
{
    const api::OwnAnswer *answer = current();
    m_details->setVisible(answer);
    if (answer) {
        m_question->setPlain(answer->question);
        m_answer->setPlain(answer->answer);
        m_locale->set(answer->locale, Tone::Neutral);
        const QDateTime written = utcDateTime(answer->createdAt.ms),
                        changed = utcDateTime(answer->updatedAt.ms);
        QString facts = tr("Written by %1, %2").arg(answer->createdBy, timetext::exact(written));
        if (changed > written)
            facts += u" · "_s + tr("changed: %1").arg(timetext::ago(changed, utcDateTime(m_clock.nowMs())));
        m_facts->setText(facts);
    }
    emit KnowledgePane::changed();
}

bool OwnAnswersPane::offersFirstStep() const
{
    return m_model->isLoaded() && m_model->rowCount() == 0 && m_model->text().isEmpty();
}

void OwnAnswersPane::create()
{
    if (!can(Verb::Create) || m_dialog)
        return;
    m_edited.reset();
    m_dialog = new OwnAnswerDialog(tr("Write an answer"), m_locales, window());
    connect(m_dialog, &OwnAnswerDialog::abandoned, this,
        [this](const OwnAnswerDialog::Words &words) { keepDraft(words, {}); });
    connect(m_dialog, &OwnAnswerDialog::submitted, this, [this](const OwnAnswerDialog::Words &words) {
        m_model->write({words.question, words.answer, words.alternatives, schema::LocaleTag{words.locale}});
    });
    m_dialog->open();
}

void OwnAnswersPane::edit()
{
    if (!can(Verb::Edit) || m_dialog || m_reading.isRunning())
        return;
    // The tag of what is on the server now makes sure that nobody else's change is undone.
    m_reading = m_model->client()->ownAnswer(m_model->company(), current()->ownAnswerId, this,
        [this](client::ApiResult<client::Tagged<api::OwnAnswer>> answer) {
            if (answer)
                openEditor(*answer);
            else
                emit toastWanted(
                    ToastText::of(faultOf(tr("The custom answer could not be read."), answer.error())));
        });
}

void OwnAnswersPane::openEditor(const client::Tagged<api::OwnAnswer> &before)
{
    if (m_dialog)
        return;
    m_edited = before;
    m_dialog = new OwnAnswerDialog(tr("Edit the answer"), m_locales, window());
    m_dialog->setWords(
        {before.value.question, before.value.answer, before.value.locale, before.value.alternativeQuestions});
    connect(m_dialog, &OwnAnswerDialog::abandoned, this,
        [this, id = before.value.ownAnswerId](const OwnAnswerDialog::Words &words) { keepDraft(words, id); });
    connect(m_dialog, &OwnAnswerDialog::submitted, this, [this](const OwnAnswerDialog::Words &words) {
        api::OwnAnswerChange change;
        change.question = words.question;
        change.answer = words.answer;
        change.alternativeQuestions = words.alternatives;
        change.locale = schema::LocaleTag{words.locale};
        m_model->change(*m_edited, change);
    });
    m_dialog->open();
}

void OwnAnswersPane::keepDraft(const OwnAnswerDialog::Words &words, const QString &id)
{
    const QPointer<OwnAnswersPane> self(this);
    emit toastWanted(ToastText::holding(tr("Your answer was not saved"), tr("Continue editing"),
        [self, words, id, place = placeOf(m_model->client()), company = m_model->company()] {
            if (self && placeOf(self->m_model->client()) == place && company == self->m_model->company())
                self->goOn(words, id);
        }));
}

void OwnAnswersPane::goOn(const OwnAnswerDialog::Words &words, const QString &id)
{
    if (m_dialog)
        return;
    if (id.isEmpty()) {
        create();
        if (m_dialog)
            m_dialog->setDraft(words);
        return;
    }
    m_reading = m_model->client()->ownAnswer(m_model->company(), id, this,
        [this, words](client::ApiResult<client::Tagged<api::OwnAnswer>> answer) {
            if (!answer)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The custom answer could not be read."), answer.error())));
            openEditor(*answer);
            m_dialog->setDraft(words);
        });
}

void OwnAnswersPane::readTheirs()
{
    m_reading = m_model->client()->ownAnswer(m_model->company(), m_edited->value.ownAnswerId, this,
        [this](client::ApiResult<client::Tagged<api::OwnAnswer>> theirs) {
            if (!m_dialog)
                return;
            if (!theirs)
                return m_dialog->showRefusal(faultOf(tr("The answer was not saved."), theirs.error()), false);
            m_edited = *theirs;
            m_dialog->showConflict(theirs->value);
        });
}

QString OwnAnswersPane::detailsText() const
{
    const api::OwnAnswer *answer = current();
    return answer ? QStringList{answer->question, answer->answer, answer->locale, m_facts->text()}.join(u'\n')
                  : QString();
}

} // namespace answerdesk::console
