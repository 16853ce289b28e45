// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::answers {

/// One number as digits without grouping, the decimal sign a point. A single sign before exactly three digits
/// is read as grouping.
QString canonicalNumber(QString text);

/// The numbers of a text as digits without grouping, "1,249.99" as "1249.99"; decimal commas become points.
QStringList numbersIn(QStringView text);

/// True when every number of the answer stands in one of the passages. An answer without numbers is
/// supported.
bool numbersSupported(const QString &answer, const QStringList &passages);

} // namespace answerdesk::answers
