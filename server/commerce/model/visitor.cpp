// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/visitor.h"
#include "shared/core/text.h"

namespace answerdesk::commerce {

namespace {

QString usable(const QString &fingerprint)
{
    const std::optional<QString> uuid = canonicalUuid(fingerprint);
    return uuid && !isNilUuid(*uuid) ? *uuid : QString();
}

} // namespace

Visitor::Visitor(const QString &userFingerprint, const QString &userFaqFingerprint)
    : m_user(usable(userFingerprint))
    , m_faq(usable(userFaqFingerprint))
{
}

QStringList Visitor::fingerprints() const
{
    QStringList all{m_user, m_faq};
    all.removeDuplicates();
    all.removeAll(QString());
    return all;
}

} // namespace answerdesk::commerce
