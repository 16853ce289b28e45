// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/line_diff.h"
#include <vector>

namespace answerdesk::console {

namespace {

constexpr qsizetype kMostPairs = 2'000'000;

/// Lines that only one side has, in one run: they face each other as far as they go.
void flush(QStringList &removed, QStringList &added, QList<DiffRow> &rows)
{
    const qsizetype both = qMin(removed.size(), added.size());
    for (qsizetype i = 0; i < both; ++i)
        rows << DiffRow{DiffRow::Changed, removed[i], added[i]};
    for (qsizetype i = both; i < removed.size(); ++i)
        rows << DiffRow{DiffRow::Removed, removed[i], {}};
    for (qsizetype i = both; i < added.size(); ++i)
        rows << DiffRow{DiffRow::Added, {}, added[i]};
    removed.clear();
    added.clear();
}

/// The middle part, by the longest common subsequence.
void compare(const QStringList &left, const QStringList &right, QList<DiffRow> &rows)
{
    const qsizetype n = left.size(), m = right.size();
    QStringList removed, added;
    if (n * m > kMostPairs) {
        removed = left;
        added = right;
        return flush(removed, added, rows);
    }
    // common[i][j]: equal lines of what follows left[i] and right[j]
    const size_t width = size_t(m) + 1;
    std::vector<int> common((size_t(n) + 1) * width);
    const auto at = [&](qsizetype i, qsizetype j) -> int & { return common[size_t(i) * width + size_t(j)]; };
    for (qsizetype i = n - 1; i >= 0; --i) {
        for (qsizetype j = m - 1; j >= 0; --j)
            at(i, j) = left[i] == right[j] ? at(i + 1, j + 1) + 1 : qMax(at(i + 1, j), at(i, j + 1));
    }
    qsizetype i = 0, j = 0;
    while (i < n && j < m) {
        if (left[i] == right[j]) {
            flush(removed, added, rows);
            rows << DiffRow{DiffRow::Same, left[i++], right[j++]};
        } else if (at(i + 1, j) >= at(i, j + 1)) {
            removed << left[i++];
        } else {
            added << right[j++];
        }
    }
    removed += left.mid(i);
    added += right.mid(j);
    flush(removed, added, rows);
}

} // namespace

QList<DiffRow> diffLines(const QStringList &left, const QStringList &right)
{
    const qsizetype shorter = qMin(left.size(), right.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && left[head] == right[head])
        ++head;
    while (tail < shorter - head && left[left.size() - 1 - tail] == right[right.size() - 1 - tail])
        ++tail;
    QList<DiffRow> rows;
    for (qsizetype i = 0; i < head; ++i)
        rows << DiffRow{DiffRow::Same, left[i], right[i]};
    compare(left.mid(head, left.size() - head - tail), right.mid(head, right.size() - head - tail), rows);
    for (qsizetype i = tail; i > 0; --i)
        rows << DiffRow{DiffRow::Same, left[left.size() - i], right[right.size() - i]};
    return rows;
}

} // namespace answerdesk::console
