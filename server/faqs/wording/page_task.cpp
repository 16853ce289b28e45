// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/wording/page_task.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/answer_values.h"
#include "server/faqs/questions/product_name.h"
#include "server/faqs/questions/question_writer_words.h"
#include "shared/core/locale_tag.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMostFacts = 40;
constexpr qsizetype kMostTexts = 24; ///< of a translation, whose answer is as long as its question
constexpr int kLongestText = 320; ///< characters of a text that is translated

/// What changes from day to day is left to the templates: a new price must not make a page's words anew.
bool isVolatile(const FurtherFact &fact)
{
    const Topic topic = topicOfLabel(fact.label);
    return topic == Topic::Price || topic == Topic::Availability || topic == Topic::Rating
        || countPrices(fact.label) > 0;
}

bool isIdentity(const ProductFacts &facts, const FurtherFact &fact)
{
    const auto values = {&facts.name, &facts.brand, &facts.sku, &facts.gtin, &facts.mpn};
    return std::any_of(values.begin(), values.end(), [&](const SourcedValue *value) {
        return !value->isEmpty() && comparable(value->value) == comparable(fact.value);
    });
}

bool isWorthAsking(const ProductFacts &facts, const FurtherFact &fact)
{
    return !fact.value.isEmpty() && !fact.isOfShop && !isVolatile(fact) && !isShopLabel(fact.label)
        && !isIdentity(facts, fact) && likeness(fact.label, facts.name.value) < 0.5
        && !(fact.label.isEmpty() && isHollow(fact.value));
}

/// Neither words that shops print around any product nor a value that says nothing.
bool informs(const QString &label, const QString &text)
{
    return (isYesOrNo(text) || fits(text, ValueKind::Text) || fits(text, ValueKind::Measure))
        && !isBoilerplate(label + u'\n' + text);
}

class TaskBuilder
{
public:
    TaskBuilder(const ProductFacts &facts, const QString &locale)
        : m_facts(facts)
    {
        m_task.name = cleanName(facts.name.value);
        m_task.language = writerTexts(languageOf(locale)).language();
        if (!facts.language.isEmpty() && facts.language != m_task.language)
            m_task.from = facts.language;
    }

    PageTask build()
    {
        // What the checks have no words for is left to the templates.
        const QStringList &known = answers::checkedLanguages();
        if (!known.contains(m_task.language) || (m_task.isTranslation() && !known.contains(m_task.from))
            || m_task.name.isEmpty())
            return m_task;
        if (answers::speaksToMachines(m_facts.name.value)) {
            m_task.isSuspect = true;
            return m_task;
        }
        if (m_task.isTranslation())
            addTexts();
        else
            addFacts();
        return m_task;
    }

private:
    void addFacts()
    {
        m_task.count = kMaxWrittenFaqs - int(std::min(m_facts.faqs.size(), qsizetype(kMaxWrittenFaqs)));
        if (m_task.count == 0)
            return;
        const SourcedValue &description = m_facts.description;
        if (!description.isEmpty()
            && !(description.source.kind == u"meta"_s && isAdvertising(description.value)))
            add({ShownFact::Description, 0, {}, description.value, description.source});
        for (qsizetype i = 0; i < m_facts.further.size(); ++i) {
            const FurtherFact &fact = m_facts.further[i];
            if (isWorthAsking(m_facts, fact))
                add({ShownFact::Further, i, fact.label, fact.value, fact.where});
        }
    }

    void addTexts()
    {
        for (qsizetype i = 0; i < m_facts.faqs.size(); ++i) {
            const PublishedFaq &faq = m_facts.faqs[i];
            if (faq.answer.size() <= kLongestText)
                add({ShownFact::Published, i, faq.question, faq.answer, faq.where});
        }
        const SourcedValue &description = m_facts.description;
        if (!description.isEmpty()
            && !(description.source.kind == u"meta"_s && isAdvertising(description.value)))
            add({ShownFact::Description, 0, {}, cut(description.value), description.source});
        for (qsizetype i = 0; i < m_facts.further.size(); ++i) {
            const FurtherFact &fact = m_facts.further[i];
            if (isWorthAsking(m_facts, fact) && !isNeutral(fact.value) && !isYesOrNo(fact.value))
                add({ShownFact::Further, i, fact.label, cut(fact.value), fact.where});
        }
    }

    static QString cut(const QString &text)
    {
        return text.size() <= kLongestText ? text : firstSentences(text, kLongestText);
    }

    void add(const ShownFact &fact)
    {
        if (m_task.facts.size() >= (m_task.isTranslation() ? kMostTexts : kMostFacts))
            return;
        if (answers::speaksToMachines(fact.label + u'\n' + fact.text)) {
            m_task.isSuspect = true;
            return;
        }
        if (fact.kind == ShownFact::Further && !informs(fact.label, fact.text))
            return;
        // Shops say the same in markup, in a table and in a list.
        const QString said = comparable(fact.label + u' ' + fact.text);
        const bool isKnown = std::any_of(m_task.facts.begin(), m_task.facts.end(),
            [&](const ShownFact &other) { return comparable(other.label + u' ' + other.text) == said; });
        if (!isKnown)
            m_task.facts << fact;
    }

    const ProductFacts &m_facts;
    PageTask m_task;
};

} // namespace

QList<int> Proposal::cited() const
{
    QList<int> numbers;
    for (const answers::CitedSentence &sentence : sentences) {
        for (const int number : sentence.passages) {
            if (!numbers.contains(number))
                numbers << number;
        }
    }
    return numbers;
}

PageTask pageTask(const ProductFacts &facts, const QString &locale)
{
    return TaskBuilder(facts, locale).build();
}

PageTask backTask(const PageTask &task, const QList<Translation> &translations)
{
    PageTask back;
    back.name = task.name;
    back.language = task.from;
    back.from = task.language;
    for (const Translation &one : translations) {
        const ShownFact &fact = task.facts[one.fact];
        back.facts << ShownFact{fact.kind, fact.index, one.label, one.text, fact.where};
    }
    return back;
}

ProductFacts withTranslations(
    ProductFacts facts, const PageTask &task, const QList<Translation> &translations)
{
    for (const Translation &one : translations) {
        const ShownFact &fact = task.facts[one.fact];
        if (fact.kind == ShownFact::Description) {
            facts.description.value = one.text;
            facts.description.isTranslated = true;
        } else if (fact.kind == ShownFact::Published) {
            PublishedFaq &faq = facts.faqs[fact.index];
            faq = {one.label, one.text, faq.where, true};
        } else {
            FurtherFact &further = facts.further[fact.index];
            // The label decides what the fact answers: it keeps its topic, if need be under another word for
            // it.
            const Topic topic = topicOfLabel(further.label);
            further.label
                = topic == topicOfLabel(one.label) ? one.label : writerTexts(task.language).noun(topic);
            further.value = one.text;
            further.isTranslated = true;
        }
    }
    return facts;
}

WrittenFaq writtenOf(const PageTask &task, const Proposal &proposal)
{
    WrittenFaq faq{proposal.question, answers::joinSentences(proposal.sentences), {}};
    for (const int number : proposal.cited())
        faq.sources << task.facts[number].where;
    return faq;
}

} // namespace answerdesk::faqs
