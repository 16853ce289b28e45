// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::commerce {

/// The text of Interaction::about: what an answer was about, an entry a line, cut to a size that costs a
/// message little.
QString aboutText(const QStringList &entries, const QString &pageUrl);

/// Whether an answer was about a product: an entry holds its identifier as a word, or every word of its name;
/// or every word of an entry of two words and more is in the name. Upper case, punctuation and the order of
/// words do not matter.
bool isAbout(const QString &about, const QString &productId, const QString &productName);

} // namespace answerdesk::commerce
