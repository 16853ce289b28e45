// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/states.h"
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

} // namespace answerdesk::console
