// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/extracted_document.h"
#include "server/knowledge/readers/csv_reader.h"
#include "server/web/extraction/extract_protocol.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

using web::extract::PartReader;
using web::extract::PartWriter;

constexpr quint32 kMaxLinks = 2200; // links of a page, or its alternates
constexpr qsizetype kMaxAddress = 16 * 1024; // in canonical form, which escapes what is not ASCII
constexpr qsizetype kMaxLanguage = 35;
constexpr qsizetype kMaxRemark = 1000;
constexpr quint32 kHashSize = 32;

constexpr quint32 kNoFlag = 0, kNoIndex = 1, kNoFollow = 2, kHasCanonical = 4, kIsRefused = 8, kAllFlags = 15;

void add(PartWriter &parts, const QStringList &texts)
{
    parts.addCount(quint32(texts.size()));
    for (const QString &text : texts)
        parts.addText(text);
}

QStringList texts(PartReader &parts, quint32 most, qsizetype limit)
{
    QStringList out;
    for (quint32 i = parts.nextCount(most); i > 0 && parts.isGood(); --i)
        out << parts.nextText(limit);
    return out;
}

/// The hosts are checked before anything is fetched.
bool areWebAddresses(const QStringList &urls)
{
    return std::all_of(urls.begin(), urls.end(), [](const QString &text) {
        const QUrl url(text, QUrl::StrictMode);
        return url.isValid() && (url.scheme() == u"http" || url.scheme() == u"https") && !url.host().isEmpty()
            && url.userInfo().isEmpty();
    });
}

} // namespace

QByteArray toParts(const ExtractionAnswer &answer)
{
    PartWriter parts;
    const SiteFacts &facts = answer.facts;
    parts.addCount((facts.noIndex ? kNoIndex : kNoFlag) | (facts.noFollow ? kNoFollow : kNoFlag)
        | (facts.canonical ? kHasCanonical : kNoFlag) | (answer.refusal.isEmpty() ? kNoFlag : kIsRefused));
    if (facts.canonical)
        parts.addText(*facts.canonical);
    add(parts, facts.links);
    add(parts, facts.translations);
    parts.addText(facts.language);
    if (!answer.refusal.isEmpty()) {
        parts.addText(answer.refusal.left(kMaxRemark));
        return parts.bytes();
    }
    const ExtractedDocument &document = answer.document;
    parts.addText(document.title);
    parts.addText(document.locale);
    parts.addText(document.translationOf);
    add(parts, document.skipped);
    parts.add(document.textHash);
    parts.addCount(quint32(document.passages.size()));
    for (const Passage &passage : document.passages) {
        parts.addText(passage.title == document.title ? QString() : passage.title);
        parts.addText(passage.headingPath);
        parts.addText(passage.text);
        parts.addText(passage.language);
    }
    return parts.bytes();
}

tl::expected<ExtractionAnswer, QString> answerFromParts(QByteArrayView bytes)
{
    PartReader parts(bytes);
    ExtractionAnswer answer;
    const quint32 flags = parts.nextCount(kAllFlags);
    SiteFacts &facts = answer.facts;
    facts.noIndex = (flags & kNoIndex) != 0;
    facts.noFollow = (flags & kNoFollow) != 0;
    if ((flags & kHasCanonical) != 0)
        facts.canonical = parts.nextText(kMaxAddress);
    facts.links = texts(parts, kMaxLinks, kMaxAddress);
    facts.translations = texts(parts, kMaxLinks, kMaxAddress);
    facts.language = parts.nextText(kMaxLanguage);
    if (!areWebAddresses(facts.links) || !areWebAddresses(facts.translations)
        || (facts.canonical && !areWebAddresses({*facts.canonical})))
        return tl::unexpected(u"an address of a page is malformed"_s);
    if ((flags & kIsRefused) != 0) {
        answer.refusal = parts.nextText(kMaxRemark);
        if (!parts.isDone() || answer.refusal.isEmpty())
            return tl::unexpected(u"a refusal is malformed"_s);
        return answer;
    }
    ExtractedDocument &document = answer.document;
    document.title = parts.nextText(kMaxTitle);
    document.locale = parts.nextText(kMaxLocale);
    document.translationOf = parts.nextText(kMaxTitle);
    document.skipped = texts(parts, quint32(kMaxCsvReports) + 1, kMaxRemark);
    document.textHash = parts.next(kHashSize).toByteArray();
    for (quint32 i = parts.nextCount(kMaxDocumentPassages); i > 0 && parts.isGood(); --i) {
        Passage passage;
        passage.title = parts.nextText(kMaxTitle);
        if (passage.title.isEmpty())
            passage.title = document.title;
        passage.headingPath = parts.nextText(kMaxHeadingPath);
        passage.text = parts.nextText(kMaxPassageText);
        passage.language = parts.nextText(kMaxLanguage);
        if (passage.text.trimmed().isEmpty())
            return tl::unexpected(u"a passage is empty"_s);
        document.passages << std::move(passage);
    }
    if (!parts.isDone() || document.textHash.size() != kHashSize || document.passages.isEmpty())
        return tl::unexpected(u"a document is malformed"_s);
    return answer;
}

} // namespace answerdesk::knowledge
