// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/widgets/feedback/toast.h"
#include "shared/core/clock.h"
#include "shared/models/remote_model.h"
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class CellModel;
class ContentStack;
class DataTable;
class DetailsPanel;
class EmptyState;
class Toolbar;

/// One log of the Activity page: filters above, rows at the left, the chosen row's details at the right. GUI
/// thread.
class ActivityPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setSession(client::ApiClient *client, const QString &companyKey) = 0;
    /// The whole server instead of the company.
    virtual void setOfServer(bool ofServer) { Q_UNUSED(ofServer) }
    /// Only while shown a pane may poll.
    virtual void setActive(bool active) = 0;
    void refresh();
    /// How many rows, of what, for the page's header.
    virtual QString subtitle() const = 0;
    virtual ExportPlan exported() const = 0;

    void focusFilter();
    DataTable *table() const { return m_table; }
    QWidget *toolbar() const;
    DetailsPanel *details() const { return m_details; }
    void closeDetails();

signals:
    void changed(); ///< rows, filters, or what can be done
    void exportWanted();
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    struct Parts {
        QString name; ///< for object names: "requests"
        QAbstractItemModel *model = nullptr; ///< a RemoteModel, or rows that are here
        DataTable *table = nullptr;
        DetailsPanel *details = nullptr;
        EmptyState *empty = nullptr;
        QString failure; ///< "The requests could not be read."
    };
    /// To be called once, after the controls of the toolbar were added.
    void build(const Parts &parts);
    /// A field whose text is looked for on the server once typing rests.
    QLineEdit *addSearch(const QString &placeholder, int width);
    QComboBox *addChoice(const QString &name, const QString &objectName);
    void addToToolbar(QWidget *control);
    /// "1,204", with a plus while the server has more.
    QString countText() const;
    QString typed() const;
    void setTyped(const QString &text);

    virtual bool isFiltering() const = 0;
    /// Puts the controls back to where nothing is hidden.
    virtual void clearFilter() = 0;
    /// Hands what the controls say to the model.
    virtual void applyFilter() = 0;
    virtual void showDetails(int row) = 0;

    void showState();
    void keyPressEvent(QKeyEvent *event) override;

private:
    void watch(const QString &failure);
    void showChosen();
    Toolbar *m_toolbar = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_export = nullptr;
    QAbstractItemModel *m_model = nullptr;
    models::RemoteModel *m_remote = nullptr; ///< m_model, where the server has the rows
    DataTable *m_table = nullptr;
    DetailsPanel *m_details = nullptr;
    ContentStack *m_stack = nullptr;
    QTimer m_typed;
};

} // namespace answerdesk::console
