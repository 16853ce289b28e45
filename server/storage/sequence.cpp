// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/sequence.h"

namespace answerdesk::storage {

qint64 nextValue(Connection &connection, const QString &companyKey, const QString &name)
{
    return connection.memory<Sequences>().next(connection, companyKey, name);
}

qint64 Sequences::next(Connection &connection, const QString &companyKey, const QString &name)
{
    const Key key(companyKey, name);
    auto entry = m_entries.find(key);
    if (entry == m_entries.end()) {
        Rows rows = connection.run(
            "SELECT last_value FROM sequence WHERE company_key = ? AND name = ?", companyKey, name);
        entry = m_entries.insert(key, {rows.next() ? rows.integer(0) : 0, false});
    }
    if (!std::exchange(entry->isDirty, true))
        m_dirty << key;
    m_given << key;
    return ++entry->last;
}

bool Sequences::undoJob()
{
    for (const Key &key : std::as_const(m_given))
        --m_entries[key].last;
    m_given.clear();
    return true;
}

void Sequences::store(Connection &connection)
{
    for (const Key &key : std::as_const(m_dirty)) {
        Entry &entry = m_entries[key];
        connection.run("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, ?) "
                       "ON CONFLICT (company_key, name) DO UPDATE SET last_value = excluded.last_value",
            key.first, key.second, entry.last);
        entry.isDirty = false;
    }
    m_dirty.clear();
    if (m_entries.size() > kMaxKept)
        m_entries.clear();
}

} // namespace answerdesk::storage
