// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::commerce {

/// The fingerprints that a visitor is found by: canonical UUIDs, compared by value whichever of the two
/// fields they came in. Nil and malformed ones match nothing.
class Visitor
{
public:
    Visitor(const QString &userFingerprint, const QString &userFaqFingerprint);

    bool isEmpty() const { return m_user.isEmpty() && m_faq.isEmpty(); }
    const QString &user() const { return m_user; } ///< empty when there is none
    const QString &faq() const { return m_faq; } ///< empty when there is none
    const QString &first() const { return m_user.isEmpty() ? m_faq : m_user; } ///< empty when there is none
    QStringList fingerprints() const; ///< the different ones: none, one or two

private:
    QString m_user;
    QString m_faq;
};

} // namespace answerdesk::commerce
