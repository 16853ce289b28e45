// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/server_scenes.h"
#include "console/app/page/local_care.h"
#include "console/pages/server/server_page.h"
#include "console/widgets/tables/data_table.h"
#include "shared/api/maintenance.h"
#include "shared/api/monitoring.h"
#include "shared/api/server_log.h"
#include "shared/api/server_settings.h"
#include "shared/api/status.h"
#include "tests/console/samples/sample_faqs.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

using namespace console;

namespace {

constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;

class StillCare final : public LocalCare
{
public:
    using LocalCare::LocalCare;
    QString dataFolder() const override { return {}; }
    void restore(const QString &) override { }
    void readSettings() override { }
    void checkSettings(const QMap<QString, QString> &) override { }
    void saveSettings(const QMap<QString, QString> &) override { }
};

QByteArray status()
{
    api::ServerStatus all;
    all.version = u"0.9.0"_s;
    all.qtVersion = u"6.4.2"_s;
    all.region = u"eu"_s;
    all.startedAt.ms = kSampleNow - 3 * kDay;
    all.uptimeSeconds = 3 * kDay / 1'000;
    all.baseUrl = all.appUrl = u"http://127.0.0.1:8420"_s;
    all.adminUrl = u"http://127.0.0.1:8421"_s;
    all.database = api::DatabaseStatus{u"sqlite"_s, 214'700'000, 24};
    all.companies = 2;
    all.passages = 18'204;
    all.generating = 3;
    all.requestsPerSecond = 42.4;
    all.requestsTotal = 1'284'210;
    all.errorsTotal = 2;
    return schema::toJson(all);
}

QByteArray metrics()
{
    const auto gauge = [](const QString &name, const QString &help, double value) {
        api::MetricSample sample;
        sample.labels = json::Object();
        sample.value = value;
        return api::Metric{name, u"gauge"_s, help, {sample}};
    };
    const auto answered = [](const QString &endpoint, const QString &status, double value) {
        api::MetricSample sample;
        sample.labels = json::Object{{u"endpoint"_s, endpoint}, {u"status"_s, status}};
        sample.value = value;
        return sample;
    };
    api::MetricSample commits;
    commits.labels = json::Object();
    commits.count = 41'208;
    commits.sum = 92.4;
    commits.buckets = {{0.001, 9'120}, {0.005, 40'020}, {0.05, 41'208}};
    return schema::toJson(api::Metrics{
        {{u"answerdesk_http_requests_total"_s, u"counter"_s,
             u"Answered requests by endpoint, status and error code."_s,
             {answered(u"send_message"_s, u"200"_s, 84'210), answered(u"send_message"_s, u"401"_s, 12),
                 answered(u"product_faqs"_s, u"200"_s, 204'977),
                 answered(u"product_faqs"_s, u"202"_s, 3'318)}},
            {u"answerdesk_commit_seconds"_s, u"histogram"_s, u"Time of a COMMIT."_s, {commits}},
            gauge(u"process_resident_memory_bytes"_s, u"Resident memory."_s, 187e6),
            gauge(u"answerdesk_http_connections"_s, u"Open connections of all addresses."_s, 42),
            gauge(u"answerdesk_write_queue_length"_s, u"Write jobs in the queue."_s, 0),
            gauge(u"answerdesk_write_queue_capacity"_s,
                u"Maximum write jobs in the queue; more are refused."_s, 10'000)}});
}

QByteArray settings()
{
    using enum api::SettingSource;
    const auto setting = [](const QString &name, const std::optional<QString> &value,
                             api::SettingSource source, const QString &origin, const QString &description) {
        api::ServerSetting made;
        made.name = name;
        made.group = u"Data"_s;
        made.value = value;
        made.isSet = value || source != Default;
        made.isSecret = !value && made.isSet;
        made.source = source;
        made.origin = origin;
        made.description = description;
        return made;
    };
    const QString file = u"/home/mara/.local/share/answerdesk/server/answerdesk.conf, line 1"_s;
    return schema::toJson(api::ServerSettings{{
        setting(u"data_dir"_s, u"/home/mara/.local/share/answerdesk/server"_s, CommandLine, u"--data-dir"_s,
            u"Folder of the database, the logs and the admin token"_s),
        setting(u"listen"_s, u"127.0.0.1:8420"_s, File, file,
            u"Address of the public endpoints; port 0 picks a free one"_s),
        setting(u"max_connections"_s, u"10000"_s, Default, u"default"_s,
            u"Maximum connections to the public addresses; more get 503"_s),
        setting(u"metrics_token"_s, {}, Environment, u"environment variable ANSWERDESK_METRICS_TOKEN"_s,
            u"Bearer token that GET /metrics requires; empty: none"_s),
        setting(u"model_url"_s, {}, Default, u"default"_s,
            u"OpenAI-compatible server whose models may phrase answers; empty: no model"_s),
    }});
}

QByteArray logLines()
{
    using enum api::LogSeverity;
    std::vector<api::LogLine> lines;
    const auto add = [&lines](qint64 ago, api::LogSeverity level, const QString &area, const QString &text) {
        lines.push_back({qint64(1'000 - lines.size()), {kSampleNow - ago}, level, area, text});
    };
    add(2 * kMinute, Info, u"storage"_s,
        u"the backup 20261120T152800Z-a1B2c3 is made and verified: 198200320 bytes"_s);
    add(48 * kMinute, Warning, u"knowledge"_s, u"a site could not be read: the database is locked"_s);
    add(3 * kHour, Error, u"http"_s,
        u"request 0197c2 INTERNAL_ERROR: the page reader ended with the signal 9"_s);
    add(3 * kDay, Info, u"server"_s, u"version 0.9.0 is ready at http://127.0.0.1:8420"_s);
    QByteArray page = listOf(lines);
    page.chop(1);
    return page + ",\"revision\":\"1000\"}";
}

std::vector<api::Backup> backups(bool isRunning)
{
    using enum api::BackupState;
    const auto backup = [](const QString &id, qint64 ago, api::BackupState state, qint64 bytes) {
        api::Backup made;
        made.backupId = id;
        made.file = u"/home/mara/.local/share/answerdesk/server/backups/answerdesk-%1.sqlite"_s.arg(id);
        made.startedAt.ms = kSampleNow - ago;
        made.state = state;
        made.sizeBytes = bytes;
        return made;
    };
    std::vector<api::Backup> all;
    if (isRunning) {
        all.push_back(backup(u"20261120T152958Z-Zk39aQ"_s, 2'000, Running, 81'000'000));
        all.back().progressPercent = 38;
    }
    all.push_back(backup(u"20261120T020000Z-a1B2c3"_s, 13 * kHour + 30 * kMinute, Done, 198'200'320));
    all.push_back(backup(u"20261119T020000Z-q8Wx0t"_s, 37 * kHour + 30 * kMinute, Failed, 0));
    all.back().error
        = u"Not enough space for a backup: the disk of /home/mara has 12.0 MB left, and the backup may need 409.0 MB."_s;
    all.push_back(backup(u"20261118T020000Z-m4Lp7e"_s, 61 * kHour + 30 * kMinute, Done, 191'004'672));
    return all;
}

QByteArray check(bool isRunning)
{
    api::IntegrityCheck last;
    if (isRunning) {
        last.state = api::IntegrityState::Running;
        last.startedAt = schema::Timestamp{kSampleNow - 42'000};
        return schema::toJson(last);
    }
    last.state = api::IntegrityState::Sound;
    last.startedAt = last.finishedAt = schema::Timestamp{kSampleNow - 2 * kHour};
    return schema::toJson(last);
}

} // namespace

QStringList serverScenes()
{
    return {u"server"_s, u"server-remote"_s, u"server-settings"_s, u"server-settings-change"_s,
        u"server-log"_s, u"server-metrics"_s, u"server-backup"_s, u"server-backup-running"_s,
        u"server-backup-restore"_s, u"server-backup-none"_s, u"server-stop"_s, u"server-offline"_s,
        u"server-lost"_s};
}

Page *newServerPage(SampleShop &shop, FakeConnector &connector, const QString &scene)
{
    if (scene.startsWith(u"server")) {
        signInAs(shop.server, api::AdminRole::Operator);
        if (!scene.endsWith(u"-remote"))
            connector.addRecent({u"local"_s, u"Local server"_s, {}, {}, {}, true, true});
        shop.server.answer("GET /admin/v1/status", {.body = status()});
        shop.server.answer("GET /admin/v1/metrics", {.body = metrics()});
        shop.server.answer("GET /admin/v1/server-settings", {.body = settings()});
        shop.server.answer("GET /admin/v1/log", {.body = logLines()});
        shop.server.answer("GET /admin/v1/backups",
            {.body = listOf(scene.endsWith(u"-none") ? std::vector<api::Backup>()
                                                     : backups(scene.endsWith(u"-running")))});
        shop.server.answer("GET /admin/v1/integrity-check", {.body = check(scene.endsWith(u"-running"))});
    }
    return new ServerPage(shop.clock, connector, new StillCare(&connector));
}

void showServer(Page &page, const QString &scene)
{
    auto &server = static_cast<ServerPage &>(page);
    const auto press = [&page](const char *name) {
        auto *button = page.findChild<QPushButton *>(QLatin1String(name));
        QTRY_VERIFY2(button->isEnabled(), name);
        button->click();
    };
    const auto choose = [&page](const char *name, int row) {
        auto *table = page.findChild<DataTable *>(QLatin1String(name));
        QTRY_VERIFY(table->model()->rowCount() > row);
        table->setCurrentIndex(table->model()->index(row, 0));
    };
    if (scene.startsWith(u"server-settings")) {
        server.showTab(ServerPage::Settings);
        choose("serverSettingsTable", 2);
        if (scene.endsWith(u"-change"))
            press("serverSettingChange");
    } else if (scene == u"server-log") {
        server.showTab(ServerPage::Log);
        choose("logTable", 2);
    } else if (scene == u"server-metrics") {
        server.showTab(ServerPage::Metrics);
        choose("metricsTable", 4);
    } else if (scene.startsWith(u"server-backup")) {
        server.showTab(ServerPage::Backup);
        if (!scene.endsWith(u"-none"))
            choose("backupsTable", 0);
        if (scene.endsWith(u"-restore"))
            press("backupRestore");
    } else if (scene == u"server-stop") {
        press("serverStop");
    }
}

} // namespace answerdesk::tests
