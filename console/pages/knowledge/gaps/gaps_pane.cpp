// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gaps_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/gaps/gap_cells.h"
#include "console/pages/knowledge/gaps/gap_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/locale_tag.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kCounted = 200; // as many as one page of the list tells
constexpr std::array kStates{api::GapState::Open, api::GapState::Answered, api::GapState::Dismissed};

} // namespace

GapsPane::GapsPane(const Clock &clock, QWidget *parent)
    : ListPane(parent)
    , m_model(new models::GapModel(this))
    , m_state(
          new SegmentedControl(tr("Which gaps"), {tr("Open"), tr("Answered"), tr("Dismissed"), tr("All")}))
    , m_order(new QComboBox)
    , m_gap(new GapDetails(clock))
{
    QLineEdit *search = addSearch(tr("Filter questions"), 1);
    search->setMinimumWidth(108);
    search->setMaximumWidth(240);
    remember(m_state, u"gapState"_s);
    remember(m_order, u"gapOrder"_s);
    m_order->setAccessibleName(tr("Order"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(12);
    m_order->addItem(tr("Most asked first"), int(api::GapOrder::Asked));
    m_order->addItem(tr("Most recent first"), int(api::GapOrder::LastAsked));
    toolbar()->add(m_state);
    toolbar()->add(m_order);
    build({.name = u"gaps"_s,
        .title = tr("Knowledge gaps"),
        .model = m_model,
        .cells = new TableOf(GapCells::columns(clock), *m_model, this),
        .details = m_gap,
        .empty = new EmptyState(u"check"_s, tr("No gaps"),
            tr("Questions that the documents answer poorly or not at all are collected here as shoppers ask "
               "them.")),
        .failure = tr("The gaps could not be read."),
        .splitName = u"knowledgeGapsSplit"_s,
        .shares = {340, 260}});
    // An answer belongs to a question: it is written from the gap, so there is nothing to create.
    setVerb(Verb::Edit, tr("Write answer…"));
    setVerb(Verb::Again, tr("Reopen gap"), tr("Reopen %1 gaps"));
    setVerb(Verb::Remove, tr("Dismiss gap"), tr("Dismiss %1 gaps"));
    makeSelection();
    offer(Verb::Remove, tr("Dismiss"), u"close"_s, tr("The selected gaps are already closed."));
    offer(Verb::Again, tr("Reopen"), u"refresh"_s, tr("The selected gaps are open."));
    connect(m_state, &SegmentedControl::currentChanged, this, &GapsPane::applyFilter);
    connect(m_order, &QComboBox::currentIndexChanged, this, &GapsPane::applyFilter);
    connect(list(), &QAbstractItemView::activated, this, &GapsPane::answerCurrent);
    connect(m_gap, &GapDetails::answerRequested, this, &GapsPane::answerCurrent);
    connect(m_gap, &GapDetails::linkRequested, this, &GapsPane::linkCurrent);
    connect(m_gap, &GapDetails::questionRequested, this, [this] {
        if (const api::Gap *gap = current())
            emit questionWanted(gap->question, gap->locale);
    });
    connect(m_gap, &GapDetails::entryRequested, this, [this](const api::ProposedEntry &entry) {
        if (const api::Gap *gap = current())
            emit entryWanted({entry.form, entry.meaning, languageOf(gap->locale)});
    });
    connect(m_gap, &GapDetails::dismissRequested, this, [this] { actOnCurrent(Verb::Remove); });
    connect(m_gap, &GapDetails::reopenRequested, this, [this] { actOnCurrent(Verb::Again); });
    connect(m_gap, &GapDetails::askRequested, this, [this] {
        if (const api::Gap *gap = current())
            emit askWanted(gap->question, gap->locale);
    });
    connectModel();
}

void GapsPane::connectModel()
{
    using Model = models::GapModel;
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
    ListPane::setSession(client, companyKey);
}

void GapsPane::refresh()
{
    m_proposedFor.clear();
    countOpen();
    ListPane::refresh();
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
    m_gap->setOffline(offline, reason);
    ListPane::setOffline(offline, reason);
}

QString GapsPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (!m_model->isLoaded() || count == 0)
        return tr("Questions that shoppers got no good answer to");
    const QString shown = countText();
    return m_model->filter() == models::GapModel::Filter{}
        ? (count == 1 ? tr("1 open question") : tr("%1 open questions").arg(shown))
        : (count == 1 ? tr("1 question") : tr("%1 questions").arg(shown));
}

void GapsPane::applyFilter()
{
    models::GapModel::Filter filter;
    filter.state.reset();
    if (const auto choice = std::size_t(qMax(0, m_state->current())); choice < kStates.size())
        filter.state = kStates[choice];
    filter.order = api::GapOrder(m_order->currentData().toInt());
    filter.text = typed();
    m_model->setFilter(filter);
    showState();
}

bool GapsPane::isFiltering() const
{
    models::GapModel::Filter usual;
    usual.order = m_model->filter().order;
    return !(m_model->filter() == usual);
}

void GapsPane::clearFilter()
{
    setTyped({});
    m_state->setCurrent(0);
}

void GapsPane::showRow(int row)
{
    m_gap->setGap(m_model->at(row));
    readProposals();
}

bool GapsPane::can(Verb verb) const
{
    const api::Gap *gap = current();
    if (!gap || isOffline() || selection()->isRunning())
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
    if (!gap || isOffline() || selection()->isRunning())
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

ExportPlan GapsPane::exported() const { return planOf(u"gaps"_s, *m_model, several()); }

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
                m_gap->setProposals(read->proposedEntries);
        });
}

QString GapsPane::detailsText() const { return m_gap->isHidden() ? QString() : m_gap->text(); }

} // namespace answerdesk::console
