// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/text.h"
#include <QtCore/QUtf8StringView>

namespace answerdesk {

qsizetype codePointCount(QStringView text)
{
    qsizetype count = text.size();
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (text[i].isLowSurrogate() && text[i - 1].isHighSurrogate())
            --count;
    }
    return count;
}

QString trimmed(QStringView text) { return text.trimmed().toString(); }

QString normalized(QStringView text)
{
    return text.trimmed().toString().normalized(QString::NormalizationForm_C);
}

bool isValidUtf8(QByteArrayView bytes) { return QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8(); }

std::optional<QString> canonicalUuid(QStringView text)
{
    if (text.size() != 36)
        return std::nullopt;
    QString uuid(36, Qt::Uninitialized);
    QChar *out = uuid.data(); // each request and each event has some
    for (qsizetype i = 0; i < 36; ++i) {
        const char16_t c = text[i].unicode();
        const bool isHyphen = i == 8 || i == 13 || i == 18 || i == 23;
        const bool isLower = (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
        if (isHyphen ? c == u'-' : isLower)
            *out++ = QChar(c);
        else if (!isHyphen && c >= u'A' && c <= u'F')
            *out++ = QChar(char16_t(c + 32));
        else
            return std::nullopt;
    }
    return uuid;
}

bool isNilUuid(QStringView uuid) { return uuid == u"00000000-0000-0000-0000-000000000000"; }

} // namespace answerdesk
