// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/refused_details.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/api/event_explanation.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RefusedDetails::RefusedDetails(QWidget *parent)
    : DetailsPanel(tr("Refused event"), parent)
{
    setObjectName(u"refusedDetails"_s);
    auto *requests = button(tr("Show its requests"), u"activity"_s);
    requests->setObjectName(u"refusedRequests"_s);
    setFoot({requests});
    connect(requests, &QPushButton::clicked, this, [this] { emit requestsWanted(m_event.code); });
}

void RefusedDetails::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_client = client;
    m_company = companyKey;
    m_event = {};
}

void RefusedDetails::setEvent(const api::RefusedEvent &event)
{
    if (m_event.refusalId == event.refusalId)
        return;
    m_call.cancel();
    m_event = event;
    begin(tr("Refused"), Tone::Warning, event.eventType);
    const QDateTime at = utcDateTime(event.at.ms);
    addFact(tr("Time"), timetext::exact(at), timetext::utc(at));
    addFact(tr("Code"), event.code);
    addFact(tr("About"), event.subject);
    addFact(tr("Chat visitor"), event.userFingerprint);
    addFact(tr("FAQ visitor"), event.userFaqFingerprint);
    addNote(tr("Why it was refused"), serverwords::translated(event.message), Tone::Warning);
    if (event.remedy && !event.remedy->isEmpty())
        addNote(tr("How it would have passed"), serverwords::translated(*event.remedy), Tone::Info);
    if (event.nearestTicketId)
        readNearest();
}

void RefusedDetails::readNearest()
{
    if (!m_client)
        return;
    addHeading(tr("Closest ticket"));
    const int start = mark();
    add(label(tr("Reading the ticket…"), Type::Small, QPalette::PlaceholderText));
    m_call = m_client->call<api::EventExplanation>(api::Endpoint::ExplainRefusal,
        {.segments = {m_company, m_event.refusalId}}, this,
        [this, start](client::ApiResult<api::EventExplanation> explanation) {
            clearAfter(start);
            if (!explanation)
                return addWords(
                    tr("The ticket could not be read: %1").arg(whyOf(explanation.error())), Type::Small);
            if (!explanation->nearestTicket)
                return addWords(tr("The ticket has been deleted."), Type::Small);
            const api::NearTicket &near = *explanation->nearestTicket;
            addWords(serverwords::translated(near.why));
            addWords(tr("Ticket %1, opened %2, last used %3")
                         .arg(near.ticket.ticketId, timetext::exact(utcDateTime(near.ticket.openedAt.ms)),
                             timetext::exact(utcDateTime(near.ticket.lastAt.ms))),
                Type::Small);
        });
}

} // namespace answerdesk::console
