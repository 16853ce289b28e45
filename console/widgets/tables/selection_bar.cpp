// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/tables/selection_bar.h"
#include "console/widgets/basics/builders.h"
#include <QtCore/QLocale>
#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kBesideText = 16, kLongestBar = 240, kShortestBar = 40, kBarHeight = 6;
}

SelectionBar::SelectionBar(QWidget *parent)
    : QWidget(parent)
    , m_line(row(this))
    , m_text(label({}, Type::Strong))
    , m_actions(new QHBoxLayout)
    , m_bar(new QProgressBar)
    , m_clear(button(tr("Clear"), u"close"_s, Kind::Ghost, tr("Clear the selection (Esc)")))
    , m_cancel(button(tr("Cancel")))
{
    setObjectName(u"selectionBar"_s);
    m_text->setObjectName(u"selectionText"_s);
    m_clear->setObjectName(u"selectionClear"_s);
    m_cancel->setObjectName(u"selectionCancel"_s);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(kBarHeight);
    m_bar->setMinimumWidth(kShortestBar);
    m_bar->setMaximumWidth(kLongestBar);
    m_bar->setAccessibleName(tr("Progress"));
    m_line->addWidget(m_text);
    m_line->addSpacing(kBesideText - m_line->spacing());
    m_line->addLayout(m_actions);
    m_line->addWidget(m_bar, 1);
    m_line->addStretch(1);
    m_line->addWidget(m_clear);
    m_line->addWidget(m_cancel);
    m_actions->setSpacing(m_line->spacing());
    m_buttons.append({m_clear, nullptr});
    connect(m_clear, &QPushButton::clicked, this, &SelectionBar::clearRequested);
    connect(m_cancel, &QPushButton::clicked, this, &SelectionBar::cancelRequested);
    showActions();
}

QPushButton *SelectionBar::makeButton(QAction *action, QPushButton *shown)
{
    const auto follow = [this, action, shown] {
        shown->setEnabled(action->isEnabled());
        shown->setToolTip(action->toolTip());
        shown->setAccessibleName(action->iconText());
        fit();
    };
    connect(action, &QAction::changed, shown, follow);
    connect(shown, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons.insert(m_buttons.size() - 1, {shown, action});
    follow();
    return shown;
}

void SelectionBar::add(QAction *action)
{
    auto *shown = button(action->iconText());
    shown->setIcon(action->icon());
    m_actions->addWidget(makeButton(action, shown));
}

void SelectionBar::addQuiet(QAction *action)
{
    auto *shown = button(action->iconText(), {}, Kind::Ghost);
    shown->setIcon(action->icon());
    m_line->insertWidget(m_line->indexOf(m_clear), makeButton(action, shown));
}

void SelectionBar::say(const QString &words)
{
    m_text->setText(words);
    setAccessibleName(words);
    if (!isVisible())
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void SelectionBar::setCount(int count)
{
    const bool isOther = std::exchange(m_count, count) != count;
    if (isOther && m_cancel->isHidden())
        showActions();
}

void SelectionBar::showActions()
{
    for (const auto &[shown, action] : std::as_const(m_buttons))
        shown->show();
    m_bar->hide();
    m_cancel->hide();
    say(tr("%1 selected").arg(QLocale().toString(m_count)));
    fit();
}

void SelectionBar::showProgress(const QString &words, int done, int total)
{
    const bool begins = m_cancel->isHidden();
    for (const auto &[shown, action] : std::as_const(m_buttons))
        shown->hide();
    m_bar->show();
    m_bar->setRange(0, total);
    m_bar->setValue(done);
    m_cancel->show();
    if (begins) {
        m_cancel->setEnabled(true);
        m_cancel->setToolTip({});
        say(words); // not each step of it
    }
    m_text->setText(words);
}

void SelectionBar::setCancelling()
{
    m_cancel->setEnabled(false);
    m_cancel->setToolTip(tr("Requests in progress are completed."));
}

QSize SelectionBar::minimumSizeHint() const
{
    const int control = themeOf(this).size(Size::Control);
    const int words = m_text->sizeHint().width() + kBesideText;
    if (m_cancel->isVisibleTo(this))
        return {words + kShortestBar + m_line->spacing() + m_cancel->sizeHint().width(), control};
    return {words + int(m_buttons.size()) * (control + m_line->spacing()), control};
}

void SelectionBar::fit()
{
    int needed = m_text->sizeHint().width() + kBesideText;
    for (const auto &[shown, action] : std::as_const(m_buttons)) {
        shown->setText(action ? action->iconText() : tr("Clear"));
        needed += shown->sizeHint().width() + m_line->spacing();
    }
    for (auto each = m_buttons.crbegin(); each != m_buttons.crend() && needed > width(); ++each) {
        needed -= each->first->sizeHint().width();
        each->first->setText({});
        needed += each->first->sizeHint().width();
    }
}

void SelectionBar::resizeEvent(QResizeEvent *event)
{
    fit();
    QWidget::resizeEvent(event);
}

void SelectionBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void SelectionBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_cancel->isHidden())
        emit clearRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace answerdesk::console
