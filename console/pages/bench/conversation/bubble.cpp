// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/conversation/bubble.h"
#include "console/app/page/answer_actions.h"
#include "console/app/page/fault_of.h"
#include "console/pages/bench/common/timing_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/cards/card.h"
#include "console/words/outcome_text.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qsizetype kMostShown = 10'000; // characters; the longest answer of a server has fewer
}

namespace {
constexpr int kWidest = 600;
constexpr int kMostChips = 4;
constexpr int kChipsWidth = 340; // of all texts in the row
} // namespace

Bubble::Bubble(Side side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_stack(new QWidget)
    , m_card(new Card)
    , m_body(new Paragraph({}, QPalette::WindowText))
    , m_code(label({}, Type::Code, QPalette::BrightText))
    , m_chips(new QWidget)
    , m_actions(new QWidget)
    , m_corrections(new AnswerActions)
    , m_meta(label({}, Type::Small, QPalette::PlaceholderText))
{
    auto *stack = column(m_stack, 0, 4);
    auto *inner = column(m_card, 12, 8);
    inner->setContentsMargins(12, 8, 12, 8);
    m_body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_body->setFocusPolicy(Qt::NoFocus);
    inner->addWidget(m_body);
    inner->addWidget(m_code);
    selectable(m_code);
    row(m_chips, 0, 8);
    inner->addWidget(m_chips);
    auto *retry = button(tr("Try again"), u"refresh"_s);
    auto *copy = button(tr("Copy details"), u"copy"_s);
    auto *actions = row(m_actions, 0, 8);
    for (QPushButton *action : {retry, copy}) {
        setCompact(action);
        actions->addWidget(action);
    }
    actions->addStretch();
    inner->addWidget(m_actions);
    inner->addWidget(m_corrections);
    m_code->hide();
    m_chips->hide();
    m_actions->hide();
    stack->addWidget(m_card);
    stack->addWidget(m_meta, 0, side == Side::Question ? Qt::AlignRight : Qt::AlignLeft);
    auto *line = row(this, 0, 0);
    // Layout alone, with stretch and a maximum width, keeps the height right for every width.
    if (side == Side::Question)
        line->addStretch(22);
    line->addWidget(m_stack, 78);
    if (side == Side::Answer)
        line->addStretch(22);
    m_card->setFocusPolicy(Qt::StrongFocus);
    setRole(m_card, QAccessible::ListItem);
    m_card->installEventFilter(this);
    m_body->installEventFilter(this);
    connect(retry, &QPushButton::clicked, this, &Bubble::retryRequested);
    connect(copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_fault.details()); });
    renderInks();
}

void Bubble::setQuestion(const QString &text, const QDateTime &at)
{
    m_body->setPlain(firstPart(text));
    m_meta->setText(at.toLocalTime().toString(u"HH:mm:ss"_s));
    m_card->setAccessibleName(tr("Question: %1").arg(text));
    fitWidth();
}

/// A label lays out all of its text at each change of its size.
QString Bubble::firstPart(const QString &text)
{
    return text.size() <= kMostShown
        ? text
        : text.left(kMostShown) + u' ' + tr("… truncated: the full answer is in the response.");
}

void Bubble::setAnswer(const BenchExchange &exchange)
{
    using State = BenchExchange::State;
    m_isFailed = exchange.state == State::Failed;
    QString text;
    QStringList meta;
    if (exchange.state == State::Preparing) {
        text = tr("Creating a test key…");
    } else if (exchange.state == State::Sending) {
        text = tr("Waiting for the answer…");
    } else if (m_isFailed) {
        text = whyOf(*exchange.failure);
    } else {
        text = exchange.answer;
    }
    m_body->setPlain(firstPart(text));
    m_code->setVisible(m_isFailed);
    m_actions->setVisible(m_isFailed);
    if (m_isFailed) {
        m_fault = faultOf(tr("The question was not answered."), *exchange.failure);
        m_code->setText(m_fault.marks());
    }
    if (exchange.isOver()) {
        if (const int status = exchange.record.response.status(); status > 0)
            meta << QString::number(status);
        if (exchange.record.timings.connect >= 0)
            meta << durationText(exchange.record.timings.total());
        if (exchange.message)
            meta << engineText(exchange.message->engine)
                 << (exchange.message->outcome == api::AnswerKind::Clarification
                            ? tr("clarifying question, not counted as helpful")
                            : exchange.message->helpful ? QString()
                                                        : tr("not counted as helpful"));
        meta.removeAll(QString());
    }
    m_meta->setText(meta.join(u" · "_s));
    m_meta->setVisible(!meta.isEmpty());
    m_card->setAccessibleName(m_isFailed ? tr("Failed: %1").arg(text) : tr("Answer: %1").arg(text));
    m_corrections->setAnswer(
        exchange.message ? SeenAnswer::of(exchange.threadId, *exchange.message) : std::nullopt);
    setSources(exchange.message ? exchange.message->sources : std::vector<api::AnswerSource>());
    fitWidth();
    renderInks();
}

void Bubble::setSources(const std::vector<api::AnswerSource> &sources)
{
    qDeleteAll(m_chips->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly));
    while (QLayoutItem *item = m_chips->layout()->takeAt(0))
        delete item;
    QList<const api::AnswerSource *> shown; // one document may be quoted several times
    QStringList named;
    for (const api::AnswerSource &source : sources) {
        const QString title = source.title.isEmpty() ? source.path : source.title;
        if (named.contains(title) || named.size() == kMostChips)
            continue;
        named << title;
        shown << &source;
    }
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString &title = named[i], &quote = shown[i]->quote;
        auto *chip = button({});
        const int room = kChipsWidth / int(shown.size()) - 24;
        chip->setText(chip->fontMetrics().elidedText(title, Qt::ElideRight, room));
        chip->setObjectName(u"sourceChip"_s);
        chip->setAccessibleName(tr("Source: %1").arg(title));
        chip->setToolTip(quote.isEmpty() ? title : title + u": "_s + quote);
        setCompact(chip);
        m_chips->layout()->addWidget(chip);
        connect(chip, &QPushButton::clicked, this, &Bubble::sourceChosen);
    }
    static_cast<QBoxLayout *>(m_chips->layout())->addStretch();
    m_chips->setVisible(!sources.empty());
}

void Bubble::fitWidth()
{
    int wide = m_body->fontMetrics().size(0, m_body->plain()).width() + 28;
    for (const QWidget *other :
        {static_cast<QWidget *>(m_code), m_chips, m_actions, static_cast<QWidget *>(m_corrections)}) {
        if (other->isVisibleTo(this))
            wide = qMax(wide, other->sizeHint().width() + 32);
    }
    m_stack->setMaximumWidth(qMin(kWidest, wide));
}

void Bubble::setShown(bool shown)
{
    m_isShown = shown;
    renderInks();
}

void Bubble::renderInks()
{
    const Ink fill = m_isFailed ? Ink::DangerBg : m_side == Side::Question ? Ink::Selection : Ink::Surface;
    Ink edge = m_isFailed || m_side == Side::Question ? fill : Ink::Border;
    if (m_isShown && m_side == Side::Answer)
        edge = Ink::AccentFill;
    if (m_hasKeyboardFocus)
        edge = Ink::Focus;
    m_card->setInks(fill, edge);
}

bool Bubble::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonRelease:
        emit chosen(); // a drag that selects text chooses as well: both are about this exchange
        break;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == m_card && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
            emit chosen();
            return true;
        }
        break;
    }
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        m_hasKeyboardFocus = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
            || reason == Qt::ShortcutFocusReason;
        renderInks();
        break;
    }
    case QEvent::FocusOut:
        m_hasKeyboardFocus = false;
        renderInks();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace answerdesk::console
