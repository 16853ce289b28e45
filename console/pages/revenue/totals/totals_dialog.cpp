// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/totals/totals_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/place_of.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "shared/client/query_of.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr std::size_t kShown = 8; // differences; the others are as good as these to see what is wrong

QString dayText(const QString &day)
{
    return timetext::date(QDate::fromString(day, Qt::ISODate), "d MMM yyyy");
}

} // namespace

TotalsDialog::TotalsDialog(client::ApiClient *client, const QString &companyKey, const QString &from,
    const QString &to, const QString &against, QWidget *parent)
    : TaskDialog(tr("Check totals"), Columns, parent)
    , m_client(client)
    , m_place(placeOf(client))
    , m_company(companyKey)
    , m_from(from)
    , m_to(to)
    , m_against(against)
    , m_state(new Paragraph({}, QPalette::WindowText, Type::Strong))
    , m_list(new Paragraph({}, QPalette::WindowText, Type::Small))
    , m_attribute(button(tr("Recalculate attribution…")))
    , m_mend(button(tr("Repair totals")))
    , m_check(button(tr("Check totals"), {}, Kind::Primary))
{
    setOnServer();
    setObjectName(u"totalsDialog"_s);
    addText(tr("Figures come from daily totals. The check recounts every event from %1 to %2 and compares "
               "the results.")
                .arg(dayText(from), dayText(to)));
    content()->addWidget(m_state);
    content()->addWidget(m_list);
    m_state->setObjectName(u"totalsState"_s);
    m_list->setObjectName(u"totalsList"_s);
    m_attribute->setObjectName(u"totalsAttribute"_s);
    m_mend->setObjectName(u"totalsMend"_s);
    m_check->setObjectName(u"totalsCheck"_s);
    auto *close = button(tr("Close"));
    setButtons({close, m_mend, m_check}, m_attribute);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_check, &QPushButton::clicked, this, [this] { begin(Work::Check); });
    connect(m_mend, &QPushButton::clicked, this, [this] { begin(Work::Mend); });
    connect(m_attribute, &QPushButton::clicked, this, [this] {
        confirm(this,
            {tr("Recalculate attribution for these days?"),
                tr("The current attribution window and settings are applied to these days, so their figures "
                   "may change. Recorded events are not changed."),
                tr("Keep attribution"), tr("Recalculate attribution")},
            [this] { begin(Work::Attribute); });
    });
    end();
    showResult();
}

void TotalsDialog::setClient(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_call = {};
    m_client = placeOf(client) == m_place && companyKey == m_company ? client : nullptr;
    if (!m_isWorking)
        return;
    m_state->setPlain(tr("It was not completed."));
    end();
}

void TotalsDialog::begin(Work work)
{
    if (!m_client || m_call.isRunning())
        return;
    m_work = work;
    m_isWorking = true;
    m_days = 0;
    m_differences.clear();
    m_attributed = {};
    m_list->setPlain({});
    setFault({});
    ask(m_from);
}

void TotalsDialog::ask(const QString &from)
{
    m_state->setPlain(m_work == Work::Attribute ? tr("Recalculating from %1 …").arg(dayText(from))
            : m_work == Work::Mend              ? tr("Repairing from %1 …").arg(dayText(from))
                                                : tr("Counting from %1 …").arg(dayText(from)));
    if (m_work == Work::Attribute)
        call<api::Recalculation>(api::Endpoint::RecalculateRevenue, from);
    else
        call<api::RevenueCheck>(
            m_work == Work::Mend ? api::Endpoint::RepairRevenue : api::Endpoint::CheckRevenue, from);
    for (QPushButton *each : {m_attribute, m_mend, m_check})
        each->setEnabled(false);
}

template <typename Answer>
void TotalsDialog::call(api::Endpoint endpoint, const QString &from)
{
    client::CallArguments arguments{.segments = {m_company}};
    if (m_work == Work::Check) {
        api::RevenueCheckQuery query;
        query.from = from;
        query.to = m_to;
        arguments.query = client::queryOf(query);
    } else {
        arguments.body = schema::toJson(api::RevenuePeriod{from, m_to});
    }
    m_call = m_client->call<Answer>(
        endpoint, std::move(arguments), this, [this](client::ApiResult<Answer> answer) {
            m_call = {};
            if (answer)
                return add(*answer);
            m_state->setPlain(tr("It was not completed."));
            setFault(faultOf(m_work == Work::Attribute ? tr("The attribution was not recalculated.")
                                                       : tr("The totals were not checked."),
                answer.error()));
            if (m_work != Work::Check)
                emit totalsChanged(); // some days may be done
            end();
        });
}

void TotalsDialog::add(const api::RevenueCheck &part)
{
    m_days += part.days;
    m_differences.insert(m_differences.end(), part.differences.begin(), part.differences.end());
    goOn(part.nextFrom);
}

void TotalsDialog::add(const api::Recalculation &part)
{
    m_attributed.orders += part.orders;
    m_attributed.changed += part.changed;
    m_attributed.lost += part.lost;
    goOn(part.nextFrom);
}

void TotalsDialog::goOn(const std::optional<QString> &nextFrom)
{
    if (nextFrom && m_client)
        return ask(*nextFrom);
    if (m_work != Work::Check)
        emit totalsChanged();
    showResult();
    end();
}

void TotalsDialog::end()
{
    m_isWorking = false;
    m_check->setEnabled(true);
    for (QPushButton *each : {m_attribute, m_mend}) {
        each->setEnabled(m_against.isEmpty());
        each->setToolTip(m_against);
    }
    m_mend->setVisible(m_work == Work::Check && !m_differences.empty());
}

void TotalsDialog::showResult()
{
    const QLocale locale;
    const auto differences = qint64(m_differences.size());
    if (m_work == Work::Attribute) {
        return m_state->setPlain(
            tr("Orders recalculated: %1. Attribution changed: %2. No longer attributed: %3.")
                .arg(locale.toString(m_attributed.orders), locale.toString(m_attributed.changed),
                    locale.toString(m_attributed.lost)));
    }
    if (m_days == 0)
        return m_state->setPlain({});
    if (differences == 0) {
        m_state->setPlain(timetext::counted(m_days, tr("1 day with events: its totals match its events."),
            tr("%1 days with events: their totals match the events.")));
        return;
    }
    m_state->setPlain(m_work == Work::Mend
            ? timetext::counted(differences, tr("1 figure was repaired."), tr("%1 figures were repaired."))
            : timetext::counted(differences, tr("1 figure does not match its events."),
                tr("%1 figures do not match their events.")));
    showDifferences();
}

void TotalsDialog::showDifferences()
{
    QStringList lines;
    for (std::size_t i = 0; i < qMin(kShown, m_differences.size()); ++i) {
        const api::TotalDifference &each = m_differences[i];
        const bool isMoney = figuretext::isMoney(each.figure);
        const auto value = [&](const QString &text) {
            return isMoney ? exactMoney(text, each.currency, QLocale()) : text;
        };
        QStringList of{dayText(each.day), figuretext::channel(each.channel), each.value,
            isMoney ? QString() : each.currency};
        of.removeAll(QString());
        lines << tr("%1 · %2: stored %3, counted %4")
                     .arg(of.join(u" · "_s), figuretext::title(each.figure), value(each.stored),
                         value(each.counted));
    }
    if (m_differences.size() > kShown)
        lines << timetext::counted(
            qint64(m_differences.size() - kShown), tr("and 1 more"), tr("and %1 more"));
    m_list->setPlain(lines.join(u'\n'));
}

} // namespace answerdesk::console
