// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtCore/QDate>

namespace answerdesk::console {

/// A figure, a part or a bar as it leads to its rows: which list, narrowed by what.
struct RowsLink {
    enum class Kind : unsigned char { Orders, Refunds, Events, Tickets };
    QString title; ///< what the rows make up: "Attributed revenue"
    QString explanation; ///< how, in words; may be empty
    Kind kind = Kind::Orders;
    client::Query filter;

    /// path: as the admin API gives it, "/admin/v1/companies/…/orders?from=…".
    static RowsLink of(const QString &title, const QString &explanation, const QString &path);
    /// As a word of the page "Orders", which shows these rows then, and back.
    QString toView() const;
    static std::optional<RowsLink> ofView(const QString &view);
    /// The same rows of some days only.
    RowsLink between(const QString &title, QDate first, QDate last) const;
    friend bool operator==(const RowsLink &, const RowsLink &) = default;
};

} // namespace answerdesk::console
