// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/web_document.h"
#include "shared/core/secret.h"
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

bool isGone(const web::FetchFailure &failure) { return failure.status == 404 || failure.status == 410; }

QString documentNameOf(const QString &url)
{
    QString path = QUrl(url).path().mid(1);
    while (path.endsWith(u'/'))
        path.chop(1);
    return (path.isEmpty() ? u"page"_s : path) + u".html"_s;
}

QByteArray pageType(const web::FetchedPage &page)
{
    return page.contentType.isEmpty() ? QByteArray("text/html") : page.contentType;
}

QString reasonOf(const Error &error)
{
    return error.invalidFields.empty()
        ? error.text()
        : u"The page cannot be used: %1."_s.arg(error.invalidFields.front().second);
}

StoredDocument storedDocument(const QString &sourceId, const QString &url, const ExtractedDocument &read)
{
    StoredDocument document;
    document.sourceId = sourceId;
    document.path = url;
    document.title = read.title;
    document.language = read.locale;
    document.translationGroup = url;
    document.contentHash = read.contentHash;
    document.passages = read.passages;
    return document;
}

QByteArray sitePageHash(const StoredDocument &document, const QByteArray &textHash)
{
    return sha256(textHash + document.translationGroup.toUtf8() + '\n' + document.language.toUtf8());
}

} // namespace answerdesk::knowledge
