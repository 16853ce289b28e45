// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cards/card.h"

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

/// A card with a title, what it shows, and at the right of the title the button that opens its page.
class PanelCard : public Card
{
    Q_OBJECT
public:
    PanelCard(const QString &title, const QString &opens, QWidget *parent = nullptr);
    QPushButton *opener() const { return m_opener; }

signals:
    void opened();

protected:
    /// Takes what is shown away; the caller adds it anew.
    void clearBody();
    void addToBody(QWidget *widget);
    /// A sentence in the place of the rows.
    void addSentence(const QString &text);
    void setTitle(const QString &title);

private:
    QLabel *m_title;
    QPushButton *m_opener;
    QVBoxLayout *m_body;
};

} // namespace answerdesk::console
