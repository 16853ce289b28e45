// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/locale_tag.h"

namespace answerdesk {

namespace {

bool isAlpha(QStringView s)
{
    for (QChar c : s) {
        if (!((c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z')))
            return false;
    }
    return true;
}

bool isDigits(QStringView s)
{
    for (QChar c : s) {
        if (c < u'0' || c > u'9')
            return false;
    }
    return true;
}

bool isAlphanumeric(QStringView s)
{
    for (QChar c : s) {
        if (!isAlpha(QStringView(&c, 1)) && !isDigits(QStringView(&c, 1)))
            return false;
    }
    return true;
}

} // namespace

// RFC 5646, section 2.1: Language-Tag = langtag / privateuse, langtag = language ["-" script] ["-" region]
// *("-" variant) *("-" extension) ["-" privateuse]
std::optional<QString> canonicalLocale(QStringView text)
{
    if (text.size() > 64)
        return std::nullopt;
    const QStringList parts = text.toString().replace(u'_', u'-').split(u'-');
    QStringList out;
    enum Stage { Language, Extlang, Script, Region, Variant, Extension, PrivateUse } stage = Language;
    int subtagsOfSingleton = 1;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString &part = parts[i];
        const qsizetype n = part.size();
        if (n == 0 || n > 8 || !isAlphanumeric(part))
            return std::nullopt;
        if (stage == PrivateUse || (stage == Extension && n > 1)) {
            out << part.toLower();
            ++subtagsOfSingleton;
            continue;
        }
        if (i == 0 && n == 1 && part.toLower() == u"x") {
            out << part.toLower();
            stage = PrivateUse;
            subtagsOfSingleton = 0;
        } else if (i == 0) {
            if (!isAlpha(part) || n < 2)
                return std::nullopt;
            out << part.toLower();
            stage = n <= 3 ? Extlang : Script;
        } else if (n == 1) {
            if (subtagsOfSingleton == 0)
                return std::nullopt;
            out << part.toLower();
            stage = part.toLower() == u"x" ? PrivateUse : Extension;
            subtagsOfSingleton = 0;
        } else if (stage <= Extlang && n == 3 && isAlpha(part) && i <= 3) {
            out << part.toLower();
        } else if (stage <= Script && n == 4 && isAlpha(part)) {
            out << part.left(1).toUpper() + part.mid(1).toLower();
            stage = Region;
        } else if (stage <= Region && ((n == 2 && isAlpha(part)) || (n == 3 && isDigits(part)))) {
            out << part.toUpper();
            stage = Variant;
        } else if (stage <= Variant && (n >= 5 || (n == 4 && part[0].isDigit()))) {
            out << part.toLower();
            stage = Variant;
        } else {
            return std::nullopt;
        }
    }
    if (subtagsOfSingleton == 0)
        return std::nullopt;
    return out.join(u'-');
}

QString languageOf(const QString &tag) { return tag.section(u'-', 0, 0); }

QString nearestLocale(const QString &tag, const QStringList &supported)
{
    for (QString candidate = tag; !candidate.isEmpty();) {
        if (supported.contains(candidate))
            return candidate;
        const qsizetype cut = candidate.lastIndexOf(u'-');
        candidate = cut < 0 ? QString() : candidate.left(cut);
    }
    for (const QString &locale : supported) {
        if (languageOf(locale) == languageOf(tag))
            return locale;
    }
    return QStringLiteral("en");
}

} // namespace answerdesk
