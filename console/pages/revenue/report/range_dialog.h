// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QDate>

namespace answerdesk::console {

class RangeCalendar;

/// Asks for the first and the last day of a report: usual ranges, two months to click in, or typed. What was
/// chosen stays until the server has answered for it.
class RangeDialog final : public TaskDialog
{
    Q_OBJECT
public:
    RangeDialog(QDate from, QDate to, QDate today, QWidget *parent);
    /// The server takes another range only.
    void showRefusal(const Fault &fault);

signals:
    void submitted(QDate from, QDate to);

private:
    QWidget *buildPresets(QDate today);
    void choose(QDate from, QDate to);
    void submit();
    /// The day that was typed; an error stands at the field when it is none.
    QDate dayIn(FormField *field) const;
    RangeCalendar *m_calendar;
    FormField *m_from;
    FormField *m_to;
};

} // namespace answerdesk::console
