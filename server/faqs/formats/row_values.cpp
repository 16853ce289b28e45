// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/row_values.h"
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QDate>
#include <QtCore/QHash>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qint64 kMinute = 60'000;
constexpr qint64 kDay = 24 * 60 * kMinute;

/// Whether plainText() would change nothing but outer blanks.
bool isPlain(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c == u' ') {
            const char16_t next = i + 1 < text.size() ? text[i + 1].unicode() : u'x';
            if (next == u' ' || next == u',' || next == u'.')
                return false;
        } else if (c < 0x21 || c == u'<' || c == u'>' || c == u'&' || (c > 0x7e && c < 0xa1) || c == 0xad
            || c > 0x2ff) {
            return false; // from U+0300 on normal form C may change it
        }
    }
    return true;
}

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

qsizetype countDigits(QStringView text) { return std::count_if(text.begin(), text.end(), isDigit); }

/// Besides its number and its sign a price may have blanks, marks that group digits, and the dash of "12,-".
bool isOnlyPrice(QStringView text, const ParsedPrice &price)
{
    QString rest = text.toString();
    if (!price.sign.isEmpty())
        rest.remove(price.sign);
    if (!price.currency.isEmpty())
        rest.remove(price.currency); // "US$ 12.00 USD"
    qsizetype digits = 0;
    for (const QChar c : std::as_const(rest)) {
        if (c.isDigit())
            ++digits;
        else if (!c.isSpace() && !QStringView(u".,'’\u066b\u066c-–—").contains(c))
            return false;
    }
    return !rest.trimmed().startsWith(u'-') && digits == countDigits(price.amount);
}

/// Plain decimals with a currency in ISO 4217 on either side, which is how Google wants them.
std::optional<FeedPrice> machinePrice(QStringView text)
{
    const auto isCode = [](QStringView word) {
        return word.size() == 3
            && std::all_of(word.begin(), word.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    };
    QStringView code;
    if (text.size() > 4 && isCode(text.last(3))) {
        code = text.last(3);
        text = text.chopped(3).trimmed();
    } else if (text.size() > 4 && isCode(text.first(3))) {
        code = text.first(3);
        text = text.sliced(3).trimmed();
    }
    const qsizetype point = text.indexOf(u'.');
    const QStringView whole = point < 0 ? text : text.first(point);
    const QStringView fraction = point < 0 ? QStringView() : text.sliced(point + 1);
    // Three digits behind the point may be thousands: parsePrice() knows the currencies that have three.
    if (whole.isEmpty() || whole.size() > 12 || (point >= 0 && (fraction.isEmpty() || fraction.size() > 6))
        || fraction.size() == 3 || !std::all_of(whole.begin(), whole.end(), isDigit)
        || !std::all_of(fraction.begin(), fraction.end(), isDigit))
        return std::nullopt;
    // A fourth digit that says nothing is how JSON marks its decimals as such: see priceText() there.
    const bool isPadded = fraction.size() > 3 && fraction.endsWith(u'0');
    FeedPrice price{text.chopped(isPadded ? 1 : 0).toString(), {}, {}};
    if (!code.isEmpty()) {
        price.currency = currencyCode(code);
        if (price.currency.isEmpty())
            return std::nullopt;
    }
    return price;
}

/// Reads digits from the start of the text and cuts them off; -1 when there are not as many.
int takeNumber(QStringView &text, qsizetype digits)
{
    if (text.size() < digits || !std::all_of(text.begin(), text.begin() + digits, isDigit))
        return -1;
    const int number = text.first(digits).toInt();
    text = text.sliced(digits);
    return number;
}

bool takeMark(QStringView &text, QChar mark)
{
    if (!text.startsWith(mark))
        return false;
    text = text.sliced(1);
    return true;
}

/// "Z", "+01:00", "-0800", "+01" as minutes east of Greenwich; nothing: unreadable.
std::optional<int> zoneOffset(QStringView text)
{
    if (text.isEmpty() || text == u"Z" || text == u"z")
        return 0;
    const bool isWest = text.startsWith(u'-');
    if (!isWest && !text.startsWith(u'+'))
        return std::nullopt;
    text = text.sliced(1);
    const int hours = takeNumber(text, 2);
    takeMark(text, u':');
    const int minutes = text.isEmpty() ? 0 : takeNumber(text, 2);
    if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59 || !text.isEmpty())
        return std::nullopt;
    return (isWest ? -1 : 1) * (hours * 60 + minutes);
}

std::optional<qint64> readTime(QStringView text)
{
    const int hour = takeNumber(text, 2);
    if (hour < 0 || hour > 24 || !takeMark(text, u':'))
        return std::nullopt;
    const int minute = takeNumber(text, 2);
    if (minute < 0 || minute > 59)
        return std::nullopt;
    int second = 0;
    if (takeMark(text, u':')) {
        second = takeNumber(text, 2);
        if (second < 0 || second > 60)
            return std::nullopt;
        if (takeMark(text, u'.') || takeMark(text, u',')) {
            while (!text.isEmpty() && isDigit(text.front()))
                text = text.sliced(1);
        }
    }
    const auto offset = zoneOffset(text.trimmed());
    if (!offset)
        return std::nullopt;
    return qint64(hour * 60 + minute - *offset) * kMinute + second * 1000;
}

std::optional<qint64> readMoment(QStringView text, bool isEnd)
{
    const int year = takeNumber(text, 4);
    const bool isDashed = takeMark(text, u'-');
    const int month = takeNumber(text, 2);
    if (isDashed && !takeMark(text, u'-'))
        return std::nullopt;
    const QDate date(year, month, takeNumber(text, 2));
    if (!date.isValid() || year < 1970)
        return std::nullopt;
    const qint64 day = QDate(1970, 1, 1).daysTo(date) * kDay;
    if (text.isEmpty())
        return isEnd ? day + kDay - 1 : day;
    if (!takeMark(text, u'T') && !takeMark(text, u't') && !takeMark(text, u' '))
        return std::nullopt;
    const auto time = readTime(text);
    return time ? std::optional(day + *time) : std::nullopt;
}

/// Lower case, letters and digits of ASCII alone.
QString lettersOf(QStringView text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.unicode() < 0x80 && c.isLetterOrNumber())
            letters += c.toLower();
    }
    return letters;
}

QStringView withoutSchemaOrg(QStringView text)
{
    const qsizetype slash = text.lastIndexOf(u'/');
    return text.contains(u"schema.org", Qt::CaseInsensitive) && slash >= 0 ? text.sliced(slash + 1) : text;
}

} // namespace

QString feedText(const QString &text) { return isPlain(text) ? text.trimmed() : plainText(text); }

QString cutAtWord(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    qsizetype end = most;
    while (end > most / 2 && !text[end].isSpace())
        --end;
    if (end == most / 2) {
        end = most; // Chinese and Japanese have no blanks
        if (text[end].isLowSurrogate())
            --end;
    }
    return text.first(end).trimmed();
}

tl::expected<FeedPrice, PriceFault> readFeedPrice(const QString &text, const QString &currency)
{
    const QStringView trimmed = QStringView(text).trimmed();
    if (trimmed.isEmpty())
        return FeedPrice{};
    std::optional<FeedPrice> price = machinePrice(trimmed);
    if (!price) {
        const auto parsed = parsePrice(trimmed, currency);
        QStringList codes;
        for (const CurrencySign &sign : currencySigns(trimmed)) {
            if (sign.currencies.size() == 1 && !codes.contains(sign.currencies.front()))
                codes << sign.currencies.front();
        }
        if (codes.size() > 1)
            return tl::unexpected(PriceFault::TwoCurrencies);
        if (!parsed || parsed->amount.isEmpty() || !isOnlyPrice(trimmed, *parsed))
            return tl::unexpected(PriceFault::BadPrice);
        price = FeedPrice{parsed->amount, {}, parsed->currency};
        if (price->currency.isEmpty() && parsed->currencies.size() > 1) {
            // "$12.00": the shop's currency says which dollar; one that is no dollar contradicts it.
            if (!currency.isEmpty() && !parsed->currencies.contains(currency))
                return tl::unexpected(PriceFault::TwoCurrencies);
        }
    }
    if (price->currency.isEmpty())
        price->currency = currency;
    const auto value = Decimal::parse(price->amount.toLatin1());
    if (!value)
        return tl::unexpected(PriceFault::BadPrice);
    price->value = *value;
    return value->micros() == 0 ? FeedPrice{} : *std::move(price);
}

std::optional<FeedInterval> readInterval(QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    if (slash < 0)
        return std::nullopt;
    FeedInterval interval;
    const QStringView from = text.first(slash).trimmed();
    const QStringView until = text.sliced(slash + 1).trimmed();
    if (!from.isEmpty()) {
        const auto ms = readMoment(from, false);
        if (!ms)
            return std::nullopt;
        interval.from = schema::Timestamp{*ms};
    }
    if (!until.isEmpty()) {
        const auto ms = readMoment(until, true);
        if (!ms)
            return std::nullopt;
        interval.until = schema::Timestamp{*ms};
    }
    if (interval.from && interval.until && *interval.until < *interval.from)
        return std::nullopt;
    return interval;
}

std::optional<QString> readGtin(QStringView text)
{
    text = text.trimmed();
    if (text.startsWith(u'\''))
        text = text.sliced(1); // what spreadsheets write before digits that are no number
    QString digits;
    for (const QChar c : text) {
        if (c == u',' || c == u';' || c == u'|')
            break;
        if (isDigit(c))
            digits += c;
        else if (c != u' ' && c != u'-')
            return std::nullopt;
    }
    const qsizetype size = digits.size();
    if (size != 8 && size != 12 && size != 13 && size != 14)
        return std::nullopt;
    int sum = 0;
    for (qsizetype i = 0; i < size; ++i)
        sum += digits[i].digitValue() * ((size - i) % 2 == 0 ? 3 : 1);
    const bool isZero = std::all_of(digits.begin(), digits.end(), [](QChar c) { return c == u'0'; });
    return sum % 10 == 0 && !isZero ? std::optional(digits) : std::nullopt;
}

std::optional<QString> readAvailability(const QString &text)
{
    static const QHash<QString, QString> kWords{{u"instock"_s, u"InStock"_s}, {u"available"_s, u"InStock"_s},
        {u"onlineonly"_s, u"InStock"_s}, {u"true"_s, u"InStock"_s}, {u"yes"_s, u"InStock"_s},
        {u"outofstock"_s, u"OutOfStock"_s}, {u"soldout"_s, u"OutOfStock"_s},
        {u"unavailable"_s, u"OutOfStock"_s}, {u"notavailable"_s, u"OutOfStock"_s},
        {u"false"_s, u"OutOfStock"_s}, {u"no"_s, u"OutOfStock"_s}, {u"backorder"_s, u"BackOrder"_s},
        {u"onbackorder"_s, u"BackOrder"_s}, {u"backordered"_s, u"BackOrder"_s},
        {u"preorder"_s, u"PreOrder"_s}, {u"presale"_s, u"PreOrder"_s},
        {u"limited"_s, u"LimitedAvailability"_s}, {u"limitedavailability"_s, u"LimitedAvailability"_s},
        {u"limitedstock"_s, u"LimitedAvailability"_s}, {u"lowstock"_s, u"LimitedAvailability"_s},
        {u"instoreonly"_s, u"LimitedAvailability"_s}, {u"discontinued"_s, u"Discontinued"_s}};
    const QString trimmed = text.trimmed();
    if (const auto word = kWords.constFind(lettersOf(withoutSchemaOrg(trimmed))); word != kWords.constEnd())
        return *word;
    bool isNumber = false;
    const double pieces = trimmed.toDouble(&isNumber); // only its sign counts
    if (isNumber)
        return pieces > 0 ? u"InStock"_s : u"OutOfStock"_s;
    const QString plain = feedText(trimmed).left(200);
    for (const QStringView yes : {u"ja", u"oui", u"sí", u"si", u"sì", u"tak", u"sim", u"ano", u"verfügbar"}) {
        if (plain.compare(yes, Qt::CaseInsensitive) == 0)
            return u"InStock"_s;
    }
    for (const QStringView no : {u"nein", u"non", u"nie", u"nee", u"não", u"nej", u"ne"}) {
        if (plain.compare(no, Qt::CaseInsensitive) == 0)
            return u"OutOfStock"_s;
    }
    const QString state = availabilityInText(plain);
    return state.isEmpty() ? std::nullopt : std::optional(state);
}

std::optional<QString> readCondition(QStringView text)
{
    const QString word = withoutSchemaOrg(text.trimmed()).toString().toLower();
    for (const QStringView fresh : {u"new", u"newcondition", u"brand new", u"neu", u"neuf", u"neuve",
             u"nuevo", u"nuevo", u"nuovo", u"nieuw", u"nowy", u"novo", u"ny", u"nový", u"新品"}) {
        if (word == fresh)
            return u"new"_s;
    }
    if (word.startsWith(u"refurbished") || word == u"reconditionné" || word == u"generalüberholt"
        || word == u"reacondicionado" || word == u"ricondizionato")
        return u"refurbished"_s;
    for (const QStringView used : {u"used", u"usedcondition", u"damagedcondition", u"gebraucht", u"occasion",
             u"usado", u"usato", u"gebruikt", u"używany", u"begagnad", u"použitý", u"中古"}) {
        if (word == used)
            return u"used"_s;
    }
    return std::nullopt;
}

QString readableLabel(QStringView name)
{
    QString label = name.trimmed().toString();
    label.replace(u'_', u' ');
    if (!label.isEmpty())
        label[0] = label[0].toUpper();
    return label;
}

} // namespace answerdesk::faqs
