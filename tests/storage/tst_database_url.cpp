// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/database_url.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

/// What the setting `database` may say.
class TestDatabaseUrl : public QObject
{
    Q_OBJECT

private slots:
    void sqliteIsTheFileInTheDataFolder_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << u""_s;
        QTest::newRow("its name") << u"sqlite"_s;
    }
    void sqliteIsTheFileInTheDataFolder()
    {
        QFETCH(QString, text);
        const auto url = DatabaseUrl::parse(text, Secret("unused"), u"/var/lib/answerdesk"_s);
        QVERIFY(url);
        QVERIFY(!url->isPostgres());
        QCOMPARE(url->path, u"/var/lib/answerdesk/answerdesk.sqlite"_s);
        QCOMPARE(url->text(), url->path);
    }

    void addressesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts"); // user, hosts, ports, name, password
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char *text, const char *parts, const char *shown) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(parts)
                                << QString::fromUtf8(shown);
        };
        row("all of it", "postgresql://anna:word@db.example:5433/shop", "anna db.example 5433 shop word",
            "postgresql://anna@db.example:5433/shop");
        row("short scheme", "postgres://anna@db.example/shop", "anna db.example  shop given",
            "postgresql://anna@db.example/shop");
        row("name alone", "postgresql:///shop", "   shop given", "postgresql:///shop");
        row("IPv6", "postgresql://anna@[::1]:5432/shop", "anna ::1 5432 shop given",
            "postgresql://anna@[::1]:5432/shop");
        row("escapes", "postgresql://a%40b:p%40%2F%3A%25@h/my%20shop", "a@b h  my shop p@/:%",
            "postgresql://a%40b@h/my%20shop");
        row("an @ in the password", "postgresql://anna:a@b@h/shop", "anna h  shop a@b",
            "postgresql://anna@h/shop");
        row("socket as host", "postgresql://anna@%2Fvar%2Frun%2Fpostgresql/shop",
            "anna /var/run/postgresql  shop given", "postgresql://anna@%2Fvar%2Frun%2Fpostgresql/shop");
        row("socket as option", "postgresql://anna@/shop?host=/var/run/postgresql",
            "anna /var/run/postgresql  shop given", "postgresql://anna@%2Fvar%2Frun%2Fpostgresql/shop");
        row("service", "postgresql:///?service=shop", "    given", "postgresql:///?service=shop");
        row("service and name", "postgresql://anna@/shop?service=its+own", "anna   shop given",
            "postgresql://anna@/shop?service=its%2Bown");
        row("several hosts", "postgresql://anna@one:5433,two,[::1]:5434/shop",
            "anna one,two,::1 5433,,5434 shop given", "postgresql://anna@one:5433,two,[::1]:5434/shop");
        row("several hosts without a port", "postgresql://one,two/shop", " one,two  shop given",
            "postgresql://one,two/shop");
        row("empty password", "postgresql://anna:@h/shop", "anna h  shop ", "postgresql://anna@h/shop");
    }
    void addressesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, parts);
        QFETCH(QString, shown);
        const auto url = DatabaseUrl::parse(text, Secret("given"), u"/data"_s);
        QVERIFY2(url, url ? "" : qPrintable(url.error().text()));
        QVERIFY(url->isPostgres());
        QCOMPARE(QStringList({url->user, url->hosts(), url->ports(), url->name,
                                 QString::fromUtf8(url->password.reveal())})
                     .join(u' '),
            parts);
        QCOMPARE(url->text(), shown);
    }
    void optionsGoToTheLibrary()
    {
        const auto url = DatabaseUrl::parse(
            u"postgresql://anna@h/shop?sslmode=verify-full&sslrootcert=/etc/it%27s.pem"_s, {}, {});
        QVERIFY(url);
        QCOMPARE(url->options.size(), 2);
        QCOMPARE(url->options[0], std::pair(u"sslmode"_s, u"verify-full"_s));
        QCOMPARE(url->options[1].second, u"/etc/it's.pem"_s);
    }

    void passwordsAreSeenWhereverTheyStand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("holds");
        const auto row
            = [](const char *text, bool holds) { QTest::newRow(text) << QString::fromUtf8(text) << holds; };
        row("postgresql://anna:hunter2@h/shop", true);
        row("postgres://anna:hunter2@h:5432/shop?sslmode=require", true);
        row("postgresql://:hunter2@h/shop", true);
        row("postgresql://anna:hun%2Fter@h/shop", true);
        row("postgresql://anna:hun:ter@h/shop", true);
        row("postgresql://anna:hun@ter@h/shop", true);
        row("postgresql://anna:hun/ter2@h/shop", true);
        row("postgresql://anna:hunter2@h", true); // refused later, for its name
        row("mysql://anna:hunter2@h/shop", true);
        row("postgresql://anna@h/shop?password=hunter2", true);
        row("postgresql://anna@h/shop?sslmode=require&PassWord=hunter2", true);
        row("postgresql://anna@h/shop?p%61ssword=hunter2", true);
        row("postgresql://anna@h/shop?sslpassword=hunter2", true);
        row("postgresql://anna@h/shop", false);
        row("postgresql://anna:@h/shop", false);
        row("postgresql://h:5432/shop", false);
        row("postgresql://h:5432/shop?krbsrvname=a@b", false);
        row("postgresql://h:5432/a@b", false);
        row("postgresql://[::1]:5432/shop", false);
        row("postgresql://anna@[::1]:5432/shop", false);
        row("postgresql://anna@/shop?host=/var/run/postgresql&passfile=/etc/answerdesk/pgpass", false);
        row("postgresql:///?service=shop", false);
        row("sqlite", false);
        row("", false);
    }
    void passwordsAreSeenWhereverTheyStand()
    {
        QFETCH(QString, text);
        QFETCH(bool, holds);
        QCOMPARE(DatabaseUrl::holdsPassword(text), holds);
    }

    void whatIsWrongIsNamedWithoutThePassword_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const char *text, const char *told) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(told);
        };
        row("no scheme", "hunter2", "must be sqlite or postgresql://");
        row("another scheme", "mysql://anna:hunter2@h/shop", "must be sqlite or postgresql://");
        row("another case", "SQLite", "must be sqlite or postgresql://");
        row("no name", "postgresql://anna:hunter2@h", "must name one database");
        row("empty name", "postgresql://anna:hunter2@h/", "must name one database");
        row("empty service", "postgresql:///?service=", "must name one database");
        row("two names", "postgresql://anna:hunter2@h/a/b", "must name one database");
        row("fragment", "postgresql://anna:hunter2@h/a#b", "write %23");
        row("port 0", "postgresql://anna:hunter2@h:0/shop", "port");
        row("port of letters", "postgresql://anna:hunter2@h:abc/shop", "port");
        row("empty host", "postgresql://anna:hunter2@a,,b/shop", "empty host");
        row("hidden comma", "postgresql://anna:hunter2@a%2Cb/shop", "host");
        row("wrong port of the second", "postgresql://anna:hunter2@a:5432,b:0/shop", "port");
        row("bracket", "postgresql://anna:hunter2@[::1/shop", "brackets");
        row("percent sign", "postgresql://anna:hunter2%@h/shop", "%25");
        row("control character", "postgresql://anna:hunter2@h/sh%00op", "must name one database");
        row("unknown option", "postgresql://anna:hunter2@h/shop?colour=red", "“colour”");
        row("password as option", "postgresql://anna@h/shop?password=hunter2", "database_password");
        row("option without value", "postgresql://anna:hunter2@h/shop?sslmode", "name=value");
        row("semicolon", "postgresql://anna:hunter2@h/shop?sslmode=a;b", "semicolon");
    }
    void whatIsWrongIsNamedWithoutThePassword()
    {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const auto url = DatabaseUrl::parse(text, {}, u"/data"_s);
        QVERIFY(!url);
        const QString error = url.error().text();
        QVERIFY2(error.contains(told), qPrintable(error));
        QVERIFY2(!error.contains(u"hunter2"_s), qPrintable(error));
        QVERIFY(error.startsWith(u"The setting database "_s));
    }
};

QTEST_GUILESS_MAIN(TestDatabaseUrl)
#include "tst_database_url.moc"
