// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/command_palette.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/sheet.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QAbstractListModel>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStackedWidget>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidth = 600, kRowsInView = 9;
constexpr int kLongestInput = 200;

/// Words of letters and digits, without case and accents.
QStringList wordsOf(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (!c.isMark())
            plain += c.isLetterOrNumber() ? c : QChar(u' ');
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

bool hasWordFrom(const QStringList &words, const QString &beginning)
{
    return std::any_of(
        words.begin(), words.end(), [&](const QString &word) { return word.startsWith(beginning); });
}

} // namespace

int rankOf(const Command &command, const QString &typed)
{
    const QStringList text = wordsOf(command.text);
    const QStringList where = wordsOf(command.where);
    const QString whole = text.join(u' ');
    int rank = 1;
    for (const QString &word : wordsOf(typed)) {
        if (!text.isEmpty() && text.first().startsWith(word))
            rank += 8;
        else if (hasWordFrom(text, word))
            rank += 6;
        else if (hasWordFrom(where, word))
            rank += 3;
        else if (word.size() > 1 && whole.contains(word))
            rank += 1;
        else
            return 0;
    }
    return rank;
}

/// The commands that are shown, in their order.
class CommandModel final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_commands.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(m_commands.at(index.row()).text) : QVariant();
    }
    void setCommands(QList<Command> commands)
    {
        beginResetModel();
        m_commands = std::move(commands);
        endResetModel();
    }
    const Command &at(int row) const { return m_commands.at(row); }

private:
    QList<Command> m_commands;
};

namespace {

class CommandCells final : public CellModel
{
public:
    CommandCells(CommandModel &commands, QObject *parent)
        : CellModel({{CommandPalette::tr("Command")}, {CommandPalette::tr("Where")},
                        {CommandPalette::tr("Shortcut"), true}},
            parent)
        , m_commands(commands)
    {
        setSource(&commands);
    }

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        const Command &command = m_commands.at(source.row());
        return column == 0 ? Cell{command.text, Cell::Strong}
                           : Cell{column == 1 ? command.where : command.keys, Cell::Muted};
    }

private:
    const CommandModel &m_commands;
};

} // namespace

CommandPalette::CommandPalette(QList<Command> commands, QWidget *parent)
    : QDialog(parent)
    , m_commands(std::move(commands))
    , m_shown(new CommandModel(this))
    , m_input(new QLineEdit)
    , m_table(new DataTable(new CommandCells(*m_shown, this), {{}, {130}, {110}}))
    , m_stack(new QStackedWidget)
    , m_none(new EmptyState(
          u"search"_s, tr("Nothing matches"), tr("Pages, companies and commands are searched.")))
{
    setWindowTitle(tr("Search or run"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    makeSheet(this);
    const Theme &theme = themeOf(this);
    setFixedWidth(kWidth * theme.textPercent() / 100);
    auto *box = column(this);
    m_input->setPlaceholderText(tr("Search or run…"));
    m_input->setAccessibleName(tr("Search or run"));
    m_input->setObjectName(u"paletteInput"_s);
    m_input->setMaxLength(kLongestInput);
    m_input->addAction(glyph::icon(u"search"_s), QLineEdit::LeadingPosition);
    m_input->installEventFilter(this);
    auto *top = new QWidget;
    auto *line = row(top, 12, 8);
    line->addWidget(m_input, 1);
    line->addWidget(new SheetCross(this));
    box->setContentsMargins(1, 0, 1, 0); // the border
    box->addWidget(top);
    box->addWidget(hairline());
    m_table->setObjectName(u"paletteCommands"_s);
    m_table->setAccessibleName(tr("Commands"));
    m_table->setHeaderHidden(true);
    m_table->setMargin(16);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFocusPolicy(Qt::NoFocus); // the arrow keys reach it from the line
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_none);
    m_stack->setFixedHeight(theme.size(Size::Row) * kRowsInView);
    box->addWidget(m_stack);
    box->addWidget(hairline());
    box->addWidget(
        padded(label(tr("↑ ↓ to choose · Enter to run · Ctrl+Enter to open its page · Esc to close"),
                   Type::Small, QPalette::PlaceholderText),
            QMargins(16, 8, 16, 8)));
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_table, &QTreeView::clicked, this, [this] { act(true); });
    filter();
}

void CommandPalette::filter()
{
    const QString typed = m_input->text();
    std::vector<std::pair<int, qsizetype>> found;
    for (qsizetype i = 0; i < m_commands.size(); ++i) {
        if (const int rank = rankOf(m_commands[i], typed))
            found.emplace_back(-rank, i);
    }
    std::sort(found.begin(), found.end());
    QList<Command> shown;
    for (const auto &[rank, i] : found)
        shown << m_commands[i];
    m_shown->setCommands(shown);
    m_table->setCurrentIndex(m_table->model()->index(0, 0));
    m_none->setTexts(tr("Nothing matches “%1”").arg(typed.simplified()),
        tr("Pages, companies and commands are searched."));
    m_stack->setCurrentIndex(shown.isEmpty() ? 1 : 0);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_input || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_table, key);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        act(!key->modifiers().testFlag(Qt::ControlModifier));
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void CommandPalette::act(bool isRun)
{
    const int row = m_table->currentSourceRow();
    if (row < 0)
        return;
    const Command command = m_shown->at(row);
    close(); // first: what it runs may open a dialog of its own
    (isRun || !command.open ? command.run : command.open)();
}

} // namespace answerdesk::console
