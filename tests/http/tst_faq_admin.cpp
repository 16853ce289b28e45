// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QString kWash = u"How do I wash the Alta 2?"_s;
const QString kPoles = u"What are the poles made of?"_s;
const QString kGuests = u"How many people sleep in the Alta 2?"_s;

using Pairs = QList<std::pair<QString, QString>>;

/// A product page that publishes these questions with their answers.
QByteArray pageWith(const Pairs &pairs)
{
    json::Array questions;
    QString visible;
    for (const auto &[question, answer] : pairs) {
        questions.push_back(json::Object{{u"@type"_s, u"Question"_s}, {u"name"_s, question},
            {u"acceptedAnswer"_s, json::Object{{u"@type"_s, u"Answer"_s}, {u"text"_s, answer}}}});
        visible += u"<h3>%1</h3><p>%2</p>"_s.arg(question, answer);
    }
    const json::Value list = json::Object{
        {u"@context"_s, u"https://schema.org"_s}, {u"@type"_s, u"FAQPage"_s}, {u"mainEntity"_s, questions}};
    return productPage(u"Alta 2"_s)
        .replace("</head>", "<script type=\"application/ld+json\">" + list.toJson() + "</script></head>")
        .replace("</main>", visible.toUtf8() + "</main>");
}

Pairs threePairs(const QString &degrees = u"30"_s)
{
    return {{kWash, u"Wash it by hand at %1 degrees."_s.arg(degrees)},
        {kPoles, u"The poles are made of aluminium."_s}, {kGuests, u"Two people sleep in it."_s}};
}

} // namespace

/// What administrators do to FAQs, and what shoppers get of it.
class TestFaqAdmin : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;
    QString m_url;
    QByteArray m_page; ///< its identifier

    static QByteArray path(const QByteArray &below) { return "/admin/v1/companies/shop/" + below; }
    Answer call(const QByteArray &method, const QByteArray &below, const json::Object &body = {},
        const Headers &headers = {})
    {
        return m_server->adminCall(method, path(below),
            method == "GET" || method == "DELETE" ? QByteArray() : json::Value(body).toJson(), headers);
    }
    Answer served(const QByteArray &more = "&count=10", const Headers &headers = {})
    {
        return m_server->get(
            "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(m_url) + more, m_key, headers);
    }
    QStringList servedQuestions(const QByteArray &more = "&count=10")
    {
        QStringList questions;
        for (const json::Value &faq : entriesOf(served(more).json(), u"faqs"))
            questions << faq.string(u"question");
        return questions;
    }
    json::Array faqs() { return entriesOf(call("GET", "faq-pages/" + m_page).json(), u"faqs"); }
    json::Value faq(const QString &question)
    {
        for (const json::Value &faq : faqs()) {
            if (faq.string(u"question") == question)
                return faq;
        }
        return json::Object{{u"faq_id"_s, 0}};
    }
    QByteArray idOf(const QString &question)
    {
        return QByteArray::number(numberOf(faq(question), u"faq_id"));
    }
    Answer change(const QString &question, const json::Object &body, const Headers &headers = {})
    {
        return call("PATCH", "faqs/" + idOf(question), body, headers);
    }
    Answer answerTo(const QByteArray &faqId, const QString &question)
    {
        return m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, question}, {u"faq_id"_s, json::Number{faqId}}}, m_key);
    }
    QString textOf(const QString &question)
    {
        return answerTo(idOf(question), question).text(u"result_text");
    }
    bool is(const QString &question, QStringView member) { return *faq(question).find(member)->asBool(); }
    void serve(const Pairs &pairs) { m_site->serve("/alta", {pageWith(pairs)}); }
    void regenerate()
    {
        const Answer asked = call("POST", "faq-pages/" + m_page + "/regenerate");
        QCOMPARE(asked.status, 202);
        m_server->waitForPage(u"shop"_s, m_url, u"en"_s, numberOf(asked.json(), u"revision"));
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_url = m_site->url(u"/alta"_s);
        serve(threePairs());
        served();
        m_page = m_server->waitForPage(u"shop"_s, m_url).string(u"page_id").toLatin1();
        QCOMPARE(servedQuestions().mid(0, 3), (QStringList{kWash, kPoles, kGuests}));
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void anEditedAnswerIsGivenAtOnce()
    {
        const QByteArray id = idOf(kPoles);
        QCOMPARE(textOf(kPoles), u"The poles are made of aluminium."_s);
        const QByteArray before = served().header("ETag");
        const Answer changed = change(kPoles, {{u"answer"_s, u"Aluminium poles, anodised."_s}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text(u"origin"), u"edited"_s);
        QCOMPARE(changed.text(u"page_answer"), u"The poles are made of aluminium."_s);
        QCOMPARE(idOf(kPoles), id);
        QCOMPARE(textOf(kPoles), u"Aluminium poles, anodised."_s);
        QVERIFY(served().header("ETag") != before);

        const QString better = u"Which metal are the poles of?"_s;
        QCOMPARE(change(kPoles, {{u"question"_s, better}}).status, 200);
        QVERIFY(servedQuestions().contains(better));
        QCOMPARE(answerTo(id, better).text(u"result_text"), u"Aluminium poles, anodised."_s);
        COMPARE_ERROR(answerTo(id, kPoles), "FAQ_QUESTION_MISMATCH");
        COMPARE_ERROR(change(better, {{u"question"_s, kWash.toUpper()}}), "ALREADY_EXISTS");

        const Answer reset = change(better, {{u"reset"_s, true}});
        QCOMPARE(reset.text(u"question"), kPoles);
        QCOMPARE(reset.text(u"origin"), u"generated"_s);
        QCOMPARE(textOf(kPoles), u"The poles are made of aluminium."_s);
    }
    void aHiddenOneIsGoneAtOnceAndComesBackWithItsIdentifier()
    {
        const QByteArray id = idOf(kPoles);
        QCOMPARE(answerTo(id, kPoles).status, 200);
        QCOMPARE(change(kPoles, {{u"hidden"_s, true}}).status, 200);
        COMPARE_ERROR(answerTo(id, kPoles), "FAQ_NOT_FOUND");
        QVERIFY(!servedQuestions().contains(kPoles));
        QVERIFY(!is(kPoles, u"served"));
        regenerate();
        QVERIFY(!servedQuestions().contains(kPoles));
        QCOMPARE(change(kPoles, {{u"hidden"_s, false}}).status, 200);
        QCOMPARE(answerTo(id, kPoles).status, 200);
        QVERIFY(servedQuestions().contains(kPoles));
    }
    void aDeletedOneIsGoneForGood()
    {
        const QByteArray id = idOf(kPoles);
        QCOMPARE(answerTo(id, kPoles).status, 200);
        QCOMPARE(call("DELETE", "faqs/" + id).status, 204);
        COMPARE_ERROR(answerTo(id, kPoles), "FAQ_NOT_FOUND");
        COMPARE_ERROR(call("GET", "faqs/" + id), "NOT_FOUND");
        COMPARE_ERROR(call("DELETE", "faqs/" + id), "NOT_FOUND");
        QVERIFY(!servedQuestions().contains(kPoles));
        regenerate();
        QVERIFY(!servedQuestions().contains(kPoles));
        m_server->restart();
        QVERIFY(!servedQuestions().contains(kPoles));
        COMPARE_ERROR(answerTo(id, kPoles), "FAQ_NOT_FOUND");
    }
    void pinsOrderAndOwnOnesSurviveAChangedPage()
    {
        const Answer added = call("POST", "faq-pages/" + m_page + "/faqs",
            {{u"question"_s, u"Can I rent it?"_s}, {u"answer"_s, u"Yes, for 25 euros a day."_s}});
        QCOMPARE(added.status, 201);
        QCOMPARE(added.text(u"origin"), u"own"_s);
        QCOMPARE(servedQuestions().front(), u"Can I rent it?"_s);
        QCOMPARE(textOf(u"Can I rent it?"_s), u"Yes, for 25 euros a day."_s);
        QCOMPARE(change(kGuests, {{u"pinned"_s, true}}).status, 200);
        QCOMPARE(servedQuestions().mid(0, 3), (QStringList{kGuests, u"Can I rent it?"_s, kWash}));
        const QByteArray poles = idOf(kPoles);

        serve(threePairs(u"40"_s));
        regenerate();
        QCOMPARE(servedQuestions().mid(0, 4), (QStringList{kGuests, u"Can I rent it?"_s, kWash, kPoles}));
        QCOMPARE(textOf(kWash), u"Wash it by hand at 40 degrees."_s);
        QCOMPARE(idOf(kPoles), poles);

        const json::Array ids{json::Number{idOf(kPoles)}, json::Number{idOf(u"Can I rent it?"_s)}};
        const Answer ordered = call("PUT", "faq-pages/" + m_page + "/order", {{u"faq_ids"_s, ids}});
        QCOMPARE(ordered.status, 200);
        QCOMPARE(servedQuestions().mid(0, 4), (QStringList{kGuests, kPoles, u"Can I rent it?"_s, kWash}));
        regenerate();
        QCOMPARE(servedQuestions().mid(0, 4), (QStringList{kGuests, kPoles, u"Can I rent it?"_s, kWash}));
        COMPARE_ERROR(call("PUT", "faq-pages/" + m_page + "/order", {{u"faq_ids"_s, json::Array{987654}}}),
            "INVALID_FIELDS");
    }
    void anOwnOneStandsForTheSameQuestionOfThePage()
    {
        const Pairs without{{kPoles, u"The poles are made of aluminium."_s}};
        serve(without);
        regenerate();
        QVERIFY(!servedQuestions().contains(kWash));
        QCOMPARE(call("POST", "faq-pages/" + m_page + "/faqs",
                     {{u"question"_s, u"how do I wash the Alta 2"_s}, {u"answer"_s, u"Let us do it."_s}})
                     .status,
            201);
        serve(threePairs());
        regenerate();
        QVERIFY(!servedQuestions().contains(kWash));
        QCOMPARE(servedQuestions().filter(u"wash"_s, Qt::CaseInsensitive).size(), 1);
        COMPARE_ERROR(call("POST", "faq-pages/" + m_page + "/faqs",
                          {{u"question"_s, u"How do I WASH the Alta 2?!"_s}, {u"answer"_s, u"No."_s}}),
            "ALREADY_EXISTS");
    }
    void anEditWhoseFactIsGoneIsHeldBackUntilItIsReviewed()
    {
        const QByteArray id = idOf(kWash);
        change(kWash, {{u"answer"_s, u"By hand, at 30 degrees at most."_s}});
        serve(threePairs(u"40"_s));
        regenerate();
        json::Value edit;
        for (const json::Value &entry : faqs())
            edit = QByteArray::number(numberOf(entry, u"faq_id")) == id ? entry : edit;
        QCOMPARE(edit.string(u"review"), u"fact_gone"_s);
        QCOMPARE(edit.string(u"page_answer"), u"Wash it by hand at 40 degrees."_s);
        COMPARE_ERROR(answerTo(id, kWash), "FAQ_NOT_FOUND");
        // In its place the page's own answer is served.
        const json::Value own = entriesOf(served().json(), u"faqs").front();
        QCOMPARE(own.string(u"question"), kWash);
        QCOMPARE(answerTo(QByteArray::number(numberOf(own, u"faq_id")), kWash).text(u"result_text"),
            u"Wash it by hand at 40 degrees."_s);
        QCOMPARE(entriesOf(call("GET", "faq-pages?review=true").json(), u"items").size(), size_t(1));
        QCOMPARE(entriesOf(call("GET", "faqs?review=true").json(), u"items").size(), size_t(1));

        QCOMPARE(call("PATCH", "faqs/" + id, {{u"reviewed"_s, true}}).status, 200);
        QCOMPARE(answerTo(id, kWash).text(u"result_text"), u"By hand, at 30 degrees at most."_s);
        QCOMPARE(servedQuestions().filter(kWash).size(), 1);
        regenerate();
        QCOMPARE(answerTo(id, kWash).text(u"result_text"), u"By hand, at 30 degrees at most."_s);
        QCOMPARE(entriesOf(call("GET", "faq-pages?review=true").json(), u"items").size(), size_t(0));
    }
    void aHeldBackEditIsResetToWhatThePageSaysNow_data()
    {
        QTest::addColumn<bool>("needsApproval");
        QTest::newRow("without approval") << false;
        QTest::newRow("with approval") << true;
    }
    void aHeldBackEditIsResetToWhatThePageSaysNow()
    {
        QFETCH(bool, needsApproval);
        const QString now = u"Wash it by hand at 40 degrees."_s;
        const QByteArray id = idOf(kWash);
        m_server->changeCompany(u"shop"_s, {{u"faqs_require_approval"_s, needsApproval}});
        change(kWash, {{u"answer"_s, u"By hand, at 30 degrees at most."_s}});
        serve(threePairs(u"40"_s));
        regenerate();
        COMPARE_ERROR(answerTo(id, kWash), "FAQ_NOT_FOUND");
        QByteArray standIn;
        for (const json::Value &entry : faqs()) {
            const QByteArray other = QByteArray::number(numberOf(entry, u"faq_id"));
            if (entry.string(u"question") == kWash && other != id)
                standIn = other;
        }
        QVERIFY(!standIn.isEmpty());
        QCOMPARE(call("PATCH", "faqs/" + standIn, {{u"pinned"_s, true}}).status, 200);

        const Answer reset = call("PATCH", "faqs/" + id, {{u"reset"_s, true}});
        QCOMPARE(reset.status, 200);
        QCOMPARE(reset.text(u"answer"), now);
        QCOMPARE(reset.text(u"origin"), u"generated"_s);
        QVERIFY(reset.json().find(u"review")->isNull());
        QVERIFY(*reset.json().find(u"served")->asBool());
        QVERIFY(*reset.json().find(u"pinned")->asBool()); // what was done to the stand-in counts on
        QCOMPARE(answerTo(id, kWash).text(u"result_text"), now);
        QCOMPARE(servedQuestions().filter(kWash).size(), 1);
        QCOMPARE(servedQuestions().front(), kWash);
        if (!needsApproval) // who has read the stand-in may ask for its answer for a day
            QCOMPARE(answerTo(standIn, kWash).text(u"result_text"), now);
        regenerate();
        QCOMPARE(servedQuestions().filter(kWash).size(), 1);
        QCOMPARE(idOf(kWash), id);
    }
    void aHeldBackEditGivesADeletedAnswerOfThePageBack()
    {
        const QByteArray id = idOf(kWash);
        change(kWash, {{u"answer"_s, u"By hand, at 30 degrees at most."_s}});
        serve(threePairs(u"40"_s));
        regenerate();
        const json::Value standIn = entriesOf(served().json(), u"faqs").front();
        QCOMPARE(standIn.string(u"question"), kWash);
        QCOMPARE(call("DELETE", "faqs/" + QByteArray::number(numberOf(standIn, u"faq_id"))).status, 204);
        QCOMPARE(call("PATCH", "faqs/" + id, {{u"reset"_s, true}}).status, 200);
        regenerate();
        QCOMPARE(answerTo(id, kWash).text(u"result_text"), u"Wash it by hand at 40 degrees."_s);
    }
    void aResetToAQuestionThatAnOwnOneAnswersIsRefused()
    {
        const QByteArray id = idOf(kWash);
        const QString reworded = u"Which degrees?"_s;
        QCOMPARE(change(kWash, {{u"question"_s, reworded}}).status, 200);
        const Answer added = call("POST", "faq-pages/" + m_page + "/faqs",
            {{u"question"_s, u"How do I wash Alta 2?"_s}, {u"answer"_s, u"Let us do it."_s}});
        QCOMPARE(added.status, 201);
        const QByteArray own = QByteArray::number(numberOf(added.json(), u"faq_id"));
        COMPARE_ERROR(call("PATCH", "faqs/" + id, {{u"reset"_s, true}}), "ALREADY_EXISTS");
        QCOMPARE(idOf(reworded), id); // as it was
        QCOMPARE(faq(reworded).string(u"origin"), u"edited"_s);
        QCOMPARE(answerTo(id, reworded).status, 200);
        // Once the own one does not answer it any more, it may.
        QCOMPARE(call("PATCH", "faqs/" + own, {{u"hidden"_s, true}}).status, 200);
        const Answer reset = call("PATCH", "faqs/" + id, {{u"reset"_s, true}});
        QCOMPARE(reset.status, 200);
        QCOMPARE(reset.text(u"question"), kWash);
    }
    void aStandInIsNotBroughtBackBesideItsEdit_data()
    {
        QTest::addColumn<QString>("member");
        QTest::newRow("hidden") << u"hidden"_s; // kept, in case that the edit is held again
        QTest::newRow("pinned") << u"pinned"_s;
    }
    /// The page says again what an edit rests on, after somebody has done something to what stood in for it.
    void aStandInIsNotBroughtBackBesideItsEdit()
    {
        QFETCH(QString, member);
        const QByteArray id = idOf(kWash);
        change(kWash, {{u"answer"_s, u"By hand, at 30 degrees at most."_s}});
        serve(threePairs(u"40"_s));
        regenerate();
        QByteArray standIn;
        for (const json::Value &entry : faqs()) {
            const QByteArray other = QByteArray::number(numberOf(entry, u"faq_id"));
            if (entry.string(u"question") == kWash && other != id)
                standIn = other;
        }
        QVERIFY(!standIn.isEmpty());
        QCOMPARE(call("PATCH", "faqs/" + standIn, {{member, true}}).status, 200);
        serve(threePairs());
        regenerate();
        COMPARE_ERROR(call("PATCH", "faqs/" + standIn, {{member, false}}),
            member == u"hidden" ? "ALREADY_EXISTS" : "NOT_FOUND");
        QCOMPARE(answerTo(id, kWash).text(u"result_text"), u"By hand, at 30 degrees at most."_s);
        QCOMPARE(servedQuestions().filter(kWash).size(), 1);
    }
    void anImportedRowMeetsAStandInThatAReleasedEditAnswers()
    {
        const QByteArray id = idOf(kWash);
        const json::Object edit{
            {u"question"_s, u"How do I wash Alta 2?"_s}, {u"answer"_s, u"By hand, at 30 degrees at most."_s}};
        QCOMPARE(call("PATCH", "faqs/" + id, edit).status, 200);
        serve(threePairs(u"40"_s));
        regenerate();
        const QByteArray standIn = idOf(kWash);
        QVERIFY(standIn != id && standIn != "0");
        QCOMPARE(call("PATCH", "faqs/" + standIn, {{u"hidden"_s, true}}).status, 200);
        const QString now = faq(kWash).string(u"answer");
        serve(threePairs());
        regenerate();
        QCOMPARE(idOf(kWash), standIn);
        const json::Object row{{u"row"_s, 1}, {u"page_url"_s, m_url}, {u"locale"_s, u"en"_s},
            {u"question"_s, kWash}, {u"answer"_s, now}, {u"hidden"_s, false}};
        const Answer imported = call("POST", "faq-imports", {{u"rows"_s, json::Array{row}}});
        QCOMPARE(imported.status, 200);
        QCOMPARE(entriesOf(imported.json(), u"failed").size(), size_t(1));
        QVERIFY(!*faq(u"How do I wash Alta 2?"_s).find(u"hidden")->asBool());
    }
    void withApprovalShoppersGetWhatWasApproved()
    {
        const QByteArray poles = idOf(kPoles), wash = idOf(kWash);
        m_server->changeCompany(u"shop"_s, {{u"faqs_require_approval"_s, true}});
        const Answer none = served();
        QCOMPARE(none.status, 200);
        QCOMPARE(none.text(u"status"), u"not_available"_s);
        QCOMPARE(none.text(u"reason"), u"awaiting_approval"_s);
        QVERIFY(none.text(u"message").contains(u"approval"_s));
        QCOMPARE(entriesOf(none.json(), u"faqs").size(), size_t(0));
        QVERIFY(!none.hasHeader("ETag"));
        COMPARE_ERROR(answerTo(poles, kPoles), "FAQ_NOT_FOUND");
        QCOMPARE(entriesOf(call("GET", "faq-pages?awaiting=true").json(), u"items").size(), size_t(1));

        QCOMPARE(change(kPoles, {{u"approved"_s, true}}).status, 200);
        QCOMPARE(servedQuestions(), QStringList{kPoles});
        QCOMPARE(answerTo(poles, kPoles).status, 200);
        COMPARE_ERROR(answerTo(wash, kWash), "FAQ_NOT_FOUND");
        QCOMPARE(served("&count=10", {{"If-None-Match", served().header("ETag")}}).status, 304);

        const Answer all = call("POST", "faq-pages/" + m_page + "/approve");
        QCOMPARE(all.status, 200);
        QCOMPARE(numberOf(*all.json().find(u"page"), u"awaiting_count"), 0);
        QVERIFY(servedQuestions().contains(kGuests));

        // Another answer is another text to approve; what an administrator writes is approved.
        serve(threePairs(u"40"_s));
        regenerate();
        QVERIFY(!servedQuestions().contains(kWash));
        QVERIFY(servedQuestions().contains(kPoles));
        QCOMPARE(change(kWash, {{u"answer"_s, u"By hand at 40 degrees."_s}}).status, 200);
        QVERIFY(servedQuestions().contains(kWash));
        m_server->changeCompany(u"shop"_s, {{u"faqs_require_approval"_s, false}});
        QVERIFY(servedQuestions().size() >= 3);
    }
    void aPageWithoutFaqsIsReadyWithOwnOnes()
    {
        m_site->serve("/story",
            {"<html><body><h1>Our story</h1><article><p>We began in 1990 with a small workshop and a love of "
             "the mountains.</p></article></body></html>"});
        m_url = m_site->url(u"/story"_s);
        served();
        m_page = m_server->waitForPage(u"shop"_s, m_url).string(u"page_id").toLatin1();
        QCOMPARE(served().text(u"status"), u"not_available"_s);
        const Answer added = call("POST", "faq-pages/" + m_page + "/faqs",
            {{u"question"_s, u"Who founded you?"_s}, {u"answer"_s, u"Anna and Per."_s}});
        QCOMPARE(added.status, 201);
        QCOMPARE(servedQuestions(), QStringList{u"Who founded you?"_s});
        regenerate();
        QCOMPARE(servedQuestions(), QStringList{u"Who founded you?"_s});
        QCOMPARE(call("DELETE", "faqs/" + QByteArray::number(numberOf(added.json(), u"faq_id"))).status, 204);
        QCOMPARE(served().text(u"reason"), u"not_a_product_page"_s);
    }
    void whatIsDoneOutlivesAPageThatIsAwayForAWhile()
    {
        change(kPoles, {{u"answer"_s, u"Poles of aluminium."_s}});
        change(kGuests, {{u"pinned"_s, true}});
        const QByteArray guests = idOf(kGuests);
        m_site->serve("/alta", {"gone", 404});
        m_server->clock().advance(8 * 24 * 3'600'000LL);
        served();
        m_server->waitForPage(u"shop"_s, m_url);
        QCOMPARE(served().text(u"reason"), u"page_unreachable"_s);
        serve(threePairs());
        regenerate();
        QCOMPARE(servedQuestions().mid(0, 3), (QStringList{kGuests, kWash, kPoles}));
        QCOMPARE(textOf(kPoles), u"Poles of aluminium."_s);
        QCOMPARE(idOf(kGuests), guests);
    }
    void changesOfAnEarlierStateAreRefused()
    {
        const QByteArray target = "faqs/" + idOf(kPoles);
        const QByteArray tag = call("GET", target).header("ETag");
        QCOMPARE(call("GET", target, {}, {{"If-None-Match", tag}}).status, 304);
        QCOMPARE(call("PATCH", target, {{u"pinned"_s, true}}, {{"If-Match", tag}}).status, 200);
        COMPARE_ERROR(
            call("PATCH", target, {{u"pinned"_s, false}}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        COMPARE_ERROR(call("DELETE", target, {}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        const QByteArray pageTag = call("GET", "faq-pages/" + m_page).header("ETag");
        QCOMPARE(change(kWash, {{u"hidden"_s, true}}).status, 200);
        const json::Object order{{u"faq_ids"_s, json::Array{json::Number{idOf(kPoles)}}}};
        COMPARE_ERROR(call("PUT", "faq-pages/" + m_page + "/order", order, {{"If-Match", pageTag}}),
            "PRECONDITION_FAILED");
        COMPARE_ERROR(call("POST", "faq-pages/" + m_page + "/approve", {}, {{"If-Match", pageTag}}),
            "PRECONDITION_FAILED");
    }
    void everyChangeIsInTheAuditLog()
    {
        change(kPoles, {{u"answer"_s, u"Aluminium."_s}});
        change(kPoles, {{u"answer"_s, u"Aluminium."_s}}); // changes nothing
        call("POST", "faq-pages/" + m_page + "/faqs",
            {{u"question"_s, u"Can I rent it?"_s}, {u"answer"_s, u"Yes."_s}});
        call("PUT", "faq-pages/" + m_page + "/order",
            {{u"faq_ids"_s, json::Array{json::Number{idOf(kPoles)}}}});
        call("POST", "faq-pages/" + m_page + "/approve");
        call("DELETE", "faqs/" + idOf(kGuests));
        QStringList actions;
        for (const json::Value &entry : entriesOf(call("GET", "audit?action=faq").json(), u"items"))
            actions << entry.string(u"action");
        QCOMPARE(actions,
            (QStringList{u"faq.deleted"_s, u"faq-page.approved"_s, u"faq-page.ordered"_s, u"faq.created"_s,
                u"faq.changed"_s}));
    }
    void aTableIsImportedRowByRow()
    {
        const auto row = [&](int number, const QString &question, const QString &answer, QString url = {}) {
            return json::Object{{u"row"_s, number}, {u"page_url"_s, url.isEmpty() ? m_url : url},
                {u"locale"_s, u"en"_s}, {u"question"_s, question}, {u"answer"_s, answer}};
        };
        const QString other = m_site->url(u"/other"_s);
        m_site->serve("/other", {pageWith({{kPoles, u"Of carbon."_s}})});
        json::Object broken = row(6, u"Is it red?"_s, {});
        json::Object foreign = row(7, u"Is it red?"_s, u"No."_s);
        foreign[2].second = u"ja"_s;
        const json::Array rows{row(2, u"Can I rent it?"_s, u"Yes."_s),
            row(3, kPoles.toUpper(), u"Aluminium."_s), row(4, kGuests, u"Two people sleep in it."_s),
            row(5, u"Is it red?"_s, u"No."_s, other), broken, foreign,
            row(8, u"Is it red?"_s, u"No."_s, u"https://elsewhere.example/"_s),
            row(9, u"Q?"_s, u"A"_s, u"nowhere"_s), 5};
        const Answer imported = call("POST", "faq-imports", {{u"rows"_s, rows}});
        QCOMPARE(imported.status, 200);
        QCOMPARE(numberOf(imported.json(), u"added"), 2);
        QCOMPARE(numberOf(imported.json(), u"changed"), 1);
        QCOMPARE(numberOf(imported.json(), u"unchanged"), 1);
        QStringList failed;
        for (const json::Value &fault : entriesOf(imported.json(), u"failed"))
            failed << QString::number(numberOf(fault, u"row")) + u' ' + fault.string(u"reason");
        QCOMPARE(failed.size(), 5);
        QVERIFY2(failed[0] == u"6 answer is missing", qPrintable(failed[0]));
        QVERIFY2(failed[1].startsWith(u"7 locale ja"), qPrintable(failed[1]));
        QVERIFY2(failed[2].startsWith(u"8 page_url elsewhere.example"), qPrintable(failed[2]));
        QVERIFY2(failed[3].startsWith(u"9 page_url"), qPrintable(failed[3]));
        QCOMPARE(textOf(kPoles.toUpper()), u"Aluminium."_s);
        QVERIFY(servedQuestions().contains(u"Can I rent it?"_s));
        // The page that nobody had asked for is made, and has the row first.
        m_server->waitForPage(u"shop"_s, other);
        m_url = other;
        QCOMPARE(servedQuestions().mid(0, 2), (QStringList{u"Is it red?"_s, kPoles}));
        const Answer again = call("POST", "faq-imports", {{u"rows"_s, json::Array{rows[0], rows[1]}}});
        QCOMPARE(numberOf(again.json(), u"unchanged"), 2);
    }
    void pagesAreFoundByWhatTheyAre()
    {
        m_site->serve("/broken", {"gone", 404});
        m_server->get(
            "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(m_site->url(u"/broken"_s)), m_key);
        m_server->waitForPage(u"shop"_s, m_site->url(u"/broken"_s));
        const auto count = [&](const QByteArray &filter) {
            return int(entriesOf(call("GET", "faq-pages?" + filter).json(), u"items").size());
        };
        QCOMPARE(count(""), 2);
        QCOMPARE(count("reason=page_unreachable"), 1);
        QCOMPARE(count("reason=no_content"), 0);
        QCOMPARE(count("host=" + m_site->hostPort().toLatin1()), 2);
        QCOMPARE(count("host=127.0.0.1"), 0); // another port
        QCOMPARE(count("older_than_hours=1"), 0);
        m_server->clock().advance(2 * 3'600'000);
        QCOMPARE(count("older_than_hours=1"), 1);
        QCOMPARE(count("awaiting=true"), 1);
        QCOMPARE(count("review=false"), 2);
        const auto faqCount = [&](const QByteArray &filter) {
            return int(entriesOf(call("GET", "faqs?" + filter).json(), u"items").size());
        };
        QCOMPARE(faqCount("page=" + m_page), int(faqs().size()));
        QCOMPARE(faqCount("page=77"), 0);
        QCOMPARE(faqCount("q=POLES"), 1);
        QCOMPARE(faqCount("origin=own"), 0);
        QCOMPARE(faqCount("locale=de"), 0);
    }
    void changesAreSeenByWhoWatches()
    {
        const QByteArray after = call("GET", "faq-pages").text(u"revision").toLatin1();
        QCOMPARE(change(kPoles, {{u"hidden"_s, true}}).status, 200);
        const Answer changed = call("GET", "faq-pages?wait=5&after=" + after);
        QCOMPARE(entriesOf(changed.json(), u"items").size(), size_t(1));
        QVERIFY(changed.text(u"revision").toLongLong() > after.toLongLong());
    }
    void anUnchangedPageIsNotWrittenAgain()
    {
        const json::Array before = faqs();
        const qint64 revision
            = numberOf(*call("GET", "faq-pages/" + m_page).json().find(u"page"), u"revision");
        m_server->clock().advance(25 * 3'600'000LL);
        served();
        m_server->waitForPage(u"shop"_s, m_url, u"en"_s, revision);
        QCOMPARE(m_site->hits("/alta"), 2);
        QCOMPARE(faqs(), before);
        QCOMPARE(served().header("Cache-Control"), "private, max-age=86400");
    }
};

std::unique_ptr<QObject> makeFaqAdminTests() { return std::make_unique<TestFaqAdmin>(); }

} // namespace answerdesk::test

#include "tst_faq_admin.moc"
