// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

class SegmentedControl;

/// Asks how long events are still accepted with the earlier analytics secret, or without one. It stays open
/// while the server is asked.
class AnalyticsSecretDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// isRotation: the company has a secret already.
    AnalyticsSecretDialog(const Clock &clock, bool isRotation, QWidget *parent);
    void showRefusal(const Fault &fault);

signals:
    void submitted(int overlapSeconds);

private:
    void showOverlap();
    const Clock &m_clock;
    bool m_isRotation;
    SegmentedControl *m_overlap;
    Paragraph *m_note;
};

} // namespace answerdesk::console
