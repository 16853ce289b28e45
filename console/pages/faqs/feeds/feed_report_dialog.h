// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/feeds.h"

namespace answerdesk::console {

/// The problems of a run: how many of each reason, and the first of them with their place in the file.
class FeedReportDialog final : public TaskDialog
{
    Q_OBJECT
public:
    FeedReportDialog(const QString &feedName, const api::FeedRun &run,
        const std::vector<api::FeedLine> &lines, QWidget *parent);
};

} // namespace answerdesk::console
