// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"

namespace answerdesk::console {

/// A row of the list of companies.
class CompanyCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Region, ApiAccess, Faqs, TimeZone, Currency };
    explicit CompanyCells(QObject *parent = nullptr);
    /// The company that all pages show.
    void setCurrent(const QString &key);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    QString m_current;
};

} // namespace answerdesk::console
