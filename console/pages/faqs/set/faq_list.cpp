// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_list.h"
#include "console/pages/faqs/set/faq_card.h"
#include "console/widgets/basics/builders.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidest = 820; // longer lines are hard to read
constexpr int kGap = 8, kMarker = 3, kEdge = 40;

class Marker final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawRounded(&painter, rect(), 1.5, themeOf(this).color(Ink::Focus));
    }
};

} // namespace

FaqList::FaqList(models::FaqModel *model, const Clock &clock, QWidget *parent)
    : QScrollArea(parent)
    , m_model(model)
    , m_clock(clock)
    , m_host(new QWidget)
    , m_layout(column(m_host, 0, kGap))
    , m_marker(new Marker(m_host))
{
    setObjectName(u"faqList"_s);
    setAccessibleName(tr("Questions and answers"));
    m_layout->setContentsMargins(0, 0, 0, 16);
    m_layout->addStretch();
    m_host->setMaximumWidth(kWidest);
    m_marker->hide();
    setWidget(m_host);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the cards end where the head above them does
    setFocusPolicy(Qt::NoFocus);
    connect(m_model, &models::RemoteModel::loaded, this, &FaqList::sync);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FaqList::sync);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &FaqList::sync);
    connect(qApp, &QApplication::focusChanged, this,
        [this](const QWidget *, const QWidget *now) { focusCame(now); });
}

/// Cards that go with the list give up the focus, of which it need not hear any more.
FaqList::~FaqList() { qApp->disconnect(this); }

void FaqList::setApprovalRequired(bool required)
{
    if (std::exchange(m_isApprovalRequired, required) != required)
        sync();
}

void FaqList::setBlocked(const QString &reason)
{
    m_blocked = reason;
    for (FaqCard *each : std::as_const(m_cards))
        each->setBlocked(reason);
}

FaqCard *FaqList::card(qint64 faqId) const
{
    for (FaqCard *each : m_cards) {
        if (each->faq().faqId == faqId)
            return each;
    }
    return nullptr;
}

FaqCard *FaqList::makeCard()
{
    auto *made = new FaqCard(m_host);
    made->addActions(m_cardActions);
    made->setBlocked(m_blocked);
    connect(made, &FaqCard::verbWanted, this, [this, made](FaqVerb verb) {
        setCurrent(made->faq().faqId);
        emit verbWanted(verb, made->faq().faqId);
    });
    connect(made, &FaqCard::dragMoved, this,
        [this, made](const QPoint &global) { dragTo(made->faq().faqId, global); });
    connect(
        made, &FaqCard::dragEnded, this, [this, made](bool dropped) { endDrag(made->faq().faqId, dropped); });
    return made;
}

void FaqList::sync()
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    QList<FaqCard *> wanted;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        FaqCard *shown = card(m_model->at(row).faqId);
        if (!shown)
            shown = makeCard();
        shown->setFaq(m_model->at(row), m_isApprovalRequired, now);
        if (const int at = m_layout->indexOf(shown); at != row) {
            if (at >= 0)
                m_layout->removeWidget(shown);
            m_layout->insertWidget(row, shown);
            shown->show();
        }
        wanted << shown;
    }
    const qsizetype before = m_cards.indexOf(card(m_current));
    bool hadFocus = false;
    for (FaqCard *each : std::as_const(m_cards)) {
        if (wanted.contains(each))
            continue;
        hadFocus = hadFocus || each->hasFocus() || each->isAncestorOf(QApplication::focusWidget());
        each->hide();
        each->deleteLater(); // one of its own signals may be the reason
    }
    m_cards = wanted;
    if (!card(m_current)) { // the one that took its place
        const qsizetype next = qMin(qMax<qsizetype>(before, 0), m_cards.size() - 1);
        setCurrent(next < 0 ? 0 : m_cards[next]->faq().faqId, hadFocus);
    }
    if (m_awaited && card(m_awaited))
        setCurrent(std::exchange(m_awaited, 0), true);
    emit currentChanged(m_current); // it may have other words by now
}

void FaqList::focusOn(qint64 faqId)
{
    if (card(faqId))
        setCurrent(faqId, true);
    else
        m_awaited = faqId;
}

void FaqList::setCurrent(qint64 faqId, bool focus)
{
    const bool isOther = std::exchange(m_current, faqId) != faqId;
    for (FaqCard *each : std::as_const(m_cards))
        each->setCurrent(each->faq().faqId == faqId);
    if (FaqCard *shown = card(faqId); shown && focus) {
        shown->setFocus(Qt::OtherFocusReason);
        m_layout->activate(); // it may have been moved just now
        ensureWidgetVisible(shown, 0, kGap);
    }
    if (isOther)
        emit currentChanged(faqId);
}

void FaqList::focusCame(const QWidget *widget)
{
    for (FaqCard *each : std::as_const(m_cards)) {
        if (widget && (each == widget || each->isAncestorOf(widget)))
            return setCurrent(each->faq().faqId);
    }
}

void FaqList::keyPressEvent(QKeyEvent *event)
{
    const int row = m_model->rowOf(m_current), last = m_model->rowCount() - 1;
    const int target = event->key() == Qt::Key_Down ? row + 1
        : event->key() == Qt::Key_Up                ? row - 1
        : event->key() == Qt::Key_Home              ? 0
        : event->key() == Qt::Key_End               ? last
                                                    : -1;
    const bool isPlain = !(event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::ShiftModifier));
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && row >= 0)
        emit verbWanted(FaqVerb::Edit, m_current);
    else if (isPlain && target >= 0 && target <= last)
        setCurrent(m_model->at(target).faqId, true);
    else
        QScrollArea::keyPressEvent(event);
}

int FaqList::rowAt(int from, int y) const
{
    const bool isPinned = m_model->at(from).pinned;
    int first = -1, last = -1, row = 0;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        if (m_model->at(i).pinned != isPinned)
            continue;
        if (first < 0)
            first = i;
        last = i;
    }
    for (int i = 0; i < m_cards.size(); ++i)
        row += i != from && m_cards[i]->geometry().center().y() < y;
    return qBound(first, row, last); // pinned ones stay before the others
}

void FaqList::dragTo(qint64 faqId, const QPoint &global)
{
    const int from = m_model->rowOf(faqId);
    if (from < 0 || !m_blocked.isEmpty())
        return;
    const int y = m_host->mapFromGlobal(global).y();
    ensureVisible(0, y, 0, kEdge);
    m_target = rowAt(from, y);
    const QRect beside = m_cards[m_target]->geometry();
    const int line
        = m_target > from ? beside.bottom() + (kGap - kMarker) / 2 + 1 : beside.top() - (kGap + kMarker) / 2;
    m_marker->setGeometry(beside.left(), line, beside.width(), kMarker);
    m_marker->setVisible(m_target != from);
    m_marker->raise();
}

void FaqList::endDrag(qint64 faqId, bool dropped)
{
    m_marker->hide();
    const int from = m_model->rowOf(faqId), to = std::exchange(m_target, -1);
    if (dropped && from >= 0 && to >= 0)
        m_model->move(from, to);
}

} // namespace answerdesk::console
