// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/orders.h"

class QLineEdit;

namespace answerdesk::console {

/// Records that some of an order's value was given back. The amount is held against what is left of the
/// order; what was typed stays until the server has taken it.
class RefundDialog final : public TaskDialog
{
    Q_OBJECT
public:
    RefundDialog(const api::OrderRow &order, QWidget *parent);
    void showRefusal(const Fault &fault, const Error &error);

signals:
    void submitted(const answerdesk::api::RefundRequest &request);

private:
    void submit();
    /// The amount, when it can be given back; else the error stands at its field.
    std::optional<Decimal> amount();
    api::OrderRow m_order;
    QLineEdit *m_value;
    QLineEdit *m_reference;
    QLineEdit *m_reason;
    FormField *m_valueField;
    FormField *m_referenceField;
};

} // namespace answerdesk::console
