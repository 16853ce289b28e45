// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/random.h"
#include <QtCore/QRandomGenerator>
#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#if __has_include(<sys/random.h>)
#    include <sys/random.h>
#    include <unistd.h>
#    define ANSWERDESK_HAS_GETENTROPY 1
#else
#    define ANSWERDESK_HAS_GETENTROPY 0
#endif

namespace answerdesk {

namespace {

/// A thread's share of the system's generator, fetched a piece at a time: Qt asks the processor for every
/// word, which takes longer than all the rest of reading a request. What was handed out is wiped.
class Pool
{
public:
    void take(char *target, std::size_t count)
    {
        while (count > 0) {
            if (m_left == 0)
                refill();
            const std::size_t part = std::min(count, m_left);
            char *from = m_bytes.data() + m_left - part;
            std::memcpy(target, from, part);
            std::memset(from, 0, part);
            m_left -= part;
            target += part;
            count -= part;
        }
    }

private:
    void refill()
    {
        m_left = m_bytes.size();
#if ANSWERDESK_HAS_GETENTROPY
        if (::getentropy(m_bytes.data(), m_bytes.size()) == 0)
            return;
#endif
        std::array<quint32, kSize / sizeof(quint32)> words;
        QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
        std::memcpy(m_bytes.data(), words.data(), m_bytes.size());
    }
    static constexpr std::size_t kSize = 256; // the most that one call gives
    std::array<char, kSize> m_bytes;
    std::size_t m_left = 0;
};

void take(char *target, std::size_t count)
{
    thread_local Pool pool;
    pool.take(target, count);
}

} // namespace

QByteArray randomBytes(qsizetype count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    take(bytes.data(), std::size_t(count));
    return bytes;
}

QByteArray randomBase62(qsizetype length)
{
    static constexpr char kAlphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray text(length, Qt::Uninitialized);
    for (char &c : text) {
        unsigned char byte = 0;
        do
            take(reinterpret_cast<char *>(&byte), 1);
        while (byte >= 248); // 4 * 62: the rest would favour some characters
        c = kAlphabet[byte % 62];
    }
    return text;
}

namespace {

/// The 12 bits behind the time (RFC 9562, 6.2, method 1): of one millisecond's identifiers each has more than
/// the one before, until they are used up. A new millisecond goes on in the lower half, so that identifiers
/// of a clock that stands still sort by their order, too.
unsigned sequenceIn(qint64 nowMs)
{
    constexpr unsigned kBits = 12, kMost = (1U << kBits) - 1;
    static std::atomic<quint64> last{0};
    quint64 before = last, next = 0;
    do {
        const bool isSame = before >> kBits == quint64(nowMs);
        const quint64 following
            = isSame ? std::min<quint64>((before & kMost) + 1, kMost) : (before + 1) & kMost >> 1;
        next = quint64(nowMs) << kBits | following;
    } while (!last.compare_exchange_weak(before, next));
    return unsigned(next & kMost);
}

} // namespace

QByteArray uuid7Text(qint64 nowMs)
{
    unsigned char bytes[16];
    for (int i = 0; i < 6; ++i)
        bytes[i] = static_cast<unsigned char>(nowMs >> (40 - 8 * i));
    const unsigned sequence = sequenceIn(nowMs);
    bytes[6] = static_cast<unsigned char>(0x70 | sequence >> 8);
    bytes[7] = static_cast<unsigned char>(sequence & 0xff);
    take(reinterpret_cast<char *>(bytes + 8), 8);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
    static constexpr char kDigits[] = "0123456789abcdef";
    QByteArray text(36, '-');
    char *out = text.data();
    for (int i = 0; i < 16; ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            ++out;
        *out++ = kDigits[bytes[i] >> 4];
        *out++ = kDigits[bytes[i] & 0x0f];
    }
    return text;
}

QString uuid7(qint64 nowMs) { return QString::fromLatin1(uuid7Text(nowMs)); }

QString uuid7Start(qint64 ms)
{
    const QString hex
        = QString::number(qBound(qint64(0), ms, (qint64(1) << 48) - 1), 16).rightJustified(12, u'0');
    return hex.left(8) + u'-' + hex.mid(8);
}

} // namespace answerdesk
