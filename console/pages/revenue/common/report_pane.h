// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/pages/revenue/common/rows_link.h"
#include "console/widgets/feedback/toast.h"
#include "shared/models/remote_model.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

class ContentStack;
class DataTable;

/// One tab of the report's lower half. GUI thread.
class ReportPane : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    virtual DataTable *list() const = 0;
    /// Exactly what is shown, with all its rows.
    virtual ExportPlan exported() const = 0;

signals:
    void rowsWanted(const answerdesk::console::RowsLink &link);
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    /// Shows in the stack what the model has: rows, their absence, waiting, or why nothing came. what is the
    /// sentence of a failure: "The orders could not be read."
    void showModel(models::RemoteModel *model, ContentStack *stack, const QString &what);
};

} // namespace answerdesk::console
