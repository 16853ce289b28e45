// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/set/faq_verb.h"
#include "console/widgets/cards/card.h"
#include <QtCore/QDateTime>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Paragraph;

/// One question with its answer, what was done to it and what it rests on. It takes the focus as a whole; the
/// keys that work then are those of its actions, which are its menu as well.
class FaqCard final : public Card
{
    Q_OBJECT
public:
    explicit FaqCard(QWidget *parent = nullptr);
    void setFaq(const api::Faq &faq, bool isApprovalRequired, const QDateTime &now);
    const api::Faq &faq() const { return m_faq; }
    /// Why nothing can be changed; empty when it can.
    void setBlocked(const QString &reason);
    /// The card that Tab goes to, with its buttons; one of the list.
    void setCurrent(bool current);
    /// The question and the answer, or what is selected of them.
    void copy() const;

signals:
    void verbWanted(answerdesk::console::FaqVerb verb);
    void dragMoved(const QPoint &global);
    void dragEnded(bool dropped);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void fill();
    void fillBadges();
    void fillReview();
    void fillSources();
    void applyEnabled();
    void applyEdge();
    QPushButton *verbButton(FaqVerb verb, const QString &icon);

    api::Faq m_faq;
    QDateTime m_now;
    bool m_isApprovalRequired = false;
    bool m_isCurrent = false;
    QString m_blocked;
    QByteArray m_shown; ///< what the card was filled from
    Paragraph *m_question;
    Paragraph *m_answer;
    QWidget *m_badges;
    QWidget *m_review;
    QVBoxLayout *m_sources;
    QList<std::pair<FaqVerb, QPushButton *>> m_buttons; ///< the standing ones and those of the review
    QPushButton *m_more;
};

} // namespace answerdesk::console
