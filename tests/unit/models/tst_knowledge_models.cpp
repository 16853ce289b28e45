// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/document_model.h"
#include "shared/models/gap_model.h"
#include "shared/models/knowledge_source_model.h"
#include "shared/models/own_answer_model.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::models;
using namespace answerdesk::tests;

namespace {

const QByteArray kCompany = "/admin/v1/companies/nordfjell/";
const QByteArray kSources = "GET " + kCompany + "sources";
const QByteArray kDocuments = "GET " + kCompany + "documents";
const QByteArray kOwnAnswers = "GET " + kCompany + "own-answers";
const QByteArray kGaps = "GET " + kCompany + "gaps";

api::Source source(const QString &id, const QString &name, int documents = 1)
{
    api::Source made;
    made.sourceId = id;
    made.name = name;
    made.kind = u"page"_s;
    made.url = u"https://shop.example/"_s + id;
    made.state = api::SourceState::Read;
    made.documents = documents;
    made.createdAt = made.updatedAt = {1'700'000'000'000};
    return made;
}

api::Document document(int id)
{
    api::Document made;
    made.documentId = QString::number(id);
    made.sourceId = u"1"_s;
    made.path = u"en/%1.md"_s.arg(id);
    made.title = u"Document %1"_s.arg(id);
    made.language = u"en"_s;
    made.passages = id;
    made.updatedAt = {1'700'000'000'000};
    return made;
}

api::OwnAnswer ownAnswer(const QString &id, const QString &question)
{
    api::OwnAnswer made;
    made.ownAnswerId = id;
    made.documentId = u"9"_s;
    made.question = question;
    made.answer = u"Yes."_s;
    made.locale = u"en"_s;
    made.createdBy = u"mara@shop.example"_s;
    made.createdAt = made.updatedAt = {1'700'000'000'000};
    return made;
}

api::Gap gap(const QString &id, api::GapState state = api::GapState::Open, qint64 asked = 3)
{
    api::Gap made;
    made.gapId = id;
    made.question = u"Question "_s + id;
    made.locale = u"en"_s;
    made.state = state;
    made.asked = asked;
    made.confidence = 0.2;
    made.threshold = 0.4;
    made.nearest = {{u"1"_s, u"Returns"_s, u"returns.md"_s, u"Returns"_s, 0.3}};
    made.firstAskedAt = made.lastAskedAt = {1'700'000'000'000};
    return made;
}

template <typename Model>
QStringList texts(const Model &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, 0).data().toString();
    return all;
}

} // namespace

/// Models of sources, documents, own answers and gaps.
class TestKnowledgeModels : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;

    void load(RemoteModel &model)
    {
        model.setClient(m_client.get());
        model.setCompany(u"nordfjell"_s);
        QSignalSpy loaded(&model, &RemoteModel::loaded);
        model.refresh();
        QVERIFY(model.isLoading());
        QVERIFY(loaded.wait(test::kPatienceMs));
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("token"));
    }

    void sourcesAreReadToTheEnd()
    {
        m_server->answerOnce(kSources, {.body = listOf<api::Source>({source(u"1"_s, u"Help"_s)}, u"next"_s)});
        m_server->answerOnce(kSources, {.body = listOf<api::Source>({source(u"2"_s, u"Page"_s, 7)})});
        KnowledgeSourceModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QCOMPARE(texts(model), QStringList({u"Help"_s, u"Page"_s}));
        QCOMPARE(m_server->last(kSources).query, "limit=200&cursor=next");
        QVERIFY(model.at(1).state == api::SourceState::Read);
        QCOMPARE(model.at(1).documents, 7);
        QCOMPARE(model.at(1).url, u"https://shop.example/2"_s);
        QVERIFY(!model.at(1).nextReadAt);
    }

    void aSourceIsMadeReadAndDeleted()
    {
        m_server->answer(kSources, {.body = listOf<api::Source>({source(u"1"_s, u"Help"_s)})});
        KnowledgeSourceModel model;
        QAbstractItemModelTester tester(&model);
        load(model);

        m_server->answer("POST " + kCompany + "sources",
            {.status = 201, .body = schema::toJson(source(u"2"_s, u"New"_s))});
        QSignalSpy created(&model, &KnowledgeSourceModel::created);
        api::SourceRequest request;
        request.name = u"New"_s;
        model.create(request);
        QVERIFY(created.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList({u"New"_s, u"Help"_s}));
        QCOMPARE(m_server->last("POST " + kCompany + "sources").body, R"({"name":"New"})");

        m_server->answer("POST " + kCompany + "sources/1/refresh",
            {.body = schema::toJson(source(u"1"_s, u"Help"_s, 12))});
        QSignalSpy wasRead(&model, &KnowledgeSourceModel::wasRead);
        model.read(u"1"_s);
        QVERIFY(model.isBusy(u"1"_s));
        model.read(u"1"_s); // one at a time
        QVERIFY(wasRead.wait(test::kPatienceMs));
        QVERIFY(!model.isBusy(u"1"_s));
        QCOMPARE(model.at(1).documents, 12);
        QCOMPARE(m_server->count("POST " + kCompany + "sources/1/refresh"), 1);

        m_server->answer("DELETE " + kCompany + "sources/2", FakeReply::error(403, "FORBIDDEN", "No."));
        QSignalSpy refused(&model, &KnowledgeSourceModel::removeFailed);
        model.remove(u"2"_s);
        QVERIFY(refused.wait(test::kPatienceMs));
        QCOMPARE(model.rowCount(), 2);
        m_server->answer("DELETE " + kCompany + "sources/2", {.status = 204});
        QSignalSpy removed(&model, &KnowledgeSourceModel::removed);
        model.remove(u"2"_s);
        QVERIFY(removed.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList{u"Help"_s});
    }

    void aSourceThatIsBeingReadIsFollowedToItsEnd()
    {
        api::Source site = source(u"1"_s, u"Site"_s);
        site.reading = true;
        site.importId = u"5"_s;
        api::Import import;
        import.importId = u"5"_s;
        import.sourceId = u"1"_s;
        import.sourceName = u"Site"_s;
        import.kind = u"sitemap"_s;
        import.startedBy = u"schedule"_s;
        import.found = 10;
        import.read = 3;
        import.unchanged = 1;
        import.failed = 1;
        m_server->answer(kSources, {.body = listOf<api::Source>({site})});
        m_server->answer("GET " + kCompany + "imports", {.body = listOf<api::Import>({import})});
        KnowledgeSourceModel model;
        QAbstractItemModelTester tester(&model);
        QSignalSpy ended(&model, &KnowledgeSourceModel::readingEnded);
        load(model);
        QCOMPARE(m_server->count("GET " + kCompany + "imports"), 0); // nobody looks
        model.setWatching(true);
        QTRY_COMPARE(model.progress(u"1"_s).done, 5);
        QCOMPARE(model.progress(u"1"_s).found, 10);
        QVERIFY(model.at(0).reading.value_or(false));
        QCOMPARE(m_server->last("GET " + kCompany + "imports").query, "limit=200&state=running");
        site.reading = false;
        m_server->answer(kSources, {.body = listOf<api::Source>({site})});
        QVERIFY(ended.wait(test::kPatienceMs));
        QVERIFY(!model.at(0).reading.value_or(false));
        QCOMPARE(model.progress(u"1"_s).found, 0);
    }

    void aSourceIsChangedUnlessSomebodyElseWasFaster()
    {
        m_server->answer(kSources, {.body = listOf<api::Source>({source(u"1"_s, u"Help"_s)})});
        KnowledgeSourceModel model;
        load(model);
        const QByteArray path = "PATCH " + kCompany + "sources/1";
        m_server->answerOnce(path, FakeReply::error(412, "PRECONDITION_FAILED", "It was changed since."));
        QSignalSpy failed(&model, &KnowledgeSourceModel::changeFailed);
        QSignalSpy changed(&model, &KnowledgeSourceModel::changeDone);
        api::SourceChange change;
        change.name = u"Help centre"_s;
        model.change({model.at(0), "\"2\""}, change);
        QVERIFY(failed.wait(test::kPatienceMs));
        QCOMPARE(m_server->last(path).header("If-Match"), "\"2\"");
        QCOMPARE(m_server->last(path).body, R"({"name":"Help centre"})");
        m_server->answer(path, {.body = schema::toJson(source(u"1"_s, u"Help centre"_s))});
        model.change({model.at(0), "\"3\""}, change);
        QVERIFY(changed.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList{u"Help centre"_s});
    }

    void documentsComeAsTheyAreNeeded()
    {
        m_server->answerOnce(
            kDocuments, {.body = listOf<api::Document>({document(5), document(4)}, u"c1"_s)});
        DocumentModel model; // no tester: it asks for more by itself
        load(model);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.hasMore());
        QVERIFY(model.canFetchMore({}));

        // A row that comes a second time is there once.
        m_server->answerOnce(kDocuments, {.body = listOf<api::Document>({document(4), document(3)})});
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.fetchMore({});
        QVERIFY(!model.canFetchMore({}));
        QVERIFY(inserted.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList({u"Document 5"_s, u"Document 4"_s, u"Document 3"_s}));
        QVERIFY(!model.hasMore());

        // A refresh reads as many as there were, and keeps what a selection points at.
        const QPersistentModelIndex selected = model.index(2, 0);
        m_server->answerOnce(
            kDocuments, {.body = listOf<api::Document>({document(6), document(5)}, u"c2"_s)});
        m_server->answerOnce(
            kDocuments, {.body = listOf<api::Document>({document(4), document(3)}, u"c3"_s)});
        load(model);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(selected.row(), 3);
        QVERIFY(model.hasMore());
    }

    void aFailureBelowIsSaidOnceUntilTheNextRefresh()
    {
        m_server->answerOnce(kDocuments, {.body = listOf<api::Document>({document(5)}, u"c1"_s)});
        DocumentModel model;
        load(model);
        m_server->answer(kDocuments, FakeReply::error(503, "UNAVAILABLE", "Busy."));
        QSignalSpy failed(&model, &RemoteModel::failed);
        model.fetchMore({});
        QVERIFY(failed.wait(test::kPatienceMs));
        QVERIFY(!model.canFetchMore({}));
        m_server->answer(kDocuments, {.body = listOf<api::Document>({document(5)}, u"c1"_s)});
        load(model);
        QVERIFY(model.canFetchMore({}));
    }

    void documentsAreFilteredByTheServer()
    {
        m_server->answer(kDocuments, {.body = listOf<api::Document>({document(5), document(4)})});
        DocumentModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        m_server->answer(kDocuments, {.body = listOf<api::Document>({document(4)})});
        QSignalSpy loaded(&model, &RemoteModel::loaded);
        model.setFilter({u"1"_s, u"en"_s, u"a b&c"_s});
        QCOMPARE(model.rowCount(), 2); // nothing flickers meanwhile
        QVERIFY(loaded.wait(test::kPatienceMs));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(m_server->last(kDocuments).query, "limit=200&source=1&language=en&q=a%20b%26c");
        model.setFilter({u"1"_s, u"en"_s, u"a b&c"_s});
        QVERIFY(!model.isLoading());
    }

    void passagesBelongToOneDocument()
    {
        const auto details = [](int id, const QString &text, const std::optional<QString> &next = {}) {
            api::DocumentDetails made{document(id), {}, next};
            made.passages = {{text, u"Returns > Abroad"_s, text, {}}};
            return FakeReply{.body = schema::toJson(made)};
        };
        PassageModel model;
        model.setClient(m_client.get());
        model.setCompany(u"nordfjell"_s);
        model.refresh(); // no document is chosen
        QVERIFY(!model.isLoading());
        model.setDocument(u"5"_s);
        m_server->answerOnce(kDocuments + "/5", details(5, u"First."_s, u"more"_s));
        m_server->answerOnce(kDocuments + "/5", details(5, u"Second."_s));
        load(model);
        QCOMPARE(model.document()->title, u"Document 5"_s);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.fetchMore({});
        QVERIFY(inserted.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList({u"First."_s, u"Second."_s}));
        QCOMPARE(m_server->last(kDocuments + "/5").query, "limit=50&cursor=more");
        model.setDocument(u"6"_s);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.document());
    }

    void ownAnswersAreWrittenChangedAndDeleted()
    {
        m_server->answer(
            kOwnAnswers, {.body = listOf<api::OwnAnswer>({ownAnswer(u"a"_s, u"Do you tune harps?"_s)})});
        OwnAnswerModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QSignalSpy written(&model, &OwnAnswerModel::written);
        QSignalSpy failed(&model, &OwnAnswerModel::writeFailed);

        m_server->answer("POST " + kCompany + "own-answers",
            {.status = 201, .body = schema::toJson(ownAnswer(u"b"_s, u"New?"_s))});
        model.write({u"New?"_s, u"Yes."_s, {}, schema::LocaleTag{u"de"_s}});
        QVERIFY(written.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList({u"New?"_s, u"Do you tune harps?"_s}));

        // The tag that was read goes along, so a change by somebody else is not undone.
        const QByteArray path = kCompany + "own-answers/a";
        m_server->answer("GET " + path,
            {.body = schema::toJson(ownAnswer(u"a"_s, u"Do you tune harps?"_s)),
                .headers = {{"ETag", "\"3\""}}});
        client::Tagged<api::OwnAnswer> before;
        bool isThere = false;
        m_client->ownAnswer(
            u"nordfjell"_s, u"a"_s, this, [&](client::ApiResult<client::Tagged<api::OwnAnswer>> answer) {
                QVERIFY(answer);
                before = *answer;
                isThere = true;
            });
        QTRY_VERIFY(isThere);
        QCOMPARE(before.etag, "\"3\"");
        m_server->answerOnce(
            "PATCH " + path, FakeReply::error(412, "PRECONDITION_FAILED", "It was changed since."));
        api::OwnAnswerChange change;
        change.answer = u"On Mondays."_s;
        model.change(before, change);
        QVERIFY(failed.wait(test::kPatienceMs));
        QCOMPARE(m_server->last("PATCH " + path).header("If-Match"), "\"3\"");
        QCOMPARE(m_server->last("PATCH " + path).body, R"({"answer":"On Mondays."})");
        m_server->answer(
            "PATCH " + path, {.body = schema::toJson(ownAnswer(u"a"_s, u"Do you tune lyres?"_s))});
        model.change(before, change);
        QTRY_COMPARE(written.size(), 2);
        QCOMPARE(texts(model), QStringList({u"New?"_s, u"Do you tune lyres?"_s}));
    }

    void gapsLeaveTheListOfOpenOnesWhenTheyAreClosed()
    {
        m_server->answer(kGaps, {.body = listOf<api::Gap>({gap(u"a"_s), gap(u"b"_s), gap(u"c"_s)})});
        GapModel model;
        QAbstractItemModelTester tester(&model);
        load(model);
        QCOMPARE(m_server->last(kGaps).query, "limit=200&order=asked&state=open");
        QCOMPARE(model.at(0).asked, 3);
        QCOMPARE(model.at(0).kind, api::GapKind::Refused);

        m_server->answer("POST " + kCompany + "gaps/a/dismiss",
            {.body = schema::toJson(gap(u"a"_s, api::GapState::Dismissed))});
        QSignalSpy changed(&model, &GapModel::changed);
        model.dismiss(u"a"_s);
        QVERIFY(changed.wait(test::kPatienceMs));
        QCOMPARE(model.rowCount(), 2);

        m_server->answer("POST " + kCompany + "gaps/b/answer",
            {.status = 201, .body = schema::toJson(ownAnswer(u"o"_s, u"Question b"_s))});
        QSignalSpy answered(&model, &GapModel::answered);
        model.answer(u"b"_s, {u"Yes."_s, {}});
        QVERIFY(answered.wait(test::kPatienceMs));
        QCOMPARE(texts(model), QStringList{u"Question c"_s});

        m_server->answer("POST " + kCompany + "gaps/c/dismiss", FakeReply::error(404, "NOT_FOUND", "Gone."));
        QSignalSpy failed(&model, &GapModel::changeFailed);
        model.dismiss(u"c"_s);
        QVERIFY(failed.wait(test::kPatienceMs));
        QCOMPARE(model.rowCount(), 1);
    }

    void gapsOfEveryStateStayWhereTheyAre()
    {
        m_server->answer(
            kGaps, {.body = listOf<api::Gap>({gap(u"a"_s), gap(u"b"_s, api::GapState::Dismissed)})});
        GapModel model;
        GapModel::Filter filter;
        filter.state.reset();
        filter.order = api::GapOrder::LastAsked;
        model.setFilter(filter); // not loaded yet: nothing is asked
        QVERIFY(!model.isLoading());
        load(model);
        QCOMPARE(m_server->last(kGaps).query, "limit=200&order=last_asked");
        m_server->answer("POST " + kCompany + "gaps/b/reopen", {.body = schema::toJson(gap(u"b"_s))});
        QSignalSpy changed(&model, &GapModel::changed);
        model.reopen(u"b"_s);
        QVERIFY(changed.wait(test::kPatienceMs));
        QCOMPARE(model.at(0).state, api::GapState::Open);
        QCOMPARE(model.at(1).state, api::GapState::Open);
    }
};

QTEST_GUILESS_MAIN(TestKnowledgeModels)
#include "tst_knowledge_models.moc"
