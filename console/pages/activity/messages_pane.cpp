// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/messages_pane.h"
#include "console/pages/activity/activity_cells.h"
#include "console/pages/activity/message_details.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
const QString kFaults = u"faults"_s;
}

MessagesPane::MessagesPane(const Clock &clock, QWidget *parent)
    : ActivityPane(parent)
    , m_clock(clock)
    , m_log(new MessageLog(this))
    , m_shown(new MessageFilter(*m_log, this))
    , m_message(new MessageDetails)
{
    QLineEdit *search = addSearch(tr("Text, code or request id"));
    search->setFixedWidth(220);
    search->setObjectName(u"messagesSearch"_s);
    m_kind = addChoice(tr("Kind of message"), u"messagesKind"_s);
    m_kind->addItem(tr("All messages"), QString());
    m_kind->addItem(tr("Failures only"), kFaults);
    build(
        {
            .name = u"messages"_s,
            .title = tr("Messages"),
            .model = m_log,
            .cells = new TableOf(ActivityCells::messages(clock), *m_log, m_shown, this),
            .empty = new EmptyState(u"bolt"_s, tr("No messages yet"),
                tr("Messages shown at the bottom right are kept here until you close Answerdesk.")),
        },
        m_message);
    connect(m_message, &MessageDetails::requestWanted, this, &MessagesPane::requestWanted);
}

void MessagesPane::add(const ToastText &toast) { m_log->add(toast, m_clock.nowMs()); }

bool MessagesPane::faultsOnly() const { return m_kind->currentData() == kFaults; }

bool MessagesPane::isFiltering() const { return faultsOnly() || !typed().isEmpty(); }

void MessagesPane::clearFilter()
{
    m_kind->setCurrentIndex(0);
    setTyped({});
    applyFilter();
}

void MessagesPane::applyFilter()
{
    m_shown->set(typed(), faultsOnly());
    showState();
}

QString MessagesPane::subtitle() const
{
    const int all = m_log->rowCount();
    if (all == 0)
        return tr("Messages of this window");
    const QLocale locale;
    const QString count = isFiltering()
        ? tr("%1 of %2 messages").arg(locale.toString(m_shown->rowCount()), locale.toString(all))
        : tr("Messages: %1").arg(locale.toString(all));
    return tr("%1 · kept until Answerdesk is closed, %2 at most").arg(count).arg(MessageLog::kMost);
}

ExportPlan MessagesPane::exported() const
{
    ExportPlan plan;
    plan.name = u"messages"_s;
    plan.columns = {u"at"_s, u"message"_s, u"why"_s, u"code"_s, u"request_id"_s};
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        const Message &message = m_shown->at(row);
        const Fault fault = message.fault.value_or(Fault());
        plan.rows.push_back(json::Object{{u"at"_s, utcDateTime(message.atMs).toString(Qt::ISODateWithMs)},
            {u"message"_s, message.text}, {u"why"_s, fault.why}, {u"code"_s, fault.code},
            {u"request_id"_s, fault.requestId}});
    }
    return plan;
}

void MessagesPane::showRow(int row) { m_message->setMessage(m_shown->at(row)); }

} // namespace answerdesk::console
