// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/fault_of.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/feedback/toast.h"
#include "shared/models/remote_model.h"

namespace answerdesk::console {

/// Shows the rows of a list, or what stands in their place. isFiltering: the server was asked for some rows
/// only; filter: the words that were typed for it. What failed stays until there is something else to show.
inline void showRows(
    const models::RemoteModel &model, ContentStack *stack, const QString &filter, bool isFiltering)
{
    if (model.rowCount() > 0)
        stack->showContent();
    else if (model.isLoaded() && isFiltering)
        stack->showNoHits(filter);
    else if (model.isLoaded())
        stack->showEmpty();
    else if (model.isLoading())
        stack->showWaiting();
}

/// Says why a list could not be read: in its place while there are no rows, else by a toast of the pane. what
/// is the sentence of the failure: "The sources could not be read."
template <typename Pane>
void tellFailures(models::RemoteModel *model, ContentStack *stack, const QString &what, Pane *pane)
{
    QObject::connect(stack, &ContentStack::retryRequested, model, &models::RemoteModel::refresh);
    QObject::connect(model, &models::RemoteModel::failed, pane,
        [pane, model, stack, what](const client::ApiFailure &failure) {
            const Fault fault = faultOf(what, failure);
            if (!model->isLoaded())
                stack->showFault(fault);
            else if (!failure.offline) // the banner speaks of that
                emit pane->toastWanted(ToastText::of(fault));
        });
}

} // namespace answerdesk::console
