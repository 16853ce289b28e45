// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace answerdesk {

/// Bytes of the system's generator, fit for secrets. Any thread.
QByteArray randomBytes(qsizetype count);
/// Text of [0-9A-Za-z]; each character carries 5.95 bits.
QByteArray randomBase62(qsizetype length);
/// A version 7 UUID (RFC 9562) without braces: sorts by the time it was made; of one process, those of one
/// millisecond by their order (2,048 at least).
QString uuid7(qint64 nowMs);
QByteArray uuid7Text(qint64 nowMs); ///< the same as ASCII
/// How the version 7 UUIDs of a moment begin: those that were made earlier sort before it.
QString uuid7Start(qint64 ms);

} // namespace answerdesk
