// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/order/order_panel.h"
#include "console/app/page/answer_actions.h"
#include "console/app/page/fault_of.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/pages/revenue/order/refund_dialog.h"
#include "console/pages/revenue/rows/row_cells.h"
#include "console/pages/revenue/visitor/visitor_care.h"
#include "console/pages/revenue/visitor/visitor_timeline.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/feedback/states.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include "shared/core/random.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

void empty(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel *heading(const QString &text) { return label(text, Type::Section); }

/// A name with a note under it, and an amount at the right.
QWidget *amountLine(const QString &name, const QString &note, const QString &amount)
{
    auto *line = new QWidget;
    auto *box = row(line, 0, 12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(new ElidedLabel(name, Type::Strong));
    texts->addWidget(new ElidedLabel(note, Type::Small, Ink::Text3));
    box->addLayout(texts, 1);
    auto *figure = selectable(label(amount));
    figure->setAlignment(Qt::AlignRight | Qt::AlignTop);
    box->addWidget(figure);
    return line;
}

bool isZero(const QString &amount)
{
    const auto value = Decimal::parse(amount.toLatin1());
    return value && value->micros() == 0;
}

} // namespace

OrderPanel::OrderPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel({}, Type::Section))
    , m_credit(new Badge)
    , m_test(new Badge(tr("Test visitor"), Tone::Warning, false))
{
    setObjectName(u"orderPanel"_s);
    setOnSurface(this);
    setAccessibleName(tr("Order"));
    setMinimumWidth(320);
    auto *box = column(this);
    auto *bar = new QWidget;
    auto *head = row(bar, 0, 8);
    head->setContentsMargins(20, 16, 12, 8);
    auto *close = button({}, u"close"_s, Kind::Ghost, tr("Close"));
    close->setObjectName(u"orderClose"_s);
    setCompact(close);
    head->addWidget(m_title, 1);
    head->addWidget(m_test);
    head->addWidget(m_credit);
    head->addWidget(close);
    box->addWidget(bar);
    m_stack = new ContentStack(buildContent(), new EmptyState(u"cart"_s, tr("No order"), {}));
    box->addWidget(m_stack, 1);
    connect(close, &QPushButton::clicked, this, &OrderPanel::closeRequested);
    connect(m_stack, &ContentStack::retryRequested, this, &OrderPanel::refresh);
}

QWidget *OrderPanel::buildContent()
{
    auto *content = new QWidget;
    setOnSurface(content);
    auto *all = column(content, 0, 16);
    all->setContentsMargins(20, 4, 20, 16);
    m_order = new QWidget;
    auto *box = column(m_order, 0, 16);
    m_facts = new FactList(104);
    box->addWidget(m_facts);
    const auto part = [box](const QString &title, int spacing) {
        box->addWidget(hairline());
        box->addWidget(heading(title));
        auto *host = new QWidget;
        auto *inner = column(host, 0, spacing);
        box->addWidget(host);
        return inner;
    };
    m_lines = part(tr("Items"), 8);
    m_refunds = part(tr("Refunds"), 8);
    m_refund = button(tr("Record refund…"));
    m_cancel = button(tr("Cancel order…"));
    m_refund->setObjectName(u"orderRefund"_s);
    m_cancel->setObjectName(u"orderCancel"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton *b : {m_refund, m_cancel}) {
        setCompact(b);
        buttons->addWidget(b);
    }
    buttons->addStretch();
    box->addLayout(buttons);
    auto *answer = part(tr("Credited answer"), 8);
    m_question = new Paragraph({}, QPalette::WindowText, Type::Strong);
    m_answer = new Paragraph;
    m_why = new Paragraph({}, QPalette::PlaceholderText, Type::Small);
    m_question->setObjectName(u"orderQuestion"_s);
    m_answer->setObjectName(u"orderAnswer"_s);
    for (Paragraph *text : {m_question, m_answer, m_why}) {
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        answer->addWidget(text);
    }
    auto *sources = new QWidget;
    m_sources = column(sources, 0, 4);
    answer->addWidget(sources);
    m_request = button(tr("Show its request"), u"activity"_s);
    m_request->setObjectName(u"orderRequest"_s);
    setCompact(m_request);
    answer->addWidget(m_request, 0, Qt::AlignLeft);
    m_actions = new AnswerActions;
    answer->addWidget(m_actions);
    connect(m_actions, &AnswerActions::toastWanted, this, &OrderPanel::toastWanted);
    connect(m_actions, &AnswerActions::markChanged, this, &OrderPanel::read);
    connect(m_actions, &AnswerActions::documentWanted, this, &OrderPanel::documentWanted);
    box->addWidget(hairline());
    all->addWidget(m_order);
    all->addWidget(heading(tr("Visitor activity")));
    m_timeline = new VisitorTimeline;
    connect(m_timeline->care(), &VisitorCare::toastWanted, this, &OrderPanel::toastWanted);
    all->addWidget(m_timeline);
    all->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_refund, &QPushButton::clicked, this, &OrderPanel::recordRefund);
    connect(m_cancel, &QPushButton::clicked, this, &OrderPanel::cancelOrder);
    connect(m_request, &QPushButton::clicked, this, &OrderPanel::findRequest);
    return scroll;
}

void OrderPanel::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_finding.cancel();
    m_client = client;
    m_company = companyKey;
    m_details.reset();
    m_timeline->setSession(client, companyKey);
    m_actions->setSession(client, companyKey);
}

void OrderPanel::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_offlineReason = reason;
    applyEnabled();
}

void OrderPanel::setReason(const QString &reason)
{
    m_reason = reason;
    applyEnabled();
}

void OrderPanel::showOrder(const QString &eventId)
{
    if (m_eventId == eventId && m_details && m_details->order.eventId == eventId)
        return;
    m_finding.cancel();
    m_eventId = eventId;
    m_details.reset();
    m_title->setText(tr("Order"));
    m_credit->hide();
    m_test->hide();
    applyEnabled();
    read();
}

void OrderPanel::showVisitor(const QStringList &fingerprints)
{
    m_call.cancel();
    m_finding.cancel();
    m_eventId.clear();
    m_details.reset();
    m_fingerprints = fingerprints;
    m_title->setText(tr("Visitor"));
    m_credit->hide();
    m_test->hide();
    m_order->hide();
    m_stack->showContent();
    m_timeline->show(fingerprints);
}

void OrderPanel::refresh()
{
    if (m_eventId.isEmpty())
        showVisitor(m_fingerprints);
    else
        read();
}

void OrderPanel::read()
{
    if (!m_client)
        return;
    m_call.cancel();
    if (!m_details)
        m_stack->showWaiting();
    m_call
        = m_client->order(m_company, m_eventId, this, [this](client::ApiResult<api::OrderDetails> details) {
              if (details)
                  return showDetails(*details);
              const Fault fault = faultOf(tr("The order could not be read."), details.error());
              if (!m_details)
                  m_stack->showFault(fault);
              else if (!details.error().offline)
                  emit toastWanted(ToastText::of(fault));
          });
}

void OrderPanel::showDetails(const api::OrderDetails &details)
{
    m_details = details;
    const api::OrderRow &order = details.order;
    m_title->setText(tr("Order %1").arg(orderName(order.orderId, order.eventId)));
    m_credit->set(order.attributed ? (order.direct ? tr("Direct") : tr("Assisted")) : tr("Not counted"),
        order.attributed ? (order.direct ? Tone::Success : Tone::Info) : Tone::Warning);
    m_credit->show();
    m_test->setVisible(order.test);
    m_order->show();
    showFacts();
    showLines();
    showRefunds();
    showAnswer();
    applyEnabled();
    m_stack->showContent();
    m_timeline->show({order.userFingerprint, order.userFaqFingerprint}, order.eventId);
}

void OrderPanel::showFacts()
{
    const api::OrderRow &order = m_details->order;
    const QLocale locale;
    const auto money = [&](const QString &amount) { return exactMoney(amount, order.currency, locale); };
    m_facts->clear();
    m_texts = QStringList{m_title->text()};
    const auto show = [this](const QString &name, const QString &value, const QString &tip = {}) {
        m_facts->set(name, value, tip);
        m_texts << u"%1: %2"_s.arg(name, value.isEmpty() ? kNoValue.toString() : value);
    };
    show(tr("Value"), money(order.value),
        tr("Items: %1; the difference is taxes, shipping and discounts.").arg(money(order.lineTotal)));
    if (!isZero(order.refunded)) {
        show(tr("Refunded"), money(order.refunded));
        show(tr("Remaining"), money(order.netValue));
    }
    const QDateTime at = utcDateTime(order.at.ms);
    show(tr("Recorded"), timetext::exact(at), timetext::utc(at));
    show(tr("First touch"),
        tr("%1, %2 before")
            .arg(figuretext::channel(order.channel), timetext::duration(order.secondsSinceTouch)));
    show(tr("Ticket"), order.ticketId);
    show(tr("Source"), order.source.value_or(QString()));
    show(tr("Locale"), order.locale.value_or(QString()));
    show(tr("Page"), order.pageUrl.value_or(QString()));
}

void OrderPanel::showLines()
{
    empty(m_lines);
    const QLocale locale;
    for (const api::OrderLine &line : m_details->lines) {
        m_lines->addWidget(amountLine(line.productName,
            tr("%1 × %2").arg(QString(line.quantity).replace(u'.', locale.decimalPoint()), line.productId),
            exactMoney(line.value, line.currency, locale)));
    }
}

void OrderPanel::showRefunds()
{
    empty(m_refunds);
    for (const api::RefundRow &refund : m_details->refunds) {
        QStringList note{timetext::exact(utcDateTime(refund.at.ms)), refund.reference.value_or(QString()),
            refund.reason, refund.actor};
        note.removeAll(QString());
        m_refunds->addWidget(amountLine(refund.kind == u"cancellation" ? tr("Cancellation") : tr("Refund"),
            note.join(u" · "_s), exactMoney(refund.value, refund.currency, QLocale())));
    }
    if (m_details->refunds.empty())
        m_refunds->addWidget(label(tr("No refunds."), Type::Body, QPalette::PlaceholderText));
}

void OrderPanel::showAnswer()
{
    empty(m_sources);
    const api::CreditedAnswer &answer = m_details->answer;
    const api::OrderRow &order = m_details->order;
    m_question->setPlain(answer.question.value_or(tr("The conversation has been deleted.")));
    m_answer->setPlain(answer.answer.value_or(QString()));
    QStringList why{answer.channel == u"faq"
            ? tr("A FAQ, %1 before the order").arg(timetext::duration(order.secondsSinceAnswer))
            : tr("Answer in the chat, %1 before the order").arg(timetext::duration(order.secondsSinceAnswer)),
        answer.helpful ? tr("helpful: %1").arg(serverwords::translated(answer.helpfulReason))
                       : tr("not helpful: %1").arg(serverwords::translated(answer.helpfulReason))};
    if (order.faqId)
        why << tr("FAQ %1").arg(*order.faqId);
    if (answer.markedWrong) {
        QStringList mark{tr("marked as wrong by %1, %2")
                             .arg(answer.markedWrong->markedBy,
                                 timetext::exact(utcDateTime(answer.markedWrong->markedAt.ms))),
            answer.markedWrong->note};
        mark.removeAll(QString());
        why << mark.join(u": "_s);
    }
    std::optional<SeenAnswer> seen;
    if (answer.question) {
        seen = SeenAnswer{order.answerThreadId, order.answerMessageId, answer.markedWrong.has_value(),
            order.faqId.has_value(), *answer.question, answer.answer.value_or(QString()),
            order.locale.value_or(QString())};
        seen->documentId = answer.sources.empty() ? QString() : answer.sources.front().documentId;
    }
    m_actions->setAnswer(seen);
    m_why->setPlain(why.join(u" · "_s));
    m_why->setToolTip(tr("%1 s").arg(QLocale().toString(order.secondsSinceAnswer)));
    for (const api::AnswerSource &source : answer.sources) {
        auto *line = new ElidedLabel(
            tr("From %1: “%2”").arg(source.title.isEmpty() ? source.path : source.title, source.quote),
            Type::Small, Ink::Text2);
        m_sources->addWidget(line);
    }
}

QString OrderPanel::text() const
{
    if (!m_details)
        return {};
    QStringList lines = m_texts;
    for (const api::OrderLine &line : m_details->lines)
        lines << u"%1 × %2 (%3): %4 %5"_s.arg(
            line.quantity, line.productName, line.productId, line.value, line.currency);
    lines << m_details->answer.question.value_or(QString()) << m_details->answer.answer.value_or(QString());
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void OrderPanel::findRequest()
{
    if (!m_details || !m_client || m_finding.isRunning())
        return;
    const QString threadId = m_details->order.answerThreadId;
    m_finding = m_client->thread(m_company, threadId, this,
        [this, number = m_details->order.answerMessageId](client::ApiResult<api::ThreadDetails> thread) {
            if (!thread)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("The conversation could not be read."), thread.error())));
            for (const api::Message &message : thread->messages) {
                if (message.messageId == number && !message.requestId.isEmpty())
                    return emit requestWanted(message.requestId);
            }
            emit toastWanted({tr("The message has been deleted.")});
        });
}

void OrderPanel::applyEnabled()
{
    const bool isHeld = m_details && m_details->answer.question;
    m_request->setEnabled(isHeld && !m_offline);
    m_request->setToolTip(m_offline ? m_offlineReason
            : isHeld                ? tr("Find it among the requests that the server has kept")
                                    : tr("The conversation has been deleted."));
    const bool isGone = m_details && isZero(m_details->order.netValue)
        && !(isZero(m_details->order.value) && m_details->refunds.empty());
    const QString against = m_offline ? m_offlineReason : m_reason;
    for (QPushButton *b : {m_refund, m_cancel}) {
        b->setEnabled(m_details && against.isEmpty() && !isGone);
        b->setToolTip(isGone && against.isEmpty() ? tr("The order is fully refunded.") : against);
    }
    m_timeline->care()->setReason(against);
    m_actions->setReason(against);
}

void OrderPanel::recordRefund()
{
    if (!m_details || m_dialog)
        return;
    m_dialog = new RefundDialog(m_details->order, window());
    connect(m_dialog, &RefundDialog::submitted, this,
        [this, key = randomBase62(22)](const api::RefundRequest &request) { send(request, key); });
    m_dialog->open();
}

void OrderPanel::cancelOrder()
{
    if (!m_details)
        return;
    const api::OrderRow &order = m_details->order;
    confirm(window(),
        {tr("Cancel order “%1”?").arg(orderName(order.orderId, order.eventId)),
            tr("The remaining %1 is deducted from today’s net revenue. This cannot be undone. Your shop is "
               "not notified.")
                .arg(exactMoney(order.netValue, order.currency, QLocale())),
            tr("Keep order"), tr("Cancel order")},
        [this] {
            api::RefundRequest whole;
            whole.kind = api::RefundKind::Cancellation;
            if (m_cancellationKey.isEmpty())
                m_cancellationKey = randomBase62(22);
            send(whole, m_cancellationKey);
        });
}

void OrderPanel::send(const api::RefundRequest &request, const QByteArray &idempotencyKey)
{
    if (!m_client || m_eventId.isEmpty())
        return;
    m_client->refundOrder(m_company, m_eventId, request, idempotencyKey, this,
        [this, eventId = m_eventId](client::ApiResult<api::RefundRow> refund) {
            if (refund || !refund.error().offline)
                m_cancellationKey.clear();
            if (!refund) {
                const Fault fault = faultOf(tr("Nothing was recorded."), refund.error());
                if (m_dialog)
                    m_dialog->showRefusal(fault, refund.error().error);
                else
                    emit toastWanted(ToastText::of(fault));
                return;
            }
            if (m_dialog)
                m_dialog->accept();
            emit toastWanted(
                {tr("Refund of %1 recorded").arg(exactMoney(refund->value, refund->currency, QLocale()))});
            if (eventId == m_eventId)
                read();
            emit refunded();
        });
}

} // namespace answerdesk::console
