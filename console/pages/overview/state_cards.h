// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "console/pages/overview/panel_card.h"

namespace answerdesk::console {

/// How old the text is that answers come from.
class FreshnessCard final : public PanelCard
{
    Q_OBJECT
public:
    explicit FreshnessCard(QWidget *parent = nullptr);
    void setKnowledge(const api::OverviewKnowledge &knowledge, const QDateTime &now);

private:
    void addSource(const api::OverviewSource &source, const QDateTime &now);
    QString m_shown; ///< what the rows say, so that they are made anew only when they differ
};

/// What became of the last questions.
class AnswersCard final : public PanelCard
{
    Q_OBJECT
public:
    explicit AnswersCard(QWidget *parent = nullptr);
    void setAnswers(const api::OverviewAnswers &answers);

private:
    QByteArray m_shown;
};

/// The audit log's last entries, in words.
class ChangesCard final : public PanelCard
{
    Q_OBJECT
public:
    explicit ChangesCard(QWidget *parent = nullptr);
    void setChanges(const std::vector<api::AuditEntry> &changes, const QDateTime &now);
    /// The reader may not see them.
    void setRefused();

private:
    QString m_shown;
};

} // namespace answerdesk::console
