// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

class ContentStack;
class DataTable;
class ListExport;
class SelectedRows;
class Toolbar;

/// One tab of the Knowledge page: a list with details. GUI thread. The page owns the actions; a pane says
/// what they mean in it.
class KnowledgePane : public QWidget
{
    Q_OBJECT
public:
    /// What can be done in a tab, each by one button and one shortcut of the page.
    enum class Verb : unsigned char {
        Create, ///< Ctrl+N, the page's primary button
        Edit, ///< F2, Enter, double click
        Again, ///< Ctrl+R
        Remove ///< Del
    };

    using QWidget::QWidget;
    virtual void setSession(client::ApiClient *client, const QString &companyKey) = 0;
    virtual void refresh() = 0;
    virtual void setOffline(bool offline, const QString &reason) = 0;
    /// Only while shown a pane may poll.
    virtual void setActive(bool active) { Q_UNUSED(active) }
    virtual void focusFilter() = 0;
    virtual DataTable *list() const = 0;
    /// The parts that F6 goes through.
    virtual QList<QWidget *> panes() const = 0;
    /// Scope and counts, for the page's header.
    virtual QString subtitle() const = 0;
    /// Relative times have moved on.
    virtual void refreshTimes() = 0;

    /// The verb's words with an ellipsis when a dialog follows; empty: there is no such thing here.
    virtual QString textOf(Verb verb) const = 0;
    virtual bool can(Verb verb) const = 0;
    virtual void act(Verb verb) = 0;
    /// The pane itself offers the first step, so the page's primary button is not shown.
    virtual bool offersFirstStep() const { return false; }

    /// A way to the page's export: in the toolbar, and in the bar of several rows.
    void addExport(const ListExport &files);
    virtual ExportPlan exported() const = 0;
    /// What is shown of the chosen row, as lines of text; empty when none is.
    virtual QString detailsText() const = 0;

signals:
    void changed(); ///< subtitle or verbs
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    /// Shows in the stack what the model has: rows, their absence, waiting, or why nothing came. what is the
    /// sentence of a failure: "The sources could not be read."
    void showModel(models::RemoteModel *model, ContentStack *stack, const QString &what);
    /// Several rows can be selected, whose bar takes the toolbar's place. To be called once.
    SelectedRows *makeSelection(Toolbar *toolbar);
    /// A button of that bar; it can what the verb can, and otherwise says why. none: why it has no meaning
    /// for any of the rows.
    void offer(Verb verb, const QString &text, const QString &icon, const QString &none = {});
    /// Why nothing can be written; empty when it can.
    void setReason(const QString &reason);
    SelectedRows *selection() const { return m_selection; }

private:
    Toolbar *m_toolbar = nullptr;
    SelectedRows *m_selection = nullptr;
    QString m_blocked; ///< why nothing can be written; empty when it can
};

} // namespace answerdesk::console
