// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/range_dialog.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QLineEdit *dayField(const char *name, QDate day)
{
    auto *field = new QLineEdit(day.toString(Qt::ISODate));
    field->setObjectName(QString::fromLatin1(name));
    field->setPlaceholderText(u"2026-01-31"_s);
    field->setInputMethodHints(Qt::ImhPreferNumbers);
    return field;
}

} // namespace

RangeDialog::RangeDialog(QDate from, QDate to, QWidget *parent)
    : TaskDialog(tr("Choose the days"), Narrow, parent)
{
    addText(
        tr("Days of the company’s time zone, both included. The report is compared with as many days right "
           "before them."));
    auto *fields = new QWidget;
    auto *line = row(fields, 0, 16);
    m_from = new FormField(tr("From"), dayField("rangeFrom", from), tr("Year, month, day"));
    m_to = new FormField(tr("To"), dayField("rangeTo", to), tr("Year, month, day"));
    for (FormField *field : {m_from, m_to}) { // in line however long the words below are
        auto *place = new QVBoxLayout;
        place->addWidget(field);
        place->addStretch();
        line->addLayout(place, 1);
    }
    content()->addWidget(fields);
    auto *cancel = button(tr("Cancel"));
    auto *show = button(tr("Show these days"), {}, Kind::Primary);
    show->setObjectName(u"rangeShow"_s);
    setButtons({cancel, show});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(show, &QPushButton::clicked, this, &RangeDialog::submit);
    m_from->control()->setFocus();
}

QDate RangeDialog::dayIn(FormField *field) const
{
    const QString typed = static_cast<QLineEdit *>(field->control())->text().trimmed();
    const QDate day = QDate::fromString(typed, Qt::ISODate);
    field->setError({});
    if (typed.isEmpty())
        field->setError(tr("Write a day like 2026-01-31."));
    else if (!day.isValid())
        field->setError(tr("“%1” is not a day. Write one like 2026-01-31.").arg(typed));
    return day;
}

void RangeDialog::submit()
{
    setFault({});
    const QDate from = dayIn(m_from), to = dayIn(m_to);
    if (from.isValid() && to.isValid() && to < from)
        m_to->setError(tr("The last day is before the first one."));
    for (FormField *field : {m_from, m_to}) {
        if (field->hasError())
            return field->control()->setFocus(Qt::OtherFocusReason);
    }
    setBusy(true);
    emit submitted(from, to);
}

void RangeDialog::showRefusal(const Fault &fault)
{
    setBusy(false);
    setFault(fault);
}

} // namespace answerdesk::console
