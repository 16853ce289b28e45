// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/migrator.h"
#include "server/storage/rows/company_rows.h"
#include "tests/support/test_database.h"
#include <QtCore/QMap>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Index {
    bool isUnique = false;
    QStringList columns;
};

struct ForeignKey {
    QString target;
    QStringList columns;
    QStringList targetColumns;
};

struct Table {
    QStringList columns; ///< name, type, whether it may be NULL; in their order
    QStringList primaryKey;
    QMap<QString, Index> indexes; ///< by name; of a UNIQUE in the table by its columns
    QList<ForeignKey> foreignKeys;
};

using Schema = QMap<QString, Table>;

// What belongs to the deployment and not to a company.
const QStringList kDeploymentWide{
    u"admin"_s, u"admin_address"_s, u"admin_session"_s, u"operator_email"_s, u"schema_migration"_s};

/// A statement's rows as texts.
QList<QStringList> rowsOf(Connection &connection, const QByteArray &sql, int columns)
{
    QList<QStringList> all;
    Rows rows = connection.runOnce(sql);
    while (rows.next()) {
        QStringList row;
        for (int column = 0; column < columns; ++column)
            row << rows.text(column);
        all << row;
    }
    return all;
}

QString columnText(const QString &name, const QString &type, bool isRequired)
{
    static const QMap<QString, QString> kTypes{{u"text"_s, u"TEXT"_s}, {u"bigint"_s, u"BIGINT"_s},
        {u"integer"_s, u"INTEGER"_s}, {u"double precision"_s, u"REAL"_s}, {u"bytea"_s, u"BLOB"_s}};
    return name + u' ' + kTypes.value(type, type) + (isRequired ? u" NOT NULL"_s : u""_s);
}

Schema sqliteSchema(Connection &connection)
{
    Schema schema;
    for (const QStringList &found :
        rowsOf(connection, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", 1)) {
        Table &table = schema[found[0]];
        const QByteArray name = found[0].toLatin1();
        QMap<int, QString> key;
        for (const QStringList &row : rowsOf(connection, "PRAGMA table_info(" + name + ")", 6)) {
            const int place = row[5].toInt();
            table.columns << columnText(row[1], row[2], row[3] == u"1" || place > 0);
            if (place > 0)
                key.insert(place, row[1]);
        }
        table.primaryKey = key.values();
        for (const QStringList &row : rowsOf(connection, "PRAGMA index_list(" + name + ")", 4)) {
            if (row[3] == u"pk")
                continue;
            Index index{row[2] == u"1", {}};
            for (const QStringList &part :
                rowsOf(connection, "PRAGMA index_info(" + row[1].toLatin1() + ")", 3))
                index.columns << part[2];
            table.indexes.insert(row[3] == u"u" ? index.columns.join(u',') : row[1], index);
        }
        QMap<int, ForeignKey> keys;
        for (const QStringList &row : rowsOf(connection, "PRAGMA foreign_key_list(" + name + ")", 5)) {
            ForeignKey &foreign = keys[row[0].toInt()];
            foreign.target = row[2];
            foreign.columns << row[3];
            foreign.targetColumns << row[4];
        }
        table.foreignKeys = keys.values();
    }
    return schema;
}

Schema postgresSchema(Connection &connection)
{
    Schema schema;
    for (const QStringList &row : rowsOf(connection,
             "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
             "WHERE table_schema = 'public' ORDER BY table_name, ordinal_position",
             4))
        schema[row[0]].columns << columnText(row[1], row[2], row[3] == u"NO");
    for (const QStringList &row : rowsOf(connection,
             "SELECT t.relname, i.relname, CAST(x.indisunique AS int), CAST(x.indisprimary AS int), "
             "a.attname, "
             "(SELECT COUNT(*) FROM pg_constraint c WHERE c.conindid = x.indexrelid AND c.contype = 'u') "
             "FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid "
             "JOIN pg_namespace n ON n.oid = t.relnamespace "
             "CROSS JOIN LATERAL unnest(x.indkey) WITH ORDINALITY AS k (number, place) "
             "JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number "
             "WHERE n.nspname = 'public' ORDER BY t.relname, i.relname, k.place",
             6)) {
        Table &table = schema[row[0]];
        if (row[3] == u"1") {
            table.primaryKey << row[4];
            continue;
        }
        Index &index = table.indexes[row[5] == u"0" ? row[1] : u'(' + row[1]];
        index.isUnique = row[2] == u"1";
        index.columns << row[4];
    }
    for (Table &table : schema) {
        for (const QString &name : table.indexes.keys()) {
            if (!name.startsWith(u'('))
                continue;
            const Index index = table.indexes.take(name);
            table.indexes.insert(index.columns.join(u','), index);
        }
    }
    QMap<QString, std::pair<QString, ForeignKey>> keys;
    for (const QStringList &row : rowsOf(connection,
             "SELECT t.relname, c.conname, f.relname, a.attname, b.attname FROM pg_constraint c "
             "JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class f ON f.oid = c.confrelid "
             "CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS k (here, there, place) "
             "JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.here "
             "JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = k.there "
             "WHERE c.contype = 'f' ORDER BY c.conname, k.place",
             5)) {
        auto &[table, key] = keys[row[0] + u'/' + row[1]];
        table = row[0];
        key.target = row[2];
        key.columns << row[3];
        key.targetColumns << row[4];
    }
    for (const auto &[table, key] : std::as_const(keys))
        schema[table].foreignKeys << key;
    return schema;
}

QStringList keyTexts(const Table &table)
{
    QStringList texts;
    for (const ForeignKey &key : table.foreignKeys)
        texts << key.columns.join(u',') + u" -> "_s + key.target + u' ' + key.targetColumns.join(u',');
    texts.sort();
    return texts;
}

QStringList indexTexts(const Table &table)
{
    QStringList texts;
    for (auto index = table.indexes.begin(); index != table.indexes.end(); ++index)
        texts << index.key() + (index->isUnique ? u" unique "_s : u" "_s) + index->columns.join(u',');
    return texts;
}

} // namespace

/// The schema after all migrations: the same on both databases, and every key begins with the company.
class TestSchema : public QObject
{
    Q_OBJECT
    Schema m_sqlite;
    std::optional<Schema> m_postgres;

    static void migrateAll(Connection &connection)
    {
        const auto migrations = builtInMigrations(migrationFolder(connection.dialect()));
        if (!migrations)
            qFatal("%s", qUtf8Printable(migrations.error().text()));
        const Result<int> version = migrate(connection, *migrations, 1);
        if (!version)
            qFatal("%s", qUtf8Printable(version.error().text()));
    }
    const Schema &schema() const { return m_postgres ? *m_postgres : m_sqlite; }

private slots:
    void initTestCase()
    {
        initServerResources();
        const QTemporaryDir folder;
        Connection file(DatabaseUrl(folder.filePath(u"schema.sqlite"_s)), Connection::Mode::Write);
        migrateAll(file);
        m_sqlite = sqliteSchema(file);
        QVERIFY(m_sqlite.size() > 20);
        if (!test::TestDatabase::isPostgres())
            return;
        const test::TestDatabase scratch(test::TestDatabase::Content::Nothing);
        Connection server(scratch.url(), Connection::Mode::Write);
        migrateAll(server);
        m_postgres = postgresSchema(server);
        const QList<QStringList> foreign = rowsOf(server,
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
            "AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'",
            2);
        QVERIFY2(foreign.isEmpty(),
            qPrintable(u"texts are compared byte by byte: COLLATE \"C\" is missing at %1"_s.arg(
                foreign.isEmpty() ? u""_s : foreign.first().join(u'.'))));
    }

    void bothFoldersHoldTheSameNumbersAndNames()
    {
        const auto names = [](Dialect dialect) {
            QStringList all;
            const auto migrations = builtInMigrations(migrationFolder(dialect));
            for (const Migration &migration : migrations.value_or(QList<Migration>()))
                all << migration.name;
            return all;
        };
        QVERIFY(!names(Dialect::Sqlite).isEmpty());
        QCOMPARE(names(Dialect::PostgreSql), names(Dialect::Sqlite));
    }
    void bothDatabasesHaveTheSameTables()
    {
        if (!m_postgres)
            QSKIP("compared where there is a PostgreSQL");
        QCOMPARE(m_postgres->keys(), m_sqlite.keys());
    }
    void bothDatabasesHaveTheSameColumnsAndKeys_data()
    {
        QTest::addColumn<QString>("name");
        for (auto table = m_sqlite.keyBegin(); table != m_sqlite.keyEnd(); ++table)
            QTest::newRow(table->toLatin1().constData()) << *table;
    }
    void bothDatabasesHaveTheSameColumnsAndKeys()
    {
        if (!m_postgres)
            QSKIP("compared where there is a PostgreSQL");
        QFETCH(QString, name);
        const Table here = m_sqlite.value(name);
        const Table there = m_postgres->value(name);
        QCOMPARE(there.columns, here.columns);
        QCOMPARE(there.primaryKey, here.primaryKey);
        QCOMPARE(indexTexts(there), indexTexts(here));
        QCOMPARE(keyTexts(there), keyTexts(here));
    }
    void theCompanyLeadsEveryKey_data() { bothDatabasesHaveTheSameColumnsAndKeys_data(); }
    void theCompanyLeadsEveryKey()
    {
        QFETCH(QString, name);
        const Table table = schema().value(name);
        QVERIFY2(!table.primaryKey.isEmpty(), "every table has a primary key");
        if (kDeploymentWide.contains(name)) {
            QVERIFY(!table.columns.join(u' ').contains(u"company_key"_s));
            return;
        }
        QCOMPARE(table.primaryKey.first(), u"company_key"_s);
        for (auto index = table.indexes.begin(); index != table.indexes.end(); ++index) {
            if (index->isUnique)
                QVERIFY2(index->columns.first() == u"company_key", qPrintable(index.key()));
        }
        for (const ForeignKey &key : table.foreignKeys) {
            QCOMPARE(key.columns.first(), u"company_key"_s);
            QCOMPARE(key.targetColumns.first(), u"company_key"_s);
        }
    }
    /// A new table is one whose rows go with their company, or says that they stay.
    void noTableOfACompanyIsForgottenWhenItIsDeleted()
    {
        QStringList going, tables;
        for (const CompanyTable &table : companyTables())
            going << QString::fromLatin1(table.name);
        QStringList listed = going;
        for (const char *name : keptCompanyTables())
            listed << QString::fromLatin1(name);
        for (auto table = schema().cbegin(); table != schema().cend(); ++table) {
            if (!kDeploymentWide.contains(table.key()))
                tables << table.key();
        }
        listed.sort();
        QCOMPARE(listed, tables);
        for (const CompanyTable &listedTable : companyTables()) {
            const QString name = QString::fromLatin1(listedTable.name);
            const Table table = schema().value(name);
            QStringList key = table.primaryKey;
            key.removeFirst();
            QCOMPARE(QString::fromLatin1(listedTable.key), key.join(u", "_s));
            for (const ForeignKey &foreign : table.foreignKeys) {
                QVERIFY2(foreign.target == u"company" || going.indexOf(foreign.target) > going.indexOf(name),
                    qPrintable(u"%1 refers to %2, which must go later"_s.arg(name, foreign.target)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
