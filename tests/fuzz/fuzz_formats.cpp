// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Locale tags, UUIDs, slugs, key texts: canonical forms are stable, lengths stay within their limits, and a
// text that is read as a key is one.
#include "server/accounts/model/api_key.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"
#include "shared/schema/types.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

namespace {

void checkKey(const QByteArray &text)
{
    const auto parts = accounts::KeyParts::parse(text);
    const auto key = accounts::KeyText::parse(text);
    fuzz::require(parts.has_value() == key.has_value(), "both readers of a key agree");
    if (!key)
        return;
    fuzz::require(key->text() == text, "a key is written as it was read");
    fuzz::require(key->isTest == parts->isTest && key->id == QString::fromLatin1(parts->id), "the same key");
    for (qsizetype i = 0; i < text.size(); ++i) {
        QByteArray other = text;
        other[i] = other[i] == 'a' ? 'b' : 'a';
        fuzz::require(!accounts::KeyText::parse(other) || other == text, "the checksum finds every slip");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    const QString text = QString::fromUtf8(bytes);
    if (const auto locale = canonicalLocale(text)) {
        fuzz::require(canonicalLocale(*locale) == locale, "the canonical form of a locale is itself");
        fuzz::require(locale->size() == text.size(), "a locale keeps its length");
        const QString nearest
            = nearestLocale(*locale, {QStringLiteral("de"), QStringLiteral("en-GB"), *locale});
        fuzz::require(nearest == *locale, "a supported locale is its own nearest");
        fuzz::require(!languageOf(*locale).isEmpty(), "a locale has a language");
    }
    if (const auto uuid = canonicalUuid(text))
        fuzz::require(
            canonicalUuid(*uuid) == uuid && uuid->size() == 36, "the canonical form of a UUID is itself");
    const QString normal = normalized(text);
    fuzz::require(normalized(normal) == normal, "a normalized text is normal");
    fuzz::require(trimmed(trimmed(text)) == trimmed(text), "a trimmed text is trimmed");
    fuzz::require(codePointCount(text) <= text.size(), "no more code points than units");
    const QByteArrayView unmarked = bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes;
    fuzz::require(isValidUtf8(bytes) == (text.toUtf8() == unmarked), "valid UTF-8 is what survives decoding");
    (void)schema::isCompanySlug(text);
    (void)schema::isCurrency(text);
    checkKey(bytes.toByteArray());
    return 0;
}
