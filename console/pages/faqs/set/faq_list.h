// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/set/faq_verb.h"
#include "shared/core/clock.h"
#include "shared/models/faq_model.h"
#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace answerdesk::console {

class FaqCard;

/// The questions and answers of a page as cards. One of them is current: Tab goes to it, the arrow keys to
/// its neighbours. Cards stay while the model changes, and with them the focus and the place.
class FaqList final : public QScrollArea
{
    Q_OBJECT
public:
    /// The model is not owned.
    FaqList(models::FaqModel *model, const Clock &clock, QWidget *parent = nullptr);
    ~FaqList() override;
    /// The menu and the keys of every card.
    void setCardActions(const QList<QAction *> &actions) { m_cardActions = actions; }
    void setApprovalRequired(bool required);
    /// Why nothing can be changed; empty when it can.
    void setBlocked(const QString &reason);
    qint64 current() const { return m_current; } ///< faq_id; 0: none
    void setCurrent(qint64 faqId, bool focus = false);
    /// Gives it the focus, as soon as there is such a card.
    void focusOn(qint64 faqId);
    void focusCurrent() { setCurrent(m_current, true); }
    FaqCard *card(qint64 faqId) const;

signals:
    void currentChanged(qint64 faqId);
    void verbWanted(answerdesk::console::FaqVerb verb, qint64 faqId);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void sync();
    FaqCard *makeCard();
    void focusCame(const QWidget *widget);
    void dragTo(qint64 faqId, const QPoint &global);
    void endDrag(qint64 faqId, bool dropped);
    /// The row that a card would have when it were dropped at a height of the list.
    int rowAt(int from, int y) const;

    models::FaqModel *m_model;
    const Clock &m_clock;
    QWidget *m_host;
    QVBoxLayout *m_layout;
    QWidget *m_marker; ///< where the dragged card would go
    QList<FaqCard *> m_cards; ///< in the order of the rows
    QList<QAction *> m_cardActions;
    qint64 m_current = 0;
    qint64 m_awaited = 0; ///< is to have the focus
    int m_target = -1; ///< row; -1: nothing is dragged
    bool m_isApprovalRequired = false;
    QString m_blocked;
};

} // namespace answerdesk::console
