// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <optional>

namespace answerdesk::answers {

/// What a text speaks of. Reads the text when it is first asked. One thread.
class SpokenText
{
public:
    SpokenText(QString text, QString language);
    /// A passage with its headings.
    static SpokenText ofPassage(const knowledge::Passage &passage);
    static SpokenText ofHeadings(const knowledge::Passage &passage);

    /// Whether it has a word or a name in any form, or names the region that a place lies in.
    bool has(const QString &name) const;
    bool hasAll(const QStringList &names) const;

private:
    const QString m_text;
    const QString m_language;
    mutable std::optional<QSet<QString>> m_places, m_stems;
};

} // namespace answerdesk::answers
