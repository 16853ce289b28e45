// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/extract/document_extraction.h"
#include "server/knowledge/readers/document_reader.h"
#include "server/knowledge/readers/passage_splitter.h"
#include "server/web/documents/docx_reader.h"
#include "server/web/documents/pdf_reader.h"
#include "server/web/extraction/extract_protocol.h"
#include "server/web/html/html_reader.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::extract {

namespace {

using knowledge::DocumentSource;
using knowledge::ExtractedDocument;
using knowledge::ExtractionAnswer;
using knowledge::ReadDocument;
using web::extract::PartReader;
using web::extract::PartWriter;

/// Stays the same between releases: it is stored, and a page whose hash is unchanged is not written again.
QByteArray textHashOf(const ReadDocument &document)
{
    QString all = document.title;
    for (const ReadDocument::Part &part : document.parts)
        all += u'\n' + part.headingPath + u'\n' + part.text;
    return sha256(all.toUtf8());
}

Result<web::HtmlPage> readPage(QByteArrayView bytes, const QByteArray &type)
{
    auto page = type == web::kDocxType ? web::readDocx(bytes)
        : type == web::kPdfType        ? web::readPdf(bytes)
                                       : web::readHtml(bytes, type);
    if (!page)
        return fail(ErrorCode::BadRequest, page.error());
    return *std::move(page);
}

QByteArray refusalOf(const QString &reason)
{
    PartWriter parts;
    parts.add(web::extract::kRefused);
    parts.addText(reason);
    return parts.bytes();
}

} // namespace

ExtractionAnswer extractDocument(const DocumentSource &source)
{
    ExtractionAnswer answer;
    const knowledge::HtmlToPage html = [&](QByteArrayView bytes, const QByteArray &type) {
        const bool isFragment = type == web::kHtmlFragmentType;
        Result<web::HtmlPage> page
            = readPage(bytes, isFragment || source.contentType.isEmpty() ? type : source.contentType);
        if (page && !isFragment && !source.url.isEmpty()) {
            answer.facts = knowledge::siteFacts(*page, source.url, source.robotsTag);
            if (page->language.isEmpty())
                page->language = answer.facts.language;
        }
        return page;
    };
    const Result<ReadDocument> read = knowledge::readDocument(source.path, source.bytes, html);
    if (!read) {
        const Error &error = read.error();
        answer.refusal = error.invalidFields.empty() ? error.text() : error.invalidFields.front().second;
        return answer;
    }
    ExtractedDocument &document = answer.document;
    document.passages = knowledge::splitIntoPassages(*read);
    if (document.passages.size() > knowledge::kMaxDocumentPassages) {
        answer.refusal = u"has more than %1 passages; divide it into several documents"_s.arg(
            knowledge::kMaxDocumentPassages);
        return answer;
    }
    if (document.passages.isEmpty()) {
        answer.refusal = u"contains no text"_s;
        return answer;
    }
    document.title = read->title;
    document.locale = read->locale;
    if (read->translationOf.size() <= knowledge::kMaxTitle)
        document.translationOf = read->translationOf;
    document.skipped = read->skipped;
    document.textHash = textHashOf(*read);
    return answer;
}

std::optional<QByteArray> answerDocument(QByteArrayView request)
{
    PartReader parts(request);
    DocumentSource source;
    source.path = parts.nextText(web::extract::kMaxName);
    source.contentType = parts.next(web::extract::kMaxContentType).toByteArray();
    source.url = QUrl(parts.nextText(web::extract::kMaxName), QUrl::StrictMode);
    source.robotsTag = parts.next(web::extract::kMaxName).toByteArray();
    source.bytes = parts.next(web::extract::kMaxBody);
    if (!parts.isDone())
        return std::nullopt;
    PartWriter kind;
    kind.add(web::extract::kRead);
    return kind.bytes() + toParts(extractDocument(source));
}

std::optional<QByteArray> answerPage(QByteArrayView request)
{
    PartReader parts(request);
    const QByteArray contentType = parts.next(web::extract::kMaxContentType).toByteArray();
    QList<web::HtmlSelector> selectors;
    for (quint32 left = parts.nextCount(web::extract::kMaxSelectors); left > 0 && parts.isGood(); --left) {
        const auto selector = web::HtmlSelector::parse(parts.nextText(web::HtmlSelector::kMaxLength));
        if (!selector)
            return std::nullopt; // the server has read it before
        selectors << *selector;
    }
    const QByteArrayView body = parts.next(web::extract::kMaxBody);
    if (!parts.isDone())
        return std::nullopt;
    const auto page = web::readHtml(body, contentType, selectors);
    if (!page)
        return refusalOf(page.error());
    PartWriter kind;
    kind.add(web::extract::kRead);
    return kind.bytes() + page->toJson();
}

void prepareForPages()
{
    // An element for each kind of thing that is looked for in a page.
    constexpr QByteArrayView kPage
        = "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Mug | Shop</title>"
          "<link rel=canonical href='https://shop.example/mug'>"
          "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Mug\"}</script>"
          "<script>window.__STATE__={\"product\":{\"name\":\"Mug\",\"price\":4.5}};</script></head><body>"
          "<nav class='site-nav'><ul class=breadcrumb><li><a href='/brand/acme'>Acme</a></li></ul></nav>"
          "<div itemscope itemtype='https://schema.org/Product'><h1 itemprop=name>Mug</h1>"
          "<p class=price>&euro;<span>4</span><sup>50</sup></p><del class=old-price>5 €</del>"
          "<label for=size>Size</label><select id=size><option>S</option><option>M</option></select>"
          "<button onclick='pay()'>More</button><a href='/more'>More</a><div data-rating=4 class=stock>In "
          "stock</div>"
          "<table><tr><th>Weight</th><td>1 kg</td></tr></table><dl><dt>Height</dt><dd>9 cm</dd></dl>"
          "<div><div>Colour</div><div>Red</div></div><ul><li>One</li><li>Two</li></ul></div></body></html>";
    PartWriter request;
    request.add("text/html");
    request.addCount(1);
    request.addText(u"table:first-child .price[title='1']");
    request.add(kPage);
    answerPage(request.bytes());
}

} // namespace answerdesk::extract
