// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/answer_sources.h"
#include "server/faqs/facts/product_format.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

QSet<QString> numbersOnPage(const QString &text)
{
    static const QRegularExpression kThousands(
        u"(?<=\\d)[.,'’ \u00a0\u202f](?=\\d{3}(?!\\d))"_s, QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> numbers = numbersIn(text);
    numbers.unite(numbersIn(QString(text).remove(kThousands)));
    return numbers;
}

Provenance sourceOf(const FurtherFact &fact, const QString &text)
{
    Provenance source = fact.where;
    const QSet<QString> known = numbersIn(source.text);
    if (known.contains(numbersIn(fact.value)) && !known.contains(numbersIn(text)))
        source.text = text;
    return source;
}

QString groupedAsOnPage(const QString &amount, const QString &page, const QString &language)
{
    static const QRegularExpression kGrouped(u"(?<![\\d.,])(\\d)([.,'’ \u00a0\u202f])(\\d{3})(?!\\d)"_s);
    const QString decimal = hasDecimalComma(language) ? u","_s : u"."_s;
    QString written = amount;
    for (auto it = kGrouped.globalMatch(page); it.hasNext();) {
        const auto match = it.next();
        const QString plain = match.captured(1) + match.captured(3);
        if (match.captured(2) != decimal && numbersIn(amount).contains(plain))
            written.replace(plain, match.captured());
    }
    return written;
}

bool holdsNumbers(const ProductFacts &facts, const QList<Provenance> &sources, const QString &text)
{
    QSet<QString> known = numbersIn(facts.name.source.text + u' ' + facts.name.value);
    for (const Provenance &source : sources)
        known.unite(numbersOnPage(source.text));
    return known.contains(numbersIn(text));
}

} // namespace answerdesk::faqs
