// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_format.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

/// After the Unicode CLDR.
struct Writing {
    QStringView language;
    QChar decimal;
    QChar group;
    int leastGrouped; ///< digits before the point from which on thousands are set apart
    bool currencyFirst;
    QStringView currencyBlank;
    QStringView date; ///< y, m and d
};

constexpr char16_t kNoBreak = 0xa0;
constexpr char16_t kNarrow = 0x202f;
constexpr std::array kWritings{Writing{u"en", u'.', u',', 4, true, u"", u"m/d/y"},
    Writing{u"de", u',', u'.', 4, false, u"\u00a0", u"d.m.y"},
    Writing{u"fr", u',', kNarrow, 4, false, u"\u00a0", u"d/m/y"},
    Writing{u"es", u',', u'.', 5, false, u"\u00a0", u"d/m/y"},
    Writing{u"it", u',', u'.', 4, false, u"\u00a0", u"d/m/y"},
    Writing{u"nl", u',', u'.', 4, true, u"\u00a0", u"d-m-y"},
    Writing{u"pt", u',', kNoBreak, 5, false, u"\u00a0", u"d/m/y"},
    Writing{u"pl", u',', kNoBreak, 5, false, u"\u00a0", u"d.m.y"},
    Writing{u"sv", u',', kNoBreak, 4, false, u"\u00a0", u"y-m-d"},
    Writing{u"cs", u',', kNoBreak, 4, false, u"\u00a0", u"d.m.y"},
    Writing{u"ja", u'.', u',', 4, true, u"", u"y/m/d"}, Writing{u"zh", u'.', u',', 4, true, u"", u"y/m/d"}};

const Writing &writingOf(const QString &language)
{
    const auto found = std::find_if(kWritings.begin(), kWritings.end(),
        [&](const Writing &writing) { return writing.language == language; });
    return found == kWritings.end() ? kWritings.front() : *found;
}

/// A sign that readers of the language know for this currency and no other, or empty.
QString signOf(const QString &currency, const QString &language)
{
    struct Sign {
        QStringView currency;
        QStringView language; ///< empty: in every one
        QStringView text;
    };
    static constexpr std::array kSigns{Sign{u"EUR", u"", u"€"}, Sign{u"GBP", u"", u"£"},
        Sign{u"USD", u"", u"$"}, Sign{u"JPY", u"", u"¥"}, Sign{u"KRW", u"", u"₩"}, Sign{u"INR", u"", u"₹"},
        Sign{u"TRY", u"", u"₺"}, Sign{u"UAH", u"", u"₴"}, Sign{u"ILS", u"", u"₪"}, Sign{u"VND", u"", u"₫"},
        Sign{u"BRL", u"", u"R$"}, Sign{u"CAD", u"", u"CA$"}, Sign{u"AUD", u"", u"A$"},
        Sign{u"NZD", u"", u"NZ$"}, Sign{u"HKD", u"", u"HK$"}, Sign{u"TWD", u"", u"NT$"},
        Sign{u"MXN", u"", u"MX$"}, Sign{u"PLN", u"pl", u"zł"}, Sign{u"CZK", u"cs", u"Kč"},
        Sign{u"SEK", u"sv", u"kr"}, Sign{u"CNY", u"zh", u"¥"}};
    for (const Sign &sign : kSigns) {
        if (sign.currency == currency && (sign.language.isEmpty() || sign.language == language))
            return sign.text.toString();
    }
    return {};
}

/// A number of a value, as the page's language writes it, as a plain decimal; empty when it may mean two
/// things or is no plain number.
QString plainNumber(const QString &text, bool comma, bool &grouped)
{
    const QChar decimal = comma ? u',' : u'.';
    const QChar group = comma ? u'.' : u',';
    QString plain = text;
    const auto blank = [](QChar c) { return c == QChar(kNoBreak) || c == QChar(kNarrow); };
    grouped = std::any_of(text.begin(), text.end(), [&](QChar c) { return blank(c); });
    plain.removeIf(blank);
    const QStringList parts = plain.split(decimal);
    if (parts.size() > 2)
        return {};
    const QStringList thousands = parts.front().split(group);
    if (thousands.size() > 1) {
        const bool three = std::all_of(
            thousands.begin() + 1, thousands.end(), [](const QString &part) { return part.size() == 3; });
        if (!three || thousands.front().size() > 3) {
            // "2.5 kg" on a German page is a decimal all the same.
            return parts.size() == 1 && thousands.size() == 2 ? thousands.join(u'.') : QString();
        }
        grouped = true;
    }
    return thousands.join(QString()) + (parts.size() == 2 ? u'.' + parts[1] : QString());
}

} // namespace

bool hasDecimalComma(const QString &language)
{
    static const QStringList kPoint{u"en"_s, u"ja"_s, u"zh"_s, u"ko"_s, u"th"_s, u"he"_s};
    return !language.isEmpty() && !kPoint.contains(language);
}

QString numberForPeople(const QString &amount, const QString &language, bool grouped)
{
    const Writing &writing = writingOf(language);
    QString whole = amount.section(u'.', 0, 0);
    const QString fraction = amount.section(u'.', 1);
    if (grouped && whole.size() >= writing.leastGrouped) {
        for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
            whole.insert(at, writing.group);
    }
    return fraction.isEmpty() ? whole : whole + writing.decimal + fraction;
}

QString priceForPeople(const QString &amount, const QString &currency, const QString &language, bool grouped)
{
    const QString number = numberForPeople(amount, language, grouped);
    if (currency.isEmpty())
        return number;
    if (currency == u"JPY"_s && language == u"ja"_s)
        return number + u'円';
    const Writing &writing = writingOf(language);
    const QString sign = signOf(currency, language);
    if (currency == u"BRL"_s && language == u"pt"_s)
        return sign + QChar(kNoBreak) + number;
    if (!writing.currencyFirst)
        return number + QChar(kNoBreak) + (sign.isEmpty() ? currency : sign);
    return sign.isEmpty() ? currency + QChar(kNoBreak) + number
                          : sign + writing.currencyBlank.toString() + number;
}

QString valueForPeople(const QString &value, const QString &pageLanguage, const QString &language)
{
    if (pageLanguage.isEmpty() || pageLanguage == language)
        return value;
    static const QRegularExpression kDate(
        u"(?<![\\d.,/-])(?:((?:19|20)\\d\\d)([-/.])(\\d\\d)\\2(\\d\\d)|(\\d\\d)\\.(\\d\\d)\\.((?:19|20)\\d\\d))(?![\\d/-])"_s);
    static const QRegularExpression kNumber(u"(?<![\\p{L}\\d.,/-])\\d+(?:[.,\u00a0\u202f]\\d+)*(?![\\d/])"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QString dated;
    qsizetype done = 0;
    for (auto it = kDate.globalMatch(value); it.hasNext();) {
        const auto match = it.next();
        const bool yearFirst = !match.captured(1).isEmpty();
        dated += QStringView(value).sliced(done, match.capturedStart() - done);
        for (const QChar c : writingOf(language).date) {
            dated += c == u'y' ? match.captured(yearFirst ? 1 : 7)
                : c == u'm'    ? match.captured(yearFirst ? 3 : 6)
                : c == u'd'    ? match.captured(yearFirst ? 4 : 5)
                               : QString(c);
        }
        done = match.capturedEnd();
    }
    if (done > 0)
        return dated + value.sliced(done);
    const bool from = hasDecimalComma(pageLanguage);
    const bool same = from == (writingOf(language).decimal == u',');
    static const QRegularExpression kPoint(u"^\\d+\\.\\d{1,2}$"_s);
    QString out;
    for (auto it = kNumber.globalMatch(value); it.hasNext();) {
        const auto match = it.next();
        bool grouped = false;
        // A language with decimal commas whose page writes points all the same.
        const QString plain = !same                             ? plainNumber(match.captured(), from, grouped)
            : from && kPoint.match(match.captured()).hasMatch() ? match.captured()
                                                                : QString();
        out += QStringView(value).sliced(done, match.capturedStart() - done);
        out += plain.isEmpty() || (!plain.contains(u'.') && !grouped)
            ? match.captured()
            : numberForPeople(plain, language, grouped);
        done = match.capturedEnd();
    }
    return out + value.sliced(done);
}

} // namespace answerdesk::faqs
