// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/two_companies.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

using api::EndpointInfo;
using json::Value;

/// A field of a body or a query, as its declaration describes it.
struct Field {
    QString name;
    bool isRequired = false;
    Value schema;

    QString type() const
    {
        const QString type = schema.string(u"type");
        return type.isEmpty() && schema.find(u"enum") ? u"string"_s : type;
    }
    std::optional<qint64> bound(QStringView name) const
    {
        const Value *value = schema.find(name);
        return value && value->asNumber() ? std::optional(value->asNumber()->text.toLongLong())
                                          : std::nullopt;
    }
};

/// What the OpenAPI document says: it is made from describe().
class Declared
{
public:
    QList<Field> bodyOf(const EndpointInfo &info) const
    {
        const Value *body = operation(info).find(u"requestBody");
        const Value *content = body ? body->find(u"content")->find(u"application/json") : nullptr;
        return content ? fieldsOf(resolved(*content->find(u"schema"))) : QList<Field>();
    }
    QList<Field> queryOf(const EndpointInfo &info) const
    {
        QList<Field> fields;
        const Value *parameters = operation(info).find(u"parameters");
        for (const Value &entry : parameters ? *parameters->asArray() : json::Array()) {
            const Value parameter = resolved(entry);
            if (parameter.string(u"in") == u"query")
                fields << Field{parameter.string(u"name"), *parameter.find(u"required")->asBool(),
                    resolved(*parameter.find(u"schema"))};
        }
        return fields;
    }

private:
    const Value &operation(const EndpointInfo &info) const
    {
        return *m_document.find(u"paths")
                    ->find(QString::fromLatin1(info.path))
                    ->find(QString::fromLatin1(info.method).toLower());
    }
    Value resolved(const Value &schema) const
    {
        const Value *target = schema.find(u"$ref");
        if (!target)
            return schema;
        const Value *at = &m_document;
        for (const QString &step : target->asString()->mid(2).split(u'/'))
            at = at->find(step);
        return *at;
    }
    QList<Field> fieldsOf(const Value &schema) const
    {
        QStringList required;
        if (const Value *names = schema.find(u"required")) {
            for (const Value &name : *names->asArray())
                required << *name.asString();
        }
        QList<Field> fields;
        for (const auto &[name, member] : *schema.find(u"properties")->asObject())
            fields << Field{name, required.contains(name), resolved(member)};
        return fields;
    }
    Value m_document = api::openApi(true);
};

/// Values of every JSON type but the field's own.
QList<Value> wrongTypesOf(const Field &field)
{
    const QString type = field.type();
    QList<Value> values;
    if (type != u"string")
        values << Value(u"text"_s);
    if (type != u"integer" && type != u"number")
        values << Value(5);
    if (type == u"integer")
        values << Value(json::Number{"1.5"}) << Value(json::Number{"1e400"}) << Value(u"5"_s);
    if (type != u"boolean")
        values << Value(true);
    if (type != u"array")
        values << Value(json::Array{Value(u"text"_s)});
    if (type != u"object")
        values << Value(json::Object{{u"a"_s, 1}});
    return values;
}

/// Values just outside of what the declaration allows.
QList<Value> outOfBounds(const Field &field)
{
    QList<Value> values;
    if (const auto longest = field.bound(u"maxLength")) {
        values << Value(QString(*longest + 1, u'a'));
        values << Value(QString(u"\U0001F600"_s).repeated(*longest + 1)); // counted in code points
    }
    if (const auto shortest = field.bound(u"minLength"); shortest && *shortest > 1)
        values << Value(QString(*shortest - 1, u'a'));
    if (const auto least = field.bound(u"minimum"))
        values << Value(*least - 1) << Value(std::numeric_limits<qint64>::min());
    if (const auto most = field.bound(u"maximum"))
        values << Value(*most + 1) << Value(std::numeric_limits<qint64>::max())
               << Value(json::Number{"99999999999999999999"});
    if (const auto fewest = field.bound(u"minItems"); fewest && *fewest > 0)
        values << Value(json::Array(size_t(*fewest - 1), Value(u"a"_s)));
    if (const auto most = field.bound(u"maxItems"))
        values << Value(json::Array(size_t(*most + 1), Value(u"a"_s)));
    if (field.schema.find(u"enum"))
        values << Value(u"no such choice"_s);
    return values;
}

} // namespace

/// What the admin API says to input that is not what the declarations ask for: every field of every body and
/// query, generated; cursors, limits and conditions made up. Whatever is refused has changed nothing.
class TestBadAdminInput : public QObject
{
    Q_OBJECT
    std::unique_ptr<TwoCompanies> m_both;
    Declared m_declared;
    QMap<QString, quint64> m_before;

    QByteArray path(const EndpointInfo &info) const
    {
        QByteArray path = info.path;
        for (const QByteArray &name : parametersOf(path))
            path.replace('{' + name + '}', m_both->idOf(TwoCompanies::kOwn, name));
        return path;
    }
    Headers asOperator() { return {bearer(m_both->tokenOf("operator@all"))}; }
    Answer sent(const EndpointInfo &info, const Value &body, Headers headers = {})
    {
        return m_both->call(info, path(info), body.toJson(), headers + asOperator());
    }
    Answer asked(const EndpointInfo &info, const QByteArray &query)
    {
        return m_both->call(info, path(info) + '?' + query, {}, asOperator());
    }
    /// Whether the answer is a refusal that names the field, or an entry of it.
    static bool names(const Answer &answer, const QString &field)
    {
        const QStringList paths = answer.invalidFields().keys();
        return (answer.code() == "INVALID_FIELDS" || answer.code() == "MISSING_REQUIRED_FIELDS")
            && std::any_of(paths.begin(), paths.end(),
                [&](const QString &path) { return path == field || path.startsWith(field + u'['); });
    }
    static void adminEndpoints(const std::function<bool(const EndpointInfo &)> &isWanted)
    {
        QTest::addColumn<int>("index");
        for (const EndpointInfo &info : api::endpoints()) {
            if (info.listener == api::Listener::Admin && isWanted(info))
                QTest::newRow((QByteArray(info.method) + ' ' + info.path).constData()) << int(info.id);
        }
    }
    static const EndpointInfo &endpoint(int index) { return api::endpoints()[size_t(index)]; }
    static bool isList(const EndpointInfo &info) { return *info.answer == '['; }

private slots:
    void initTestCase()
    {
        m_both = std::make_unique<TwoCompanies>();
        // Three rows and more in every list, so that there are cursors.
        for (int i = 0; i < 3; ++i) {
            m_both->freshIdOf(TwoCompanies::kOwn, "key");
            m_both->freshIdOf(TwoCompanies::kOwn, "source");
        }
        m_both->tokenOf("operator@all");
    }
    void cleanupTestCase() { m_both.reset(); }
    void init() { m_before = m_both->snapshot(); }

    void fieldsOfBodies_data()
    {
        adminEndpoints([this](const EndpointInfo &info) { return !m_declared.bodyOf(info).isEmpty(); });
    }
    void fieldsOfBodies()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        const QList<Field> fields = m_declared.bodyOf(info);
        json::Object allWrong;
        QStringList required;
        for (const Field &field : fields) {
            for (const Value &value : wrongTypesOf(field) + outOfBounds(field)) {
                if (value == Value(json::Number{"1e400"})) {
                    COMPARE_ERROR(sent(info, json::Object{{field.name, value}}), "INVALID_JSON");
                    continue;
                }
                const Answer answer = sent(info, json::Object{{field.name, value}});
                QVERIFY2(names(answer, field.name),
                    field.name.toUtf8() + " = " + value.toJson().left(200) + ": " + answer.body);
            }
            allWrong.emplace_back(field.name, wrongTypesOf(field).back());
            for (const Value &absent : {Value(), Value(QString()), Value(u"  "_s)}) {
                if (!field.isRequired)
                    continue;
                const Answer answer = sent(info, json::Object{{field.name, absent}});
                COMPARE_ERROR(answer, "MISSING_REQUIRED_FIELDS");
                QVERIFY2(answer.missingFields().contains(field.name), answer.body);
            }
            if (field.isRequired)
                required << field.name;
        }
        const Answer all = sent(info, allWrong);
        COMPARE_ERROR(all, "INVALID_FIELDS");
        for (const Field &field : fields)
            QVERIFY2(names(all, field.name), field.name.toUtf8() + " is not among " + all.body);
        if (!required.isEmpty()) {
            const Answer none = sent(info, json::Object{{u"unknown_field"_s, json::Array{1}}});
            COMPARE_ERROR(none, "MISSING_REQUIRED_FIELDS");
            for (const QString &name : required)
                QVERIFY2(none.missingFields().contains(name), none.body);
            QVERIFY2(!none.body.contains("unknown_field"), none.body);
        }
        QCOMPARE(TwoCompanies::difference(m_before, m_both->snapshot()), QString());
    }
    void entriesOfLists_data() { fieldsOfBodies_data(); }
    void entriesOfLists()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        for (const Field &field : m_declared.bodyOf(info)) {
            if (field.type() != u"array" || field.schema.find(u"items")->string(u"type") != u"string")
                continue;
            for (const Value &entry :
                {Value(), Value(5), Value(false), Value(json::Object{}), Value(json::Array{})}) {
                const Answer answer = sent(info, json::Object{{field.name, json::Array{entry}}});
                QVERIFY2(names(answer, field.name), field.name.toUtf8() + ": " + answer.body);
            }
        }
        QCOMPARE(TwoCompanies::difference(m_before, m_both->snapshot()), QString());
    }
    /// A bound itself is allowed: the field is not complained of.
    void boundsAreInclusive_data() { fieldsOfBodies_data(); }
    void boundsAreInclusive()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        const QList<Field> fields = m_declared.bodyOf(info);
        if (QByteArray(info.method) == "POST"
            && !std::any_of(
                fields.begin(), fields.end(), [](const Field &field) { return field.isRequired; }))
            QSKIP("would do something with an empty body");
        for (const Field &field : fields) {
            for (const auto bound : {field.bound(u"minimum"), field.bound(u"maximum")}) {
                if (!bound)
                    continue;
                const Answer answer = sent(info, json::Object{{field.name, *bound}});
                QVERIFY2(!answer.invalidFields().contains(field.name) && answer.status < 500, answer.body);
            }
        }
    }

    void bodiesThatAreNoObjects_data() { fieldsOfBodies_data(); }
    void bodiesThatAreNoObjects()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        const QByteArrayList bodies{"[]", "null", "1", "\"a\"", "{", "{}x", "{\"a\":}", "{\"a\":NaN}",
            "\xff\xfe", "{\"a\":\"\\ud800\"}", QByteArray(100, '[') + QByteArray(100, ']'), "{'a':1}",
            "{\"a\":1,}"};
        for (const QByteArray &body : bodies)
            COMPARE_ERROR(m_both->call(info, path(info), body, asOperator()), "INVALID_JSON");
        const Headers headers = asOperator();
        const auto withType = [&](const QByteArray &type) {
            return m_both->callAt(m_both->server().admin(), info.method, path(info), "{}",
                headers + Headers{{"Content-Type", type}});
        };
        for (const char *type : {"text/plain", "application/x-www-form-urlencoded", "application/jsonx",
                 "application/json; charset=utf-16", "text/json"})
            COMPARE_ERROR(withType(type), "UNSUPPORTED_MEDIA_TYPE");
        const QByteArray large = "{\"a\":\"" + QByteArray(info.maxBody, 'a') + "\"}";
        COMPARE_ERROR(m_both->call(info, path(info), large, headers), "PAYLOAD_TOO_LARGE");
        QCOMPARE(TwoCompanies::difference(m_before, m_both->snapshot()), QString());
    }

    void fieldsOfQueries_data()
    {
        adminEndpoints([this](const EndpointInfo &info) { return !m_declared.queryOf(info).isEmpty(); });
    }
    void fieldsOfQueries()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        for (const Field &field : m_declared.queryOf(info)) {
            const QByteArray name = field.name.toLatin1();
            QByteArrayList values;
            if (field.type() == u"integer" || field.type() == u"number")
                values << "text"
                       << "1.5"
                       << "-"
                       << "1e3"
                       << "0x10"
                       << "99999999999999999999"
                       << "%2B5"
                       << "%205";
            if (field.type() == u"boolean")
                values << "maybe"
                       << "2"
                       << "TRUE%20";
            if (field.schema.find(u"enum"))
                values << "no-such-choice"
                       << "%00";
            for (const Value &value : outOfBounds(field)) {
                if (value.asNumber())
                    values << value.asNumber()->text;
                else if (value.asString() && value.asString()->size() < 4000)
                    values << QUrl::toPercentEncoding(*value.asString());
            }
            for (const QByteArray &value : std::as_const(values)) {
                const Answer answer = asked(info, name + '=' + value);
                if (value == "%00") { // a query with it is no well-formed request at all
                    COMPARE_ERROR(answer, "BAD_REQUEST");
                    continue;
                }
                QVERIFY2(
                    names(answer, field.name), name + '=' + value.left(100) + ": " + answer.body.left(500));
            }
            const Answer twice = asked(info, name + "=1&" + name + "=2");
            QVERIFY2(names(twice, field.name), name + ": " + twice.body.left(500));
            // Whatever it holds: an answer, and never one of the kind 5xx.
            for (const char *odd :
                {"%00", "%22%27%3B--", "%F0%9F%98%80", "a%00b", "%25", "%5C", "1%20OR%201=1"}) {
                const Answer answer = asked(info, name + '=' + odd);
                QVERIFY2(answer.status == info.successStatus || answer.status == 400 || answer.status == 404,
                    name + '=' + odd + ": " + answer.body.left(500));
            }
        }
        COMPARE_ERROR(asked(info, "a=%FF"), "INVALID_FIELDS");
        if (QByteArray(info.method) == "GET")
            QCOMPARE(asked(info, "unknown=%F0%9F%98%80&unknown=2").status, info.successStatus);
    }

    void lists_data() { adminEndpoints(isList); }
    void cursorsAreNotMadeUp_data() { lists_data(); }
    void cursorsAreNotMadeUp()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        for (const char *limit : {"0", "-1", "1000000000", "201", "text", "1&limit=1", "1.0", "%31%20"}) {
            const Answer answer = asked(info, QByteArray("limit=") + limit);
            QVERIFY2(names(answer, u"limit"_s), QByteArray(limit) + ": " + answer.body.left(300));
        }
        QByteArrayList cursors{"x", "AAAA", "YXVkaXQvLzE", "..", QByteArray(200, 'A'), QByteArray(201, 'A'),
            "LzE", QByteArray("nowhere//1").toBase64(), "%F0%9F%98%80"};
        const Answer first = asked(info, "limit=1");
        QCOMPARE(first.status, 200);
        QCOMPARE(entriesOf(first.json(), u"items").size() <= 1, true);
        const QByteArray real = first.text(u"next_cursor").toLatin1();
        if (!real.isEmpty()) {
            cursors << real.chopped(1) << real + "A" << real + '=' << real.toUpper() << ' ' + real;
            QByteArray flipped = real;
            flipped[flipped.size() / 2] = flipped[flipped.size() / 2] == 'A' ? 'B' : 'A';
            cursors << flipped;
            const Answer second = asked(info, "limit=1&cursor=" + real);
            QCOMPARE(second.status, 200);
            QVERIFY(entriesOf(second.json(), u"items") != entriesOf(first.json(), u"items"));
        }
        for (const EndpointInfo &other : api::endpoints()) {
            if (other.listener != api::Listener::Admin || !isList(other) || other.id == info.id)
                continue;
            const QByteArray foreign = asked(other, "limit=1").text(u"next_cursor").toLatin1();
            if (!foreign.isEmpty())
                cursors << foreign;
        }
        for (const QByteArray &cursor : std::as_const(cursors)) {
            const Answer answer = asked(info, "cursor=" + QByteArray(cursor).replace(' ', "%20"));
            if (cursor.size() > 3 && answer.status == 200) // one bit of padding may say the same
                QVERIFY2(cursor.toUpper() == real || answer.text(u"next_cursor") != QString(), cursor);
            else
                QVERIFY2(names(answer, u"cursor"_s), cursor + ": " + answer.body.left(300));
        }
        if (info.id == api::Endpoint::ListRequests)
            return; // reading a page adds a row
        // Walked row by row, a list has the same rows as in one piece, each once.
        json::Array rows;
        QByteArray cursor;
        do {
            const Answer page
                = asked(info, "limit=1" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
            QCOMPARE(page.status, 200);
            const json::Array items = entriesOf(page.json(), u"items");
            rows.insert(rows.end(), items.begin(), items.end());
            cursor = page.text(u"next_cursor").toLatin1();
            QVERIFY(rows.size() < 1000);
        } while (!cursor.isEmpty());
        QCOMPARE(rows, entriesOf(asked(info, "limit=200").json(), u"items"));
    }

    void conditionsAreHeld_data()
    {
        adminEndpoints([](const EndpointInfo &info) { return QByteArray(info.method) == "PATCH"; });
    }
    void conditionsAreHeld()
    {
        QFETCH(int, index);
        const EndpointInfo &info = endpoint(index);
        const QByteArray target = path(info);
        int number = 0;
        const auto patch = [&](const Headers &conditions, QByteArray body = {}) {
            if (body.isEmpty()) { // a name, an address or a text, whichever the object has
                const QByteArray count = QByteArray::number(++number);
                body = "{\"name\":\"Changed " + count + "\",\"email\":\"changed" + count
                    + "@example.org\",\"answer\":\"Changed " + count + "\",\"greeting\":\"Changed " + count
                    + "\",\"form\":\"Changed " + count + "\",\"question\":\"Changed " + count
                    + "?\",\"pattern\":\"changed" + count + ".example/*\"}";
            }
            return m_both->callAt(m_both->server().admin(), "PATCH", target, body,
                asOperator() + Headers{{"Content-Type", "application/json"}} + conditions);
        };
        const auto change = [&](const QByteArray &tag) { return patch({{"If-Match", tag}}); };
        const QByteArray current = patch({}, "{}").header("ETag");
        QVERIFY2(current.size() > 2 && current.startsWith('"') && current.endsWith('"'), current);
        const auto before = m_both->snapshot();
        const QByteArrayList wrong{"\"987654\"", "\"\"", "W/" + current, current.chopped(1), current.mid(1),
            current.mid(1, current.size() - 2), "nonsense", "\"a\", \"b\"", "", " ",
            "\"" + QByteArray(2000, 'a') + "\"", current + current, "\xff"};
        for (const QByteArray &tag : wrong) {
            const Answer answer = change(tag);
            QVERIFY2(problemOf(answer, "PRECONDITION_FAILED").isEmpty(),
                tag + ": " + problemOf(answer, "PRECONDITION_FAILED").toUtf8());
        }
        COMPARE_ERROR(patch({{"If-Match", current}, {"If-Match", "\"987654\""}}), "PRECONDITION_FAILED");
        QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
        QCOMPARE(change("\"x\", " + current + " ,\"y\"").status, 200);
        COMPARE_ERROR(change(current), "PRECONDITION_FAILED"); // it was changed by the line before
        QCOMPARE(change("*").status, 200);
        // Fields that nobody knows change nothing, however many they are.
        const Answer same
            = patch({}, "{\"unknown\":1,\"__proto__\":{\"role\":\"operator\"},\"is_admin\":true}");
        QCOMPARE(same.status, 200);
        QVERIFY2(!same.body.contains("unknown") && !same.body.contains("is_admin"), same.body);
    }

    /// One wrong field keeps the right ones beside it from being stored.
    void aChangeIsDoneWhollyOrNotAtAll()
    {
        const auto patch = [&](const QByteArray &body) {
            return m_both->server().adminCall("PATCH", "/admin/v1/companies/shop", body);
        };
        const QByteArray before = m_both->server().adminCall("GET", "/admin/v1/companies/shop").body;
        COMPARE_ERROR(
            patch(R"({"name":"New","strict_decrease":true,"time_zone":"Mars/Olympus"})"), "INVALID_FIELDS");
        COMPARE_ERROR(
            patch(R"({"name":"New","allowed_hosts":["shop.example","not a host"]})"), "INVALID_FIELDS");
        COMPARE_ERROR(patch(R"({"name":"New","company_key":"else"})"), "INVALID_FIELDS");
        COMPARE_ERROR(patch(R"({"name":"New","region":"us"})"), "INVALID_FIELDS");
        COMPARE_ERROR(patch(R"({"name":"New","locales":["en","not_a_locale_at_all_"]})"), "INVALID_FIELDS");
        COMPARE_ERROR(patch(R"({"name":"New","currency":"XXQ"})"), "INVALID_FIELDS");
        const Answer many
            = patch(R"({"company_key":"else","region":"xx","time_zone":"Mars/Olympus","currency":"E"})");
        COMPARE_ERROR(many, "INVALID_FIELDS");
        QCOMPARE(many.invalidFields().keys(),
            (QStringList{u"company_key"_s, u"currency"_s, u"region"_s, u"time_zone"_s}));
        QCOMPARE(m_both->server().adminCall("GET", "/admin/v1/companies/shop").body, before);
        QCOMPARE(TwoCompanies::difference(m_before, m_both->snapshot()), QString());
    }

    void aBodyOnAGetIsNoHarm()
    {
        const Headers json{{"Content-Type", "application/json"}};
        HttpProbe probe(m_both->server().admin());
        for (const QByteArray &body :
            {QByteArray("{\"name\":\"x\"}"), QByteArray("{{{{"), QByteArray(60'000, 'x')}) {
            const Answer answer = probe.request("GET", "/admin/v1/companies/shop", body, asOperator() + json);
            QVERIFY2(answer.status == 200 || answer.status == 413, answer.body);
            if (answer.header("Connection") == "close" || answer.status != 200)
                return;
            QCOMPARE(probe.request("GET", "/admin/v1/companies/shop", {}, asOperator()).status, 200);
        }
        QCOMPARE(TwoCompanies::difference(m_before, m_both->snapshot()), QString());
    }
};

std::unique_ptr<QObject> makeBadAdminInputTests() { return std::make_unique<TestBadAdminInput>(); }

} // namespace answerdesk::test

#include "tst_bad_admin_input.moc"
