// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include <QtCore/QLocale>

namespace answerdesk::console {

/// What the rows of a table are sorted by: a member or a function of the row. Nothing is the value of an
/// empty optional.
template <typename Row>
class SortKey
{
public:
    SortKey() = default;
    template <std::invocable<const Row &> Of>
    SortKey(Of of)
        : m_of([of](const Row &row) { return valueOf(std::invoke(of, row)); })
    {
    }
    explicit operator bool() const { return bool(m_of); }
    QVariant operator()(const Row &row) const { return m_of(row); }

private:
    template <typename T>
    static QVariant valueOf(const T &value)
    {
        if constexpr (requires { value.has_value(); })
            return value ? valueOf(*value) : QVariant();
        else if constexpr (std::same_as<T, schema::Timestamp>)
            return QVariant(value.ms);
        else
            return QVariant(value);
    }
    std::function<QVariant(const Row &)> m_of;
};

/// What a column shows of a row: a Cell, or a text for a plain one. An empty optional is a dash.
template <typename Row>
class CellOf
{
public:
    template <std::invocable<const Row &> Of>
    CellOf(Of of)
        : m_of([of](const Row &row) { return cellOf(std::invoke(of, row)); })
    {
    }
    Cell operator()(const Row &row) const { return m_of(row); }

private:
    static Cell cellOf(const Cell &cell) { return cell; }
    static Cell cellOf(const QString &text) { return {text}; }
    static Cell cellOf(const std::optional<QString> &text) { return {text.value_or(kNoValue.toString())}; }
    std::function<Cell(const Row &)> m_of;
};

/// One column of a table of such rows. Without a key a click on its header does nothing.
template <typename Row>
struct ColumnOf {
    QString title;
    SortKey<Row> key;
    CellOf<Row> cell;
    struct Look {
        bool figures = false; ///< right aligned
        int width = 0; ///< pixels at a text size of 100 %; 0: takes what is left
        int hideBelow = 0; ///< hidden while the table is narrower
    } look = {};
};
template <typename Row>
using Columns = QList<ColumnOf<Row>>;

// Common cells: of is a member of the row or a function of it.
template <typename Of>
auto inKind(Cell::Kind kind, Of of)
{
    return [kind, of](const auto &row) { return Cell{std::invoke(of, row), kind}; };
}
template <typename Of>
auto figure(Of of)
{
    return [of](const auto &row) { return Cell{QLocale().toString(std::invoke(of, row)), Cell::Figures}; };
}
/// How long ago; the clock is not owned.
template <typename Of>
auto ago(Of of, const Clock &clock)
{
    return [of, &clock](const auto &row) { return agoCell(std::invoke(of, row), clock); };
}

/// The rows of a model with at() as a table.
template <typename Row>
class TableOf final : public CellModel
{
public:
    /// The model is not owned. shown: filters over it, when there are any.
    template <typename Model>
    TableOf(Columns<Row> columns, const Model &rows, QAbstractItemModel *shown, QObject *parent)
        : CellModel(looksOf(columns), parent)
        , m_columns(std::move(columns))
        , m_at([&rows](int row) -> const Row & { return rows.at(row); })
    {
        setSource(shown);
    }
    template <typename Model>
    TableOf(Columns<Row> columns, Model &rows, QObject *parent)
        : TableOf(std::move(columns), rows, &rows, parent)
    {
    }
    bool canSort(int column) const override { return bool(m_columns[column].key); }

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        return m_columns[column].cell(at(source));
    }
    QVariant sortKey(const QModelIndex &source, int column) const override
    {
        return m_columns[column].key(at(source));
    }

private:
    static QList<Column> looksOf(const Columns<Row> &columns)
    {
        QList<Column> looks;
        for (const ColumnOf<Row> &each : columns)
            looks.append({each.title, each.look.figures, each.look.width, each.look.hideBelow});
        return looks;
    }
    const Row &at(const QModelIndex &source) const { return m_at(domainIndex(source).row()); }
    Columns<Row> m_columns;
    std::function<const Row &(int)> m_at;
};

} // namespace answerdesk::console
