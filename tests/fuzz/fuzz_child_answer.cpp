// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a fetched site and the extracting child send: the child may have been taken over by a page, so the
// server reads its answer as it reads any stranger's. Compressed bodies and robots.txt come from strangers.
#include "server/knowledge/readers/extracted_document.h"
#include "server/web/fetch/inflater.h"
#include "server/web/fetch/robots.h"
#include "server/web/page/html_page.h"
#include "tests/fuzz/fuzz_target.h"
#include <QtCore/QUrl>

using namespace answerdesk;

namespace {

void checkInflater(const QByteArray &encoding, QByteArrayView bytes)
{
    constexpr qint64 kMost = 65536;
    web::Inflater whole(encoding, kMost);
    web::Inflater::Outcome outcome = whole.feed(bytes);
    if (outcome == web::Inflater::Outcome::Ok)
        outcome = whole.finish();
    const QByteArray text = whole.take();
    fuzz::require(text.size() <= kMost, "no more than its limit comes out");
    if (outcome != web::Inflater::Outcome::Ok)
        return;
    web::Inflater pieces(encoding, kMost);
    for (qsizetype i = 0; i < bytes.size(); i += 7)
        fuzz::require(pieces.feed(bytes.sliced(i, std::min<qsizetype>(7, bytes.size() - i)))
                == web::Inflater::Outcome::Ok,
            "the same however it is cut");
    fuzz::require(pieces.finish() == web::Inflater::Outcome::Ok && pieces.take() == text,
        "the same bytes however it is cut");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    if (const auto page = web::HtmlPage::fromJson(bytes)) {
        const auto again = web::HtmlPage::fromJson(page->toJson());
        fuzz::require(again && *again == *page, "a page is read as it was written");
    }
    if (const auto answer = knowledge::answerFromParts(bytes)) {
        for (const knowledge::Passage &passage : answer->document.passages) {
            fuzz::require(passage.text.size() <= knowledge::kMaxPassageText
                    && passage.headingPath.size() <= knowledge::kMaxHeadingPath,
                "a passage keeps to its bounds");
        }
        fuzz::require(answer->refusal.isEmpty() == !answer->document.passages.isEmpty(),
            "an answer is a refusal or a document");
        fuzz::require(
            knowledge::answerFromParts(toParts(*answer)).has_value(), "an answer is read as it was written");
    }
    checkInflater("gzip", bytes);
    checkInflater("deflate", bytes);
    checkInflater({}, bytes);
    const web::RobotsRules rules = web::RobotsRules::parse(bytes, "answerdesk");
    (void)rules.permits(QUrl(QStringLiteral("https://shop.example/a/b?c=d")));
    (void)rules.permits(
        QUrl(QStringLiteral("https://shop.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")));
    return 0;
}
