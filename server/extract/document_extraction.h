// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/extracted_document.h"

namespace answerdesk::extract {

/// Reads a document of any kind and cuts it into passages. Runs in the child process; tests call it directly.
/// contentHash stays empty.
knowledge::ExtractionAnswer extractDocument(const knowledge::DocumentSource &source);

/// Reads a request of the job and returns the answer's bytes; nothing when the request is malformed.
std::optional<QByteArray> answerDocument(QByteArrayView request);
std::optional<QByteArray> answerPage(QByteArrayView request);

/// Reads a page of its own, so that patterns are compiled and functions of libraries found before the first
/// child is forked: each child would do it again.
void prepareForPages();

} // namespace answerdesk::extract
