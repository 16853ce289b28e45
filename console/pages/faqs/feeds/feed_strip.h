// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/feeds/feed_upload.h"
#include "console/widgets/feedback/work_strip.h"

class QAction;

namespace answerdesk::console {

/// How the latest run of a feed goes or went, always in the same place; with what can be done about it.
class FeedStrip final : public WorkStrip
{
    Q_OBJECT
public:
    /// upload: outlives the strip.
    FeedStrip(
        const FeedUpload *upload, QAction *report, QAction *goOn, QAction *cancel, QWidget *parent = nullptr);
    void setFeed(const api::Feed &feed);

private:
    void showUpload();
    void showRun(const api::FeedRun &run);
    const FeedUpload *m_upload;
};

} // namespace answerdesk::console
