// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_set_store.h"
#include "server/faqs/sets/faq_columns.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::EnumCodec;
using storage::Fixed;
using storage::Key;
using storage::Literal;

namespace {

using FaqColumns = storage::Columns<Key<"company_key", &FaqRecord::companyKey>,
    Key<"faq_id", &FaqRecord::faqId>, CodedColumn<storage::NumberTextCodec, "page_id", &FaqRecord::pageId>,
    Column<"position", &FaqRecord::position>, Column<"question", &FaqRecord::question>,
    Column<"answer", &FaqRecord::answer>, Fixed<"locale", &FaqRecord::locale>,
    CodedColumn<EnumCodec<api::FaqOrigin, api::FaqOrigin::Generated>, "origin", &FaqRecord::origin>,
    Column<"made_question", &FaqRecord::madeQuestion>, Column<"made_answer", &FaqRecord::madeAnswer>,
    Column<"basis", &FaqRecord::basis>, Column<"page_answer", &FaqRecord::pageAnswer>,
    Column<"review", &FaqRecord::review>, Column<"is_held", &FaqRecord::isHeld>,
    Column<"pinned", &FaqRecord::pinned>, Column<"hidden", &FaqRecord::hidden>,
    Column<"approved", &FaqRecord::approved>, Column<"deleted", &FaqRecord::deleted>,
    CodedColumn<storage::EmptyTextCodec, "updated_by", &FaqRecord::updatedBy>,
    Column<"updated_ms", &FaqRecord::updatedAt>, Column<"revision", &FaqRecord::revision>>;
using FaqTable = storage::Table<FaqRecord, "faq", FaqColumns>;

/// What is read of a FAQ's page.
template <Literal What>
constexpr auto kOfPage = Literal("(SELECT ") + What
    + " FROM faq_page p WHERE p.company_key = faq.company_key AND p.page_id = faq.page_id)";
using Faqs = storage::View<FaqRecord, FaqColumns, Column<kOfPage<"p.url">, &FaqRecord::pageUrl>,
    CodedColumn<storage::EmptyTextCodec, kOfPage<"p.title">, &FaqRecord::title>,
    Column<Literal("COALESCE(replaced_ms, ")
            + kOfPage<"CASE WHEN p.state = 'not_available' THEN p.unavailable_ms END"> + ")",
        &FaqRecord::withdrawnMs>>;

struct SourceRow : api::FaqSource {
    QString companyKey;
    qint64 faqId = 0;
    int ordinal = 0;
};
using SourceTable = storage::Table<SourceRow, "faq_source", Key<"company_key", &SourceRow::companyKey>,
    Key<"faq_id", &SourceRow::faqId>, Key<"ordinal", &SourceRow::ordinal>, Column<"kind", &SourceRow::kind>,
    Column<"place", &SourceRow::where>, Column<"body", &SourceRow::text>>;

void deleteSources(Connection &connection, const FaqRecord &record)
{
    connection.run(
        "DELETE FROM faq_source WHERE company_key = ? AND faq_id = ?", record.companyKey, record.faqId);
}

void insertSources(Connection &connection, const FaqRecord &record)
{
    int ordinal = 0;
    for (const api::FaqSource &source : record.sources)
        SourceTable::insert(connection, {source, record.companyKey, record.faqId, ordinal++});
}

/// Removes what was replaced long enough ago that nobody has its identifier any more.
void forgetReplaced(Connection &connection, const FaqPage &page, qint64 nowMs)
{
    connection.run("DELETE FROM faq_source WHERE company_key = ? AND faq_id IN (SELECT faq_id FROM faq WHERE "
                   "company_key = ? AND page_id = ? AND replaced_ms < ?)",
        page.companyKey, page.companyKey, page.pageId, nowMs - kReplacedMs);
    connection.run("DELETE FROM faq WHERE company_key = ? AND page_id = ? AND replaced_ms < ?",
        page.companyKey, page.pageId, nowMs - kReplacedMs);
}

} // namespace

QList<FaqRecord> listedFaqs(const FaqPage &page, QList<FaqRecord> records, bool isApprovalRequired)
{
    records.removeIf([](const FaqRecord &record) { return record.deleted; });
    int served = 0;
    for (FaqRecord &record : records) {
        record.served = page.state == api::FaqState::Ready && record.isOpen()
            && (record.approved || !isApprovalRequired) && ++served <= kMaxWrittenFaqs;
    }
    return records;
}

QList<FaqRecord> loadRecords(Connection &connection, const QString &companyKey, qint64 pageId)
{
    QList<FaqRecord> records
        = Faqs::select<"SELECT {columns} FROM faq WHERE company_key = ? AND page_id = ? AND replaced_ms IS "
                       "NULL ORDER BY position">(connection, companyKey, pageId);
    QHash<qint64, FaqRecord *> byId;
    for (FaqRecord &record : records)
        byId.insert(record.faqId, &record);
    for (const SourceRow &source :
        SourceTable::select<"SELECT {columns} FROM faq_source WHERE company_key = ? AND faq_id IN (SELECT "
                            "faq_id FROM faq WHERE company_key = ? AND page_id = ? AND replaced_ms IS NULL) "
                            "ORDER BY faq_id, ordinal">(connection, companyKey, companyKey, pageId)) {
        if (FaqRecord *record = byId.value(source.faqId))
            record->sources.push_back(source);
    }
    return records;
}

std::optional<FaqRecord> loadFaq(Connection &connection, const QString &companyKey, qint64 faqId)
{
    std::optional<FaqRecord> record
        = Faqs::selectOne<"SELECT {columns} FROM faq WHERE company_key = ? AND faq_id = ?">(
            connection, companyKey, faqId);
    if (!record)
        return std::nullopt;
    const QList<SourceRow> sources
        = SourceTable::select<"SELECT {columns} FROM faq_source WHERE company_key = ? AND faq_id = ? ORDER "
                              "BY ordinal">(connection, companyKey, faqId);
    record->sources.assign(sources.begin(), sources.end());
    return record;
}

std::optional<qint64> pageOfFaq(Connection &connection, const QString &companyKey, qint64 faqId)
{
    return storage::firstValue<qint64>(
        connection.run("SELECT page_id FROM faq WHERE company_key = ? AND faq_id = ? AND replaced_ms IS NULL "
                       "AND deleted = 0",
            companyKey, faqId));
}

std::vector<api::CompanyFaq> loadCompanyFaqs(Connection &connection, const QString &companyKey,
    const api::FaqsQuery &query, bool isApprovalRequired, qint64 abovePage, int abovePosition, int limit)
{
    storage::ListSelect select(
        "SELECT faq_id, page_id FROM faq WHERE company_key = ? AND replaced_ms IS NULL "
        "AND deleted = 0 AND (page_id > ? OR (page_id = ? AND position > ?))",
        companyKey, abovePage, abovePage, abovePosition);
    if (query.page)
        select.add("AND page_id = ?", query.page->toLongLong());
    select.addIf(query.locale, "AND locale = ?").addIf(query.origin, "AND origin = ?");
    select.addIf(query.hidden, "AND hidden = ?").addIf(query.approved, "AND approved = ?");
    select.addIf(query.review, "AND CASE WHEN review IS NULL THEN 0 ELSE 1 END = ?");
    select.addIf(storage::patternOf(query.q),
        "AND (lower(question) LIKE ? ESCAPE '!' OR lower(answer) LIKE ? ESCAPE '!')");
    select.add("ORDER BY page_id, position LIMIT ?", limit);
    const auto found = storage::pairs<qint64, qint64>(select.run(connection));
    // Pages are read whole, once each: a list goes page by page.
    std::vector<api::CompanyFaq> faqs;
    QList<FaqRecord> ofPage;
    qint64 knownPage = 0;
    for (const auto &[faqId, pageId] : found) {
        if (std::exchange(knownPage, pageId) != pageId) {
            const std::optional<FaqPage> page = loadPage(connection, companyKey, pageId);
            ofPage = page ? listedFaqs(*page, loadRecords(connection, companyKey, pageId), isApprovalRequired)
                          : QList<FaqRecord>();
        }
        for (const FaqRecord &faq : std::as_const(ofPage)) {
            if (faq.faqId == faqId)
                faqs.push_back(faq);
        }
    }
    return faqs;
}

void storeRecords(
    Connection &connection, FaqPage &page, const QList<FaqRecord> &old, MergedSet &set, qint64 nowMs)
{
    forgetReplaced(connection, page, nowMs);
    QHash<qint64, const FaqRecord *> stored;
    for (const FaqRecord &record : old)
        stored.insert(record.faqId, &record);
    for (FaqRecord &record : set.records) {
        const FaqRecord *before = stored.value(record.faqId);
        if (!before) {
            record.companyKey = page.companyKey;
            record.faqId = storage::nextValue(connection, page.companyKey, u"faq"_s);
            record.pageId = QString::number(page.pageId);
            record.pageUrl = page.url;
            record.locale = page.locale;
            record.title = textOrNothing(page.title);
            FaqTable::insert(connection, record);
            insertSources(connection, record);
        } else if (record != *before) {
            record.revision = std::max(record.revision, before->revision + 1);
            FaqTable::update(connection, record);
            if (record.sources != before->sources) {
                deleteSources(connection, record);
                insertSources(connection, record);
            }
        }
    }
    page.show(set.records);
    for (const qint64 faqId : std::as_const(set.replaced))
        connection.run("UPDATE faq SET replaced_ms = ? WHERE company_key = ? AND faq_id = ?", nowMs,
            page.companyKey, faqId);
}

void deleteRecord(Connection &connection, const FaqRecord &record)
{
    deleteSources(connection, record);
    connection.run("DELETE FROM faq WHERE company_key = ? AND faq_id = ?", record.companyKey, record.faqId);
}

void withdrawFeedFaqs(Connection &connection, const QString &companyKey, qint64 pageId)
{
    connection.run(
        "UPDATE faq SET replaced_ms = 0 WHERE company_key = ? AND page_id = ? AND origin = 'generated' AND "
        "faq_id IN (SELECT faq_id FROM faq_source WHERE company_key = ? AND kind = 'feed')",
        companyKey, pageId, companyKey);
    connection.run("DELETE FROM page_fact WHERE company_key = ? AND page_id = ?", companyKey, pageId);
    // A page without any is generating again rather than ready.
    connection.run(
        "UPDATE faq_page SET generated_ms = NULL WHERE company_key = ? AND page_id = ? AND NOT EXISTS "
        "(SELECT 1 FROM faq WHERE company_key = ? AND page_id = ? AND replaced_ms IS NULL)",
        companyKey, pageId, companyKey, pageId);
}

void replaceFacts(Connection &connection, const FaqPage &page, const QList<WrittenFaq> &facts)
{
    connection.run(
        "DELETE FROM page_fact WHERE company_key = ? AND page_id = ?", page.companyKey, page.pageId);
    int position = 0;
    for (const WrittenFaq &fact : facts) {
        QStringList texts;
        for (const Provenance &source : fact.sources) {
            if (!texts.contains(source.text) && source.text != fact.question)
                texts << source.text;
        }
        connection.run(
            "INSERT INTO page_fact (company_key, page_id, position, question, answer, place, body) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            page.companyKey, page.pageId, ++position, fact.question, fact.answer, fact.sources.front().where,
            texts.join(u'\n'));
    }
}

} // namespace answerdesk::faqs
