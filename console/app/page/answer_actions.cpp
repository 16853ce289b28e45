// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/answer_actions.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

AnswerActions::AnswerActions(QWidget *parent)
    : QWidget(parent)
    , m_mark(button(tr("Mark as wrong")))
    , m_report(button(tr("Report as gap")))
{
    auto *box = row(this, 0, 8);
    m_mark->setObjectName(u"answerMark"_s);
    m_report->setObjectName(u"answerReport"_s);
    for (QPushButton *each : {m_mark, m_report}) {
        setCompact(each);
        box->addWidget(each);
    }
    box->addStretch();
    connect(m_mark, &QPushButton::clicked, this, &AnswerActions::toggleMark);
    connect(m_report, &QPushButton::clicked, this, &AnswerActions::report);
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

void AnswerActions::setAnswer(const std::optional<AnswerPlace> &place)
{
    m_place = place;
    showState();
}

client::CallArguments AnswerActions::arguments() const
{
    return {.segments = {m_company, m_place->threadId, QString::number(m_place->messageId)}};
}

void AnswerActions::toggleMark()
{
    if (!m_client || !m_place || m_call.isRunning())
        return;
    const bool marks = !m_place->isMarked;
    client::CallArguments arguments = this->arguments();
    if (marks)
        arguments.body = "{}";
    m_call = m_client->call<api::Message>(marks ? api::Endpoint::MarkAnswer : api::Endpoint::UnmarkAnswer,
        std::move(arguments), this, [this, marks](client::ApiResult<api::Message> message) {
            if (!message)
                return emit toastWanted(ToastText::of(
                    faultOf(marks ? tr("The answer was not marked.") : tr("The mark was not removed."),
                        message.error())));
            m_place->isMarked = message->markedWrong.has_value();
            showState();
            emit toastWanted({marks ? tr("The answer is not helpful for later orders")
                                    : tr("The answer counts for later orders again")});
            emit markChanged(*message);
        });
}

void AnswerActions::report()
{
    if (!m_client || !m_place || m_call.isRunning())
        return;
    client::CallArguments arguments = this->arguments();
    arguments.body = "{}";
    m_call = m_client->call<api::Gap>(
        api::Endpoint::ReportGap, std::move(arguments), this, [this](client::ApiResult<api::Gap> gap) {
            if (!gap)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The question was not reported."), gap.error())));
            emit toastWanted({tr("The question is an open gap now")});
        });
}

void AnswerActions::showState()
{
    m_mark->setText(m_place && m_place->isMarked ? tr("Remove the mark") : tr("Mark as wrong"));
    for (QPushButton *each : {m_mark, m_report}) {
        each->setEnabled(m_place && m_reason.isEmpty());
        each->setToolTip(m_reason);
    }
}

} // namespace answerdesk::console
