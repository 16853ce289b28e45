// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QDate>

namespace answerdesk::console {

/// Asks for the first and the last day of a report. What was typed stays until the server has answered for
/// it.
class RangeDialog final : public TaskDialog
{
    Q_OBJECT
public:
    RangeDialog(QDate from, QDate to, QWidget *parent);
    /// The server takes another range only.
    void showRefusal(const Fault &fault);

signals:
    void submitted(QDate from, QDate to);

private:
    void submit();
    /// The day that was typed; an error stands at the field when it is none.
    QDate dayIn(FormField *field) const;
    FormField *m_from;
    FormField *m_to;
};

} // namespace answerdesk::console
