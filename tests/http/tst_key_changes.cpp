// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/api_key.h"
#include "tests/http/contract.h"
#include <QtCore/QDirIterator>
#include <QtCore/QThread>
#include <latch>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kHourMs = 3'600'000;
constexpr qint64 kDayMs = 24 * kHourMs;
const QByteArray kKeys = "/admin/v1/companies/shop/keys";

QByteArray idOf(const QByteArray &key) { return key.mid(8, 12); }

/// Runs work(i) in as many threads, which begin together.
template <typename Work>
void inParallel(int count, Work work)
{
    std::latch begin(count);
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < count; ++i) {
        threads.emplace_back(QThread::create([&, i] {
            begin.arrive_and_wait();
            work(i);
        }));
        threads.back()->start();
    }
    for (const auto &thread : threads)
        thread->wait();
}

} // namespace

/// API keys that are changed, rotated and revoked.
class TestKeyChanges : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer admin(const QByteArray &method, const QByteArray &path, const json::Value &body = {},
        const Headers &headers = {})
    {
        return m_server->adminCall(
            method, kKeys + path, body.isNull() ? QByteArray() : body.toJson(), headers);
    }
    Answer patch(const json::Object &body, const Headers &headers = {})
    {
        return admin("PATCH", '/' + idOf(m_key), json::Value(body), headers);
    }
    Answer rotate(const QByteArray &key, int overlapSeconds)
    {
        return admin(
            "POST", '/' + idOf(key) + "/rotate", json::Object{{u"overlap_seconds"_s, overlapSeconds}});
    }
    QByteArray rotated(const QByteArray &key, int overlapSeconds)
    {
        const Answer answer = rotate(key, overlapSeconds);
        if (answer.status != 200)
            qFatal("rotate: %d %s", answer.status, answer.body.constData());
        return answer.text(u"api_key").toLatin1();
    }
    json::Value row(const QByteArray &key) { return admin("GET", '/' + idOf(key)).json(); }
    /// What a request with this key gets: 200, or the code of the error.
    QByteArray use(const QByteArray &key, const char *path = "/api/v1/send_message")
    {
        const bool isMessage = QByteArrayView(path).endsWith("message");
        const Answer answer = isMessage
            ? m_server->post(path, json::Object{{u"query_text"_s, u"Hello!"_s}}, key)
            : m_server->get(path, key);
        return answer.status == 200 ? QByteArray("200") : answer.code();
    }
    QByteArray useFaqs(const QByteArray &key)
    {
        return use(key, "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2Fa");
    }
    /// A session of a new administrator of the company.
    Headers signedIn(const QString &email, accounts::Role role)
    {
        const auto made
            = m_server->runtime().putAdmin(email, Secret("correct horse battery"), role, {u"shop"_s});
        if (!made)
            qFatal("%s", qPrintable(made.error().text()));
        HttpProbe probe(m_server->admin());
        const Answer session = probe.request("POST", "/admin/v1/sessions",
            json::Value(json::Object{{u"email"_s, email}, {u"password"_s, u"correct horse battery"_s}})
                .toJson(),
            {{"Content-Type", "application/json"}});
        return {bearer(session.text(u"token").toLatin1()), {"Content-Type", "application/json"}};
    }
    json::Array audit()
    {
        return entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/audit?limit=200").json(), u"items");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"faqs_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup() { m_server.reset(); }

    void aKeyIsReadAlone()
    {
        const Answer answer = admin("GET", '/' + idOf(m_key));
        QCOMPARE(answer.status, 200);
        QVERIFY(!answer.header("ETag").isEmpty());
        QCOMPARE(answer.text(u"key_id").toLatin1(), idOf(m_key));
        QCOMPARE(numberOf(answer.json(), u"requests_per_minute"), 0);
        QVERIFY2(!answer.body.contains(m_key.mid(21, 32)), "the secret is shown once");
        COMPARE_ERROR(admin("GET", "/abcdefghijkl"), "NOT_FOUND");
        m_server->makeCompany(u"other"_s);
        COMPARE_ERROR(
            m_server->adminCall("GET", "/admin/v1/companies/other/keys/" + idOf(m_key)), "NOT_FOUND");
    }
    void aKeyIsChanged()
    {
        const Answer before = admin("GET", '/' + idOf(m_key));
        const Answer changed = patch({{u"name"_s, u"  Lager "_s}, {u"scopes"_s, json::Array{u"faqs:read"_s}},
            {u"allowed_addresses"_s, json::Array{u"127.0.0.0/8"_s}}, {u"requests_per_minute"_s, 100},
            {u"expires_at"_s, rfc3339(m_server->clock().nowMs() + kDayMs)}, {u"unknown"_s, 1}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text(u"name"), u"Lager"_s);
        QCOMPARE(numberOf(changed.json(), u"requests_per_minute"), 100);
        QVERIFY(changed.header("ETag") != before.header("ETag"));
        QCOMPARE(use(m_key), "INSUFFICIENT_SCOPE");
        QCOMPARE(useFaqs(m_key), "200");
        // What is not sent stays; null alone takes an end away.
        const Answer forEver = patch({{u"expires_at"_s, json::Value()}});
        QCOMPARE(forEver.status, 200);
        QVERIFY(forEver.json().find(u"expires_at")->isNull());
        QCOMPARE(forEver.text(u"name"), u"Lager"_s);
        QCOMPARE(entriesOf(forEver.json(), u"scopes").size(), 1);
        QCOMPARE(entriesOf(forEver.json(), u"allowed_addresses").front().toJson(), "\"127.0.0.0/8\"");
        m_server->restart();
        const json::Value kept = row(m_key);
        for (const QString &name : {u"name"_s, u"scopes"_s, u"allowed_addresses"_s, u"requests_per_minute"_s,
                 u"expires_at"_s, u"created_at"_s})
            QCOMPARE(kept.find(name)->toJson(), forEver.json().find(name)->toJson());
        QCOMPARE(use(m_key), "INSUFFICIENT_SCOPE");
        const json::Value entry = audit().front();
        QCOMPARE(entry.string(u"action"), u"key.changed"_s);
        QVERIFY(entry.find(u"before")->find(u"expires_at")->asString());
        QVERIFY(entry.find(u"after")->find(u"expires_at")->isNull());
    }
    void aChangeOfNothingChangesNothing()
    {
        const Answer before = admin("GET", '/' + idOf(m_key));
        const std::size_t entries = audit().size();
        for (const json::Object &body :
            {json::Object{}, json::Object{{u"unknown"_s, 1}}, json::Object{{u"name"_s, u"Shop backend"_s}}}) {
            const Answer same = patch(body);
            QCOMPARE(same.status, 200);
            QCOMPARE(same.header("ETag"), before.header("ETag"));
        }
        QCOMPARE(audit().size(), entries);
    }
    void everyFaultOfAChangeIsTold()
    {
        const QByteArray before = row(m_key).toJson();
        const Answer faulty = patch({{u"name"_s, QString(101, u'x')}, {u"scopes"_s, json::Array{u"all"_s}},
            {u"allowed_addresses"_s, json::Array{u"somewhere"_s}}, {u"requests_per_minute"_s, -1},
            {u"expires_at"_s, u"2020-01-01T00:00:00Z"_s}});
        COMPARE_ERROR(faulty, "INVALID_FIELDS");
        QCOMPARE(faulty.invalidFields().keys(),
            (QStringList{
                u"allowed_addresses"_s, u"expires_at"_s, u"name"_s, u"requests_per_minute"_s, u"scopes"_s}));
        const Answer half = patch({{u"name"_s, u"New"_s}, {u"scopes"_s, json::Array{}}});
        COMPARE_ERROR(half, "INVALID_FIELDS");
        COMPARE_ERROR(m_server->adminCall("PATCH", kKeys + '/' + idOf(m_key), "[]"), "INVALID_JSON");
        QCOMPARE(row(m_key).toJson(), before);
    }
    void aStaleTagIsRefused()
    {
        const QByteArray tag = admin("GET", '/' + idOf(m_key)).header("ETag");
        QCOMPARE(patch({{u"name"_s, u"First"_s}}, {{"If-Match", tag}}).status, 200);
        COMPARE_ERROR(patch({{u"name"_s, u"Second"_s}}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        QCOMPARE(row(m_key).string(u"name"), u"First"_s);
        QCOMPARE(patch({{u"name"_s, u"Third"_s}}, {{"If-Match", "*"}}).status, 200);
        COMPARE_ERROR(admin("POST", '/' + idOf(m_key) + "/rotate", json::Object{}, {{"If-Match", tag}}),
            "PRECONDITION_FAILED");
        QCOMPARE(use(m_key), "200");
        // Being used is no change.
        const QByteArray current = admin("GET", '/' + idOf(m_key)).header("ETag");
        QCOMPARE(use(m_key), "200");
        QCOMPARE(admin("GET", '/' + idOf(m_key)).header("ETag"), current);
    }
    void oneOfManyChangesWithTheSameTagWins()
    {
        const QByteArray tag = admin("GET", '/' + idOf(m_key)).header("ETag");
        const Headers headers = signedIn(u"op@example.org"_s, accounts::Role::CompanyAdmin);
        std::atomic<int> done = 0;
        std::atomic<int> refused = 0;
        inParallel(8, [&](int i) {
            HttpProbe probe(m_server->admin());
            const Answer answer = probe.request("PATCH", kKeys + '/' + idOf(m_key),
                "{\"name\":\"Name " + QByteArray::number(i) + "\"}", headers + Headers{{"If-Match", tag}});
            done += answer.status == 200;
            refused += answer.status == 412;
        });
        QCOMPARE(done, 1);
        QCOMPARE(refused, 7);
    }
    void anExpiredKeyCanBeGivenALaterEnd()
    {
        QCOMPARE(patch({{u"expires_at"_s, rfc3339(m_server->clock().nowMs() + 1000)}}).status, 200);
        m_server->clock().advance(1000);
        QCOMPARE(use(m_key), "API_KEY_EXPIRED");
        COMPARE_ERROR(rotate(m_key, 0), "API_KEY_NOT_ACTIVE");
        QCOMPARE(patch({{u"name"_s, u"Still there"_s}}).text(u"status"), u"expired"_s);
        QCOMPARE(patch({{u"expires_at"_s, json::Value()}}).text(u"status"), u"active"_s);
        QCOMPARE(use(m_key), "200");
    }
    void aRevokedKeyStaysAsItIs()
    {
        QCOMPARE(admin("POST", '/' + idOf(m_key) + "/revoke").status, 200);
        const QByteArray before = row(m_key).toJson();
        COMPARE_ERROR(patch({{u"name"_s, u"New"_s}}), "API_KEY_NOT_ACTIVE");
        COMPARE_ERROR(patch({{u"expires_at"_s, json::Value()}}), "API_KEY_NOT_ACTIVE");
        COMPARE_ERROR(rotate(m_key, 3600), "API_KEY_NOT_ACTIVE");
        QCOMPARE(row(m_key).toJson(), before);
    }

    void bothSecretsWorkUntilTheOverlapEnds_data()
    {
        QTest::addColumn<json::Value>("body");
        QTest::addColumn<qint64>("overlapMs");
        QTest::newRow("default") << json::Value(json::Object{}) << kDayMs;
        QTest::newRow("hour") << json::Value(json::Object{{u"overlap_seconds"_s, 3600}}) << kHourMs;
        QTest::newRow("day") << json::Value(json::Object{{u"overlap_seconds"_s, 86400}}) << kDayMs;
        QTest::newRow("week") << json::Value(json::Object{{u"overlap_seconds"_s, 604800}}) << 7 * kDayMs;
    }
    void bothSecretsWorkUntilTheOverlapEnds()
    {
        QFETCH(json::Value, body);
        QFETCH(qint64, overlapMs);
        const qint64 start = m_server->clock().nowMs();
        const Answer answer = admin("POST", '/' + idOf(m_key) + "/rotate", body);
        QCOMPARE(answer.status, 200);
        const QByteArray fresh = answer.text(u"api_key").toLatin1();
        QCOMPARE(idOf(fresh), idOf(m_key));
        QVERIFY(fresh != m_key);
        QVERIFY(accounts::KeyText::parse(fresh));
        const json::Value key = *answer.json().find(u"key");
        QCOMPARE(key.string(u"rotated_at"), rfc3339(start));
        QCOMPARE(key.string(u"overlap_until"), rfc3339(start + overlapMs));
        QCOMPARE(use(m_key), "200");
        QCOMPARE(use(fresh), "200");
        m_server->clock().advance(overlapMs - 1);
        QCOMPARE(use(m_key), "200");
        m_server->restart();
        QCOMPARE(use(m_key), "200");
        m_server->clock().advance(1);
        QCOMPARE(use(m_key), "API_KEY_EXPIRED");
        QCOMPARE(useFaqs(m_key), "API_KEY_EXPIRED");
        QCOMPARE(use(fresh), "200");
        QVERIFY(row(fresh).find(u"overlap_until")->isNull());
        QCOMPARE(row(fresh).string(u"status"), u"active"_s);
        m_server->restart();
        QCOMPARE(use(m_key), "API_KEY_EXPIRED");
        QCOMPARE(use(fresh), "200");
    }
    void withoutOverlapTheOldSecretEndsAtOnce()
    {
        const QByteArray fresh = rotated(m_key, 0);
        QCOMPARE(use(m_key), "API_KEY_EXPIRED");
        QCOMPARE(use(fresh), "200");
    }
    void otherOverlapsAreRefused()
    {
        for (const QByteArray body : {"1", "-1", "86401", "1e9", "\"3600\"", "true", "3600.5"}) {
            const Answer answer = m_server->adminCall(
                "POST", kKeys + '/' + idOf(m_key) + "/rotate", "{\"overlap_seconds\":" + body + '}');
            COMPARE_ERROR(answer, "INVALID_FIELDS");
            QCOMPARE(answer.invalidFields().keys(), QStringList{u"overlap_seconds"_s});
        }
        COMPARE_ERROR(admin("POST", "/abcdefghijkl/rotate", json::Object{}), "NOT_FOUND");
        QVERIFY(row(m_key).find(u"rotated_at")->isNull());
    }
    void eachSecretOfAChainKeepsItsOwnEnd()
    {
        const QByteArray second = rotated(m_key, 604800);
        const QByteArray third = rotated(second, 3600);
        for (const QByteArray &key : {m_key, second, third})
            QCOMPARE(use(key), "200");
        QCOMPARE(row(third).string(u"overlap_until"), rfc3339(m_server->clock().nowMs() + 7 * kDayMs));
        m_server->clock().advance(kHourMs);
        QCOMPARE(use(m_key), "200");
        QCOMPARE(use(second), "API_KEY_EXPIRED");
        QCOMPARE(use(third), "200");
        const QByteArray fourth = rotated(third, 0);
        for (const QByteArray &key : {m_key, second, third})
            QCOMPARE(use(key), "API_KEY_EXPIRED");
        QCOMPARE(use(fourth), "200");
        // An end that has passed is not moved by a later rotation.
        const QByteArray fifth = rotated(fourth, 86400);
        for (const QByteArray &key : {m_key, second, third})
            QCOMPARE(use(key), "API_KEY_EXPIRED");
        QCOMPARE(use(fourth), "200");
        QCOMPARE(use(fifth), "200");
    }
    void manyRotationsAreRemembered()
    {
        QByteArrayList keys{m_key};
        for (int i = 0; i < 12; ++i)
            keys << rotated(keys.last(), 0);
        for (int i = 0; i < 12; ++i)
            QCOMPARE(use(keys[i]), "API_KEY_EXPIRED");
        QCOMPARE(use(keys.last()), "200");
    }
    void aKeysOwnEndHoldsForAllItsSecrets()
    {
        QCOMPARE(patch({{u"expires_at"_s, rfc3339(m_server->clock().nowMs() + kHourMs)}}).status, 200);
        const QByteArray fresh = rotated(m_key, 86400);
        m_server->clock().advance(kHourMs);
        QCOMPARE(use(m_key), "API_KEY_EXPIRED");
        QCOMPARE(use(fresh), "API_KEY_EXPIRED");
    }
    void onlyWhoHasASecretLearnsOfTheKeysState()
    {
        const QByteArray ended = m_key;
        const QByteArray fresh = rotated(m_key, 0);
        accounts::KeyText guess = *accounts::KeyText::parse(fresh);
        guess.secret = accounts::KeyText::generate(false).secret;
        QCOMPARE(use(guess.text()), "INVALID_API_KEY");
        QCOMPARE(admin("POST", '/' + idOf(m_key) + "/revoke").status, 200);
        QCOMPARE(use(guess.text()), "INVALID_API_KEY");
        QCOMPARE(use(fresh), "API_KEY_REVOKED");
        QCOMPARE(use(ended), "API_KEY_REVOKED");
    }
    void secretsAreWrittenNowhere()
    {
        const QByteArray fresh = rotated(m_key, 3600);
        QCOMPARE(use(fresh), "200");
        m_server->stop();
        const QByteArrayList secrets{m_key.mid(21, 32), fresh.mid(21, 32)};
        int files = 0;
        QDirIterator walk(m_server->dataFolder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QByteArray bytes = file.readAll();
            ++files;
            for (const QByteArray &secret : secrets)
                QVERIFY2(!bytes.contains(secret), qPrintable(file.fileName()));
        }
        QVERIFY(files > 0);
    }
    void aTesterHandlesTestKeysOnly()
    {
        const QByteArray test = m_server->makeKey(u"shop"_s, {{u"test"_s, true}});
        const Headers tester = signedIn(u"tester@example.org"_s, accounts::Role::CompanyTester);
        const Headers viewer = signedIn(u"viewer@example.org"_s, accounts::Role::CompanyViewer);
        HttpProbe probe(m_server->admin());
        const auto call
            = [&](const QByteArray &key, const char *method, const char *action, const Headers &headers) {
                  return probe.request(method, kKeys + '/' + idOf(key) + action, "{}", headers);
              };
        const std::pair<const char *, const char *> kCalls[]
            = {{"PATCH", ""}, {"POST", "/rotate"}, {"POST", "/revoke"}};
        for (const auto &[method, action] : kCalls) {
            COMPARE_ERROR(call(m_key, method, action, tester), "FORBIDDEN");
            COMPARE_ERROR(call(m_key, method, action, viewer), "FORBIDDEN");
            COMPARE_ERROR(call(test, method, action, viewer), "FORBIDDEN");
        }
        QCOMPARE(use(m_key), "200");
        for (const auto &[method, action] : kCalls)
            QCOMPARE(call(test, method, action, tester).status, 200);
        QCOMPARE(use(test), "API_KEY_REVOKED");
    }

    void noRequestFailsWhileAKeyIsRotated()
    {
        QByteArray current = m_key;
        std::mutex mutex;
        std::atomic<bool> isOver = false;
        std::atomic<int> sent = 0;
        std::atomic<int> failed = 0;
        std::vector<std::unique_ptr<QThread>> senders;
        for (int i = 0; i < 4; ++i) {
            senders.emplace_back(QThread::create([&] {
                HttpProbe probe(m_server->base());
                while (!isOver) {
                    QByteArray key;
                    {
                        const std::scoped_lock lock(mutex);
                        key = current;
                    }
                    const Answer answer = probe.request("GET",
                        "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2Fa", {}, {bearer(key)});
                    ++sent;
                    failed += answer.status != 200;
                }
            }));
            senders.back()->start();
        }
        for (int i = 0; i < 30; ++i) {
            const QByteArray fresh = rotated(m_key, 3600);
            const std::scoped_lock lock(mutex);
            current = fresh;
        }
        const int enough = sent + 50;
        while (sent < enough && failed == 0)
            QThread::yieldCurrentThread();
        isOver = true;
        for (const auto &sender : senders)
            sender->wait();
        QVERIFY(sent > 50);
        QCOMPARE(failed, 0);
    }
    void rotationsAtTheSameTimeAllGiveASecretThatWorks()
    {
        const Headers headers = signedIn(u"op@example.org"_s, accounts::Role::CompanyAdmin);
        std::mutex mutex;
        QByteArrayList keys{m_key};
        inParallel(8, [&](int) {
            HttpProbe probe(m_server->admin());
            const Answer answer = probe.request(
                "POST", kKeys + '/' + idOf(m_key) + "/rotate", "{\"overlap_seconds\":3600}", headers);
            const std::scoped_lock lock(mutex);
            keys << answer.text(u"api_key").toLatin1();
        });
        QCOMPARE(keys.size(), 9);
        for (const QByteArray &key : std::as_const(keys))
            QCOMPARE(use(key), "200");
        m_server->clock().advance(kHourMs);
        int working = 0;
        for (const QByteArray &key : std::as_const(keys))
            working += use(key) == "200";
        QCOMPARE(working, 1);
    }
    void aKeyIsRevokedOnceHoweverOftenItIsAsked()
    {
        const Headers headers = signedIn(u"op@example.org"_s, accounts::Role::CompanyAdmin);
        std::mutex mutex;
        QSet<QString> moments;
        inParallel(8, [&](int) {
            HttpProbe probe(m_server->admin());
            const Answer answer = probe.request("POST", kKeys + '/' + idOf(m_key) + "/revoke", "{}", headers);
            HttpProbe user(m_server->base());
            const Answer after = user.request(
                "GET", "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2Fa", {}, {bearer(m_key)});
            const std::scoped_lock lock(mutex);
            moments << QString::number(answer.status) + answer.text(u"revoked_at")
                    << QString::fromLatin1(after.code());
        });
        QCOMPARE(moments.size(), 2);
        QVERIFY(moments.contains(u"API_KEY_REVOKED"_s));
        QVERIFY(moments.contains(u"200"_s + rfc3339(m_server->clock().nowMs())));
        int entries = 0;
        for (const json::Value &entry : audit())
            entries += entry.string(u"action") == u"key.revoked";
        QCOMPARE(entries, 1);
    }
    void nothingWorksAfterARevocationWhateverRanBesideIt()
    {
        const Headers headers = signedIn(u"op@example.org"_s, accounts::Role::CompanyAdmin);
        std::mutex mutex;
        QByteArrayList keys{m_key};
        inParallel(9, [&](int i) {
            HttpProbe probe(m_server->admin());
            const Answer answer = probe.request(
                "POST", kKeys + '/' + idOf(m_key) + (i == 4 ? "/revoke" : "/rotate"), "{}", headers);
            const std::scoped_lock lock(mutex);
            if (answer.status == 200 && i != 4)
                keys << answer.text(u"api_key").toLatin1();
        });
        for (const QByteArray &key : std::as_const(keys))
            QCOMPARE(use(key), "API_KEY_REVOKED");
        QCOMPARE(row(m_key).string(u"status"), u"revoked"_s);
        m_server->restart();
        for (const QByteArray &key : std::as_const(keys))
            QCOMPARE(use(key), "API_KEY_REVOKED");
    }
};

std::unique_ptr<QObject> makeKeyChangeTests() { return std::make_unique<TestKeyChanges>(); }

} // namespace answerdesk::test

#include "tst_key_changes.moc"
