// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/paging.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::http;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Row {
    int number = 0;
    QString text;

    static constexpr const char *kName = "Row";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("number", &Row::number, about("Number.")), field("text", &Row::text, about("Text.")));
    }
};

struct RowsQuery : api::ListQuery {
    std::optional<QString> q;
    std::optional<int> wait;

    static constexpr const char *kName = "RowsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(
                field("q", &RowsQuery::q, about("Text.")), field("wait", &RowsQuery::wait, about("Wait."))));
    }
};

} // namespace

/// Pages of a list and the cursors between them.
class TestPaging : public QObject
{
    Q_OBJECT
    /// The numbers of a page of the rows 1000 to 1, each with a text of so many characters.
    static Result<api::ListPage<Row>> page(const RowsQuery &query, qsizetype textSize = 0)
    {
        return readPage(Request(), query, [&](const ListPosition &position, int limit) {
            std::vector<ListEntry<Row>> entries;
            for (int n = int(std::min<qint64>(1000, position.belowId - 1));
                 n > 0 && int(entries.size()) < limit; --n)
                entries.push_back({{n, QString(textSize, u'x')}, {n, {}}});
            return entries;
        });
    }
    static RowsQuery query(int limit, const std::optional<QString> &cursor = {})
    {
        RowsQuery query;
        query.limit = limit;
        query.cursor = cursor;
        return query;
    }

private slots:
    void pagesHaveTheirLimit()
    {
        const auto first = page(query(3));
        QCOMPARE(first->items.size(), 3u);
        QCOMPARE(first->items.back().number, 998);
        QVERIFY(first->nextCursor);
        const auto second = page(query(200, first->nextCursor));
        QCOMPARE(second->items.front().number, 997);
        QCOMPARE(second->items.size(), 200u);
    }
    void theLastPageHasNoCursor()
    {
        auto last = page(query(200));
        int pages = 1;
        for (; last->nextCursor; ++pages)
            last = page(query(200, last->nextCursor));
        QCOMPARE(pages, 5);
        QCOMPARE(last->items.size(), 200u);
        QCOMPARE(last->items.back().number, 1);
    }
    void noPageIsLargerThanFourMebibytes()
    {
        constexpr qsizetype kTextSize = 100'000;
        QSet<int> seen;
        std::optional<QString> cursor;
        do {
            const auto part = page(query(60, cursor), kTextSize);
            QVERIFY(schema::toJson(*part).size() <= kMaxPageBytes + 1000);
            QVERIFY(!part->nextCursor || part->items.size() >= 41);
            for (const Row &row : part->items)
                seen.insert(row.number);
            cursor = part->nextCursor;
        } while (cursor);
        QCOMPARE(seen.size(), 1000);
    }
    void aRowThatIsLargerThanAPageComesAlone()
    {
        const auto part = page(query(2), kMaxPageBytes);
        QCOMPARE(part->items.size(), 1u);
        QVERIFY(part->nextCursor);
        QCOMPARE(page(query(2, part->nextCursor), kMaxPageBytes)->items.front().number, 999);
    }
    void aCursorBelongsToItsFilters()
    {
        const auto first = page(query(3));
        RowsQuery other = query(3, first->nextCursor);
        other.wait = 25; // how long to wait is no filter
        QVERIFY(page(other));
        other.q = u"x"_s;
        const auto refused = page(other);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidFields);
        QCOMPARE(refused.error().invalidFields.front().first, u"cursor"_s);
    }
    void positionsReadBack()
    {
        const QByteArray scope = "ListThings/shop/{}";
        for (const ListPosition &position : {ListPosition{5, {}}, ListPosition{-1, u"a/b"_s},
                 ListPosition{std::numeric_limits<qint64>::max(), u"äö%20/😀"_s},
                 ListPosition{0, QString(900, u'k')}}) {
            const auto read = readCursor(scope, cursorText(scope, position));
            QVERIFY(read);
            QCOMPARE(read->belowId, position.belowId);
            QCOMPARE(read->key, position.key);
            QVERIFY(!readCursor("ListThings/other/{}", cursorText(scope, position)));
        }
        QVERIFY(readCursor(scope, std::nullopt));
        QVERIFY(readCursor(scope, u""_s)->key.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPaging)
#include "tst_paging.moc"
