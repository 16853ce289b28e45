// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QDate>

namespace answerdesk::console {

class RangeCalendar;

/// Asks for a first and a last day: usual ranges, two months to click in, or typed. What was chosen stays
/// until the caller closes it, for instance once the server has answered.
class RangeDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// note: whose days these are, below the first one.
    RangeDialog(QDate from, QDate to, QDate today, const QString &note, QWidget *parent);
    /// The server takes another range only.
    void showRefusal(const Fault &fault);

signals:
    void submitted(QDate from, QDate to);

private:
    QWidget *buildPresets(QDate today);
    void choose(QDate from, QDate to);
    void showPreset();
    void submit();
    /// The day that was typed; an error stands at the field when it is none.
    QDate dayIn(FormField *field) const;
    struct Preset {
        QPushButton *button;
        QDate from, to;
    };
    QList<Preset> m_presets;
    RangeCalendar *m_calendar;
    FormField *m_from;
    FormField *m_to;
};

} // namespace answerdesk::console
