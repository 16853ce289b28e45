// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

namespace answerdesk::console {

class FactValue;

/// Keys left, values right, in small; a value may be replaced later. A word without end, such as an
/// identifier, is cut in its middle where room ends; its tool tip then tells the whole value.
class FactList final : public QWidget
{
    Q_OBJECT
public:
    explicit FactList(int keyWidth = 112, QWidget *parent = nullptr);
    /// An empty value is shown as an en dash. The tip holds the exact form, for instance the time in UTC.
    void set(const QString &key, const QString &value, const QString &tip = {});
    void remove(const QString &key);
    void clear();
    /// "Key: value", one line for each.
    QString text() const;

private:
    int m_keyWidth;
    QList<std::pair<QString, FactValue *>> m_values;
};

} // namespace answerdesk::console
