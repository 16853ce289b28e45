// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/shop/shop_pane.h"
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/pages/bench/shop/basket_view.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kBasketMost = 208; // three items; more are scrolled
} // namespace

ShopPane::ShopPane(ExchangeRunner &runner, ShopPages &pages, QWidget *parent)
    : BenchPane(parent)
    , m_runner(runner)
    , m_pages(pages)
    , m_session(runner)
    , m_chat(field("shopChat", tr("Chat visitor")))
    , m_faq(field("shopFaq", tr("FAQ visitor")))
    , m_page(field("shopPage", tr("Page")))
    , m_faqId(field("shopFaqId", tr("FAQ number"), {}, 92))
    , m_question(field("shopQuestion", tr("Question")))
    , m_productId(field("shopProductId", tr("Product identifier"), u"NF-ALTA-2"_s, 116))
    , m_productName(field("shopProductName", tr("Product name"), u"Alta 2 tent"_s))
    , m_price(field("shopPrice", tr("Unit price"), u"349.00"_s, 76))
    , m_currency(field("shopCurrency", tr("Currency"), u"EUR"_s, 52))
    , m_quantity(field("shopQuantity", tr("Quantity"), u"1"_s, 48))
    , m_order(field("shopOrder", tr("Order identifier")))
    , m_total(field("shopTotal", tr("Total"), {}, 104))
    , m_anew(button({}, u"refresh"_s, Kind::Ghost, tr("Another visitor, with new fingerprints")))
    , m_ask(button(tr("Ask"), u"send"_s))
    , m_add(button(tr("Add"), u"plus"_s))
    , m_simulate(button(tr("Preview"), u"eye"_s))
    , m_checkOut(button(tr("Check out"), u"cart"_s, Kind::Primary))
    , m_basket(new BasketView)
    , m_ticketState(new Badge)
    , m_ticket(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_timeline(new Timeline)
    , m_outcome(new Card)
    , m_outcomeTitle(new Paragraph({}, QPalette::WindowText, Type::Strong))
    , m_outcomeText(new Paragraph)
    , m_scroll(new QScrollArea)
    , m_basketScroll(new QScrollArea)
{
    auto *box = column(this);
    auto *head = new QWidget;
    auto *fields = column(head, 0, 8);
    fields->setContentsMargins(24, 12, 16, 12);
    buildVisitor(fields);
    buildQuestion(fields);
    buildProduct(fields);
    box->addWidget(head);
    box->addWidget(hairline());
    buildPast(box);
    box->addWidget(hairline());
    buildCheckout(box);
    connect(&m_session, &ShopSession::changed, this, &ShopPane::render);
    connect(&m_session, &ShopSession::basketChanged, this, [this] {
        m_basket->setLines(m_session.basket(), m_session.total());
        fitBasket();
    });
    fitBasket();
    render();
}

QLineEdit *ShopPane::field(const char *name, const QString &accessible, const QString &text, int width)
{
    auto *edit = new QLineEdit(text);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setAccessibleName(accessible);
    if (width > 0)
        edit->setFixedWidth(width);
    connect(edit, &QLineEdit::textChanged, this, &ShopPane::showButtons);
    return edit;
}

void ShopPane::buildVisitor(QBoxLayout *box)
{
    m_anew->setObjectName(u"shopAnew"_s);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(new FormField(tr("Visitor (chat)"), m_chat, u"user_fingerprint"_s), 1);
    line->addWidget(new FormField(tr("Visitor (FAQs)"), m_faq, u"user_faq_fingerprint"_s), 1);
    line->addWidget(m_anew, 0, Qt::AlignVCenter);
    box->addLayout(line);
    for (QLineEdit *edit : {m_chat, m_faq}) {
        connect(edit, &QLineEdit::editingFinished, this, &ShopPane::takeVisitor);
    }
    connect(m_anew, &QPushButton::clicked, &m_session, &ShopSession::beginAnew);
}

void ShopPane::buildQuestion(QBoxLayout *box)
{
    m_ask->setObjectName(u"shopAsk"_s);
    m_question->setPlaceholderText(tr("Ask as this visitor"));
    m_page->setPlaceholderText(tr("Page (optional)"));
    proposeFrom(m_page, &m_pages, tr("Pages of this shop"));
    m_faqId->setPlaceholderText(tr("FAQ number"));
    m_faqId->setToolTip(
        tr("faq_id: FAQ whose cached answer is requested; the question must match the FAQ's"));
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_question, 3);
    line->addWidget(m_page, 2);
    line->addWidget(m_faqId);
    line->addWidget(m_ask);
    box->addLayout(line);
    for (QLineEdit *edit : {m_page, m_faqId})
        connect(edit, &QLineEdit::returnPressed, this, &ShopPane::ask);
    connect(m_question, &QLineEdit::returnPressed, this, &ShopPane::ask);
    connect(m_ask, &QPushButton::clicked, this, &ShopPane::ask);
}

void ShopPane::buildProduct(QBoxLayout *box)
{
    m_add->setObjectName(u"shopAdd"_s);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(new FormField(tr("Product"), m_productId));
    line->addWidget(new FormField(tr("Name"), m_productName), 1);
    line->addWidget(new FormField(tr("Price"), m_price));
    line->addWidget(new FormField(tr("Currency"), m_currency));
    line->addWidget(new FormField(tr("Count"), m_quantity));
    line->addWidget(m_add, 0, Qt::AlignBottom);
    box->addLayout(line);
    for (QLineEdit *edit : {m_productId, m_productName, m_price, m_currency, m_quantity})
        connect(edit, &QLineEdit::returnPressed, this, &ShopPane::add);
    connect(m_currency, &QLineEdit::textEdited, this, [this] { m_isCurrencyTyped = true; });
    connect(m_add, &QPushButton::clicked, this, &ShopPane::add);
}

void ShopPane::buildPast(QBoxLayout *box)
{
    m_timeline->setObjectName(u"shopSteps"_s);
    m_outcome->setObjectName(u"shopOutcome"_s);
    auto *told = column(m_outcome, 12, 4);
    told->addWidget(m_outcomeTitle);
    told->addWidget(m_outcomeText);
    m_outcomeText->setObjectName(u"shopOutcomeText"_s);
    m_outcomeText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_ticket->setObjectName(u"shopTicket"_s);
    auto *host = new QWidget;
    auto *inner = column(host, 0, 12);
    inner->setContentsMargins(24, 12, 16, 16);
    inner->addWidget(m_timeline);
    inner->addWidget(m_outcome);
    inner->addStretch();
    m_scroll->setWidget(host);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Shop session"));
    auto *basket = new QWidget; // stays in sight while the steps grow
    auto *above = column(basket, 0, 12);
    above->setContentsMargins(24, 12, 16, 0);
    above->addWidget(m_basketScroll);
    auto *ticket = new QHBoxLayout;
    ticket->setSpacing(8);
    ticket->addWidget(m_ticketState);
    ticket->addWidget(m_ticket, 1);
    above->addLayout(ticket);
    m_basketScroll->setWidget(m_basket);
    m_basketScroll->setWidgetResizable(true);
    m_basketScroll->setFrameShape(QFrame::NoFrame);
    m_basketScroll->setFocusPolicy(Qt::NoFocus);
    m_basketScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_basketScroll->setAccessibleName(tr("Basket"));
    box->addWidget(basket);
    box->addWidget(m_scroll, 1);
    connect(m_basket, &BasketView::quantityWanted, &m_session, [this](int row, const QString &quantity) {
        if (m_session.basket().at(row).quantity != quantity)
            m_session.changeQuantity(row, quantity);
    });
    connect(m_basket, &BasketView::removeWanted, &m_session, &ShopSession::remove);
    connect(m_timeline, &Timeline::currentChanged, this, [this](int step) {
        renderOutcome();
        if (step >= 0 && step < m_session.steps().size())
            emit exchangeChosen(m_session.steps().at(step).exchange);
    });
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
        [bar = m_scroll->verticalScrollBar()](int, int maximum) { bar->setValue(maximum); });
}

void ShopPane::buildCheckout(QBoxLayout *box)
{
    m_checkOut->setObjectName(u"shopCheckOut"_s);
    m_order->setPlaceholderText(tr("Optional; counts once"));
    m_order->setToolTip(u"orderId"_s);
    m_simulate->setObjectName(u"shopSimulate"_s);
    auto *foot = new QWidget;
    auto *line = row(foot, 0, 8);
    line->setContentsMargins(24, 8, 16, 16);
    line->addWidget(new FormField(tr("Order number"), m_order), 1);
    line->addWidget(new FormField(tr("Total with taxes"), m_total));
    line->addWidget(m_simulate, 0, Qt::AlignBottom);
    line->addWidget(m_checkOut, 0, Qt::AlignBottom);
    connect(m_simulate, &QPushButton::clicked, this, &ShopPane::simulate);
    box->addWidget(foot);
    for (QLineEdit *edit : {m_order, m_total})
        connect(edit, &QLineEdit::returnPressed, this, &ShopPane::checkOut);
    connect(m_checkOut, &QPushButton::clicked, this, &ShopPane::checkOut);
}

void ShopPane::fitBasket()
{
    m_basketScroll->setFixedHeight(qMin(kBasketMost, m_basket->sizeHint().height()));
}

void ShopPane::send()
{
    if (m_order->hasFocus() || m_total->hasFocus())
        checkOut();
    else if (m_question->hasFocus() || m_page->hasFocus() || m_faqId->hasFocus() || m_chat->hasFocus()
        || m_faq->hasFocus())
        ask();
    else
        add();
}

void ShopPane::takeVisitor() { m_session.setFingerprints(m_chat->text().trimmed(), m_faq->text().trimmed()); }

void ShopPane::ask()
{
    if (!m_ask->isEnabled())
        return;
    takeVisitor(); // Ctrl+Enter leaves the focus in the field
    m_session.interact(m_question->text(), m_page->text().trimmed(), m_locale, m_faqId->text().trimmed());
    m_question->clear();
}

void ShopPane::add()
{
    if (!m_add->isEnabled())
        return;
    takeVisitor();
    m_session.add(item());
}

BasketLine ShopPane::item() const
{
    return {m_productId->text().trimmed(), m_productName->text().trimmed(), m_price->text().trimmed(),
        m_currency->text().trimmed(), m_quantity->text().trimmed()};
}

void ShopPane::simulate()
{
    takeVisitor();
    if (m_session.basket().isEmpty())
        m_session.simulateAdd(item());
    else
        m_session.simulateCheckOut(m_order->text().trimmed(), m_total->text().trimmed());
}

void ShopPane::checkOut()
{
    if (!m_checkOut->isEnabled())
        return;
    takeVisitor();
    m_session.checkOut(m_order->text().trimmed(), m_total->text().trimmed());
}

void ShopPane::repeat(const ExchangePtr &exchange) { m_session.repeat(exchange); }

void ShopPane::render()
{
    if (!m_chat->hasFocus())
        m_chat->setText(m_session.chatFingerprint());
    if (!m_faq->hasFocus())
        m_faq->setText(m_session.faqFingerprint());
    for (QLineEdit *edit : {m_chat, m_faq}) {
        edit->setCursorPosition(0);
        edit->setToolTip(edit->text()); // longer than the field
    }
    QList<Timeline::Step> shown;
    for (const ShopSession::Step &step : m_session.steps())
        shown << Timeline::Step{
            exchangetext::time(step.at), step.title, detailOf(step), exchangetext::toneOf(*step.exchange)};
    m_timeline->setSteps(shown);
    m_timeline->setVisible(!shown.isEmpty());
    m_total->setPlaceholderText(m_session.basket().isEmpty() ? QString() : m_session.total());
    const qsizetype before = std::exchange(m_stepsSeen, shown.size());
    if (shown.size() > before)
        emit exchangeChosen(m_session.steps().last().exchange);
    else if (shown.size() < before)
        emit exchangeChosen(shown.isEmpty() ? nullptr : m_session.steps().last().exchange);
    renderTicket();
    renderOutcome();
    showButtons();
}

QString ShopPane::detailOf(const ShopSession::Step &step) const
{
    QString detail = exchangetext::outcome(*step.exchange);
    if (step.order) {
        const api::OrderRow &order = step.order->order;
        detail += u" · "_s
            + (order.attributed ? tr("attributed to %1").arg(order.channel) : tr("not attributed"));
    }
    return detail;
}

void ShopPane::renderTicket()
{
    const auto &tickets = m_session.tickets();
    if (!m_session.ticketsFault().isEmpty()) {
        m_ticketState->set(tr("Unknown"), Tone::Warning);
        m_ticket->setText(tr("The tickets could not be read: %1").arg(m_session.ticketsFault()));
    } else if (!tickets || tickets->empty()) {
        m_ticketState->set(tr("No ticket"), Tone::Neutral);
        m_ticket->setText(tr("Events are refused until the visitor asks a question"));
    } else {
        const api::TicketRow &ticket = tickets->front();
        m_ticketState->set(tr("Ticket"), Tone::Success);
        QStringList facts{tr("opened by %1").arg(ticket.channel),
            ticket.interactions == 1 ? tr("1 interaction") : tr("%1 interactions").arg(ticket.interactions),
            ticket.helpful ? tr("helpful") : tr("not helpful yet"),
            ticket.orders == 1 ? tr("1 order") : tr("%1 orders").arg(ticket.orders),
            tr("last used %1").arg(timetext::exact(utcDateTime(ticket.lastAt.ms)))};
        if (ticket.test)
            facts << tr("test");
        m_ticket->setText(facts.join(u" · "_s));
    }
}

void ShopPane::renderOutcome()
{
    const int current = m_timeline->current();
    const ShopSession::Step *step
        = current >= 0 && current < m_session.steps().size() ? &m_session.steps()[current] : nullptr;
    m_outcome->setVisible(m_session.simulation() || (step && (step->refusal || step->order)));
    if (m_session.simulation()) {
        renderSimulation(*m_session.simulation());
    } else if (step && step->refusal) {
        const api::EventExplanation &why = *step->refusal;
        m_outcome->setInks(Ink::WarningBg, Ink::WarningBg);
        m_outcomeTitle->setPlain(tr("Why it was refused"));
        QStringList lines{serverwords::translated(why.reason)};
        if (why.remedy)
            lines << serverwords::translated(*why.remedy);
        if (why.nearestTicket)
            lines << serverwords::translated(why.nearestTicket->why);
        m_outcomeText->setPlain(lines.join(u'\n'));
    } else if (step && step->order) {
        const api::OrderDetails &made = *step->order;
        m_outcome->setInks(Ink::Surface, Ink::Border);
        m_outcomeTitle->setPlain(made.order.attributed ? tr("Attribution") : tr("Not attributed"));
        QStringList lines{tr("%1 · first touch: %2, %3 before")
                              .arg(exactMoney(made.order.value, made.order.currency, QLocale()),
                                  figuretext::channel(made.order.channel),
                                  timetext::duration(made.order.secondsSinceTouch))};
        if (made.answer.question)
            lines << tr("Credited to the answer to “%1”").arg(*made.answer.question);
        lines << (made.answer.helpful ? tr("Helpful: %1") : tr("Not helpful: %1"))
                     .arg(serverwords::translated(made.answer.helpfulReason));
        lines << (made.order.direct ? tr("Direct: the answer was about a bought product")
                                    : tr("Assisted: the answer was not about a bought product"));
        if (made.order.test)
            lines << tr("Test visitor: excluded from revenue");
        m_outcomeText->setPlain(lines.join(u'\n'));
    }
}

void ShopPane::renderSimulation(const ShopSession::Simulation &simulation)
{
    const auto &verdict = simulation.verdict;
    const bool isRefused = verdict && !verdict->accepted;
    m_outcome->setInks(isRefused ? Ink::WarningBg : Ink::Surface, isRefused ? Ink::WarningBg : Ink::Border);
    m_outcomeTitle->setPlain((!simulation.fault.isEmpty() ? tr("%1: could not be checked")
            : !verdict                                    ? tr("%1: checking…")
            : verdict->accepted                           ? tr("%1: would be recorded")
                                                          : tr("%1: would be refused"))
                                 .arg(simulation.title));
    QStringList lines;
    if (!simulation.fault.isEmpty())
        lines << simulation.fault;
    if (verdict) {
        lines << serverwords::translated(verdict->reason);
        if (verdict->remedy)
            lines << serverwords::translated(*verdict->remedy);
        if (isRefused && verdict->nearestTicket)
            lines << serverwords::translated(verdict->nearestTicket->why);
        if (verdict->channel && verdict->secondsSinceTouch)
            lines << tr("First touch: %1, %2 before")
                         .arg(figuretext::channel(*verdict->channel),
                             timetext::duration(*verdict->secondsSinceTouch));
        if (verdict->helpful)
            lines << (*verdict->helpful ? tr("A helpful answer came before it")
                                        : tr("No helpful answer came before it"));
        lines << tr("Nothing was recorded");
    }
    m_outcomeText->setPlain(lines.join(u'\n'));
}

void ShopPane::showButtons()
{
    const QString reason = m_isOffline ? m_offlineReason
        : m_session.isBusy()           ? tr("The last step is in progress")
        : !m_runner.canSend()          ? tr("There is no company")
                                       : QString();
    const auto show = [&](QPushButton *action, bool can, const QString &tip) {
        action->setEnabled(reason.isEmpty() && can);
        action->setToolTip(reason.isEmpty() ? tip : reason);
    };
    show(m_ask, !m_question->text().trimmed().isEmpty(), tr("Send the question"));
    show(m_add, true, tr("Send ITEM_ADDED"));
    show(m_simulate, true,
        m_session.basket().isEmpty() ? tr("Check the result for the product above; nothing is recorded")
                                     : tr("Check the result for this order; nothing is recorded"));
    show(m_checkOut, !m_session.basket().isEmpty(),
        m_session.basket().isEmpty() ? tr("The basket is empty") : tr("Send the order"));
    m_basket->setBlocked(reason);
}

void ShopPane::focusPage()
{
    m_page->setFocus(Qt::ShortcutFocusReason);
    m_page->selectAll();
}

void ShopPane::focusStart() { m_question->setFocus(Qt::ShortcutFocusReason); }

void ShopPane::setCurrency(const QString &currency)
{
    if (!currency.isEmpty() && m_session.basket().isEmpty() && !m_isCurrencyTyped)
        m_currency->setText(currency);
}

void ShopPane::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showButtons();
}

void ShopPane::setShown(const ExchangePtr &exchange)
{
    const QList<ShopSession::Step> &steps = m_session.steps();
    for (int i = 0; i < int(steps.size()); ++i) {
        if (steps[i].exchange == exchange)
            return m_timeline->setCurrent(i);
    }
}

} // namespace answerdesk::console
