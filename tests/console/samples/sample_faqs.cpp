// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_faqs.h"
#include "shared/api/companies.h"
#include "shared/api/faq_pages.h"
#include "shared/api/page_inspections.h"
#include "shared/api/sessions.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
const QByteArray kCompany = "GET /admin/v1/companies/northwind";

struct Page {
    const char *id, *title, *path, *locale, *state, *reason;
    qint64 left; ///< of the 24 hours
    int faqs;
    int reviews;
};

constexpr Page kPages[] = {
    {"pg_1", "Alta 2 trekking tent", "/tents/alta-2", "en", "ready", "", 21 * kHour, 5, 1},
    {"pg_2", "Fjell GTX hiking boots", "/boots/fjell-gtx", "en", "generating", "", 0, 0, 0},
    {"pg_3", "Nord 850 down jacket", "/jackets/nord-850", "en", "ready", "", 19 * kHour, 6, 0},
    {"pg_4", "Trail 32 backpack", "/packs/trail-32", "de", "ready", "", 18 * kHour, 5, 0},
    {"pg_5", "", "/poles/kestrel-carbon-trekking-poles-with-cork-grip", "en", "generating", "", 0, 0, 0},
    {"pg_6", "Gift card", "/gift-card", "en", "not_available", "not_a_product_page", 0, 0, 0},
    {"pg_7", "Lumen 300 head torch", "/lights/lumen-300", "fr", "ready", "", 11 * kHour, 4, 0},
    {"pg_8", "Summit one-pot stove", "/cooking/summit", "en", "ready", "", 9 * kHour, 7, 0},
    {"pg_9", "Moraine sleeping mat", "/sleep/moraine", "en", "ready", "", 4 * kHour, 5, 0},
    {"pg_10", "Old season sale", "/sale/2024", "en", "not_available", "page_unreachable", 0, 0, 0},
    {"pg_11", "Dry bag set", "/packs/dry-bag-set", "pt-BR", "ready", "", 48 * kMinute, 3, 0},
    {"pg_12", "Trekkingzelt Alta 2", "/tents/alta-2", "de", "ready", "", 20 * kHour, 3, 0},
};

api::FaqPage pageOf(const Page &page, bool isApprovalRequired)
{
    api::FaqPage made;
    made.pageId = QString::fromLatin1(page.id);
    made.url = u"https://shop.northwind.example"_s + QString::fromLatin1(page.path);
    made.locale = QString::fromLatin1(page.locale);
    made.state = QString::fromLatin1(page.state);
    if (made.state == u"not_available") {
        made.reason = QString::fromLatin1(page.reason);
        made.message = u"The page names no product: it has no Product data and no price."_s;
    }
    if (*page.title)
        made.title = QString::fromUtf8(page.title);
    made.faqCount = page.faqs;
    made.awaitingCount = !isApprovalRequired ? 0
        : made.pageId == u"pg_1"             ? 2
        : made.pageId == u"pg_3"             ? page.faqs
                                             : 0;
    made.reviewCount = page.reviews;
    made.requestedAt.ms = kSampleNow - 30 * kHour;
    if (made.state == u"ready") {
        made.generatedAt = schema::Timestamp{kSampleNow + page.left - kDay};
        made.expiresAt = schema::Timestamp{kSampleNow + page.left};
    }
    made.lastAttemptAt = made.generatedAt;
    if (made.pageId == u"pg_9") {
        made.lastAttemptAt = schema::Timestamp{kSampleNow - 12 * kMinute};
        made.lastFailure = u"page_unreachable"_s;
        made.lastFailureMessage = u"The shop answered with status 500."_s;
    }
    made.attempts = made.state == u"generating" ? 2 : 1;
    made.revision = 40;
    return made;
}

api::Faq faq(qint64 id, const QString &question, const QString &answer, const QString &kind,
    const QString &where, const QString &text)
{
    api::Faq made;
    made.faqId = id;
    made.question = question;
    made.answer = answer;
    made.position = int(id);
    made.approved = made.served = true;
    made.sources = {{kind, where, text}};
    return made;
}

void changed(api::Faq &faq, api::FaqOrigin origin, qint64 ago)
{
    faq.origin = origin;
    faq.updatedBy = u"mara.lindt@northwind.example"_s;
    faq.updatedAt = schema::Timestamp{kSampleNow - ago};
}

std::vector<api::Faq> englishFaqs()
{
    std::vector<api::Faq> faqs{
        faq(1, u"How much does the Alta 2 weigh?"_s,
            u"The Alta 2 weighs 1.94 kg with poles, pegs and pack sack. Without the pack sack and the spare pegs it is 1.78 kg."_s,
            u"json-ld"_s, u"weight"_s, u"1.94 kg, 1.78 kg"_s),
        faq(2, u"Does it fit into a carry-on?"_s,
            u"Yes: packed it is 42 cm long, and the poles go beside it."_s, u"own"_s, u"Custom FAQ"_s, {}),
        faq(3, u"Is the tent waterproof in heavy rain?"_s,
            u"Yes. The flysheet has a water column of 4,000 mm and the floor 8,000 mm; all seams are taped."_s,
            u"text"_s, u"Materials"_s, u"Flysheet: 4,000 mm. Floor: 8,000 mm, all seams taped."_s),
        faq(4, u"How long is the warranty?"_s, u"Five years on material and seams."_s, u"text"_s,
            u"Warranty"_s, u"The warranty is three years."_s),
        faq(5, u"Can one person pitch it?"_s,
            u"Yes, in about four minutes: the poles are joined in the middle."_s, u"text"_s, u"description"_s,
            u"One person pitches it in about four minutes."_s),
        faq(6, u"Which colours are there?"_s, u"Moss green and sand."_s, u"json-ld"_s, u"color"_s,
            u"Moss green, sand"_s)};
    faqs[0].pinned = true;
    changed(faqs[1], api::FaqOrigin::Own, 3 * kHour);
    changed(faqs[2], api::FaqOrigin::Edited, 2 * kDay);
    faqs[2].pageAnswer = faqs[2].answer;
    changed(faqs[3], api::FaqOrigin::Edited, 9 * kDay);
    faqs[3].review = api::FaqReview::FactGone;
    faqs[3].pageAnswer = u"The warranty is three years."_s;
    faqs[3].served = false;
    faqs[5].hidden = true;
    faqs[5].served = false;
    return faqs;
}

std::vector<api::Faq> germanFaqs()
{
    return {faq(21, u"Wie schwer ist das Alta 2?"_s,
                u"Das Alta 2 wiegt 1,94 kg mit Gestänge, Heringen und Packsack, ohne Packsack 1,78 kg."_s,
                u"json-ld"_s, u"weight"_s, u"1,94 kg, 1,78 kg"_s),
        faq(22, u"Ist das Zelt bei starkem Regen dicht?"_s,
            u"Ja. Das Außenzelt hat 4.000 mm Wassersäule, der Boden 8.000 mm; alle Nähte sind versiegelt."_s,
            u"text"_s, u"Material"_s, u"Außenzelt: 4.000 mm. Boden: 8.000 mm."_s),
        faq(23, u"Lässt es sich allein aufbauen?"_s, u"Ja, in etwa vier Minuten."_s, u"text"_s,
            u"Beschreibung"_s, u"Eine Person baut es in etwa vier Minuten auf."_s)};
}

void answerPages(FakeServer &server, bool isApprovalRequired, bool isFull)
{
    std::vector<api::FaqPage> pages;
    for (const Page &page : kPages) {
        api::FaqPageDetails details{pageOf(page, isApprovalRequired), {}};
        if (page.faqs > 0)
            details.faqs = details.page.locale == u"de" ? germanFaqs() : englishFaqs();
        for (api::Faq &faq : details.faqs) {
            if (isApprovalRequired && faq.faqId > 2)
                faq.approved = faq.served = false;
        }
        server.answer(kCompany + "/faq-pages/" + page.id, {.body = schema::toJson(details)});
        for (const api::Faq &faq : details.faqs) {
            api::CompanyFaq one;
            static_cast<api::Faq &>(one) = faq;
            one.pageId = details.page.pageId;
            one.pageUrl = details.page.url;
            one.locale = details.page.locale;
            server.answer(kCompany + "/faqs/" + QByteArray::number(faq.faqId), {.body = schema::toJson(one)});
        }
        pages.push_back(details.page);
    }
    QByteArray list = listOf(isFull ? pages : std::vector<api::FaqPage>());
    list.chop(1);
    server.answer(kCompany + "/faq-pages", {.body = list + ",\"revision\":\"40\"}"});
}

void answerCompany(FakeServer &server, bool isApprovalRequired)
{
    api::Company company;
    company.companyKey = u"northwind"_s;
    company.name = u"Northwind Outdoor"_s;
    company.region = u"eu"_s;
    company.locales = {u"en"_s, u"de"_s, u"fr"_s};
    company.timeZone = u"Europe/Berlin"_s;
    company.currency = u"EUR"_s;
    company.allowedHosts = {u"shop.northwind.example"_s, u"*.northwind.example"_s};
    company.faqsRequireApproval = isApprovalRequired;
    server.answer(kCompany, {.body = schema::toJson(company)});
}

void answerInspection(FakeServer &server)
{
    api::PageInspection told;
    told.url = u"https://shop.northwind.example/tents/alta-2"_s;
    told.locale = u"en"_s;
    told.page = {true, {}, u"en"_s, u"utf-8"_s, {}};
    told.facts.name = u"Alta 2 trekking tent"_s;
    told.facts.brand = u"Northwind"_s;
    told.facts.price = u"349.00"_s;
    told.facts.currency = u"EUR"_s;
    told.facts.sku = u"NW-ALTA-2"_s;
    told.facts.availability = u"InStock"_s;
    told.places = {{u"name"_s, {u"json-ld"_s, u"Product.name"_s, u"Alta 2 trekking tent"_s}},
        {u"brand"_s, {u"json-ld"_s, u"Product.brand.name"_s, u"Northwind"_s}},
        {u"price"_s, {u"text"_s, u"Price"_s, u"€349.00"_s}},
        {u"currency"_s, {u"json-ld"_s, u"Product.offers.priceCurrency"_s, u"EUR"_s}},
        {u"sku"_s, {u"json-ld"_s, u"Product.sku"_s, u"NW-ALTA-2"_s}},
        {u"availability"_s, {u"json-ld"_s, u"Product.offers.availability"_s, u"InStock"_s}}};
    told.facts.further = {{u"Packed size"_s, u"42 × 16 cm"_s, {u"table"_s, u"Specifications"_s, {}}},
        {u"Flysheet"_s, u"20D ripstop nylon, silicone coated on both sides, 4,000 mm water column"_s,
            {u"table"_s, u"Specifications"_s, {}}}};
    for (const api::Faq &faq : englishFaqs())
        told.faqs.push_back({faq.question, faq.answer, faq.sources});
    server.answer("POST /admin/v1/companies/northwind/inspect-page", {.body = schema::toJson(told)});
}

} // namespace

void addFaqs(FakeServer &server, SampleShop::Content content)
{
    signInAs(server, api::AdminRole::CompanyAdmin);
    answerCompany(server, false);
    answerInspection(server);
    if (content == SampleShop::Content::Failing)
        server.answer(kCompany + "/faq-pages",
            FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
    else
        answerPages(server, false, content == SampleShop::Content::Full);
}

void requireApproval(FakeServer &server)
{
    answerCompany(server, true);
    answerPages(server, true, true);
}

void inspectNoProduct(FakeServer &server)
{
    api::PageInspection told;
    told.url = u"https://shop.northwind.example/sale/2024"_s;
    told.locale = u"en"_s;
    told.page = {false, api::FaqReason::NotAProductPage, u"en"_s, u"utf-8"_s, {}};
    told.message = u"The page shows no single product: it looks like a list, an article or a home page."_s;
    server.answer("POST /admin/v1/companies/northwind/inspect-page", {.body = schema::toJson(told)});
}

void signInAs(FakeServer &server, api::AdminRole role)
{
    api::CurrentSession session;
    session.admin.adminId = u"1"_s;
    session.admin.email = u"mara.lindt@northwind.example"_s;
    session.admin.role = role;
    server.answer("GET /admin/v1/sessions/current", {.body = schema::toJson(session)});
}

} // namespace answerdesk::tests
