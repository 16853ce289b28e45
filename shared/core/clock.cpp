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

QString rfc3339(qint64 epochMs) { return utcDateTime(epochMs).toString(Qt::ISODateWithMs); }

} // namespace answerdesk
