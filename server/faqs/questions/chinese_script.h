// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::faqs {

/// Whether readers of the locale expect traditional characters: "zh-TW", "zh-Hant". Any thread, as the other
/// one.
bool isTraditionalChinese(const QString &locale);
/// One of the program's own Chinese texts with traditional characters; texts of pages stay as they are.
QString traditionalChinese(const QString &text);

} // namespace answerdesk::faqs
