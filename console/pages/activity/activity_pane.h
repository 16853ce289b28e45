// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/lists/list_pane_base.h"
#include "console/export/export_plan.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

class DetailsPanel;

/// One log of the Activity page: filters above, rows at the left, the chosen row's details at the right. GUI
/// thread.
class ActivityPane : public ListPaneBase
{
    Q_OBJECT
public:
    using ListPaneBase::ListPaneBase;

    /// The whole server instead of the company.
    virtual void setOfServer(bool ofServer) { Q_UNUSED(ofServer) }
    virtual ExportPlan exported() const = 0;
    DetailsPanel *details() const { return m_panel; }
    void closeDetails();

signals:
    void exportWanted();

protected:
    /// To be called once, after the controls of the toolbar were added.
    void build(Parts parts, DetailsPanel *details);
    bool showsToolbar() const override { return true; }
    void keyPressEvent(QKeyEvent *event) override;

private:
    DetailsPanel *m_panel = nullptr;
};

} // namespace answerdesk::console
