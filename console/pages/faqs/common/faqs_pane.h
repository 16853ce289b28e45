// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QAction;

namespace answerdesk::console {

/// What stands beside the list of pages on the Product FAQs page, in a tab of its own. GUI thread.
class FaqsPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    virtual void setSession(client::ApiClient *client, const QString &companyKey) = 0;
    virtual void refresh() = 0;
    /// Why nothing can be changed, as a sentence; empty: it can.
    virtual void setBlocked(const QString &reason) = 0;
    /// Only while shown a pane may poll.
    virtual void setActive(bool active) = 0;
    virtual void focusFilter() { focusContent(); }
    virtual void focusContent() = 0;
    /// The parts that F6 goes through.
    virtual QList<QWidget *> panes() const = 0;
    /// Scope and counts, for the page's header.
    virtual QString subtitle() const = 0;
    /// Relative times have moved on.
    virtual void refreshTimes() = 0;
    /// What can be done here; with their shortcuts only while the pane is shown.
    virtual QList<QAction *> verbs() const = 0;
    /// Those of them that have a button in the page's header, the primary one last.
    virtual QList<QAction *> headVerbs() const = 0;
    /// The pane itself offers the first step, so the header does not.
    virtual bool offersFirstStep() const { return false; }
    /// Number of rows that need an administrator; the tab shows it.
    virtual int waitingCount() const { return 0; }
    virtual QString detailsText() const { return {}; }

signals:
    void changed(); ///< the subtitle or waitingCount()
    void toastWanted(const answerdesk::console::ToastText &toast);
    void pagesChanged(); ///< FAQs are made again of some pages
};

} // namespace answerdesk::console
