// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "console/widgets/tables/selection_bar.h"
#include "shared/models/remote_model.h"
#include <QtGui/QKeyEvent>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qsizetype kNamed = 4, kToldInDetails = 50, kLongestName = 60;
constexpr auto kRow = QItemSelectionModel::Rows;

QString countedBy(const BulkOrder::Words &words, qsizetype n)
{
    return timetext::counted(n, words.one, words.many);
}

QString idOf(const QModelIndex &row) { return row.data(models::RemoteModel::IdRole).toString(); }

QString quoted(const QString &name)
{
    return SelectedRows::tr("“%1”").arg(
        name.size() > kLongestName ? name.left(kLongestName - 1) + u'…' : name);
}
} // namespace

SelectedRows::SelectedRows(DataTable *table, Toolbar *toolbar)
    : QObject(table)
    , m_table(table)
    , m_toolbar(toolbar)
    , m_bar(new SelectionBar)
{
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->installEventFilter(this);
    toolbar->setSubstitute(m_bar);
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SelectedRows::take);
    // What goes takes its selection along, and so does a click beside the rows; but details and actions are
    // those of the current row, which has to be seen.
    const auto keepOne = [this] {
        if (!m_table->selectionModel()->hasSelection())
            clear();
    };
    connect(
        table->selectionModel(), &QItemSelectionModel::selectionChanged, this, keepOne, Qt::QueuedConnection);
    // Later: a model is reset, too, when its page goes with all that it would be asked for.
    connect(table->model(), &QAbstractItemModel::modelReset, this, &SelectedRows::take, Qt::QueuedConnection);
    connect(m_bar, &SelectionBar::clearRequested, this, &SelectedRows::clear);
    connect(m_bar, &SelectionBar::cancelRequested, this, [this] {
        m_bar->setCancelling();
        m_run.cancel();
    });
    connect(&m_run, &BulkRun::progressed, this, &SelectedRows::showProgress);
    connect(&m_run, &BulkRun::ended, this, &SelectedRows::finish);
}

QModelIndexList SelectedRows::chosen() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (QModelIndex &row : rows)
        row = m_table->cells()->sourceIndex(row);
    return rows;
}

QStringList SelectedRows::ids() const
{
    QStringList ids;
    for (const QModelIndex &row : chosen())
        ids << idOf(row);
    return ids;
}

QStringList SelectedRows::chosenOrAll() const
{
    if (several())
        return ids();
    QStringList ids;
    for (int row = 0; row < m_table->model()->rowCount(); ++row)
        ids << idOf(m_table->cells()->sourceIndex(m_table->cells()->index(row, 0)));
    return ids;
}

QString SelectedRows::nameOf(const QString &id) const { return quoted(m_names.value(id, id)); }

QString SelectedRows::names(const QStringList &ids) const
{
    QStringList names;
    for (const QModelIndex &row : chosen()) {
        if (names.size() < kNamed && ids.contains(idOf(row)))
            names << quoted(row.data().toString());
    }
    const qsizetype more = ids.size() - names.size();
    const QString named = names.join(u", "_s);
    return more > 0 ? tr("%1 and %2 more").arg(named, QLocale().toString(more)) : named;
}

void SelectedRows::take()
{
    m_count = int(m_table->selectionModel()->selectedRows().size());
    showBar();
    emit changed();
}

void SelectedRows::showBar()
{
    const bool isShown = several() || (isRunning() && m_run.total() > 1); // one row is done at once
    const bool hadFocus = m_bar->isAncestorOf(m_bar->window()->focusWidget());
    m_toolbar->showSubstitute(isShown);
    m_bar->setCount(m_count);
    if (hadFocus && !isShown)
        m_table->setFocus(Qt::OtherFocusReason);
}

void SelectedRows::clear()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_table->selectionModel()->select(current, QItemSelectionModel::ClearAndSelect | kRow);
    else
        m_table->clearSelection();
}

bool SelectedRows::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress && several() && !isRunning()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        clear();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void SelectedRows::run(client::ApiClient *client, const QStringList &ids, const BulkOrder &order)
{
    if (isRunning() || ids.isEmpty())
        return;
    m_order = order;
    m_rows.clear();
    m_shownDone = 0;
    const QSet<QString> wanted(ids.begin(), ids.end());
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        const QModelIndex index = m_table->cells()->index(row, 0);
        const QModelIndex source = m_table->cells()->sourceIndex(index);
        if (const QString id = idOf(source); wanted.contains(id)) {
            m_rows[id] = index;
            m_names[id] = source.data().toString();
        }
    }
    m_run.start(client, ids, order.call);
    showProgress();
    showBar();
    emit changed();
}

void SelectedRows::showProgress()
{
    if (!isRunning())
        return;
    const QLocale locale;
    m_bar->showProgress(
        m_order.running.arg(locale.toString(m_run.answered()), locale.toString(m_run.total())),
        m_run.answered(), m_run.total());
    for (; m_shownDone < m_run.done().size(); ++m_shownDone) {
        if (const QModelIndex row = m_rows.value(m_run.done()[m_shownDone]); row.isValid())
            m_table->selectionModel()->select(row, QItemSelectionModel::Deselect | kRow);
    }
}

void SelectedRows::finish()
{
    for (; m_shownDone < m_run.done().size(); ++m_shownDone) {
        if (const QModelIndex row = m_rows.value(m_run.done()[m_shownDone]); row.isValid())
            m_table->selectionModel()->select(row, QItemSelectionModel::Deselect | kRow);
    }
    if (!m_run.refusals().empty()) {
        if (const QModelIndex first = m_rows.value(m_run.refusals().front().id); first.isValid())
            m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::Select | kRow);
    }
    if (!m_table->selectionModel()->hasSelection())
        clear();
    m_bar->showActions();
    const ToastText toast = report();
    m_order = {};
    m_rows.clear();
    take();
    emit ended();
    emit toastWanted(toast);
}

ToastText SelectedRows::report() const
{
    const auto &refusals = m_run.refusals();
    QStringList said;
    if (!m_run.done().isEmpty())
        said << countedBy(m_order.worked, m_run.done().size());
    const qsizetype left = m_run.total() - m_run.answered();
    if (refusals.empty()) {
        if (left > 0)
            said << timetext::counted(left, tr("1 is not affected"), tr("%1 are not affected"));
        ToastText toast{said.join(u" · "_s)};
        if (m_order.undo && !m_run.done().isEmpty()) {
            toast.actionName = m_order.undoName;
            toast.action = [undo = m_order.undo, ids = m_run.done()] { undo(ids); };
        }
        return toast;
    }
    if (!said.isEmpty())
        said.last() += u'.';
    said << countedBy(m_order.failed, qsizetype(refusals.size()) + left);
    Fault fault = faultOf(said.join(u' '), refusals.front().failure);
    if (m_run.total() > 1)
        fault.why = u"%1: %2"_s.arg(nameOf(refusals.front().id), fault.why);
    QStringList details{fault.technical};
    for (std::size_t i = 1; i < refusals.size() && details.size() <= kToldInDetails; ++i) {
        const Fault other = faultOf(nameOf(refusals[i].id), refusals[i].failure);
        details << u"%1: %2 (%3)"_s.arg(other.what, other.why, other.marks());
    }
    details.removeAll(QString());
    fault.technical = details.join(u'\n');
    if (refusals.size() > 1) {
        fault.remedy += u' '
            + timetext::counted(
                qint64(refusals.size()) - 1, tr("1 more in the details."), tr("%1 more in the details."));
        fault.remedy = fault.remedy.trimmed();
    }
    return ToastText::of(fault);
}

void SelectedRows::drop()
{
    m_names.clear();
    if (!isRunning())
        return;
    m_run.drop();
    m_order = {};
    m_rows.clear();
    m_bar->showActions();
    take();
}

} // namespace answerdesk::console
