// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/page/html_type.h"
#include <algorithm>
#include <array>

namespace answerdesk::web {

bool isHtmlType(const QByteArray &contentType)
{
    const QByteArray type
        = contentType.left(contentType.indexOf(';') < 0 ? contentType.size() : contentType.indexOf(';'))
              .trimmed()
              .toLower();
    return type.isEmpty() || type == "text/html" || type == "application/xhtml+xml";
}

bool isBinaryContent(QByteArrayView bytes)
{
    static constexpr std::array<QByteArrayView, 13> kMarks{"%PDF-", "\x89PNG\r\n", "\xff\xd8\xff", "GIF87a",
        "GIF89a", "PK\x03\x04", "\x1f\x8b\x08", "wOFF", "wOF2",
        "\x7f"
        "ELF",
        "Rar!\x1a", "7z\xbc\xaf\x27\x1c", "BM"};
    const auto begins = [&](QByteArrayView mark) {
        // Two letters alone may begin a text.
        return bytes.startsWith(mark) && (mark.size() > 2 || (bytes.size() > 10 && bytes[7] == 0));
    };
    if (std::any_of(kMarks.begin(), kMarks.end(), begins))
        return true;
    return bytes.size() > 12 && bytes.startsWith("RIFF") && bytes.sliced(8, 4) == QByteArrayView("WEBP");
}

} // namespace answerdesk::web
