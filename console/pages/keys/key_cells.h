// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/api_keys.h"
#include "shared/core/clock.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QSortFilterProxyModel>

namespace answerdesk::console {

/// How a key's state is said: the same word and tone in the list, in the details and in the filter.
struct KeyState {
    QString text;
    Tone tone = Tone::Neutral;
    bool ended = false;
    bool expiresSoon = false;

    /// A key that was made for days only is not said to expire soon.
    static KeyState of(const api::ApiKey &key, const QDateTime &now);
};

/// What a key may be used for, as words.
QString scopeList(const std::vector<QString> &scopes);

/// The keys that the toolbar lets through.
class KeyFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum Choice { All, Active, Expiring, Ended };
    explicit KeyFilter(const Clock &clock, QObject *parent = nullptr);
    void setChoice(int choice);
    void setText(const QString &text);
    bool isFiltering() const { return m_choice != All || !m_text.isEmpty(); }
    QString text() const { return m_text; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const Clock &m_clock;
    Choice m_choice = All;
    QString m_text;
};

/// The list of keys.
struct KeyCells {
    Q_DECLARE_TR_FUNCTIONS(KeyCells)
public:
    enum Column { Name, Key, Status, Scopes, LastUsed, Expires, Requests };
    /// The clock is not owned.
    static Columns<api::ApiKey> columns(const Clock &clock);
};

} // namespace answerdesk::console
