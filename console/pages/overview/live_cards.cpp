// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/live_cards.h"
#include "console/pages/revenue/report/card_row.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/tables/cells.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;
using answerdesk::console::timetext::counted;

namespace answerdesk::console {

namespace {

constexpr qsizetype kQueueLooks = 60;

QString durationText(const std::optional<double> &ms)
{
    if (!ms)
        return kNoValue.toString();
    const QLocale locale;
    if (*ms >= 1000)
        return LiveCards::tr("%1 s").arg(locale.toString(*ms / 1000, 'f', 1));
    return LiveCards::tr("%1 ms").arg(locale.toString(*ms, 'f', *ms < 10 ? 1 : 0));
}

} // namespace

LiveCards::LiveCards(QWidget *parent)
    : QWidget(parent)
{
    m_rate = add(u"liveRate"_s, tr("Requests per second"),
        tr("Requests of your shop, averaged over the last full minute. The line shows the last five "
           "minutes."),
        tr("Show requests"), u"activity"_s, u"requests"_s);
    m_errors = add(u"liveErrors"_s, tr("Errors"),
        tr("Share of requests in the last five minutes that were answered with status 400 or above. Requests "
           "with an unknown key are not counted."),
        tr("Show errors"), u"activity"_s, u"errors"_s);
    m_time = add(u"liveTime"_s, tr("Answer time, median"),
        tr("Half of the requests in the last five minutes were faster (accurate to 20%). The line shows "
           "five-second averages."),
        tr("Show requests"), u"activity"_s, u"requests"_s);
    m_pages = add(u"liveGenerating"_s, tr("Pages generating"),
        tr("Product pages whose FAQs are being generated or queued. The line starts when you opened this "
           "page."),
        tr("Show pages"), u"faqs"_s, u"generating"_s);
    column(this)->addWidget(new CardRow({m_rate, m_errors, m_time, m_pages}));
}

MetricCard *LiveCards::add(const QString &id, const QString &name, const QString &formula,
    const QString &opens, const QString &page, const QString &view)
{
    auto *card = new MetricCard(name, formula);
    card->setObjectName(id);
    card->setOpens(opens);
    card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // as high as its neighbours
    card->setValue(kNoValue.toString());
    connect(card, &MetricCard::activated, this, [this, page, view] { emit pageWanted(page, view); });
    return card;
}

void LiveCards::clear()
{
    m_queued.clear();
    m_queuedAtMs = 0;
    for (MetricCard *card : {m_rate, m_errors, m_time, m_pages}) {
        card->setValue(kNoValue.toString());
        card->setChange({}, Tone::Neutral);
        card->setTrend({});
    }
}

void LiveCards::setOverview(const api::CompanyOverview &overview)
{
    showTraffic(overview.traffic);
    if (overview.at.ms != std::exchange(m_queuedAtMs, overview.at.ms)) {
        m_queued << double(overview.faqs.queued);
        if (m_queued.size() > kQueueLooks)
            m_queued.removeFirst();
    }
    m_pages->setValue(QLocale().toString(overview.faqs.queued),
        counted(overview.faqs.ready, tr("1 page is ready"), tr("%1 pages are ready")));
    m_pages->setTrend(m_queued);
}

void LiveCards::showTraffic(const api::OverviewTraffic &traffic)
{
    const QLocale locale;
    QList<double> requests, errors, times;
    for (const api::TrafficBucket &bucket : traffic.buckets) {
        requests << bucket.requests;
        errors << bucket.errors;
        if (bucket.meanMs)
            times << *bucket.meanMs;
    }
    const double rate = traffic.requestsPerSecond;
    m_rate->setValue(locale.toString(rate, 'f', rate < 100 ? 1 : 0),
        tr("%1 in 5 minutes").arg(locale.toString(traffic.requests)));
    m_rate->setTrend(traffic.requests > 0 ? requests : QList<double>());
    m_errors->setValue(traffic.requests == 0
            ? kNoValue.toString()
            : tr("%1 %").arg(
                locale.toString(100.0 * double(traffic.errors) / double(traffic.requests), 'f', 1)),
        traffic.errors == 0
            ? tr("none in 5 minutes")
            : tr("%1 of %2").arg(locale.toString(traffic.errors), locale.toString(traffic.requests)));
    m_errors->setChange(traffic.serverErrors > 0
            ? counted(traffic.serverErrors, tr("1 server error"), tr("%1 server errors"))
            : QString(),
        Tone::Danger);
    m_errors->setTrend(traffic.requests > 0 ? errors : QList<double>());
    m_time->setValue(durationText(traffic.medianMs),
        traffic.p99Ms ? tr("99 % within %1").arg(durationText(traffic.p99Ms))
                      : tr("no requests in 5 minutes"));
    m_time->setTrend(times);
}

} // namespace answerdesk::console
