// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_knowledge.h"
#include "shared/api/explain.h"
#include "shared/api/gaps.h"
#include "shared/api/imports.h"
#include "shared/api/knowledge.h"
#include "shared/api/own_answers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;

const QByteArray kCompany = "/admin/v1/companies/northwind";

schema::Timestamp ago(qint64 ms) { return {kSampleNow - ms}; }

api::Source source(const QString &id, const QString &name, int documents, int passages)
{
    api::Source made;
    made.sourceId = id;
    made.name = name;
    made.kind = u"upload"_s;
    made.documents = documents;
    made.passages = passages;
    made.createdAt = ago(90 * kDay);
    made.updatedAt = ago(3 * kDay);
    return made;
}

api::Source page(const QString &id, const QString &name, const QString &url, api::SourceState state)
{
    api::Source made
        = source(id, name, state == api::SourceState::Gone ? 0 : 1, state == api::SourceState::Gone ? 0 : 4);
    made.kind = u"page"_s;
    made.url = url;
    made.state = state;
    made.triedAt = ago(2 * kHour);
    made.intervalHours = 168;
    made.nextReadAt = ago(-5 * kDay);
    if (state != api::SourceState::Unread)
        made.readAt = ago(state == api::SourceState::Read ? 2 * kHour : 9 * kDay);
    if (state == api::SourceState::Failed)
        made.reason = u"The page did not arrive within 10 seconds."_s;
    if (state == api::SourceState::Gone)
        made.reason = u"The page does not exist (the shop answered 404)."_s;
    return made;
}

std::vector<api::Source> sources()
{
    api::Source own = source(u"own-answers"_s, u"Custom answers"_s, 12, 12);
    own.kind = u"own-answers"_s;
    api::Source site = page(
        u"7"_s, u"Buying guides"_s, u"https://shop.northwind.example/sitemap.xml"_s, api::SourceState::Read);
    site.kind = u"sitemap"_s;
    site.documents = 86;
    site.passages = 604;
    site.reading = true;
    site.importId = u"5"_s;
    site.intervalHours = 24;
    return {source(u"1"_s, u"Help centre"_s, 214, 1'386), site,
        page(u"2"_s, u"Shipping and delivery"_s,
            u"https://shop.northwind.example/help/shipping-and-delivery"_s, api::SourceState::Read),
        page(u"3"_s, u"Repairs and spare parts for tents, jackets and stoves"_s,
            u"https://shop.northwind.example/help/repairs"_s, api::SourceState::Failed),
        page(u"4"_s, u"Black week"_s, u"https://shop.northwind.example/black-week-2024"_s,
            api::SourceState::Gone),
        own, source(u"6"_s, u"Product care"_s, 0, 0)};
}

std::vector<api::Document> documents()
{
    const struct {
        const char *title, *path, *language;
        int passages;
    } rows[] = {{"Returns and refunds", "en/returns.md", "en", 6},
        {"Versand und Lieferung", "de/versand.md", "de", 4},
        {"Shipping times", "en/shipping-times.md", "en", 3},
        {"How to wash a down jacket without ruining its loft, and how to dry it", "en/care/down.md", "en", 9},
        {"Garantie et réparations", "fr/garantie.html", "fr", 5}, {"Gift cards", "en/gift-cards.md", "en", 2},
        {"Frequently asked questions", "faq.csv", "en", 118}};
    std::vector<api::Document> all;
    for (int i = 0; i < int(std::size(rows)); ++i) {
        api::Document made;
        made.documentId = QString::number(40 - i);
        made.sourceId = u"1"_s;
        made.path = QString::fromUtf8(rows[i].path);
        made.title = QString::fromUtf8(rows[i].title);
        made.language = QString::fromUtf8(rows[i].language);
        made.passages = rows[i].passages;
        made.updatedAt = ago((i * 31 + 3) * kHour);
        all.push_back(made);
    }
    return all;
}

const QString kReturns = u"You may return unused goods within 30 days of delivery. The return is free within "
                         u"Germany; from other "
                         u"countries it costs €9.90, which we take off the refund."_s;
const QString kRefund = u"The refund is paid within five days of the parcel’s arrival, by the way you paid. "
                        u"Gift cards are refunded as "
                        u"gift cards."_s;

api::DocumentDetails details()
{
    api::DocumentDetails made{documents().front(), {}, u"more"_s};
    made.passages = {{u"1"_s, u"Returns and refunds"_s, kReturns, {}},
        {u"2"_s, u"Returns and refunds > When the money comes"_s, kRefund, {}},
        {u"3"_s, u"Returns and refunds > What cannot be returned"_s,
            u"Opened food, gas cartridges and goods made to measure cannot be returned."_s, {}}};
    return made;
}

std::vector<api::LexiconEntry> lexicon()
{
    const auto entry = [](const char *id, const char *form, const char *meaning, const char *language) {
        api::LexiconEntry made;
        made.lexiconEntryId = QString::fromLatin1(id);
        made.form = QString::fromUtf8(form);
        made.meaning = QString::fromUtf8(meaning);
        if (*language)
            made.language = QString::fromLatin1(language);
        made.createdBy = u"mara.lindt@northwind.example"_s;
        made.createdAt = made.updatedAt = ago(3 * kDay);
        return made;
    };
    std::vector<api::LexiconEntry> made{entry("a", "money back", "store credit", "en"),
        entry("b", "Schlappen", "Hüttenschuhe", "de"), entry("c", "the Fjord", "Fjord 4 trekking tent", "")};
    made.front().builtInConcepts = {u"refund"_s};
    return made;
}

std::vector<api::OwnAnswer> ownAnswers()
{
    const auto answer
        = [](const char *id, const char *question, const char *text, const char *locale, qint64 changed) {
              api::OwnAnswer made;
              made.ownAnswerId = QString::fromLatin1(id);
              made.documentId = u"90"_s;
              made.question = QString::fromUtf8(question);
              made.answer = QString::fromUtf8(text);
              made.locale = QString::fromLatin1(locale);
              made.createdBy = u"mara.lindt@northwind.example"_s;
              made.createdAt = ago(20 * kDay);
              made.updatedAt = ago(changed);
              return made;
          };
    return {answer("a", "Do you rent out tents?",
                "Yes, the Alta 2 and the Fjord 4, for €25 a day from our shop in Kiel. Bring an identity "
                "card; the "
                "deposit is €150.",
                "en", 3 * kHour),
        answer("b", "Verleihen Sie Zelte?",
            "Ja, das Alta 2 und das Fjord 4, für 25 € am Tag in unserem Laden in Kiel.", "de", 20 * kDay),
        answer("c", "Can I pick up my order in the shop?", "Yes, from two hours after you ordered.", "en",
            20 * kDay)};
}

std::vector<api::Gap> gaps()
{
    const auto gap = [](const char *id, const char *question, api::GapKind kind, qint64 asked,
                         double confidence, qint64 last) {
        api::Gap made;
        made.gapId = QString::fromLatin1(id);
        made.question = QString::fromUtf8(question);
        made.locale = u"en"_s;
        made.kind = kind;
        made.asked = asked;
        made.confidence = confidence;
        made.threshold = 0.42;
        made.nearest
            = {{u"40"_s, u"Returns and refunds"_s, u"en/returns.md"_s, u"When the money comes"_s, 0.83},
                {u"38"_s, u"Shipping times"_s, u"en/shipping-times.md"_s, u"Abroad"_s, 0.41},
                {u"35"_s, u"Gift cards"_s, u"en/gift-cards.md"_s, u""_s, 0.22}};
        made.firstAskedAt = ago(12 * kDay);
        made.lastAskedAt = ago(last);
        return made;
    };
    using Kind = api::GapKind;
    return {gap("1", "Do you repair zips of jackets that were bought elsewhere?", Kind::Refused, 41, 0.31,
                12 * kMinute),
        gap("2", "Is there a discount for students?", Kind::Refused, 29, 0.12, 2 * kHour),
        gap("3", "How long do you keep a parcel at the pick-up point?", Kind::Weak, 17, 0.45, 5 * kHour),
        gap("4", "Can I pay in three instalments?", Kind::Refused, 9, 0.24, kDay),
        gap("5", "Which gas cartridge fits the Summit stove?", Kind::Weak, 4, 0.5, 2 * kDay),
        gap("6", "Do you ship to the Faroe Islands?", Kind::Refused, 2, 0.38, 6 * kDay),
        gap("7", "Is the down certified?", Kind::Refused, 1, 0.09, 8 * kDay)};
}

api::GapDetails gapDetails()
{
    api::GapDetails made{gaps().front(), {}, {}};
    made.linkChoices = {{u"40"_s, u"8"_s, u"Returns and refunds"_s, u"When the money comes"_s,
                            u"The refund is paid within five days of the parcel’s arrival, by the way you "
                            u"paid. We take off the "
                            "costs of the return from countries outside Germany, and nothing else."_s},
        {u"38"_s, u"3"_s, u"Shipping times"_s, u"Abroad"_s, u"Austria and Switzerland take three days."_s}};
    made.proposedEntries = {{u"zips"_s, u"money comes"_s}, {u"zips"_s, u"Abroad"_s}};
    return made;
}

} // namespace

api::Explanation sampleExplanation()
{
    api::Explanation made;
    made.resultText
        = u"You may return unused goods within 30 days of delivery. The return is free within Germany; from "
          u"other countries it costs €9.90, which we take off the refund."_s;
    made.locale = u"en"_s;
    made.kind = api::AnswerKind::Answer;
    made.engine = u"extractive"_s;
    made.helpful = true;
    made.helpfulReason = u"answered from sources"_s;
    made.question = made.resolvedQuestion = u"How do I return an item?"_s;
    made.language = u"en"_s;
    made.confidence = 0.74;
    made.threshold = 0.42;
    made.coverage = 0.8;
    made.weight = 0.5;
    made.sufficient = true;
    made.tookMs = 0.8;
    const auto passage = [](const char *id, const QString &title, const QString &path, const QString &text,
                             double score, bool used) {
        api::ExplainedPassage each;
        each.passageId = QString::fromLatin1(id);
        each.documentId = u"40"_s;
        each.title = title;
        each.path = path;
        each.heading = title;
        each.language = u"en"_s;
        each.text = text;
        each.score = score;
        each.parts = {score * 0.5, score * 0.2, score * 0.2, score * 0.1, 0};
        each.used = used;
        return each;
    };
    made.passages = {passage("1", u"Returns and refunds"_s, u"en/returns.md"_s, kReturns, 1.42, true),
        passage("2", u"Returns and refunds"_s, u"en/returns.md"_s, kRefund, 0.91, false),
        passage("9", u"Shipping times"_s, u"en/shipping-times.md"_s,
            u"Parcels leave on the day of the order."_s, 0.3, false)};
    const auto sentence = [](const char *id, const QString &text, double score, api::SentenceChoice choice) {
        api::ExplainedSentence each;
        each.passageId = QString::fromLatin1(id);
        each.text = text;
        each.score = score;
        each.choice = choice;
        return each;
    };
    made.sentences = {sentence("1", u"You may return unused goods within 30 days of delivery."_s, 0.92,
                          api::SentenceChoice::Chosen),
        sentence("1",
            u"The return is free within Germany; from other countries it costs €9.90, which we take off the refund."_s,
            0.66, api::SentenceChoice::Chosen),
        sentence("2", u"The refund is paid within five days of the parcel’s arrival, by the way you paid."_s,
            0.31, api::SentenceChoice::OffTopic)};
    return made;
}

void addKnowledge(FakeServer &server, SampleShop::Content content)
{
    const QStringList lists{u"sources"_s, u"documents"_s, u"own-answers"_s, u"gaps"_s, u"lexicon"_s};
    const QByteArray at = "GET " + kCompany + '/';
    if (content == SampleShop::Content::Failing) {
        for (const QString &list : lists)
            server.answer(at + list.toLatin1(),
                FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        server.answer("POST " + kCompany + "/ask",
            FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        return;
    }
    const bool full = content == SampleShop::Content::Full;
    server.answer(at + "sources", {.body = listOf(full ? sources() : std::vector<api::Source>())});
    api::Import reading;
    reading.importId = u"5"_s;
    reading.sourceId = u"7"_s;
    reading.sourceName = u"Buying guides"_s;
    reading.kind = u"sitemap"_s;
    reading.found = 112;
    reading.read = 4;
    reading.unchanged = 30;
    reading.startedBy = u"schedule"_s;
    server.answer(at + "imports", {.body = listOf(full ? std::vector{reading} : std::vector<api::Import>())});
    server.answer(at + "documents",
        {.body = listOf(full ? documents() : std::vector<api::Document>(),
             full ? std::optional(u"next"_s) : std::nullopt)});
    server.answer(at + "documents/40", {.body = schema::toJson(details())});
    server.answer(at + "own-answers", {.body = listOf(full ? ownAnswers() : std::vector<api::OwnAnswer>())});
    server.answer(at + "lexicon", {.body = listOf(full ? lexicon() : std::vector<api::LexiconEntry>())});
    server.answer(at + "gaps/1", {.body = schema::toJson(gapDetails())});
    server.answer(at + "gaps", {.body = listOf(full ? gaps() : std::vector<api::Gap>())});
    server.answer("POST " + kCompany + "/ask", {.body = schema::toJson(sampleExplanation())});
}

} // namespace answerdesk::tests
