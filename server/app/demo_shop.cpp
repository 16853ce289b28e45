// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/demo_shop.h"
#include "server/app/blocking_client.h"
#include "shared/core/random.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDirIterator>
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using api::Endpoint;

constexpr quint16 kSitePort = 8422;
const QString kSamples = u":/answerdesk/samples"_s;

/// Makes the company, or brings an earlier one to these settings.
Result<void> putCompany(BlockingClient &admin, const QString &key, const QString &name, json::Object settings)
{
    if (admin.call(Endpoint::GetCompany, {key})) {
        const auto changed = admin.call(Endpoint::ChangeCompany, {key}, json::Value(settings).toJson());
        return changed ? Result<void>() : tl::unexpected(demoError(changed.error()));
    }
    settings.emplace_back(u"company_key"_s, key);
    settings.emplace_back(u"name"_s, name);
    settings.emplace_back(u"demo"_s, true);
    const auto made = admin.call(Endpoint::CreateCompany, {}, json::Value(settings).toJson());
    return made ? Result<void>() : tl::unexpected(demoError(made.error()));
}

Result<QString> makeKey(BlockingClient &admin, const QString &company, const QString &name)
{
    const auto key
        = admin.call(Endpoint::CreateKey, {company}, json::Value(json::Object{{u"name"_s, name}}).toJson());
    if (!key)
        return tl::unexpected(demoError(key.error()));
    return key->string(u"api_key");
}

Result<int> importHelp(BlockingClient &admin, const QString &company, const std::function<bool()> &isStopped)
{
    const auto source = admin.sourceNamed(company, u"Help centre"_s);
    if (!source)
        return tl::unexpected(demoError(source.error()));
    QStringList paths;
    QDirIterator files(kSamples + u"/help"_s, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next().mid(kSamples.size() + 6);
    paths.sort();
    for (const QString &path : std::as_const(paths)) {
        if (isStopped())
            break;
        QFile file(kSamples + u"/help/"_s + path);
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::InternalError, u"The sample %1 cannot be read."_s.arg(path));
        if (const auto put = admin.putDocument(company, *source, path, file.readAll()); !put)
            return tl::unexpected(demoError(put.error()));
    }
    return int(paths.size());
}

} // namespace

Error demoError(const QString &reason)
{
    return Error::make(ErrorCode::InternalError, u"The demo data could not be created: %1"_s.arg(reason));
}

Error demoError(const client::ApiFailure &failure) { return demoError(failure.error.text()); }

DemoSite::DemoSite(quint16 port)
    : m_site(kSamples + u"/shop"_s)
    , m_url(m_site.start(port > 0 ? port : kSitePort))
{
    if (m_url.isEmpty() && port == 0)
        m_url = m_site.start(0);
}

DemoShop::DemoShop(Runtime &runtime, const QUrl &site)
    : m_runtime(runtime)
    , m_site(site)
{
}

Result<std::optional<json::Object>> DemoShop::prepare(
    const std::function<void(const QString &)> &progress, const std::function<bool()> &isStopped)
{
    if (m_site.isEmpty())
        return fail(ErrorCode::InternalError, u"The demo shop's pages cannot be served: no free port."_s);
    progress(u"The shop's pages are at %1"_s.arg(m_site.toString()));

    m_runtime.keepHouse(); // a company of the demo that was deleted has its key back once it is removed
    BlockingClient admin(m_runtime.addresses().admin, m_runtime.adminToken());
    const json::Array locales{u"en"_s, u"de"_s, u"fr"_s, u"it"_s};
    const QString host = m_site.authority();
    const auto step
        = [](const Result<void> &done) { return done ? std::nullopt : std::optional(done.error()); };
    if (const auto error = step(putCompany(admin, u"nordfjell"_s, u"Nordfjell Outdoor (demo)"_s,
            {{u"faqs_enabled"_s, true}, {u"allowed_hosts"_s, json::Array{host}}, {u"locales"_s, locales},
                {u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    if (const auto error = step(putCompany(admin, u"skagen-coffee"_s, u"Skagen Coffee Roasters (demo)"_s,
            {{u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    if (const auto error = step(putCompany(admin, u"stillwater"_s, u"Stillwater Books (demo)"_s,
            {{u"api_access"_s, false}, {u"currency"_s, u"EUR"_s}})))
        return tl::unexpected(*error);
    progress(u"Three companies: nordfjell, skagen-coffee and stillwater (API access off)"_s);

    const Result<int> documents = importHelp(admin, u"nordfjell"_s, isStopped);
    if (!documents)
        return tl::unexpected(documents.error());
    if (isStopped())
        return std::nullopt;
    progress(u"%1 help documents imported for nordfjell"_s.arg(*documents));

    const Result<QString> key = makeKey(admin, u"nordfjell"_s, u"Demo backend"_s);
    const Result<QString> otherKey = makeKey(admin, u"skagen-coffee"_s, u"Demo backend"_s);
    const Result<QString> disabledKey = makeKey(admin, u"stillwater"_s, u"Demo backend"_s);
    for (const Result<QString> *made : {&key, &otherKey, &disabledKey}) {
        if (!*made)
            return tl::unexpected(made->error());
    }
    const QString email = u"admin@nordfjell.example"_s;
    const QByteArray password = randomBase62(20);
    if (const auto error = step(m_runtime.putAdmin(email, Secret(password), accounts::Role::Operator)))
        return tl::unexpected(*error);
    progress(u"API keys and an administrator created"_s);

    const auto uuid = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces); };
    const Runtime::Addresses addresses = m_runtime.addresses();
    return json::Object{{u"pid"_s, qint64(QCoreApplication::applicationPid())},
        {u"base_url"_s, addresses.base.toString()}, {u"app_url"_s, addresses.app.toString()},
        {u"admin_url"_s, addresses.admin.toString()}, {u"company_key"_s, u"nordfjell"_s},
        {u"api_key"_s, *key}, {u"page_url"_s, m_site.toString() + u"/products/alta-2-tent.html"_s},
        {u"nonproduct_url"_s, m_site.toString() + u"/guides/how-to-choose-a-tent.html"_s},
        {u"other_api_key"_s, *otherKey}, {u"disabled_api_key"_s, *disabledKey},
        {u"user_fingerprint"_s, uuid()}, {u"user_faq_fingerprint"_s, uuid()}, {u"admin_email"_s, email},
        {u"admin_password"_s, QString::fromLatin1(password)},
        {u"admin_token"_s, QString::fromLatin1(m_runtime.adminToken().reveal())}};
}

} // namespace answerdesk::app
