// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/tables/data_table.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/table_header.h"
#include <QtCore/QtMath>
#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kNarrowest = 40, kWidest = 4000; // of a column, pixels
constexpr int kRest = 140; // what the column that takes what is left keeps
constexpr int kPadding = 8, kArrow = 18, kRowsLookedAt = 200;
} // namespace

DataTable::DataTable(CellModel *model, const QList<Column> &columns, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_columns(columns)
{
    if (m_columns.isEmpty()) {
        for (const CellModel::Column &each : model->columns())
            m_columns.append({each.width, each.hideBelow});
    }
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true); // without it 100,000 rows are measured one by one
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setMargin(16);
    m_choices.fill(Choice::Automatic, m_columns.size());
    m_available.fill(true, m_columns.size());
    m_widths.fill(0, m_columns.size());
    buildHeader();
    applySizes();
}

void DataTable::buildHeader()
{
    auto *header = new TableHeader(this);
    setHeader(header);
    header->setMinimumSectionSize(kNarrowest);
    header->setSectionsMovable(false);
    header->setFocusPolicy(Qt::NoFocus);
    for (int i = 0; i < m_columns.size(); ++i)
        header->setSectionResizeMode(i, m_columns[i].width ? QHeaderView::Fixed : QHeaderView::Stretch);
    connect(header, &TableHeader::columnDragged, this, &DataTable::chooseWidth);
    connect(header, &TableHeader::fitWanted, this,
        [this](int column) { chooseWidth(column, contentWidth(column)); });
    connect(header, &QHeaderView::sortIndicatorChanged, this, &DataTable::stateChanged);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(menu, this);
        menu->popup(this->header()->mapToGlobal(at));
    });
}

void DataTable::setMargin(int margin) { setProperty("margin", margin); }

void DataTable::setRowSize(Size size)
{
    m_row = size;
    applySizes();
}

void DataTable::applySizes()
{
    const Theme &theme = themeOf(this);
    setProperty("rowHeight", theme.size(m_row));
    header()->setFont(theme.font(Type::Label));
    layOutColumns();
    scheduleDelayedItemsLayout();
}

bool DataTable::isWanted(int column) const
{
    if (!m_available[column] || m_choices[column] == Choice::Hidden)
        return false;
    return m_choices[column] == Choice::Shown
        || width() >= m_columns[column].hideBelow * themeOf(this).textPercent() / 100;
}

int DataTable::outerMargin() const { return qMax(0, property("margin").toInt() - kPadding); }

int DataTable::usualWidth(int column) const
{
    const int width = m_columns[column].width;
    return width ? qMax(qRound(width * themeOf(this).textPercent() / 100.0), titleWidth(column)) : 0;
}

int DataTable::titleWidth(int column) const
{
    const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    // Rounded up: a text that is cut by half a pixel is cut.
    return qCeil(QFontMetricsF(header()->font()).horizontalAdvance(title)) + 1
        + (canSort(column) ? kArrow : 0) + 2 * kPadding + outerMargin();
}

int DataTable::chosenWidth(int column) const
{
    return m_widths[column] > 0 ? qRound(m_widths[column] * themeOf(this).textPercent() / 100.0)
                                : usualWidth(column);
}

void DataTable::layOutColumns()
{
    // What was dragged wider on a larger window must not squeeze the column that takes what is left.
    int room = width() - kRest, wider = 0;
    bool hasRest = false;
    for (int i = 0; i < m_columns.size(); ++i) {
        if (!isWanted(i))
            continue;
        hasRest = hasRest || m_columns[i].width == 0;
        const int usual = usualWidth(i), chosen = chosenWidth(i);
        room -= qMin(usual, chosen);
        wider += qMax(0, chosen - usual);
    }
    const double share = wider > qMax(0, room) ? qMax(0, room) / double(wider) : 1.0;
    for (int i = 0; i < m_columns.size(); ++i) {
        if (isColumnHidden(i) == isWanted(i))
            setColumnHidden(i, !isWanted(i));
        const int usual = usualWidth(i), chosen = chosenWidth(i);
        if (m_columns[i].width > 0)
            setColumnWidth(i, chosen > usual ? usual + int((chosen - usual) * share) : chosen);
    }
    header()->setStretchLastSection(!hasRest);
}

void DataTable::setColumnAvailable(int column, bool available)
{
    m_available[column] = available;
    layOutColumns();
}

bool DataTable::isColumnAvailable(int column) const { return m_available.value(column); }

void DataTable::chooseColumn(int column, bool shown)
{
    if (column <= 0 || column >= m_columns.size())
        return;
    m_choices[column] = shown ? Choice::Shown : Choice::Hidden;
    layOutColumns();
    emit stateChanged();
}

void DataTable::chooseWidth(int column, int width)
{
    if (m_columns[column].width == 0)
        return;
    m_widths[column] = qMax(kNarrowest, width) * 100.0 / themeOf(this).textPercent();
    layOutColumns();
    // What did not fit is not wished for: else the line would rest until the mouse has come all the way back.
    m_widths[column] = columnWidth(column) * 100.0 / themeOf(this).textPercent();
    emit stateChanged();
}

int DataTable::contentWidth(int column) const
{
    const Theme &theme = themeOf(this);
    const int around = 2 * kPadding + outerMargin();
    int widest = titleWidth(column) - around;
    const int first = qMax(0, indexAt({0, 0}).row());
    const int last = qMin(first + kRowsLookedAt, m_model->rowCount());
    for (int row = first; row < last; ++row)
        widest = qMax(widest, cellWidth(m_model->index(row, column).data(kCellRole).value<Cell>(), theme));
    return widest + around;
}

void DataTable::fitColumns()
{
    for (int i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].width > 0 && !isColumnHidden(i))
            m_widths[i] = contentWidth(i) * 100.0 / themeOf(this).textPercent();
    }
    layOutColumns();
    emit stateChanged();
}

void DataTable::resetColumns()
{
    m_choices.fill(Choice::Automatic);
    m_widths.fill(0);
    layOutColumns();
    if (isSortingEnabled())
        sortByColumn(m_usualOrder.column, m_usualOrder.order);
    emit stateChanged();
}

DataTable::Order DataTable::order() const
{
    return {header()->sortIndicatorSection(), header()->sortIndicatorOrder()};
}

QVariantMap DataTable::saveState() const
{
    QVariantMap state;
    for (int i = 0; i < m_columns.size(); ++i) {
        if (m_choices[i] != Choice::Automatic)
            state[u"shown%1"_s.arg(i)] = m_choices[i] == Choice::Shown;
        if (m_widths[i] > 0)
            state[u"width%1"_s.arg(i)] = m_widths[i];
    }
    if (isSortingEnabled() && !(order() == m_usualOrder)) {
        state[u"sort"_s] = order().column;
        state[u"descending"_s] = order().order == Qt::DescendingOrder;
    }
    if (!state.isEmpty())
        state[u"columns"_s] = int(m_columns.size());
    return state;
}

void DataTable::restoreState(const QVariantMap &state)
{
    if (state.value(u"columns"_s).toInt() != m_columns.size())
        return;
    for (int i = 0; i < m_columns.size(); ++i) {
        const QVariant shown = state.value(u"shown%1"_s.arg(i));
        m_choices[i] = !shown.isValid() || i == 0 ? Choice::Automatic
            : shown.toBool()                      ? Choice::Shown
                                                  : Choice::Hidden;
        const double width = state.value(u"width%1"_s.arg(i)).toDouble();
        m_widths[i] = m_columns[i].width > 0 && width >= kNarrowest && width <= kWidest ? width : 0;
    }
    layOutColumns();
    bool isNumber = false;
    const int sort = state.value(u"sort"_s).toInt(&isNumber);
    if (isNumber && canSort(sort))
        sortByColumn(sort, state.value(u"descending"_s).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void DataTable::setFramed()
{
    setProperty("framed", true);
    viewport()->setAutoFillBackground(false);
    header()->viewport()->setAutoFillBackground(false);
}

void DataTable::setSortable(int column, Qt::SortOrder order)
{
    header()->setSectionsClickable(true);
    header()->setSortIndicatorClearable(false);
    header()->setSortIndicator(column, order);
    setSortingEnabled(true);
    m_usualOrder = this->order();
}

bool DataTable::canSort(int column) const
{
    return isSortingEnabled() && column >= 0 && column < m_columns.size() && m_model->canSort(column);
}

int DataTable::currentSourceRow() const { return domainIndex(m_model->sourceIndex(currentIndex())).row(); }

void DataTable::copySelection() const
{
    QStringList lines;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
        [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    for (const QModelIndex &row : std::as_const(rows)) {
        QStringList texts;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            if (m_available[column] && m_choices[column] != Choice::Hidden)
                texts << row.siblingAtColumn(column).data(Qt::AccessibleTextRole).toString();
        }
        lines << texts.join(u'\t');
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copySelection();
    if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier) { // X11 leaves it to us
        const QPoint at = visualRect(currentIndex()).center();
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, at, viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(this, &wanted);
        return;
    }
    QTreeView::keyPressEvent(event);
}

bool DataTable::event(QEvent *event) { return showRowMenu(event) || QTreeView::event(event); }

bool DataTable::viewportEvent(QEvent *event) { return showRowMenu(event) || QTreeView::viewportEvent(event); }

bool DataTable::showRowMenu(const QEvent *event)
{
    if (event->type() != QEvent::ContextMenu || isHeaderHidden())
        return false;
    if (contextMenuPolicy() != Qt::ActionsContextMenu && contextMenuPolicy() != Qt::DefaultContextMenu)
        return false;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (contextMenuPolicy() == Qt::ActionsContextMenu)
        menu->addActions(actions());
    menu->addSeparator();
    fillColumnMenu(menu->addMenu(glyph::icon(u"sliders"_s), tr("Columns")), this);
    menu->popup(static_cast<const QContextMenuEvent *>(event)->globalPos());
    return true;
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    layOutColumns();
    QTreeView::resizeEvent(event);
}

void DataTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applySizes();
}

} // namespace answerdesk::console
