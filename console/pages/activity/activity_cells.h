// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/message_log.h"
#include "console/widgets/tables/columns.h"
#include "shared/core/clock.h"
#include "shared/models/api_key_model.h"
#include "shared/models/audit_model.h"
#include "shared/models/commerce_list_model.h"
#include "shared/models/request_model.h"
#include <QtCore/QCoreApplication>

// The logs as tables.
namespace answerdesk::console {

struct ActivityCells {
    Q_DECLARE_TR_FUNCTIONS(ActivityCells)
public:
    /// Places of the columns that are there only for the whole server.
    static constexpr int kCompanyOfRequest = 4, kCompanyOfAudit = 3;

    /// Names of keys come from the model of keys, as far as it knows them. Model and clock are not owned.
    static Columns<api::RequestRow> requests(const models::ApiKeyModel &keys, const Clock &clock);
    static Columns<api::RefusedEvent> refusedEvents(const Clock &clock);
    static Columns<api::AuditEntry> audit(const Clock &clock);
    static Columns<Message> messages(const Clock &clock);
};

/// What a key is called: its name, or its id where only that is known; empty for none.
QString keyName(const models::ApiKeyModel &keys, const std::optional<QString> &keyId);

} // namespace answerdesk::console
