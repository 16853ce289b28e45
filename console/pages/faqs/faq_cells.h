// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cells.h"
#include "shared/core/clock.h"
#include <QtCore/QDateTime>
#include <QtCore/QSortFilterProxyModel>

namespace answerdesk::console {

/// How a page's state is said: the same word for the same tone everywhere, the note beside it.
struct FaqState {
    QString text;
    QString note;
    Tone tone = Tone::Neutral;

    static FaqState of(const QString &state, const QString &reason, int attempts, const QDateTime &expires,
        const QDateTime &now);
};
/// A few words for the reason of a page that is not available.
QString reasonNote(const QString &reason);

class FaqPageFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit FaqPageFilter(QObject *parent = nullptr);
    void setState(const QString &state); ///< "ready" and so on; empty for all
    void setText(const QString &text);
    bool isFiltering() const { return !m_state.isEmpty() || !m_text.isEmpty(); }
    QString text() const { return m_text; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_state;
    QString m_text;
};

class FaqPageCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Locale, Age, State };
    explicit FaqPageCells(const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

} // namespace answerdesk::console
