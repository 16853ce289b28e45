// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <optional>

namespace answerdesk::faqs {

/// What a model said of a page and passed the checks.
struct StoredWording {
    QString digest; ///< of all that it was asked
    QByteArray body; ///< JSON
};

// Reading.
std::optional<StoredWording> loadWording(
    storage::Connection &connection, const QString &companyKey, qint64 pageId);

// Writing, in a write job.
void storeWording(
    storage::Connection &connection, const QString &companyKey, qint64 pageId, const StoredWording &wording);
/// A wording that held nothing, because all that the model said failed the checks: the model is asked again.
void forgetEmptyWording(storage::Connection &connection, const QString &companyKey, qint64 pageId);

} // namespace answerdesk::faqs
