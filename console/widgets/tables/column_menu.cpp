// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QCoreApplication>
#include <QtGui/QActionGroup>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

namespace {

struct ColumnMenu {
    Q_DECLARE_TR_FUNCTIONS(ColumnMenu)
};

QString titleOf(const DataTable *table, int column)
{
    QString title = table->cells()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return title.replace(u'&', QStringLiteral("&&"));
}

void addOrders(QMenu *menu, DataTable *table)
{
    const QHeaderView *header = table->header();
    auto *columns = new QActionGroup(menu);
    auto *orders = new QActionGroup(menu);
    const auto add = [&](QActionGroup *group, const QString &text, bool on, int column, Qt::SortOrder order) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, table,
            [table, column, order] { table->sortByColumn(column, order); });
        return action;
    };
    const int sorted = header->sortIndicatorSection();
    const bool isSorted = table->canSort(sorted);
    const Qt::SortOrder order = isSorted ? header->sortIndicatorOrder() : Qt::AscendingOrder;
    for (int column = 0; column < table->cells()->columnCount(); ++column) {
        if (table->canSort(column) && table->isColumnAvailable(column))
            add(columns, titleOf(table, column), column == sorted, column, order);
    }
    menu->addSeparator();
    for (const Qt::SortOrder each : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        const QString text
            = each == Qt::AscendingOrder ? ColumnMenu::tr("Ascending") : ColumnMenu::tr("Descending");
        add(orders, text, isSorted && each == order, sorted, each)->setEnabled(isSorted);
    }
}

} // namespace

void fillColumnMenu(QMenu *menu, DataTable *table)
{
    for (int column = 0; column < table->cells()->columnCount(); ++column) {
        if (!table->isColumnAvailable(column))
            continue;
        QAction *action = menu->addAction(titleOf(table, column));
        action->setCheckable(true);
        action->setChecked(!table->isColumnHidden(column));
        action->setEnabled(column > 0); // without its names a list says nothing
        QObject::connect(action, &QAction::triggered, table,
            [table, column](bool on) { table->chooseColumn(column, on); });
    }
    menu->addSeparator();
    if (table->isSortingEnabled())
        addOrders(menu->addMenu(ColumnMenu::tr("Sort by")), table);
    QObject::connect(menu->addAction(ColumnMenu::tr("Fit widths to content")), &QAction::triggered, table,
        &DataTable::fitColumns);
    QAction *reset = menu->addAction(ColumnMenu::tr("Reset columns"));
    reset->setEnabled(!table->saveState().isEmpty());
    QObject::connect(reset, &QAction::triggered, table, &DataTable::resetColumns);
}

QPushButton *columnsButton(DataTable *table)
{
    QPushButton *opens = button(ColumnMenu::tr("Columns"), QStringLiteral("sliders"), Kind::Ghost);
    opens->setObjectName(table->objectName() + QStringLiteral("Columns"));
    QObject::connect(opens, &QPushButton::clicked, table, [opens, table] {
        auto *menu = new QMenu(opens);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(menu, table);
        const int start = opens->isRightToLeft() ? 0 : opens->width() - menu->sizeHint().width();
        menu->popup(opens->mapToGlobal(QPoint(start, opens->height()))); // it stands at the page's end
    });
    return opens;
}

} // namespace answerdesk::console
