// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/sentence.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

QRegularExpression pattern(const QString &text, bool anyCase = true)
{
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (anyCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    QRegularExpression expression(text, options);
    expression.optimize();
    return expression;
}

/// Some match of the expression that the question does not contain.
bool tellsMore(const QRegularExpression &expression, const QString &sentence, const QString &lowerQuestion)
{
    auto matches = expression.globalMatch(sentence);
    while (matches.hasNext()) {
        if (!lowerQuestion.contains(matches.next().captured(0).toLower()))
            return true;
    }
    return false;
}

} // namespace

bool isAnnouncement(QStringView sentence)
{
    static const QRegularExpression start = pattern(
        uR"(^\W*((in |on )?this (article|guide|page|section|tutorial|document)\b|learn (how|more|about|what)\b)"
        uR"(|(in |auf )?diese[rsmn]? (artikel|anleitung|seite|abschnitt|beitrag)\b|hier erfahren sie\b)"
        uR"(|(dans |sur )?cet(te)? (article|page|section)\b|(en )?est[ea] (artículo|página|sección)\b)"
        uR"(|(in )?quest[oa] (articolo|pagina|sezione)\b|(in |op )?(dit artikel|deze pagina)\b)"
        uR"(|(este|neste|esta|nesta) (artigo|página|seção)\b|(w )?(ten|tym) artyku)"
        uR"(|(den här|i den här) (artikeln|sidan)\b|(v )?(tento|tomto) (článek|článku)\b))"_s);
    return start.match(sentence.toString()).hasMatch();
}

QuestionType questionTypeOf(const QString &question)
{
    static const QRegularExpression number = pattern(
        uR"(\bhow (many|much)\b|\bwhat (percent|percentage|number|amount|proportion|fraction|population)\b)"
        uR"(|\bhow (long|far|tall|old|big|large|high|deep|fast|often|wide|heavy|late)\b|\bcost|\bprice)"
        uR"(|\bwie (viel|viele|lange|oft|hoch|weit|groß|schwer|teuer|schnell)\b|\bkost(et|en)\b|\bpreis)"
        uR"(|\bcombien\b|\bcoûte|\bprix\b|\bcuánt[oa]s?\b|\bprecio|\bquant[oaie]\b|\bprezzo|\bhoeveel\b|\bhoe (lang|duur)\b)"
        uR"(|\bquant[oa]s?\b|\bpreço|\bile\b|\bcena\b|сколько)"_s);
    static const QRegularExpression time = pattern(
        uR"(\bwhen\b|\b(what|which) (year|date|day|month|century|decade|time|period|era)\b)"
        uR"(|\bhow (early|recently)\b|\bwann\b|\bquand\b|\bcuándo\b|\bquando\b|\bwanneer\b|\bkiedy\b)"_s);
    static const QRegularExpression person = pattern(
        uR"(\bwho\b|\bwhom\b|\bwhose\b|\b(what|which) (person|people|man|woman|king|queen|president|author|scientist)"
        uR"(|company|team|player|leader|general|ruler|emperor|philosopher|group|organization)\b)"_s);
    static const QRegularExpression place = pattern(
        uR"(\bwhere\b|\b(what|which) (city|country|state|place|location|county|town|region|river|continent|island)"
        uR"(|area|street|building|university)\b)"_s);
    static const QRegularExpression reason = pattern(
        uR"(\bwhy\b|\bwhat (reason|caused|cause)\b|\bfor what\b|\bwarum\b|\bweshalb\b|\bpourquoi\b|\bpor qué\b)"_s);
    static const QRegularExpression clock = pattern(
        uR"(\b(by|at|until|from) (what|which) time\b|\bwhat time\b|\buhrzeit\b|\bwie viel uhr\b|\bquelle heure\b)"_s);
    if (clock.match(question).hasMatch())
        return QuestionType::Clock;
    if (number.match(question).hasMatch())
        return QuestionType::Number;
    if (time.match(question).hasMatch())
        return QuestionType::Time;
    if (person.match(question).hasMatch())
        return QuestionType::Person;
    if (place.match(question).hasMatch())
        return QuestionType::Place;
    if (reason.match(question).hasMatch())
        return QuestionType::Reason;
    return QuestionType::Other;
}

bool hasCue(QuestionType type, const QString &sentence, const QString &lowerQuestion)
{
    static const QRegularExpression number = pattern(
        uR"(\d[\d.,]*|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred)"
        uR"(|thousand|million|billion|half|third|quarter|twice|once|several)\b)"_s);
    static const QRegularExpression time = pattern(
        uR"(\b(1[0-9]{3}|20[0-9]{2})s?\b|\b(january|february|march|april|may|june|july|august|september|october)"
        uR"(|november|december)\b|\bcentur(y|ies)\b|\b(bc|bce|ad|monday|tuesday|wednesday|thursday|friday|saturday)"
        uR"(|sunday)\b|\b\d{1,2}:\d\d\b|\b\d+ (working |business )?(minutes|hours|days|weeks|months)\b)"
        uR"(|\b\d{1,2}\. (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))"
        uR"(|\b\d+ (tage|tagen|wochen|werktage|arbeitstage|stunden|jours|semaines|heures)\b)"_s);
    static const QRegularExpression clock = pattern(
        uR"(\b\d{1,2}[:.h]\d\d\b|\b\d{1,2} ?(am|pm|a\.m\.|p\.m\.|uhr|h)\b|\bnoon\b|\bmidnight\b)"_s);
    static const QRegularExpression capital
        = pattern(uR"((?<![.!?]\s)(?<!^)(?<!^["“(])\b[A-ZÀ-ÞА-Я][\w'’-]+)"_s, false);
    static const QRegularExpression placeWord
        = pattern(uR"(\b(in|at|from|near|to|of|throughout|across|outside|around|within|between)\s+(the\s+)?)"
                  uR"(([a-z]+\s)?[A-Z])"_s,
            false);
    static const QRegularExpression reason = pattern(
        uR"(\b(because|due to|since|as a result|in order|so that|therefore|caused|reason|owing|resulting)"
        uR"(|led to|thus|to avoid|to ensure|to prevent|weil|denn|wegen|damit|parce|car|porque)\b)"_s);
    switch (type) {
    case QuestionType::Number:
        return tellsMore(number, sentence, lowerQuestion);
    case QuestionType::Clock:
        return tellsMore(clock, sentence, lowerQuestion);
    case QuestionType::Time:
        return tellsMore(time, sentence, lowerQuestion);
    case QuestionType::Person:
        return tellsMore(capital, sentence, lowerQuestion);
    case QuestionType::Place:
        return placeWord.match(sentence).hasMatch() && tellsMore(capital, sentence, lowerQuestion);
    case QuestionType::Reason:
        return reason.match(sentence).hasMatch();
    case QuestionType::Other:
        break;
    }
    return false;
}

} // namespace answerdesk::knowledge
