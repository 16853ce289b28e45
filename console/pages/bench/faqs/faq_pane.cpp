// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/faqs/faq_pane.h"
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/states.h"
#include "console/words/server_words.h"
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTickMs = 100;
} // namespace

FaqQuestion::FaqQuestion(const api::FaqEntry &faq, QWidget *parent)
    : Card(parent)
    , m_faq(faq)
    , m_answer(new Paragraph)
    , m_meta(label({}, Type::Small, QPalette::PlaceholderText))
{
    setObjectName(u"benchFaq"_s);
    setFocusPolicy(Qt::StrongFocus);
    setRole(this, QAccessible::Button);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Question: %1").arg(faq.question));
    setAccessibleDescription(tr("Press Enter to request its cached answer"));
    setToolTip(tr("Request its cached answer"));
    auto *box = column(this, 12, 4);
    box->addWidget(new Paragraph(faq.question, QPalette::WindowText, Type::Strong));
    box->addWidget(m_answer);
    box->addWidget(m_meta);
    setAnswer(nullptr, {});
}

void FaqQuestion::setAnswer(const ExchangePtr &exchange, const QString &stored)
{
    m_exchange = exchange;
    const bool hasAnswer = exchange && exchange->state == BenchExchange::State::Answered;
    const QString text = hasAnswer ? exchange->answer : stored;
    m_answer->setPlain(text);
    m_answer->setVisible(!text.isEmpty());
    const QString faq = tr("FAQ %1").arg(m_faq.faqId);
    m_meta->setText(exchange ? faq + u" · "_s + exchangetext::status(*exchange) : faq);
    renderInks();
}

void FaqQuestion::setShown(bool shown)
{
    m_isShown = shown;
    renderInks();
}

void FaqQuestion::renderInks()
{
    const bool isFailed = m_exchange && m_exchange->state == BenchExchange::State::Failed;
    setInks(isFailed ? Ink::DangerBg : Ink::Surface,
        m_hasKeyboardFocus ? Ink::Focus
            : m_isShown    ? Ink::AccentFill
                           : Ink::Border);
}

void FaqQuestion::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        emit activated();
}

void FaqQuestion::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit activated();
    else
        Card::keyPressEvent(event);
}

void FaqQuestion::focusInEvent(QFocusEvent *event)
{
    m_hasKeyboardFocus = event->reason() != Qt::MouseFocusReason;
    renderInks();
    Card::focusInEvent(event);
}

void FaqQuestion::focusOutEvent(QFocusEvent *event)
{
    m_hasKeyboardFocus = false;
    renderInks();
    Card::focusOutEvent(event);
}

FaqPane::FaqPane(ExchangeRunner &runner, ShopPages &pages, QWidget *parent)
    : BenchPane(parent)
    , m_flow(runner)
    , m_runner(runner)
    , m_pages(pages)
    , m_locale(new QComboBox)
    , m_page(new QLineEdit)
    , m_count(new QLineEdit)
    , m_stack(new QStackedWidget)
    , m_timeline(new Timeline)
    , m_heading(label(tr("Questions"), Type::Section))
    , m_questions(new QWidget)
    , m_state(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_now(button(tr("Ask now"), u"bolt"_s))
    , m_stop(button(tr("Stop"), u"pause"_s))
    , m_send(button(tr("Get FAQs"), u"send"_s, Kind::Primary))
{
    auto *box = column(this);
    buildContext(box);
    box->addWidget(hairline());
    buildSteps(box);
    box->addWidget(hairline());
    buildFoot(box);
    m_tick.setInterval(kTickMs);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (isVisible()) {
            renderSteps();
            m_state->setText(stateText());
        }
    });
    connect(&m_flow, &FaqFlow::changed, this, &FaqPane::render);
    setLocales({u"en"_s});
    render();
}

void FaqPane::buildContext(QVBoxLayout *box)
{
    m_locale->setObjectName(u"faqFlowLocale"_s);
    m_locale->setEditable(true); // any tag may be tried
    m_locale->lineEdit()->setAccessibleName(tr("Locale"));
    m_locale->setInsertPolicy(QComboBox::NoInsert);
    m_locale->setFixedWidth(88);
    for (const auto signal : {&QComboBox::editTextChanged, &QComboBox::textActivated}) {
        connect(m_locale, signal, this, [this] { m_isLocaleTyped = true; });
    }
    m_page->setObjectName(u"faqFlowPage"_s);
    m_page->setPlaceholderText(tr("https://… of a product page"));
    proposeFrom(m_page, &m_pages, tr("Pages of this shop"));
    m_page->setClearButtonEnabled(true);
    m_count->setObjectName(u"faqFlowCount"_s);
    m_count->setPlaceholderText(u"5"_s);
    m_count->setFixedWidth(64);
    auto *fields = new QWidget;
    auto *line = row(fields, 0, 8);
    line->setContentsMargins(24, 12, 16, 12);
    line->addWidget(new FormField(tr("Locale"), m_locale));
    line->addWidget(new FormField(tr("Product page"), m_page), 1);
    line->addWidget(new FormField(tr("Count"), m_count));
    box->addWidget(fields);
    connect(m_page, &QLineEdit::textChanged, this, &FaqPane::showButtons);
    for (QLineEdit *field : {m_page, m_count})
        connect(field, &QLineEdit::returnPressed, this, &FaqPane::send);
}

void FaqPane::buildSteps(QVBoxLayout *box)
{
    m_timeline->setObjectName(u"faqFlowSteps"_s);
    auto *host = new QWidget;
    auto *inner = column(host, 0, 12);
    inner->setContentsMargins(16, 12, 16, 16);
    inner->addWidget(m_timeline);
    inner->addWidget(padded(m_heading, {8, 8, 0, 0}));
    inner->addWidget(padded(m_questions, {8, 0, 0, 0}));
    column(m_questions, 0, 8);
    inner->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("FAQ flow"));
    m_stack->addWidget(new EmptyState(u"faqs"_s, tr("No FAQs requested yet"),
        tr("Enter the address of a product page. The bench requests its FAQs as a shop's backend would, "
           "waits for Retry-After, and shows the questions.")));
    m_stack->addWidget(scroll);
    box->addWidget(m_stack, 1);
    connect(m_timeline, &Timeline::currentChanged, this, [this](int step) {
        if (step >= 0 && step < m_flow.steps().size())
            emit exchangeChosen(m_flow.steps().at(step).exchange);
    });
}

void FaqPane::buildFoot(QVBoxLayout *box)
{
    m_now->setObjectName(u"faqFlowNow"_s);
    m_now->setToolTip(tr("Ask now, without waiting"));
    m_stop->setObjectName(u"faqFlowStop"_s);
    m_send->setObjectName(u"faqFlowSend"_s);
    auto *foot = new QWidget;
    auto *line = row(foot, 0, 8);
    line->setContentsMargins(24, 12, 16, 16);
    line->addWidget(m_state, 1);
    line->addWidget(m_now);
    line->addWidget(m_stop);
    line->addWidget(m_send);
    box->addWidget(foot);
    connect(m_now, &QPushButton::clicked, &m_flow, &FaqFlow::askNow);
    connect(m_stop, &QPushButton::clicked, &m_flow, &FaqFlow::stop);
    connect(m_send, &QPushButton::clicked, this, &FaqPane::send);
}

void FaqPane::send()
{
    if (!m_send->isEnabled())
        return;
    m_flow.start({m_page->text().trimmed(), m_locale->currentText().trimmed(), m_count->text().trimmed()});
}

void FaqPane::repeat(const ExchangePtr &exchange)
{
    for (int i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i]->answer() == exchange)
            return m_flow.askFor(i);
    }
    send();
}

void FaqPane::render()
{
    m_stack->setCurrentIndex(m_flow.steps().isEmpty() ? 0 : 1);
    renderSteps();
    renderQuestions();
    showButtons();
    if (m_flow.state() == FaqFlow::State::Waiting)
        m_tick.start();
    else
        m_tick.stop();
    const QList<FaqFlow::Step> &steps = m_flow.steps();
    if (steps.isEmpty() && m_stepsSeen > 0)
        emit exchangeChosen(nullptr);
    const bool isNew = steps.size() != m_stepsSeen;
    m_stepsSeen = steps.size();
    if (isNew && !steps.isEmpty() && steps.last().kind != FaqFlow::Kind::Wait)
        emit exchangeChosen(steps.last().exchange);
}

void FaqPane::renderSteps()
{
    QList<Timeline::Step> shown;
    for (const FaqFlow::Step &step : m_flow.steps()) {
        Timeline::Step line{exchangetext::time(step.at), {}, exchangetext::outcome(*step.exchange),
            exchangetext::toneOf(*step.exchange)};
        switch (step.kind) {
        case FaqFlow::Kind::Poll:
            line.title = shown.isEmpty() ? tr("Requested the page's FAQs") : tr("Requested again");
            if (step.exchange->status() == 202)
                line.tone = Tone::Info; // on its way, not there yet
            break;
        case FaqFlow::Kind::Wait:
            line.title = step.isWaiting ? tr("Waiting for Retry-After")
                : step.isCutShort       ? tr("Wait skipped")
                                        : tr("Waited for Retry-After");
            line.detail = step.isWaiting
                ? tr("%1 of %2 s left").arg(m_flow.secondsLeft()).arg(step.waitSeconds)
                : tr("%1 s").arg(step.waitSeconds);
            line.tone = Tone::Neutral;
            line.wait = step.isWaiting ? m_flow.waited() : -1;
            break;
        case FaqFlow::Kind::Answer:
            line.title = step.question;
            break;
        }
        shown << line;
    }
    m_timeline->setSteps(shown);
}

void FaqPane::renderQuestions()
{
    const auto &faqs = m_flow.faqs();
    if (faqs.empty() || size_t(m_cards.size()) != faqs.size()) {
        qDeleteAll(std::exchange(m_cards, {}));
        for (int i = 0; i < int(faqs.size()); ++i) {
            auto *card = new FaqQuestion(faqs[size_t(i)]);
            m_questions->layout()->addWidget(card);
            m_cards << card;
            connect(card, &FaqQuestion::activated, this, [this, i] {
                if (!m_isOffline && m_runner.canSend())
                    m_flow.askFor(i);
            });
        }
    }
    for (int i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setAnswer(m_flow.answerOf(i), m_flow.textOf(i));
    m_heading->setVisible(!faqs.empty());
    m_questions->setVisible(!faqs.empty());
}

QString FaqPane::stateText() const
{
    switch (m_flow.state()) {
    case FaqFlow::State::Idle:
        return {};
    case FaqFlow::State::Asking:
        return tr("Asking…");
    case FaqFlow::State::Waiting:
        return tr("Asks again in %1 s").arg(m_flow.secondsLeft());
    case FaqFlow::State::Ready:
        return m_flow.faqs().size() == 1 ? tr("Ready: 1 question")
                                         : tr("Ready: %1 questions").arg(m_flow.faqs().size());
    case FaqFlow::State::NotAvailable:
        return m_flow.reason()
            ? tr("Not available (%1): %2")
                  .arg(schema::enumName(*m_flow.reason()), serverwords::translated(m_flow.message()))
            : tr("Not available: %1").arg(serverwords::translated(m_flow.message()));
    case FaqFlow::State::Failed:
        return m_flow.message().isEmpty() ? tr("Refused; see the last step") : m_flow.message();
    case FaqFlow::State::Stopped:
        return tr("Stopped");
    }
    return {};
}

void FaqPane::showButtons()
{
    m_state->setText(stateText());
    m_now->setVisible(m_flow.state() == FaqFlow::State::Waiting);
    m_stop->setVisible(m_flow.isBusy());
    m_send->setEnabled(
        !m_flow.isBusy() && !m_isOffline && m_runner.canSend() && !m_page->text().trimmed().isEmpty());
    m_send->setToolTip(m_isOffline ? m_offlineReason : tr("Request the page's FAQs (Ctrl+Enter)"));
    emit repeatPossibleChanged();
}

void FaqPane::focusPage()
{
    m_page->setFocus(Qt::ShortcutFocusReason);
    m_page->selectAll();
}

void FaqPane::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showButtons();
}

void FaqPane::setLocales(const QStringList &locales)
{
    const QString chosen = m_locale->currentText();
    const bool isTyped = m_isLocaleTyped;
    m_locale->clear();
    m_locale->addItems(locales);
    m_locale->setCurrentText(isTyped || locales.contains(chosen) ? chosen : locales.value(0, u"en"_s));
    m_isLocaleTyped = isTyped;
}

void FaqPane::setShown(const ExchangePtr &exchange)
{
    m_shown = exchange;
    for (FaqQuestion *card : std::as_const(m_cards))
        card->setShown(exchange && card->answer() == exchange);
    const QList<FaqFlow::Step> &steps = m_flow.steps();
    const int current = m_timeline->current();
    if (current >= 0 && current < steps.size() && steps[current].exchange == exchange)
        return; // also a wait, which shows the answer that asked for it
    for (int i = 0; i < int(steps.size()); ++i) {
        if (steps[i].exchange == exchange)
            return m_timeline->setCurrent(i);
    }
}

} // namespace answerdesk::console
