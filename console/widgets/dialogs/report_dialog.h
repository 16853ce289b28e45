// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"

namespace answerdesk::console {

/// What was left out of something, a line each with its reason; to be copied.
class ReportDialog : public TaskDialog
{
    Q_OBJECT
public:
    struct Line {
        QString what;
        QString reason;
    };
    struct Texts {
        QString heading;
        QString summary;
        QString what; ///< title of the first column: "File"
        QString reason;
    };
    /// The width is that of the first column.
    ReportDialog(const Texts &texts, const QList<Line> &lines, int width, QWidget *parent);
};

} // namespace answerdesk::console
