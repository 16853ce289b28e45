// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/document_path.h"
#include <QtCore/QByteArray>
#include <algorithm>

namespace answerdesk {

namespace {

bool isPlainPath(QStringView path)
{
    const bool hasControl = std::any_of(
        path.begin(), path.end(), [](QChar c) { return c == u'\\' || c.category() == QChar::Other_Control; });
    const bool hasDrive = path.size() > 1 && path[1] == u':' && path[0].isLetter();
    if (hasControl || hasDrive || path.startsWith(u'/'))
        return false;
    const auto parts = path.split(u'/');
    return std::none_of(
        parts.begin(), parts.end(), [](QStringView part) { return part.trimmed() == QStringView(u".."); });
}

int hexValue(char c)
{
    return c >= '0' && c <= '9' ? c - '0'
        : c >= 'a' && c <= 'f'  ? c - 'a' + 10
        : c >= 'A' && c <= 'F'  ? c - 'A' + 10
                                : -1;
}

/// The text behind its well-formed escapes; a percent sign that begins none stays, as in "100% wool.md".
QByteArray decoded(const QByteArray &text)
{
    QByteArray out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hexValue(text[i + 1]) : -1;
        const int low = high >= 0 ? hexValue(text[i + 2]) : -1;
        out += low >= 0 ? char(high * 16 + low) : text[i];
        i += low >= 0 ? 2 : 0;
    }
    return out;
}

} // namespace

bool isDocumentPath(QStringView path)
{
    if (!isPlainPath(path))
        return false;
    // Each round takes an escape away at least, so it ends.
    for (QByteArray text = path.toUtf8(); text.contains('%');) {
        const QByteArray plain = decoded(text);
        if (plain == text)
            break;
        if (!isPlainPath(QString::fromUtf8(plain)))
            return false;
        text = plain;
    }
    return true;
}

} // namespace answerdesk
