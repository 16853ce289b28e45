// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/administrators.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

struct RoleWords {
    QString name; ///< "Operator"
    QString text; ///< what it may do, in a sentence
};
RoleWords wordsOf(api::AdminRole role);

/// A row of the list of administrators.
class AdminCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Email, Role, State, LastSignIn };
    explicit AdminCells(const Clock &clock, QObject *parent = nullptr);
    /// Who is signed in.
    void setSelf(const QString &adminId);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
    QString m_self;
};

} // namespace answerdesk::console
