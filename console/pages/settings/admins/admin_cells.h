// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/administrators.h"
#include "shared/core/clock.h"
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

struct RoleWords {
    QString name; ///< "Operator"
    QString text; ///< what it may do, in a sentence
};
RoleWords wordsOf(api::AdminRole role);

/// The list of administrators.
struct AdminCells {
    Q_DECLARE_TR_FUNCTIONS(AdminCells)
public:
    /// self: the id of who is signed in; not owned, and neither is the clock.
    static Columns<api::Administrator> columns(const QString &self, const Clock &clock);
};

} // namespace answerdesk::console
