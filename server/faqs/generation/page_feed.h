// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/generation/page_maker.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::faqs {

/// Puts what the company's feeds say of a page's product over what the page says, and accepts the page when
/// one says something. Any thread, with a connection of its own.
void takeFeed(storage::Connection &connection, const QString &companyKey, const QString &url, qint64 nowMs,
    MadePage &made);

} // namespace answerdesk::faqs
