// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_price.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxAmount = 16;

bool isBlank(QChar c) { return c == u' ' || c == QChar(0xa0) || c == QChar(0x202f) || c == QChar(0x2009); }
bool isPoint(QChar c)
{
    return c == u'.' || c == u',' || c == QChar(0x66b) || c == QChar(0x66c) || c == u'·';
}
bool isGrouping(QChar c) { return isBlank(c) || c == u'\'' || c == QChar(0x2019); }

qsizetype digitsAt(QStringView text, qsizetype at)
{
    qsizetype count = 0;
    while (at + count < text.size() && text[at + count].isDigit())
        ++count;
    return count;
}

/// The number that begins at `at`: digits, and separators that stand between digits as in a price.
qsizetype numberEnd(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size()) {
        if (text[end].isDigit()) {
            ++end;
            continue;
        }
        const qsizetype digits = digitsAt(text, end + 1);
        // Templates break "36.24" into "36. 24".
        const bool torn = isPoint(text[end]) && end + 1 < text.size() && isBlank(text[end + 1])
            && digitsAt(text, end + 2) == 2;
        if (torn) {
            end += 2;
            continue;
        }
        if (digits == 0 || (!isPoint(text[end]) && !isGrouping(text[end])))
            break;
        // Blanks and apostrophes group thousands and nothing else.
        if (isGrouping(text[end]) && digits != 3)
            break;
        ++end;
    }
    return end;
}

/// Digits with one decimal point at most, or empty when the groups of digits are none of a number (a date, a
/// version).
QString plainDecimal(QStringView number, bool threeDecimals)
{
    QStringList groups{QString()};
    QString marks;
    for (const QChar c : number) {
        if (c.isDigit()) {
            groups.last() += QChar(u'0' + c.digitValue());
        } else if (!isBlank(c) || marks.size() < groups.size() - 1 || !groups.constLast().isEmpty()) {
            if (groups.constLast().isEmpty() && groups.size() > 1)
                continue; // the blank of "36. 24"
            marks += c == QChar(0x66b) ? QChar(u',') : isGrouping(c) ? QChar(u' ') : c;
            groups << QString();
        }
    }
    if (marks.isEmpty())
        return groups.constFirst();
    const QChar last = marks.back();
    const qsizetype after = groups.constLast().size();
    const bool others = std::any_of(marks.begin(), marks.end() - 1, [&](QChar c) { return c != last; });
    const bool repeated = marks.count(last) > 1;
    const bool leadingZero = groups.constFirst() == u"0"_s && marks.size() == 1;
    bool decimal = last != u' ' && last != QChar(0x66c) && !repeated;
    if (decimal && !others && after == 3 && !leadingZero && !threeDecimals)
        decimal = false;
    // What is left of the decimal point is grouped by threes, in India by twos as well.
    const qsizetype whole = groups.size() - (decimal ? 1 : 0);
    for (qsizetype i = 1; i < whole; ++i) {
        const qsizetype size = groups[i].size();
        if (size != 3 && !(size == 2 && i + 1 < whole))
            return {};
    }
    QString plain = groups.mid(0, whole).join(QString());
    if (decimal)
        plain += u'.' + groups.constLast();
    return plain.startsWith(u'.') ? u'0' + plain : plain;
}

struct Number {
    qsizetype start, end;
    QString amount;
    const CurrencySign *sign = nullptr; ///< right beside it
};

bool onlyBlanks(QStringView text) { return std::all_of(text.begin(), text.end(), isBlank); }

const CurrencySign *signBeside(
    QStringView text, qsizetype start, qsizetype end, const std::vector<CurrencySign> &signs)
{
    for (const CurrencySign &sign : signs) {
        const QStringView between = sign.end <= start ? text.sliced(sign.end, start - sign.end)
            : sign.start >= end                       ? text.sliced(end, sign.start - end)
                                                      : QStringView(u"x");
        if (between.size() <= 3 && onlyBlanks(between))
            return &sign;
        // "1.198,- Kr", "$..75", "Rs. : 500"
        static const QRegularExpression kFiller(u"^[\\s:.,\\-–—~*]{1,4}$"_s);
        if (between.size() <= 4 && kFiller.match(between.toString()).hasMatch()
            && !(sign.end <= start ? between.contains(u'-')
                                   : between.startsWith(u' ') && between.contains(u'-')))
            return &sign;
    }
    return nullptr;
}

bool isPartOfWord(QStringView text, const Number &number, const CurrencySign *sign)
{
    const bool before = number.start > 0 && text[number.start - 1].isLetter()
        && !(sign && sign->end == number.start) && text[number.start - 1].unicode() < 0x2e80;
    // "€949.00Save €50.00": elements that stand side by side without a blank.
    const bool glued = number.end + 1 < text.size() && text[number.end].isUpper()
        && text[number.end + 1].isLower() && number.amount.contains(u'.');
    const bool after = number.end < text.size() && text[number.end].isLetter() && !glued
        && !(sign && sign->start == number.end) && text[number.end].unicode() < 0x2e80;
    return before || after;
}

std::vector<Number> numbersOf(
    QStringView text, const std::vector<CurrencySign> &signs, const QSet<QString> &threeDecimals, bool three)
{
    std::vector<Number> numbers;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text[at].isDigit())
            continue;
        const qsizetype end = numberEnd(text, at);
        Number number{at, end, {}, signBeside(text, at, end, signs)};
        const bool inside = std::any_of(signs.begin(), signs.end(),
            [&](const CurrencySign &sign) { return sign.start < end && sign.end > at; });
        const bool percent = text.sliced(end).trimmed().startsWith(u'%');
        const auto isHyphen = [&](qsizetype i) {
            return i >= 0 && i < text.size() && (text[i] == u'-' || text[i] == u'/' || text[i] == u':');
        };
        // "25-09", "2020/12/01" and "12:30" are no prices.
        const bool dated = !number.sign
            && ((isHyphen(end) && digitsAt(text, end + 1) > 0)
                || (isHyphen(at - 1) && at > 1 && text[at - 2].isDigit()));
        const bool code = number.sign && number.sign->currencies.size() == 1
            && threeDecimals.contains(number.sign->currencies.front());
        number.amount = plainDecimal(text.sliced(at, end - at), code || (!number.sign && three));
        // "$.75"
        if (at > 0 && text[at - 1] == u'.' && number.sign && number.sign->end <= at - 1
            && !number.amount.contains(u'.') && end - at <= 2)
            number.amount = u"0."_s + number.amount;
        // Cents that are set small and high: "173 34 Lei".
        if (number.sign && number.sign->start >= end && end - at == 2 && at > 0 && isBlank(text[at - 1])
            && !numbers.empty() && numbers.back().end == at - 1 && !numbers.back().sign
            && !numbers.back().amount.contains(u'.')) {
            numbers.back().amount += u'.' + number.amount;
            numbers.back().sign = number.sign;
            numbers.back().end = end;
            at = end - 1;
            continue;
        }
        if (!inside && !percent && !dated && !number.amount.isEmpty() && number.amount.size() <= kMaxAmount
            && !isPartOfWord(text, number, number.sign))
            numbers.push_back(std::move(number));
        at = end - 1;
    }
    return numbers;
}

const QSet<QString> &threeDecimalCurrencies()
{
    static const QSet<QString> kThree{u"BHD"_s, u"IQD"_s, u"JOD"_s, u"KWD"_s, u"LYD"_s, u"OMR"_s, u"TND"_s};
    return kThree;
}

/// A weak sign says something when it stands alone or the words hold a number as well.
std::optional<CurrencySign> signOfHint(QStringView hint)
{
    const bool number = std::any_of(hint.begin(), hint.end(), [](QChar c) { return c.isDigit(); });
    for (const CurrencySign &sign : currencySigns(hint)) {
        if (!sign.weak || number || hint.trimmed().size() == sign.end - sign.start)
            return sign;
    }
    return std::nullopt;
}

} // namespace

std::optional<ParsedPrice> parsePrice(QStringView text, QStringView currency)
{
    static const QRegularExpression kFree(u"^\\W*(free|gratis|kostenlos|gratuit|za darmo|zdarma)\\W*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (text.size() <= 24 && kFree.match(text.toString()).hasMatch())
        return ParsedPrice{u"0"_s, {}, {}, {}};
    std::vector<CurrencySign> signs = currencySigns(text);
    const bool three = threeDecimalCurrencies().contains(currencyCode(currency));
    std::vector<Number> numbers = numbersOf(text, signs, threeDecimalCurrencies(), three);
    if (numbers.empty())
        return std::nullopt;
    const Number *best = nullptr;
    static const QRegularExpression kNow(
        u"\\b(now|jetzt|nur noch|maintenant|ahora|ora|nu|teraz|nyní|agora)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kWas(
        u"\\b(was|statt|bisher|früher|avant|antes|prima|was:|zamiast|před)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const auto was = kWas.match(text.toString());
    const auto now = was.hasMatch() ? kNow.match(text.toString(), was.capturedEnd()) : was;
    if (now.hasMatch()) {
        for (const Number &number : numbers) {
            if (!best && number.start > now.capturedStart())
                best = &number;
        }
    }
    for (const Number &number : numbers) {
        if (!best && number.sign && !number.sign->weak)
            best = &number;
    }
    // "From 26 to 50 €": the sign serves both.
    static const QRegularExpression kRange(u"^\\s*(-|–|—|~|to|bis|à|a|do|al|t/m)\\s*$"_s);
    if (best && best != numbers.data() && !(best - 1)->sign
        && kRange.match(text.sliced((best - 1)->end, best->start - (best - 1)->end).toString()).hasMatch()) {
        const CurrencySign *shared = best->sign;
        best = best - 1;
        numbers[std::size_t(best - numbers.data())].sign = shared;
    }
    for (const Number &number : numbers) {
        if (!best && number.sign)
            best = &number;
    }
    if (!best)
        best = &numbers.front();
    ParsedPrice price;
    price.amount = best->amount;
    const CurrencySign *sign = best->sign;
    for (const CurrencySign &other : signs) {
        if (!sign && !other.weak)
            sign = &other;
        // "NZD $100.70": the code says which dollar it is.
        if (sign && sign->currencies.size() > 1 && other.currencies.size() == 1
            && sign->currencies.contains(other.currencies.front()))
            sign = &other;
    }
    if (sign) {
        price.sign = text.sliced(sign->start, sign->end - sign->start).toString();
        price.currencies = sign->currencies;
    } else if (const auto told = signOfHint(currency)) {
        price.sign = currency.sliced(told->start, told->end - told->start).toString();
        price.currencies = told->currencies;
    }
    if (price.currencies.size() == 1)
        price.currency = price.currencies.front();
    return price;
}

QString currencySignOf(QStringView text, QStringView currency)
{
    for (const CurrencySign &sign : currencySigns(text)) {
        if (!sign.weak)
            return text.sliced(sign.start, sign.end - sign.start).toString();
    }
    const auto told = signOfHint(currency);
    return told ? currency.sliced(told->start, told->end - told->start).toString() : QString();
}

std::optional<ParsedPrice> parseMachinePrice(QStringView text, QStringView currency)
{
    static const QRegularExpression kPlain(u"^\\d{1,12}(\\.\\d{1,6})?$"_s);
    const QString trimmed = text.trimmed().toString();
    if (kPlain.match(trimmed).hasMatch()) {
        // "1.249" in a text field is a grouped 1249 far more often than a price in tenths of cents.
        const qsizetype dot = trimmed.indexOf(u'.');
        const bool grouped = dot > 0 && trimmed.size() - dot - 1 == 3 && !trimmed.startsWith(u'0')
            && !trimmed.endsWith(u'0') && dot <= 3;
        if (!grouped)
            return ParsedPrice{trimmed, {}, {}, {}};
    }
    return parsePrice(trimmed, currency);
}

std::vector<ParsedPrice> pricesIn(QStringView text)
{
    std::vector<ParsedPrice> prices;
    // Looking for signs takes long, and most lines hold no number.
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); }))
        return prices;
    const std::vector<CurrencySign> signs = currencySigns(text);
    if (signs.empty())
        return prices;
    for (const Number &number : numbersOf(text, signs, threeDecimalCurrencies(), false)) {
        if (!number.sign || number.sign->weak)
            continue;
        const QStringList &currencies = number.sign->currencies;
        prices.push_back({number.amount, currencies.size() == 1 ? currencies.front() : QString(), currencies,
            text.sliced(number.sign->start, number.sign->end - number.sign->start).toString(),
            std::min(number.start, number.sign->start), std::max(number.end, number.sign->end)});
    }
    return prices;
}

QString quotedPrice(QStringView text, const std::vector<ParsedPrice> &all, std::size_t index)
{
    if (all.size() <= 1)
        return text.toString();
    const ParsedPrice &price = all[index];
    qsizetype start = price.start;
    qsizetype end = price.end;
    // "1.499,00 € 1.249,00 €": the first sign stands beside both numbers, but belongs to the one before it.
    if (index > 0 && start < all[index - 1].end && all[index - 1].end <= end) {
        const std::vector<CurrencySign> behind = currencySigns(text.sliced(end));
        if (!behind.empty() && onlyBlanks(text.sliced(end, behind.front().start))) {
            start = all[index - 1].end;
            end += behind.front().end;
        }
    }
    return text.sliced(start, end - start).trimmed().toString();
}

int countPrices(QStringView text) { return int(pricesIn(text).size()); }

} // namespace answerdesk::faqs
