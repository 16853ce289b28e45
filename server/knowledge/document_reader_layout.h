// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/passage.h"
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
ReadDocument layOut(const QList<DocumentBlock> &blocks, const QString &title, const QString &path);

/// "Shipping costs" of "en/shipping-costs.md".
QString titleFromPath(const QString &path);
/// White space collapsed, invisible characters dropped, trimmed.
QString plainLine(QStringView text);

} // namespace answerdesk::knowledge
