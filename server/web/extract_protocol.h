// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QtGlobal>

/// Between Extractor and answerdesk-extract: three parts, each a length of four bytes (little endian) and its
/// bytes: the kind of document, its Content-Type, its body. The answer is JSON: a page, or {"refused": text}.
namespace answerdesk::web::extract {

inline constexpr char kHtml[] = "html";
inline constexpr char kDocx[] = "docx";
inline constexpr char kPdf[] = "pdf";
inline constexpr quint32 kMaxContentType = 1024;
inline constexpr quint32 kMaxBody = 32 * 1024 * 1024;
inline constexpr qsizetype kMaxAnswer = 64 * 1024 * 1024;

} // namespace answerdesk::web::extract
