// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_set_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_RECORD_COLUMNS                                                                            \
    "f.faq_id, f.position, f.question, f.answer, f.origin, f.made_question, f.made_answer, f.basis, "        \
    "f.page_answer, f.review, f.is_held, f.pinned, f.hidden, f.approved, f.deleted, f.updated_by, "          \
    "f.updated_ms, f.revision"

FaqRecord readRecord(const Rows &rows)
{
    FaqRecord record;
    record.faqId = rows.integer(0);
    record.position = int(rows.integer(1));
    record.question = rows.text(2);
    record.answer = rows.text(3);
    record.origin = schema::enumValue<api::FaqOrigin>(rows.text(4)).value_or(api::FaqOrigin::Generated);
    record.madeQuestion = rows.text(5);
    record.madeAnswer = rows.text(6);
    record.basis = rows.text(7);
    record.pageAnswer = rows.optionalText(8);
    record.review = schema::enumValue<api::FaqReview>(rows.text(9));
    record.isHeld = rows.flag(10);
    record.pinned = rows.flag(11);
    record.hidden = rows.flag(12);
    record.approved = rows.flag(13);
    record.deleted = rows.flag(14);
    record.updatedBy = rows.text(15);
    record.updatedMs = rows.optionalInteger(16);
    record.revision = rows.integer(17);
    return record;
}

std::optional<QString> reviewText(const FaqRecord &record)
{
    return record.review ? std::optional(schema::enumName(*record.review)) : std::nullopt;
}

void insertRecord(Connection &connection, const FaqPage &page, const FaqRecord &record)
{
    connection.run(
        "INSERT INTO faq (company_key, faq_id, page_id, position, question, answer, locale, origin, "
        "made_question, made_answer, basis, page_answer, review, is_held, pinned, hidden, approved, deleted, "
        "updated_by, updated_ms, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        "?, ?)",
        page.companyKey, record.faqId, page.pageId, record.position, record.question, record.answer,
        page.locale, schema::enumName(record.origin), record.madeQuestion, record.madeAnswer, record.basis,
        record.pageAnswer, reviewText(record), record.isHeld, record.pinned, record.hidden, record.approved,
        record.deleted, record.updatedBy, record.updatedMs, record.revision);
}

void updateRecord(Connection &connection, const QString &companyKey, const FaqRecord &record)
{
    connection.run(
        "UPDATE faq SET position = ?, question = ?, answer = ?, origin = ?, made_question = ?, made_answer = "
        "?, basis = ?, page_answer = ?, review = ?, is_held = ?, pinned = ?, hidden = ?, approved = ?, "
        "deleted = ?, updated_by = ?, updated_ms = ?, revision = ? WHERE company_key = ? AND faq_id = ?",
        record.position, record.question, record.answer, schema::enumName(record.origin), record.madeQuestion,
        record.madeAnswer, record.basis, record.pageAnswer, reviewText(record), record.isHeld, record.pinned,
        record.hidden, record.approved, record.deleted, record.updatedBy, record.updatedMs, record.revision,
        companyKey, record.faqId);
}

void deleteSources(Connection &connection, const QString &companyKey, qint64 faqId)
{
    connection.run("DELETE FROM faq_source WHERE company_key = ? AND faq_id = ?", companyKey, faqId);
}

void insertSources(Connection &connection, const QString &companyKey, const FaqRecord &record)
{
    int ordinal = 0;
    for (const Provenance &source : record.sources) {
        connection.run("INSERT INTO faq_source (company_key, faq_id, ordinal, kind, place, body) "
                       "VALUES (?, ?, ?, ?, ?, ?)",
            companyKey, record.faqId, ordinal++, source.kind, source.where, source.text);
    }
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

std::vector<api::CompanyFaq> listedFaqs(
    const FaqPage &page, const QList<FaqRecord> &records, bool isApprovalRequired)
{
    std::vector<api::CompanyFaq> faqs;
    int served = 0;
    for (const FaqRecord &record : records) {
        if (record.deleted)
            continue;
        api::CompanyFaq faq;
        faq.pageId = QString::number(page.pageId);
        faq.pageUrl = page.url;
        faq.locale = page.locale;
        if (!page.title.isEmpty())
            faq.title = page.title;
        faq.faqId = record.faqId;
        faq.question = record.question;
        faq.answer = record.answer;
        faq.position = record.position;
        faq.origin = record.origin;
        faq.pinned = record.pinned;
        faq.hidden = record.hidden;
        faq.approved = record.approved;
        faq.served = page.state == api::FaqState::Ready && record.isOpen()
            && (record.approved || !isApprovalRequired) && ++served <= kMaxWrittenFaqs;
        faq.review = record.review;
        faq.pageAnswer = record.pageAnswer;
        if (!record.updatedBy.isEmpty())
            faq.updatedBy = record.updatedBy;
        if (record.updatedMs)
            faq.updatedAt = schema::Timestamp{*record.updatedMs};
        for (const Provenance &source : record.sources)
            faq.sources.push_back({source.kind, source.where, source.text});
        faqs.push_back(std::move(faq));
    }
    return faqs;
}

QList<FaqRecord> loadRecords(Connection &connection, const QString &companyKey, qint64 pageId)
{
    QList<FaqRecord> records;
    QHash<qint64, qsizetype> places;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_RECORD_COLUMNS
                                   " FROM faq f WHERE f.company_key = ? AND f.page_id = ? AND f.replaced_ms "
                                   "IS NULL ORDER BY f.position",
            companyKey, pageId);
        while (rows.next()) {
            places.insert(rows.integer(0), records.size());
            records << readRecord(rows);
        }
    }
    Rows rows
        = connection.run("SELECT s.faq_id, s.kind, s.place, s.body FROM faq_source s JOIN faq f ON "
                         "f.company_key = s.company_key AND f.faq_id = s.faq_id WHERE s.company_key = ? AND "
                         "f.page_id = ? AND f.replaced_ms IS NULL ORDER BY s.faq_id, s.ordinal",
            companyKey, pageId);
    while (rows.next()) {
        const auto place = places.constFind(rows.integer(0));
        if (place != places.cend())
            records[*place].sources << Provenance{rows.text(1), rows.text(2), rows.text(3)};
    }
    return records;
}

std::optional<qint64> pageOfFaq(Connection &connection, const QString &companyKey, qint64 faqId)
{
    Rows rows = connection.run("SELECT page_id FROM faq WHERE company_key = ? AND faq_id = ? AND replaced_ms "
                               "IS NULL AND deleted = 0",
        companyKey, faqId);
    return rows.next() ? std::optional(rows.integer(0)) : std::nullopt;
}

std::vector<api::CompanyFaq> loadCompanyFaqs(Connection &connection, const QString &companyKey,
    const api::FaqsQuery &query, bool isApprovalRequired, qint64 abovePage, int abovePosition, int limit)
{
    struct Listed {
        qint64 faqId;
        qint64 pageId;
    };
    QList<Listed> listed;
    {
        storage::ListSelect select("SELECT f.faq_id, f.page_id FROM faq f WHERE f.company_key = ? AND "
                                   "f.replaced_ms IS NULL AND f.deleted = 0 AND (f.page_id > ? OR (f.page_id "
                                   "= ? AND f.position > ?))",
            companyKey, abovePage, abovePage, abovePosition);
        if (query.page)
            select.add("AND f.page_id = ?", query.page->toLongLong());
        if (query.locale)
            select.add("AND f.locale = ?", query.locale->tag);
        if (query.origin)
            select.add("AND f.origin = ?", schema::enumName(*query.origin));
        if (query.hidden)
            select.add("AND f.hidden = ?", *query.hidden);
        if (query.approved)
            select.add("AND f.approved = ?", *query.approved);
        if (query.review)
            select.add("AND CASE WHEN f.review IS NULL THEN 0 ELSE 1 END = ?", *query.review);
        select.addIf(storage::patternOf(query.q),
            "AND (lower(f.question) LIKE ? ESCAPE '!' OR lower(f.answer) LIKE ? ESCAPE '!')");
        select.add("ORDER BY f.page_id, f.position LIMIT ?", limit);
        Rows rows = select.run(connection);
        while (rows.next())
            listed << Listed{rows.integer(0), rows.integer(1)};
    }
    // Pages are read whole, once each: a list goes page by page.
    std::vector<api::CompanyFaq> faqs, ofPage;
    qint64 pageId = 0;
    for (const Listed &entry : std::as_const(listed)) {
        if (pageId != entry.pageId) {
            pageId = entry.pageId;
            const std::optional<FaqPage> page = loadPage(connection, companyKey, pageId);
            ofPage = page ? listedFaqs(*page, loadRecords(connection, companyKey, pageId), isApprovalRequired)
                          : std::vector<api::CompanyFaq>();
        }
        for (const api::CompanyFaq &faq : ofPage) {
            if (faq.faqId == entry.faqId)
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
    page.faqs.clear();
    page.reviewCount = 0;
    for (FaqRecord &record : set.records) {
        const FaqRecord *before = stored.value(record.faqId);
        if (!before) {
            record.faqId = storage::nextValue(connection, page.companyKey, u"faq"_s);
            insertRecord(connection, page, record);
            insertSources(connection, page.companyKey, record);
        } else if (!(record == *before)) {
            record.revision = std::max(record.revision, before->revision + 1);
            updateRecord(connection, page.companyKey, record);
            if (record.sources != before->sources) {
                deleteSources(connection, page.companyKey, record.faqId);
                insertSources(connection, page.companyKey, record);
            }
        }
        if (record.isOpen())
            page.faqs << StoredFaq{record.faqId, record.question, record.answer, record.approved};
        page.reviewCount += record.review && !record.deleted ? 1 : 0;
    }
    for (const qint64 faqId : std::as_const(set.replaced))
        connection.run("UPDATE faq SET replaced_ms = ? WHERE company_key = ? AND faq_id = ?", nowMs,
            page.companyKey, faqId);
}

void deleteRecord(Connection &connection, const QString &companyKey, qint64 faqId)
{
    deleteSources(connection, companyKey, faqId);
    connection.run("DELETE FROM faq WHERE company_key = ? AND faq_id = ?", companyKey, faqId);
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
