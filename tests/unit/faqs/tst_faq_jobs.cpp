// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/accounts/stores/company_store.h"
#include "server/faqs/sets/faq_store.h"
#include "server/faqs/sets/shop_block_store.h"
#include "server/storage/database/database.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>
#include <latch>
#include <thread>

using namespace answerdesk;
using namespace answerdesk::faqs;
using storage::Connection;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kNow = 1'780'000'000'000;
constexpr qint64 kLease = 60'000;

Outcome readyOutcome()
{
    Outcome outcome;
    outcome.state = api::FaqState::Ready;
    outcome.title = u"Tent"_s;
    outcome.faqs = {{u"How heavy is it?"_s, u"1.9 kg."_s, {{u"table"_s, u"Weight"_s, u"1.9 kg"_s}}}};
    outcome.facts = outcome.faqs;
    return outcome;
}

} // namespace

/// Jobs of pages: who gets them, in which turn, and what becomes of them when somebody dies.
class TestFaqJobs : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<storage::Database> m_database;

    template <typename Work>
    auto inJob(Work work)
    {
        using Value = std::invoke_result_t<Work &, Connection &>;
        auto result = m_database->writer().submitAndWait(
            [&](Connection &connection) -> Result<Value> { return work(connection); });
        if (!result)
            qFatal("%s", qUtf8Printable(result.error().text() + result.error().detail));
        return *result;
    }
    void makeCompany(const QString &key)
    {
        accounts::Company company;
        company.key = company.name = key;
        company.region = u"eu"_s;
        inJob(
            [&](Connection &connection) { return accounts::insertCompany(connection, company).has_value(); });
    }
    FaqPage request(const QString &company, int number, qint64 nowMs = kNow)
    {
        return inJob([&](Connection &connection) {
            return requestPage(
                connection, company, u"https://%1.example/%2"_s.arg(company).arg(number), u"en"_s, nowMs);
        });
    }
    QList<FaqJob> claim(const QString &owner, ClaimLimits limits = {100, 100}, qint64 nowMs = kNow)
    {
        return inJob([&](Connection &connection) {
            return claimJobs(connection, owner, nowMs, nowMs + kLease, limits);
        });
    }
    std::optional<FaqPage> finish(
        const FaqJob &job, const QString &owner, qint64 nowMs = kNow, const Outcome &outcome = readyOutcome())
    {
        return inJob(
            [&](Connection &connection) { return finishJob(connection, job, owner, outcome, nowMs); });
    }
    static QStringList companiesOf(const QList<FaqJob> &jobs)
    {
        QStringList keys;
        for (const FaqJob &job : jobs)
            keys << job.companyKey;
        keys.sort();
        return keys;
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>();
        auto opened = storage::Database::open(m_scratch->folder(), 1, m_scratch->setting());
        if (!opened)
            qFatal("%s", qUtf8Printable(opened.error().text()));
        m_database = std::move(*opened);
        for (const char *key : {"aaa", "bbb", "ccc"})
            makeCompany(QLatin1String(key));
    }
    void cleanup()
    {
        m_database.reset();
        m_scratch.reset();
    }

    void noCompanyWaitsBehindAnothersThousands()
    {
        for (int i = 0; i < 200; ++i)
            request(u"aaa"_s, i);
        request(u"bbb"_s, 1, kNow + 5);
        request(u"ccc"_s, 1, kNow + 6);
        const QList<FaqJob> first = claim(u"one"_s, {4, 3}, kNow + 10);
        QCOMPARE(companiesOf(first), (QStringList{u"aaa"_s, u"aaa"_s, u"bbb"_s, u"ccc"_s}));
        // What a company has under way counts: its next turn comes after those that have none.
        request(u"bbb"_s, 2, kNow + 20);
        request(u"ccc"_s, 2, kNow + 21);
        QCOMPARE(companiesOf(claim(u"one"_s, {2, 3}, kNow + 30)), (QStringList{u"bbb"_s, u"ccc"_s}));
        QCOMPARE(companiesOf(claim(u"one"_s, {10, 3}, kNow + 40)), QStringList{u"aaa"_s});
        QCOMPARE(claim(u"one"_s, {10, 3}, kNow + 50).size(), 0); // three of it are under way
    }
    void theOldestComesFirst()
    {
        for (int i = 0; i < 3; ++i)
            request(u"aaa"_s, i, kNow - i);
        const QList<FaqJob> jobs = claim(u"one"_s, {1, 3});
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.front().url, u"https://aaa.example/2"_s);
    }
    void aClaimedJobIsNobodyElsesUntilItsLeaseRunsOut()
    {
        request(u"aaa"_s, 1);
        const QList<FaqJob> jobs = claim(u"dead"_s);
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(claim(u"other"_s).size(), 0);
        QCOMPARE(claim(u"other"_s, {9, 9}, kNow + kLease).size(), 0);
        const QList<FaqJob> again = claim(u"other"_s, {9, 9}, kNow + kLease + 1);
        QCOMPARE(again.size(), 1);
        QCOMPARE(again.front().attempts, 2);
        // The first one comes back from the dead: it has nothing to say any more.
        QVERIFY(!finish(jobs.front(), u"dead"_s, kNow + kLease + 2));
        inJob([&](Connection &connection) {
            postponeJob(connection, jobs.front(), u"dead"_s, kNow);
            return 0;
        });
        QCOMPARE(claim(u"third"_s, {9, 9}, kNow + kLease + 3).size(), 0);
        const auto page = finish(again.front(), u"other"_s, kNow + kLease + 4);
        QVERIFY(page && page->state == api::FaqState::Ready);
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM faq"), QStringList{u"1"_s});
        QVERIFY(!finish(again.front(), u"other"_s)); // once only
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM faq_job"), QStringList{u"0"_s});
    }
    void textsOfTheShopMakeEarlierSetsAnew()
    {
        const auto made
            = [this](int number, const QString &product, const QSet<QString> &hashes, qint64 nowMs) {
                  request(u"aaa"_s, number, nowMs);
                  Outcome outcome = readyOutcome();
                  outcome.blocks = {u"aaa.example"_s, product, hashes};
                  const QList<FaqJob> jobs = claim(u"one"_s, {9, 9}, nowMs);
                  return jobs.size() == 1 && finish(jobs.front(), u"one"_s, nowMs, outcome).has_value();
              };
        const auto common = [this](qint64 pageId, const PageBlocks &blocks, qint64 nowMs) {
            return inJob([&](Connection &connection) {
                return loadCommonBlocks(connection, u"aaa"_s, pageId, blocks, nowMs);
            });
        };
        QVERIFY(made(1, u"alta tent"_s, {u"a"_s, u"b"_s}, kNow));
        QVERIFY(made(2, u"alta tent green"_s, {u"a"_s}, kNow)); // the same product
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM faq_job"), QStringList{u"0"_s});
        const PageBlocks mug{u"aaa.example"_s, u"moss mug"_s, {u"b"_s, u"c"_s}};
        QCOMPARE(common(3, mug, kNow), QSet<QString>{u"b"_s});
        QVERIFY(common(1, mug, kNow).isEmpty()); // its own page, under another name by now
        QVERIFY(common(3, {u"bbb.example"_s, mug.product, mug.hashes}, kNow).isEmpty());
        QVERIFY(made(3, mug.product, mug.hashes, kNow));
        // The first page is made anew, behind what shoppers wait for.
        QCOMPARE(m_scratch->run("SELECT page_id FROM faq_job WHERE priority = 1"), QStringList{u"1"_s});
        QCOMPARE(
            common(1, {u"aaa.example"_s, u"alta tent"_s, {u"a"_s, u"b"_s}}, kNow), QSet<QString>{u"b"_s});
        QVERIFY(common(3, mug, kNow + kShopBlockMs).isEmpty());
    }
    void blocksOfAHostAreBounded()
    {
        QSet<QString> many;
        for (int i = 0; i < kMostShopBlocks + 50; ++i)
            many.insert(QString::number(i));
        inJob([&](Connection &connection) {
            storeBlocks(connection, u"aaa"_s, 1, {u"aaa.example"_s, u"alta tent"_s, many}, kNow);
            storeBlocks(connection, u"aaa"_s, 2, {u"aaa.example"_s, u"moss mug"_s, {u"new"_s}}, kNow + 1);
            return 0;
        });
        QCOMPARE(
            m_scratch->run("SELECT COUNT(*) FROM shop_block"), QStringList{QString::number(kMostShopBlocks)});
        QCOMPARE(
            m_scratch->run("SELECT COUNT(*) FROM shop_block WHERE block_hash = 'new'"), QStringList{u"1"_s});
        inJob([&](Connection &connection) {
            storeBlocks(connection, u"aaa"_s, 2, {u"aaa.example"_s, u"moss mug"_s, {u"new"_s}},
                kNow + kShopBlockMs + 1);
            return 0;
        });
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM shop_block"), QStringList{u"1"_s});
    }
    void whatAModelSaidIsKeptWithThePage()
    {
        makeCompany(u"shop"_s);
        request(u"shop"_s, 1);
        const auto known = [this] {
            return inJob([](Connection &connection) { return loadWording(connection, u"shop"_s, 1); });
        };
        QVERIFY(!known());
        for (const QString &digest : {u"first"_s, u"second"_s}) {
            inJob([&](Connection &connection) {
                storeWording(connection, u"shop"_s, 1, {digest, "{\"faqs\":[]}"});
                return 0;
            });
            QVERIFY(known());
            QCOMPARE(known()->digest, digest);
            QCOMPARE(known()->body, "{\"faqs\":[]}");
        }
        const QList<FaqJob> jobs = claim(u"owner"_s);
        QCOMPARE(jobs.size(), 1);
        Outcome outcome = readyOutcome();
        inJob([&](Connection &connection) {
            return finishJob(connection, jobs.front(), u"owner"_s, outcome, kNow).has_value();
        });
        QCOMPARE(known()->digest, u"second"_s); // nothing new was said
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM faq_wording"), QStringList{u"1"_s});
    }
    void whatIsOutOfDateWhenItIsDoneIsNotStored()
    {
        const FaqPage page = request(u"aaa"_s, 1);
        const FaqJob first = claim(u"one"_s).first();
        inJob([&](Connection &connection) {
            return renewPage(connection, page.companyKey, page.url, page.locale, kNow, true).pageId;
        });
        const auto finish = [&](const FaqJob &job) {
            return inJob([&](Connection &connection) {
                return finishJob(connection, job, u"one"_s, readyOutcome(), kNow);
            });
        };
        QVERIFY(!finish(first));
        const auto load = [&] {
            return inJob(
                [&](Connection &connection) { return *loadPage(connection, page.companyKey, page.pageId); });
        };
        QCOMPARE(load().state, api::FaqState::Generating);
        QVERIFY(load().faqs.isEmpty());
        const QList<FaqJob> again = claim(u"one"_s);
        QCOMPARE(again.size(), 1);
        QVERIFY(finish(again.first()).has_value());
        QCOMPARE(load().state, api::FaqState::Ready);
        QVERIFY(claim(u"one"_s).isEmpty());
    }

    void aPostponedJobWaits()
    {
        request(u"aaa"_s, 1);
        const QList<FaqJob> jobs = claim(u"one"_s);
        inJob([&](Connection &connection) {
            postponeJob(connection, jobs.front(), u"one"_s, kNow + 1500);
            return 0;
        });
        QCOMPARE(claim(u"one"_s, {9, 9}, kNow + 1499).size(), 0);
        QCOMPARE(claim(u"one"_s, {9, 9}, kNow + 1500).front().attempts, 2);
    }
    void whoeverAsksThereIsOneJobOfAPage()
    {
        for (int i = 0; i < 5; ++i)
            request(u"aaa"_s, 7);
        QCOMPARE(claim(u"one"_s).size(), 1);
        request(u"aaa"_s, 7);
        QCOMPARE(claim(u"two"_s).size(), 0);
    }
    void shoppersComeBeforeWhatWasAskedForInAdvance()
    {
        request(u"aaa"_s, 1);
        m_scratch->run("UPDATE faq_job SET priority = 1");
        request(u"aaa"_s, 2, kNow + 5);
        const QList<FaqJob> jobs = claim(u"one"_s, {1, 1}, kNow + 10);
        QCOMPARE(jobs.front().url, u"https://aaa.example/2"_s);
        const auto waiting = inJob([](Connection &connection) { return countWaiting(connection); });
        QCOMPARE(waiting.value(u"aaa"_s), 1);
    }
    /// A switch that is off is no reason to forget a set, nor one that is kept.
    void whatIsSwitchedOffIsNotKept()
    {
        Outcome off;
        off.reason = api::FaqReason::FeatureDisabled;
        off.message = u"Off."_s;
        request(u"aaa"_s, 1);
        const qint64 later = kNow + kFreshMs;
        // A page that was never made: due at once.
        const FaqPage never = *finish(claim(u"one"_s).front(), u"one"_s, kNow, off);
        QVERIFY(never.state == api::FaqState::NotAvailable && never.isDue(kNow));
        QVERIFY(never.reason == api::FaqReason::FeatureDisabled);
        QVERIFY(request(u"aaa"_s, 1).state == api::FaqState::Generating);
        const FaqPage made = *finish(claim(u"one"_s).front(), u"one"_s);
        QVERIFY(made.state == api::FaqState::Ready);
        // A set that is made anew: it stays as it was, and due.
        const FaqPage asked = request(u"aaa"_s, 1, later);
        const QList<FaqJob> jobs = claim(u"one"_s, {9, 9}, later);
        QCOMPARE(jobs.size(), 1);
        const FaqPage kept = *finish(jobs.front(), u"one"_s, later, off);
        QVERIFY(kept.isServable(later + kStaleMs - 1) && kept.isDue(later));
        QVERIFY(!kept.reason && !kept.lastFailure);
        QCOMPARE(kept.generatedMs, made.generatedMs);
        QCOMPARE(kept.lastAttemptMs, made.lastAttemptMs);
        QCOMPARE(kept.revision, asked.revision);
        QCOMPARE(kept.faqs.size(), 1);
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM faq_job"), QStringList{u"0"_s});
        QVERIFY(request(u"aaa"_s, 1, later).isServable(later));
        QCOMPARE(claim(u"one"_s, {9, 9}, later).size(), 1);
    }
    /// Two nodes that claim at the same moment share the jobs between them: none twice, none lost.
    void twoNodesNeverHaveTheSameJob()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file is for one process");
        constexpr int kJobs = 300;
        for (int i = 0; i < kJobs; ++i)
            request(i % 2 ? u"aaa"_s : u"bbb"_s, i);
        std::latch begin(2);
        QList<FaqJob> claimed[2];
        std::vector<std::thread> nodes;
        for (int node = 0; node < 2; ++node) {
            nodes.emplace_back([&, node] {
                Connection connection(m_scratch->url(), Connection::Mode::Write);
                begin.arrive_and_wait();
                for (int idle = 0; idle < 5;) {
                    connection.begin();
                    const QList<FaqJob> jobs
                        = claimJobs(connection, u"node %1"_s.arg(node), kNow, kNow + kLease, {7, kJobs});
                    connection.commit();
                    claimed[node] << jobs;
                    idle = jobs.isEmpty() ? idle + 1 : 0;
                }
            });
        }
        for (std::thread &node : nodes)
            node.join();
        QSet<std::pair<QString, qint64>> all;
        for (const auto &jobs : claimed) {
            for (const FaqJob &job : jobs) {
                QVERIFY2(!all.contains({job.companyKey, job.pageId}), "two nodes have one job");
                all.insert({job.companyKey, job.pageId});
            }
        }
        QCOMPARE(all.size(), kJobs);
    }
};

QTEST_GUILESS_MAIN(TestFaqJobs)
#include "tst_faq_jobs.moc"
