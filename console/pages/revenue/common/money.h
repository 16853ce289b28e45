// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

class QLocale;

namespace answerdesk::console {

/// An exact decimal of the server as money: "51234.9" and EUR become "€51,234.90". Every digit that was sent
/// is kept, at least the currency's own ones are shown, and no figure passes through a binary float. An en
/// dash for an empty text.
QString exactMoney(const QString &decimal, const QString &currency, const QLocale &locale);

/// The same for little room: "€2.34 M" from a million on, without the fraction from ten thousand on, else
/// exact.
QString shortMoney(const QString &decimal, const QString &currency, const QLocale &locale);

/// A share such as "0.125" as "12.5 %".
QString percentText(const QString &share, const QLocale &locale);

} // namespace answerdesk::console
