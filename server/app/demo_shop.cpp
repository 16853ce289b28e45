// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/demo_shop.h"
#include "shared/client/api_client.h"
#include "shared/core/random.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDirIterator>
#include <QtCore/QEventLoop>
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using api::Endpoint;
using client::ApiResult;

constexpr quint16 kSitePort = 8422;
const QString kSamples = u":/answerdesk/samples"_s;

/// Calls of the admin API, one after the other.
class AdminCalls
{
public:
    explicit AdminCalls(const Runtime &runtime)
    {
        m_client.setServer(runtime.addresses().admin);
        m_client.setToken(runtime.adminToken());
    }
    ApiResult<json::Value> call(Endpoint endpoint, client::CallArguments arguments)
    {
        std::optional<ApiResult<json::Value>> answer;
        QEventLoop loop;
        m_client.call<json::Value>(endpoint, std::move(arguments), &loop, [&](ApiResult<json::Value> result) {
            answer = std::move(result);
            loop.quit();
        });
        if (!answer)
            loop.exec();
        return std::move(*answer);
    }
    ApiResult<json::Value> call(Endpoint endpoint, const QStringList &segments, const json::Object &body = {})
    {
        client::CallArguments arguments;
        arguments.segments = segments;
        if (!body.empty())
            arguments.body = json::Value(body).toJson();
        return call(endpoint, std::move(arguments));
    }

private:
    client::ApiClient m_client;
};

Error errorOf(const client::ApiFailure &failure)
{
    return Error::make(
        ErrorCode::InternalError, u"The demo data could not be made: %1"_s.arg(failure.error.text()));
}

/// Makes the company, or brings an earlier one to these settings.
Result<void> putCompany(AdminCalls &admin, const QString &key, const QString &name, json::Object settings)
{
    if (admin.call(Endpoint::GetCompany, {key})) {
        const auto changed = admin.call(Endpoint::ChangeCompany, {key}, settings);
        return changed ? Result<void>() : tl::unexpected(errorOf(changed.error()));
    }
    settings.emplace_back(u"company_key"_s, key);
    settings.emplace_back(u"name"_s, name);
    const auto made = admin.call(Endpoint::CreateCompany, {}, settings);
    return made ? Result<void>() : tl::unexpected(errorOf(made.error()));
}

Result<QString> makeKey(AdminCalls &admin, const QString &company, const QString &name)
{
    const auto key = admin.call(Endpoint::CreateKey, {company}, {{u"name"_s, name}});
    if (!key)
        return tl::unexpected(errorOf(key.error()));
    return key->string(u"api_key");
}

Result<QString> sourceOf(AdminCalls &admin, const QString &company, const QString &name)
{
    const auto sources = admin.call(Endpoint::ListSources, {company});
    if (!sources)
        return tl::unexpected(errorOf(sources.error()));
    for (const json::Value &source : *sources->find(u"items")->asArray()) {
        if (source.string(u"name") == name)
            return source.string(u"source_id");
    }
    const auto made = admin.call(Endpoint::CreateSource, {company}, {{u"name"_s, name}});
    if (!made)
        return tl::unexpected(errorOf(made.error()));
    return made->string(u"source_id");
}

Result<int> importHelp(AdminCalls &admin, const QString &company)
{
    const Result<QString> source = sourceOf(admin, company, u"Help centre"_s);
    if (!source)
        return tl::unexpected(source.error());
    QStringList paths;
    QDirIterator files(kSamples + u"/help"_s, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next().mid(kSamples.size() + 6);
    paths.sort();
    for (const QString &path : std::as_const(paths)) {
        QFile file(kSamples + u"/help/"_s + path);
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::InternalError, u"The sample %1 cannot be read."_s.arg(path));
        client::CallArguments arguments;
        arguments.segments = {company, *source};
        arguments.query = {{u"path"_s, path}};
        arguments.body = file.readAll();
        arguments.contentType = "application/octet-stream";
        if (const auto put = admin.call(Endpoint::PutDocument, std::move(arguments)); !put)
            return tl::unexpected(errorOf(put.error()));
    }
    return int(paths.size());
}

} // namespace

DemoShop::DemoShop(Runtime &runtime)
    : m_runtime(runtime)
    , m_site(kSamples + u"/shop"_s)
{
}

Result<json::Object> DemoShop::prepare(const std::function<void(const QString &)> &progress)
{
    QUrl site = m_site.start(kSitePort);
    if (site.isEmpty())
        site = m_site.start(0);
    if (site.isEmpty())
        return fail(ErrorCode::InternalError, u"The demo shop's pages cannot be served: no free port."_s);
    progress(u"The shop's pages are at %1"_s.arg(site.toString()));

    AdminCalls admin(m_runtime);
    const json::Array locales{u"en"_s, u"de"_s, u"fr"_s};
    const QString host = site.authority();
    const auto step
        = [](const Result<void> &done) { return done ? std::nullopt : std::optional(done.error()); };
    if (const auto error = step(putCompany(admin, u"nordfjell"_s, u"Nordfjell Outdoor"_s,
            {{u"faqs_enabled"_s, true}, {u"allowed_hosts"_s, json::Array{host}}, {u"locales"_s, locales},
                {u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    if (const auto error = step(putCompany(admin, u"fjordkaffe"_s, u"Fjordkaffe Roasters"_s,
            {{u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    if (const auto error = step(putCompany(admin, u"stillwater"_s, u"Stillwater Books"_s,
            {{u"api_access"_s, false}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    progress(u"Three companies: nordfjell, fjordkaffe and stillwater (API access off)"_s);

    const Result<int> documents = importHelp(admin, u"nordfjell"_s);
    if (!documents)
        return tl::unexpected(documents.error());
    progress(u"%1 help documents imported for nordfjell"_s.arg(*documents));

    const Result<QString> key = makeKey(admin, u"nordfjell"_s, u"Demo backend"_s);
    const Result<QString> otherKey = makeKey(admin, u"fjordkaffe"_s, u"Demo backend"_s);
    const Result<QString> disabledKey = makeKey(admin, u"stillwater"_s, u"Demo backend"_s);
    for (const Result<QString> *made : {&key, &otherKey, &disabledKey}) {
        if (!*made)
            return tl::unexpected(made->error());
    }
    const QString email = u"admin@nordfjell.example"_s;
    const QByteArray password = randomBase62(20);
    if (const auto error = step(m_runtime.putAdmin(email, Secret(password), accounts::Role::Operator)))
        return tl::unexpected(*error);
    progress(u"API keys and an administrator made"_s);

    const auto uuid = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces); };
    const Runtime::Addresses addresses = m_runtime.addresses();
    return json::Object{{u"pid"_s, qint64(QCoreApplication::applicationPid())},
        {u"base_url"_s, addresses.base.toString()}, {u"app_url"_s, addresses.app.toString()},
        {u"admin_url"_s, addresses.admin.toString()}, {u"company_key"_s, u"nordfjell"_s},
        {u"api_key"_s, *key}, {u"page_url"_s, site.toString() + u"/products/alta-2-tent.html"_s},
        {u"nonproduct_url"_s, site.toString() + u"/guides/how-to-choose-a-tent.html"_s},
        {u"other_api_key"_s, *otherKey}, {u"disabled_api_key"_s, *disabledKey},
        {u"user_fingerprint"_s, uuid()}, {u"user_faq_fingerprint"_s, uuid()}, {u"admin_email"_s, email},
        {u"admin_password"_s, QString::fromLatin1(password)}};
}

} // namespace answerdesk::app
