// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The only place besides server/http that asks for QT_VERSION.
#include <QtCore/QDateTime>
#include <QtCore/QtGlobal>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#    include <QtCore/QTimeZone>
#endif

namespace answerdesk {

inline QDateTime utcDateTime(qint64 epochMs)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(epochMs, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(epochMs, Qt::UTC);
#endif
}

} // namespace answerdesk
