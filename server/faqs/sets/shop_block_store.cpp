// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/shop_block_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::faqs {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

/// A block as the page of one product first showed it.
struct ShopBlock {
    QString companyKey;
    QString host;
    QString hash;
    QString product;
    qint64 pageId = 0;
    bool isCommon = false;
    qint64 seenMs = 0;
};

using ShopBlockTable = storage::Table<ShopBlock, "shop_block", Key<"company_key", &ShopBlock::companyKey>,
    Key<"host", &ShopBlock::host>, Key<"block_hash", &ShopBlock::hash>,
    Column<"product", &ShopBlock::product>, Column<"page_id", &ShopBlock::pageId>,
    Column<"is_common", &ShopBlock::isCommon>, Column<"seen_ms", &ShopBlock::seenMs>>;

QHash<QString, ShopBlock> loadBlocks(
    Connection &connection, const QString &companyKey, const QString &host, qint64 nowMs)
{
    QHash<QString, ShopBlock> blocks;
    const auto rows
        = ShopBlockTable::select<"SELECT {columns} FROM shop_block WHERE company_key = ? AND host = ? AND "
                                 "seen_ms > ?">(connection, companyKey, host, nowMs - kShopBlockMs);
    for (const ShopBlock &block : rows)
        blocks.insert(block.hash, block);
    return blocks;
}

bool isOfOther(const ShopBlock &block, qint64 pageId, const QString &product)
{
    return block.pageId != pageId && areOtherProducts(block.product, product);
}

} // namespace

QSet<QString> loadCommonBlocks(
    Connection &connection, const QString &companyKey, qint64 pageId, const PageBlocks &blocks, qint64 nowMs)
{
    QSet<QString> common;
    const QHash<QString, ShopBlock> known = loadBlocks(connection, companyKey, blocks.host, nowMs);
    for (const QString &hash : blocks.hashes) {
        const auto found = known.constFind(hash);
        if (found != known.cend() && (found->isCommon || isOfOther(*found, pageId, blocks.product)))
            common.insert(hash);
    }
    return common;
}

QList<qint64> storeBlocks(
    Connection &connection, const QString &companyKey, qint64 pageId, const PageBlocks &blocks, qint64 nowMs)
{
    QSet<qint64> overtaken;
    const QHash<QString, ShopBlock> known = loadBlocks(connection, companyKey, blocks.host, nowMs);
    for (const QString &hash : blocks.hashes) {
        ShopBlock block = known.value(hash);
        if (block.hash.isEmpty())
            block = {companyKey, blocks.host, hash, blocks.product, pageId, false, nowMs};
        block.seenMs = nowMs;
        if (!block.isCommon && isOfOther(block, pageId, blocks.product)) {
            block.isCommon = true;
            overtaken.insert(block.pageId);
        }
        ShopBlockTable::upsert(connection, block);
    }
    // Old ones go, and of too many those that were not seen for longest; a common one stays before others.
    connection.run(
        "DELETE FROM shop_block WHERE company_key = ? AND host = ? AND (seen_ms <= ? OR block_hash NOT IN "
        "(SELECT block_hash FROM shop_block WHERE company_key = ? AND host = ? ORDER BY is_common DESC, "
        "seen_ms DESC, block_hash LIMIT ?))",
        companyKey, blocks.host, nowMs - kShopBlockMs, companyKey, blocks.host, kMostShopBlocks);
    return QList<qint64>(overtaken.begin(), overtaken.end());
}

} // namespace answerdesk::faqs
