// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/shop_blocks.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::faqs {

inline constexpr int kMostShopBlocks = 2'000; ///< of a host of a company
inline constexpr qint64 kShopBlockMs = 90 * 24 * 3'600'000LL;

/// Which blocks of a page other products' pages of its host show too. Reading.
QSet<QString> loadCommonBlocks(storage::Connection &connection, const QString &companyKey, qint64 pageId,
    const PageBlocks &blocks, qint64 nowMs);

/// Keeps a page's blocks; the pages that first showed those which have just proved common, and whose FAQs may
/// rest on them. In a write job.
QList<qint64> storeBlocks(storage::Connection &connection, const QString &companyKey, qint64 pageId,
    const PageBlocks &blocks, qint64 nowMs);

} // namespace answerdesk::faqs
