// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_wording.h"
#include "server/answers/engine/question_key.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/questions/shop_answers.h"
#include <algorithm>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr double kAlikeQuestion = 0.85, kAlikeAnswer = 0.9;

/// The text, perhaps behind a label.
bool endsWithText(const QString &text, const QString &end)
{
    const qsizetype before = text.size() - end.size();
    return !end.isEmpty() && text.endsWith(end) && (before == 0 || !text[before - 1].isLetterOrNumber());
}

/// The same place on the page; written FAQs put labels before texts.
bool isSamePlace(const Provenance &a, const Provenance &b)
{
    return a.kind == b.kind && a.where == b.where
        && (endsWithText(a.text, b.text) || endsWithText(b.text, a.text));
}

bool sharePlace(std::span<const Provenance> a, std::span<const Provenance> b)
{
    return std::any_of(a.begin(), a.end(), [&](const Provenance &one) {
        return std::any_of(
            b.begin(), b.end(), [&](const Provenance &other) { return isSamePlace(one, other); });
    });
}

class Wording
{
public:
    Wording(QList<WrittenFaq> written, const QList<PublishedFaq> &published, const QList<FaqRecord> &stored,
        const QString &language)
        : m_faqs(std::move(written))
        , m_stored(stored)
        , m_language(language)
    {
        for (const WrittenFaq &faq : std::as_const(m_faqs)) {
            const bool isPublished = std::any_of(published.begin(), published.end(),
                [&](const PublishedFaq &one) { return one.question == faq.question; });
            const Topic topic = topicOfWritten(faq.question, language);
            m_isTaken << (isPublished || topic == Topic::Price || topic == Topic::Availability
                || topic == Topic::Rating);
        }
    }

    void take(const WrittenFaq &worded)
    {
        if (isKeptOtherwise(worded))
            return;
        const qsizetype place = placeOf(worded);
        if (repeats(worded, place))
            return;
        if (place >= 0) {
            m_faqs[place] = worded;
            m_isTaken[place] = true;
        } else if (m_faqs.size() < kMaxWrittenFaqs) {
            const qsizetype at = placeOfFurther(m_faqs, m_language);
            m_faqs.insert(at, worded);
            m_isTaken.insert(at, true);
        }
    }
    const QList<WrittenFaq> &faqs() const { return m_faqs; }

private:
    bool isSame(const QString &one, const QString &other) const
    {
        return !other.isEmpty() && answers::isSameQuestion(one, other, m_language);
    }

    /// Whether an administrator's decision on a question would be passed by in other words.
    bool isKeptOtherwise(const WrittenFaq &worded) const
    {
        return std::any_of(m_stored.begin(), m_stored.end(), [&](const FaqRecord &record) {
            const bool isDecided = record.pinned || record.hidden || record.deleted
                || record.origin != api::FaqOrigin::Generated;
            return isDecided && !isSame(worded.question, record.question)
                && !isSame(worded.question, record.madeQuestion)
                && sharePlace(worded.sources, record.sources);
        });
    }

    /// Which of the written ones the worded one stands for; -1: none.
    qsizetype placeOf(const WrittenFaq &worded) const
    {
        const Topic topic = topicOfText(worded.question);
        qsizetype found = -1, alike = -1;
        for (qsizetype i = 0; i < m_faqs.size(); ++i) {
            if (m_isTaken[i])
                continue;
            const bool isTopic
                = topic != Topic::None && topic == topicOfWritten(m_faqs[i].question, m_language);
            const bool isPlace = sharePlace(worded.sources, m_faqs[i].sources);
            if (isTopic && isPlace)
                return i; // a section on delivery and returns has a question on each
            if (isPlace && found < 0)
                found = i;
            if (isTopic)
                alike = i;
        }
        return found < 0 ? alike : found;
    }

    bool repeats(const WrittenFaq &worded, qsizetype except) const
    {
        const Topic topic = topicOfText(worded.question);
        for (qsizetype i = 0; i < m_faqs.size(); ++i) {
            const WrittenFaq &other = m_faqs[i];
            if (i != except
                && (isSame(worded.question, other.question)
                    || likeness(worded.question, other.question) > kAlikeQuestion
                    || likeness(worded.answer, other.answer) > kAlikeAnswer
                    || (m_isTaken[i] && topic != Topic::None && topic == topicOfText(other.question))))
                return true;
        }
        return false;
    }

    QList<WrittenFaq> m_faqs;
    QList<bool> m_isTaken; ///< published ones, those of the day, and worded ones
    const QList<FaqRecord> &m_stored;
    const QString m_language;
};

} // namespace

QList<WrittenFaq> withWorded(QList<WrittenFaq> written, const QList<WrittenFaq> &worded,
    const QList<PublishedFaq> &published, const QList<FaqRecord> &stored, const QString &language)
{
    Wording wording(std::move(written), published, stored, language);
    for (const WrittenFaq &faq : worded)
        wording.take(faq);
    return wording.faqs();
}

QList<Provenance> sourcesOf(const ProductFacts &facts)
{
    QList<Provenance> sources{facts.description.source};
    for (const FurtherFact &fact : facts.further)
        sources << fact.where;
    for (const PublishedFaq &faq : facts.faqs)
        sources << faq.where;
    return sources;
}

} // namespace answerdesk::faqs
