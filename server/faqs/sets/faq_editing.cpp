// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_editing.h"
#include "server/answers/engine/question_key.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"
#include "shared/schema/faults.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FaqOrigin;
using storage::Connection;

namespace {

Error fault(const QString &field, const QString &reason)
{
    schema::Faults faults;
    faults.invalid(field, reason);
    return faults.toError();
}

Error exists()
{
    return Error::make(ErrorCode::AlreadyExists, u"The page already has a FAQ with this question."_s);
}

bool isTaken(const EditedPage &edited, const QString &question, qint64 exceptFaqId)
{
    const QString key = answers::questionKey(question);
    return std::any_of(edited.set.records.begin(), edited.set.records.end(), [&](const FaqRecord &record) {
        return !record.deleted && record.faqId != exceptFaqId && answers::questionKey(record.question) == key;
    });
}

QString wordsOfPage(Connection &connection, const FaqPage &page)
{
    QString text;
    for (const PageFact &fact : loadPageFacts(connection, page.companyKey, page.pageId))
        text += fact.text + u'\n';
    return text;
}

void stamp(FaqRecord &record, const Editor &editor)
{
    record.updatedBy = textOrNothing(editor.email);
    record.updatedAt = {editor.nowMs};
    ++record.revision;
}

void settle(EditedPage &edited)
{
    absorb(edited.set, languageOf(edited.page.locale));
    arrange(edited.set.records, edited.page.isOrdered);
}

std::vector<Provenance> ownSource(const QString &answer) { return {{u"own"_s, u"Custom FAQ"_s, answer}}; }

/// What an edit rests on from now on: the page as it is.
void restOnPage(Connection &connection, const FaqPage &page, FaqRecord &record)
{
    record.basis = basisOf(record.answer, wordsOfPage(connection, page), languageOf(page.locale));
    record.review.reset();
    record.isHeld = false;
    record.approved = true;
}

Result<void> reset(FaqRecord &record)
{
    if (record.origin == FaqOrigin::Own)
        return tl::unexpected(fault(u"reset"_s, u"a custom FAQ has no text from a page"_s));
    if (record.origin == FaqOrigin::Generated)
        return {};
    if (!record.pageAnswer)
        return tl::unexpected(fault(u"reset"_s, u"the page no longer answers the question"_s));
    record.question = record.madeQuestion;
    record.answer = *record.pageAnswer;
    record.origin = FaqOrigin::Generated;
    record.madeQuestion.clear();
    record.madeAnswer.clear();
    record.basis.clear();
    record.pageAnswer.reset();
    record.review.reset();
    record.isHeld = false;
    record.approved = true;
    return {};
}

/// While an edit is held back the page's own answer stands in its place. It goes when the edit becomes the
/// page's answer again; what was done to it counts on.
void replaceStandIns(EditedPage &edited, qint64 faqId)
{
    FaqRecord kept = *edited.find(faqId);
    const QString language = languageOf(edited.page.locale);
    edited.set.records.removeIf([&](const FaqRecord &other) {
        if (other.faqId == faqId || other.origin != FaqOrigin::Generated
            || !answers::isSameQuestion(other.question, kept.question, language))
            return false;
        if (!other.deleted) {
            kept.question = other.question;
            kept.pinned = kept.pinned || other.pinned;
            kept.hidden = kept.hidden || other.hidden;
        }
        edited.set.replaced << other.faqId;
        return true;
    });
    *edited.find(faqId) = kept;
}

void reword(Connection &connection, const FaqPage &page, FaqRecord &record, const QString &question,
    const QString &answer)
{
    if (record.origin == FaqOrigin::Generated) {
        record.madeQuestion = record.question;
        record.madeAnswer = record.answer;
        record.pageAnswer = record.answer;
        record.origin = FaqOrigin::Edited;
    } else if (record.origin == FaqOrigin::Edited) {
        record.madeAnswer = record.pageAnswer.value_or(QString());
    }
    record.question = question;
    record.answer = answer;
    if (record.origin == FaqOrigin::Own) {
        record.sources = ownSource(answer);
        record.approved = true;
    } else {
        restOnPage(connection, page, record);
    }
}

} // namespace

FaqRecord *EditedPage::find(qint64 faqId)
{
    const auto found = std::find_if(set.records.begin(), set.records.end(),
        [faqId](const FaqRecord &record) { return record.faqId == faqId && !record.deleted; });
    return found == set.records.end() ? nullptr : &*found;
}

std::optional<EditedPage> beginEdit(Connection &connection, const QString &companyKey, qint64 pageId)
{
    std::optional<FaqPage> page = loadPage(connection, companyKey, pageId);
    if (!page)
        return std::nullopt;
    const QList<FaqRecord> records = loadRecords(connection, companyKey, pageId);
    return EditedPage{std::move(*page), records, {records, {}}};
}

void endEdit(Connection &connection, EditedPage &edited, qint64 nowMs)
{
    storeRecords(connection, edited.page, edited.old, edited.set, nowMs);
    touchPage(connection, edited.page, nowMs);
}

Result<void> change(Connection &connection, EditedPage &edited, qint64 faqId, const api::FaqChange &change,
    const Editor &editor)
{
    FaqRecord *record = edited.find(faqId);
    const FaqRecord before = *record;
    if (change.reset.value_or(false)) {
        if (const Result<void> done = reset(*record); !done)
            return done;
        if (before.isHeld) {
            replaceStandIns(edited, faqId);
            record = edited.find(faqId);
        }
        if (isTaken(edited, record->question, faqId))
            return tl::unexpected(exists());
    }
    const QString question = change.question.value_or(record->question);
    const QString answer = change.answer.value_or(record->answer);
    if (question != record->question || answer != record->answer) {
        if (isTaken(edited, question, faqId))
            return tl::unexpected(exists());
        reword(connection, edited.page, *record, question, answer);
    }
    if (change.reviewed.value_or(false) && record->origin == FaqOrigin::Edited && record->review) {
        record->madeAnswer = record->pageAnswer.value_or(QString());
        restOnPage(connection, edited.page, *record);
    }
    record->pinned = change.pinned.value_or(record->pinned);
    record->hidden = change.hidden.value_or(record->hidden);
    record->approved = change.approved.value_or(record->approved);
    if (*record == before)
        return {};
    stamp(*record, editor);
    if (record->pinned && !before.pinned) { // behind those that were pinned before
        const FaqRecord moved = edited.set.records.takeAt(record - edited.set.records.data());
        edited.set.records << moved;
    }
    settle(edited);
    // It is gone when it has become the page's answer to a question that somebody's own words answer.
    return edited.find(faqId) ? Result<void>() : tl::unexpected(exists());
}

Result<void> add(EditedPage &edited, const api::FaqRequest &request, const Editor &editor)
{
    if (isTaken(edited, request.question, 0))
        return tl::unexpected(exists());
    if (edited.set.records.size() >= kMaxFaqsOfPage)
        return tl::unexpected(fault(u"question"_s, u"a page can have at most %1 FAQs"_s.arg(kMaxFaqsOfPage)));
    FaqRecord record;
    record.question = request.question;
    record.answer = request.answer;
    record.origin = FaqOrigin::Own;
    record.pinned = request.pinned;
    record.approved = true;
    record.sources = ownSource(request.answer);
    record.updatedBy = textOrNothing(editor.email);
    record.updatedAt = {editor.nowMs};
    if (request.position) {
        const qsizetype end = std::count_if(edited.set.records.begin(), edited.set.records.end(),
            [](const FaqRecord &other) { return !other.deleted; });
        edited.set.records.insert(std::min<qsizetype>(*request.position - 1, end), record);
        edited.page.isOrdered = true;
    } else if (edited.page.isOrdered) { // before the page's own, as without an order
        const auto place = std::find_if(edited.set.records.begin(), edited.set.records.end(),
            [](const FaqRecord &other) { return !other.pinned && other.origin != FaqOrigin::Own; });
        edited.set.records.insert(place, record);
    } else {
        edited.set.records << record;
    }
    settle(edited);
    return {};
}

void remove(Connection &connection, EditedPage &edited, qint64 faqId, const Editor &editor)
{
    FaqRecord *record = edited.find(faqId);
    if (record->origin == FaqOrigin::Own) {
        deleteRecord(connection, *record);
        edited.set.records.removeAt(record - edited.set.records.data());
    } else {
        record->deleted = true;
        stamp(*record, editor);
    }
    arrange(edited.set.records, edited.page.isOrdered);
}

Result<void> order(EditedPage &edited, const std::vector<qint64> &faqIds)
{
    QList<FaqRecord> ordered;
    for (std::size_t i = 0; i < faqIds.size(); ++i) {
        const FaqRecord *record = edited.find(faqIds[i]);
        if (!record)
            return tl::unexpected(
                fault(u"faq_ids[%1]"_s.arg(i), u"is not a FAQ of the page, or is listed twice"_s));
        ordered << *record;
        edited.set.records.removeAt(record - edited.set.records.data());
    }
    edited.set.records = ordered + edited.set.records;
    edited.page.isOrdered = true;
    arrange(edited.set.records, true);
    return {};
}

Result<void> approve(
    EditedPage &edited, const std::optional<std::vector<qint64>> &faqIds, const Editor &editor)
{
    QList<FaqRecord *> chosen;
    for (std::size_t i = 0; faqIds && i < faqIds->size(); ++i) {
        chosen << edited.find((*faqIds)[i]);
        if (!chosen.back())
            return tl::unexpected(fault(u"faq_ids[%1]"_s.arg(i), u"is not a FAQ of the page"_s));
    }
    if (!faqIds) {
        for (FaqRecord &record : edited.set.records) {
            if (record.isOpen())
                chosen << &record;
        }
    }
    for (FaqRecord *record : std::as_const(chosen)) {
        if (!std::exchange(record->approved, true))
            stamp(*record, editor);
    }
    return {};
}

api::FaqPageDetails detailsOf(const FaqPage &page, const QList<FaqRecord> &records, bool isApprovalRequired)
{
    api::FaqPageDetails details;
    details.page = page.toApi();
    const QList<FaqRecord> listed = listedFaqs(page, records, isApprovalRequired);
    details.faqs.assign(listed.begin(), listed.end());
    return details;
}

std::optional<FaqRecord> listedFaq(
    const FaqPage &page, const QList<FaqRecord> &records, qint64 faqId, bool isApprovalRequired)
{
    for (const FaqRecord &faq : listedFaqs(page, records, isApprovalRequired)) {
        if (faq.faqId == faqId)
            return faq;
    }
    return std::nullopt;
}

} // namespace answerdesk::faqs
