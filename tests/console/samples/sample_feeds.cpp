// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_feeds.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
const QByteArray kCompany = "/admin/v1/companies/northwind/";

struct Row {
    const char *id, *name, *url;
    int interval;
    qint64 products, startedAgo;
    api::FeedRunState state;
};

constexpr Row kFeeds[] = {{"fd_1", "Main feed", "https://shop.northwind.example/feeds/google.xml", 60, 12'480,
                              12 * kMinute, api::FeedRunState::Done},
    {"fd_2", "Outlet", "https://outlet.northwind.example/products.json", 360, 1'310, 4 * kMinute,
        api::FeedRunState::Held},
    {"fd_3", "Supplier list", "", 0, 3'204, kMinute, api::FeedRunState::Receiving},
    {"fd_4", "Spare parts", "https://parts.northwind.example/export/feed.tsv", 1440, 860, 3 * kHour,
        api::FeedRunState::Failed}};

api::FeedRun runOf(const Row &row)
{
    api::FeedRun run;
    run.runId = u"run_"_s + QString::fromLatin1(row.id);
    run.feedId = QString::fromLatin1(row.id);
    run.state = row.state;
    run.startedBy = *row.url ? u"schedule"_s : u"mara.lindt@northwind.example"_s;
    run.startedAt.ms = run.updatedAt.ms = kSampleNow - row.startedAgo;
    run.revision = 1;
    switch (row.state) {
    case api::FeedRunState::Done:
        run.format = api::FeedFormat::GoogleXml;
        run.encoding = u"utf-8"_s;
        run.received = 41'208'112;
        run.rows = 12'488;
        run.processed = run.rows;
        run.added = 31;
        run.changed = 412;
        run.removed = 4;
        run.unchanged = 12'033;
        run.invalid = 8;
        run.reasons = {{api::FeedProblem::BadPrice, 5}, {api::FeedProblem::NoIdentity, 3},
            {api::FeedProblem::BadGtin, 118}};
        break;
    case api::FeedRunState::Held:
        run.format = api::FeedFormat::Shopify;
        run.rows = 498;
        run.reason
            = u"The feed contains 498 products and had 1310: more than half of them would disappear."_s;
        break;
    case api::FeedRunState::Receiving:
        run.received = 12'582'912;
        run.size = 80'214'016;
        break;
    default:
        run.reason = u"The shop answered with status 500."_s;
    }
    if (row.state == api::FeedRunState::Done || row.state == api::FeedRunState::Failed)
        run.endedAt = schema::Timestamp{kSampleNow - row.startedAgo + kMinute};
    return run;
}

api::FeedProductRow product(qint64 row, const char *number, const char *name, const char *price, bool inStock)
{
    api::FeedProductRow made;
    made.row = row;
    made.number = QString::fromLatin1(number);
    made.name = QString::fromUtf8(name);
    made.price = QString::fromLatin1(price);
    made.currency = u"EUR"_s;
    made.availability = inStock ? u"InStock"_s : u"OutOfStock"_s;
    made.gtin = u"400638133%1"_s.arg(3900 + row);
    made.further = {{u"Packed size"_s, u"42 × 16 cm"_s}};
    return made;
}

std::vector<api::FeedProductRow> products()
{
    return {product(1, "NW-ALTA-2", "Alta 2 trekking tent", "349.00", true),
        product(2, "NW-ALTA-3", "Alta 3 trekking tent", "429.00", true),
        product(3, "NW-FJELL-41", "Fjell GTX hiking boots, size 41", "219.95", false),
        product(5, "NW-NORD-M", "Nord 850 down jacket, M", "329.00", true),
        product(6, "NW-TRAIL-32", "Trail 32 backpack with rain cover and hip belt", "139.00", true),
        product(7, "NW-LUMEN", "Lumen 300 head torch", "49.90", true)};
}

std::vector<api::FeedLine> problems()
{
    return {{4, 5, 3, api::FeedField::Price, api::FeedProblem::BadPrice, false, u"ab 129 €"_s},
        {8, 9, std::nullopt, std::nullopt, api::FeedProblem::WrongColumns, true,
            u"NW-KESTREL;Kestrel carbon poles;89,00"_s},
        {9, 10, 6, api::FeedField::Gtin, api::FeedProblem::BadGtin, false, u"40063813339"_s}};
}

api::PageRule rule(const char *id, const char *pattern, api::PageRuleEffect effect, qint64 pages)
{
    api::PageRule made;
    made.ruleId = QString::fromLatin1(id);
    made.pattern = QString::fromLatin1(pattern);
    made.effect = effect;
    made.pages = pages;
    made.updatedBy = u"mara.lindt@northwind.example"_s;
    made.updatedAt.ms = kSampleNow - 2 * kDay;
    return made;
}

api::PageRules rules()
{
    api::PageRules made;
    made.rules = {rule("rl_1", "shop.northwind.example/sale/**", api::PageRuleEffect::NotProduct, 14),
        rule("rl_2", "shop.northwind.example/tents/*", api::PageRuleEffect::Select, 38),
        rule("rl_3", "*.northwind.example/gift-cards/*", api::PageRuleEffect::Product, 6),
        rule("rl_4", "shop.northwind.example/sale/2026/*", api::PageRuleEffect::Product, 0)};
    made.rules[1].selectors = {{api::PageRuleField::Name, u"h1.title"_s},
        {api::PageRuleField::Price, u"#detail .price"_s}, {api::PageRuleField::Specification, u"#data tr"_s}};
    made.rules[3].shadowedBy = u"rl_1"_s;
    made.regenerating = 12;
    made.revision = 7;
    return made;
}

} // namespace

QByteArray feedList(const std::vector<api::Feed> &feeds, qint64 revision)
{
    QByteArray list = listOf(feeds);
    list.chop(1);
    return list + ",\"revision\":" + QByteArray::number(revision) + "}";
}

api::Feed sampleFeed(int row)
{
    const Row &from = kFeeds[row];
    api::Feed feed;
    feed.feedId = QString::fromLatin1(from.id);
    feed.name = QString::fromLatin1(from.name);
    if (*from.url) {
        feed.url = QString::fromLatin1(from.url);
        feed.intervalMinutes = from.interval;
        feed.nextRunAt = schema::Timestamp{kSampleNow + from.interval * kMinute - from.startedAgo};
    }
    feed.products = from.products;
    feed.createdBy = u"mara.lindt@northwind.example"_s;
    feed.createdAt.ms = feed.updatedAt.ms = kSampleNow - 9 * kDay;
    feed.lastRun = runOf(from);
    feed.revision = 1;
    return feed;
}

api::FeedPreview samplePreview()
{
    api::FeedPreview preview;
    preview.format = api::FeedFormat::Csv;
    preview.encoding = u"windows-1252"_s;
    preview.columns = {{u"Artikel-Nr."_s, api::FeedField::Number}, {u"Bezeichnung"_s, api::FeedField::Name},
        {u"VK brutto"_s, api::FeedField::Price}, {u"Lager"_s, api::FeedField::Availability},
        {u"EAN"_s, api::FeedField::Gtin}, {u"Packed size"_s, api::FeedField::Further},
        {u"Interner Vermerk"_s, api::FeedField::Ignored}};
    preview.products = products();
    preview.problems = problems();
    return preview;
}

api::PageRuleTrial sampleTrial(api::PageRuleEffect effect)
{
    api::PageRuleTrial trial;
    trial.isMatched = true;
    trial.pages = 38;
    trial.before.page = {false, api::FaqReason::NotAProductPage, u"en"_s, u"utf-8"_s, {}};
    trial.before.facts.name = u"Alta 2"_s;
    trial.after.page = {effect != api::PageRuleEffect::NotProduct, {}, u"en"_s, u"utf-8"_s, {}};
    trial.after.facts.name = u"Alta 2 trekking tent"_s;
    trial.after.facts.price = u"349.00"_s;
    trial.after.facts.currency = u"EUR"_s;
    trial.after.facts.availability = u"InStock"_s;
    trial.before.facts.further = trial.after.facts.further
        = {{u"Packed size"_s, u"42 × 16 cm"_s, {u"table"_s, u"Specifications"_s, {}}}};
    trial.after.facts.further.push_back({u"Weight"_s, u"1.94 kg"_s, {u"rule"_s, u"#data tr"_s, {}}});
    trial.after.faqs = {{u"How much does the Alta 2 weigh?"_s, u"1.94 kg."_s, {}}};
    if (effect == api::PageRuleEffect::Select)
        trial.matches = {{api::PageRuleField::Name, 1, u"Alta 2 trekking tent"_s},
            {api::PageRuleField::Price, 2, u"€349.00"_s}, {api::PageRuleField::Specification, 0, {}}};
    trial.text = u"Alta 2 trekking tent\n€349.00\nIn stock\nWeight: 1.94 kg\nPacked size: 42 × 16 cm"_s;
    return trial;
}

void addFeeds(FakeServer &server, SampleShop::Content content)
{
    const QByteArray feeds = "GET " + kCompany + "feeds", pageRules = "GET " + kCompany + "page-rules";
    if (content == SampleShop::Content::Failing) {
        const FakeReply broken = FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened.");
        server.answer(feeds, broken);
        return server.answer(pageRules, broken);
    }
    std::vector<api::Feed> all;
    for (int row = 0; content == SampleShop::Content::Full && row < int(std::size(kFeeds)); ++row)
        all.push_back(sampleFeed(row));
    server.answer(feeds, {.body = feedList(all, 5)});
    for (const api::Feed &feed : all) {
        const QByteArray one = feeds + '/' + feed.feedId.toLatin1();
        server.answer(one, {.body = schema::toJson(feed), .headers = {{"ETag", "\"1\""}}});
        server.answer(one + "/products", {.body = listOf(products())});
        server.answer(
            one + "/runs/" + feed.lastRun->runId.toLatin1() + "/report", {.body = listOf(problems())});
    }
    server.answer("POST " + kCompany + "feed-previews", {.body = schema::toJson(samplePreview())});
    server.answer(pageRules,
        {.body = schema::toJson(content == SampleShop::Content::Full ? rules() : api::PageRules()),
            .headers = {{"ETag", "\"7\""}}});
    server.answer("POST " + kCompany + "page-rule-trials",
        {.body = schema::toJson(sampleTrial(api::PageRuleEffect::Product))});
}

} // namespace answerdesk::tests
