// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_product_store.h"
#include "server/faqs/feeds/feed_codecs.h"
#include "server/faqs/feeds/feed_facts.h"
#include "server/faqs/sets/faq_set_store.h"
#include "server/storage/rows/list_select.h"
#include <QtCore/QCryptographicHash>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedProductRow;
using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::Derived;
using storage::Key;

namespace {

constexpr int kRenewedAtOnce = 100;

/// The beginning of a text's SHA-1.
quint64 digestOf(const QByteArray &text)
{
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha1);
    quint64 digest = 0;
    std::memcpy(&digest, hash.constData(), sizeof digest);
    return digest;
}

/// All facts of a row. Its number in the file is a column of its own: a row that only moved is not another
/// one.
QByteArray factsOf(FeedProductRow row)
{
    row.row = 0;
    return schema::toJson(row);
}
struct FactsCodec {
    using Stored = QString;
    static QString write(const FeedProductRow &row) { return QString::fromUtf8(factsOf(row)); }
    static FeedProductRow read(const QString &text)
    {
        return schema::readOwnJson<FeedProductRow>(text.toUtf8()).value_or(FeedProductRow());
    }
};

struct NumberCodec {
    using Stored = QString;
    static QString write(const FeedProductRow &row) { return row.number.value_or(QString()); }
};
struct GtinCodec {
    using Stored = QString;
    static QString write(const FeedProductRow &row) { return comparableGtin(row.gtin.value_or(QString())); }
};
struct UrlCodec {
    using Stored = QString;
    static QString write(const FeedProductRow &row) { return row.url ? addressKey(*row.url) : QString(); }
};
/// A column has signed numbers only.
struct DigestCodec {
    using Stored = qint64;
    static qint64 write(quint64 digest) { return qint64(digest); }
    static quint64 read(qint64 stored) { return quint64(stored); }
};

/// A product beside the moment at which its price changes by itself.
struct ProductRow : FeedProduct {
    quint64 digest = 0; ///< of its facts
    std::optional<qint64> changeMs;
};

using ProductTable = storage::Table<ProductRow, "feed_product", Key<"company_key", &FeedProduct::companyKey>,
    Key<"feed_id", &FeedProduct::feedId>, Key<"product_key", &FeedProduct::key>,
    CodedColumn<FactsCodec, "facts", &FeedProduct::row>,
    Column<"row_number", &FeedProduct::row, &FeedProductRow::row>,
    Derived<NumberCodec, "number", &FeedProduct::row>, Derived<GtinCodec, "gtin", &FeedProduct::row>,
    Derived<UrlCodec, "url_key", &FeedProduct::row>,
    CodedColumn<DigestCodec, "facts_digest", &ProductRow::digest>, Column<"change_ms", &ProductRow::changeMs>,
    Column<"gone_ms", &FeedProduct::goneMs>, Column<"updated_ms", &FeedProduct::updatedMs>>;

using Digests = storage::View<ProductDigest, Column<"product_key", &ProductDigest::key>,
    CodedColumn<DigestCodec, "CASE WHEN gone_ms IS NULL THEN facts_digest ELSE 0 END",
        &ProductDigest::facts>>;

/// Facts stand before the row's number in the list of columns, so that reading them does not undo it.
using Found = storage::View<FeedProduct, Column<"p.company_key", &FeedProduct::companyKey>,
    Column<"p.feed_id", &FeedProduct::feedId>, Column<"p.product_key", &FeedProduct::key>,
    CodedColumn<FactsCodec, "p.facts", &FeedProduct::row>,
    Column<"p.row_number", &FeedProduct::row, &FeedProductRow::row>,
    Column<"p.gone_ms", &FeedProduct::goneMs>, Column<"p.updated_ms", &FeedProduct::updatedMs>,
    Column<"f.name", &FeedProduct::feedName>>;

/// A page and how its product is found.
struct PageRef {
    qint64 pageId = 0;
    QString url;
    QString locale;
};
using Pages = storage::View<PageRef, Column<"page_id", &PageRef::pageId>, Column<"url", &PageRef::url>,
    Column<"locale", &PageRef::locale>>;

/// Those of the first feed.
QList<FeedProduct> ofOldestFeed(QList<FeedProduct> products)
{
    products.removeIf([first = products.isEmpty() ? 0 : products.first().feedId](
                          const FeedProduct &product) { return product.feedId != first; });
    return products;
}

QString keyOf(const QString &value) { return value.isEmpty() ? value : addressKey(value); }

/// Pages that show the product, by what a row is found by.
QList<PageRef> pagesOf(Connection &connection, const QString &companyKey, const FeedProductRow &row)
{
    QList<PageRef> pages;
    if (const QString url = UrlCodec::write(row); !url.isEmpty())
        pages += Pages::select<"SELECT {columns} FROM faq_page WHERE company_key = ? AND url_key = ?">(
            connection, companyKey, url);
    if (const QString number = NumberCodec::write(row); !number.isEmpty())
        pages
            += Pages::select<"SELECT {columns} FROM faq_page WHERE company_key = ? AND product_number <> '' "
                             "AND product_number = ? LIMIT 100">(connection, companyKey, number);
    if (const QString gtin = GtinCodec::write(row); !gtin.isEmpty())
        pages += Pages::select<"SELECT {columns} FROM faq_page WHERE company_key = ? AND gtin <> '' AND gtin "
                               "= ? LIMIT 100">(connection, companyKey, gtin);
    return pages;
}

/// Generates the pages of rows again, each once.
class Renewal
{
public:
    Renewal(Connection &connection, QString companyKey, qint64 nowMs)
        : m_connection(connection)
        , m_companyKey(std::move(companyKey))
        , m_nowMs(nowMs)
        , m_hasPages(hasPages())
    {
    }
    void renew(const FeedProductRow &row, bool isUrgent)
    {
        renewEach(row, isUrgent, [](const PageRef &) {});
    }
    /// Also takes back at once what the pages show of the feed.
    void withdraw(const FeedProductRow &row)
    {
        renewEach(row, true, [this](const PageRef &page) {
            withdrawFeedFaqs(m_connection, m_companyKey, page.pageId);
            if (auto known = loadPage(m_connection, m_companyKey, page.pageId))
                touchPage(m_connection, *known, m_nowMs); // KnownProductPages looks for another revision
        });
    }
    QList<FaqPage> pages;

private:
    template <typename Before>
    void renewEach(const FeedProductRow &row, bool isUrgent, Before before)
    {
        if (!m_hasPages)
            return;
        for (const PageRef &page : pagesOf(m_connection, m_companyKey, row)) {
            if (m_done.contains(page.pageId))
                continue;
            m_done.insert(page.pageId);
            before(page);
            pages << renewPage(m_connection, m_companyKey, page.url, page.locale, m_nowMs, isUrgent);
        }
    }
    /// A shop's first import has no page to look for.
    bool hasPages() const
    {
        storage::Rows rows
            = m_connection.run("SELECT 1 FROM faq_page WHERE company_key = ? LIMIT 1", m_companyKey);
        return rows.next();
    }

    Connection &m_connection;
    const QString m_companyKey;
    const qint64 m_nowMs;
    const bool m_hasPages;
    QSet<qint64> m_done;
};

std::optional<ProductRow> loadProduct(Connection &connection, const FeedRef &feed, const QString &key)
{
    return ProductTable::selectOne<"SELECT {columns} FROM feed_product WHERE company_key = ? AND feed_id = ? "
                                   "AND product_key = ?">(connection, feed.companyKey, feed.id, key);
}

/// A shopper would be told something wrong until the page is made again.
bool isUrgent(const std::optional<ProductRow> &before, const FeedProductRow &now)
{
    return before
        && (before->row.price != now.price || before->row.salePrice != now.salePrice
            || before->row.currency != now.currency || before->row.availability != now.availability);
}

} // namespace

QString productKey(const FeedProductRow &row)
{
    if (row.number)
        return u"number:"_s + *row.number;
    if (row.gtin)
        return u"gtin:"_s + comparableGtin(*row.gtin);
    return u"url:"_s + keyOf(row.url.value_or(QString()));
}

QList<FeedProduct> findFeedProducts(Connection &connection, const QString &companyKey, const QString &url,
    const QString &number, const QString &gtin)
{
    QList<FeedProduct> found = Found::select<
        "SELECT {columns} FROM feed_product p JOIN feed f ON f.company_key = p.company_key AND f.feed_id = "
        "p.feed_id WHERE p.company_key = ? AND p.url_key <> '' AND p.url_key = ? ORDER BY p.feed_id, "
        "p.row_number LIMIT ?">(connection, companyKey, keyOf(url), kMostVariants);
    if (found.isEmpty() && !number.isEmpty()) {
        found = Found::select<
            "SELECT {columns} FROM feed_product p JOIN feed f ON f.company_key = p.company_key AND f.feed_id "
            "= p.feed_id WHERE p.company_key = ? AND p.number <> '' AND p.number = ? ORDER BY p.feed_id, "
            "p.row_number LIMIT ?">(connection, companyKey, number, kMostVariants);
    }
    if (found.isEmpty() && !gtin.isEmpty()) {
        found = Found::select<
            "SELECT {columns} FROM feed_product p JOIN feed f ON f.company_key = p.company_key AND f.feed_id "
            "= p.feed_id WHERE p.company_key = ? AND p.gtin <> '' AND p.gtin = ? ORDER BY p.feed_id, "
            "p.row_number LIMIT ?">(connection, companyKey, comparableGtin(gtin), kMostVariants);
    }
    return ofOldestFeed(std::move(found));
}

std::vector<FeedProduct> loadFeedProducts(
    Connection &connection, const FeedRef &feed, const QString &start, const QString &afterKey, int limit)
{
    storage::ListSelect select(
        Found::sql<"SELECT {columns} FROM feed_product p JOIN feed f ON f.company_key = p.company_key AND "
                   "f.feed_id = p.feed_id WHERE p.company_key = ? AND p.feed_id = ? AND p.product_key > ?">(),
        feed.companyKey, feed.id, afterKey);
    if (!start.isEmpty()) {
        // A range, which an index finds in both databases; '\U0010FFFF' sorts behind every other character.
        const QString end = start + QString::fromUcs4(U"\U0010FFFF", 1);
        select.add("AND ((p.number >= ? AND p.number < ?) OR (p.gtin >= ? AND p.gtin < ?) OR (p.url_key >= ? "
                   "AND p.url_key < ?))",
            start, end, start, end, start, end);
    }
    select.add("ORDER BY p.product_key LIMIT ?", limit);
    return Found::readAll<std::vector<FeedProduct>>(select.run(connection));
}

qint64 countFeedProducts(Connection &connection, const FeedRef &feed)
{
    return storage::firstValue<qint64>(
        connection.run(
            "SELECT COUNT(*) FROM feed_product WHERE company_key = ? AND feed_id = ? AND gone_ms IS "
            "NULL",
            feed.companyKey, feed.id))
        .value_or(0);
}

quint64 keyDigest(const QString &productKey) { return digestOf(productKey.toUtf8()); }

quint64 factsDigest(const FeedProductRow &row) { return std::max<quint64>(digestOf(factsOf(row)), 1); }

QList<ProductDigest> loadDigests(
    Connection &connection, const FeedRef &feed, const QString &afterKey, int limit)
{
    return Digests::select<"SELECT {columns} FROM feed_product WHERE company_key = ? AND feed_id = ? AND "
                           "product_key > ? ORDER BY product_key LIMIT ?">(
        connection, feed.companyKey, feed.id, afterKey, limit);
}

bool hasDueProducts(Connection &connection, qint64 nowMs)
{
    storage::Rows rows = connection.run(
        "SELECT 1 FROM feed_product WHERE gone_ms IS NOT NULL AND gone_ms <= ? UNION ALL SELECT 1 FROM "
        "feed_product WHERE change_ms IS NOT NULL AND change_ms <= ? LIMIT 1",
        nowMs - kKeptGoneMs, nowMs);
    return rows.next();
}

qint64 countAllFeedProducts(Connection &connection)
{
    return storage::firstValue<qint64>(connection.run("SELECT SUM(product_count) FROM feed")).value_or(0);
}

QList<FaqPage> storeProducts(
    Connection &connection, const FeedRef &feed, const QList<RowToStore> &rows, qint64 nowMs)
{
    Renewal renewal(connection, feed.companyKey, nowMs);
    for (const auto &[row, digest, isNew] : rows) {
        ProductRow after;
        after.companyKey = feed.companyKey;
        after.feedId = feed.id;
        after.key = productKey(row);
        after.row = row;
        after.digest = digest;
        after.updatedMs = nowMs;
        after.changeMs = nextPriceChange(row, nowMs);
        const auto before = isNew ? std::nullopt : loadProduct(connection, feed, after.key);
        ProductTable::upsert(connection, after);
        const bool isUrgentNow = isUrgent(before, row);
        if (before && (before->row.url != row.url || before->row.gtin != row.gtin))
            renewal.renew(before->row, isUrgentNow);
        renewal.renew(row, isUrgentNow);
    }
    return renewal.pages;
}

void noteGone(Connection &connection, const FeedRef &feed, const QStringList &keys, qint64 nowMs)
{
    for (const QString &key : keys) {
        connection.run("UPDATE feed_product SET gone_ms = ? WHERE company_key = ? AND feed_id = ? AND "
                       "product_key = ? AND gone_ms IS NULL",
            nowMs, feed.companyKey, feed.id, key);
    }
}

QList<FaqPage> renewDueProducts(Connection &connection, qint64 nowMs, bool &hasMore)
{
    QList<FaqPage> pages;
    const QList<ProductRow> gone = ProductTable::select<
        "SELECT {columns} FROM feed_product WHERE gone_ms IS NOT NULL AND gone_ms <= ? LIMIT ?">(
        connection, nowMs - kKeptGoneMs, kRenewedAtOnce);
    for (const ProductRow &product : gone) {
        connection.run("DELETE FROM feed_product WHERE company_key = ? AND feed_id = ? AND product_key = ?",
            product.companyKey, product.feedId, product.key);
        Renewal renewal(connection, product.companyKey, nowMs);
        renewal.renew(product.row, false);
        pages += renewal.pages;
    }
    const QList<ProductRow> changing = ProductTable::select<
        "SELECT {columns} FROM feed_product WHERE change_ms IS NOT NULL AND change_ms <= ? LIMIT ?">(
        connection, nowMs, kRenewedAtOnce);
    for (ProductRow product : changing) {
        product.changeMs = nextPriceChange(product.row, nowMs);
        ProductTable::update(connection, product);
        Renewal renewal(connection, product.companyKey, nowMs);
        renewal.renew(product.row, true);
        pages += renewal.pages;
    }
    hasMore = gone.size() == kRenewedAtOnce || changing.size() == kRenewedAtOnce;
    return pages;
}

QList<FaqPage> deleteFeedProducts(Connection &connection, const FeedRef &feed, qint64 nowMs, bool &hasMore)
{
    const QList<ProductRow> some = ProductTable::select<
        "SELECT {columns} FROM feed_product WHERE company_key = ? AND feed_id = ? ORDER BY product_key LIMIT "
        "?">(connection, feed.companyKey, feed.id, kRenewedAtOnce);
    Renewal renewal(connection, feed.companyKey, nowMs);
    for (const ProductRow &product : some) {
        connection.run("DELETE FROM feed_product WHERE company_key = ? AND feed_id = ? AND product_key = ?",
            feed.companyKey, feed.id, product.key);
        renewal.withdraw(product.row);
    }
    hasMore = some.size() == kRenewedAtOnce;
    return renewal.pages;
}

} // namespace answerdesk::faqs
