// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/rows/row.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

enum class Colour { Red, Green };

namespace answerdesk::schema {
template <>
struct EnumNames<Colour> {
    static constexpr std::pair<Colour, const char *> kNames[]
        = {{Colour::Red, "red"}, {Colour::Green, "green"}};
};
} // namespace answerdesk::schema

namespace answerdesk::storage {
template <>
struct ColumnCodec<Colour> : EnumCodec<Colour, Colour::Red> {
};
} // namespace answerdesk::storage

namespace {

struct Size {
    int width = 0;
    std::optional<double> height;
    friend bool operator==(const Size &, const Size &) = default;
};

struct Item {
    QString shop;
    qint64 id = 0;
    QString name;
    bool isSold = false;
    QByteArray image;
    Size size;
    std::optional<QString> note;
    Colour colour = Colour::Red;
    QStringList tags;
    QList<Colour> others;
    qint64 createdMs = 0;
    friend bool operator==(const Item &, const Item &) = default;
};

struct LowerCase {
    static QString write(const QString &text) { return text.toLower(); }
};

using ItemTable = Table<Item, "item", Key<"shop", &Item::shop>, Key<"id", &Item::id>,
    Column<"name", &Item::name>, Derived<LowerCase, "name_key", &Item::name>,
    Columns<Column<"is_sold", &Item::isSold>, Column<"image", &Item::image>>,
    Column<"width", &Item::size, &Size::width>, Column<"height", &Item::size, &Size::height>,
    Column<"note", &Item::note>, Column<"colour", &Item::colour>, Column<"tags", &Item::tags>,
    Column<"others", &Item::others>, Fixed<"created_ms", &Item::createdMs>>;

Item tent()
{
    return {u"shop"_s, 7, u"Zelt “Ålesund”"_s, true, QByteArray("\0\xff", 2), {3, 0.25}, u"used"_s,
        Colour::Green, {u"a, \"b\""_s, u"c"_s}, {Colour::Green, Colour::Red}, 1'000};
}

} // namespace

/// Structs as rows: the text of the statements, and what comes back of what is written.
class TestRow : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<Connection> m_connection;

    std::optional<Item> stored(const QString &shop = u"shop"_s)
    {
        return ItemTable::selectOne<"SELECT {columns} FROM item WHERE shop = ? AND id = ?">(
            *m_connection, shop, 7);
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        m_connection = std::make_unique<Connection>(m_scratch->url(), Connection::Mode::Write);
        m_connection->runOnce(test::TestDatabase::adapted(
            "CREATE TABLE item (shop TEXT, id BIGINT, name TEXT, name_key TEXT, is_sold INTEGER, image BLOB, "
            "width INTEGER, height REAL, note TEXT, colour TEXT, tags TEXT, others TEXT, created_ms BIGINT, "
            "PRIMARY KEY (shop, id))"));
    }
    void cleanup()
    {
        m_connection.reset();
        m_scratch.reset();
    }

    void aSelectNamesTheColumns()
    {
        QCOMPARE(QByteArray(ItemTable::sql<"SELECT {columns} FROM item WHERE id = ?">()),
            "SELECT shop, id, name, is_sold, image, width, height, note, colour, tags, others, created_ms "
            "FROM item WHERE id = ?");
        // The address of a statement is its identity.
        QCOMPARE(static_cast<const void *>(ItemTable::sql<"SELECT {columns} FROM item">()),
            static_cast<const void *>(ItemTable::sql<"SELECT {columns} FROM item">()));
    }

    void aRowComesBackAsItWent()
    {
        ItemTable::insert(*m_connection, tent());
        QVERIFY(stored() == tent());
        Item empty;
        empty.shop = u"empty"_s;
        empty.id = 7;
        ItemTable::insert(*m_connection, empty);
        QVERIFY(stored(u"empty"_s) == empty);
        QVERIFY(!stored(u"none"_s));
    }

    void aDerivedColumnFollowsItsMember()
    {
        ItemTable::insert(*m_connection, tent());
        const auto key
            = [&] { return values<QString>(m_connection->run("SELECT name_key FROM item ORDER BY id")); };
        QCOMPARE(key(), QStringList{u"zelt “ålesund”"_s});
        Item renamed = tent();
        renamed.name = u"Boot"_s;
        ItemTable::update(*m_connection, renamed);
        QCOMPARE(key(), QStringList{u"boot"_s});
    }

    void anUpdateLeavesKeysAndFixedColumns()
    {
        Item other = tent();
        other.shop = u"other"_s;
        ItemTable::insert(*m_connection, tent());
        ItemTable::insert(*m_connection, other);
        Item changed = tent();
        changed.name.clear();
        changed.isSold = false;
        changed.size = {};
        changed.note.reset();
        changed.createdMs = 2'000;
        ItemTable::update(*m_connection, changed);
        changed.createdMs = 1'000;
        QVERIFY(stored() == changed);
        QVERIFY(stored(u"other"_s) == other);
    }

    void anUpsertInsertsOrUpdates()
    {
        ItemTable::upsert(*m_connection, tent());
        QVERIFY(stored() == tent());
        Item changed = tent();
        changed.tags.clear();
        changed.createdMs = 2'000;
        ItemTable::upsert(*m_connection, changed);
        changed.createdMs = 1'000;
        QVERIFY(stored() == changed);
        QCOMPARE(values<int>(m_connection->run("SELECT COUNT(*) FROM item")), QList<int>{1});
    }

    void unknownNamesReadAsTheirCodecSays()
    {
        ItemTable::insert(*m_connection, tent());
        m_connection->run("UPDATE item SET colour = 'blue', others = '[\"blue\",\"green\"]'");
        QVERIFY(stored()->colour == Colour::Red);
        QVERIFY(stored()->others == QList{Colour::Green});
    }

    void aViewReadsExpressions()
    {
        struct Total {
            int count = 0;
            std::optional<qint64> last;
        };
        using Totals
            = View<Total, Column<"COUNT(*)", &Total::count>, Column<"MAX(created_ms)", &Total::last>>;
        const auto totals = [&] {
            return Totals::selectOne<"SELECT {columns} FROM item WHERE shop = ?">(*m_connection, u"shop"_s);
        };
        QCOMPARE(totals()->count, 0);
        QVERIFY(!totals()->last);
        ItemTable::insert(*m_connection, tent());
        QCOMPARE(totals()->count, 1);
        QCOMPARE(totals()->last, std::optional<qint64>(1'000));
    }
};

QTEST_GUILESS_MAIN(TestRow)
#include "tst_row.moc"
