// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/feeds/feed_strip.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class FactList;

/// What is known of the chosen feed, and how its latest run goes.
class FeedDetails final : public QWidget
{
    Q_OBJECT
public:
    /// Buttons of these stand in the head, from left to right.
    FeedDetails(FeedStrip *strip, const QList<QAction *> &icons, const QList<QAction *> &verbs,
        const Clock &clock, QWidget *parent = nullptr);
    void setFeed(const api::Feed &feed);
    QString text() const; ///< all facts, a line each

private:
    const Clock &m_clock;
    FeedStrip *m_strip;
    ElidedLabel *m_name;
    Badge *m_state;
    FactList *m_facts;
};

} // namespace answerdesk::console
