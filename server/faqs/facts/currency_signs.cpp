// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/currency_signs.h"
#include <QtCore/QSet>
#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

struct Sign {
    const char16_t *text;
    const char16_t *currencies; ///< separated by blanks
    bool weak = false;
};

/// As shops write them; case counts, since "Ft" is money and "ft" a length. Codes of ISO 4217 need no entry.
constexpr Sign kSigns[] = {
    // Signs of their own
    {u"€", u"EUR"},
    {u"£", u"GBP"},
    {u"￡", u"GBP"},
    {u"₤", u"GBP"},
    {u"¥", u"JPY CNY"},
    {u"￥", u"JPY CNY"},
    {u"₩", u"KRW"},
    {u"￦", u"KRW"},
    {u"₽", u"RUB"},
    {u"₹", u"INR"},
    {u"₺", u"TRY"},
    {u"₴", u"UAH"},
    {u"₪", u"ILS"},
    {u"฿", u"THB"},
    {u"₫", u"VND"},
    {u"₱", u"PHP"},
    {u"₦", u"NGN"},
    {u"₡", u"CRC"},
    {u"₸", u"KZT"},
    {u"₮", u"MNT"},
    {u"₲", u"PYG"},
    {u"₭", u"LAK"},
    {u"₼", u"AZN"},
    {u"₾", u"GEL"},
    {u"֏", u"AMD"},
    {u"৳", u"BDT"},
    {u"₵", u"GHS"},
    {u"GH₵", u"GHS"},
    {u"₣", u""},
    {u"₿", u""},
    {u"Ƀ", u""},
    {u"BTC", u""},
    {u"؋", u"AFN"},
    {u"﷼", u"IRR SAR"},
    {u"៛", u"KHR"},
    {u"රු", u"LKR"},
    {u"र", u"INR NPR"},
    // Dollars and pesos
    {u"$", u"USD CAD AUD NZD SGD HKD MXN ARS CLP COP TWD UYU"},
    {u"＄", u"USD"},
    {u"US$", u"USD"},
    {u"US $", u"USD"},
    {u"USD$", u"USD"},
    {u"$US", u"USD"},
    {u"U$S", u"USD"},
    {u"U$D", u"USD"},
    {u"A$", u"AUD"},
    {u"AU$", u"AUD"},
    {u"AU $", u"AUD"},
    {u"AUD$", u"AUD"},
    {u"C$", u"CAD"},
    {u"CA$", u"CAD"},
    {u"CA $", u"CAD"},
    {u"CAD$", u"CAD"},
    {u"CAN$", u"CAD"},
    {u"CDN$", u"CAD"},
    {u"$CA", u"CAD"},
    {u"$ CA", u"CAD"},
    {u"NZ$", u"NZD"},
    {u"HK$", u"HKD"},
    {u"NT$", u"TWD"},
    {u"S$", u"SGD"},
    {u"SG$", u"SGD"},
    {u"MX$", u"MXN"},
    {u"Mex$", u"MXN"},
    {u"MXN$", u"MXN"},
    {u"R$", u"BRL"},
    {u"RD$", u"DOP"},
    {u"J$", u"JMD"},
    {u"TT$", u"TTD"},
    {u"GY$", u"GYD"},
    {u"FJ$", u"FJD"},
    {u"BZ$", u"BZD"},
    {u"EC$", u"XCD"},
    {u"N$", u"NAD"},
    {u"T$", u"TOP"},
    {u"Z$", u"ZWG"},
    {u"MOP$", u"MOP"},
    {u"COL$", u"COP"},
    {u"COP$", u"COP"},
    {u"AR$", u"ARS"},
    {u"CLP$", u"CLP"},
    {u"$U", u"UYU"},
    {u"E£", u"EGP"},
    {u"LE", u"EGP", true},
    {u"S/", u"PEN"},
    {u"S/.", u"PEN"},
    {u"B/.", u"PAB"},
    {u"Bs", u"BOB VES", true},
    {u"Bs.", u"BOB VES"},
    // Words and abbreviations
    {u"Euro", u"EUR"},
    {u"euro", u"EUR"},
    {u"Euros", u"EUR"},
    {u"euros", u"EUR"},
    {u"EURO", u"EUR"},
    {u"evro", u"EUR"},
    {u"евро", u"EUR"},
    {u"Eur", u"EUR", true},
    {u"eur", u"EUR", true},
    {u"pound", u"GBP", true},
    {u"pounds", u"GBP", true},
    {u"stg", u"GBP", true},
    {u"円", u"JPY"},
    {u"圓", u"TWD JPY"},
    {u"圆", u"CNY"},
    {u"元", u"CNY TWD HKD"},
    {u"人民币", u"CNY"},
    {u"人民幣", u"CNY"},
    {u"新台幣", u"TWD"},
    {u"yen", u"JPY"},
    {u"Yen", u"JPY"},
    {u"원", u"KRW"},
    {u"б.р.", u"BYN"},
    {u"бел. руб.", u"BYN"},
    {u"руб", u"RUB BYN"},
    {u"руб.", u"RUB BYN"},
    {u"Руб.", u"RUB BYN"},
    {u"рублей", u"RUB BYN"},
    {u"р.", u"RUB BYN"},
    {u"р", u"RUB BYN", true},
    {u"Р", u"RUB BYN", true},
    {u"Br", u"BYN ETB", true},
    {u"грн", u"UAH"},
    {u"грн.", u"UAH"},
    {u"гривень", u"UAH"},
    {u"hrn", u"UAH", true},
    {u"лв", u"BGN"},
    {u"лв.", u"BGN"},
    {u"ден", u"MKD", true},
    {u"ден.", u"MKD"},
    {u"mkd", u"MKD"},
    {u"дин", u"RSD"},
    {u"Дин", u"RSD"},
    {u"дин.", u"RSD"},
    {u"din.", u"RSD"},
    {u"Dinara", u"RSD"},
    {u"dinara", u"RSD"},
    {u"км", u"BAM", true},
    {u"KM", u"BAM", true},
    {u"тг", u"KZT"},
    {u"тг.", u"KZT"},
    {u"тенге", u"KZT"},
    {u"som", u"KGS UZS", true},
    {u"so'm", u"UZS"},
    {u"soʻm", u"UZS"},
    {u"Sʻ", u"UZS"},
    {u"S'", u"UZS", true},
    {u"zł", u"PLN"},
    {u"Zł", u"PLN"},
    {u"ZŁ", u"PLN"},
    {u"zl", u"PLN", true},
    {u"Kč", u"CZK"},
    {u"kč", u"CZK"},
    {u"KČ", u"CZK"},
    {u"Kc", u"CZK", true},
    {u"Ft", u"HUF"},
    {u"Ft.", u"HUF"},
    {u"Forint", u"HUF"},
    {u"Lei", u"RON MDL"},
    {u"lei", u"RON MDL"},
    {u"LEI", u"RON MDL"},
    {u"RON", u"RON"},
    {u"kr", u"SEK NOK DKK ISK"},
    {u"kr.", u"SEK NOK DKK ISK"},
    {u"Kr", u"SEK NOK DKK ISK"},
    {u"Kr.", u"SEK NOK DKK ISK"},
    {u"KR", u"SEK NOK DKK ISK"},
    {u":-", u"SEK", true},
    {u"Fr.", u"CHF"},
    {u"SFr.", u"CHF"},
    {u"sFr.", u"CHF"},
    {u"CHf", u"CHF"},
    {u"chf", u"CHF"},
    {u"francs", u""},
    {u"TL", u"TRY"},
    {u"DM", u"", true},
    {u"DEM", u""},
    {u"Rs", u"INR PKR LKR NPR MUR"},
    {u"Rs.", u"INR PKR LKR NPR MUR"},
    {u"Re", u"INR", true},
    {u"Rp", u"IDR"},
    {u"Rp.", u"IDR"},
    {u"RM", u"MYR"},
    {u"R", u"ZAR", true},
    {u"Q", u"GTQ", true},
    {u"q", u"GTQ", true},
    {u"L", u"HNL", true},
    {u"G", u"HTG", true},
    {u"K", u"", true},
    {u"KD", u"KWD"},
    {u"BD", u"BHD", true},
    {u"DT", u"TND", true},
    {u"ID", u"IQD", true},
    {u"QR", u"QAR", true},
    {u"SR", u"SAR", true},
    {u"Dhs", u"AED"},
    {u"AED", u"AED"},
    {u"KSh", u"KES"},
    {u"Ksh", u"KES"},
    {u"KES", u"KES"},
    {u"TSh", u"TZS"},
    {u"USh", u"UGX"},
    {u"FRw", u"RWF"},
    {u"RF", u"RWF", true},
    {u"Fdj", u"DJF"},
    {u"FCFA", u"XOF XAF"},
    {u"CFA", u"XOF XAF"},
    {u"MK", u"MWK", true},
    {u"MT", u"MZN", true},
    {u"UM", u"MRU", true},
    {u"NT", u"TWD", true},
    {u"Nu", u"BTN", true},
    {u"Nu.", u"BTN"},
    {u"Ks", u"MMK", true},
    {u"Vt", u"VUV", true},
    {u"Esc", u"CVE", true},
    {u"kwz", u"AOA"},
    {u"Kz", u"AOA", true},
    {u"Dh", u"MAD AED", true},
    {u"VNĐ", u"VND"},
    {u"đ", u"VND", true},
    {u"nis", u"ILS", true},
    {u"NIS", u"ILS"},
    {u"ש'ח", u"ILS"},
    {u"ש\"ח", u"ILS"},
    {u"ש״ח", u"ILS"},
    {u"บาท", u"THB"},
    {u"تومان", u"IRR"},
    {u"ریال", u"IRR"},
    {u"ريال", u"SAR"},
    {u"ر.س", u"SAR"},
    {u"ر.ق", u"QAR"},
    {u"ر.ي", u"YER"},
    {u"ر.ع", u"OMR"},
    {u"درهم", u"AED MAD"},
    {u"د.إ", u"AED"},
    {u"د.م", u"MAD"},
    {u"دج", u"DZD"},
    {u"د.ج", u"DZD"},
    {u"د.ت", u"TND"},
    {u"د.ل", u"LYD"},
    {u"د.ب", u"BHD"},
    {u"د.ك", u"KWD"},
    {u"د.أ", u"JOD"},
    {u"د.ا", u"JOD"},
    {u"ع.د", u"IQD"},
    {u"د.ع", u"IQD"},
    {u"دينار", u"KWD JOD IQD BHD TND DZD LYD"},
    {u"دينار كويتي", u"KWD"},
    {u"دينار أردني", u"JOD"},
    {u"جنيه", u"EGP"},
    {u"ج.م", u"EGP"},
    {u"ج.س", u"SDG"},
    {u"ل.س", u"SYP"},
    {u"ل.ل", u"LBP"},
    {u"ش.ص", u"SOS"},
    {u"ብር", u"ETB"},
    {u"ናቕፋ", u"ERN"},
    {u"نافكا", u"ERN"},
    {u"ლარი", u"GEL"},
};

struct Known {
    QString text;
    QStringList currencies;
    bool weak;
};

/// The signs that begin with the character, longest first, so that "NT$" is not read as "$". Null when
/// neither a sign nor a code may begin with it: most characters begin none, and a page has many.
const std::vector<Known> *signsBeginningWith(QChar c)
{
    struct Beginnings {
        std::vector<std::vector<Known>> lists{1};
        std::vector<quint16> listOf = std::vector<quint16>(0x10000); ///< 0: none

        std::vector<Known> &at(QChar first)
        {
            quint16 &list = listOf[first.unicode()];
            if (list == 0) {
                list = quint16(lists.size());
                lists.emplace_back();
            }
            return lists[list];
        }
    };
    static const Beginnings kAll = [] {
        Beginnings all;
        for (const Sign &sign : kSigns) {
            const QString text = QString::fromUtf16(sign.text);
            all.at(text.front())
                .push_back(
                    {text, QString::fromUtf16(sign.currencies).split(u' ', Qt::SkipEmptyParts), sign.weak});
        }
        for (char16_t letter = u'A'; letter <= u'Z'; ++letter)
            all.at(letter); // of codes
        for (std::vector<Known> &list : all.lists) {
            std::stable_sort(list.begin(), list.end(),
                [](const Known &a, const Known &b) { return a.text.size() > b.text.size(); });
        }
        return all;
    }();
    const quint16 list = kAll.listOf[c.unicode()];
    return list == 0 ? nullptr : &kAll.lists[list];
}

bool isWordLetter(QChar c) { return c.isLetter() && c.unicode() < 0x2e80; }

/// A sign made of letters is a word of its own; digits may stand right beside it.
bool standsAlone(QStringView text, qsizetype start, qsizetype end)
{
    if (isWordLetter(text[start]) && start > 0 && isWordLetter(text[start - 1]))
        return false;
    return !(isWordLetter(text[end - 1]) && end < text.size() && isWordLetter(text[end]));
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

std::vector<CurrencySign> currencySigns(QStringView text)
{
    std::vector<CurrencySign> found;
    for (qsizetype at = 0; at < text.size();) {
        const std::vector<Known> *known = signsBeginningWith(text[at]);
        if (!known) {
            ++at;
            continue;
        }
        const QStringView rest = text.sliced(at);
        const auto sign = std::find_if(known->begin(), known->end(), [&](const Known &one) {
            return rest.startsWith(one.text) && standsAlone(text, at, at + one.text.size());
        });
        const QString code = rest.size() >= 3 && rest[0].isUpper() && rest[1].isUpper() && rest[2].isUpper()
                && standsAlone(text, at, at + 3)
            ? currencyCode(rest.first(3))
            : QString();
        if (sign != known->end() && (code.isEmpty() || sign->text.size() > 3)) {
            found.push_back({at, at + sign->text.size(), sign->currencies, sign->weak});
        } else if (!code.isEmpty()) {
            found.push_back({at, at + 3, {code}, false});
        } else {
            ++at;
            continue;
        }
        at = found.back().end;
    }
    return found;
}

QString currencyOfPlace(const QString &host, const QString &language)
{
    struct Place {
        QStringView domain;
        QStringView region; ///< of a language tag
        QStringView currency;
    };
    static constexpr std::array kPlaces{Place{u".ca", u"CA", u"CAD"}, Place{u".au", u"AU", u"AUD"},
        Place{u".nz", u"NZ", u"NZD"}, Place{u".ar", u"AR", u"ARS"}, Place{u".mx", u"MX", u"MXN"},
        Place{u".cl", u"CL", u"CLP"}, Place{u".co", u"CO", u"COP"}, Place{u".uy", u"UY", u"UYU"},
        Place{u".sg", u"SG", u"SGD"}, Place{u".hk", u"HK", u"HKD"}, Place{u".tw", u"TW", u"TWD"},
        Place{u".us", u"US", u"USD"}, Place{u".se", u"SE", u"SEK"}, Place{u".no", u"NO", u"NOK"},
        Place{u".dk", u"DK", u"DKK"}, Place{u".is", u"IS", u"ISK"}, Place{u".in", u"IN", u"INR"},
        Place{u".pk", u"PK", u"PKR"}, Place{u".lk", u"LK", u"LKR"}, Place{u".np", u"NP", u"NPR"},
        Place{u".jp", u"JP", u"JPY"}, Place{u".cn", u"CN", u"CNY"}, Place{u".ru", u"RU", u"RUB"},
        Place{u".by", u"BY", u"BYN"}, Place{u".ro", u"RO", u"RON"}, Place{u".md", u"MD", u"MDL"},
        Place{u".ch", u"CH", u"CHF"}, Place{u".uk", u"GB", u"GBP"}, Place{u".br", u"BR", u"BRL"},
        Place{u".pl", u"PL", u"PLN"}, Place{u".cz", u"CZ", u"CZK"}, Place{u".hu", u"HU", u"HUF"},
        Place{u".kr", u"KR", u"KRW"}, Place{u".tr", u"TR", u"TRY"}, Place{u".ua", u"UA", u"UAH"},
        Place{u".il", u"IL", u"ILS"}, Place{u".za", u"ZA", u"ZAR"}, Place{u".kz", u"KZ", u"KZT"},
        Place{u".de", u"DE", u"EUR"}, Place{u".at", u"AT", u"EUR"}, Place{u".fr", u"FR", u"EUR"},
        Place{u".es", u"ES", u"EUR"}, Place{u".it", u"IT", u"EUR"}, Place{u".nl", u"NL", u"EUR"},
        Place{u".be", u"BE", u"EUR"}, Place{u".pt", u"PT", u"EUR"}, Place{u".ie", u"IE", u"EUR"},
        Place{u".fi", u"FI", u"EUR"}, Place{u".gr", u"GR", u"EUR"}, Place{u".sk", u"SK", u"EUR"},
        Place{u".si", u"SI", u"EUR"}, Place{u".lv", u"LV", u"EUR"}, Place{u".lt", u"LT", u"EUR"},
        Place{u".ee", u"EE", u"EUR"}};
    for (const Place &place : kPlaces) {
        if (host.endsWith(place.domain, Qt::CaseInsensitive))
            return place.currency.toString();
    }
    QString tag = language;
    const QStringList parts = tag.replace(u'_', u'-').split(u'-');
    for (const Place &place : kPlaces) {
        if (parts.size() > 1 && parts.constLast().compare(place.region, Qt::CaseInsensitive) == 0)
            return place.currency.toString();
    }
    static constexpr std::array<std::pair<QStringView, QStringView>, 10> kLanguages{
        {{u"ja", u"JPY"}, {u"sv", u"SEK"}, {u"da", u"DKK"}, {u"nb", u"NOK"}, {u"nn", u"NOK"}, {u"no", u"NOK"},
            {u"is", u"ISK"}, {u"ro", u"RON"}, {u"ko", u"KRW"}, {u"be", u"BYN"}}};
    for (const auto &[name, currency] : kLanguages) {
        if (parts.constFirst().compare(name, Qt::CaseInsensitive) == 0)
            return currency.toString();
    }
    return {};
}

QString chosenCurrency(const QStringList &currencies, const QString &host, const QString &language)
{
    if (currencies.size() <= 1)
        return currencies.value(0);
    const QString place = currencyOfPlace(host, language);
    if (currencies.contains(place))
        return place;
    const QString primary = language.section(u'-', 0, 0).section(u'_', 0, 0).toLower();
    if (currencies.front() == u"USD"_s) {
        // A dollar of an English page of no country is the one of the United States.
        const bool anywhere = place.isEmpty() && (primary.isEmpty() || primary == u"en"_s);
        return anywhere ? currencies.front() : QString();
    }
    if (currencies.front() == u"RUB"_s)
        return primary == u"ru"_s ? u"RUB"_s : QString();
    if (currencies.front() == u"JPY"_s || currencies.front() == u"CNY"_s)
        return primary == u"zh"_s && currencies.contains(u"CNY"_s) ? u"CNY"_s : QString();
    return {};
}

} // namespace answerdesk::faqs
