// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/column_codec.h"

/// Rows as structs. A store declares the columns of a struct once:
///
///     using NoteTable = storage::Table<Note, "note", storage::Key<"note_id", &Note::id>,
///         storage::Column<"text", &Note::text>, storage::Fixed<"created_ms", &Note::createdMs>>;
///
/// The compiler makes the SQL from the list, binds a row by it and reads a row by it:
///
///     NoteTable::insert(connection, note);
///     NoteTable::update(connection, note); // SET text = ? WHERE note_id = ?
///     NoteTable::selectOne<"SELECT {columns} FROM note WHERE note_id = ?">(connection, id);
///
/// Everything here runs in the connection's thread and throws SqlFailure.
namespace answerdesk::storage {

/// A string literal as a template argument.
template <std::size_t Size>
struct Literal {
    char text[Size] = {};
    constexpr Literal() = default;
    constexpr Literal(const char (&from)[Size]) { std::copy_n(from, Size, text); }
};
template <std::size_t A, std::size_t B>
constexpr auto operator+(const Literal<A> &first, const Literal<B> &second)
{
    Literal<A + B - 1> both;
    std::copy_n(first.text, A - 1, both.text);
    std::copy_n(second.text, B, both.text + A - 1);
    return both;
}
template <std::size_t A, std::size_t B>
constexpr auto operator+(const Literal<A> &first, const char (&second)[B])
{
    return first + Literal<B>(second);
}

/// When a column is written. Derived: with the row, but it is never read.
enum class ColumnKind { Key, Changing, Fixed, Derived };

/// A column without its name. Codec: void for that of the member's type. Path: a pointer to a member of the
/// row or of its base, then one to a member of that, and so on.
template <ColumnKind Kind, typename Codec, auto... Path>
struct MemberColumn {
    static_assert(
        (std::is_member_object_pointer_v<decltype(Path)> && ...), "a column is a pointer to a member");
    static constexpr ColumnKind kKind = Kind;
    template <typename Row>
    static auto &member(Row &row)
    {
        return (row.*....*Path);
    }
    template <typename Row>
    static decltype(auto) stored(const Row &row)
    {
        return CodecOf<Row>::write(member(row));
    }
    template <typename Row>
    static void read(const Rows &rows, int position, Row &row)
    {
        member(row) = CodecOf<Row>::read(storedValue<typename CodecOf<Row>::Stored>(rows, position));
    }

private:
    template <typename Row>
    using MemberOf = std::remove_cvref_t<decltype(member(std::declval<Row &>()))>;
    template <typename Row>
    using CodecOf = std::conditional_t<std::is_void_v<Codec>, ColumnCodec<MemberOf<Row>>, Codec>;
};

template <Literal Name, ColumnKind Kind, typename Codec, auto... Path>
struct NamedColumn : MemberColumn<Kind, Codec, Path...> {
    static constexpr auto kName = Name;
};

/// update() and upsert() find the row by these.
template <Literal Name, auto... Path>
using Key = NamedColumn<Name, ColumnKind::Key, void, Path...>;
template <Literal Name, auto... Path>
using Column = NamedColumn<Name, ColumnKind::Changing, void, Path...>;
/// update() and upsert() leave these as they are.
template <Literal Name, auto... Path>
using Fixed = NamedColumn<Name, ColumnKind::Fixed, void, Path...>;
/// A column whose codec is not that of the member's type.
template <typename Codec, Literal Name, auto... Path>
using CodedColumn = NamedColumn<Name, ColumnKind::Changing, Codec, Path...>;
/// Another form of a member that has a column: its lower-case form for an index.
template <typename Codec, Literal Name, auto... Path>
using Derived = NamedColumn<Name, ColumnKind::Derived, Codec, Path...>;

/// Several columns in the place of one, which may stand for several too.
template <typename... C>
struct Columns {
};
template <typename... A, typename C>
constexpr Columns<A..., C> operator+(Columns<A...>, C)
{
    return {};
}
template <typename... A, typename... B>
constexpr auto operator+(Columns<A...> before, Columns<B...>)
{
    return (before + ... + B());
}

template <ColumnKind... Kinds>
constexpr bool isOneOf(ColumnKind kind)
{
    return ((kind == Kinds) || ...);
}
/// Those of some kinds.
template <ColumnKind... Kinds, typename... C>
constexpr auto only(Columns<C...>)
{
    return (Columns<>() + ... + std::conditional_t<isOneOf<Kinds...>(C::kKind), Columns<C>, Columns<>>());
}

/// A text of each column, with one between them.
template <Literal Between, typename Text, typename First, typename... Rest>
constexpr auto joined(Text text, Columns<First, Rest...>)
{
    return (text(First()) + ... + (Between + text(Rest())));
}
template <Literal Between, typename Text>
constexpr auto joined(Text, Columns<>)
{
    static_assert(sizeof(Text) == 0, "update(), upsert() and add() need a Key and a Column");
    return Literal("");
}
inline constexpr auto nameOf = [](auto column) { return column.kName; };

/// A struct whose columns a SELECT gives. A name is what stands in the SELECT, such as COUNT(*).
template <typename Row, typename... C>
class View
{
public:
    /// The statement with the names in the place of each {columns}.
    template <Literal Text>
    static constexpr const auto &sql()
    {
        static_assert(markIn(Text) < size(Text), "the statement has no {columns}");
        return kSelect<Text>.text;
    }
    /// The present row of such a statement.
    static Row read(const Rows &rows) { return readList(Read(), rows); }
    template <typename List = QList<Row>>
    static List readAll(Rows rows)
    {
        List all;
        while (rows.next())
            all.push_back(read(rows));
        return all;
    }
    template <Literal Text, typename List = QList<Row>, typename... Values>
    static List select(Connection &connection, const Values &...values)
    {
        return readAll<List>(connection.run(sql<Text>(), values...));
    }
    /// The first row; nothing without one.
    template <Literal Text, typename... Values>
    static std::optional<Row> selectOne(Connection &connection, const Values &...values)
    {
        Rows rows = connection.run(sql<Text>(), values...);
        return rows.next() ? std::optional(read(rows)) : std::nullopt;
    }

protected:
    using All = decltype((Columns<>() + ... + C()));

private:
    using Read = decltype(only<ColumnKind::Key, ColumnKind::Changing, ColumnKind::Fixed>(All()));
    template <typename... R>
    static Row readList(Columns<R...>, const Rows &rows)
    {
        Row row{};
        int position = 0;
        (R::read(rows, position++, row), ...);
        return row;
    }
    static constexpr Literal kMark{"{columns}"};
    // Texts are passed by value: with sanitizers, a pointer into a template's argument is no constant.
    template <std::size_t Size>
    static constexpr std::size_t size(Literal<Size>)
    {
        return Size - 1;
    }
    /// Where the first {columns} begins; the size without one.
    template <std::size_t Size>
    static constexpr std::size_t markIn(Literal<Size> text)
    {
        for (std::size_t at = 0; at + size(kMark) < Size; ++at) {
            std::size_t same = 0;
            while (same < size(kMark) && text.text[at + same] == kMark.text[same])
                ++same;
            if (same == size(kMark))
                return at;
        }
        return Size - 1;
    }
    template <std::size_t From, std::size_t Count, std::size_t Size>
    static constexpr auto part(Literal<Size> text)
    {
        Literal<Count + 1> out;
        for (std::size_t i = 0; i < Count; ++i)
            out.text[i] = text.text[From + i];
        return out;
    }
    template <Literal Text>
    static constexpr auto select()
    {
        constexpr std::size_t kAt = markIn(Text), kEnd = kAt + size(kMark);
        if constexpr (kAt == size(Text))
            return Text;
        else
            return part<0, kAt>(Text) + joined<", ">(nameOf, Read())
                + select<part<kEnd, size(Text) - kEnd>(Text)>();
    }
    template <Literal Text>
    static constexpr auto kSelect = select<Text>();
};

/// A struct that is a row of one table.
template <typename Row, Literal Name, typename... C>
class Table : public View<Row, C...>
{
public:
    /// Behind: the end of the statement, such as ON CONFLICT or RETURNING.
    template <Literal Behind = "">
    static Rows insert(Connection &connection, const Row &row)
    {
        static constexpr auto kSql = insertText() + Behind;
        return run(kSql.text, All(), connection, row);
    }
    /// Writes all but keys and fixed columns.
    static void update(Connection &connection, const Row &row)
    {
        static constexpr auto kSql = Literal("UPDATE ") + Name + " SET " + joined<", ">(equals, Updated())
            + " WHERE " + joined<" AND ">(equals, Keys());
        run(kSql.text, Updated() + Keys(), connection, row);
    }
    /// Inserts the row, or updates the one with its keys, which have a unique index.
    static void upsert(Connection &connection, const Row &row)
    {
        static constexpr auto kSql
            = insertText() + onConflict([](auto c) { return nameOf(c) + " = excluded." + nameOf(c); });
        run(kSql.text, All(), connection, row);
    }
    /// Inserts the row, or adds its numbers to those of the one with its keys. Behind: as for insert().
    template <Literal Behind = "">
    static Rows add(Connection &connection, const Row &row)
    {
        static constexpr auto kSql = insertText() + onConflict([](auto c) {
            return nameOf(c) + " = " + Name + "." + nameOf(c) + " + excluded." + nameOf(c);
        }) + Behind;
        return run(kSql.text, All(), connection, row);
    }

private:
    using typename View<Row, C...>::All;
    using Keys = decltype(only<ColumnKind::Key>(All()));
    using Updated = decltype(only<ColumnKind::Changing, ColumnKind::Derived>(All()));

    static constexpr auto equals = [](auto column) { return column.kName + " = ?"; };
    static constexpr auto insertText()
    {
        return Literal("INSERT INTO ") + Name + " (" + joined<", ">(nameOf, All()) + ") VALUES ("
            + joined<", ">([](auto) { return Literal("?"); }, All()) + ")";
    }
    template <typename Change>
    static constexpr auto onConflict(Change change)
    {
        return Literal(" ON CONFLICT (") + joined<", ">(nameOf, Keys()) + ") DO UPDATE SET "
            + joined<", ">(change, Updated());
    }
    template <std::size_t N, typename... B>
    static Rows run(const char (&sql)[N], Columns<B...>, Connection &connection, const Row &row)
    {
        return connection.run(sql, B::stored(row)...);
    }
};

} // namespace answerdesk::storage
