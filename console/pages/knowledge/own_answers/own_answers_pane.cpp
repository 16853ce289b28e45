// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/own_answers/own_answers_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kWidestText = 820;

Columns<api::OwnAnswer> columns(const Clock &clock)
{
    using Row = api::OwnAnswer;
    const auto question = [](const Row &answer) -> Cell {
        return {answer.question, Cell::TwoLine, Tone::Neutral, answer.answer.simplified()};
    };
    return {{OwnAnswersPane::tr("Question"), &Row::question, question},
        {OwnAnswersPane::tr("Locale"), &Row::locale, inKind(Cell::Chips, &Row::locale), {.width = 84}},
        {OwnAnswersPane::tr("Changed"), &Row::updatedAt, ago(&Row::updatedAt, clock),
            {.width = 144, .hideBelow = 560}}};
}
} // namespace

OwnAnswersPane::OwnAnswersPane(const Clock &clock, QWidget *parent)
    : ListPane(parent)
    , m_clock(clock)
    , m_model(new models::OwnAnswerModel(this))
    , m_question(new Paragraph({}, QPalette::WindowText, Type::Section))
    , m_answer(new Paragraph({}, QPalette::WindowText))
    , m_locale(new Badge({}, Tone::Neutral, false))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
{
    addSearch(tr("Filter by question or answer"))->setFixedWidth(280);
    auto *writeFirst = button(tr("Write answer…"), u"plus"_s, Kind::Primary);
    build({.name = u"ownAnswers"_s,
        .title = tr("Custom answers"),
        .model = m_model,
        .cells = new TableOf(columns(clock), *m_model, this),
        .details = buildDetails(),
        .empty = new EmptyState(u"edit"_s, tr("No custom answers yet"),
            tr("Write an answer where the documents have none or yours is better. It is live immediately and "
               "takes precedence over everything else."),
            writeFirst),
        .failure = tr("The custom answers could not be read."),
        .splitName = u"knowledgeAnswersSplit"_s,
        .shares = {380, 220}});
    list()->setRowSize(Size::RowTall);
    setVerb(Verb::Create, tr("Write answer…"));
    setVerb(Verb::Edit, tr("Edit answer…"));
    setVerb(Verb::Remove, tr("Delete answer…"), tr("Delete %1 answers…"));
    makeSelection();
    offer(Verb::Remove, tr("Delete…"), u"trash"_s);
    addWriting({writeFirst});
    connect(writeFirst, &QPushButton::clicked, this, &OwnAnswersPane::create);
    connect(list(), &QAbstractItemView::activated, this, &OwnAnswersPane::edit);
    connectWrites();
}

QWidget *OwnAnswersPane::buildDetails()
{
    auto *whole = new QWidget;
    setOnSurface(whole);
    whole->setAccessibleName(tr("Custom answer"));
    auto *edit = button(tr("Edit…"), u"edit"_s), *remove = button(tr("Delete…"), u"trash"_s);
    edit->setObjectName(u"ownEdit"_s);
    remove->setObjectName(u"ownRemove"_s);
    addWriting({edit, remove});
    connect(edit, &QPushButton::clicked, this, &OwnAnswersPane::edit);
    connect(remove, &QPushButton::clicked, this, [this] { this->remove({current()->ownAnswerId}); });
    auto *details = column(whole, 0, 8);
    details->setContentsMargins(24, 12, 24, 12);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_locale);
    head->addWidget(m_facts, 1);
    head->addWidget(edit);
    head->addWidget(remove);
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
    return whole;
}

void OwnAnswersPane::connectWrites()
{
    using Model = models::OwnAnswerModel;
    connect(m_model, &Model::written, this, [this](const api::OwnAnswer &answer) {
        if (m_dialog)
            m_dialog->accept();
        choose(m_model->rowOf(answer.ownAnswerId));
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
}

void OwnAnswersPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    ListPane::setSession(client, companyKey);
}

void OwnAnswersPane::applyFilter()
{
    m_model->setText(typed());
    showState();
}

QString OwnAnswersPane::subtitle() const
{
    const int count = m_model->rowCount();
    if (count == 0)
        return tr("Answers written by your team");
    return isFiltering() ? tr("%1 custom answers match").arg(countText())
        : count == 1     ? tr("1 custom answer")
                         : tr("%1 custom answers").arg(countText());
}

void OwnAnswersPane::showRow(int row)
{
    const api::OwnAnswer &answer = m_model->at(row);
    m_question->setPlain(answer.question);
    m_answer->setPlain(answer.answer);
    m_locale->set(answer.locale, Tone::Neutral);
    const QDateTime written = utcDateTime(answer.createdAt.ms), changed = utcDateTime(answer.updatedAt.ms);
    QString facts = tr("Written by %1, %2").arg(answer.createdBy, timetext::exact(written));
    if (changed > written)
        facts += u" · "_s + tr("changed: %1").arg(timetext::ago(changed, utcDateTime(m_clock.nowMs())));
    m_facts->setText(facts);
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
