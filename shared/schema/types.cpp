// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/types.h"
#include <QtCore/QHash>
#include <unicode/ucurr.h>

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

QHash<QString, int> loadCurrencies()
{
    QHash<QString, int> units;
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
    int32_t length = 0;
    while (const UChar *code = U_SUCCESS(status) ? uenum_unext(codes, &length, &status) : nullptr) {
        UErrorCode digitsStatus = U_ZERO_ERROR;
        const int digits = ucurr_getDefaultFractionDigits(code, &digitsStatus);
        units.insert(
            QString(reinterpret_cast<const QChar *>(code), length), U_SUCCESS(digitsStatus) ? digits : 2);
    }
    uenum_close(codes);
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
