// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/extracted_document.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/web/fetch/page_fetcher.h"
#include "shared/core/error.h"

namespace answerdesk::knowledge {

// How a web page becomes a document. Any thread.

/// Whether the site says that there is no such page any more.
bool isGone(const web::FetchFailure &failure);
/// The name that the document's reader knows a page by: its path tells the language, its ending the format.
QString documentNameOf(const QString &url);
/// Its Content-Type for the reader, which takes the type of a page without one for HTML.
QByteArray pageType(const web::FetchedPage &page);
/// Why a page could not be read, as a sentence for people.
QString reasonOf(const Error &error);
/// What is stored of a page, under its address; translations of others have another group.
StoredDocument storedDocument(const QString &sourceId, const QString &url, const ExtractedDocument &read);
/// What a page of a site is compared by: its text, translations and language, and not the bytes around them.
QByteArray sitePageHash(const StoredDocument &document, const QByteArray &textHash);

} // namespace answerdesk::knowledge
