// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qint64 kMinute = 60, kHour = 60 * kMinute, kDay = 24 * kHour;

struct TimeTexts {
    Q_DECLARE_TR_FUNCTIONS(TimeTexts)
};

QString shortDate(const QDateTime &at, const QDateTime &now)
{
    const QDate day = at.toLocalTime().date();
    const bool thisYear = day.year() == now.toLocalTime().date().year();
    return timetext::date(day, thisYear ? "d MMM" : "d MMM yyyy");
}

QString clock(const QDateTime &at) { return at.toLocalTime().toString(u"HH:mm"_s); }

} // namespace

QDateTime timetext::moment(const std::optional<schema::Timestamp> &at)
{
    return at ? utcDateTime(at->ms) : QDateTime();
}

QString timetext::date(QDate day, const char *pattern)
{
    [[maybe_unused]] static constexpr const char *kPatterns[] = {QT_TRANSLATE_NOOP("DatePattern", "d MMM"),
        QT_TRANSLATE_NOOP("DatePattern", "d MMM yy"), QT_TRANSLATE_NOOP("DatePattern", "d MMM yyyy"),
        QT_TRANSLATE_NOOP("DatePattern", "d MMMM yyyy"), QT_TRANSLATE_NOOP("DatePattern", "ddd d MMM"),
        QT_TRANSLATE_NOOP("DatePattern", "ddd d MMM yyyy")};
    return QLocale().toString(day, QCoreApplication::translate("DatePattern", pattern));
}

QString timetext::counted(qint64 n, const QString &one, const QString &many)
{
    const QString &text = n == 1 ? one : many;
    return text.contains(u"%1") ? text.arg(QLocale().toString(n)) : text;
}

QString timetext::ago(const QDateTime &at, const QDateTime &now)
{
    if (!at.isValid())
        return u"–"_s;
    const qint64 seconds = at.secsTo(now);
    if (seconds < 5)
        return TimeTexts::tr("just now");
    if (seconds < kMinute)
        return TimeTexts::tr("%1 seconds ago").arg(seconds);
    if (seconds < kHour)
        return counted(seconds / kMinute, TimeTexts::tr("1 minute ago"), TimeTexts::tr("%1 minutes ago"));
    const qint64 days = at.toLocalTime().date().daysTo(now.toLocalTime().date());
    if (days == 0 && seconds < 6 * kHour)
        return counted(seconds / kHour, TimeTexts::tr("1 hour ago"), TimeTexts::tr("%1 hours ago"));
    if (days == 0)
        return TimeTexts::tr("Today, %1").arg(clock(at));
    if (days == 1)
        return TimeTexts::tr("Yesterday, %1").arg(clock(at));
    return shortDate(at, now);
}

QString timetext::until(const QDateTime &at, const QDateTime &now)
{
    if (!at.isValid())
        return TimeTexts::tr("Never");
    const qint64 seconds = now.secsTo(at);
    if (seconds <= 0)
        return shortDate(at, now);
    if (seconds < kMinute)
        return TimeTexts::tr("in %1 s").arg(seconds);
    if (seconds < kHour)
        return TimeTexts::tr("in %1 min").arg(seconds / kMinute);
    if (seconds < kDay)
        return seconds % kHour < kMinute
            ? TimeTexts::tr("in %1 h").arg(seconds / kHour)
            : TimeTexts::tr("in %1 h %2 min").arg(seconds / kHour).arg(seconds % kHour / kMinute);
    if (seconds < 31 * kDay)
        return counted(seconds / kDay, TimeTexts::tr("in 1 day"), TimeTexts::tr("in %1 days"));
    return shortDate(at, now);
}

QString timetext::left(const QDateTime &at, const QDateTime &now)
{
    const qint64 seconds = at.isValid() ? now.secsTo(at) : 0;
    if (seconds <= 0)
        return {};
    if (seconds < kMinute)
        return TimeTexts::tr("%1 s left").arg(seconds);
    if (seconds < kHour)
        return TimeTexts::tr("%1 min left").arg(seconds / kMinute);
    return TimeTexts::tr("%1 h left").arg(seconds / kHour);
}

QString timetext::duration(qint64 seconds)
{
    if (seconds < kMinute)
        return TimeTexts::tr("%1 s").arg(seconds);
    if (seconds < kHour)
        return TimeTexts::tr("%1 min").arg(seconds / kMinute);
    if (seconds >= kDay)
        return counted(seconds / kDay, TimeTexts::tr("1 day"), TimeTexts::tr("%1 days"));
    return seconds % kHour < kMinute
        ? TimeTexts::tr("%1 h").arg(seconds / kHour)
        : TimeTexts::tr("%1 h %2 min").arg(seconds / kHour).arg(seconds % kHour / kMinute);
}

QString timetext::exact(const QDateTime &at)
{
    if (!at.isValid())
        return u"–"_s;
    return date(at.toLocalTime().date(), "d MMM yyyy") + u", "_s + clock(at);
}

QString timetext::utc(const QDateTime &at)
{
    return at.isValid() ? at.toUTC().toString(u"yyyy-MM-dd HH:mm:ss.zzz 'UTC'"_s) : QString();
}

} // namespace answerdesk::console
