// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_set.h"
#include "server/answers/engine/question_key.h"
#include "server/knowledge/text/tokenizer.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FaqOrigin;
using api::FaqReview;

namespace {

/// A number without what locales write differently: "1.249,00" and "1249" are one.
QString plainNumber(QStringView text)
{
    while (!text.isEmpty() && !text.back().isDigit())
        text.chop(1);
    qsizetype decimals = -1;
    for (qsizetype i = text.size() - 1; i >= 0 && decimals < 0; --i) {
        if (!text[i].isDigit())
            decimals = i;
    }
    // A last group of three digits may be thousands as well as decimals: read as thousands on both sides.
    if (decimals >= 0 && text.size() - decimals - 1 == 3)
        decimals = -1;
    QString whole, fraction;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isDigit())
            (decimals >= 0 && i > decimals ? fraction : whole) += QChar(u'0' + text[i].digitValue());
    }
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    return fraction.isEmpty() ? whole : whole + u'.' + fraction;
}

QSet<QString> numbersOf(const QString &text)
{
    QSet<QString> numbers;
    for (qsizetype at = 0; at < text.size();) {
        if (!text[at].isDigit()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        const auto isPart = [&](QChar c) {
            return c.isDigit() || c == u'.' || c == u',' || c == u'\'' || c == QChar(0x2019)
                || c == QChar(0xa0) || c == QChar(0x202f);
        };
        while (end < text.size() && isPart(text[end]))
            ++end;
        numbers.insert(plainNumber(QStringView(text).mid(at, end - at)));
        at = end;
    }
    return numbers;
}

QSet<QString> wordsOf(const QString &text, const QString &language)
{
    const knowledge::Tokenizer tokenizer(language);
    QSet<QString> stems;
    for (const knowledge::Token &token : tokenizer.tokens(text)) {
        if (!token.stop && !token.word.isEmpty() && !token.word[0].isDigit())
            stems.insert(tokenizer.stem(token));
    }
    return stems;
}

/// Stems of words, and numbers behind a #.
QSet<QString> linesOf(const QString &text, const QString &language)
{
    QSet<QString> lines = wordsOf(text, language);
    for (const QString &number : numbersOf(text))
        lines.insert(u'#' + number);
    return lines;
}

/// The own or edited words, open to shoppers, that answer this question or were made from it; null: none.
FaqRecord *answeringWords(QList<FaqRecord> &records, const QString &question, const QString &language)
{
    const auto found = std::find_if(records.begin(), records.end(), [&](const FaqRecord &record) {
        return record.origin != FaqOrigin::Generated && record.isOpen()
            && (answers::isSameQuestion(record.question, question, language)
                || (!record.madeQuestion.isEmpty()
                    && answers::isSameQuestion(record.madeQuestion, question, language)));
    });
    return found == records.end() ? nullptr : &*found;
}

void restOn(FaqRecord &record, const WrittenFaq &faq)
{
    record.sources.assign(faq.sources.begin(), faq.sources.end());
}

/// In the words that the page gives now: another FAQ, not approved yet.
FaqRecord reworded(FaqRecord record, const WrittenFaq &faq)
{
    record.faqId = 0;
    record.question = faq.question;
    record.answer = faq.answer;
    record.approved = false;
    record.revision = 1;
    restOn(record, faq);
    return record;
}

class Merge
{
public:
    explicit Merge(const MergeInput &input)
        : m_input(input)
        , m_newFacts(wordsOfFacts(input.facts) + wordsOfFacts(input.written))
        , m_isTaken(input.written.size(), false)
    {
    }

    MergedSet run()
    {
        for (const FaqRecord &record : m_input.old) {
            if (record.deleted || record.origin != FaqOrigin::Generated)
                keep(record);
        }
        for (qsizetype i = 0; i < m_input.written.size(); ++i) {
            if (!m_isTaken[i])
                take(i);
        }
        for (const FaqRecord &record : m_input.old) {
            if (!record.deleted && record.origin == FaqOrigin::Generated && !m_used.contains(record.faqId))
                keepUnwritten(record);
        }
        MergedSet merged{m_records, m_replaced};
        std::stable_sort(merged.records.begin(), merged.records.end(),
            [](const FaqRecord &a, const FaqRecord &b) { return a.position < b.position; });
        arrange(merged.records, m_input.isOrdered);
        return merged;
    }

private:
    bool isSame(const QString &one, const QString &other) const
    {
        return answers::isSameQuestion(one, other, m_input.language);
    }

    /// Which of the written ones asks this; -1: none.
    qsizetype writtenFor(const QString &question) const
    {
        for (qsizetype i = 0; i < m_input.written.size(); ++i) {
            if (isSame(m_input.written[i].question, question))
                return i;
        }
        return -1;
    }

    static const WrittenFaq *find(const QList<WrittenFaq> &list, const QString &question, const Merge &merge)
    {
        const auto found = std::find_if(list.begin(), list.end(),
            [&](const WrittenFaq &faq) { return merge.isSame(faq.question, question); });
        return found == list.end() ? nullptr : &*found;
    }

    /// Whether all that a record rests on is on the page as it was.
    bool stands(const FaqRecord &record) const
    {
        return !record.sources.empty()
            && std::all_of(record.sources.begin(), record.sources.end(),
                [&](const Provenance &source) { return m_input.sources.contains(source); });
    }

    /// Positions of the new set: what was written takes its rank, what is older keeps its place among them.
    int rankOf(qsizetype written) const { return int(written) * 2 + 1; }
    int placeOf(const FaqRecord &record, qsizetype written) const
    {
        return m_input.isOrdered || written < 0 ? record.position * 2 : rankOf(written);
    }

    void keep(FaqRecord record)
    {
        const bool isEdited = record.origin == FaqOrigin::Edited && !record.deleted;
        qsizetype written = writtenFor(record.question);
        if (written < 0 && !record.madeQuestion.isEmpty())
            written = writtenFor(record.madeQuestion);
        if (isEdited)
            judge(record, written);
        if (written >= 0 && !(isEdited && record.isHeld))
            m_isTaken[written] = true;
        record.position = placeOf(record, record.origin == FaqOrigin::Own ? -1 : written);
        m_records << record;
    }

    /// Whether an edit still stands on the page.
    void judge(FaqRecord &record, qsizetype written)
    {
        const WrittenFaq *now
            = written >= 0 ? &m_input.written[written] : find(m_input.facts, record.madeQuestion, *this);
        const bool isLost
            = !stands(record) && !lostWords(record.basis, m_newFacts, m_input.language).isEmpty();
        const std::optional<QString> said = now ? std::optional(now->answer)
            : stands(record)                    ? std::optional(record.madeAnswer)
                                                : std::nullopt;
        if (isLost) {
            record.review = FaqReview::FactGone;
            record.isHeld = true;
        } else if (said ? *said == record.madeAnswer : record.madeAnswer.isEmpty()) {
            record.review.reset();
            record.isHeld = false;
        } else {
            // What an edit took from the page stands there still: shoppers may have it while somebody looks.
            record.review = FaqReview::PageChanged;
            record.isHeld = false;
        }
        record.pageAnswer = said;
        if (now)
            restOn(record, *now);
    }

    void take(qsizetype index)
    {
        const WrittenFaq &faq = m_input.written[index];
        const FaqRecord *before = nullptr;
        bool stays = false;
        for (const FaqRecord &record : m_input.old) {
            if (record.deleted || record.origin != FaqOrigin::Generated || m_used.contains(record.faqId))
                continue;
            stays = record.question == faq.question && record.answer == faq.answer;
            if (stays) {
                before = &record;
                break;
            }
            if (!before && isSame(record.question, faq.question))
                before = &record;
        }
        FaqRecord made = stays ? *before : reworded(before ? *before : FaqRecord(), faq);
        restOn(made, faq);
        if (before)
            m_used.insert(before->faqId);
        if (before && !stays)
            m_replaced << before->faqId;
        if (before && (m_input.isOrdered || before->pinned))
            made.position = before->position * 2;
        else
            made.position = rankOf(index) + (m_input.isOrdered ? 1'000'000 : 0);
        m_records << made;
    }

    /// What administrators did to a question that is not among the best this time must not be forgotten.
    void keepUnwritten(FaqRecord record)
    {
        record.position *= 2;
        if (record.hidden) {
            m_records << record;
            return;
        }
        if (FaqRecord *answering = answeringWords(m_records, record.question, m_input.language)) {
            answering->pinned = answering->pinned || record.pinned;
            m_replaced << record.faqId;
            return;
        }
        const WrittenFaq *fact = record.pinned ? find(m_input.facts, record.question, *this) : nullptr;
        if (fact && fact->answer == record.answer)
            restOn(record, *fact);
        if ((fact && fact->answer == record.answer) || (!fact && record.pinned && stands(record))) {
            m_records << record;
            return;
        }
        m_replaced << record.faqId;
        if (fact)
            m_records << reworded(std::move(record), *fact);
    }

    const MergeInput &m_input;
    const QString m_newFacts;
    QList<bool> m_isTaken; ///< written ones that somebody's words stand for
    QSet<qint64> m_used;
    QList<FaqRecord> m_records;
    QList<qint64> m_replaced;
};

int groupOf(const FaqRecord &record, bool isOrdered)
{
    if (record.deleted)
        return 3;
    if (record.pinned)
        return 0;
    return record.origin == FaqOrigin::Own && !isOrdered ? 1 : 2;
}

} // namespace

QString basisOf(const QString &answer, const QString &pageWords, const QString &language)
{
    const QSet<QString> taken = linesOf(answer, language).intersect(linesOf(pageWords, language));
    QStringList lines(taken.begin(), taken.end());
    lines.sort();
    return lines.join(u'\n');
}

QStringList lostWords(const QString &basis, const QString &pageWords, const QString &language)
{
    QStringList lines = basis.split(u'\n', Qt::SkipEmptyParts);
    const QSet<QString> there = linesOf(pageWords, language);
    lines.removeIf([&](const QString &line) { return there.contains(line); });
    return lines;
}

QString wordsOfFacts(const QList<WrittenFaq> &facts)
{
    QString text;
    for (const WrittenFaq &fact : facts) {
        for (const Provenance &source : fact.sources)
            text += source.text + u'\n';
    }
    return text;
}

void absorb(MergedSet &set, const QString &language)
{
    QList<FaqRecord> all = set.records;
    set.records.removeIf([&](const FaqRecord &record) {
        if (record.origin != FaqOrigin::Generated || record.deleted
            || !answeringWords(all, record.question, language))
            return false;
        set.replaced << record.faqId;
        return true;
    });
}

void arrange(QList<FaqRecord> &records, bool isOrdered)
{
    std::stable_sort(records.begin(), records.end(), [isOrdered](const FaqRecord &a, const FaqRecord &b) {
        return groupOf(a, isOrdered) < groupOf(b, isOrdered);
    });
    int position = 0;
    for (FaqRecord &record : records)
        record.position = ++position;
}

MergedSet mergeFaqs(const MergeInput &input) { return Merge(input).run(); }

} // namespace answerdesk::faqs
