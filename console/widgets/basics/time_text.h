// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/types.h"
#include <QtCore/QDateTime>
#include <QtCore/QString>

// Times as people say them: relative under a day, else the local date; the exact UTC stands in the tool tip.
namespace answerdesk::console::timetext {

/// In UTC; invalid for a time that does not exist.
QDateTime moment(const std::optional<schema::Timestamp> &at);
/// "8 seconds ago", "Today, 02:00", "14 Oct 2025"; an en dash for an invalid time.
QString ago(const QDateTime &at, const QDateTime &now);
/// "in 6 days", "12 Mar 2026", "Ended 1 Nov 2025" is not said here; "Never" for an invalid time.
QString until(const QDateTime &at, const QDateTime &now);
/// "21 h left", "48 min left", "30 s left"; empty when it has passed.
QString left(const QDateTime &at, const QDateTime &now);
/// A span: "42 s", "12 min", "5 h 12 min", "3 days".
QString duration(qint64 seconds);
/// A day in words. The pattern is one of the list in time_text.cpp, where languages give it their own order.
QString date(QDate day, const char *pattern);
/// "19 Nov 2026, 11:42" in local time.
QString exact(const QDateTime &at);
/// "2026-11-19 10:42:03.000 UTC"; empty for an invalid time.
QString utc(const QDateTime &at);
/// One of two texts by a number; %1 in it becomes the number with thousands.
QString counted(qint64 n, const QString &one, const QString &many);

} // namespace answerdesk::console::timetext
