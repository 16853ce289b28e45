// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

class SegmentedControl;

/// Asks how long the earlier secret of a key works beside the new one. It stays open while the server is
/// asked.
class RotateKeyDialog final : public TaskDialog
{
    Q_OBJECT
public:
    RotateKeyDialog(const Clock &clock, const QString &keyName, QWidget *parent);
    void showRefusal(const Fault &fault);

signals:
    void submitted(int overlapSeconds);

private:
    void showOverlap();
    const Clock &m_clock;
    SegmentedControl *m_overlap;
    Paragraph *m_note;
};

} // namespace answerdesk::console
