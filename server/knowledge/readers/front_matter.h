// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QMap>
#include <QtCore/QString>

namespace answerdesk::knowledge {

/// The block of "key: value" lines between two lines of dashes that a Markdown file may begin with.
struct FrontMatter {
    QMap<QString, QString>
        values; ///< keys in lower case with "_" for "-"; lists and nested values are left out
    QStringView body; ///< the rest of the text that was given

    QString value(const QString &key) const { return values.value(key); }
};

/// A text without such a block is all body. Any thread.
FrontMatter readFrontMatter(QStringView text);

} // namespace answerdesk::knowledge
