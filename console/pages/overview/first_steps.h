// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "console/widgets/cards/card.h"

class QVBoxLayout;

namespace answerdesk::console {

class AccessRights;

/// One thing that is to be done before shoppers get answers.
struct FirstStep {
    QString id; ///< for tests: "key"
    QString icon;
    QString title;
    QString why;
    QString verb;
    QString page;
    QString view;
    bool isDone = false;
    QString reason = {}; ///< why the reader cannot do it; empty when it can be done
    friend bool operator==(const FirstStep &, const FirstStep &) = default;
};

/// Company, knowledge, key, FAQs, first question.
QList<FirstStep> firstStepsOf(const OverviewFacts &facts, const AccessRights &rights);

/// The steps, each ticked when it is done; the first that is not has the primary button.
class FirstStepsCard final : public Card
{
    Q_OBJECT
public:
    explicit FirstStepsCard(QWidget *parent = nullptr);
    void setSteps(const QList<FirstStep> &steps);

signals:
    void pageWanted(const QString &page, const QString &view);

private:
    QWidget *rowOf(const FirstStep &step, bool isNext);
    QList<FirstStep> m_steps;
    QLabel *m_count;
    QVBoxLayout *m_rows;
};

} // namespace answerdesk::console
