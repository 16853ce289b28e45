// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/front_matter.h"

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The line that starts at `at` without its line break; moves `at` behind the break.
QStringView takeLine(QStringView text, qsizetype *at)
{
    const qsizetype from = *at;
    const qsizetype end = text.indexOf(u'\n', from);
    *at = end < 0 ? text.size() : end + 1;
    QStringView line = text.mid(from, (end < 0 ? text.size() : end) - from);
    if (line.endsWith(u'\r'))
        line.chop(1);
    return line;
}

QString scalar(QStringView text)
{
    text = text.trimmed();
    if (text.size() >= 2 && (text.front() == u'"' || text.front() == u'\'')) {
        const qsizetype end = text.indexOf(text.front(), 1);
        if (end > 0)
            return text.mid(1, end - 1).toString();
    }
    if (const qsizetype comment = text.indexOf(u" #"); comment >= 0)
        text = text.left(comment).trimmed();
    return text.toString();
}

} // namespace

FrontMatter readFrontMatter(QStringView text)
{
    FrontMatter matter;
    matter.body = text;
    qsizetype at = 0;
    if (takeLine(text, &at).trimmed() != "---"_L1)
        return matter;
    QMap<QString, QString> values;
    while (at < text.size()) {
        const QStringView line = takeLine(text, &at);
        if (line.trimmed() == "---"_L1 || line.trimmed() == "..."_L1) {
            matter.values = values;
            matter.body = text.mid(at);
            return matter;
        }
        const qsizetype colon = line.indexOf(u':');
        if (colon <= 0 || line.front().isSpace() || line.front() == u'#')
            continue;
        QString key = line.left(colon).trimmed().toString().toLower();
        key.replace(u'-', u'_');
        values.insert(key, scalar(line.mid(colon + 1)));
    }
    return matter; // never closed: a thematic break at the top of an ordinary text
}

} // namespace answerdesk::knowledge
