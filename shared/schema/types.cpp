// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/types.h"
#include <QtCore/QHash>

namespace answerdesk::schema {

bool isCompanySlug(const QString &text)
{
    if (text.size() < 2 || text.size() > 63 || text.front() == u'-')
        return false;
    for (QChar c : text) {
        if (!((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-'))
            return false;
    }
    return true;
}

namespace {

/// Codes that are written with the same number of digits after the point.
struct Currencies {
    int digits;
    const char *codes;
};

/// List one of ISO 4217 as published on 2024-06-25, with XCG of 2025. What has been withdrawn since, as BGN,
/// stays for orders of its time. Not asked of ICU, whose digits are those that prices are usually written
/// with, without the fils of IQD and the para of RSD.
constexpr Currencies kCurrencies[] = {
    {2,
        "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN "
        "BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP "
        "GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK "
        "LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK "
        "NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP "
        "STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER "
        "ZAR ZMW ZWG"},
    {0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"},
    // Metals, units of account, tests: no minor unit.
    {0, "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX"},
    {3, "BHD IQD JOD KWD LYD OMR TND"},
    {4, "CLF UYW"},
};

QHash<QString, int> loadCurrencies()
{
    QHash<QString, int> units;
    for (const Currencies &list : kCurrencies) {
        for (const QString &code : QString::fromLatin1(list.codes).split(u' '))
            units.insert(code, list.digits);
    }
    return units;
}

const QHash<QString, int> &currencies()
{
    static const QHash<QString, int> table = loadCurrencies();
    return table;
}

} // namespace

bool isCurrency(const QString &code) { return currencies().contains(code); }
int minorUnits(const QString &code) { return currencies().value(code, 2); }

} // namespace answerdesk::schema
