// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>

namespace answerdesk {

/// Bytes that must not be seen: a password, a key, a token. Has no stream operator, so it cannot slip into a
/// log, and is overwritten when it dies.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
        m_bytes.detach();
    }
    Secret(const Secret &) = default;
    Secret &operator=(const Secret &) = default;
    Secret(Secret &&) noexcept = default;
    Secret &operator=(Secret &&) noexcept = default;
    ~Secret();
    bool isEmpty() const { return m_bytes.isEmpty(); }
    /// The bytes themselves. Each call is a place to look at in a review.
    const QByteArray &reveal() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// True when both are equal; takes the same time wherever they differ.
bool constantTimeEquals(QByteArrayView a, QByteArrayView b);
QByteArray sha256(QByteArrayView bytes);

} // namespace answerdesk
