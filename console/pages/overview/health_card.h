// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "console/widgets/cards/card.h"

namespace answerdesk::console {

class ElidedLabel;

/// Whether everything works, since when that is known, and what the server is.
class HealthCard final : public Card
{
    Q_OBJECT
public:
    explicit HealthCard(QWidget *parent = nullptr);
    void setFacts(const OverviewFacts &facts, const QDateTime &now, bool isOffline);

signals:
    void serverWanted();

private:
    /// Its value, which alone with its name has a widget of its own.
    QLabel *addFact(QLayout *line, const QString &name);
    void setState(Tone tone, const QString &icon, const QString &what, const QString &why);
    QWidget *m_icon;
    QString m_iconName;
    Tone m_tone = Tone::Neutral;
    ElidedLabel *m_what;
    ElidedLabel *m_why;
    QLabel *m_version;
    QLabel *m_uptime;
    QLabel *m_database;
    QLabel *m_passages;
};

} // namespace answerdesk::console
