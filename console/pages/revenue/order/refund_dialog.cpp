// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/order/refund_dialog.h"
#include "console/pages/revenue/common/money.h"
#include "console/pages/revenue/rows/row_cells.h"
#include "console/words/server_words.h"
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestReference = 255, kLongestReason = 500;
}

RefundDialog::RefundDialog(const api::OrderRow &order, QWidget *parent)
    : TaskDialog(
        tr("Record a refund of order “%1”").arg(orderName(order.orderId, order.eventId)), Narrow, parent)
    , m_order(order)
    , m_value(new QLineEdit)
    , m_reference(new QLineEdit)
    , m_reason(new QLineEdit)
{
    setOnServer();
    m_value->setObjectName(u"refundValue"_s);
    m_reference->setObjectName(u"refundReference"_s);
    m_reason->setObjectName(u"refundReason"_s);
    m_reference->setMaxLength(kLongestReference);
    m_reason->setMaxLength(kLongestReason);
    addText(tr("The refund reduces today’s net revenue. The recorded order is not changed, and a refund "
               "cannot be undone. No money is paid out."));
    m_valueField = addField(tr("Refund amount (%1)").arg(order.currency), m_value,
        tr("%1 of the order remains.").arg(exactMoney(order.netValue, order.currency, QLocale())));
    m_referenceField = addField(tr("Reference (optional)"), m_reference,
        tr("The shop’s identifier for the refund; each one is counted once."));
    addField(tr("Reason (optional)"), m_reason);
    auto *cancel = button(tr("Cancel"));
    auto *record = button(tr("Record refund"), {}, Kind::Danger);
    record->setObjectName(u"refundRecord"_s);
    setButtons({cancel, record});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(record, &QPushButton::clicked, this, &RefundDialog::submit);
    m_value->setFocus();
}

std::optional<Decimal> RefundDialog::amount()
{
    QString typed = m_value->text().trimmed();
    typed.replace(QLocale().decimalPoint(), u"."_s);
    static const QRegularExpression plain(u"^[0-9]+(\\.[0-9]+)?$"_s);
    const auto value = Decimal::parse(typed.toLatin1());
    if (!plain.match(typed).hasMatch() || !value || value->micros() == 0) {
        m_valueField->setError(
            tr("Enter an amount above zero, such as %1.").arg(QLocale().toString(12.5, 'f', 2)), true);
        return std::nullopt;
    }
    const auto left = Decimal::parse(m_order.netValue.toLatin1());
    if (left && *value > *left) {
        m_valueField->setError(tr("Only %1 of the order remains.")
                                   .arg(exactMoney(m_order.netValue, m_order.currency, QLocale())),
            true);
        return std::nullopt;
    }
    return *value;
}

void RefundDialog::submit()
{
    setFault({});
    const std::optional<Decimal> value = amount();
    if (!value)
        return;
    api::RefundRequest request;
    request.value = value;
    if (const QString reference = m_reference->text().trimmed(); !reference.isEmpty())
        request.reference = reference;
    if (const QString reason = m_reason->text().trimmed(); !reason.isEmpty())
        request.reason = reason;
    setBusy(true);
    emit submitted(request);
}

void RefundDialog::showRefusal(const Fault &fault, const Error &error)
{
    setBusy(false);
    if (error.code == ErrorCode::AlreadyExists)
        return m_referenceField->setFault(
            fault, tr("A refund with this reference is already recorded; it is counted once."), true);
    if (error.code == ErrorCode::IdempotencyKeyReused) {
        Fault recorded = fault;
        recorded.remedy = tr("An earlier attempt was recorded with different values. Close this window and "
                             "check the order’s refunds.");
        return setFault(recorded);
    }
    for (const auto &[path, reason] : error.invalidFields) {
        if (path == u"value") // somebody else has given something back meanwhile
            return m_valueField->setFault(
                fault, tr("The amount %1.").arg(serverwords::translated(reason)), true);
    }
    setFault(fault);
}

} // namespace answerdesk::console
