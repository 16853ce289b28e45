// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <memory>
#include <vector>

namespace answerdesk::web {

/// Memory of one parse, released as a whole: the parser makes many small pieces, and giving each of them back
/// costs as much as making it. What is released in between stays unused until the end.
class ParseArena
{
public:
    /// In the form that the parser calls; arena is a ParseArena.
    static void *allocate(void *arena, std::size_t size)
    {
        return static_cast<ParseArena *>(arena)->next(size);
    }
    static void release(void *, void *) { }

private:
    static constexpr std::size_t kChunk = 512 * 1024;

    void *next(std::size_t size)
    {
        size = (size + alignof(std::max_align_t) - 1) & ~(alignof(std::max_align_t) - 1);
        if (size > kChunk / 4)
            return added(size);
        if (size > m_left) {
            m_next = added(kChunk);
            m_left = kChunk;
        }
        std::byte *piece = m_next;
        m_next += size;
        m_left -= size;
        return piece;
    }

    std::byte *added(std::size_t size)
    {
        m_chunks.push_back(std::make_unique_for_overwrite<std::byte[]>(size));
        return m_chunks.back().get();
    }

    std::vector<std::unique_ptr<std::byte[]>> m_chunks;
    std::byte *m_next = nullptr;
    std::size_t m_left = 0;
};

} // namespace answerdesk::web
