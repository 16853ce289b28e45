// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cards/card.h"
#include "shared/models/document_model.h"
#include <QtWidgets/QScrollArea>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class ErrorState;

/// The passages of the chosen document as cards, with the headings above each; more of them on demand.
class PassageView final : public QScrollArea
{
    Q_OBJECT
public:
    /// The model is not owned.
    explicit PassageView(models::PassageModel *model, QWidget *parent = nullptr);

private:
    void clear();
    void append(int first, int last);
    void showEnd();
    models::PassageModel *m_model;
    QVBoxLayout *m_cards;
    ErrorState *m_error;
    QPushButton *m_more;
};

} // namespace answerdesk::console
