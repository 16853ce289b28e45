// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/pregeneration/pregeneration_desk.h"
#include "console/widgets/feedback/work_strip.h"

class QPushButton;

namespace answerdesk::console {

/// How far a pre-generation is, in one row, with what can be done about it.
class PregenerationStrip final : public WorkStrip
{
    Q_OBJECT
public:
    /// The desk is not owned and outlives the strip.
    explicit PregenerationStrip(PregenerationDesk *desk, QWidget *parent = nullptr);
    /// Why nothing can be changed, as a sentence; empty when it can.
    void setBlocked(const QString &reason);

private:
    void show();
    void showReport(const std::vector<api::PregenerationLine> &lines);
    QString sentence() const;
    PregenerationDesk *m_desk;
    QPushButton *m_report;
    QPushButton *m_pause;
    QPushButton *m_cancel;
    QPushButton *m_close;
    QString m_blocked;
};

} // namespace answerdesk::console
