// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/bench_scenes.h"
#include "console/pages/bench/exchange/compare_view.h"
#include "console/pages/bench/faqs/faq_pane.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/pages/bench/scenarios/values_dialog.h"
#include "console/pages/bench/shop/shop_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include "shared/api/commerce_rows.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

const QByteArray kCompany = "/admin/v1/companies/northwind/";
constexpr char kSend[] = "POST /api/v1/send_message";
constexpr char kFaqs[] = "GET /api/v1/product-faqs";
constexpr char kCart[] = "POST /analytics/cart_events";
const QString kVisitor = QStringLiteral("3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10");

template <typename T>
T *part(BenchPage &page, const char *name)
{
    return page.findChild<T *>(QString::fromLatin1(name));
}

void press(BenchPage &page, const char *name)
{
    auto *button = part<QPushButton>(page, name);
    QTRY_VERIFY2(button->isEnabled(), name);
    button->click();
}

void write(BenchPage &page, const char *name, const QString &text)
{
    part<QLineEdit>(page, name)->setText(text);
}

void waitForSteps(BenchPage &page, const char *timeline, int count, const QString &inLast)
{
    QTRY_COMPARE(part<Timeline>(page, timeline)->steps().size(), count);
    QTRY_VERIFY2(part<Timeline>(page, timeline)->steps().last().detail.contains(inLast), qPrintable(inLast));
}

api::TicketRow ticket()
{
    api::TicketRow row;
    row.ticketId = u"17"_s;
    row.openedAt.ms = row.lastAt.ms = kSampleNow;
    row.channel = u"chat"_s;
    row.interactions = 1;
    row.helpful = true;
    row.test = true;
    return row;
}

void showVisitor(BenchPage &page)
{
    press(page, "benchVisitor");
    write(page, "benchChat", kVisitor);
    write(page, "benchFaqId", u"12"_s);
    part<QPlainTextEdit>(page, "benchMetadata")->setPlainText(u"{\"plan\": \"gold\", \"since\" 2019}"_s);
    write(page, "benchQuestion", u"Is the Alta 2 waterproof in heavy rain?"_s);
    press(page, "benchSend"); // is held back: the metadata is no JSON
}

void showFaqFlow(SampleShop &shop, BenchPage &page, bool isReady)
{
    page.showTab(BenchPage::Faqs);
    write(page, "faqFlowPage", u"https://shop.northwind.example/tents/alta-2"_s);
    press(page, "faqFlowSend");
    waitForSteps(page, "faqFlowSteps", 2, FaqPane::tr("%1 of %2 s left").section(u"%2"_s, 1));
    if (!isReady)
        return;
    shop.server.answer(kFaqs,
        {.body
            = R"({"status":"ready","faqs":[{"faq_id":12,"question":"Is the Alta 2 waterproof in heavy rain?"},)"
              R"({"faq_id":13,"question":"How much does the Alta 2 weigh with poles and pegs?"},)"
              R"({"faq_id":14,"question":"How many people sleep in the Alta 2?"}]})",
            .headers = {{"X-Request-Id", "req_8Q2M"}}});
    press(page, "faqFlowNow");
    QTRY_COMPARE(page.findChildren<FaqQuestion *>().size(), 3);
    FaqQuestion *question = page.findChildren<FaqQuestion *>().first();
    emit question->activated();
    QTRY_VERIFY(question->answer() && question->answer()->isOver());
}

void showShop(SampleShop &shop, BenchPage &page, bool isOrder)
{
    page.showTab(BenchPage::Shop);
    auto *visitor = part<QLineEdit>(page, "shopChat");
    visitor->setText(kVisitor);
    emit visitor->editingFinished();
    shop.server.answerOnce(kCart,
        FakeReply::error(404, "ACTIVE_TICKET_NOT_FOUND",
            "Neither fingerprint interacted with the chat or the FAQs within the company's window."));
    press(page, "shopAdd");
    QTRY_VERIFY(part<QWidget>(page, "shopOutcome")->isVisible());
    if (!isOrder)
        return;
    shop.server.answer("GET " + kCompany + "tickets", {.body = listOf<api::TicketRow>({ticket()})});
    write(page, "shopQuestion", u"Is the Alta 2 waterproof in heavy rain?"_s);
    press(page, "shopAsk");
    waitForSteps(page, "shopSteps", 2, u"200"_s);
    press(page, "shopAdd");
    waitForSteps(page, "shopSteps", 3, u"200"_s);
    write(page, "shopOrder", u"NW-100042"_s);
    press(page, "shopCheckOut");
    waitForSteps(page, "shopSteps", 4, ShopPane::tr("attributed to %1").arg(u"chat"_s));
    write(page, "shopProductId", u"peg-10"_s);
    write(page, "shopProductName", u"Titanium pegs, set of ten"_s);
    write(page, "shopPrice", u"35.95"_s);
    press(page, "shopAdd");
    waitForSteps(page, "shopSteps", 5, u"200"_s);
    part<Timeline>(page, "shopSteps")->setCurrent(3);
}

void showRequest(BenchPage &page, const QString &scene)
{
    page.showTab(BenchPage::Request);
    write(page, "requestField_query_text", u"Is the Alta 2 waterproof in heavy rain?"_s);
    press(page, "requestSend");
    auto *history = part<DataTable>(page, "requestHistory");
    QTRY_COMPARE(history->model()->rowCount(), 1);
    QTRY_VERIFY(part<QPushButton>(page, "benchRepeat")->isEnabled());
    if (scene == u"bench-request-raw") {
        part<SegmentedControl>(page, "requestView")->setCurrent(1);
        part<QPlainTextEdit>(page, "requestRaw")
            ->setPlainText(u"{\n  \"query_text\": \"Is the Alta 2 waterproof?\",\n  \"locale\": en\n}"_s);
    } else if (scene == u"bench-request-headers") {
        part<SegmentedControl>(page, "requestView")->setCurrent(2);
    } else if (scene == u"bench-compare") {
        write(page, "requestField_query_text", u"Is the Alta 2 light?"_s);
        press(page, "requestSend");
        QTRY_COMPARE(history->model()->rowCount(), 2);
        history->selectAll();
        press(page, "historyCompare");
        QTRY_VERIFY(page.findChild<CompareView *>()->isVisible());
    }
}

void writeScenario(const QDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray scenario(const QByteArray &name, const QByteArray &steps)
{
    return "{\n  \"answerdesk_scenario\": 1,\n  \"name\": \"" + name + "\",\n  \"steps\": [\n    " + steps
        + "\n  ]\n}\n";
}

/// A folder with scenarios that pass, one that does not, and one of a newer program.
QString scenarioFolder()
{
    QDir folder(QDir::temp().filePath(u"northwind-scenarios"_s));
    folder.removeRecursively();
    folder.mkpath(u"."_s);
    const QByteArray ask
        = R"({"name": "ask", "method": "POST", "path": "/api/v1/send_message", "body": {"query_text": "Is it waterproof?"},
     "expect": [{"status": 200}, {"json": "thread_id", "type": "string"}]})";
    const QByteArray again = QByteArray(ask).replace("\"ask\"", "\"follow_up\"");
    const QByteArray cart
        = R"({"name": "added", "method": "POST", "path": "/analytics/cart_events", "target": "app_url",
     "body": {"type": "ITEM_ADDED"}, "expect": [{"status": 200}]})";
    const QByteArray order = QByteArray(cart).replace("added", "bought").replace("cart_", "checkout_");
    const QByteArray faqs
        = R"({"name": "faqs", "path": "/api/v1/product-faqs", "query": {"page_url": "https://shop.northwind.example/tents/alta-2"},
     "expect": [{"header": "Retry-After", "exists": true}, {"status": 200}, {"json": "faqs", "count": 5}]})";
    writeScenario(
        folder, u"conversation.json"_s, scenario("A question and its follow-up", ask + ",\n    " + again));
    writeScenario(folder, u"order.json"_s,
        scenario("An order after a question", ask + ",\n    " + cart + ",\n    " + order));
    writeScenario(folder, u"product-faqs.json"_s,
        scenario("Product FAQs, and an answer from the cache", ask + ",\n    " + faqs + ",\n    " + again));
    writeScenario(folder, u"refunds.json"_s, R"({"answerdesk_scenario": 2, "name": "Refunds", "steps": []})");
    return folder.path();
}

void showScenarios(BenchPage &page, const QString &scene)
{
    page.showTab(BenchPage::Scenarios);
    auto *pane = page.findChild<ScenariosPane *>();
    pane->openFolder(scene.endsWith(u"-empty") ? QString() : scenarioFolder());
    QTRY_VERIFY(!pane->isBusyWithFiles());
    if (scene.endsWith(u"-empty"))
        return;
    auto *list = part<DataTable>(page, "scenarioList");
    list->setCurrentIndex(list->model()->index(2, 0));
    if (scene == u"bench-scenarios-fault") {
        part<SegmentedControl>(page, "scenarioView")->setCurrent(1);
        auto *text = part<QPlainTextEdit>(page, "scenarioText");
        text->setPlainText(text->toPlainText().replace(u"\"exists\""_s, u"\"exist\""_s));
        press(page, "scenarioGoTo");
        return;
    }
    if (scene == u"bench-scenarios-new")
        return pane->createNew();
    if (scene == u"bench-scenarios-values") {
        const QList<ValuesDialog::Variable> variables{
            {u"page_url"_s, u"https://shop.northwind.example/tents/alta-2"_s, u"steps[1].query.page_url"_s},
            {u"customer_token"_s, {}, u"steps[2].headers.X-Customer"_s}};
        return (new ValuesDialog(variables, u"Run"_s, page.window()))->open();
    }
    press(page, "scenarioRunAll");
    QTRY_VERIFY(part<QPushButton>(page, "scenarioRun")->isVisible());
    QTRY_COMPARE(part<DataTable>(page, "scenarioChecks")->model()->rowCount(), 3);
}

} // namespace

QStringList benchScenes()
{
    return {u"bench"_s, u"bench-visitor"_s, u"bench-faqs"_s, u"bench-faqs-waiting"_s,
        u"bench-faqs-answered"_s, u"bench-shop"_s, u"bench-shop-refused"_s, u"bench-shop-order"_s,
        u"bench-request"_s, u"bench-request-raw"_s, u"bench-request-headers"_s, u"bench-compare"_s,
        u"bench-scenarios"_s, u"bench-scenarios-empty"_s, u"bench-scenarios-fault"_s,
        u"bench-scenarios-new"_s, u"bench-scenarios-values"_s, u"bench-other-key"_s, u"bench-offline"_s};
}

void prepareBench(SampleShop &shop, const QString &scene)
{
    if (!scene.startsWith(u"bench"))
        return;
    api::CreatedApiKey made;
    made.key.name = u"Console test bench"_s;
    made.apiKey = u"ad_test_mX03Ge_EXAMPLE"_s;
    shop.server.answer("POST " + kCompany + "keys", {.status = 201, .body = schema::toJson(made)});
    shop.server.answerOnce(kSend,
        {.body = R"({"result_text":"Yes. The flysheet has a water column of 4,000 mm; all seams are taped.",)"
                 R"("thread_id":"thr_7f3k"})",
            .headers = {{"X-Request-Id", "req_8Q2L"}}});
    shop.server.answer(kSend,
        {.body = R"({"result_text":"The Alta 2 weighs 1.94 kg.","thread_id":"thr_9d2a"})",
            .headers = {{"X-Request-Id", "req_8Q2N"}}});
    shop.server.answer(kFaqs,
        {.status = 202,
            .body
            = R"({"status":"generating","retry_after_seconds":30,"message":"The FAQs of this page are being generated. Ask again in 30 s."})",
            .headers = {{"Retry-After", "30"}, {"X-Request-Id", "req_8Q2K"}}});
    for (const QByteArray event : {"cart_events", "checkout_events"}) {
        const QByteArray kind = event == "cart_events" ? "CART" : "CHECKOUT";
        shop.server.answer("POST /analytics/" + event,
            {.body = R"({"status":"success","event_type":")" + kind + R"(_EVENT_RECORDED"})"});
    }
    api::RefusedEvent refused;
    refused.refusalId = u"19"_s;
    refused.code = u"ACTIVE_TICKET_NOT_FOUND"_s;
    refused.userFingerprint = kVisitor;
    shop.server.answer("GET " + kCompany + "refused-events", {.body = listOf<api::RefusedEvent>({refused})});
    shop.server.answer("GET " + kCompany + "tickets", {.body = listOf<api::TicketRow>({})});
    api::OrderRow order;
    order.eventId = u"2"_s;
    shop.server.answer("GET " + kCompany + "orders", {.body = listOf<api::OrderRow>({order})});
}

void showBench(SampleShop &shop, BenchPage &page, const QString &scene)
{
    if (scene == u"bench-visitor")
        showVisitor(page);
    else if (scene == u"bench-faqs")
        page.showTab(BenchPage::Faqs);
    else if (scene.startsWith(u"bench-faqs"))
        showFaqFlow(shop, page, scene.endsWith(u"answered"));
    else if (scene == u"bench-shop")
        page.showTab(BenchPage::Shop);
    else if (scene.startsWith(u"bench-shop"))
        showShop(shop, page, scene.endsWith(u"order"));
    else if (scene.startsWith(u"bench-scenarios"))
        showScenarios(page, scene);
    else if (scene == u"bench-other-key") {
        for (QAction *action : page.actions()) {
            if (action->text() == BenchPage::tr("Send with another key…"))
                action->trigger();
        }
    } else if (scene.startsWith(u"bench-request") || scene == u"bench-compare")
        showRequest(page, scene);
}

} // namespace answerdesk::tests
