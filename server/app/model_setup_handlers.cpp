// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/model_setup_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/models/embedding_client.h"
#include "server/answers/models/model_client.h"
#include "server/app/settings_file.h"
#include "shared/api/model_setup.h"
#include <QtCore/QElapsedTimer>
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<ModelSetupServices>;

namespace {

constexpr int kLeastTrialMs = 10'000; ///< a model that is asked for the first time may be loading
constexpr int kSampleTokens = 500; ///< models that reason spend most of it on that

/// One text of the setup: its setting, where it stands in a request, and in an answer.
struct Slot {
    const char *setting;
    std::optional<QString> api::ModelServiceChange::*sent;
    api::ModelSetupValue api::ModelServiceSetup::*shown;
};
/// A service: address, names, key.
struct Service {
    const char *name; ///< in requests and answers
    std::optional<api::ModelServiceChange> api::ModelSetupRequest::*sent;
    api::ModelServiceSetup api::ModelSetup::*shown;
    Slot url, models, key;
};
using Change = api::ModelServiceChange;
using Shown = api::ModelServiceSetup;
constexpr std::array kServices{
    Service{"completion", &api::ModelSetupRequest::completion, &api::ModelSetup::completion,
        {"model_url", &Change::url, &Shown::url}, {"model_names", &Change::models, &Shown::models},
        {"model_key", &Change::key, &Shown::key}},
    Service{"embeddings", &api::ModelSetupRequest::embeddings, &api::ModelSetup::embeddings,
        {"embedding_url", &Change::url, &Shown::url}, {"embedding_name", &Change::models, &Shown::models},
        {"embedding_key", &Change::key, &Shown::key}}};

/// What counts now, and what the settings file says meanwhile.
class Setup
{
public:
    explicit Setup(const Config &config)
        : m_config(config)
        , m_inFile(settingsIn(config.file))
    {
    }
    const SettingValue &inUse(const char *setting) const
    {
        return *std::find_if(m_config.values.cbegin(), m_config.values.cend(),
            [&](const SettingValue &value) { return qstrcmp(value.setting->name, setting) == 0; });
    }
    bool isFixed(const char *setting) const
    {
        const api::SettingSource source = inUse(setting).source;
        return source == api::SettingSource::CommandLine || source == api::SettingSource::Environment;
    }
    /// Of the next start; a key's own text too.
    QString text(const Slot &slot) const
    {
        const SettingValue &used = inUse(slot.setting);
        const bool isSecret = used.setting->isSecret;
        if (isFixed(slot.setting) || (isSecret && isInKeyFile(slot)))
            return isSecret ? QString::fromUtf8(secretInUse(slot).reveal()) : used.text;
        return m_inFile.value(QString::fromLatin1(slot.setting));
    }
    bool isChanged(const Slot &slot) const
    {
        const SettingValue &used = inUse(slot.setting);
        const QString before
            = used.setting->isSecret ? QString::fromUtf8(secretInUse(slot).reveal()) : used.text;
        return text(slot) != before;
    }
    api::ModelSetupValue shown(const Slot &slot) const
    {
        const SettingValue &used = inUse(slot.setting);
        const bool isFixedHere = isFixed(slot.setting);
        const QString value = text(slot);
        return {used.setting->isSecret ? QString() : value, isFixedHere,
            isFixedHere || isInKeyFile(slot) ? used.origin
                : value.isEmpty()            ? u"default"_s
                                             : m_config.file};
    }
    api::ModelSetup toApi() const
    {
        api::ModelSetup setup;
        const QString fault = settingsFileFault(m_config.file);
        setup.writable = fault.isEmpty();
        if (!fault.isEmpty())
            setup.reason = fault;
        if (!m_config.file.isEmpty())
            setup.file = m_config.file;
        for (const Service &service : kServices) {
            api::ModelServiceSetup &out = setup.*service.shown;
            for (const Slot *slot : {&service.url, &service.models, &service.key}) {
                out.*slot->shown = shown(*slot);
                setup.restartNeeded = setup.restartNeeded || isChanged(*slot);
            }
            out.hasKey = !text(service.key).isEmpty();
        }
        return setup;
    }

private:
    const Secret &secretInUse(const Slot &slot) const
    {
        return QByteArrayView(slot.setting) == "model_key" ? m_config.modelKey : m_config.embeddingKey;
    }
    bool isInKeyFile(const Slot &slot) const
    {
        return inUse(slot.setting).setting->isSecret
            && m_inFile.contains(fileSettingOf(*inUse(slot.setting).setting));
    }
    const Config &m_config;
    QMap<QString, QString> m_inFile;
};

QString authorityOf(const QString &url) { return QUrl(url).authority(); }

/// The settings as a request wants them, by name; what is wrong with it goes to faults.
QMap<QString, QString> changesOf(
    const Setup &setup, const api::ModelSetupRequest &request, schema::Faults &faults)
{
    QMap<QString, QString> changes;
    for (const Service &service : kServices) {
        const auto &sent = request.*service.sent;
        if (!sent)
            continue;
        for (const auto &[slot, member] : {std::pair(&service.url, "url"),
                 std::pair(&service.models, "models"), std::pair(&service.key, "key")}) {
            const std::optional<QString> &value = *sent.*slot->sent;
            if (!value)
                continue;
            const QString path = QLatin1String(service.name) + u'.' + QLatin1String(member);
            Config scratch;
            // A line break would begin a setting of its own.
            const bool isOneLine = std::none_of(
                value->begin(), value->end(), [](QChar c) { return c.category() == QChar::Other_Control; });
            const QString fault = !isOneLine ? u"must be one line"_s
                : value->isEmpty()           ? QString()
                                             : setup.inUse(slot->setting).setting->apply(scratch, *value);
            if (!fault.isEmpty())
                faults.invalid(path, fault);
            changes.insert(QString::fromLatin1(slot->setting), *value);
        }
        // A key is no business of another server.
        if (sent->url && !sent->key && authorityOf(*sent->url) != authorityOf(setup.text(service.url)))
            changes.insert(QString::fromLatin1(service.key.setting), {});
    }
    return changes;
}

/// The address, names and key that a service would have.
struct Wanted {
    QString url, models, key;
};
Wanted wantedOf(const Setup &setup, const Service &service, const QMap<QString, QString> &changes)
{
    const auto of = [&](const Slot &slot) {
        return changes.value(QString::fromLatin1(slot.setting), setup.text(slot));
    };
    return {of(service.url), of(service.models), of(service.key)};
}

std::array<Wanted, 2> wantedOf(const Setup &setup, const QMap<QString, QString> &changes)
{
    std::array wanted{wantedOf(setup, kServices[0], changes), wantedOf(setup, kServices[1], changes)};
    if (wanted[1].url.isEmpty()) { // as the server takes it
        wanted[1].url = wanted[0].url;
        wanted[1].key = wanted[0].key;
    }
    return wanted;
}

void checkPairs(const std::array<Wanted, 2> &wanted, schema::Faults &faults)
{
    if (wanted[0].models.isEmpty() && !wanted[0].url.isEmpty() && wanted[1].models.isEmpty())
        faults.invalid(
            QLatin1String(kServices[0].name) + u".models"_s, u"must name a model of the address"_s);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i].url.isEmpty() && !wanted[i].models.isEmpty())
            faults.invalid(
                QLatin1String(kServices[i].name) + u".url"_s, u"must be the address of the models"_s);
    }
}

std::optional<Error> refusalOf(
    const Services &services, const Setup &setup, const QMap<QString, QString> &changes)
{
    if (const QString fault = settingsFileFault(services->config.file); !fault.isEmpty())
        return Error::make(ErrorCode::Forbidden, fault);
    for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
        const QByteArray setting = change.key().toLatin1();
        if (setup.isFixed(setting.constData()))
            return Error::make(ErrorCode::Forbidden,
                u"The setting %1 is fixed by %2: change it there."_s.arg(
                    change.key(), setup.inUse(setting.constData()).origin));
    }
    return std::nullopt;
}

void getSetup(const Services &services, const RequestPtr &, const Reply &reply)
{
    reply.send(HttpResponse::json(Setup(services->config).toApi()));
}

void write(const Services &services, const RequestPtr &request, const Reply &reply,
    const api::ModelSetupRequest &body)
{
    const Setup before(services->config);
    schema::Faults faults;
    QMap<QString, QString> changes = changesOf(before, body, faults);
    if (faults.isEmpty())
        checkPairs(wantedOf(before, changes), faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    if (changes.isEmpty())
        return reply.send(HttpResponse::json(before.toApi()));
    if (const auto refusal = refusalOf(services, before, changes))
        return reply.send(*refusal);
    for (const Service &service : kServices) { // a setting and its file exclude each other
        if (changes.contains(QString::fromLatin1(service.key.setting)))
            changes.insert(fileSettingOf(*before.inUse(service.key.setting).setting), {});
    }
    if (const Result<void> done = changeSettingsFile(services->config.file, changes); !done)
        return reply.send(done.error());
    const api::ModelSetup after = Setup(services->config).toApi();
    services->database.writer().submit(
        [services, request, was = before.toApi(), after](storage::Connection &connection) -> Result<bool> {
            insertAudit(connection,
                accounts::changeOf(*request, u"model-setup.changed"_s, u"models"_s, accounts::objectOf(was),
                    accounts::objectOf(after)),
                services->clock.nowMs());
            return true;
        },
        [reply, after](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            reply.send(HttpResponse::json(after));
        });
}

/// A trial under way, in a thread of the pool.
struct Trial {
    const Services &services;
    api::ModelTrial result;
    const int timeoutMs;

    void add(const QString &kind, const QString &model, const QElapsedTimer &since,
        std::optional<answers::ModelFailure> failure)
    {
        api::ModelCheck check{kind, model, !failure, double(since.nsecsElapsed()) / 1e6, {}};
        if (failure)
            check.reason = QString::fromLatin1(answers::modelFailureName(*failure));
        result.test.checks.push_back(std::move(check));
    }
    answers::ModelEndpoint endpoint(const Wanted &wanted) const
    {
        return {QUrl(wanted.url), Secret(wanted.key.toUtf8()), 1};
    }
    void complete(const Wanted &wanted, const QString &question)
    {
        const QString model = wanted.models.section(u',', 0, 0).trimmed();
        answers::ModelClient client(endpoint(wanted), services->config.modelLimitField, services->clock);
        const std::stop_callback stop(services->stopping, [&client] { client.stop(); });
        client.start();
        QElapsedTimer since;
        since.start();
        std::promise<answers::ModelOutcome> answered;
        client.ask({model, answers::sampleTurns(question), kSampleTokens, timeoutMs},
            [&answered](answers::ModelOutcome outcome) { answered.set_value(std::move(outcome)); });
        const answers::ModelOutcome outcome = answered.get_future().get();
        add(u"completion"_s, model, since, outcome ? std::nullopt : std::optional(outcome.error()));
        result.question = question;
        if (outcome)
            result.answer = outcome->content.trimmed();
        client.stop();
    }
    void embed(const Wanted &wanted, const QString &question)
    {
        static constexpr answers::ChannelMetrics kUnread{"", "", "", "", ""};
        answers::EmbeddingClient client(endpoint(wanted), kUnread, wanted.models, services->clock);
        const std::stop_callback stop(services->stopping, [&client] { client.stop(); });
        client.start();
        QElapsedTimer since;
        since.start();
        const answers::EmbeddingOutcome outcome = client.embedAndWait({question}, timeoutMs);
        add(u"embedding"_s, wanted.models, since, outcome ? std::nullopt : std::optional(outcome.error()));
        client.stop();
    }
};

void tryModels(const Services &services, const RequestPtr &request, const Reply &reply,
    const api::ModelTrialRequest &body)
{
    const Setup setup(services->config);
    schema::Faults faults;
    const QMap<QString, QString> changes = changesOf(setup, {body.completion, body.embeddings}, faults);
    const std::array<Wanted, 2> wanted = wantedOf(setup, changes);
    if (faults.isEmpty())
        checkPairs(wanted, faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    QElapsedTimer since;
    since.start();
    Trial trial{services, {}, std::max(services->config.modelTimeoutMs, kLeastTrialMs)};
    const QString question = body.question.value_or(u"What is a gift card?"_s);
    if (!wanted[0].models.isEmpty())
        trial.complete(wanted[0], question);
    if (!wanted[1].models.isEmpty())
        trial.embed(wanted[1], question);
    api::ModelTest &test = trial.result.test;
    const auto failed = std::find_if(
        test.checks.begin(), test.checks.end(), [](const api::ModelCheck &check) { return !check.ok; });
    test.ok = !test.checks.empty() && failed == test.checks.end();
    if (!test.ok)
        test.reason = test.checks.empty() ? u"no_model"_s : failed->reason;
    test.tookMs = double(since.nsecsElapsed()) / 1e6;
    services->database.writer().submit(
        [services, request, test](storage::Connection &connection) -> Result<bool> {
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"model-setup.tested"_s, u"models"_s, {}, accounts::objectOf(test)),
                services->clock.nowMs());
            return true;
        },
        [reply, result = std::move(trial.result)](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            reply.send(HttpResponse::json(result));
        });
}

/// Reads the body and does the work in the pool: it waits for a disk or for models.
template <typename Body>
http::Handler inPool(
    const Services &services, void (*work)(const Services &, const RequestPtr &, const Reply &, const Body &))
{
    return [services, work](const RequestPtr &request, const Reply &reply) {
        const Result<Body> body = request->readBody<Body>();
        if (!body)
            return reply.send(body.error());
        const bool isStarted = services->pool.start([services, work, request, reply, body = *body] {
            http::answerBy(reply, [&] { work(services, request, reply, body); });
        });
        if (!isStarted)
            reply.send(Error::unavailable(u"Too many models are being tested. Try again shortly."_s, 2));
    };
}

} // namespace

void registerModelSetupHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    http::handlersWith(dispatcher, services)(Endpoint::GetModelSetup, getSetup);
    dispatcher.handle(Endpoint::PutModelSetup, inPool<api::ModelSetupRequest>(services, write));
    dispatcher.handle(Endpoint::TryModelSetup, inPool<api::ModelTrialRequest>(services, tryModels));
}

} // namespace answerdesk::app
