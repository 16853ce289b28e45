// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extraction/extract_protocol.h"
#include "shared/core/text.h"
#include <QtCore/QtEndian>

namespace answerdesk::web::extract {

void PartWriter::addLength(quint32 size)
{
    uchar length[4];
    qToLittleEndian(size, length);
    m_bytes.append(reinterpret_cast<const char *>(length), 4);
}

void PartWriter::add(QByteArrayView part)
{
    addLength(quint32(part.size()));
    m_bytes.append(part);
}

void PartWriter::addCount(quint32 count) { addLength(count); }

quint32 PartReader::length()
{
    if (!m_isGood || m_bytes.size() < 4) {
        m_isGood = false;
        return 0;
    }
    const quint32 value = qFromLittleEndian<quint32>(m_bytes.data());
    m_bytes = m_bytes.sliced(4);
    return value;
}

QByteArrayView PartReader::next(quint32 limit)
{
    const quint32 size = length();
    if (size > limit || qsizetype(size) > m_bytes.size())
        m_isGood = false;
    if (!m_isGood)
        return {};
    const QByteArrayView part = m_bytes.first(qsizetype(size));
    m_bytes = m_bytes.sliced(qsizetype(size));
    return part;
}

QString PartReader::nextText(qsizetype limit)
{
    const QByteArrayView part = next(quint32(limit) * 3); // a UTF-16 unit takes three bytes at most
    if (!isValidUtf8(part) || part.contains('\0'))
        m_isGood = false;
    const QString text = m_isGood ? QString::fromUtf8(part) : QString();
    if (text.size() > limit)
        m_isGood = false;
    return m_isGood ? text : QString();
}

quint32 PartReader::nextCount(quint32 limit)
{
    const quint32 count = length();
    if (count > limit)
        m_isGood = false;
    return m_isGood ? count : 0;
}

} // namespace answerdesk::web::extract
