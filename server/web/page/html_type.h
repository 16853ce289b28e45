// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>

namespace answerdesk::web {

/// HTML by its Content-Type; absent counts as HTML, as servers of old shops leave it out. Any thread.
bool isHtmlType(const QByteArray &contentType);

/// Whether the bytes begin as a PDF, an image, an archive, a font or another format that is no text, whatever
/// their Content-Type says. Any thread.
bool isBinaryContent(QByteArrayView bytes);

} // namespace answerdesk::web
