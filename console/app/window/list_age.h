// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QObject>

namespace answerdesk::console {

class ChangeFeed;
class Page;

/// Says in the header of each page with lists how old they are: "live" while the server reports changes, else
/// the time they were last known to be current. GUI thread.
class ListAge final : public QObject
{
    Q_OBJECT
public:
    explicit ListAge(const ChangeFeed &feed, QObject *parent = nullptr);
    /// Before its lists are read.
    void add(Page *page);

private:
    void show(Page *page) const;
    const ChangeFeed &m_feed;
    QHash<Page *, QDateTime> m_read; ///< when one of its lists was last read; invalid: never
};

} // namespace answerdesk::console
