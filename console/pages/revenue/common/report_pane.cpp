// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/common/report_pane.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/feedback/states.h"

namespace answerdesk::console {

void ReportPane::showModel(models::RemoteModel *model, ContentStack *stack, const QString &what)
{
    const auto show = [model, stack] {
        if (model->rowCount() > 0)
            stack->showContent();
        else if (model->isLoading())
            stack->showWaiting();
        else if (model->isLoaded())
            stack->showEmpty();
    };
    connect(model, &models::RemoteModel::loaded, stack, show);
    connect(model, &models::RemoteModel::loadingChanged, stack, show);
    connect(model, &QAbstractItemModel::modelReset, stack, show);
    connect(stack, &ContentStack::retryRequested, model, &models::RemoteModel::refresh);
    connect(model, &models::RemoteModel::failed, this,
        [this, model, stack, what](const client::ApiFailure &failure) {
            const Fault fault = faultOf(what, failure);
            if (model->rowCount() == 0)
                stack->showFault(fault);
            else if (!failure.offline) // the banner speaks of that
                emit toastWanted(ToastText::of(fault));
        });
}

} // namespace answerdesk::console
