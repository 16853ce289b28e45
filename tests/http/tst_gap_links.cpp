// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"
#include "tests/support/qt_test.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kCompany = "/admin/v1/companies/shop";
const QString kQuestion = u"Who sponsors the flugelhorn choir?"_s;
const QString kOpening = u"Do unicorns close kumquat zeppelins in Ouagadougou?"_s;
// Shorter sections would be one passage with their neighbours.
const QString kRepairs
    = u"Instruments are mended within ten days. Bring them to the counter on the ground floor, where a "
      "receipt is printed. We call you as soon as they can be fetched, and keep them for a month."_s;
const QString kHours
    = u"We open at nine and close at six. On Saturdays the doors are shut at noon, and on Sundays and "
      "holidays all day. The parking deck behind the mill stays accessible until late in the evening."_s;

QByteArray workshop(const QString &repairs = kRepairs, const QString &heading = u"Repairs"_s)
{
    return u"# Workshop\n\n## %1\n\n%2\n\n## Opening hours\n\n%3\n"_s.arg(heading, repairs, kHours).toUtf8();
}

} // namespace

/// A question that an administrator links to the section of a document is answered with it from the next
/// request on, until the link or the section is gone.
class TestGapLinks : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
    QString m_source;

    QString said(
        const QString &question = kQuestion, const QString &thread = {}, const QString &locale = u"en"_s)
    {
        json::Object body{{u"query_text"_s, question}, {u"locale"_s, locale}};
        if (!thread.isEmpty())
            body.emplace_back(u"thread_id"_s, thread);
        return m_server->post("/api/v1/send_message", std::move(body), m_key).text(u"result_text");
    }
    json::Value explained(const QString &question = kQuestion)
    {
        return m_server
            ->adminCall("POST", kCompany + "/ask",
                json::Value(json::Object{{u"question"_s, question}, {u"locale"_s, u"en"_s}}).toJson())
            .json();
    }
    json::Array gaps(const QByteArray &query = {})
    {
        return entriesOf(m_server->adminCall("GET", kCompany + "/gaps" + query).json(), u"items");
    }
    json::Value gap() { return gaps().front(); }
    QByteArray pathOf(const json::Value &gap, const char *action = "")
    {
        return kCompany + "/gaps/" + gap.string(u"gap_id").toLatin1() + action;
    }
    QByteArray documentId()
    {
        const json::Value found = m_server->adminCall("GET", kCompany + "/documents?q=Workshop").json();
        return entriesOf(found, u"items").front().string(u"document_id").toLatin1();
    }
    /// The passage below a heading.
    QByteArray passageId(const QString &heading)
    {
        const json::Value found = m_server->adminCall("GET", kCompany + "/documents/" + documentId()).json();
        for (const json::Value &passage : entriesOf(found, u"passages")) {
            if (passage.string(u"heading") == heading)
                return passage.string(u"passage_id").toLatin1();
        }
        return {};
    }
    Answer linkTo(const json::Value &gap, const QByteArray &document, const QByteArray &passage = {})
    {
        json::Object body{{u"document_id"_s, QString::fromLatin1(document)}};
        if (!passage.isEmpty())
            body.emplace_back(u"passage_id"_s, QString::fromLatin1(passage));
        return m_server->adminCall("POST", pathOf(gap, "/link"), json::Value(std::move(body)).toJson());
    }
    Answer link(const json::Value &gap, const QString &heading = u"Repairs"_s)
    {
        return linkTo(gap, documentId(), passageId(heading));
    }
    Answer link() { return link(gap()); }
    int actions(const QByteArray &action)
    {
        return int(
            entriesOf(m_server->adminCall("GET", kCompany + "/audit?action=" + action).json(), u"items")
                .size());
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importHelpCentre(u"shop"_s, {u"returns-policy.md"_s, u"gift-cards.md"_s});
        m_source = m_server->importDocument(u"shop"_s, u"workshop.md"_s, workshop());
    }
    void cleanup() { m_server.reset(); }

    void aLinkCountsWithTheNextQuestion()
    {
        const QString refusal = said();
        QCOMPARE(explained().string(u"kind"), u"refusal"_s);
        const Answer linked = link();
        QCOMPARE(linked.status, 200);
        QCOMPARE(linked.text(u"state"), u"answered"_s);
        QCOMPARE(linked.text(u"linked_document_id"), QString::fromLatin1(documentId()));
        QCOMPARE(linked.text(u"linked_title"), u"Workshop"_s);
        QCOMPARE(linked.text(u"linked_heading"), u"Repairs"_s);
        QCOMPARE(said(), kRepairs);
        QCOMPARE(said(u"who is SPONSORING the flugelhorn choirs"_s), kRepairs); // the same question
        QCOMPARE(said(u"Who sponsors the trumpet choir?"_s), refusal);
        QCOMPARE(said(kQuestion, {}, u"de"_s), kRepairs); // as it is with own answers
        const json::Value why = explained();
        QCOMPARE(why.string(u"kind"), u"answer"_s);
        QCOMPARE(why.string(u"engine"), u"linked"_s);
        QCOMPARE(why.string(u"linked_gap_id"), linked.text(u"gap_id"));
        QVERIFY(why.find(u"refusal_reason")->isNull());
        const json::Array sources = entriesOf(why, u"sources");
        QCOMPARE(sources.size(), 1U);
        QCOMPARE(sources.front().string(u"title"), u"Workshop"_s);
        QCOMPARE(sources.front().string(u"quote"), kRepairs);
        // It leaves no gap, for it is not weak.
        QCOMPARE(gaps("?state=open").size(), 1U); // of the trumpet
        QCOMPARE(numberOf(gaps("?state=answered").front(), u"asked"), 1);
        m_server->restart();
        QCOMPARE(said(), kRepairs);
        QCOMPARE(actions("gap.linked"), 1);
    }
    void theBestPassageOfTheDocumentIsTheDefault()
    {
        said(kOpening);
        QCOMPARE(linkTo(gap(), documentId()).text(u"linked_heading"), u"Opening hours"_s);
        QCOMPARE(said(kOpening), kHours);
    }
    void anotherLinkReplacesIt()
    {
        said();
        link();
        QCOMPARE(link(gaps("?state=answered").front(), u"Opening hours"_s).status, 200);
        QCOMPARE(said(), kHours);
    }
    void whatCannotBeLinked()
    {
        said();
        COMPARE_ERROR(m_server->adminCall("POST", pathOf(gap(), "/link"), "{}"), "MISSING_REQUIRED_FIELDS");
        for (const char *document : {"0", "999", "none"})
            COMPARE_ERROR(linkTo(gap(), document), "INVALID_FIELDS");
        const json::Value other
            = entriesOf(m_server->adminCall("GET", kCompany + "/documents?q=gift").json(), u"items").front();
        COMPARE_ERROR(linkTo(gap(), other.string(u"document_id").toLatin1(), passageId(u"Repairs"_s)),
            "INVALID_FIELDS");
        const json::Value none = json::Object{{u"gap_id"_s, u"none"_s}};
        COMPARE_ERROR(linkTo(none, documentId()), "NOT_FOUND");
        QCOMPARE(gap().string(u"state"), u"open"_s);
        QCOMPARE(actions("gap.linked"), 0);
    }
    void anOwnAnswerGoesFirst()
    {
        said();
        link();
        const Answer own = m_server->adminCall("POST", kCompany + "/own-answers",
            R"({"question":"Who sponsors the flugelhorn choir?","answer":"Mr. Brass.","locale":"en"})");
        QCOMPARE(said(), u"Mr. Brass."_s);
        m_server->adminCall("DELETE", kCompany + "/own-answers/" + own.text(u"own_answer_id").toLatin1());
        QCOMPARE(said(), kRepairs);
        QCOMPARE(gap().string(u"state"), u"answered"_s);
        QVERIFY(gap().find(u"own_answer_id")->isNull());
    }
    void theLexiconDoesNotGetInItsWay()
    {
        said();
        link();
        QCOMPARE(
            m_server
                ->adminCall("POST", kCompany + "/lexicon", R"({"form":"flugelhorn","meaning":"gift card"})")
                .status,
            201);
        QCOMPARE(said(), kRepairs);
    }
    void aFollowUpIsComparedWithWhatItLeansOn()
    {
        const QString question = u"And with zebras?"_s;
        const auto inThread = [&] {
            const Answer first = m_server->post("/api/v1/send_message",
                json::Object{{u"query_text"_s, u"Who plays the flugelhorn?"_s}, {u"locale"_s, u"en"_s}},
                m_key);
            return said(question, first.text(u"thread_id"));
        };
        const QString refusal = inThread();
        const json::Value kept = gaps("?q=zebras").front();
        QCOMPARE(link(kept).status, 200);
        QCOMPARE(inThread(), kRepairs);
        QCOMPARE(said(question), refusal); // alone it asks for something else
    }
    void openingOrDismissingTheGapEndsIt()
    {
        const QString refusal = said();
        for (const char *action : {"/reopen", "/dismiss"}) {
            QCOMPARE(link().status, 200);
            QCOMPARE(said(), kRepairs);
            const Answer ended = m_server->adminCall("POST", pathOf(gap(), action));
            QVERIFY(ended.json().find(u"linked_document_id")->isNull());
            QVERIFY(ended.json().find(u"linked_title")->isNull());
            QCOMPARE(said(), refusal);
            m_server->restart();
            QCOMPARE(said(), refusal);
        }
    }
    void aDeletedDocumentEndsIt()
    {
        const QString refusal = said();
        link();
        QCOMPARE(m_server->adminCall("DELETE", kCompany + "/sources/" + m_source.toLatin1()).status, 204);
        QCOMPARE(gap().string(u"state"), u"open"_s);
        QVERIFY(gap().find(u"linked_document_id")->isNull());
        QCOMPARE(said(), refusal);
        m_source = m_server->importDocument(u"shop"_s, u"workshop.md"_s, workshop());
        QCOMPARE(said(), refusal);
    }
    void aSectionThatIsReadAgainIsFollowed()
    {
        const QString refusal = said();
        link();
        const QString later = u"By noon. "_s + kRepairs;
        m_server->importDocument(u"shop"_s, u"workshop.md"_s, workshop(later), m_source);
        QCOMPARE(said(), later);
        m_server->importDocument(u"shop"_s, u"workshop.md"_s, workshop(kRepairs, u"Mending"_s), m_source);
        QCOMPARE(said(), kRepairs);
        m_server->importDocument(u"shop"_s, u"workshop.md"_s, workshop(later, u"Mending"_s), m_source);
        QCOMPARE(said(), refusal);
        QTRY_COMPARE(gap().string(u"state"), u"open"_s);
        QVERIFY(gap().find(u"linked_document_id")->isNull());
    }
    void itIsKeptWhenTheConversationsAreNot()
    {
        m_server->changeCompany(u"shop"_s, {{u"conversation_retention_days"_s, 30}});
        const QString refusal = said();
        said(u"Where is the first zebra?"_s);
        QCOMPARE(link(gaps("?q=flugelhorn").front()).status, 200);
        m_server->clock().advance(qint64(31) * 86'400'000);
        m_server->keepHouse();
        QCOMPARE(gaps().size(), 1U);
        QCOMPARE(said(), kRepairs);
        m_server->adminCall("POST", pathOf(gap(), "/reopen"));
        m_server->clock().advance(86'400'000);
        m_server->keepHouse();
        QCOMPARE(gaps().size(), 0U);
        QCOMPARE(said(), refusal);
    }
    void aGapOffersSectionsAndEntries()
    {
        said(u"Do unicorns play xylophones with gift cards on zeppelins?"_s);
        const json::Value details = m_server->adminCall("GET", pathOf(gap())).json();
        const json::Array choices = entriesOf(details, u"link_choices");
        const json::Array nearest = entriesOf(details, u"nearest");
        QCOMPARE(choices.size(), nearest.size());
        QVERIFY(!choices.empty());
        QCOMPARE(choices.front().string(u"document_id"), nearest.front().string(u"document_id"));
        QCOMPARE(choices.front().string(u"heading"), nearest.front().string(u"heading"));
        QVERIFY(!choices.front().string(u"passage_id").isEmpty());
        QVERIFY(!choices.front().string(u"text").isEmpty());
        const json::Array entries = entriesOf(details, u"proposed_entries");
        QVERIFY(!entries.empty() && entries.size() <= 3);
        for (const json::Value &entry : entries)
            QVERIFY(!entry.string(u"form").isEmpty() && !entry.string(u"meaning").isEmpty());
        QVERIFY(!gap().find(u"proposed_entries"));
        const json::Value &first = choices.front();
        QCOMPARE(
            linkTo(gap(), first.string(u"document_id").toLatin1(), first.string(u"passage_id").toLatin1())
                .status,
            200);
    }
};

std::unique_ptr<QObject> makeGapLinkTests() { return std::make_unique<TestGapLinks>(); }

} // namespace answerdesk::test

#include "tst_gap_links.moc"
