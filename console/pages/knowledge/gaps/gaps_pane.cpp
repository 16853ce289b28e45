// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gaps_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/knowledge/gaps/gap_cells.h"
#include "console/pages/knowledge/gaps/gap_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/locale_tag.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTypingMs = 200;
constexpr int kCounted = 200; // as many as one page of the list tells
constexpr std::array kStates{api::GapState::Open, api::GapState::Answered, api::GapState::Dismissed};

} // namespace

GapsPane::GapsPane(const Clock &clock, QWidget *parent)
    : KnowledgePane(parent)
    , m_model(new models::GapModel(this))
    , m_cells(new GapCells(clock, this))
    , m_toolbar(new Toolbar)
    , m_search(searchField(tr("Filter questions")))
    , m_state(
          new SegmentedControl(tr("Which gaps"), {tr("Open"), tr("Answered"), tr("Dismissed"), tr("All")}))
    , m_order(new QComboBox)
    , m_details(new GapDetails(clock))
{
    m_cells->setSource(m_model);
    m_table = new DataTable(m_cells,
        {{}, {.width = 152, .hideBelow = 720}, {.width = 72}, {.width = 144, .hideBelow = 560},
            {.width = 104}});
    m_table->setMargin(24);
    m_table->setAccessibleName(tr("Knowledge gaps"));
    m_table->setObjectName(u"gapsTable"_s);
    remember(m_state, u"gapState"_s);
    remember(m_order, u"gapOrder"_s);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    build();
    connectModel();
    connect(makeSelection(m_toolbar), &SelectedRows::ended, this, &GapsPane::refresh);
    offer(Verb::Remove, tr("Dismiss"), u"close"_s, tr("The selected gaps are already closed."));
    offer(Verb::Again, tr("Reopen"), u"refresh"_s, tr("The selected gaps are open."));
    showState();
}

void GapsPane::build()
{
    auto *box = column(this);
    m_search->setMinimumWidth(108);
    m_search->setMaximumWidth(240);
    m_order->setAccessibleName(tr("Order"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(12);
    m_order->addItem(tr("Most asked first"), int(api::GapOrder::Asked));
    m_order->addItem(tr("Most recent first"), int(api::GapOrder::LastAsked));
    m_toolbar->layout()->setContentsMargins(24, 12, 24, 12);
    m_toolbar->add(m_search, 1);
    m_toolbar->add(m_state);
    m_toolbar->add(m_order);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    box->addWidget(m_toolbar);
    box->addWidget(hairline());
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"knowledgeGapsSplit"_s);
    split->addWidget(m_table);
    split->addWidget(m_details);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setSizes({340, 260 * themeOf(this).textPercent() / 100});
    m_stack = new ContentStack(split,
        new EmptyState(u"check"_s, tr("No gaps"),
            tr("Questions that the documents answer poorly or not at all are collected here as shoppers ask "
               "them.")));
    box->addWidget(m_stack, 1);
    connect(m_state, &SegmentedControl::currentChanged, this, &GapsPane::applyFilter);
    connect(m_order, &QComboBox::currentIndexChanged, this, &GapsPane::applyFilter);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, &GapsPane::applyFilter);
    connect(m_stack, &ContentStack::clearFilterRequested, this, [this] {
        m_search->clear();
        m_state->setCurrent(0);
        applyFilter();
    });
    connect(m_table, &QAbstractItemView::activated, this, &GapsPane::answerCurrent);
    connect(m_details, &GapDetails::answerRequested, this, &GapsPane::answerCurrent);
    connect(m_details, &GapDetails::linkRequested, this, &GapsPane::linkCurrent);
    connect(m_details, &GapDetails::entryRequested, this, [this](const api::ProposedEntry &entry) {
        if (const api::Gap *gap = current())
            emit entryWanted({entry.form, entry.meaning, languageOf(gap->locale)});
    });
    connect(m_details, &GapDetails::dismissRequested, this, [this] { actOnCurrent(Verb::Remove); });
    connect(m_details, &GapDetails::reopenRequested, this, [this] { actOnCurrent(Verb::Again); });
    connect(m_details, &GapDetails::askRequested, this, [this] {
        if (const api::Gap *gap = current())
            emit askWanted(gap->question, gap->locale);
    });
}

void GapsPane::connectModel()
{
    using Model = models::GapModel;
    showModel(m_model, m_stack, tr("The gaps could not be read."));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &GapsPane::showDetails);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &GapsPane::showState);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &GapsPane::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &GapsPane::showDetails);
    connect(m_model, &Model::answered, this, [this](const QString &, const api::OwnAnswer &answer) {
        if (m_dialog)
            m_dialog->accept();
        countOpen();
        emit toastWanted({tr("Answer is live")});
        emit answered(answer);
    });
    connect(m_model, &Model::answerFailed, this, [this](const QString &, const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The answer was not saved."), failure);
        if (m_dialog)
            m_dialog->showRefusal(fault, failure.error.code == ErrorCode::AlreadyExists);
        else
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_model, &Model::changed, this, [this](const api::Gap &gap) {
        countOpen();
        if (gap.linkedDocumentId && m_linkDialog) {
            m_linkDialog->accept();
            return emit toastWanted({tr("The question is now answered with this section")});
        }
        if (gap.state != api::GapState::Dismissed)
            return;
        emit toastWanted({tr("“%1” was dismissed").arg(gap.question.left(60)), tr("Reopen"),
            [model = QPointer(m_model), id = gap.gapId] {
                if (model)
                    model->reopen(id);
            }});
    });
    connect(m_model, &Model::changeFailed, this, [this](const QString &, const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The gap was not changed."), failure);
        if (m_linkDialog)
            m_linkDialog->showRefusal(fault);
        else
            emit toastWanted(ToastText::of(fault));
    });
}

void GapsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_counting.cancel();
    m_choosing.cancel();
    m_reading.cancel();
    m_openCount.clear();
    m_proposedFor.clear();
    selection()->drop();
    m_model->setClient(client);
    m_model->setCompany(companyKey);
}

void GapsPane::refresh()
{
    if (m_model->canAsk()) {
        m_proposedFor.clear();
        m_model->refresh();
        countOpen();
    }
    showState();
}

void GapsPane::countOpen()
{
    if (!m_model->canAsk())
        return;
    api::GapsQuery query;
    query.limit = kCounted;
    query.state = api::GapState::Open;
    m_counting.cancel();
    m_counting = m_model->client()->gaps(
        m_model->company(), query, this, [this](client::ApiResult<api::ListPage<api::Gap>> page) {
            if (!page)
                return; // the list itself says what is wrong
            m_openCount = page->items.empty()
                ? QString()
                : QString::number(page->items.size()) + (page->nextCursor ? u"+"_s : QString());
            emit KnowledgePane::changed();
        });
}

void GapsPane::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_details->setOffline(offline, reason);
    setReason(offline ? reason : QString());
}

void GapsPane::focusFilter()
{
    selection()->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

DataTable *GapsPane::list() const { return m_table; }

QList<QWidget *> GapsPane::panes() const { return {m_toolbar, m_table, m_details}; }

QString GapsPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (!m_model->isLoaded() || count == 0)
        return tr("Questions that shoppers got no good answer to");
    const QString shown = QLocale().toString(count) + (m_model->hasMore() ? u"+"_s : QString());
    return m_model->filter() == models::GapModel::Filter{}
        ? (count == 1 ? tr("1 open question") : tr("%1 open questions").arg(shown))
        : (count == 1 ? tr("1 question") : tr("%1 questions").arg(shown));
}

void GapsPane::refreshTimes()
{
    m_cells->refreshCells();
    showDetails();
}

const api::Gap *GapsPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 ? nullptr : &m_model->at(row);
}

void GapsPane::applyFilter()
{
    m_typed.stop();
    models::GapModel::Filter filter;
    filter.state.reset();
    if (const auto choice = std::size_t(qMax(0, m_state->current())); choice < kStates.size())
        filter.state = kStates[choice];
    filter.order = api::GapOrder(m_order->currentData().toInt());
    filter.text = m_search->text().trimmed().left(200);
    m_model->setFilter(filter);
    showState();
}

void GapsPane::showState()
{
    models::GapModel::Filter usual;
    usual.order = m_model->filter().order;
    const bool filtering = !(m_model->filter() == usual);
    showRows(*m_model, m_stack, m_model->filter().text, filtering);
    showDetails();
}

void GapsPane::showDetails()
{
    const api::Gap *gap = current();
    m_details->setVisible(gap);
    if (gap)
        m_details->setGap(*gap);
    readProposals();
    emit KnowledgePane::changed();
}

QString GapsPane::textOf(Verb verb) const
{
    const QString several = selection()->several() ? QLocale().toString(selection()->count()) : QString();
    switch (verb) {
    case Verb::Create:
        return {}; // an answer belongs to a question: it is written from the gap
    case Verb::Edit:
        return tr("Write answer…");
    case Verb::Again:
        return several.isEmpty() ? tr("Reopen gap") : tr("Reopen %1 gaps").arg(several);
    case Verb::Remove:
        return several.isEmpty() ? tr("Dismiss gap") : tr("Dismiss %1 gaps").arg(several);
    }
    return {};
}

bool GapsPane::can(Verb verb) const
{
    const api::Gap *gap = current();
    if (!gap || m_offline || selection()->isRunning())
        return false;
    if (selection()->several() && verb != Verb::Edit)
        return !concerned(verb).isEmpty();
    switch (verb) {
    case Verb::Again:
        return gap->state != api::GapState::Open;
    case Verb::Remove:
        return gap->state == api::GapState::Open;
    default:
        return gap->state != api::GapState::Answered;
    }
}

void GapsPane::act(Verb verb)
{
    if (!can(verb))
        return;
    if (verb == Verb::Edit)
        answerCurrent();
    else if (selection()->several())
        actOn(concerned(verb), verb);
    else
        actOnCurrent(verb);
}

void GapsPane::actOnCurrent(Verb verb)
{
    const api::Gap *gap = current();
    if (!gap || m_offline || selection()->isRunning())
        return;
    verb == Verb::Again ? m_model->reopen(gap->gapId) : m_model->dismiss(gap->gapId);
}

QStringList GapsPane::concerned(Verb verb) const
{
    QStringList ids = selection()->ids();
    ids.removeIf([this, verb](const QString &id) {
        const int row = m_model->rowOf(id);
        return row < 0 || (m_model->at(row).state == api::GapState::Open) != (verb == Verb::Remove);
    });
    return ids;
}

void GapsPane::actOn(const QStringList &ids, Verb verb)
{
    const bool isDismissal = verb == Verb::Remove;
    BulkOrder order;
    order.call = [isDismissal, of = m_model->company()](client::ApiClient &client, const QString &id,
                     QObject *context, const BulkRun::Answer &answer) {
        return isDismissal ? client.dismissGap(of, id, context, BulkRun::told<api::Gap>(answer))
                           : client.reopenGap(of, id, context, BulkRun::told<api::Gap>(answer));
    };
    order.failed = {tr("1 gap was not changed."), tr("%1 gaps were not changed.")};
    if (!isDismissal) {
        order.running = tr("Reopening: %1 of %2");
        order.worked = {tr("1 gap was reopened"), tr("%1 gaps were reopened")};
        return selection()->run(m_model->client(), ids, order);
    }
    order.running = tr("Dismissing: %1 of %2");
    order.worked = {tr("1 gap was dismissed"), tr("%1 gaps were dismissed")};
    order.undoName = tr("Reopen");
    order.undo = [self = QPointer(this), of = m_model->company()](const QStringList &dismissed) {
        if (self && self->m_model->company() == of)
            self->actOn(dismissed, Verb::Again);
    };
    selection()->run(m_model->client(), ids, order);
}

ExportPlan GapsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"gaps"_s;
    plan.columns = client::columnsOf<api::Gap>();
    if (selection()->several()) {
        plan.rows = jsonOf(*m_model, selection()->ids());
    } else {
        plan.list = api::Endpoint::ListGaps;
        plan.filter = filterOf(m_model->query());
    }
    return plan;
}

void GapsPane::answerCurrent()
{
    if (can(Verb::Edit) && !m_dialog)
        answer(*current(), {});
}

void GapsPane::answer(const api::Gap &gap, const std::optional<OwnAnswerDialog::Words> &draft)
{
    m_dialog = new OwnAnswerDialog(tr("Answer this question"), {gap.locale}, window());
    m_dialog->setWords({gap.question, {}, gap.locale});
    if (draft)
        m_dialog->setDraft(*draft);
    m_dialog->fixLocale();
    m_dialog->focusAnswer();
    connect(m_dialog, &OwnAnswerDialog::submitted, this, [this, gap](const OwnAnswerDialog::Words &words) {
        api::GapAnswerRequest request;
        request.answer = words.answer;
        if (words.question != gap.question)
            request.question = words.question;
        if (!words.alternatives.empty())
            request.alternativeQuestions = words.alternatives;
        m_model->answer(gap.gapId, request);
    });
    connect(m_dialog, &OwnAnswerDialog::abandoned, this, [this, gap](const OwnAnswerDialog::Words &words) {
        const QPointer<GapsPane> self(this);
        emit toastWanted(ToastText::holding(tr("Your answer was not saved"), tr("Continue editing"),
            [self, words, gap, place = placeOf(m_model->client()), company = m_model->company()] {
                if (self && placeOf(self->m_model->client()) == place && company == self->m_model->company()
                    && !self->m_dialog)
                    self->answer(gap, words);
            }));
    });
    m_dialog->open();
}

void GapsPane::linkCurrent()
{
    if (!can(Verb::Edit) || m_linkDialog || m_choosing.isRunning())
        return;
    m_choosing = m_model->client()->gap(
        m_model->company(), current()->gapId, this, [this](const client::ApiResult<api::GapDetails> &gap) {
            if (!gap)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The gap could not be read."), gap.error())));
            if (gap->linkChoices.empty())
                return emit toastWanted({tr("The closest passages no longer exist in any document")});
            m_linkDialog = new LinkDialog(gap->question, gap->linkChoices, window());
            connect(m_linkDialog, &LinkDialog::submitted, this,
                [this, id = gap->gapId](const api::GapLinkRequest &request) { m_model->link(id, request); });
            m_linkDialog->open();
        });
}

/// Of the current gap, once.
void GapsPane::readProposals()
{
    const api::Gap *gap = current();
    if (!gap || gap->state != api::GapState::Open || !m_model->canAsk() || gap->gapId == m_proposedFor)
        return;
    m_proposedFor = gap->gapId;
    m_reading = m_model->client()->gap(
        m_model->company(), gap->gapId, this, [this](const client::ApiResult<api::GapDetails> &read) {
            // Without an answer there are none; the list itself says what is wrong.
            if (read && current() && current()->gapId == read->gapId)
                m_details->setProposals(read->proposedEntries);
        });
}

QString GapsPane::detailsText() const { return m_details->isHidden() ? QString() : m_details->text(); }

} // namespace answerdesk::console
