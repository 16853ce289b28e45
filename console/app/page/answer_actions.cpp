// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/answer_actions.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/style/glyph.h"
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kLongestSearch = 200;

bool isCorrectable(api::AnswerKind kind)
{
    return kind == api::AnswerKind::Answer || kind == api::AnswerKind::Refusal;
}

} // namespace

std::optional<SeenAnswer> SeenAnswer::of(const QString &threadId, const api::Message &message)
{
    if (!isCorrectable(message.outcome))
        return std::nullopt;
    SeenAnswer seen{threadId, message.messageId, message.markedWrong.has_value(), message.faqId.has_value(),
        message.queryText};
    if (message.outcome == api::AnswerKind::Answer)
        seen.answer = message.resultText;
    seen.locale = message.locale;
    seen.documentId = message.sources.empty() ? QString() : message.sources.front().documentId;
    return seen;
}

std::optional<SeenAnswer> SeenAnswer::of(const api::Explanation &explanation)
{
    if (!isCorrectable(explanation.kind))
        return std::nullopt;
    SeenAnswer seen{.question = explanation.question};
    if (explanation.kind == api::AnswerKind::Answer)
        seen.answer = explanation.resultText;
    seen.locale = explanation.locale;
    for (const api::ExplainedPassage &passage : explanation.passages) {
        if (passage.used && seen.documentId.isEmpty())
            seen.documentId = passage.documentId;
    }
    return seen;
}

AnswerActions::AnswerActions(QWidget *parent)
    : QWidget(parent)
    , m_correct(button({}, u"edit"_s))
    , m_more(button({}, u"more"_s, Kind::Ghost, tr("More about this answer")))
    , m_marked(new Badge(tr("Marked as wrong"), Tone::Danger, false))
{
    auto *box = row(this, 0, 8);
    m_correct->setObjectName(u"answerCorrect"_s);
    m_more->setObjectName(u"answerMore"_s);
    auto *menu = new QMenu(m_more);
    m_open = menu->addAction(glyph::icon(u"file"_s), tr("Open the passage in its document"));
    m_mark = menu->addAction(QString());
    m_report = menu->addAction(tr("Report as gap"));
    m_open->setObjectName(u"answerOpen"_s);
    m_mark->setObjectName(u"answerMark"_s);
    m_report->setObjectName(u"answerReport"_s);
    menu->setToolTipsVisible(true);
    for (QPushButton *each : {m_correct, m_more}) {
        setCompact(each);
        box->addWidget(each);
    }
    box->addWidget(m_marked);
    box->addStretch();
    connect(m_correct, &QPushButton::clicked, this, [this] { correct({}); });
    connect(m_more, &QPushButton::clicked, this,
        [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 4))); });
    connect(m_open, &QAction::triggered, this, [this] { emit documentWanted(m_answer->documentId); });
    connect(m_mark, &QAction::triggered, this, &AnswerActions::toggleMark);
    connect(m_report, &QAction::triggered, this, &AnswerActions::report);
    showState();
}

void AnswerActions::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    setAnswer(std::nullopt);
}

void AnswerActions::setReason(const QString &reason)
{
    m_reason = reason;
    showState();
}

void AnswerActions::setAnswer(const std::optional<SeenAnswer> &answer)
{
    m_answer = answer;
    showState();
}

client::CallArguments AnswerActions::arguments() const
{
    return {.segments = {m_company, m_answer->threadId, QString::number(m_answer->messageId)}};
}

/// A custom answer to the same question is changed; where there is none, one is written.
void AnswerActions::correct(const Draft &draft)
{
    if (!m_client || !m_answer || m_dialog || m_call.isRunning())
        return;
    api::OwnAnswersQuery query;
    query.q = m_answer->question.trimmed().left(kLongestSearch);
    m_call = m_client->ownAnswers(
        m_company, query, this, [this, draft](const client::ApiResult<api::ListPage<api::OwnAnswer>> &page) {
            if (!page)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The answer cannot be corrected now."), page.error())));
            const QString asked = m_answer ? m_answer->question.simplified() : QString();
            const auto same
                = std::find_if(page->items.begin(), page->items.end(), [&](const api::OwnAnswer &each) {
                      return each.question.simplified().compare(asked, Qt::CaseInsensitive) == 0;
                  });
            if (same == page->items.end())
                return openDialog({}, draft);
            m_call = m_client->ownAnswer(m_company, same->ownAnswerId, this,
                [this, draft](const client::ApiResult<client::Tagged<api::OwnAnswer>> &before) {
                    if (before)
                        openDialog(*before, draft);
                    else
                        emit toastWanted(ToastText::of(
                            faultOf(tr("The answer cannot be corrected now."), before.error())));
                });
        });
}

void AnswerActions::openDialog(
    const std::optional<client::Tagged<api::OwnAnswer>> &before, const Draft &draft)
{
    if (!m_answer || m_dialog)
        return;
    m_before = before;
    m_dialog = new OwnAnswerDialog(tr("Correct this answer"), {m_answer->locale}, window());
    if (before)
        m_dialog->setWords({before->value.question, before->value.answer, before->value.locale,
            before->value.alternativeQuestions});
    else
        m_dialog->setWords({m_answer->question, m_answer->answer, m_answer->locale});
    if (draft)
        m_dialog->setDraft(*draft);
    m_dialog->fixLocale();
    m_dialog->focusAnswer();
    connect(m_dialog, &OwnAnswerDialog::submitted, this, &AnswerActions::save);
    connect(m_dialog, &OwnAnswerDialog::abandoned, this, &AnswerActions::keepDraft);
    m_dialog->open();
}

void AnswerActions::save(const OwnAnswerDialog::Words &words)
{
    if (!m_client)
        return;
    const auto done = [this](const client::ApiResult<api::OwnAnswer> &answer) { saved(answer); };
    const schema::LocaleTag locale{words.locale};
    m_call = m_before ? m_client->changeOwnAnswer(
                 m_company, *m_before, {words.question, words.answer, words.alternatives, locale}, this, done)
                      : m_client->createOwnAnswer(
                          m_company, {words.question, words.answer, words.alternatives, locale}, this, done);
}

void AnswerActions::saved(const client::ApiResult<api::OwnAnswer> &answer)
{
    if (answer) {
        if (m_dialog)
            m_dialog->accept();
        return emit toastWanted({tr("The corrected answer is live")});
    }
    const ErrorCode code = answer.error().error.code;
    if (m_before && m_dialog && code == ErrorCode::PreconditionFailed)
        return readTheirs();
    const Fault fault = faultOf(tr("The answer was not saved."), answer.error());
    if (m_dialog)
        m_dialog->showRefusal(fault, code == ErrorCode::AlreadyExists);
    else
        emit toastWanted(ToastText::of(fault));
}

void AnswerActions::readTheirs()
{
    m_call = m_client->ownAnswer(m_company, m_before->value.ownAnswerId, this,
        [this](const client::ApiResult<client::Tagged<api::OwnAnswer>> &theirs) {
            if (!m_dialog)
                return;
            if (!theirs)
                return m_dialog->showRefusal(faultOf(tr("The answer was not saved."), theirs.error()), false);
            m_before = *theirs;
            m_dialog->showConflict(theirs->value);
        });
}

void AnswerActions::keepDraft(const OwnAnswerDialog::Words &words)
{
    emit toastWanted(ToastText::holding(tr("Your answer was not saved"), tr("Continue editing"),
        [self = QPointer(this), words, answer = m_answer, place = placeOf(m_client), company = m_company] {
            if (!self || placeOf(self->m_client) != place || company != self->m_company)
                return;
            if (answer)
                self->setAnswer(answer);
            self->correct(words);
        }));
}

void AnswerActions::toggleMark()
{
    if (!m_client || !m_answer || m_call.isRunning())
        return;
    const bool marks = !m_answer->isMarked;
    client::CallArguments arguments = this->arguments();
    if (marks)
        arguments.body = "{}";
    m_call = m_client->call<api::Message>(marks ? api::Endpoint::MarkAnswer : api::Endpoint::UnmarkAnswer,
        std::move(arguments), this, [this, marks](client::ApiResult<api::Message> message) {
            if (!message)
                return emit toastWanted(ToastText::of(
                    faultOf(marks ? tr("The answer was not marked.") : tr("The mark was not removed."),
                        message.error())));
            if (m_answer)
                m_answer->isMarked = message->markedWrong.has_value();
            showState();
            emit toastWanted({marks ? tr("Marked as wrong; not helpful for later orders")
                                    : tr("Mark removed; helpful for later orders again")});
            emit markChanged(*message);
        });
}

void AnswerActions::report()
{
    if (!m_client || !m_answer || m_call.isRunning())
        return;
    client::CallArguments arguments = this->arguments();
    arguments.body = "{}";
    m_call = m_client->call<api::Gap>(
        api::Endpoint::ReportGap, std::move(arguments), this, [this](client::ApiResult<api::Gap> gap) {
            if (!gap)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The question was not reported."), gap.error())));
            emit toastWanted({tr("The question is now an open gap")});
        });
}

void AnswerActions::showState()
{
    setVisible(m_answer.has_value());
    const SeenAnswer seen = m_answer.value_or(SeenAnswer());
    m_correct->setText(seen.answer.isEmpty() ? tr("Write an answer…") : tr("Correct this answer…"));
    m_correct->setEnabled(m_reason.isEmpty() && !seen.isFaq);
    m_correct->setToolTip(
        seen.isFaq ? tr("This is the answer of a FAQ. Correct it under Product FAQs.") : m_reason);
    m_marked->setVisible(seen.isMarked);
    m_open->setVisible(!seen.documentId.isEmpty());
    m_mark->setText(seen.isMarked ? tr("Remove the mark") : tr("Mark as wrong"));
    for (QAction *each : {m_mark, m_report}) {
        each->setVisible(!seen.threadId.isEmpty());
        each->setEnabled(m_reason.isEmpty());
        each->setToolTip(m_reason);
    }
    m_more->setVisible(m_open->isVisible() || m_mark->isVisible());
}

} // namespace answerdesk::console
