// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/report_set.h"

using answerdesk::models::RevenueModel;

namespace answerdesk::console {

namespace {

/// A display of two exact figures, so a double will do: "12.5", "-3.0"; nothing where there is nothing to
/// divide by.
std::optional<QString> changeBetween(const std::optional<QString> &before, const std::optional<QString> &now)
{
    const double first = before.value_or(QString()).toDouble(), last = now.value_or(QString()).toDouble();
    if (!now || first == 0)
        return std::nullopt;
    return QString::number((last - first) / qAbs(first) * 100, 'f', 1);
}

} // namespace

ReportSet::ReportSet(QObject *parent)
    : QObject(parent)
    , m_main(new RevenueModel(this))
    , m_chat(new RevenueModel(this))
    , m_faq(new RevenueModel(this))
    , m_before(new RevenueModel(this))
{
    connect(m_main, &models::RemoteModel::loaded, this, &ReportSet::askBeside);
    for (RevenueModel *model : {m_chat, m_faq, m_before}) {
        connect(model, &models::RemoteModel::loaded, this, &ReportSet::besideLoaded);
        connect(model, &models::RemoteModel::failed, this, &ReportSet::besideFailed);
    }
}

void ReportSet::setSession(client::ApiClient *client, const QString &companyKey)
{
    for (RevenueModel *model : {m_main, m_chat, m_faq, m_before}) {
        model->setClient(client);
        model->setCompany(companyKey);
    }
}

void ReportSet::ask(const ReportScope &scope)
{
    m_scope = scope;
    m_main->setQuery(scope.query());
    m_main->refresh();
}

void ReportSet::setComparison(Comparison comparison)
{
    if (std::exchange(m_comparison, comparison) == comparison || !m_main->isLoaded())
        return;
    askForComparison();
    emit besideLoaded(); // the former one is not shown any longer
}

void ReportSet::askBeside()
{
    const api::Revenue &report = *m_main->revenue();
    for (const auto &[model, channel] :
        {std::pair(m_chat, api::TicketChannel::Chat), std::pair(m_faq, api::TicketChannel::Faq)})
        ask(model, report.from, report.to, channel);
    askForComparison();
}

void ReportSet::askForComparison()
{
    const auto [from, to] = comparedDays();
    ask(m_before, from, to, {});
}

void ReportSet::ask(RevenueModel *model, const QString &from, const QString &to,
    const std::optional<api::TicketChannel> &channel)
{
    api::RevenueQuery query;
    query.interval = m_scope.interval;
    static_cast<api::RevenueFilter &>(query) = ReportScope::filterOf(from, to, m_scope.withTest);
    query.channel = channel;
    model->setQuery(query);
    model->refresh();
}

std::pair<QString, QString> ReportSet::comparedDays() const
{
    const api::Revenue &report = *m_main->revenue();
    if (m_comparison == Comparison::PeriodBefore)
        return {report.previousFrom, report.previousTo};
    const auto before = [](const QString &day) {
        return QDate::fromString(day, Qt::ISODate).addYears(-1).toString(Qt::ISODate);
    };
    return {before(report.from), before(report.to)};
}

bool ReportSet::isOfMain(const RevenueModel *model) const
{
    const auto &report = m_main->revenue();
    const auto &other = model->revenue();
    if (!report || !other || model->isLoading())
        return false;
    const auto days = model == m_before ? comparedDays() : std::pair(report->from, report->to);
    return std::pair(other->from, other->to) == days;
}

api::Revenue ReportSet::compared() const
{
    api::Revenue report = *m_main->revenue();
    if (m_comparison == Comparison::PeriodBefore)
        return report;
    const bool isHere = isOfMain(m_before);
    const auto hold
        = [](std::vector<api::RevenueFigure> &figures, const std::vector<api::RevenueFigure> *against) {
              for (api::RevenueFigure &figure : figures) {
                  const api::RevenueFigure *other = nullptr;
                  for (std::size_t i = 0; against && i < against->size(); ++i) {
                      if ((*against)[i].name == figure.name)
                          other = &(*against)[i];
                  }
                  figure.previous = other ? other->value : std::nullopt;
                  figure.changePercent = changeBetween(figure.previous, figure.value);
              }
          };
    hold(report.funnel, isHere ? &m_before->revenue()->funnel : nullptr);
    for (api::RevenueOfCurrency &part : report.currencies) {
        const api::RevenueOfCurrency *other = isHere ? m_before->part(part.currency) : nullptr;
        hold(part.figures, other ? &other->figures : nullptr);
    }
    return report;
}

bool ReportSet::comparesPeriods() const
{
    // Weeks and months begin elsewhere in the period before; the months of last year are the same.
    return m_scope.interval == api::RevenueInterval::Day
        || (m_comparison == Comparison::LastYear && m_scope.interval == api::RevenueInterval::Month);
}

PeriodSources ReportSet::sources() const
{
    PeriodSources sources;
    const QString currency = m_main->currency();
    sources.all = m_main->chosen();
    sources.hasChannels = isOfMain(m_chat) && isOfMain(m_faq);
    sources.hasBefore = isOfMain(m_before) && comparesPeriods();
    if (sources.hasChannels) {
        sources.chat = m_chat->part(currency);
        sources.faq = m_faq->part(currency);
    }
    if (sources.hasBefore)
        sources.before = m_before->part(currency);
    return sources;
}

} // namespace answerdesk::console
