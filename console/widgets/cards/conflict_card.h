// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cards/card.h"

namespace answerdesk::console {

class Paragraph;

/// What somebody else has made of a text meanwhile, above one's own, with the offer to take it over. Hidden
/// until there is such a thing.
class ConflictCard final : public Card
{
    Q_OBJECT
public:
    explicit ConflictCard(QWidget *parent = nullptr);
    /// Who was faster, in a sentence, and what it says now.
    void setTheirs(const QString &sentence, const QString &theirs);

signals:
    void takeOverWanted();

private:
    Paragraph *m_text;
};

} // namespace answerdesk::console
