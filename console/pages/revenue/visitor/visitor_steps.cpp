// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/visitor/visitor_steps.h"
#include "console/pages/revenue/common/money.h"
#include "console/pages/revenue/rows/row_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QLocale>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct StepTexts {
    Q_DECLARE_TR_FUNCTIONS(StepTexts)
};

QString numberIn(const json::Value &data, QStringView member)
{
    const json::Value *value = data.find(member);
    return value && value->asNumber() ? QString::fromLatin1(value->asNumber()->text) : QString();
}

QString messageKey(const json::Value &data)
{
    return data.string(u"thread_id") + u'/' + numberIn(data, u"message_id");
}

bool isHelpful(const json::Value &data)
{
    const json::Value *value = data.find(u"helpful");
    return value && value->asBool() && *value->asBool();
}

QString touchName(const json::Value &data)
{
    return data.string(u"channel") == u"faq" ? StepTexts::tr("Read a FAQ")
                                             : StepTexts::tr("Asked in the chat");
}

/// The step of a record; no title when it is shown by another one, or happened at no time.
Timeline::Step stepOf(
    const api::VisitorRecord &record, const QHash<QString, bool> &helpful, const QSet<QString> &messages)
{
    const QLocale locale;
    const json::Value &data = record.data;
    Timeline::Step step;
    if (record.kind == u"message") {
        const bool helped = helpful.value(messageKey(data));
        step.title = helped ? StepTexts::tr("%1, helpful answer").arg(touchName(data)) : touchName(data);
        step.detail = data.string(u"query_text");
        step.tone = helped ? Tone::Success : Tone::Info;
    } else if (record.kind == u"interaction" && !messages.contains(messageKey(data))) {
        step.title = touchName(data);
        step.detail = StepTexts::tr("The conversation has been deleted");
        step.tone = isHelpful(data) ? Tone::Success : Tone::Info;
    } else if (record.kind == u"ticket") {
        step.title = StepTexts::tr("Ticket %1 opened").arg(numberIn(data, u"ticket_id"));
        step.detail = StepTexts::tr("Orders count from here on");
    } else if (record.kind == u"cart_event") {
        step.title = cartEventName(data.string(u"type"));
        step.detail = StepTexts::tr("%1 · %2 in the cart at %3")
                          .arg(data.string(u"product_name"),
                              data.string(u"quantity").replace(u'.', locale.decimalPoint()),
                              exactMoney(data.string(u"value"), data.string(u"currency"), locale));
    } else if (record.kind == u"order") {
        const QString orderId = data.string(u"order_id");
        const QString eventId = numberIn(data, u"event_id");
        step.title = StepTexts::tr("Order %1")
                         .arg(orderName(orderId.isEmpty() ? std::nullopt : std::optional(orderId), eventId));
        step.detail = exactMoney(data.string(u"value"), data.string(u"currency"), locale);
        step.tone = Tone::Success;
    } else if (record.kind == u"refused_event") {
        step.title = StepTexts::tr("Event refused: %1").arg(data.string(u"code"));
        step.detail = serverwords::translated(data.string(u"message"));
        step.tone = Tone::Warning;
    }
    return step;
}

} // namespace

VisitorSteps VisitorSteps::of(std::vector<api::VisitorRecord> records, const QString &orderEventId)
{
    std::stable_sort(records.begin(), records.end(),
        [](const api::VisitorRecord &a, const api::VisitorRecord &b) { return a.at < b.at; });
    QHash<QString, bool> helpful;
    QSet<QString> messages;
    for (const api::VisitorRecord &record : records) {
        if (record.kind == u"interaction")
            helpful[messageKey(record.data)] = isHelpful(record.data);
        else if (record.kind == u"message")
            messages.insert(messageKey(record.data));
    }
    VisitorSteps all;
    QSet<QByteArray> seen;
    for (const api::VisitorRecord &record : records) {
        const QByteArray key = record.kind.toLatin1() + record.data.toJson();
        Timeline::Step step = stepOf(record, helpful, messages);
        if (step.title.isEmpty() || seen.contains(key))
            continue;
        seen.insert(key);
        const QDateTime at = utcDateTime(record.at.ms).toLocalTime();
        step.time = timetext::date(at.date(), "d MMM") + at.toString(u" HH:mm"_s);
        if (record.kind == u"order" && numberIn(record.data, u"event_id") == orderEventId)
            all.order = int(all.steps.size());
        all.steps << step;
    }
    return all;
}

} // namespace answerdesk::console
