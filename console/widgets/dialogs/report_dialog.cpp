// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/dialogs/report_dialog.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QStringListModel>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Lines "what\nreason" as two columns.
class ReportCells final : public CellModel
{
public:
    using CellModel::CellModel;

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        const QString line = source.data(Qt::DisplayRole).toString();
        return {line.section(u'\n', column, column), column == 0 ? Cell::Strong : Cell::Text};
    }
};

} // namespace

ReportDialog::ReportDialog(const Texts &texts, const QList<Line> &lines, int width, QWidget *parent)
    : TaskDialog(texts.heading, WithKey, parent)
{
    addText(texts.summary);
    QStringList rows;
    for (const Line &line : lines)
        rows << line.what.simplified() + u'\n' + line.reason.simplified();
    auto *cells = new ReportCells({{texts.what}, {texts.reason}}, this);
    cells->setSource(new QStringListModel(rows, this));
    auto *table = new DataTable(cells, {{.width = width}, {}});
    table->setObjectName(u"reportTable"_s);
    table->setAccessibleName(texts.heading);
    table->setMinimumHeight(qBound(120, int(lines.size() + 1) * themeOf(this).size(Size::Row) + 8, 340));
    content()->addWidget(framed(table));
    auto *copy = button(tr("Copy the list"), u"copy"_s);
    auto *close = button(tr("Close"));
    setButtons({copy, close});
    connect(copy, &QPushButton::clicked, this, [rows, copy] {
        QGuiApplication::clipboard()->setText(
            QStringList(rows).replaceInStrings(u"\n"_s, u"\t"_s).join(u'\n'));
        copy->setText(ReportDialog::tr("Copied"));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace answerdesk::console
