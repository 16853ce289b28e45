// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/config.h"
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
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
        QCOMPARE(config->workers, 2);
        QCOMPARE(config->fetchAllowLoopback, false);
        QVERIFY(config->trustedProxies.isEmpty());
        QCOMPARE(config->accessLog, u"/srv/answerdesk/logs/access.log"_s);
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
        QTest::newRow("nowhere") << false << false << false << 2;
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
            QCOMPARE(app::optionOf(setting).toUpper().replace(u'-', u'_'),
                app::variableOf(setting).mid(int(qstrlen("ANSWERDESK_"))));
        }
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
        for (const char *name : {"listen", "app_listen", "admin_listen"}) {
            for (const char *value : {"8420", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
                     "shop.example:80", ":8420", "[::1", "127.0.0.1:http"})
                row(name, value, "is not an address");
        }
        row("trusted_proxies", "10.0.0.1, proxy", "is not an address");
        row("trusted_proxies", "10.0.0.0/33", "is not an address");
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
        QCOMPARE(config->trustedProxies[1].second, 24);
        QCOMPARE(config->trustedProxies[2].second, 128);
        QCOMPARE(config->accessLog, QString());
    }
};

QTEST_GUILESS_MAIN(TestConfig)
#include "tst_config.moc"
