// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/cart_counts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr qsizetype kEntry = 13; // "2026-06-01EUR"
constexpr qsizetype kMaxEntries = 8;

} // namespace

bool startsCart(const QString &type) { return type == u"ITEM_ADDED" || type == u"ITEM_REMOVED"; }

QString cartOwner(const QString &userFingerprint, const QString &userFaqFingerprint)
{
    return Visitor(userFingerprint, userFaqFingerprint).first();
}

std::optional<QString> countedWith(const QString &counted, const QString &day, const QString &currency)
{
    const QString entry = day + currency;
    for (qsizetype at = 0; at < counted.size(); at += kEntry) {
        if (QStringView(counted).mid(at, kEntry) == entry)
            return std::nullopt;
    }
    return counted.right((kMaxEntries - 1) * kEntry) + entry;
}

} // namespace answerdesk::commerce
