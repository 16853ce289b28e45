// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_facts.h"
#include "server/answers/check/model_words.h"
#include "server/answers/engine/evidence.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How many words behind a number may stand before what it counts: "3 full working days".
constexpr int kUnitWords = 3;

/// A number, a word, a sign that is a unit, or a mark that ends what belongs together.
struct Piece {
    enum Kind : unsigned char { Number, Word, Sign, Mark };
    Kind kind = Mark;
    QString text; ///< lower case, without apostrophes; a number as it stands
    qsizetype start = 0, end = 0;
};

QList<Piece> piecesOf(const QString &text)
{
    static const QRegularExpression piece(
        u"(?<number>\\d{1,2}:\\d{2}|\\d{1,3}(?:[ "
        u"\u00a0\u202f'.,]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?|[½¼¾])"
        "|(?<sign>°\\s?[CF]\\b|[€$£%°])|(?<word>[\\p{L}\\p{M}]+(?:['’\\-][\\p{L}\\p{M}]+)*)|(?<mark>[^\\s\\d])"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QList<Piece> pieces;
    auto matches = piece.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        Piece next{Piece::Mark, match.captured(), match.capturedStart(), match.capturedEnd()};
        if (match.hasCaptured(u"number"))
            next.kind = Piece::Number;
        else if (match.hasCaptured(u"sign"))
            next.kind = Piece::Sign;
        else if (match.hasCaptured(u"word"))
            next.kind = Piece::Word;
        if (next.kind == Piece::Word || next.kind == Piece::Sign) {
            next.text = next.text.toLower().remove(u'\'').remove(u'’');
            if (next.kind == Piece::Sign)
                next.text.remove(u' ');
        }
        pieces.append(next);
    }
    return pieces;
}

QString plainNumber(const QString &text)
{
    if (text.contains(u':') || !text.front().isDigit())
        return text;
    QString number = canonicalNumber(text);
    if (number.contains(u'.')) {
        while (number.endsWith(u'0'))
            number.chop(1);
        if (number.endsWith(u'.'))
            number.chop(1);
    }
    return number;
}

bool isMinus(QChar c) { return c == u'-' || c == u'\u2212' || c == u'\u2013'; }

/// "-5 °C" and "minus 5", but not the second number of "3-5" and not the 2 of "CR-2".
bool isBelowZero(const QString &text, const QList<Piece> &pieces, qsizetype at)
{
    static const QSet<QString> words{u"minus"_s, u"moins"_s, u"menos"_s, u"meno"_s, u"min"_s};
    const Piece &number = pieces[at];
    if (at > 0 && pieces[at - 1].kind == Piece::Word && words.contains(pieces[at - 1].text))
        return pieces[at - 1].text != u"min" || at < 2 || pieces[at - 2].kind != Piece::Number;
    const qsizetype before = number.start - 1;
    return before >= 0 && isMinus(text[before])
        && (before == 0 || text[before - 1].isSpace() || text[before - 1] == u'(');
}

/// The unit of a word, also of "5-year" and "16-digit" with the number cut off.
QString unitOfPiece(const Piece &piece)
{
    if (piece.kind != Piece::Word && piece.kind != Piece::Sign)
        return {};
    return unitOf(piece.text);
}

QString unitBehind(const QList<Piece> &pieces, qsizetype at)
{
    bool isWork = false;
    QString unit;
    int words = 0;
    for (qsizetype i = at + 1; i < pieces.size() && words <= kUnitWords; ++i) {
        const Piece &piece = pieces[i];
        if (piece.kind == Piece::Mark && i == at + 1 && (piece.text == u"-" || piece.text == u"."))
            continue; // "5-year", "18. Dezember"
        if (piece.kind == Piece::Mark || piece.kind == Piece::Number)
            break;
        ++words;
        isWork = isWork || isWorkdayWord(piece.text);
        if (const QString found = unitOfPiece(piece); unit.isEmpty() && !found.isEmpty())
            unit = found;
        else if (!unit.isEmpty() && unit != u"day")
            break;
    }
    // "per cent" and its like are two words.
    static const QSet<QString> cents{u"cent"_s, u"cento"_s, u"ciento"_s};
    if (unit.isEmpty() && at + 2 < pieces.size() && cents.contains(pieces[at + 2].text))
        return u"%"_s;
    return unit == u"day" && isWork ? u"workday"_s : unit;
}

QString unitBefore(const QList<Piece> &pieces, qsizetype at)
{
    qsizetype before = at - 1;
    if (before >= 0 && pieces[before].kind == Piece::Mark && isMinus(pieces[before].text.front()))
        --before;
    if (before < 0)
        return {};
    const QString unit = unitOfPiece(pieces[before]);
    return isMoneyOrShare(unit) || unit.startsWith(u"month-") ? unit : QString();
}

/// Whether two numbers are the ends of a range or the sides of a size, which share their unit.
bool belongTogether(QStringView between)
{
    static const QRegularExpression join(
        u"^\\s*(?:[–—\\-x×/]|to|bis|or|oder|and|und|à|a|au|y|o|e|et|ou|en|tot|of|do|lub|i)\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return join.match(between.toString()).hasMatch();
}

} // namespace

bool isMoneyOrShare(const QString &unit)
{
    return unit == u"%" || (unit.size() == 3 && unit == unit.toUpper() && unit.front().isLetter());
}

QList<Quantity> quantitiesIn(QStringView view, const QString &language)
{
    const QString text = view.toString();
    const QList<Piece> pieces = piecesOf(text);
    QList<Quantity> quantities;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const Piece &piece = pieces[i];
        QString number;
        if (piece.kind == Piece::Number)
            number = (isBelowZero(text, pieces, i) ? u"-"_s : QString()) + plainNumber(piece.text);
        else if (piece.kind == Piece::Word)
            number = numberOfWord(piece.text, language);
        if (number.isEmpty() && piece.kind == Piece::Word && isOneOrArticle(piece.text, language)
            && i + 1 < pieces.size() && !unitOfPiece(pieces[i + 1]).isEmpty())
            number = u"1"_s;
        if (number.isEmpty())
            continue;
        QString unit = unitBefore(pieces, i);
        // A sign before the number is its own; a month before it may be of the date before: "May 3 days".
        const QString behind = unitBehind(pieces, i);
        if (unit.isEmpty() || (unit.startsWith(u"month-") && !behind.isEmpty()))
            unit = behind;
        quantities.append({number, unit, piece.start, piece.end});
    }
    for (qsizetype i = quantities.size() - 2; i >= 0; --i) {
        if (quantities[i].unit.isEmpty()
            && belongTogether(view.mid(quantities[i].end, quantities[i + 1].start - quantities[i].end)))
            quantities[i].unit = quantities[i + 1].unit;
    }
    for (qsizetype i = 1; i < quantities.size(); ++i) {
        if (quantities[i].unit.isEmpty() && isMoneyOrShare(quantities[i - 1].unit)
            && belongTogether(view.mid(quantities[i - 1].end, quantities[i].start - quantities[i - 1].end)))
            quantities[i].unit = quantities[i - 1].unit;
    }
    return quantities;
}

QSet<QString> unitsIn(QStringView text)
{
    QSet<QString> units;
    for (const Piece &piece : piecesOf(text.toString())) {
        if (const QString unit = unitOfPiece(piece); !unit.isEmpty())
            units.insert(unit);
    }
    return units;
}

QStringList addressesIn(QStringView text)
{
    static const QRegularExpression address(
        u"(?:[a-z][a-z0-9+.\\-]*://"
        u"|www\\.|mailto:|tel:)[^\\s<>\"”»)\\]]+|[\\w.+\\-]+@[\\w\\-]+(?:\\.[\\w\\-]+)+"
        "|\\b(?:[\\p{L}\\d\\-]{2,}\\.)+[\\p{L}]{2,}(?:/[^\\s<>\"”»)\\]]*)?"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression scheme(u"^(?:https?://|mailto:|tel:)?(?:www\\.)?"_s);
    QStringList addresses;
    auto matches = address.globalMatch(text.toString());
    while (matches.hasNext()) {
        QString found = matches.next().captured().toLower();
        while (!found.isEmpty() && u".,;:!?'’/"_s.contains(found.back()))
            found.chop(1);
        found.remove(scheme);
        if (!found.isEmpty())
            addresses.append(found);
    }
    return addresses;
}

QSet<QString> weightyWordsIn(QStringView text)
{
    QSet<QString> groups;
    for (const Piece &piece : piecesOf(text.toString())) {
        if (piece.kind != Piece::Word)
            continue;
        QString group = weightOf(piece.text);
        if (group.isEmpty() && unitOf(piece.text).startsWith(u"month-") && piece.text != u"may")
            group = unitOf(piece.text);
        if (!group.isEmpty())
            groups.insert(group);
    }
    return groups;
}

bool denies(QStringView text, const QString &language)
{
    const QList<Piece> pieces = piecesOf(text.toString());
    return std::any_of(pieces.begin(), pieces.end(),
        [&](const Piece &piece) { return piece.kind == Piece::Word && isDenial(piece.text, language); });
}

} // namespace answerdesk::answers
