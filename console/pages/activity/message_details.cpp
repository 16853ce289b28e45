// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/message_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

MessageDetails::MessageDetails(QWidget *parent)
    : DetailsPanel(tr("Message"), parent)
{
    setObjectName(u"messageDetails"_s);
    auto *request = button(tr("Show its request"), u"activity"_s);
    request->setObjectName(u"messageRequest"_s);
    setFoot({request});
    connect(request, &QPushButton::clicked, this, [this] { emit requestWanted(m_message.fault->requestId); });
}

void MessageDetails::setMessage(const Message &message)
{
    if (m_message.number == message.number)
        return;
    m_message = message;
    const Fault fault = message.fault.value_or(Fault());
    begin(message.fault ? tr("Failed") : tr("Message"), message.fault ? Tone::Danger : Tone::Neutral, {});
    const QDateTime at = utcDateTime(message.atMs);
    addFact(tr("Time"), timetext::exact(at), timetext::utc(at));
    addFact(tr("Code"), fault.code);
    addFact(tr("Status"), fault.status ? QString::number(fault.status) : QString());
    addFact(tr("Request id"), fault.requestId);
    addWords(message.text, Type::Strong);
    if (!fault.why.isEmpty())
        addNote(tr("Why it failed"), fault.why, Tone::Danger);
    if (!fault.remedy.isEmpty())
        addNote(tr("Remedy"), fault.remedy, Tone::Info);
    if (!fault.technical.isEmpty())
        addWords(fault.technical, Type::Small);
    showFoot(!fault.requestId.isEmpty());
}

} // namespace answerdesk::console
