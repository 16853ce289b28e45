// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/range_dialog.h"
#include "console/widgets/basics/range_calendar.h"
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

RangeDialog::RangeDialog(QDate from, QDate to, QDate today, const QString &note, QWidget *parent)
    : TaskDialog(tr("Choose the days"), WithKey, parent)
    , m_calendar(new RangeCalendar(today))
{
    auto *choice = new QWidget;
    auto *parts = row(choice, 0, 16);
    parts->addWidget(buildPresets(today), 1, Qt::AlignTop);
    parts->addWidget(m_calendar);
    content()->addWidget(choice);
    auto *fields = new QWidget;
    auto *line = row(fields, 0, 16);
    m_from = new FormField(tr("From"), dayField("rangeFrom", from), note);
    m_to = new FormField(tr("To"), dayField("rangeTo", to), tr("Last day, included"));
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
    m_calendar->setObjectName(u"rangeCalendar"_s);
    m_calendar->setRange(from, to);
    connect(m_calendar, &RangeCalendar::rangeChanged, this,
        [this] { choose(m_calendar->from(), m_calendar->to()); });
    for (const FormField *field : {m_from, m_to}) {
        connect(static_cast<QLineEdit *>(field->control()), &QLineEdit::textEdited, this, [this] {
            const auto day = [](const FormField *of) {
                return QDate::fromString(
                    static_cast<QLineEdit *>(of->control())->text().trimmed(), Qt::ISODate);
            };
            m_calendar->setRange(day(m_from), day(m_to));
            showPreset();
        });
    }
    showPreset();
    m_from->control()->setFocus();
}

QWidget *RangeDialog::buildPresets(QDate today)
{
    auto *list = new QWidget;
    auto *box = column(list, 0, 2);
    const QDate month(today.year(), today.month(), 1), january(today.year(), 1, 1);
    const std::tuple<QString, QDate, QDate> presets[]
        = {{tr("Today"), today, today}, {tr("Last 7 days"), today.addDays(-6), today},
            {tr("Last 30 days"), today.addDays(-29), today}, {tr("Last 90 days"), today.addDays(-89), today},
            {tr("This month"), month, today}, {tr("Last month"), month.addMonths(-1), month.addDays(-1)},
            {tr("Last year"), january.addYears(-1), january.addDays(-1)}};
    for (const auto &[name, from, to] : presets) {
        auto *preset = button(name, {}, Kind::Ghost);
        setCompact(preset);
        preset->setCheckable(true);
        box->addWidget(preset);
        m_presets << Preset{preset, from, to};
        connect(preset, &QPushButton::clicked, this, [this, from = from, to = to] {
            m_calendar->setRange(from, to);
            choose(from, to);
        });
    }
    return list;
}

void RangeDialog::choose(QDate from, QDate to)
{
    const std::pair<FormField *, QDate> fields[] = {{m_from, from}, {m_to, to}};
    for (const auto &[field, day] : fields) {
        field->setError({});
        static_cast<QLineEdit *>(field->control())->setText(day.toString(Qt::ISODate));
    }
    showPreset();
}

void RangeDialog::showPreset()
{
    for (const Preset &preset : std::as_const(m_presets))
        preset.button->setChecked(preset.from == m_calendar->from() && preset.to == m_calendar->to());
}

QDate RangeDialog::dayIn(FormField *field) const
{
    const QString typed = static_cast<QLineEdit *>(field->control())->text().trimmed();
    const QDate day = QDate::fromString(typed, Qt::ISODate);
    field->setError({});
    if (typed.isEmpty())
        field->setError(tr("Enter a date like 2026-01-31."));
    else if (!day.isValid())
        field->setError(tr("“%1” is not a date. Enter one like 2026-01-31.").arg(typed));
    return day;
}

void RangeDialog::submit()
{
    setFault({});
    const QDate from = dayIn(m_from), to = dayIn(m_to);
    if (from.isValid() && to.isValid() && to < from)
        m_to->setError(tr("The last day is before the first day."));
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
