// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/evidence.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

// What is read as grouping is so in answers and passages alike: equal spellings always compare equal.
QString canonicalNumber(QString text)
{
    static const QRegularExpression spaces(u"[ \u00a0\u202f']"_s);
    text.remove(spaces);
    const qsizetype point = text.lastIndexOf(u'.'), comma = text.lastIndexOf(u',');
    const qsizetype last = std::max(point, comma);
    if (last < 0)
        return text;
    const bool both = point >= 0 && comma >= 0;
    const bool several = text.count(text[last]) > 1;
    const bool grouping = several || (!both && text.size() - last - 1 == 3);
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isDigit())
            out += text[i];
        else if (i == last && !grouping)
            out += u'.';
    }
    return out;
}

QStringList numbersIn(QStringView text)
{
    static const QRegularExpression number(
        u"\\d{1,3}(?:[ \u00a0\u202f'.,]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?"_s);
    QStringList numbers;
    const QString all = text.toString();
    auto matches = number.globalMatch(all);
    while (matches.hasNext())
        numbers.append(canonicalNumber(matches.next().captured()));
    return numbers;
}

bool numbersSupported(const QString &answer, const QStringList &passages)
{
    QSet<QString> known;
    for (const QString &passage : passages) {
        const QStringList numbers = numbersIn(passage);
        known.unite(QSet<QString>(numbers.begin(), numbers.end()));
    }
    const QStringList claimed = numbersIn(answer);
    return std::all_of(
        claimed.begin(), claimed.end(), [&](const QString &number) { return known.contains(number); });
}

} // namespace answerdesk::answers
