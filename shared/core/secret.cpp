// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/secret.h"
#include <QtCore/QCryptographicHash>
#include <cstring>

namespace answerdesk {

Secret::~Secret()
{
    // Only the last owner may wipe: a shared buffer is still somebody's secret.
    if (!m_bytes.isEmpty() && m_bytes.isDetached()) {
        volatile char *p = m_bytes.data();
        for (qsizetype i = 0; i < m_bytes.size(); ++i)
            p[i] = 0;
    }
}

bool constantTimeEquals(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    unsigned char difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned char>(a[i] ^ b[i]);
    return difference == 0;
}

QByteArray sha256(QByteArrayView bytes)
{
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
}

} // namespace answerdesk
