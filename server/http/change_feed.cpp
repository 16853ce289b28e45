// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/change_feed.h"

namespace answerdesk::http {

void ChangeFeed::note(const QString &companyKey, std::span<const api::ChangeTopic> topics)
{
    bool isNews = false;
    {
        const std::scoped_lock lock(m_mutex);
        const qint64 next = m_latest + 1;
        for (const api::ChangeTopic topic : topics) {
            // A company that goes is nobody's to read any more, but the list of companies is shorter.
            const QString &key = topic == api::ChangeTopic::Companies ? QString() : companyKey;
            qint64 &at = m_changes[key].at[std::size_t(topic)];
            if (at > m_given)
                continue; // no reader has seen the change before this one: they count as one
            at = next;
            isNews = true;
        }
        if (isNews)
            m_latest = next;
    }
    if (isNews)
        m_watches.announce(QString());
}

api::Changes ChangeFeed::since(qint64 after, const Sees &sees)
{
    const std::scoped_lock lock(m_mutex);
    std::array<bool, api::kChangeTopics> isChanged{};
    if (after < m_first || after > m_latest)
        isChanged.fill(true);
    for (auto company = m_changes.cbegin(); company != m_changes.cend(); ++company) {
        for (std::size_t topic = 0; topic < api::kChangeTopics; ++topic) {
            if (!isChanged[topic] && company->at[topic] > after)
                isChanged[topic] = sees(company.key(), api::ChangeTopic(topic));
        }
    }
    api::Changes changes;
    m_given = m_latest;
    changes.revision = QString::number(m_latest);
    for (std::size_t topic = 0; topic < api::kChangeTopics; ++topic) {
        if (isChanged[topic])
            changes.topics.push_back(api::ChangeTopic(topic));
    }
    return changes;
}

QString ChangeFeed::revision()
{
    const std::scoped_lock lock(m_mutex);
    m_given = m_latest;
    return QString::number(m_latest);
}

void ChangeFeed::watch(qint64 after, int seconds, Sees sees, std::function<void()> answer)
{
    m_watches.watch({}, seconds,
        {[this, after, sees = std::move(sees)] { return !since(after, sees).topics.empty(); },
            std::move(answer)});
}

} // namespace answerdesk::http
