// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admin_cells.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
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
    : CellModel({{tr("Administrator"), false, Admins::EmailRole}, {tr("Role"), false, Admins::RoleRole},
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
    const bool isDisabled = source.data(Admins::DisabledRole).toBool();
    switch (column) {
    case Email: {
        const QStringList companies = source.data(Admins::CompaniesRole).toStringList();
        QString sub = companies.isEmpty() ? tr("All companies") : companies.join(u", "_s);
        if (source.data(Admins::AdminIdRole).toString() == m_self)
            sub = tr("You · %1").arg(sub);
        return {source.data(Admins::EmailRole).toString(), Cell::TwoLine, Tone::Neutral, sub};
    }
    case Role: {
        const auto role = schema::enumValue<api::AdminRole>(source.data(Admins::RoleRole).toString());
        return {role ? wordsOf(*role).name : source.data(Admins::RoleRole).toString(),
            isDisabled ? Cell::Muted : Cell::Text};
    }
    case State:
        return {isDisabled ? tr("Disabled") : tr("Active"), Cell::Badge,
            isDisabled ? Tone::Neutral : Tone::Success};
    default: {
        const QDateTime at = source.data(Admins::LastSignInAtRole).toDateTime();
        return {at.isValid() ? timetext::ago(at, utcDateTime(m_clock.nowMs())) : tr("Never"), Cell::Text,
            Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    }
}

} // namespace answerdesk::console
