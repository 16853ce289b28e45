// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cards/card.h"
#include "shared/api/evaluations.h"
#include "shared/client/api_client.h"

class QComboBox;

namespace answerdesk::console {

class FactList;
class Paragraph;

/// What other values of answer_threshold_percent would have come to in the last run of a set of questions.
class ThresholdCurve final : public Card
{
    Q_OBJECT
public:
    explicit ThresholdCurve(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &company);
    /// Reads the sets again.
    void refresh();

private:
    void showSets(std::vector<api::EvaluationSet> sets);
    void showCurve();
    client::ApiClient *m_client = nullptr;
    QString m_company;
    client::PendingCall m_call;
    std::vector<api::EvaluationSet> m_sets; ///< with a finished run
    QComboBox *m_choice;
    Paragraph *m_note;
    FactList *m_rows;
};

} // namespace answerdesk::console
