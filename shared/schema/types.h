// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/page_url.h"
#include <QtCore/QString>
#include <QtCore/QtGlobal>

namespace answerdesk::schema {

// Field types that carry a format of their own: reading one checks it and brings it into its canonical form.

/// A visitor's UUID, dashes, lower case.
struct Fingerprint {
    QString uuid;
    friend bool operator==(const Fingerprint &, const Fingerprint &) = default;
};

/// A well-formed BCP 47 tag in canonical case.
struct LocaleTag {
    QString tag;
    friend bool operator==(const LocaleTag &, const LocaleTag &) = default;
};

/// An ISO 4217 code in upper case.
struct CurrencyCode {
    QString code;
    friend bool operator==(const CurrencyCode &, const CurrencyCode &) = default;
};

/// A company's public slug: ^[a-z0-9][a-z0-9-]{1,62}$
struct CompanySlug {
    QString key;
    friend bool operator==(const CompanySlug &, const CompanySlug &) = default;
};

/// An absolute http(s) address of a page.
struct PageAddress {
    PageUrl page;
    QString sent; ///< as the caller wrote it
};

/// A moment, RFC 3339 in JSON.
struct Timestamp {
    qint64 ms = 0; ///< since 1970-01-01T00:00:00Z
    friend auto operator<=>(const Timestamp &, const Timestamp &) = default;
};

bool isCompanySlug(const QString &text);
/// True for the three letters, in upper case, of a currency in ISO 4217, not of one long withdrawn.
bool isCurrency(const QString &code);
/// Digits of the currency's minor unit in ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD; 2 for what is no code.
int minorUnits(const QString &code);

} // namespace answerdesk::schema
