// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/gaps.h"
#include "shared/core/clock.h"
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class Paragraph;
class ScoreBar;

/// The chosen gap: how near the documents came, and what can be done about it.
class GapDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit GapDetails(const Clock &clock, QWidget *parent = nullptr);
    void setGap(const api::Gap &gap);
    /// Entries for the lexicon, of the gap that is shown.
    void setProposals(const std::vector<api::ProposedEntry> &entries);
    QString text() const; ///< all that is shown but the passages, a line each
    void setOffline(bool offline, const QString &reason);

signals:
    void answerRequested();
    void linkRequested();
    void questionRequested(); ///< for a set of questions
    void entryRequested(const answerdesk::api::ProposedEntry &entry);
    void askRequested();
    void dismissRequested();
    void reopenRequested();

private:
    void showNearest();
    const Clock &m_clock;
    api::Gap m_gap;
    Paragraph *m_question;
    Badge *m_state;
    Badge *m_locale;
    ElidedLabel *m_facts;
    QPushButton *m_ask;
    QPushButton *m_answer;
    QPushButton *m_dismiss;
    QPushButton *m_reopen;
    QPushButton *m_link;
    QPushButton *m_evaluate;
    Paragraph *m_linked;
    Paragraph *m_score;
    ScoreBar *m_bar;
    QVBoxLayout *m_nearest;
    QVBoxLayout *m_proposals;
    bool m_offline = false;
    QString m_reason; ///< why the buttons rest
};

} // namespace answerdesk::console
