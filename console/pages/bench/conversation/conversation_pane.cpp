// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/conversation/conversation_pane.h"
#include "console/app/page/answer_actions.h"
#include "console/pages/bench/conversation/bubble.h"
#include "console/pages/bench/conversation/visitor_fields.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/proposals.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/states.h"
#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kWidestQuestion = 320; // pixels
}

ConversationPane::ConversationPane(
    BenchSession &session, ShopPages &pages, AskedQuestions &asked, QWidget *parent)
    : BenchPane(parent)
    , m_session(session)
    , m_pages(pages)
    , m_asked(asked)
    , m_locale(new QComboBox)
    , m_page(new QLineEdit)
    , m_thread(new QLineEdit)
    , m_visitor(new VisitorFields)
    , m_question(new QLineEdit)
    , m_send(button(tr("Send"), u"send"_s, Kind::Primary))
    , m_stop(button(tr("Stop"), u"pause"_s))
    , m_earlier(button({}, u"history"_s, Kind::Ghost, tr("Earlier conversations")))
    , m_stack(new QStackedWidget)
    , m_scroll(new QScrollArea)
{
    auto *box = column(this);
    buildContext(box);
    box->addWidget(hairline());
    buildMessages(box);
    box->addWidget(hairline());
    buildComposer(box);
    connect(&m_session, &BenchSession::added, this, &ConversationPane::add);
    connect(&m_session, &BenchSession::changed, this, &ConversationPane::change);
    connect(&m_session, &BenchSession::firstRemoved, this, &ConversationPane::removeFirst);
    connect(&m_session, &BenchSession::cleared, this, &ConversationPane::clear);
    connect(&m_session, &BenchSession::busyChanged, this, &ConversationPane::showBusy);
    setLocales({u"en"_s});
    showBusy();
}

void ConversationPane::buildContext(QVBoxLayout *box)
{
    m_locale->setObjectName(u"benchLocale"_s);
    m_locale->setEditable(true); // any tag may be tried
    m_locale->lineEdit()->setAccessibleName(tr("Locale"));
    m_locale->setInsertPolicy(QComboBox::NoInsert);
    m_locale->setFixedWidth(88);
    for (const auto signal : {&QComboBox::editTextChanged, &QComboBox::textActivated}) {
        connect(m_locale, signal, this, [this] { m_isLocaleTyped = true; });
    }
    m_page->setObjectName(u"benchPage"_s);
    m_page->setPlaceholderText(tr("https://… (optional)"));
    proposeFrom(m_page, &m_pages, tr("Pages of this shop"));
    m_page->setClearButtonEnabled(true);
    m_thread->setObjectName(u"benchThread"_s);
    m_thread->setPlaceholderText(tr("New conversation"));
    m_thread->setClearButtonEnabled(true);
    m_thread->setFixedWidth(168);
    connect(m_thread, &QLineEdit::textChanged, m_thread, &QWidget::setToolTip); // longer than the field
    auto *fields = new QWidget;
    auto *rows = column(fields, 0, 4);
    rows->setContentsMargins(24, 12, 16, 8);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(new FormField(tr("Locale"), m_locale));
    line->addWidget(new FormField(tr("Page"), m_page), 1);
    line->addWidget(new FormField(tr("Thread"), m_thread));
    m_earlier->setObjectName(u"benchEarlier"_s);
    m_earlier->setMenu(new QMenu(m_earlier));
    connect(m_earlier->menu(), &QMenu::aboutToShow, this, &ConversationPane::listEarlier);
    line->addWidget(m_earlier, 0, Qt::AlignBottom);
    rows->addLayout(line);
    rows->addWidget(m_visitor);
    box->addWidget(fields);
    connect(m_visitor, &VisitorFields::submitted, this, &ConversationPane::send);
    for (QLineEdit *field : {m_page, m_thread})
        connect(field, &QLineEdit::returnPressed, this, &ConversationPane::send);
}

void ConversationPane::buildMessages(QVBoxLayout *box)
{
    auto *host = new QWidget;
    m_messages = column(host, 0, 12);
    m_messages->setContentsMargins(24, 16, 16, 16);
    m_messages->addStretch();
    m_scroll->setWidget(host);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Conversation"));
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
        [bar = m_scroll->verticalScrollBar()](int, int maximum) { bar->setValue(maximum); });
    m_stack->addWidget(emptyState());
    m_stack->addWidget(m_scroll);
    box->addWidget(m_stack, 1);
}

QWidget *ConversationPane::emptyState()
{
    auto *host = new QWidget;
    auto *box = column(host, 0, 8);
    box->setContentsMargins(24, 0, 24, 24);
    box->addWidget(
        new EmptyState(u"bench"_s, tr("Nothing asked yet"), tr("Ask something a shopper would ask.")), 1);
    auto *proposals = new ProposalList(tr("Your visitors asked"));
    box->addWidget(proposals);
    connect(&m_asked, &AskedQuestions::changed, proposals,
        [this, proposals] { proposals->setProposals(m_asked.questions()); });
    connect(proposals, &ProposalList::chosen, this, [this](const QString &text) {
        m_question->setText(text);
        send();
    });
    return host;
}

void ConversationPane::buildComposer(QVBoxLayout *box)
{
    m_question->setObjectName(u"benchQuestion"_s);
    m_question->setPlaceholderText(tr("Ask as a shopper would"));
    m_question->setAccessibleName(tr("Question"));
    m_send->setObjectName(u"benchSend"_s);
    m_stop->setObjectName(u"benchStop"_s);
    auto *composer = new QWidget;
    auto *line = row(composer, 0, 8);
    line->setContentsMargins(24, 12, 16, 16);
    line->addWidget(m_question, 1);
    line->addWidget(m_stop);
    line->addWidget(m_send);
    box->addWidget(composer);
    connect(m_question, &QLineEdit::returnPressed, this, &ConversationPane::send);
    connect(m_question, &QLineEdit::textChanged, this, &ConversationPane::showBusy);
    connect(m_send, &QPushButton::clicked, this, &ConversationPane::send);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_session.cancel(); });
}

void ConversationPane::setLocales(const QStringList &locales)
{
    const QString chosen = m_locale->currentText();
    const bool isTyped = m_isLocaleTyped;
    m_locale->clear();
    m_locale->addItems(locales);
    m_locale->setCurrentText(isTyped || locales.contains(chosen) ? chosen : locales.value(0, u"en"_s));
    m_isLocaleTyped = isTyped;
}

void ConversationPane::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showBusy();
}

void ConversationPane::focusStart() { m_question->setFocus(Qt::ShortcutFocusReason); }

void ConversationPane::focusPage()
{
    m_page->setFocus(Qt::ShortcutFocusReason);
    m_page->selectAll();
}

void ConversationPane::fillIn(const BenchQuestion &question)
{
    const BenchQuestion before = this->question();
    write(question);
    BenchQuestion untouched; // a thread comes by itself
    untouched.locale = before.locale;
    untouched.threadId = before.threadId;
    if (before == untouched || before == this->question())
        return;
    emit toastWanted(ToastText::holding(tr("The fields contain another question now"), tr("Undo"),
        [self = QPointer<ConversationPane>(this), before] {
            if (self)
                self->write(before);
        }));
}

void ConversationPane::write(const BenchQuestion &question)
{
    m_locale->setCurrentText(question.locale);
    m_page->setText(question.pageUrl);
    m_page->setCursorPosition(0);
    m_thread->setText(question.threadId);
    m_thread->setCursorPosition(0);
    m_visitor->fillIn(question);
    m_question->setText(question.text);
}

BenchQuestion ConversationPane::question() const
{
    BenchQuestion question{m_question->text(), m_locale->currentText().trimmed(), m_page->text().trimmed(),
        m_thread->text().trimmed()};
    m_visitor->writeTo(question);
    return question;
}

void ConversationPane::showBusy()
{
    const bool isBusy = m_session.isBusy();
    m_send->setEnabled(m_session.canAsk() && !m_isOffline && !m_question->text().trimmed().isEmpty());
    m_send->setToolTip(m_isOffline ? m_offlineReason : tr("Send (Ctrl+Enter)"));
    m_stop->setVisible(isBusy);
    m_earlier->setVisible(!m_session.earlier().isEmpty());
    m_earlier->setEnabled(!isBusy);
    emit anewPossibleChanged(!isBusy && !m_pairs.isEmpty());
    emit repeatPossibleChanged();
}

void ConversationPane::send()
{
    if (!m_send->isEnabled() || !m_visitor->check() || m_session.ask(question()) < 0)
        return;
    m_question->clear();
    m_question->setFocus();
}

void ConversationPane::listEarlier()
{
    m_earlier->menu()->clear();
    const QList<BenchSession::Conversation> &all = m_session.earlier();
    for (int i = 0; i < int(all.size()); ++i) {
        const QString first = m_earlier->fontMetrics().elidedText(
            all[i].questions.first().text.simplified(), Qt::ElideRight, kWidestQuestion);
        const QString time = QLocale().toString(all[i].times.first().toLocalTime().time(), u"HH:mm"_s);
        QAction *action = m_earlier->menu()->addAction(
            tr("%1, %2, questions: %3").arg(time, first).arg(all[i].questions.size()).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, i] {
            m_session.resume(i);
            focusStart();
        });
    }
}

void ConversationPane::startAnew()
{
    if (m_session.isBusy())
        return;
    m_session.startAnew();
    focusStart();
}

void ConversationPane::add(int index)
{
    const BenchExchange &exchange = m_session.at(index);
    const Pair pair{new Bubble(Bubble::Side::Question), new Bubble(Bubble::Side::Answer)};
    const ExchangePtr added = m_session.history().at(index); // its index becomes another one
    pair.question->setQuestion(m_session.questionAt(index).text, m_session.askedAt(index).toLocalTime());
    pair.answer->corrections()->setSession(m_session.runner().client(), m_session.runner().company());
    pair.answer->corrections()->setReason(m_againstCorrecting);
    pair.answer->setAnswer(exchange);
    connectCorrections(pair, added);
    for (Bubble *bubble : {pair.question, pair.answer}) {
        m_messages->addWidget(bubble);
        connect(bubble, &Bubble::chosen, this, [this, added] { emit exchangeChosen(added); });
    }
    connect(pair.answer, &Bubble::sourceChosen, this, [this, added] { emit sourcesChosen(added); });
    connect(pair.answer, &Bubble::retryRequested, this, [this, added] {
        if (!m_isOffline)
            repeat(added);
    });
    m_pairs << pair;
    m_stack->setCurrentWidget(m_scroll);
    if (exchange.state == BenchExchange::State::Answered) { // of a company that was left and came back
        m_thread->setText(exchange.threadId);
        m_thread->setCursorPosition(0);
    }
    emit exchangeChosen(added);
    showBusy();
}

void ConversationPane::connectCorrections(const Pair &pair, const ExchangePtr &exchange)
{
    const AnswerActions *corrections = pair.answer->corrections();
    connect(corrections, &AnswerActions::documentWanted, this, &ConversationPane::documentWanted);
    connect(corrections, &AnswerActions::toastWanted, this, &BenchPane::toastWanted);
    connect(corrections, &AnswerActions::markChanged, this,
        [exchange](const api::Message &message) { exchange->message = message; });
}

void ConversationPane::setReasonAgainstCorrecting(const QString &reason)
{
    m_againstCorrecting = reason;
    for (const Pair &pair : std::as_const(m_pairs))
        pair.answer->corrections()->setReason(reason);
}

void ConversationPane::removeFirst()
{
    const Pair pair = m_pairs.takeFirst();
    for (Bubble *bubble : {pair.question, pair.answer}) {
        bubble->hide();
        bubble->deleteLater(); // its "Try again" may be what asked once more
    }
}

void ConversationPane::change(int index)
{
    const BenchExchange &exchange = m_session.at(index);
    m_pairs[index].answer->setAnswer(exchange);
    // The next question continues the conversation, unless another thread was typed meanwhile.
    if (exchange.state == BenchExchange::State::Answered
        && m_thread->text().trimmed() == m_session.questionAt(index).threadId) {
        m_thread->setText(exchange.threadId);
        m_thread->setCursorPosition(0);
    }
}

void ConversationPane::setShown(const ExchangePtr &exchange)
{
    for (int i = 0; i < m_pairs.size(); ++i)
        m_pairs[i].answer->setShown(m_session.history().value(i) == exchange);
}

void ConversationPane::repeat(const ExchangePtr &exchange)
{
    const int index = int(m_session.history().indexOf(exchange));
    if (index >= 0)
        m_session.repeat(index);
}

void ConversationPane::clear()
{
    for (const Pair &pair : std::exchange(m_pairs, {})) {
        delete pair.question;
        pair.answer->deleteLater();
        pair.answer->hide();
    }
    m_thread->clear();
    m_stack->setCurrentIndex(0);
    emit exchangeChosen(nullptr);
    showBusy();
}

} // namespace answerdesk::console
