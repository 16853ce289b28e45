// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How one snapshot of the index becomes the next.
#include "server/knowledge/index/retrieval_index.h"
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
#include <map>

namespace answerdesk::knowledge {

namespace {

using Parts = std::vector<ShelfPart>;

/// Merges of more passages than this wait for tidied().
constexpr std::size_t kQuickMerge = 500;
/// A shelf learns its threshold anew with the change itself when it is small, or when so much has changed.
constexpr std::size_t kQuickShelf = 300, kDriftShare = 10;
/// Deleted passages stay in memory until they are a fifth of their segment.
constexpr std::size_t kDeadShare = 5;

ShelfPart partOf(const QString &language, QList<Passage> passages)
{
    std::stable_sort(passages.begin(), passages.end(),
        [](const Passage &a, const Passage &b) { return a.passageId < b.passageId; });
    ShelfPart part;
    part.segment = std::make_shared<IndexSegment>(language, std::move(passages));
    part.count = part.segment->size();
    return part;
}

/// One segment of what is not deleted in several neighbours.
ShelfPart merged(const QString &language, Parts::const_iterator begin, Parts::const_iterator end)
{
    QList<Passage> passages;
    for (auto part = begin; part != end; ++part) {
        for (quint32 i = 0; i < part->segment->size(); ++i) {
            if (part->isLive(i))
                passages.append(part->segment->passages()[qsizetype(i)]);
        }
    }
    return partOf(language, std::move(passages));
}

/// One step towards parts of which each is at least twice as large as the next, and has few deleted passages:
/// so there are never more than the logarithm of the passages, and a passage is merged as many times. Says
/// whether there was something to do.
bool mergeOnce(const QString &language, Parts &parts, std::size_t most)
{
    for (std::size_t i = parts.size(); i-- > 1;) {
        if (parts[i - 1].count < 2 * parts[i].count && parts[i - 1].count + parts[i].count <= most) {
            const auto at = parts.begin() + qsizetype(i);
            parts[i - 1] = merged(language, at - 1, at + 1);
            parts.erase(at);
            return true;
        }
    }
    for (ShelfPart &part : parts) {
        const std::size_t size = part.segment->size();
        if (part.count <= most && (size - part.count) * kDeadShare > size) {
            const Parts alone{part};
            part = merged(language, alone.begin(), alone.end());
            return true;
        }
    }
    return false;
}

/// The shelf after a change; null when nothing is left.
std::shared_ptr<const IndexShelf> changedShelf(const QString &language, const IndexShelf *before,
    const std::vector<ShelfPlace> &removed, QList<Passage> added)
{
    Parts parts = before ? before->parts() : Parts();
    const std::size_t changes = removed.size() + std::size_t(added.size());
    for (std::size_t p = 0; p < parts.size(); ++p) {
        std::vector<bool> live;
        for (const ShelfPlace &at : removed) {
            if (at.part != p)
                continue;
            if (live.empty())
                live = parts[p].live ? *parts[p].live : std::vector<bool>(parts[p].segment->size(), true);
            parts[p].count -= live[at.passage] ? 1 : 0; // an id may be named twice
            live[at.passage] = false;
        }
        if (!live.empty())
            parts[p].live = std::make_shared<const std::vector<bool>>(std::move(live));
    }
    std::erase_if(parts, [](const ShelfPart &part) { return part.count == 0; });
    if (!added.isEmpty())
        parts.push_back(partOf(language, std::move(added)));
    if (parts.empty())
        return nullptr;
    while (mergeOnce(language, parts, kQuickMerge)) { }
    const auto shelf = std::make_shared<const IndexShelf>(language, std::move(parts),
        before ? before->threshold() : 1, (before ? before->drift() : 0) + changes);
    const bool isQuick = shelf->size() <= kQuickShelf || shelf->drift() * kDriftShare > shelf->size();
    return isQuick || !before ? shelf->calibrated() : shelf;
}

} // namespace

RetrievalIndex::Pointer RetrievalIndex::build(QList<Passage> passages)
{
    std::map<QString, QList<Passage>> byLanguage;
    for (Passage &passage : passages)
        byLanguage[passage.language].append(std::move(passage));
    passages.clear();
    std::vector<ShelfPointer> shelves;
    for (auto &[language, own] : byLanguage) {
        const IndexShelf shelf(language, {partOf(language, std::move(own))}, 1, 0);
        shelves.push_back(shelf.calibrated());
    }
    return Pointer(new RetrievalIndex(std::move(shelves)));
}

RetrievalIndex::Pointer RetrievalIndex::changed(const QList<qint64> &removedIds, QList<Passage> added) const
{
    struct Change {
        const ShelfPointer *before = nullptr;
        std::vector<ShelfPlace> removed;
        QList<Passage> added;
    };
    std::map<QString, Change> changes;
    for (const ShelfPointer &shelf : m_shelves)
        changes[shelf->language()].before = &shelf;
    const PassageView all = passages();
    for (const qint64 id : removedIds) {
        const auto at
            = std::lower_bound(m_order.begin(), m_order.end(), id, [&](const Place &place, qint64 wanted) {
                  return m_shelves[place.shelf]->passage({place.part, place.passage}).passageId < wanted;
              });
        if (at != m_order.end() && all[at - m_order.begin()].passageId == id)
            changes[m_shelves[at->shelf]->language()].removed.push_back({at->part, at->passage});
    }
    for (Passage &passage : added)
        changes[passage.language].added.append(std::move(passage));
    std::vector<ShelfPointer> shelves;
    for (auto &[language, change] : changes) {
        if (change.before && change.removed.empty() && change.added.isEmpty()) {
            shelves.push_back(*change.before);
            continue;
        }
        ShelfPointer shelf = changedShelf(language, change.before ? change.before->get() : nullptr,
            change.removed, std::move(change.added));
        if (shelf)
            shelves.push_back(std::move(shelf));
    }
    return Pointer(new RetrievalIndex(std::move(shelves)));
}

RetrievalIndex::Pointer RetrievalIndex::tidied() const
{
    for (std::size_t s = 0; s < m_shelves.size(); ++s) {
        const IndexShelf &shelf = *m_shelves[s];
        Parts parts = shelf.parts();
        std::vector<ShelfPointer> shelves = m_shelves;
        if (mergeOnce(shelf.language(), parts, InvertedField::kMaxPassages))
            shelves[s] = std::make_shared<const IndexShelf>(
                shelf.language(), std::move(parts), shelf.threshold(), shelf.drift());
        else if (shelf.drift() > 0)
            shelves[s] = shelf.calibrated();
        else
            continue;
        return Pointer(new RetrievalIndex(std::move(shelves)));
    }
    return nullptr;
}

} // namespace answerdesk::knowledge
