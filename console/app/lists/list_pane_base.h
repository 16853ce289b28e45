// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/selected_rows.h"
#include "console/widgets/dialogs/dialog.h"
#include "shared/models/list_model.h"
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class CellModel;
class ContentStack;
class DataTable;
class EmptyState;
class Toolbar;

/// What a pane does with its rows after a question: one way for the current row and for several.
struct RowsAction {
    QStringList ids;
    Confirmation question; ///< without words there is none
    BulkOrder order;
    QString workedAlone; ///< "The entry was deleted"
    QString failedAlone; ///< a sentence: "The entry was not deleted."
};

/// A list with what belongs to it: filters above, the rows or what stands in their place, details of the
/// current row, several rows at once. GUI thread.
class ListPaneBase : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    virtual void setSession(client::ApiClient *client, const QString &companyKey);
    virtual void refresh();
    /// Writing controls are disabled with the reason.
    virtual void setOffline(bool offline, const QString &reason);
    /// Only while shown a pane may poll.
    virtual void setActive(bool active) { Q_UNUSED(active) }
    void focusFilter();
    DataTable *list() const { return m_table; }
    /// The parts that F6 goes through.
    virtual QList<QWidget *> panes() const;
    /// Scope and counts.
    virtual QString subtitle() const = 0;
    /// Relative times have moved on.
    void refreshTimes();
    /// There are no rows, and the pane itself offers the first step.
    virtual bool offersFirstStep() const;
    /// What is shown of the current row, as lines of text; empty when there is none.
    virtual QString detailsText() const { return {}; }

signals:
    void changed(); ///< rows, filters, or what can be done
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    struct Parts {
        QString name; ///< for object names and files: "lexicon"
        QString title; ///< of the table, for screen readers
        QAbstractItemModel *model = nullptr; ///< a RemoteModel, or rows that are here
        CellModel *cells = nullptr;
        QWidget *details = nullptr;
        EmptyState *empty = nullptr;
        QString failure; ///< "The lexicon could not be read."
        QList<QWidget *> tools = {}; ///< at the end of the toolbar
        QWidget *strip = nullptr; ///< below the toolbar
        QString splitName = {}; ///< of the splitter, under which its shares are kept; empty: there is none
        QList<int> shares = {}; ///< pixels of rows and details at a text size of 100 %
        Qt::Orientation split = Qt::Vertical;
        bool choosesFirst = true; ///< the first row is current as soon as there is one
    };
    /// To be called once, after the controls of the toolbar were added.
    void build(const Parts &parts);
    /// A field whose text is looked for once typing rests.
    QLineEdit *addSearch(const QString &placeholder, int stretch = 0);
    QComboBox *addChoice(const QString &name, const QString &objectName);
    /// Several rows can be selected, whose bar takes the toolbar's place. To be called once, after build().
    SelectedRows *makeSelection();
    /// Asks, then acts on the rows one after the other; what became of it is said in one toast.
    void carryOut(const RowsAction &action);
    /// Buttons that write: they are disabled while nothing can be written.
    void addWriting(const QList<QPushButton *> &buttons) { m_writing += buttons; }

    virtual bool isFiltering() const { return !typed().isEmpty(); }
    /// Puts the controls back to where nothing is hidden.
    virtual void clearFilter() { setTyped({}); }
    /// Hands what the controls say to the model.
    virtual void applyFilter() = 0;
    virtual void showRow(int row) = 0;
    virtual bool showsToolbar() const;

    void showState();
    void showDetails();
    /// Row of the domain model that is current, or -1.
    int currentRow() const;
    /// Makes a row of the domain model the current one.
    void choose(int row);
    QString typed() const;
    void setTyped(const QString &text);
    /// "1,204", with a plus while the server has more.
    QString countText() const;
    bool isOffline() const { return !m_reason.isEmpty(); }
    /// Why nothing can be written; empty when it can.
    const QString &reason() const { return m_reason; }
    SelectedRows *selection() const { return m_selection; }
    Toolbar *toolbar();
    QWidget *details() const { return m_details; }
    models::RemoteModel *remote() const { return m_remote; }

private:
    void connectParts(const Parts &parts);
    Toolbar *m_toolbar = nullptr;
    QWidget *m_line = nullptr; ///< below the toolbar, and gone with it
    QLineEdit *m_search = nullptr;
    QAbstractItemModel *m_model = nullptr;
    models::RemoteModel *m_remote = nullptr; ///< m_model, where the server has the rows
    DataTable *m_table = nullptr;
    QWidget *m_details = nullptr;
    ContentStack *m_stack = nullptr;
    SelectedRows *m_selection = nullptr;
    QList<QPushButton *> m_writing;
    QTimer m_typed;
    QString m_reason;
    bool m_choosesFirst = true;
};

/// A list whose model is a ListModel<Row>.
template <typename Row, typename Base = ListPaneBase>
class ListPane : public Base
{
public:
    using Base::Base;

protected:
    /// The current row; null: there is none.
    const Row *current() const
    {
        const int row = this->currentRow();
        return row < 0 ? nullptr : &static_cast<const models::ListModel<Row> *>(this->remote())->at(row);
    }
};

} // namespace answerdesk::console
