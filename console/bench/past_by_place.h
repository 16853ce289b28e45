// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QString>
#include <utility>

namespace answerdesk::console {

/// What a part of the bench has done, kept for each server and company: it comes back with them.
template <typename Past>
class PastByPlace
{
public:
    /// Whether place is another one than before: now then becomes what was kept for it, or empty. Without a
    /// place, nobody is signed in, the last one goes on.
    bool change(const QString &place, Past &now)
    {
        if (place.isEmpty() || place == m_place)
            return false;
        const QString before = std::exchange(m_place, place);
        if (before.isEmpty())
            return false; // the first one takes what is there
        m_kept.insert(before, std::move(now));
        now = m_kept.take(place);
        return true;
    }

    /// What is kept for other places.
    void forgetOthers() { m_kept.clear(); }

private:
    QString m_place;
    QHash<QString, Past> m_kept;
};

} // namespace answerdesk::console
