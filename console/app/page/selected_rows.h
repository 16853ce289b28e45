// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/bulk_run.h"
#include "console/widgets/feedback/toast.h"
#include <QtCore/QItemSelectionModel>

class QAction;

namespace answerdesk::console {

class DataTable;
class SelectionBar;
class Toolbar;

/// What is done with each of several rows, and how it is told.
struct BulkOrder {
    /// One of two texts by a number.
    struct Words {
        QString one;
        QString many; ///< with %1
    };
    BulkRun::Call call;
    QString running; ///< "Revoking: %1 of %2"
    Words worked; ///< "1 key was revoked", "%1 keys were revoked"
    Words failed; ///< whole sentences: "1 key was not revoked."
    QString undoName = {}; ///< empty: it cannot be undone
    std::function<void(const QStringList &ids)> undo = {}; ///< must be safe as long as a toast stands
};

/// The selected rows of a table. While there are several, a bar with what can be done with them takes the
/// toolbar's place; one action at a time goes through them, with its progress in the bar and one toast at the
/// end. What did not work stays selected. GUI thread; a child of the table.
class SelectedRows final : public QObject
{
    Q_OBJECT
public:
    /// The table's domain model is a models::ListModel, perhaps under a filter.
    SelectedRows(DataTable *table, Toolbar *toolbar);

    SelectionBar *bar() const { return m_bar; }
    /// Identifiers, from above.
    QStringList ids() const;
    /// These when there are several, else all that the table shows: what an export writes.
    QStringList chosenOrAll() const;
    bool several() const { return m_count > 1; }
    int count() const { return m_count; }
    /// “A”, “B”, “C” and 4 more.
    QString names(const QStringList &ids) const;

    /// Nothing happens while one runs. The client is not owned.
    void run(client::ApiClient *client, const QStringList &ids, const BulkOrder &order);
    bool isRunning() const { return m_run.isRunning(); }
    /// Another session: what runs ends without a word.
    void drop();

public slots:
    /// Leaves the current row as the only one that is selected.
    void clear();

signals:
    void changed(); ///< other rows are selected, or a run has begun or ended
    void ended(); ///< a run; the list is to be read again
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QModelIndexList chosen() const; ///< of the cells' source, from above
    void take();
    void showBar();
    void showProgress();
    void finish();
    ToastText report() const;
    QString nameOf(const QString &id) const;
    DataTable *m_table;
    Toolbar *m_toolbar;
    SelectionBar *m_bar;
    int m_count = 0;
    BulkRun m_run;
    BulkOrder m_order;
    QHash<QString, QPersistentModelIndex> m_rows; ///< that the run goes through
    QHash<QString, QString> m_names;
    qsizetype m_shownDone = 0; ///< so many have been let go of
};

} // namespace answerdesk::console
