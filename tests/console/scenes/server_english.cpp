// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/server_english.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/cells.h"
#include "console/words/server_words.h"
#include <QtCore/QRegularExpression>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLabel>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

/// A text, its lines, and what stands in them between the marks that part one thing from another.
QStringList partsOf(const QString &text)
{
    QStringList parts{text};
    for (const QString &line : text.split(u'\n')) {
        parts << line;
        for (const QString &gap : {u" · "_s, u" – "_s, u": "_s, u"; "_s})
            parts += line.split(gap);
        // What goes on in German: "%1. Leave empty to use the default."
        parts << line.section(u". "_s, 0, 0);
    }
    return parts;
}

QStringList textsOf(const QAbstractItemView &view)
{
    QStringList texts;
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            const Cell cell = index.data(kCellRole).value<Cell>();
            texts << cell.text << cell.sub << cell.tip << index.data().toString()
                  << index.data(Qt::ToolTipRole).toString();
        }
    }
    return texts;
}

QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts << label->text();
    if (const auto *paragraph = qobject_cast<const Paragraph *>(&widget))
        texts << paragraph->plain();
    if (const auto *elided = qobject_cast<const ElidedLabel *>(&widget))
        texts << elided->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts << button->text();
    // The server's log is English in every window.
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view && view->objectName() != u"logTable")
        texts += textsOf(*view);
    return texts;
}

} // namespace

QStringList serverEnglish(const QWidget &root)
{
    QStringList found;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&root))
            continue;
        for (const QString &text : textsOf(*widget)) {
            for (const QString &part : partsOf(text)) {
                const auto german = serverwords::known(part);
                if (german && *german != part && !found.contains(part))
                    found << part;
            }
        }
    }
    return found;
}

} // namespace answerdesk::tests
