// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/details_panel.h"
#include "shared/api/audit.h"

namespace answerdesk::console {

/// An entry of the audit log: who did what, and member by member what it was and became. GUI thread.
class AuditDetails final : public DetailsPanel
{
    Q_OBJECT
public:
    explicit AuditDetails(QWidget *parent = nullptr);
    void setEntry(const api::AuditEntry &entry);
    /// Another server may have an entry of the same number.
    void forget() { m_entry = {}; }

signals:
    void filterWanted(const QString &text); ///< actor or target, to see its other changes

private:
    void showMember(const QString &name, const json::Value *before, const json::Value *after);
    api::AuditEntry m_entry;
    QPushButton *m_target;
};

} // namespace answerdesk::console
