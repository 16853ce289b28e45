// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admins/admin_cells.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RoleWords wordsOf(api::AdminRole role)
{
    switch (role) {
    case api::AdminRole::Operator:
        return {AdminCells::tr("Operator"),
            AdminCells::tr("Full access: all companies, administrators and the server itself.")};
    case api::AdminRole::CompanyAdmin:
        return {AdminCells::tr("Company administrator"),
            AdminCells::tr("Full access to the assigned companies only.")};
    case api::AdminRole::CompanyTester:
        return {AdminCells::tr("Company tester"),
            AdminCells::tr("Can view the assigned companies, ask questions and create test keys.")};
    case api::AdminRole::CompanyViewer:
        return {AdminCells::tr("Company viewer"), AdminCells::tr("Can view the assigned companies.")};
    }
    return {};
}

Columns<api::Administrator> AdminCells::columns(const QString &self, const Clock &clock)
{
    using Row = api::Administrator;
    const auto email = [&self](const Row &admin) -> Cell {
        const QStringList companies(admin.companies.begin(), admin.companies.end());
        const QString sees = companies.isEmpty() ? tr("All companies") : companies.join(u", "_s);
        return {admin.email, Cell::TwoLine, Tone::Neutral,
            admin.adminId == self ? tr("You · %1").arg(sees) : sees};
    };
    const auto role = [](const Row &admin) -> Cell {
        return {wordsOf(admin.role).name, admin.disabled ? Cell::Muted : Cell::Text};
    };
    const auto state = [](const Row &admin) -> Cell {
        return {admin.disabled ? tr("Disabled") : tr("Active"), Cell::Badge,
            admin.disabled ? Tone::Neutral : Tone::Success};
    };
    const auto signedIn = [&clock](const Row &admin) {
        return admin.lastSignInAt ? agoCell(admin.lastSignInAt, clock) : Cell{tr("Never")};
    };
    return {{tr("Administrator"), &Row::email, email},
        {tr("Role"), [](const Row &admin) { return QString(schema::enumName(admin.role)); }, role,
            {.width = 190}},
        {tr("State"), &Row::disabled, state, {.width = 110}},
        {tr("Last sign-in"), &Row::lastSignInAt, signedIn, {.width = 150, .hideBelow = 620}}};
}

} // namespace answerdesk::console
