// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/figures.h"
#include "server/knowledge/text/sentence.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::QuestionType;

namespace {

/// Whether a question asks what something costs.
bool asksPrice(const QString &question)
{
    static const QRegularExpression price(
        u"\\b(how much (is|are|does|do|will|for|extra)|what (does|do|will|would) .*cost|costs?\\b|price|"
        "was kostet|was kosten|wie ?viel kostet|wie teuer|preis|combien (co[uû]te|ça co[uû]te)|quel (est le "
        ")?prix|"
        "cu[aá]nto cuesta|precio|quanto costa|prezzo|hoeveel kost|prijs|quanto custa|preço|ile kosztuje|cena)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return price.match(question).hasMatch();
}

bool holdsPrice(QStringView text)
{
    static const QRegularExpression money(
        u"[€$£]\\s?\\d|\\d\\s?(€|\\$|£|EUR|euros?|zł|CHF)|\\b(free|kostenlos|gratuit|gratis|free of charge)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return money.match(text.toString()).hasMatch();
}

} // namespace

bool asksFigure(const QString &question)
{
    const QuestionType type = knowledge::questionTypeOf(question);
    return asksPrice(question) || type == QuestionType::Number || type == QuestionType::Clock;
}

bool holdsAskedFigure(const QString &question, const QString &text)
{
    return asksPrice(question)
        ? holdsPrice(text)
        : knowledge::hasCue(knowledge::questionTypeOf(question), text, question.toLower());
}

} // namespace answerdesk::answers
