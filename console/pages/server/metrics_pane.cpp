// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/metrics_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include "shared/models/log_model.h"
#include <QtCore/QLocale>
#include <QtWidgets/QLineEdit>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kEveryMs = 5'000, kPageMargin = 24;

QString plain(double value)
{
    const bool isWhole = value == std::floor(value) && std::abs(value) < 1e15;
    return isWhole ? QLocale().toString(qint64(value)) : QLocale().toString(value, 'g', 4);
}

QString secondsText(double seconds)
{
    if (seconds < 0.001)
        return MetricsPane::tr("%1 µs").arg(plain(std::round(seconds * 1e6)));
    if (seconds < 1)
        return MetricsPane::tr("%1 ms").arg(QLocale().toString(seconds * 1e3, 'g', 3));
    return MetricsPane::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 100 ? 1 : 0));
}

/// By what the name ends in, as Prometheus has it.
QString withUnit(const QString &name, double value)
{
    if (name.endsWith(u"_bytes"))
        return sizeText(qint64(value));
    if (name.endsWith(u"_start_time_seconds"))
        return timetext::exact(utcDateTime(qint64(value * 1'000)));
    if (name.endsWith(u"_seconds") || name.endsWith(u"_seconds_total"))
        return secondsText(value);
    return plain(value);
}

Columns<models::MetricModel::Row> columns()
{
    using Row = models::MetricModel::Row;
    const auto name = [](const Row &row) -> Cell {
        return {row.name, Cell::TwoLine, Tone::Neutral, row.help, {}, row.help};
    };
    const auto labels = [](const Row &row) -> Cell {
        return {row.labels.isEmpty() ? kNoValue.toString() : row.labels,
            row.labels.isEmpty() ? Cell::Muted : Cell::Mono};
    };
    const auto value = [](const Row &row) -> Cell {
        if (row.type != u"histogram")
            return {withUnit(row.name, row.value), Cell::Figures, Tone::Neutral, {}, {},
                QLocale().toString(row.value, 'g', 15)};
        QStringList lines{MetricsPane::tr("Values: %1").arg(plain(row.value))};
        if (row.mean)
            lines << MetricsPane::tr("Mean: %1").arg(withUnit(row.name, *row.mean));
        if (row.mostly)
            lines << (std::isinf(*row.mostly)
                    ? MetricsPane::tr("More than 5 % are above the highest bound.")
                    : MetricsPane::tr("95 % are at most %1.").arg(withUnit(row.name, *row.mostly)));
        return {
            row.mean ? MetricsPane::tr("mean %1").arg(withUnit(row.name, *row.mean)) : kNoValue.toString(),
            Cell::Figures, Tone::Neutral, {}, {}, lines.join(u'\n')};
    };
    const auto rate = [](const Row &row) -> Cell {
        return {row.rate ? QLocale().toString(*row.rate, 'f', *row.rate < 10 ? 1 : 0) : kNoValue.toString(),
            Cell::Figures};
    };
    return {{MetricsPane::tr("Metric"), &Row::name, name},
        {MetricsPane::tr("Labels"), &Row::labels, labels, {.width = 300, .hideBelow = 760}},
        {MetricsPane::tr("Value"), &Row::value, value, {.figures = true, .width = 140}},
        {MetricsPane::tr("Per second"), &Row::rate, rate, {.figures = true, .width = 100}}};
}

} // namespace

MetricsPane::MetricsPane(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_model(new models::MetricModel(clock, this))
    , m_toolbar(new Toolbar)
    , m_search(searchField(tr("Metric, label or meaning")))
    , m_table(new DataTable(new TableOf(columns(), *m_model, this)))
    , m_stack(new ContentStack(m_table,
          new EmptyState(
              u"activity"_s, tr("No figures yet"), tr("Metrics appear here while a server is open."))))
{
    m_model->setWords(&serverwords::translated);
    m_table->cells()->setLive();
    m_table->setObjectName(u"metricsTable"_s);
    m_table->setAccessibleName(tr("Metrics of the server"));
    m_table->setRowSize(Size::RowTall);
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setMargin(kPageMargin);
    m_search->setObjectName(u"metricsSearch"_s);
    m_search->setFixedWidth(260);
    m_stack->setObjectName(u"metricsStack"_s);
    m_toolbar->add(m_search);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    auto *box = column(this);
    box->addWidget(m_toolbar);
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
    m_again.setInterval(kEveryMs);
    connect(&m_again, &QTimer::timeout, this, &MetricsPane::refresh);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text.trimmed());
        showState();
    });
    connect(m_model, &models::RemoteModel::loaded, this, &MetricsPane::showState);
    connect(m_model, &models::RemoteModel::loadingChanged, this, &MetricsPane::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &why) {
        if (!m_model->isLoaded()) // else they stay, and the banner speaks of it
            m_stack->showFault(faultOf(tr("The metrics could not be read."), why));
    });
    connect(m_stack, &ContentStack::retryRequested, this, &MetricsPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    m_stack->showEmpty();
}

void MetricsPane::setSession(client::ApiClient *client)
{
    m_model->setClient(client);
    m_model->setCompany(client ? QString(models::kWholeServer) : QString());
    if (!client)
        m_stack->showEmpty();
    else if (m_isActive)
        refresh();
}

void MetricsPane::setActive(bool active)
{
    m_isActive = active;
    active ? m_again.start() : m_again.stop();
    if (active)
        refresh();
}

void MetricsPane::setReason(const QString &reason)
{
    if (std::exchange(m_reason, reason) == reason)
        return;
    if (!reason.isEmpty())
        return m_stack->showFault(Fault{tr("The metrics are not shown."), reason, {}, {}, {}, 0, {}});
    showState();
    if (m_isActive)
        refresh();
}

void MetricsPane::refresh()
{
    if (!m_isOffline && m_reason.isEmpty())
        m_model->refresh();
}

ExportPlan MetricsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"metrics"_s;
    plan.columns = {u"name"_s, u"labels"_s, u"type"_s, u"value"_s, u"mean"_s, u"a_second"_s, u"help"_s};
    const auto number = [](std::optional<double> value) {
        return value ? json::Value(json::Number{QByteArray::number(*value, 'g', 15)}) : json::Value();
    };
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const models::MetricModel::Row &each = m_model->at(row);
        plan.rows.push_back(json::Object{{u"name"_s, each.name}, {u"labels"_s, each.labels},
            {u"type"_s, each.type}, {u"value"_s, number(each.value)}, {u"mean"_s, number(each.mean)},
            {u"a_second"_s, number(each.rate)}, {u"help"_s, each.help}});
    }
    return plan;
}

void MetricsPane::addExport(const ListExport &files) { m_toolbar->add(files.newIconButton()); }

void MetricsPane::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QWidget *MetricsPane::toolbar() const { return m_toolbar; }

QString MetricsPane::subtitle() const
{
    return timetext::counted(m_model->rowCount(), tr("1 figure"), tr("%1 figures")) + u" · "_s
        + tr("refreshed every %1 s, same as GET /metrics").arg(kEveryMs / 1'000);
}

void MetricsPane::showState()
{
    const QString filter = m_search->text().trimmed();
    if (m_reason.isEmpty())
        showRows(*m_model, m_stack, filter, !filter.isEmpty());
    emit changed();
}

} // namespace answerdesk::console
