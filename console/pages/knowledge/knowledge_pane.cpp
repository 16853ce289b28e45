// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/knowledge_pane.h"
#include "console/app/fault_of.h"
#include "console/widgets/states.h"

namespace answerdesk::console {

void KnowledgePane::showModel(models::RemoteModel *model, ContentStack *stack, const QString &what)
{
    connect(stack, &ContentStack::retryRequested, model, &models::RemoteModel::refresh);
    connect(model, &models::RemoteModel::failed, this,
        [this, model, stack, what](const client::ApiFailure &failure) {
            const Fault fault = faultOf(what, failure);
            if (!model->isLoaded())
                stack->showFault(fault);
            else if (!failure.offline) // the banner speaks of that
                emit toastWanted(ToastText::of(fault));
        });
}

} // namespace answerdesk::console
