// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/address_counts.h"
#include "shared/core/log_area.h"

namespace answerdesk::http {

namespace {
constexpr int kWarningMs = 60'000;
}

bool AddressCounts::add(const QHostAddress &network, int most)
{
    if (count(network, most))
        return true;
    if (takeWarning())
        qCWarning(area::http,
            "%s has %d connections, which is the most for one address; more get 503 (setting "
            "max_connections_per_address)",
            qUtf8Printable(network.toString()), most);
    return false;
}

bool AddressCounts::count(const QHostAddress &network, int most)
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_counts.find(network);
    if (known == m_counts.end()) {
        if (most > 0)
            m_counts.insert(network, 1);
        return most > 0;
    }
    if (*known >= most)
        return false;
    ++*known;
    return true;
}

void AddressCounts::remove(const QHostAddress &network)
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_counts.find(network);
    if (known != m_counts.end() && --*known == 0)
        m_counts.erase(known);
}

qsizetype AddressCounts::networks() const
{
    const std::scoped_lock lock(m_mutex);
    return m_counts.size();
}

bool AddressCounts::takeWarning()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_nextWarning.hasExpired())
        return false;
    m_nextWarning.setRemainingTime(kWarningMs);
    return true;
}

} // namespace answerdesk::http
