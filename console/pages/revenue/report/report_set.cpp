// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/report_set.h"

using answerdesk::models::RevenueModel;

namespace answerdesk::console {

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

void ReportSet::askBeside()
{
    const api::Revenue &report = *m_main->revenue();
    api::RevenueQuery query;
    query.interval = m_scope.interval;
    const auto ask = [&](RevenueModel *model, const QString &from, const QString &to,
                         const std::optional<api::TicketChannel> &channel) {
        static_cast<api::RevenueFilter &>(query) = ReportScope::filterOf(from, to, m_scope.withTest);
        query.channel = channel;
        model->setQuery(query);
        model->refresh();
    };
    ask(m_chat, report.from, report.to, api::TicketChannel::Chat);
    ask(m_faq, report.from, report.to, api::TicketChannel::Faq);
    ask(m_before, report.previousFrom, report.previousTo, {});
}

bool ReportSet::isOfMain(const RevenueModel *model) const
{
    const auto &report = m_main->revenue();
    const auto &other = model->revenue();
    if (!report || !other || model->isLoading())
        return false;
    return model == m_before ? other->from == report->previousFrom && other->to == report->previousTo
                             : other->from == report->from && other->to == report->to;
}

PeriodSources ReportSet::sources() const
{
    PeriodSources sources;
    const QString currency = m_main->currency();
    sources.all = m_main->chosen();
    sources.hasChannels = isOfMain(m_chat) && isOfMain(m_faq);
    // Weeks and months begin elsewhere in the period before, so only days stand beside each other.
    sources.hasBefore = isOfMain(m_before) && m_scope.interval == api::RevenueInterval::Day;
    if (sources.hasChannels) {
        sources.chat = m_chat->part(currency);
        sources.faq = m_faq->part(currency);
    }
    if (sources.hasBefore)
        sources.before = m_before->part(currency);
    return sources;
}

} // namespace answerdesk::console
