// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/core/clock.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class Badge;
class DayBars;
class ElidedLabel;
class FactList;

/// What the list leaves out of the chosen key, and what can be done with it.
class KeyDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit KeyDetails(const Clock &clock, QWidget *parent = nullptr);
    void setKey(const api::ApiKey &key);
    /// State, name and facts, one a line. Holds no secret.
    QString text() const;
    void setOffline(bool offline, const QString &reason);

signals:
    void editRequested();
    void rotateRequested();
    void revokeRequested();
    void requestsRequested();
    void historyRequested();

private:
    void applyEnabled();
    const Clock &m_clock;
    ElidedLabel *m_name;
    Badge *m_state;
    Badge *m_test;
    FactList *m_facts;
    DayBars *m_bars;
    QPushButton *m_requests;
    QPushButton *m_history;
    QPushButton *m_edit;
    QPushButton *m_rotate;
    QPushButton *m_revoke;
    bool m_ended = false;
    bool m_offline = false;
    QString m_reason;
    QString m_title; ///< of text()
};

} // namespace answerdesk::console
