// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/config.h"
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

using Values = QMap<QString, QString>;

const Values kFolder{{u"data_dir"_s, u"/srv/answerdesk"_s}};

Values plus(Values values, const Values &more)
{
    values.insert(more);
    return values;
}

} // namespace

/// Where settings come from, and what is said about faulty ones.
class TestConfig : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

    QString file(const QByteArray &text)
    {
        const QString path = m_folder.filePath(u"answerdesk.conf"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write the settings file");
        return path;
    }
    QString secretFile(const QByteArray &text)
    {
        const QString path = m_folder.filePath(u"secret"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write the file of a secret");
        return path;
    }
    static QString faultOf(const Values &options, const Values &environment = {}, const QString &path = {})
    {
        const auto config = app::loadConfig(options, environment, path);
        return config ? QString() : config.error().text();
    }

private slots:
    void defaultsAreTheDocumentedOnes()
    {
        const auto config = app::loadConfig(kFolder, {}, {});
        QVERIFY(config);
        QCOMPARE(config->listen.url().toString(), u"http://127.0.0.1:8420"_s);
        QVERIFY(!config->appListen);
        QCOMPARE(config->adminListen.url().toString(), u"http://127.0.0.1:8421"_s);
        QCOMPARE(config->region, u"eu"_s);
        QCOMPARE(config->workers, std::clamp(QThread::idealThreadCount(), 2, 8));
        QCOMPARE(config->maxConnections, 10000);
        QCOMPARE(config->maxConnectionsPerAddress, http::GuardLimits::kQuarter);
        QCOMPARE(http::GuardLimits().shareOfAddress(), 2500);
        QCOMPARE(config->drainSeconds, 10);
        QCOMPARE(config->logLevel, app::LogLevel::Info);
        QCOMPARE(config->database, u"sqlite"_s);
        QVERIFY(config->databasePassword.isEmpty());
        QVERIFY(config->metricsToken.isEmpty());
        QCOMPARE(config->fetchAllowLoopback, false);
        QVERIFY(config->trustedProxies.isEmpty());
        QCOMPARE(config->accessLog, u"/srv/answerdesk/logs/access.log"_s);
    }

    /// Every user of a machine can read the command lines of all.
    void aPasswordOfTheDatabaseIsNotTakenFromTheCommandLine()
    {
        const QString url = u"postgresql://anna:hunter2@h/shop"_s;
        const Values inEnvironment{{u"ANSWERDESK_DATABASE"_s, url}};
        const QString fault = faultOf(plus(kFolder, {{u"database"_s, url}}), inEnvironment);
        for (const char *place : {"(--database)", "ANSWERDESK_DATABASE", "settings file",
                 "--database-password-file", "~/.pgpass", "service="})
            QVERIFY2(fault.contains(QLatin1String(place)), qPrintable(fault));
        QVERIFY2(!fault.contains(u"hunter2"), qPrintable(fault));
        QVERIFY(!faultOf(plus(kFolder, {{u"database"_s, u"postgresql://anna@h/shop?password=hunter2"_s}}))
                     .contains(u"hunter2"));
        QCOMPARE(faultOf(kFolder, inEnvironment), QString());
        QCOMPARE(faultOf(kFolder, {}, file("database = " + url.toUtf8() + "\n")), QString());
        QCOMPARE(faultOf(plus(kFolder, {{u"database"_s, u"postgresql://anna@h/shop"_s}})), QString());
        QCOMPARE(faultOf(plus(kFolder, {{u"database"_s, u"postgresql:///?service=shop"_s}})), QString());
        const auto config = app::loadConfig(kFolder, inEnvironment, {});
        for (const app::SettingValue &value : config->values)
            QVERIFY2(!value.text.contains(u"hunter2"), value.setting->name);
    }

    void commandLineBeatsEnvironmentBeatsFile_data()
    {
        QTest::addColumn<bool>("onCommandLine");
        QTest::addColumn<bool>("inEnvironment");
        QTest::addColumn<bool>("inFile");
        QTest::addColumn<int>("expected");
        QTest::newRow("everywhere") << true << true << true << 11;
        QTest::newRow("command line, file") << true << false << true << 11;
        QTest::newRow("environment, file") << false << true << true << 12;
        QTest::newRow("file") << false << false << true << 13;
        QTest::newRow("nowhere") << false << false << false << std::clamp(QThread::idealThreadCount(), 2, 8);
    }
    void commandLineBeatsEnvironmentBeatsFile()
    {
        QFETCH(bool, onCommandLine);
        QFETCH(bool, inEnvironment);
        QFETCH(bool, inFile);
        QFETCH(int, expected);
        const auto config
            = app::loadConfig(onCommandLine ? plus(kFolder, {{u"workers"_s, u"11"_s}}) : kFolder,
                inEnvironment ? Values{{u"ANSWERDESK_WORKERS"_s, u"12"_s}} : Values{},
                inFile ? file("# workers\n\n workers = 13 \n") : QString());
        QVERIFY2(config, config ? "" : qPrintable(config.error().text()));
        QCOMPARE(config->workers, expected);
    }
    void everySettingHasItsThreePlaces()
    {
        QSet<QString> names;
        for (const app::Setting &setting : app::settings()) {
            QVERIFY(!names.contains(QString::fromLatin1(setting.name)));
            names.insert(QString::fromLatin1(setting.name));
            QVERIFY(qstrlen(setting.help) > 0);
            QVERIFY(qstrlen(setting.placeholder) > 0);
            const QString name
                = setting.isSecret ? app::fileSettingOf(setting) : QString::fromLatin1(setting.name);
            QCOMPARE(app::optionOf(setting), QString(name).replace(u'_', u'-'));
            QCOMPARE(
                app::variableOf(setting), u"ANSWERDESK_"_s + QString::fromLatin1(setting.name).toUpper());
            if (setting.isSecret)
                continue;
            // A value that the table itself shows is one that the setting takes, in each of the three places.
            const QString shown
                = QString::fromLatin1(*setting.example ? setting.example : setting.defaultText);
            QVERIFY2(!shown.isEmpty(), setting.name);
            const QString option = QString::fromLatin1(setting.name);
            QCOMPARE(faultOf(plus(kFolder, {{option, shown}})), QString());
            QCOMPARE(faultOf(kFolder, {{app::variableOf(setting), shown}}), QString());
            QCOMPARE(faultOf(kFolder, {}, file((option + u" = "_s + shown).toUtf8())), QString());
        }
    }

    void modelsAreAnAddressAndNames()
    {
        const auto config = app::loadConfig(
            plus(kFolder,
                {{u"model_url"_s, u"https://api.example/v1"_s}, {u"model_names"_s, u"small, large,small"_s}}),
            {{u"ANSWERDESK_MODEL_KEY"_s, u"sk-1"_s}}, {});
        QVERIFY(config);
        QCOMPARE(config->modelNames, (QStringList{u"small"_s, u"large"_s}));
        QCOMPARE(config->modelKey.reveal(), "sk-1");
        for (const QString &url : {u"api.example/v1"_s, u"ftp://api.example/v1"_s, u"https://"_s,
                 u"https://user:secret@api.example/v1"_s, u"https://api.example/v1?key=1"_s})
            QVERIFY2(!faultOf(plus(kFolder, {{u"model_url"_s, url}})).isEmpty(), qPrintable(url));
        QVERIFY(!faultOf(plus(kFolder, {{u"model_names"_s, u"default"_s}})).isEmpty());
        QVERIFY(faultOf(plus(kFolder, {{u"model_key"_s, u"sk-1"_s}})).contains(u"--model-key-file"_s));
    }
    void unknownSettingsAreNamed()
    {
        const QString inFile = faultOf(kFolder, {}, file("region = eu\nregoin = us\n"));
        QVERIFY2(inFile.contains(u"regoin"_s) && inFile.contains(u"line 2"_s), qPrintable(inFile));
        const QString inEnvironment = faultOf(kFolder, {{u"ANSWERDESK_REGOIN"_s, u"us"_s}});
        QVERIFY2(inEnvironment.contains(u"ANSWERDESK_REGOIN"_s), qPrintable(inEnvironment));
        QCOMPARE(
            faultOf(kFolder, {{u"REGOIN"_s, u"us"_s}, {u"ANSWERDESK_ADMIN_TOKEN"_s, u"x"_s}}), QString());
    }
    void theNearestSettingIsProposed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("letters swapped") << u"regoin"_s << u"region"_s;
        QTest::newRow("a letter less") << u"max_conections"_s << u"max_connections"_s;
        QTest::newRow("of a secret's file") << u"metric_token_file"_s << u"metrics_token_file"_s;
        QTest::newRow("none is like it") << u"frobnicate_everything"_s << QString();
    }
    void theNearestSettingIsProposed()
    {
        QFETCH(QString, name);
        QFETCH(QString, nearest);
        QCOMPARE(app::nearestSetting(name), nearest);
        const QString fault = faultOf(kFolder, {{u"ANSWERDESK_"_s + name.toUpper(), u"1"_s}});
        QCOMPARE(fault.contains(u"Did you mean"_s), !nearest.isEmpty());
        QVERIFY2(fault.contains(nearest), qPrintable(fault));
    }
    void aSettingThatStandsTwiceIsNamed()
    {
        const QString fault = faultOf(kFolder, {}, file("region = eu\nregion = us\n"));
        QVERIFY2(fault.contains(u"line 1"_s) && fault.contains(u"line 2"_s), qPrintable(fault));
    }
    void anEmptyValueIsNone()
    {
        const auto config
            = app::loadConfig(kFolder, {{u"ANSWERDESK_REGION"_s, QString()}}, file("listen =\n"));
        QVERIFY(config);
        QCOMPARE(config->region, u"eu"_s);
        QCOMPARE(config->listen.port, 8420);
    }

    void secretsComeFromThreePlacesAndTheirFiles()
    {
        const QString path = secretFile("0123456789abcdef-from-the-file\n");
        const auto tokenOf = [](const Values &options, const Values &environment, const QString &settings) {
            const auto config = app::loadConfig(options, environment, settings);
            return config ? config->metricsToken.reveal()
                          : QByteArray("fault: ") + config.error().text().toUtf8();
        };
        const QByteArray inFile("0123456789abcdef-from-the-file");
        QCOMPARE(tokenOf(plus(kFolder, {{u"metrics_token_file"_s, path}}), {}, {}), inFile);
        QCOMPARE(tokenOf(kFolder, {{u"ANSWERDESK_METRICS_TOKEN_FILE"_s, path}}, {}), inFile);
        QCOMPARE(tokenOf(kFolder, {}, file("metrics_token_file = " + path.toUtf8())), inFile);
        QCOMPARE(tokenOf(kFolder, {{u"ANSWERDESK_METRICS_TOKEN"_s, u"a token of the environment"_s}}, {}),
            QByteArray("a token of the environment"));
        QCOMPARE(tokenOf(kFolder, {}, file("metrics_token = a token of the file")),
            QByteArray("a token of the file"));
        // The command line goes before the environment, and that before the file, however each is given.
        QCOMPARE(tokenOf(plus(kFolder, {{u"metrics_token_file"_s, path}}),
                     {{u"ANSWERDESK_METRICS_TOKEN"_s, u"a token of the environment"_s}}, {}),
            inFile);
        QCOMPARE(tokenOf(kFolder, {{u"ANSWERDESK_METRICS_TOKEN_FILE"_s, path}},
                     file("metrics_token = a token of the file")),
            inFile);
    }
    void faultsOfSecretsAreNamedWithoutThem()
    {
        const QString path = secretFile("0123456789abcdef-in-the-file");
        const QString both = faultOf(kFolder,
            {{u"ANSWERDESK_METRICS_TOKEN"_s, u"s3cret-of-the-environment"_s},
                {u"ANSWERDESK_METRICS_TOKEN_FILE"_s, path}});
        QVERIFY2(
            both.contains(u"ANSWERDESK_METRICS_TOKEN_FILE"_s) && both.contains(u"twice"_s), qPrintable(both));
        const QString onCommandLine = faultOf(plus(kFolder, {{u"metrics_token"_s, u"s3cret-on-the-line"_s}}));
        QVERIFY2(onCommandLine.contains(u"--metrics-token-file"_s), qPrintable(onCommandLine));
        const QString tooShort = faultOf(kFolder, {{u"ANSWERDESK_METRICS_TOKEN"_s, u"s3cret"_s}});
        QVERIFY2(tooShort.contains(u"16"_s), qPrintable(tooShort));
        const QString absent = faultOf(kFolder, {}, file("metrics_token_file = /nonexistent/token"));
        QVERIFY2(
            absent.contains(u"/nonexistent/token"_s) && absent.contains(u"line 1"_s), qPrintable(absent));
        const QString empty = faultOf(kFolder, {{u"ANSWERDESK_DATABASE_PASSWORD_FILE"_s, secretFile("\n")}});
        QVERIFY2(empty.contains(u"is empty"_s), qPrintable(empty));
        for (const QString &fault : {both, onCommandLine, tooShort, absent, empty})
            QVERIFY2(
                !fault.contains(u"s3cret"_s) && !fault.contains(u"0123456789abcdef"_s), qPrintable(fault));
    }
    void whereValuesComeFromIsKept()
    {
        const auto config = app::loadConfig(kFolder,
            {{u"ANSWERDESK_REGION"_s, u"us"_s}, {u"ANSWERDESK_METRICS_TOKEN"_s, u"0123456789abcdef"_s}},
            file("workers = 3\n"));
        QVERIFY(config);
        QCOMPARE(config->values.size(), qsizetype(app::settings().size()));
        QMap<QString, app::SettingValue> byName;
        for (const app::SettingValue &value : config->values)
            byName.insert(QString::fromLatin1(value.setting->name), value);
        QCOMPARE(byName[u"data_dir"_s].origin, u"--data-dir"_s);
        QCOMPARE(byName[u"region"_s].origin, u"environment variable ANSWERDESK_REGION"_s);
        QVERIFY(byName[u"workers"_s].origin.endsWith(u"line 1"_s));
        QCOMPARE(byName[u"listen"_s].origin, u"default"_s);
        QCOMPARE(byName[u"listen"_s].text, u"127.0.0.1:8420"_s);
        QVERIFY(!byName[u"app_listen"_s].isSet);
        QVERIFY(byName[u"metrics_token"_s].isSet);
        QCOMPARE(byName[u"metrics_token"_s].text, QString());
    }

    void helpSampleAndDocumentsNameEverySetting()
    {
        const auto read = [](const char *name) {
            QFile file(QStringLiteral(ANSWERDESK_SOURCES) + u'/' + QString::fromLatin1(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray sample = read("resources/config/answerdesk.conf");
        QVERIFY2(sample == app::sampleFile(),
            "write it anew: answerdesk-server check-config --sample > resources/config/answerdesk.conf");
        QByteArray operations = read("resources/docs/operations.md");
        operations.truncate(operations.indexOf("**Secrets**")); // the table of settings
        const QString help = app::settingsHelp();
        for (const app::Setting &setting : app::settings()) {
            QVERIFY2(help.contains(u"--"_s + app::optionOf(setting) + u' '), setting.name);
            QVERIFY2(sample.contains(QByteArray("#") + setting.name), setting.name);
            QVERIFY2(operations.contains(QByteArray("`") + setting.name + '`'), setting.name);
            if (*setting.defaultText) {
                const QByteArray row
                    = QByteArray("| `") + setting.name + "` | `" + setting.defaultText + "` |";
                QVERIFY2(operations.contains(row), row);
            }
        }
        // What the page calls a setting is one.
        const QRegularExpression rows(u"^\\| `([a-z_]+)` \\|"_s, QRegularExpression::MultilineOption);
        int found = 0;
        for (auto match = rows.globalMatch(QString::fromUtf8(operations)); match.hasNext(); ++found)
            QCOMPARE(app::nearestSetting(match.next().captured(1)),
                QString::fromLatin1(app::settings()[found].name));
        QCOMPARE(found, int(app::settings().size()));
        // The sample with every line in force is a file of settings, but for the secrets' files.
        QByteArray inForce;
        for (const QByteArray &line : sample.split('\n')) {
            if (line.startsWith('#') && !line.startsWith("# ") && !line.contains("_file = "))
                inForce += line.mid(1) + '\n';
        }
        QCOMPARE(faultOf({}, {}, file(inForce)), QString());
    }

    void linesWithoutAValueAreNamed()
    {
        const QString fault = faultOf(kFolder, {}, file("region = eu\n\nworkers\n"));
        QVERIFY2(fault.contains(u"line 3"_s), qPrintable(fault));
    }
    void aFileThatIsNotThereIsNamed()
    {
        const QString path = m_folder.filePath(u"none.conf"_s);
        QVERIFY(faultOf(kFolder, {}, path).contains(path));
    }
    void theDataFolderIsNeeded() { QVERIFY(faultOf({}).contains(u"--data-dir"_s)); }

    void badValuesAreNamedWithTheReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const char *value, const char *reason) {
            QTest::newRow(
                qPrintable(QString::fromLatin1("%1 = %2").arg(QLatin1String(name), QLatin1String(value))))
                << QString::fromLatin1(name) << QString::fromLatin1(value) << QString::fromLatin1(reason);
        };
        row("region", "moon", "must be us or eu");
        row("region", "EU", "must be us or eu");
        row("workers", "0", "must be a number from 1 to 64");
        row("workers", "65", "must be a number from 1 to 64");
        row("workers", "many", "must be a number from 1 to 64");
        row("fetch_allow_loopback", "yes", "must be true or false");
        row("max_connections", "0", "must be a number from 1 to 1000000");
        row("drain_seconds", "-1", "must be a number from 0 to 600");
        row("drain_seconds", "1.5", "must be a number from 0 to 600");
        row("log_level", "verbose", "must be error, warning, info or debug");
        row("database", "mysql://somewhere", "must be sqlite or postgresql://");
        for (const char *name : {"listen", "app_listen", "admin_listen"}) {
            for (const char *value : {"8420", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
                     "shop.example:80", ":8420", "[::1", "127.0.0.1:http"})
                row(name, value, "is not an address");
        }
        row("trusted_proxies", "10.0.0.1, proxy", "is not an address");
        for (const char *value : {"10.0.0.0/33", "10", "10.5", "10.05.0.1", "0x0a.5.0.1", "203.28935",
                 "fe80::1%eth0", "[::1]", "10.5.0.1:80", "10.0.0.0/255.0.0.0", "10.0.0.0/8/8", "::1/129"})
            row("trusted_proxies", value, "is not an address");
        row("max_connections_per_address", "-1", "must be a number from 0 to 1000000");
        row("max_connections_per_address", "25%", "must be a number from 0 to 1000000");
    }
    void badValuesAreNamedWithTheReason()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        const QString variable = u"ANSWERDESK_"_s + name.toUpper();
        const QString option = u"--"_s + QString(name).replace(u'_', u'-');
        const QString onCommandLine = faultOf(plus(kFolder, {{name, value}}));
        QVERIFY2(
            onCommandLine.contains(name) && onCommandLine.contains(option) && onCommandLine.contains(reason),
            qPrintable(onCommandLine));
        const QString inEnvironment = faultOf(kFolder, {{variable, value}});
        QVERIFY2(
            inEnvironment.contains(variable) && inEnvironment.contains(reason), qPrintable(inEnvironment));
        const QString inFile = faultOf(kFolder, {}, file((name + u" = "_s + value).toUtf8()));
        QVERIFY2(inFile.contains(u"line 1"_s) && inFile.contains(reason), qPrintable(inFile));
    }
    void goodValuesAreTaken()
    {
        const auto config
            = app::loadConfig(plus(kFolder,
                                  {{u"listen"_s, u"[::1]:0"_s}, {u"app_listen"_s, u"0.0.0.0:80"_s},
                                      {u"admin_listen"_s, u"localhost:1"_s},
                                      {u"trusted_proxies"_s, u"10.0.0.1, 10.5.0.0/24,::1"_s},
                                      {u"access_log"_s, u"off"_s}, {u"region"_s, u"us"_s}}),
                {}, {});
        QVERIFY2(config, config ? "" : qPrintable(config.error().text()));
        QCOMPARE(config->listen.port, 0);
        QCOMPARE(config->listen.host, QHostAddress(QHostAddress::LocalHostIPv6));
        QCOMPARE(config->appListen->port, 80);
        QCOMPARE(config->adminListen.host, QHostAddress(QHostAddress::LocalHost));
        QCOMPARE(config->trustedProxies.size(), 3);
        QCOMPARE(config->trustedProxies[1].text(), u"10.5.0.0/24"_s);
        QCOMPARE(config->trustedProxies[2].text(), u"::1"_s);
        QCOMPARE(config->accessLog, QString());
        const auto without
            = app::loadConfig(plus(kFolder, {{u"max_connections_per_address"_s, u"0"_s}}), {}, {});
        QVERIFY(without);
        QCOMPARE(without->maxConnectionsPerAddress, 0);
    }
};

QTEST_GUILESS_MAIN(TestConfig)
#include "tst_config.moc"
