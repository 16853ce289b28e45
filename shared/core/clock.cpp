// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/clock.h"
#include "shared/core/qt_compat.h"
#include <chrono>

namespace answerdesk {

qint64 SystemClock::nowMs() const
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

qint64 SystemClock::steadyMs() const
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

QString rfc3339(qint64 epochMs) { return QString::fromLatin1(rfc3339Text(epochMs)); }

QByteArray rfc3339Text(qint64 epochMs)
{
    using namespace std::chrono;
    const sys_time<milliseconds> moment{milliseconds(epochMs)};
    const auto days = floor<std::chrono::days>(moment);
    const year_month_day date{days};
    const hh_mm_ss time{moment - days};
    const int year = int(date.year());
    if (year < 0 || year > 9999) // what the fixed form below has no room for
        return utcDateTime(epochMs).toString(Qt::ISODateWithMs).toLatin1();
    QByteArray text("0000-00-00T00:00:00.000Z");
    const auto put = [&text](qsizetype end, qint64 value) {
        for (char *digit = text.data() + end; value > 0; value /= 10)
            *--digit = char('0' + value % 10);
    };
    put(4, year);
    put(7, unsigned(date.month()));
    put(10, unsigned(date.day()));
    put(13, time.hours().count());
    put(16, time.minutes().count());
    put(19, time.seconds().count());
    put(23, time.subseconds().count());
    return text;
}

} // namespace answerdesk
