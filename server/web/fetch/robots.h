// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QUrl>
#include <vector>

namespace answerdesk::web {

/// The rules of one robots.txt for one robot (RFC 9309): the longest matching rule decides, Allow wins a tie,
/// the robot's own group comes before "*". A plain value.
class RobotsRules
{
public:
    RobotsRules() = default; ///< permits all
    static RobotsRules parse(QByteArrayView text, QByteArrayView robot);
    bool permits(const QUrl &url) const;
    /// What the robot's group asks for between two requests, in milliseconds; up to a day.
    int crawlDelayMs() const { return m_crawlDelayMs; }

private:
    struct Rule {
        QByteArray pattern;
        bool allow = false;
    };
    std::vector<Rule> m_rules;
    int m_crawlDelayMs = 0;
};

} // namespace answerdesk::web
