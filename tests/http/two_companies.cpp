// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/two_companies.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

void require(bool holds, const char *what, const Answer &answer)
{
    if (!holds)
        qFatal("%s: %d %s", what, answer.status, answer.body.constData());
}

/// Counters that a refused request may move.
bool isLeftOut(const QString &table, const QString &column)
{
    return table == u"api_key_usage" || table.startsWith(u"request") || column == u"last_used_ms"
        || table.startsWith(u"sqlite_");
}

QMap<QString, quint64> fingerprints(storage::Connection &connection)
{
    QMap<QString, QStringList> columns;
    const auto read = [&](const QByteArray &sql) {
        storage::Rows rows = connection.runOnce(sql);
        while (rows.next()) {
            if (!isLeftOut(rows.text(0), rows.text(1)))
                columns[rows.text(0)] << rows.text(1);
        }
    };
    if (connection.dialect() == storage::Dialect::Sqlite)
        read("SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p "
             "WHERE m.type = 'table'");
    else
        read("SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'");
    QMap<QString, quint64> sums;
    for (auto table = columns.cbegin(); table != columns.cend(); ++table) {
        storage::Rows rows = connection.runOnce(
            "SELECT " + table->join(u", "_s).toLatin1() + " FROM " + table.key().toLatin1());
        quint64 sum = 0;
        while (rows.next()) {
            size_t row = 0;
            for (int i = 0; i < table->size(); ++i)
                row = qHash(rows.text(i), row * 31 + size_t(rows.isNull(i)));
            sum += row + 1;
        }
        sums.insert(table.key(), sum);
    }
    return sums;
}

} // namespace

QByteArrayList parametersOf(const QByteArray &path)
{
    QByteArrayList names;
    for (const QByteArray &segment : path.split('/')) {
        if (segment.startsWith('{'))
            names << segment.mid(1, segment.size() - 2);
    }
    return names;
}

TwoCompanies::TwoCompanies()
{
    m_server = std::make_unique<TestServer>(TestServerOptions{
        .settings = {{u"app_listen"_s, u"127.0.0.1:0"_s},
            {u"trusted_proxies"_s, u"127.0.0.1"_s}, // so that a test may come from any address
            // What a company may ask for at most, so that the bounds of its fields are the declared ones.
            {u"model_timeout_ms"_s, u"120000"_s}, {u"model_tokens"_s, u"200000"_s},
            {u"model_daily_tokens"_s, u"1000000000"_s}}});
    makeAdmin("operator@all", accounts::Role::Operator, {});
    fill(kOwn, u"Shop"_s);
    fill(kForeign, QLatin1String(kSecret));
    for (const char *company : {kOwn, kForeign}) {
        const QStringList sees{QLatin1String(company)};
        makeAdmin(QByteArray("admin@") + company, accounts::Role::CompanyAdmin, sees);
        makeAdmin(QByteArray("tester@") + company, accounts::Role::CompanyTester, sees);
        makeAdmin(QByteArray("viewer@") + company, accounts::Role::CompanyViewer, sees);
        m_ids[QByteArray(company) + "/session"] = freshIdOf(company, "session");
    }
}

void TwoCompanies::fill(const QByteArray &company, const QString &name)
{
    const QString key = QString::fromLatin1(company);
    m_server->makeCompany(key,
        {{u"name"_s, name}, {u"messages_per_minute"_s, 0}, {u"faqs_per_minute"_s, 0},
            {u"allowed_hosts"_s, json::Array{m_site.hostPort()}}});
    const QByteArray path = "/admin/v1/companies/" + company;
    const QByteArray apiKey = m_server->makeKey(key, {{u"name"_s, name}});
    m_apiKeys[company] = apiKey;
    m_ids[company + "/company"] = company;
    m_ids[company + "/key"] = apiKey.split('_').at(2);
    // Numbers are the company's own: the foreign ones must be none of the other's.
    for (int i = 0; company == kForeign && i < 100; ++i)
        made(path + "/sources", {{u"name"_s, name}}, u"source_id");
    m_ids[company + "/source"] = made(path + "/sources", {{u"name"_s, name}}, u"source_id");
    if (company == kForeign) { // the same for these, without an entry in the audit log for each
        for (const char *name : {"import", "document", "faq", "commerce_event", "refusal", "pregeneration",
                 "feed", "feed_run", "page_rule"})
            m_server->sql("INSERT INTO sequence (company_key, name, last_value) VALUES ('othr', '"
                + QByteArray(name) + "', 1000)");
    }
    m_ids[company + "/pregeneration"] = makePregeneration(company);
    m_ids[company + "/feed"] = makeFeed(company, name);
    m_ids[company + "/feed_run"] = makeFeedRun(company);
    m_ids[company + "/page_rule"] = makePageRule(company, name);
    m_ids[company + "/import"] = made(path + "/imports", {{u"name"_s, name}}, u"import_id");
    m_server->importDocument(key, name + u".md"_s,
        "# How do I park at " + name.toUtf8() + "?\n\nThe " + name.toUtf8() + " has "
            + (company == kOwn ? "37" : "59") + " parking spaces.\n",
        QString::fromLatin1(m_ids[company + "/source"]));
    for (int i = 0; company == kForeign && i < 3; ++i) {
        m_server->importDocument(key, u"%1%2.md"_s.arg(name).arg(i), "# " + name.toUtf8() + "\n\nClosed.\n",
            QString::fromLatin1(m_ids[company + "/source"]));
    }
    const json::Value documents = m_server->adminCall("GET", path + "/documents?limit=1").json();
    m_ids[company + "/document"] = entriesOf(documents, u"items").front().string(u"document_id").toLatin1();
    m_ids[company + "/own_answer"] = made(path + "/own-answers",
        {{u"question"_s, u"Who parks at %1?"_s.arg(name)}, {u"answer"_s, u"Friends of %1."_s.arg(name)}},
        u"own_answer_id");
    m_ids[company + "/lexicon_entry"]
        = made(path + "/lexicon", {{u"form"_s, name}, {u"meaning"_s, u"parking"_s}}, u"lexicon_entry_id");
    m_ids[company + "/question"] = company + "-question";
    m_ids[company + "/evaluation"] = makeEvaluation(company, name);
    m_ids[company + "/run"] = makeRun(company);
    const Answer thread = m_server->post("/api/v1/send_message",
        json::Object{{u"query_text"_s, u"How many parking spaces has the "_s + name + u'?'},
            {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(company == kOwn ? 1 : 2)}}}},
        apiKey);
    require(thread.status == 200, "message", thread);
    m_ids[company + "/thread"] = thread.text(u"thread_id").toLatin1();
    m_ids[company + "/message"] = "1";
    if (company == kForeign) { // the number of a message is one of its thread
        const Answer next = m_server->post("/api/v1/send_message",
            json::Object{
                {u"query_text"_s, u"And where are they?"_s}, {u"thread_id"_s, thread.text(u"thread_id")}},
            apiKey);
        require(next.status == 200, "message", next);
        m_ids[company + "/message"] = "2";
    }

    const Answer refused = m_server->post("/api/v1/send_message",
        json::Object{{u"query_text"_s, u"Zebra kumquat xylophone at "_s + name + u'?'}}, apiKey);
    require(refused.status == 200, "message", refused);
    const json::Value gaps = m_server->adminCall("GET", path + "/gaps").json();
    m_ids[company + "/gap"] = entriesOf(gaps, u"items").front().string(u"gap_id").toLatin1();

    QString url;
    for (int i = 0; i < (company == kForeign ? 3 : 1); ++i) {
        url = m_site.url(u"/%1%2"_s.arg(name).arg(i));
        m_site.serve('/' + name.toUtf8() + QByteArray::number(i), {productPage(name + u" tent"_s)});
        m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url), apiKey);
        m_ownPage = company == kOwn ? url : m_ownPage;
        m_ids[company + "/page"] = m_server->waitForPage(key, url).string(u"page_id").toLatin1();
    }
    const json::Value faqs
        = m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url), apiKey).json();
    m_ids[company + "/faq"] = entriesOf(faqs, u"faqs").front().find(u"faq_id")->asNumber()->text;

    json::Object event{{u"company_key"_s, key}, {u"type"_s, u"ITEM_ADDED"_s},
        {u"user_fingerprint"_s, visitor(company == kOwn ? 1 : 2)},
        {u"user_faq_fingerprint"_s, visitor(company == kOwn ? 1 : 2)}, {u"product_id"_s, name},
        {u"product_name"_s, name}, {u"value"_s, 5}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1},
        {u"source"_s, name}};
    const Headers isJson{{"Content-Type", "application/json"}};
    Answer recorded
        = callAt(m_server->app(), "POST", "/analytics/cart_events", json::Value(event).toJson(), isJson);
    require(recorded.status == 200, "cart event", recorded);
    json::Object line;
    for (const auto &[member, value] : event) {
        if (member.startsWith(u"product_") || member == u"value" || member == u"currency"
            || member == u"quantity")
            line.emplace_back(member, value);
    }
    std::erase_if(event, [](const auto &member) { return member.first.startsWith(u"product_"); });
    event.emplace_back(u"orderId"_s, name + u"-1"_s);
    event.emplace_back(u"line_items"_s, json::Array{line});
    for (const int number : {1, 9}) { // the second of an unknown visitor: refused, with its diagnostic row
        json::Value body(event);
        if (number == 9)
            body = with(body,
                {{u"user_fingerprint"_s, visitor(9)}, {u"user_faq_fingerprint"_s, visitor(9)},
                    {u"orderId"_s, name + u"-2"_s}});
        recorded = callAt(m_server->app(), "POST", "/analytics/checkout_events", body.toJson(), isJson);
        require(recorded.status == (number == 1 ? 200 : 404), "order", recorded);
    }
    const auto firstOf = [&](const QByteArray &list, QStringView member) {
        const json::Value page = m_server->adminCall("GET", path + list).json();
        return entriesOf(page, u"items").front().string(member).toLatin1();
    };
    m_ids[company + "/order"] = firstOf("/orders", u"event_id");
    m_ids[company + "/refusal"] = firstOf("/refused-events", u"refusal_id");
    m_ids[company + "/fingerprint"] = visitor(company == kOwn ? 1 : 2).toLatin1();
    m_ids[company + "/admin"] = freshIdOf(company, "admin");
    m_ids[company + "/backup"] = freshIdOf(company, "backup");
}

Answer TwoCompanies::callAt(const QUrl &address, const QByteArray &method, const QByteArray &target,
    const QByteArray &body, const Headers &headers)
{
    std::shared_ptr<HttpProbe> &probe = m_probes[address];
    if (!probe || !probe->isStillOpen())
        probe = std::make_shared<HttpProbe>(address);
    Answer answer = probe->request(method, target, body, headers);
    if (answer.status == 0 || answer.header("Connection") == "close")
        probe.reset();
    return answer;
}

QUrl TwoCompanies::addressOf(const api::EndpointInfo &info) const
{
    switch (info.listener) {
    case api::Listener::Base:
        return m_server->base();
    case api::Listener::App:
        return m_server->app();
    default:
        return m_server->admin();
    }
}

Answer TwoCompanies::call(
    const api::EndpointInfo &info, const QByteArray &target, const QByteArray &body, Headers headers)
{
    if (!body.isEmpty())
        headers.emplace_back("Content-Type", "application/json");
    return callAt(addressOf(info), info.method, target, body, headers);
}

QByteArray TwoCompanies::made(const QByteArray &path, const json::Object &body, QStringView member)
{
    const Answer answer = m_server->adminCall("POST", path, json::Value(body).toJson());
    require(answer.status == 201, path.constData(), answer);
    return answer.text(member).toLatin1();
}

QByteArray TwoCompanies::makeEvaluation(const QByteArray &company, const QString &name)
{
    m_freshEvaluation = company + "-set-" + QByteArray::number(++m_fresh);
    const json::Object question{{u"question_id"_s, QString::fromLatin1(company + "-question")},
        {u"question"_s, u"How many parking spaces has the %1?"_s.arg(name)},
        {u"facts"_s, json::Array{u"parking spaces of "_s + name}}};
    const Answer set = m_server->adminCall("POST", "/admin/v1/companies/" + company + "/evaluations",
        json::Value(json::Object{{u"evaluation_id"_s, QString::fromLatin1(m_freshEvaluation)},
                        {u"name"_s, name}, {u"questions"_s, json::Array{question}}})
            .toJson());
    require(set.status == 201, "evaluation", set);
    return m_freshEvaluation;
}

QByteArray TwoCompanies::makeRun(const QByteArray &company)
{
    const Answer run = m_server->adminCall(
        "POST", "/admin/v1/companies/" + company + "/evaluations/" + m_freshEvaluation + "/runs", "{}");
    require(run.status == 202, "run", run);
    waitForRuns();
    return run.text(u"run_id").toLatin1();
}

void TwoCompanies::waitForRuns()
{
    while (m_server->sql("SELECT COUNT(*) FROM evaluation_run WHERE finished_ms IS NULL")
        != QStringList(u"0"_s)) { }
    while (m_server->sql("SELECT COUNT(*) FROM pregeneration WHERE state IN ('reading', 'running')")
        != QStringList(u"0"_s)) { }
}

QByteArray TwoCompanies::makePregeneration(const QByteArray &company)
{
    const json::Object body{{u"urls"_s, json::Array{u"https://elsewhere.example/tent"_s}}};
    const Answer started = m_server->adminCall(
        "POST", "/admin/v1/companies/" + company + "/pregenerations", json::Value(body).toJson());
    require(started.status == 202, "pre-generation", started);
    waitForRuns();
    return started.text(u"pregeneration_id").toLatin1();
}

/// Paused, so that it is still open when it is asked for.
QByteArray TwoCompanies::makeFeed(const QByteArray &company, const QString &name)
{
    m_freshFeed = made("/admin/v1/companies/" + company + "/feeds", {{u"name"_s, name}}, u"feed_id");
    return m_freshFeed;
}

QByteArray TwoCompanies::makePageRule(const QByteArray &company, const QString &name)
{
    m_freshRule = made("/admin/v1/companies/" + company + "/page-rules",
        {{u"pattern"_s, u"nowhere.example/%1/%2/*"_s.arg(name).arg(++m_fresh)}, {u"effect"_s, u"product"_s}},
        u"rule_id");
    return m_freshRule;
}

QByteArray TwoCompanies::makeFeedRun(const QByteArray &company)
{
    const Answer begun = m_server->adminCall(
        "POST", "/admin/v1/companies/" + company + "/feeds/" + m_freshFeed + "/runs", "{}");
    require(begun.status == 202, "feed run", begun);
    return begun.text(u"run_id").toLatin1();
}

QByteArray TwoCompanies::makePausedPregeneration(const QByteArray &company)
{
    const QByteArray id = makePregeneration(company);
    m_server->sql("UPDATE pregeneration SET state = 'paused', ended_ms = NULL WHERE company_key = '" + company
        + "' AND pregeneration_id = " + id);
    return id;
}

/// Of the whole server; PostgreSQL has none.
QByteArray TwoCompanies::makeBackup()
{
    if (TestDatabase::isPostgres())
        return "20260101T000000Z-" + QByteArray::number(100'000 + ++m_fresh);
    const Answer started = m_server->adminCall("POST", "/admin/v1/backups", "{}");
    require(started.status == 202, "backup", started);
    const QByteArray id = started.text(u"backup_id").toLatin1();
    while (m_server->adminCall("GET", "/admin/v1/backups/" + id).text(u"state") == u"running") { }
    return id;
}

QByteArray TwoCompanies::idOf(const QByteArray &company, const QByteArray &parameter) const
{
    return m_ids.value(company + '/' + parameter);
}

QByteArray TwoCompanies::freshIdOf(const QByteArray &company, const QByteArray &parameter)
{
    const QByteArray path = "/admin/v1/companies/" + company;
    const QString name = company == kForeign ? QString::fromLatin1(kSecret) : u"Fresh"_s;
    if (parameter == "key")
        return m_server->makeKey(QString::fromLatin1(company), {{u"name"_s, name}, {u"test"_s, true}})
            .split('_')
            .at(2);
    if (parameter == "source")
        return made(path + "/sources", {{u"name"_s, name}}, u"source_id");
    if (parameter == "document") {
        m_server->importDocument(QString::fromLatin1(company), u"fresh%1.md"_s.arg(++m_fresh),
            "# Fresh\n\nThis is fresh.\n", QString::fromLatin1(idOf(company, "source")));
        const json::Value newest = m_server->adminCall("GET", path + "/documents?limit=1").json();
        return entriesOf(newest, u"items").front().string(u"document_id").toLatin1();
    }
    if (parameter == "import")
        return made(path + "/imports", {{u"name"_s, name}}, u"import_id");
    if (parameter == "pregeneration")
        return makePausedPregeneration(company);
    if (parameter == "feed") { // a company has 20 at most
        if (!m_freshFeed.isEmpty() && m_freshFeed != idOf(company, "feed"))
            m_server->adminCall("DELETE", path + "/feeds/" + m_freshFeed);
        return makeFeed(company, name);
    }
    if (parameter == "page_rule") { // a company has 200 at most
        if (!m_freshRule.isEmpty() && m_freshRule != idOf(company, "page_rule"))
            m_server->adminCall("DELETE", path + "/page-rules/" + m_freshRule);
        return makePageRule(company, name);
    }
    if (parameter == "feed_run")
        return makeFeedRun(company);
    if (parameter == "own_answer") {
        return made(path + "/own-answers",
            {{u"question"_s, u"%1 %2?"_s.arg(name).arg(++m_fresh)}, {u"answer"_s, name}}, u"own_answer_id");
    }
    if (parameter == "lexicon_entry") {
        return made(path + "/lexicon",
            {{u"form"_s, u"%1 %2"_s.arg(name).arg(++m_fresh)}, {u"meaning"_s, name}}, u"lexicon_entry_id");
    }
    if (parameter == "faq") {
        const QByteArray faq = path + "/faq-pages/" + idOf(company, "page") + "/faqs";
        const json::Object body{{u"question"_s, u"Fresh %1?"_s.arg(++m_fresh)}, {u"answer"_s, name}};
        const Answer added = m_server->adminCall("POST", faq, json::Value(body).toJson());
        require(added.status == 201, "FAQ", added);
        return QByteArray::number(numberOf(added.json(), u"faq_id"));
    }
    if (parameter == "fingerprint") {
        const QString fresh = visitor(100'000 + ++m_fresh);
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Hello"_s},
                {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, fresh}}}},
            m_apiKeys.value(company));
        require(answer.status == 200, "message", answer);
        return fresh.toLatin1();
    }
    if (parameter == "backup")
        return makeBackup();
    if (parameter == "evaluation")
        return makeEvaluation(company, name);
    if (parameter == "run")
        return makeRun(company);
    if (parameter == "admin") {
        return made("/admin/v1/admins",
            {{u"email"_s, u"%1-%2@example.org"_s.arg(name).arg(++m_fresh)},
                {u"password"_s, QString::fromLatin1(kPassword)}, {u"role"_s, u"company_viewer"_s},
                {u"companies"_s, json::Array{QString::fromLatin1(company)}}},
            u"admin_id");
    }
    if (parameter == "session") { // of the company's administrator
        const Headers headers{bearer(signIn("admin@" + company + ".example"))};
        const json::Value list
            = callAt(m_server->admin(), "GET", "/admin/v1/sessions?limit=200", {}, headers).json();
        for (const json::Value &row : entriesOf(list, u"items")) {
            if (*row.find(u"current")->asBool())
                return row.string(u"session_id").toLatin1();
        }
    }
    return idOf(company, parameter);
}

QByteArray TwoCompanies::madeUp(const QByteArray &id)
{
    QByteArray other = id;
    const char nines = id.toLongLong() > 0 ? '9' : 0;
    for (char &letter : other) {
        if (nines)
            letter = nines;
        else if (letter != '-')
            letter = letter == '7' ? '3' : QChar::isDigit(uchar(letter)) ? '7' : letter == 'q' ? 'x' : 'q';
    }
    return other;
}

void TwoCompanies::makeAdmin(const QByteArray &who, accounts::Role role, const QStringList &companies)
{
    const auto put = m_server->runtime().putAdmin(
        QString::fromLatin1(who + ".example"), Secret(kPassword), role, companies);
    if (!put)
        qFatal("%s", qUtf8Printable(put.error().text()));
}

QByteArray TwoCompanies::signIn(const QByteArray &email)
{
    const json::Object body{
        {u"email"_s, QString::fromLatin1(email)}, {u"password"_s, QString::fromLatin1(kPassword)}};
    return made("/admin/v1/sessions", body, u"token");
}

QByteArray TwoCompanies::tokenOf(const QByteArray &who)
{
    QByteArray &token = m_tokens[who];
    const auto lives = [&] {
        return callAt(m_server->admin(), "GET", "/admin/v1/sessions/current", {}, {bearer(token)}).status
            == 200;
    };
    if (token.isEmpty() || !lives())
        token = signIn(who + ".example");
    return token;
}

void TwoCompanies::waitForPageAbove(qint64 revision)
{
    m_server->waitForPage(QString::fromLatin1(kOwn), m_ownPage, u"en"_s, revision);
}

QMap<QString, quint64> TwoCompanies::snapshot()
{
    // In the writer's turn: after everything that was submitted before.
    const auto sums = m_server->runtime().database().writer().submitAndWait(
        [](storage::Connection &connection) -> Result<QMap<QString, quint64>> {
            return fingerprints(connection);
        });
    if (!sums)
        qFatal("%s", qUtf8Printable(sums.error().text()));
    return *sums;
}

QString TwoCompanies::difference(const QMap<QString, quint64> &before, const QMap<QString, quint64> &after)
{
    QStringList tables;
    for (auto table = after.cbegin(); table != after.cend(); ++table) {
        if (before.value(table.key()) != *table)
            tables << table.key();
    }
    return tables.join(u", "_s);
}

QByteArrayList TwoCompanies::foreignTexts() const
{
    QByteArrayList texts{kSecret, "admin@othr", "tester@othr", "viewer@othr"};
    for (const char *parameter : {"key", "thread", "admin", "session"})
        texts << idOf(kForeign, parameter);
    return texts;
}

} // namespace answerdesk::test
