// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>
#include <typeindex>
#include <unordered_map>

namespace answerdesk::storage {

class Connection;

/// What the writer's jobs keep in memory between statements and transactions, so that they need not read it
/// again or write it one by one. Made by Connection::memory() on first use, used on the writer's thread only,
/// and destroyed when a transaction is lost: it never knows of rows that are not there.
class WriterMemory
{
public:
    virtual ~WriterMemory() = default;
    virtual void endJob() { } ///< what the job under way wrote stays, if the transaction does
    /// What the job under way wrote is undone. False: this memory can't tell what that was, and is dropped.
    virtual bool undoJob() { return false; }
    /// Writes what is still owed to the database, before COMMIT; asks no other memory, which may have written
    /// already. Throws SqlFailure.
    virtual void store(Connection &) { }
};

/// The memories of one connection, one of each type.
class WriterMemories
{
public:
    template <typename T>
    T &of()
    {
        std::unique_ptr<WriterMemory> &entry = m_entries[typeid(T)];
        if (!entry)
            entry = std::make_unique<T>();
        return static_cast<T &>(*entry);
    }
    void endJob()
    {
        for (const auto &[type, memory] : m_entries)
            memory->endJob();
    }
    void undoJob()
    {
        std::erase_if(m_entries, [](const auto &entry) { return !entry.second->undoJob(); });
    }
    void store(Connection &connection)
    {
        for (const auto &[type, memory] : m_entries)
            memory->store(connection);
    }
    void forget() { m_entries.clear(); }

private:
    std::unordered_map<std::type_index, std::unique_ptr<WriterMemory>> m_entries;
};

} // namespace answerdesk::storage
