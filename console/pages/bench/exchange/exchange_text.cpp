// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/app/page/fault_of.h"
#include "console/pages/bench/common/timing_bar.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct ExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(ExchangeTexts)
};

} // namespace

Tone exchangetext::toneOf(int status)
{
    return status < 300 ? Tone::Success : status < 500 ? Tone::Warning : Tone::Danger;
}

Tone exchangetext::toneOf(const BenchExchange &exchange)
{
    if (exchange.status() > 0)
        return toneOf(exchange.status());
    return exchange.failure ? Tone::Danger : Tone::Info;
}

QString exchangetext::status(const BenchExchange &exchange)
{
    if (exchange.status() > 0) {
        const QString reason = QString::fromLatin1(exchange.record.response.reason());
        return reason.isEmpty() ? QString::number(exchange.status())
                                : u"%1 %2"_s.arg(exchange.status()).arg(reason);
    }
    return exchange.failure ? exchange.failure->code : ExchangeTexts::tr("In progress");
}

QString exchangetext::outcome(const BenchExchange &exchange)
{
    QStringList parts{status(exchange)};
    if (exchange.state == BenchExchange::State::Preparing)
        parts = QStringList{ExchangeTexts::tr("Creating a test key…")};
    if (exchange.failure) {
        if (exchange.status() > 0)
            parts << exchange.failure->code;
        parts << whyOf(*exchange.failure);
    } else if (exchange.record.timings.connect >= 0) {
        parts << durationText(exchange.record.timings.total());
    }
    return parts.join(u" · "_s);
}

QString exchangetext::time(const QDateTime &at) { return at.toLocalTime().toString(u"HH:mm:ss.zzz"_s); }

} // namespace answerdesk::console
