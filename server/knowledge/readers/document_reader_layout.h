// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include <QtCore/QStringList>

namespace answerdesk::knowledge {

/// One piece of a document, whatever format it came from.
struct DocumentBlock {
    enum Kind {
        Heading,
        Paragraph,
        ListItem,
        TableHeader, ///< names the columns of the rows that follow
        TableRow,
        Preformatted, ///< its line breaks are kept
    };
    Kind kind = Paragraph;
    int level = 0; ///< of a heading, 1 to 6
    QString text;
    QStringList cells; ///< of a table's row
};

/// Lays blocks out as parts under their heading paths. A table's row becomes a line that can be read on its
/// own
/// ("Country: Germany; Standard: 4.90"). The title is the one that is given, else the first heading of level
/// 1, else made from the file's name; a first heading that repeats the title is left out of the paths.
/// Titles, headings and names of columns are cut off at their bounds (passage.h): each section repeats its
/// heading path and each row the names of its columns.
ReadDocument layOut(const QList<DocumentBlock> &blocks, const QString &title, const QString &path);

/// "Shipping costs" of "en/shipping-costs.md".
QString titleFromPath(const QString &path);
/// At most limit characters of a text, without half a surrogate pair at its end.
QString shortened(const QString &text, qsizetype limit);
/// White space collapsed, invisible characters dropped, trimmed.
QString plainLine(QStringView text);

} // namespace answerdesk::knowledge
