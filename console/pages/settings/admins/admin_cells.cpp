// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admins/admin_cells.h"
#include "shared/models/administrator_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Admins = models::AdministratorModel;

RoleWords wordsOf(api::AdminRole role)
{
    switch (role) {
    case api::AdminRole::Operator:
        return {AdminCells::tr("Operator"),
            AdminCells::tr("May do everything, with all companies, administrators and the server itself.")};
    case api::AdminRole::CompanyAdmin:
        return {AdminCells::tr("Company administrator"),
            AdminCells::tr("Sees its companies only, and may change everything about them.")};
    case api::AdminRole::CompanyTester:
        return {AdminCells::tr("Company tester"),
            AdminCells::tr("Sees its companies, asks questions and makes test keys; changes nothing else.")};
    case api::AdminRole::CompanyViewer:
        return {AdminCells::tr("Company viewer"), AdminCells::tr("Sees its companies and changes nothing.")};
    }
    return {};
}

AdminCells::AdminCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Administrator"), false, Qt::DisplayRole}, {tr("Role"), false, Admins::RoleRole},
                    {tr("State"), false, Admins::DisabledRole},
                    {tr("Last sign-in"), false, Admins::LastSignInAtRole}},
        parent)
    , m_clock(clock)
{
}

void AdminCells::setSelf(const QString &adminId)
{
    m_self = adminId;
    refreshCells();
}

Cell AdminCells::cell(const QModelIndex &source, int column) const
{
    const api::Administrator &admin = rowAt<Admins>(source);
    switch (column) {
    case Email: {
        const QStringList companies(admin.companies.begin(), admin.companies.end());
        QString sub = companies.isEmpty() ? tr("All companies") : companies.join(u", "_s);
        if (admin.adminId == m_self)
            sub = tr("You · %1").arg(sub);
        return {admin.email, Cell::TwoLine, Tone::Neutral, sub};
    }
    case Role:
        return {wordsOf(admin.role).name, admin.disabled ? Cell::Muted : Cell::Text};
    case State:
        return {admin.disabled ? tr("Disabled") : tr("Active"), Cell::Badge,
            admin.disabled ? Tone::Neutral : Tone::Success};
    default:
        return admin.lastSignInAt ? agoCell(admin.lastSignInAt, m_clock) : Cell{tr("Never")};
    }
}

} // namespace answerdesk::console
