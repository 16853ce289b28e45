// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/range_box.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/range_dialog.h"
#include <QtCore/QSignalBlocker>

namespace answerdesk::console {

namespace {

constexpr int kUsualDays = 30;
constexpr int kArrowAndMargins = 46;

QString textOf(const RangeBox::Days &days)
{
    const char *const first = days.from.year() == days.to.year() ? "d MMM" : "d MMM yyyy";
    return RangeBox::tr("%1 – %2").arg(
        timetext::date(days.from, first), timetext::date(days.to, "d MMM yyyy"));
}

} // namespace

RangeBox::RangeBox(std::function<QDate()> today, QString note, QWidget *parent)
    : QComboBox(parent)
    , m_today(std::move(today))
    , m_note(std::move(note))
{
    setAccessibleName(tr("Range"));
    setSizeAdjustPolicy(AdjustToContents);
    // As wide as with days, so that what stands beside it never moves.
    const QDate longest(2029, 9, 28);
    setMinimumWidth(
        fontMetrics().horizontalAdvance(textOf({longest.addYears(-1), longest})) + kArrowAndMargins);
    addItem(tr("Choose days…"));
    connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < 0 || index == askAt())
            return;
        m_shown = index;
        emit rangeChanged();
    });
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index == askAt())
            ask();
    });
}

void RangeBox::addRange(const QString &name, const QVariant &data)
{
    const QSignalBlocker quiet(this);
    insertItem(askAt(), name, data);
    setCurrentIndex(m_shown);
}

void RangeBox::choose(const QVariant &data)
{
    if (const int index = findData(data); index >= 0)
        setCurrentIndex(index);
}

std::optional<RangeBox::Days> RangeBox::days() const
{
    return m_days && m_shown == askAt() - 1 ? m_days : std::nullopt;
}

void RangeBox::ask()
{
    {
        const QSignalBlocker quiet(this);
        setCurrentIndex(m_shown); // until days are chosen
    }
    const QDate today = m_today();
    const Days known = m_days.value_or(Days{today.addDays(1 - kUsualDays), today});
    auto *dialog = new RangeDialog(known.from, known.to, today, m_note, window());
    connect(dialog, &RangeDialog::submitted, this, [this, dialog](QDate from, QDate to) {
        dialog->accept();
        showDays({from, to});
    });
    dialog->open();
}

void RangeBox::showDays(const Days &days)
{
    {
        const QSignalBlocker quiet(this);
        if (m_days)
            setItemText(askAt() - 1, textOf(days));
        else
            insertItem(askAt(), textOf(days));
        m_days = days;
        m_shown = askAt() - 1;
        setCurrentIndex(m_shown);
    }
    emit rangeChanged();
}

} // namespace answerdesk::console
