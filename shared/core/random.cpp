// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/random.h"
#include <QtCore/QRandomGenerator>
#include <QtCore/QUuid>

namespace answerdesk {

QByteArray randomBytes(qsizetype count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    qsizetype i = 0;
    while (i < count) {
        quint32 word = QRandomGenerator::system()->generate();
        for (int k = 0; k < 4 && i < count; ++k, word >>= 8)
            bytes[i++] = char(word & 0xff);
    }
    return bytes;
}

QByteArray randomBase62(qsizetype length)
{
    static constexpr char kAlphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray text(length, Qt::Uninitialized);
    for (char &c : text)
        c = kAlphabet[QRandomGenerator::system()->bounded(62)];
    return text;
}

QString uuid7(qint64 nowMs)
{
    QByteArray bytes = randomBytes(16);
    for (int i = 0; i < 6; ++i)
        bytes[i] = char((nowMs >> (40 - 8 * i)) & 0xff);
    bytes[6] = char((bytes[6] & 0x0f) | 0x70);
    bytes[8] = char((bytes[8] & 0x3f) | 0x80);
    return QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces);
}

} // namespace answerdesk
