// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical forms are stable: the canonical form of a canonical form is itself.
#include "shared/core/amount.h"
#include "shared/core/locale_tag.h"
#include "shared/core/page_url.h"
#include "shared/core/text.h"
#include <cstdlib>

using namespace answerdesk;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const QString text = QString::fromUtf8(bytes);
    if (const auto page = PageUrl::parse(text)) {
        const auto again = PageUrl::parse(page->canonical);
        if (again && again->canonical != page->canonical)
            std::abort();
    }
    if (const auto locale = canonicalLocale(text)) {
        if (canonicalLocale(*locale) != locale)
            std::abort();
    }
    if (const auto uuid = canonicalUuid(text)) {
        if (canonicalUuid(*uuid) != uuid)
            std::abort();
    }
    if (const auto decimal = Decimal::parse(bytes)) {
        const auto again = Decimal::parse(decimal->toText());
        if (!again || *again != *decimal
            || Amount::fromLimbs(Amount::of(*decimal).limbs()) != Amount::of(*decimal))
            std::abort();
    }
    return 0;
}
