// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/product_price.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

struct Symbol {
    const char16_t *text;
    const char16_t *currency;
};

/// Longer ones first, so that "NT$" is not read as "$".
constexpr std::array kSymbols{Symbol{u"NT$", u"TWD"}, Symbol{u"HK$", u"HKD"}, Symbol{u"US$", u"USD"},
    Symbol{u"AU$", u"AUD"}, Symbol{u"CA$", u"CAD"}, Symbol{u"NZ$", u"NZD"}, Symbol{u"MX$", u"MXN"},
    Symbol{u"R$", u"BRL"}, Symbol{u"A$", u"AUD"}, Symbol{u"C$", u"CAD"}, Symbol{u"S$", u"SGD"},
    Symbol{u"€", u"EUR"}, Symbol{u"£", u"GBP"}, Symbol{u"円", u"JPY"}, Symbol{u"￥", u"JPY"},
    Symbol{u"¥", u"JPY"}, Symbol{u"₩", u"KRW"}, Symbol{u"원", u"KRW"}, Symbol{u"₽", u"RUB"},
    Symbol{u"₹", u"INR"}, Symbol{u"₺", u"TRY"}, Symbol{u"₴", u"UAH"}, Symbol{u"₪", u"ILS"},
    Symbol{u"฿", u"THB"}, Symbol{u"₫", u"VND"}, Symbol{u"zł", u"PLN"}, Symbol{u"Kč", u"CZK"},
    Symbol{u"kč", u"CZK"}, Symbol{u"Ft", u"HUF"}, Symbol{u"Lei", u"RON"}, Symbol{u"lei", u"RON"},
    Symbol{u"LEI", u"RON"}, Symbol{u"руб", u"RUB"}, Symbol{u"лв", u"BGN"}, Symbol{u"元", u"CNY"},
    Symbol{u"Euro", u"EUR"}, Symbol{u"euro", u"EUR"}, Symbol{u"Rs.", u"INR"}, Symbol{u"Fr.", u"CHF"}};

bool isSeparator(QChar c)
{
    return c == u'.' || c == u',' || c == u'\'' || c == QChar(0x2019) || c == u' ' || c == QChar(0xa0)
        || c == QChar(0x202f) || c == QChar(0x2009);
}

/// The letters right before or behind the digits must be a currency: "MzI5Ljk5" and "B2B" hold no price.
bool isCurrencyWord(QStringView word)
{
    if (word.isEmpty() || !currencyCode(word).isEmpty())
        return true;
    return std::any_of(kSymbols.begin(), kSymbols.end(),
               [&](const Symbol &s) { return word.startsWith(s.text) || word.endsWith(s.text); })
        || word == u"kr" || word == u"Kr";
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
        const bool next = isSeparator(text[end]) && end + 1 < text.size() && text[end + 1].isDigit();
        if (!next)
            break;
        if (text[end] != u'.' && text[end] != u',') {
            // Blanks and apostrophes group thousands and nothing else.
            qsizetype digits = 0;
            while (end + 1 + digits < text.size() && text[end + 1 + digits].isDigit())
                ++digits;
            if (digits != 3)
                break;
        }
        ++end;
    }
    return end;
}

QString plainDecimal(QStringView number, bool threeDecimals)
{
    const qsizetype dot = number.lastIndexOf(u'.');
    const qsizetype comma = number.lastIndexOf(u',');
    qsizetype decimal = std::max(dot, comma);
    if (decimal >= 0) {
        const QChar mark = number[decimal];
        const qsizetype after = number.size() - decimal - 1;
        const bool both = dot >= 0 && comma >= 0;
        const bool leadingZero = number.startsWith(u'0') && decimal == 1;
        if (!both && number.count(mark) > 1)
            decimal = -1;
        else if (!both && after == 3 && !leadingZero && !threeDecimals)
            decimal = -1;
    }
    QString plain;
    for (qsizetype i = 0; i < number.size(); ++i) {
        if (i == decimal)
            plain += u'.';
        else if (number[i].isDigit())
            plain += QChar(u'0' + number[i].digitValue());
    }
    return plain;
}

} // namespace

QString currencyCode(QStringView text)
{
    static const QSet<QString> kCodes = [] {
        const QString all
            = u"AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN "
              "BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL "
              "GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF "
              "KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN "
              "MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD "
              "SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH "
              "UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG"_s;
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    const QString code = text.trimmed().toString().toUpper();
    return kCodes.contains(code) ? code : QString();
}

std::optional<ParsedPrice> parsePrice(QStringView text, const QString &currency)
{
    ParsedPrice price;
    static const QRegularExpression kCode(u"(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])"_s);
    for (auto it = kCode.globalMatch(text.toString()); it.hasNext() && price.currency.isEmpty();)
        price.currency = currencyCode(it.next().captured(1));
    for (const Symbol &symbol : kSymbols) {
        if (price.currency.isEmpty() && text.contains(symbol.text))
            price.currency = QString::fromUtf16(symbol.currency);
    }
    price.dollar = price.currency.isEmpty() && text.contains(u'$');
    const QString known = price.currency.isEmpty() ? currency : price.currency;
    static const QSet<QString> kThree{u"BHD"_s, u"IQD"_s, u"JOD"_s, u"KWD"_s, u"LYD"_s, u"OMR"_s, u"TND"_s};

    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text[at].isDigit())
            continue;
        const qsizetype end = numberEnd(text, at);
        qsizetype before = at;
        while (before > 0 && text[before - 1].isLetter())
            --before;
        qsizetype after = end;
        while (after < text.size() && text[after].isLetter())
            ++after;
        const bool percent
            = end < text.size() && (text[end] == u'%' || text.sliced(end).trimmed().startsWith(u'%'));
        if (!percent && isCurrencyWord(text.sliced(before, at - before))
            && isCurrencyWord(text.sliced(end, after - end))) {
            price.amount = plainDecimal(text.sliced(at, end - at), kThree.contains(known));
            if (price.amount.size() <= 16)
                return price;
        }
        at = end - 1;
    }
    return std::nullopt;
}

std::optional<ParsedPrice> parseMachinePrice(QStringView text, const QString &currency)
{
    static const QRegularExpression kPlain(u"^\\d{1,12}(\\.\\d{1,6})?$"_s);
    const QString trimmed = text.trimmed().toString();
    if (kPlain.match(trimmed).hasMatch()) {
        // "1.249" in a text field is a grouped 1249 far more often than a price in tenths of cents.
        const qsizetype dot = trimmed.indexOf(u'.');
        const bool grouped = dot > 0 && trimmed.size() - dot - 1 == 3 && !trimmed.startsWith(u'0')
            && !trimmed.endsWith(u'0') && dot <= 3;
        if (!grouped)
            return ParsedPrice{trimmed, {}, false};
    }
    return parsePrice(trimmed, currency);
}

QString priceForPeople(const QString &amount, const QString &currency, const QString &language, bool grouped)
{
    const bool english = language == u"en";
    QString whole = amount.section(u'.', 0, 0);
    const QString fraction = amount.section(u'.', 1);
    if (grouped) {
        const QString separator = english ? u","_s : language == u"fr" ? QString(QChar(0x202f)) : u"."_s;
        for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
            whole.insert(at, separator);
    }
    const QString number = fraction.isEmpty() ? whole : whole + (english ? u'.' : u',') + fraction;
    if (currency.isEmpty())
        return number;
    static constexpr std::array kSigns{
        Symbol{u"€", u"EUR"}, Symbol{u"£", u"GBP"}, Symbol{u"$", u"USD"}, Symbol{u"¥", u"JPY"}};
    for (const Symbol &sign : kSigns) {
        if (currency == QStringView(sign.currency))
            return english ? QString::fromUtf16(sign.text) + number
                           : number + QChar(0xa0) + QString::fromUtf16(sign.text);
    }
    return english ? currency + QChar(0xa0) + number : number + QChar(0xa0) + currency;
}

} // namespace answerdesk::faqs
