// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDate>
#include <QtWidgets/QComboBox>
#include <functional>
#include <optional>

namespace answerdesk::console {

/// Days of a list: usual ranges, which the caller adds with data of its own, and "Choose days…", which asks
/// for them in two months.
class RangeBox final : public QComboBox
{
    Q_OBJECT
public:
    struct Days {
        QDate from;
        QDate to;
    };
    /// today: the last day that may be chosen. note: whose days these are, in the dialog.
    RangeBox(std::function<QDate()> today, QString note, QWidget *parent = nullptr);
    void addRange(const QString &name, const QVariant &data);
    /// The days that were chosen; nothing while one of the usual ranges is.
    std::optional<Days> days() const;
    /// The usual range by its data.
    void choose(const QVariant &data);

signals:
    void rangeChanged();

private:
    int askAt() const { return count() - 1; }
    void ask();
    void showDays(const Days &days);
    std::function<QDate()> m_today;
    QString m_note;
    std::optional<Days> m_days; ///< once chosen; they stand before the last entry from then on
    int m_shown = 0;
};

} // namespace answerdesk::console
