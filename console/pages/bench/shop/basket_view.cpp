// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/shop/basket_view.h"
#include "console/widgets/basics/builders.h"
#include "shared/core/amount.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

BasketView::BasketView(QWidget *parent)
    : Card(parent)
    , m_box(column(this, 12, 8))
{
    setObjectName(u"shopBasket"_s);
    m_box->addWidget(label(tr("Basket"), Type::Section));
    setLines({}, {});
}

void BasketView::setLines(const QList<BasketLine> &lines, const QString &total)
{
    delete m_rows;
    m_rows = new QWidget;
    auto *rows = column(m_rows, 0, 8);
    for (int i = 0; i < int(lines.size()); ++i) {
        if (i > 0)
            rows->addWidget(hairline());
        rows->addWidget(lineOf(i, lines[i]));
    }
    if (lines.isEmpty()) {
        rows->addWidget(label(tr("Empty basket"), Type::Small, QPalette::PlaceholderText));
    } else {
        rows->addWidget(hairline());
        auto *sum = new QHBoxLayout;
        sum->addWidget(label(tr("Total"), Type::Small, QPalette::BrightText), 1);
        sum->addWidget(label(total.isEmpty() ? u"–"_s : total + u' ' + lines.first().currency, Type::Strong));
        rows->addLayout(sum);
    }
    m_box->addWidget(m_rows);
    m_rows->show(); // at once, so that the height is right for whoever asks now
    applyBlock();
}

QWidget *BasketView::lineOf(int row, const BasketLine &line)
{
    auto *host = new QWidget;
    auto *box = console::row(host, 0, 8);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(new ElidedLabel(line.productName, Type::Strong));
    names->addWidget(new ElidedLabel(
        u"%1 · %2 %3"_s.arg(line.productId, line.price, line.currency), Type::Small, Ink::Text3));
    box->addLayout(names, 1);
    auto *quantity = new QLineEdit(line.quantity);
    quantity->setObjectName(u"basketQuantity"_s);
    quantity->setAccessibleName(tr("Quantity of %1").arg(line.productName));
    quantity->setToolTip(tr("Press Enter to send the new quantity"));
    quantity->setFixedWidth(56);
    quantity->setAlignment(Qt::AlignRight);
    box->addWidget(quantity);
    const auto number = Decimal::parse(line.quantity.toUtf8());
    const auto step = [&](const QString &text, const QString &name, const QString &tip, int by) {
        auto *stepper = button(text, {}, Kind::Default);
        stepper->setObjectName(name);
        stepper->setAccessibleName(tip);
        stepper->setToolTip(tip);
        stepper->setProperty("canStep", number && number->micros() + by * Decimal::kMicros > 0);
        box->addWidget(stepper);
        connect(stepper, &QPushButton::clicked, this, [this, row, number, by] {
            const Decimal next = Decimal::fromMicros(number->micros() + by * Decimal::kMicros);
            emit quantityWanted(row, QString::fromLatin1(next.toText()));
        });
    };
    step(u"−"_s, u"basketLess"_s, tr("One less of %1").arg(line.productName), -1);
    step(u"+"_s, u"basketMore"_s, tr("One more of %1").arg(line.productName), 1);
    auto *total = label(ShopSession::lineTotal(line), Type::Body);
    total->setMinimumWidth(72);
    total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    box->addWidget(total);
    auto *remove = button({}, u"trash"_s, Kind::Ghost, tr("Remove %1").arg(line.productName));
    remove->setObjectName(u"basketRemove"_s);
    box->addWidget(remove);
    connect(quantity, &QLineEdit::returnPressed, this, [this, row, quantity] {
        if (!quantity->isReadOnly())
            emit quantityWanted(row, quantity->text().trimmed());
    });
    connect(remove, &QPushButton::clicked, this, [this, row] { emit removeWanted(row); });
    return host;
}

void BasketView::setBlocked(const QString &reason)
{
    m_blocked = reason;
    applyBlock();
}

void BasketView::applyBlock()
{
    const QList<QWidget *> controls = m_rows->findChildren<QWidget *>();
    for (QWidget *control : controls) {
        if (qobject_cast<QPushButton *>(control)) {
            const QVariant canStep = control->property("canStep");
            control->setEnabled(m_blocked.isEmpty() && (!canStep.isValid() || canStep.toBool()));
            control->setToolTip(m_blocked.isEmpty() ? control->accessibleName() : m_blocked);
        } else if (auto *field = qobject_cast<QLineEdit *>(control)) {
            field->setReadOnly(!m_blocked.isEmpty());
        }
    }
}

} // namespace answerdesk::console
