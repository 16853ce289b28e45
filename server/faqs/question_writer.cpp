// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/question_writer.h"
#include "server/faqs/product_price.h"
#include "server/faqs/product_text.h"
#include "server/faqs/question_writer_texts.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxName = 80;
constexpr qsizetype kMaxPublishedAnswer = 1500;
constexpr int kFactsOfOneAnswer = 3;
constexpr qsizetype kShortValue = 140;

/// Every run of digits in a text, in ASCII digits.
QSet<QString> numbersIn(const QString &text)
{
    QSet<QString> numbers;
    QString run;
    for (const QChar c : text) {
        if (c.isDigit()) {
            run += QChar(u'0' + c.digitValue());
        } else if (!run.isEmpty()) {
            numbers.insert(run);
            run.clear();
        }
    }
    if (!run.isEmpty())
        numbers.insert(run);
    return numbers;
}

/// A name that reads well within a sentence.
QString shortName(const QString &full)
{
    QString name = plainText(full);
    while (name.endsWith(u'.') || name.endsWith(u',') || name.endsWith(u';') || name.endsWith(u'?')
        || name.endsWith(u'!'))
        name.chop(1);
    if (name.size() <= kMaxName)
        return name;
    for (const QString &separator : {u" - "_s, u" – "_s, u" | "_s, u", "_s, u" ("_s}) {
        const qsizetype at = name.lastIndexOf(separator, kMaxName);
        if (at >= 20)
            return name.first(at);
    }
    const qsizetype blank = name.lastIndexOf(u' ', kMaxName);
    qsizetype end = blank > kMaxName / 2 ? blank : kMaxName;
    if (name[end - 1].isHighSurrogate())
        --end;
    return name.first(end).trimmed();
}

/// Whether a value says the same in every language: numbers, units, sizes.
bool isNeutral(const QString &value)
{
    static const QSet<QString> kUnits{u"kg"_s, u"g"_s, u"mg"_s, u"cm"_s, u"mm"_s, u"m"_s, u"km"_s, u"l"_s,
        u"ml"_s, u"cl"_s, u"w"_s, u"kw"_s, u"v"_s, u"hz"_s, u"mah"_s, u"wh"_s, u"bar"_s, u"c"_s, u"f"_s,
        u"x"_s, u"lb"_s, u"lbs"_s, u"oz"_s, u"gb"_s, u"mb"_s, u"tb"_s, u"xs"_s, u"s"_s, u"xl"_s, u"xxl"_s,
        u"xxxl"_s, u"lm"_s, u"db"_s, u"h"_s, u"min"_s, u"ca"_s, u"d"_s, u"b"_s, u"t"_s, u"usb"_s, u"m²"_s,
        u"°c"_s, u"°f"_s, u"ø"_s, u"kj"_s, u"kcal"_s, u"eu"_s, u"uk"_s, u"us"_s};
    bool digit = false;
    QString word;
    for (qsizetype i = 0; i <= value.size(); ++i) {
        const QChar c = i < value.size() ? value[i] : QChar(u' ');
        digit = digit || c.isDigit();
        if (c.isLetter()) {
            word += c.toLower();
            continue;
        }
        if (!word.isEmpty() && !kUnits.contains(word))
            return false;
        word.clear();
    }
    return digit && value.size() <= 80;
}

bool isSentence(const QString &text)
{
    const QChar last = text.isEmpty() ? QChar() : text.back();
    return text.size() > kShortValue
        || ((last == u'.' || last == u'!' || last == u'。') && text.count(u' ') >= 3);
}

class Writer
{
public:
    Writer(const ProductFacts &facts, const QString &locale, int max)
        : m_facts(facts)
        , m_texts(writerTexts(languageOf(locale)))
        , m_name(shortName(facts.name.value))
        , m_max(max)
    {
        const QString language = languageOf(locale);
        // Free text is quoted only to readers of its language.
        m_readable = facts.language.isEmpty() || facts.language == language;
        for (const FurtherFact &fact : facts.further) {
            Topic topic = topicOfLabel(fact.label);
            if (topic == Topic::None && fact.where.kind == u"list"_s)
                topic = topicOfText(fact.value);
            m_topics << topic;
        }
    }

    QList<WrittenFaq> run()
    {
        if (!m_facts.isProduct || m_name.isEmpty())
            return {};
        published();
        price();
        availability();
        static constexpr Topic kOrder[]
            = {Topic::Material, Topic::Size, Topic::Weight, Topic::Included, Topic::Care, Topic::Warranty,
                Topic::Delivery, Topic::Returns, Topic::Compatibility, Topic::Capacity, Topic::Temperature,
                Topic::Power, Topic::Color, Topic::Assembly, Topic::Origin, Topic::Safety};
        for (const Topic topic : kOrder)
            topical(topic);
        rating();
        description();
        simple(Topic::None, m_texts.brandAsked, m_texts.brand, m_facts.brand);
        details();
        simple(Topic::None, m_texts.numberAsked, m_texts.number, m_facts.sku);
        return m_faqs;
    }

private:
    bool full() const { return m_faqs.size() >= m_max; }
    QString fill(const QString &sentence, QHash<QString, QString> values = {}) const
    {
        values.insert(u"name"_s, m_name);
        return filled(sentence, values, m_texts.language == u"fr"_s);
    }

    /// The last gate: enough room, nothing asked twice, no number that the sources do not hold, no markup.
    void add(Topic topic, const QString &question, const QString &answer, const QList<Provenance> &sources)
    {
        if (full() || question.isEmpty() || answer.isEmpty() || sources.isEmpty())
            return;
        if (topic != Topic::None && m_asked.contains(topic))
            return;
        QSet<QString> known = numbersIn(m_facts.name.source.text + u' ' + m_facts.name.value);
        for (const Provenance &source : sources)
            known.unite(numbersIn(source.text));
        for (const QString &number : numbersIn(question + u' ' + answer)) {
            if (!known.contains(number))
                return;
        }
        if ((question + answer).contains(u'<'))
            return;
        for (const WrittenFaq &other : std::as_const(m_faqs)) {
            if (comparable(other.question) == comparable(question)
                || (comparable(other.answer) == comparable(answer) && topic == Topic::None))
                return;
        }
        if (topic != Topic::None)
            m_asked.insert(topic);
        m_faqs << WrittenFaq{question, answer, sources};
    }

    void published()
    {
        if (!m_readable)
            return;
        for (const PublishedFaq &faq : m_facts.faqs) {
            const bool alike = std::any_of(m_faqs.begin(), m_faqs.end(),
                [&](const WrittenFaq &other) { return likeness(other.question, faq.question) > 0.85; });
            if (alike)
                continue;
            const QString answer = faq.answer.size() <= kMaxPublishedAnswer
                ? faq.answer
                : firstSentences(faq.answer, int(kMaxPublishedAnswer));
            Provenance question = faq.where;
            question.text = faq.question;
            const qsizetype before = m_faqs.size();
            add(Topic::None, faq.question, answer, {faq.where, question});
            if (m_faqs.size() > before)
                m_asked.insert(topicOfText(faq.question));
        }
        m_asked.remove(Topic::None);
    }

    QString money(const SourcedValue &price) const
    {
        const bool grouped = !numbersIn(price.source.text).contains(price.value.section(u'.', 0, 0));
        return priceForPeople(price.value, m_facts.currency.value, m_texts.language, grouped);
    }

    void price()
    {
        if (m_facts.price.isEmpty() || m_facts.currency.isEmpty())
            return;
        const bool range = !m_facts.priceHigh.isEmpty();
        QList<Provenance> sources{m_facts.price.source};
        if (range)
            sources << m_facts.priceHigh.source;
        const QString answer = fill(range ? m_texts.priceRange : m_texts.price,
            {{u"value"_s, money(m_facts.price)}, {u"high"_s, range ? money(m_facts.priceHigh) : QString()}});
        add(Topic::Price, fill(m_texts.priceAsked), answer, sources);
    }

    void availability()
    {
        const QString sentence = m_texts.availability.value(m_facts.availability.value);
        if (!sentence.isEmpty())
            add(Topic::Availability, fill(m_texts.questions.value(Topic::Availability)), fill(sentence),
                {m_facts.availability.source});
    }

    /// Facts of the topic, labelled short ones first, since they answer to the point.
    QList<qsizetype> factsOf(Topic topic) const
    {
        QList<qsizetype> found;
        for (qsizetype i = 0; i < m_facts.further.size(); ++i) {
            // A section on "Delivery and returns" serves both.
            const bool fits = m_topics[i] == topic
                || (m_facts.further[i].where.kind == u"section"_s
                    && isAbout(m_facts.further[i].label, topic));
            if (fits && (m_readable || isNeutral(m_facts.further[i].value)))
                found << i;
        }
        std::stable_sort(
            found.begin(), found.end(), [this](qsizetype a, qsizetype b) { return rank(a) < rank(b); });
        return found;
    }

    int rank(qsizetype index) const
    {
        const FurtherFact &fact = m_facts.further[index];
        const bool labelled = topicOfLabel(fact.label) != Topic::None;
        const bool list = fact.where.kind == u"list"_s;
        const bool bullet = list && !labelled;
        // The items of a headed list stand together in its section; markup repeats what people read.
        const bool item = list && fact.label == fact.where.where;
        const bool markup = fact.where.kind == u"json-ld"_s || fact.where.kind == u"microdata"_s;
        return (bullet          ? 4
                       : item   ? 3
                       : markup ? 1
                                : 0)
            + (fact.where.kind == u"section"_s ? 2 : 0) + (fact.value.size() > kShortValue ? 1 : 0);
    }

    void topical(Topic topic)
    {
        const QList<qsizetype> found = factsOf(topic);
        if (full() || found.isEmpty() || m_asked.contains(topic))
            return;
        const QString question = fill(m_texts.questions.value(topic));
        const FurtherFact &best = m_facts.further[found.front()];
        static const QSet<QString> kPlainWeight{u"weight"_s, u"item weight"_s, u"gewicht"_s, u"poids"_s,
            u"peso"_s, u"waga"_s, u"hmotnosť"_s, u"hmotnost"_s, u"product weight"_s};
        if (topic == Topic::Weight && isNeutral(best.value) && kPlainWeight.contains(comparable(best.label)))
            return add(topic, question, fill(m_texts.weighs, {{u"value"_s, best.value}}), {best.where});
        if (isSentence(best.value)) {
            if (m_readable)
                add(topic, question, sentencesAbout(best, topic), {best.where});
            return;
        }
        QStringList parts;
        QStringList values;
        QList<Provenance> sources;
        for (const qsizetype index : found) {
            const FurtherFact &fact = m_facts.further[index];
            const QString value = comparable(fact.value);
            const bool told = std::any_of(values.begin(), values.end(),
                [&](const QString &other) { return other.contains(value) || value.contains(other); });
            if (parts.size() >= kFactsOfOneAnswer || isSentence(fact.value) || told
                || (!parts.isEmpty() && rank(index) >= 2))
                continue;
            values << value;
            parts << labelled(fact, topic);
            sources << fact.where;
        }
        if (parts.isEmpty()) {
            parts << labelled(best, topic);
            sources << best.where;
        }
        QString facts = parts.join(u"; "_s);
        while (facts.endsWith(u'.') || facts.endsWith(u';') || facts.endsWith(u','))
            facts.chop(1);
        add(topic, question, filled(m_texts.states, {{u"facts"_s, facts}}), withLabels(sources, parts));
    }

    /// Of a section on several things the sentences on this one, else the first.
    static QString sentencesAbout(const FurtherFact &fact, Topic topic)
    {
        static constexpr Topic kShared[]
            = {Topic::Delivery, Topic::Returns, Topic::Warranty, Topic::Care, Topic::Included};
        const auto named = std::count_if(
            std::begin(kShared), std::end(kShared), [&](Topic other) { return isAbout(fact.label, other); });
        if (named < 2)
            return firstSentences(fact.value);
        QStringList found;
        for (const QString &sentence : sentencesOf(fact.value)) {
            if (isAbout(sentence, topic))
                found << sentence;
        }
        return firstSentences(found.isEmpty() ? fact.value : found.join(u' '));
    }

    /// A label that holds a number stands on the page just as its value does.
    static QList<Provenance> withLabels(QList<Provenance> sources, const QStringList &parts)
    {
        for (qsizetype i = 0; i < sources.size() && i < parts.size(); ++i) {
            if (!numbersIn(sources[i].text).contains(numbersIn(parts[i])))
                sources[i].text = parts[i];
        }
        return sources;
    }

    QString labelled(const FurtherFact &fact, Topic topic) const
    {
        QString value = fact.value;
        if (value.endsWith(u'.') && value.count(u'.') == 1)
            value.chop(1);
        if (!m_readable)
            return m_texts.nouns.contains(topic) ? m_texts.nouns.value(topic) + m_texts.colon + value : value;
        // Names of markup are English on every page.
        const bool markup = (fact.where.kind == u"json-ld"_s || fact.where.kind == u"microdata"_s)
            && fact.where.where != u"Product.additionalProperty"_s;
        if (markup && topic != Topic::Size && m_texts.nouns.contains(topic))
            return m_texts.nouns.value(topic) + m_texts.colon + value;
        const bool named = topicOfLabel(fact.label) == topic && comparable(value) != comparable(fact.label)
            && !comparable(value).startsWith(comparable(fact.label) + u' ');
        return named ? fact.label + m_texts.colon + value : value;
    }

    void rating()
    {
        if (m_facts.rating.isEmpty())
            return;
        QString value = m_facts.rating.value;
        if (m_texts.language != u"en"_s)
            value.replace(u'.', u',');
        QList<Provenance> sources{m_facts.rating.source};
        QString answer;
        if (m_facts.ratingBest.isEmpty()) {
            answer = fill(m_texts.rated, {{u"value"_s, value}});
        } else {
            answer = fill(m_texts.ratedOf, {{u"value"_s, value}, {u"best"_s, m_facts.ratingBest.value}});
            sources << m_facts.ratingBest.source;
        }
        if (!m_facts.ratingCount.isEmpty() && m_facts.ratingCount.value != u"1"_s) {
            answer += u' ' + fill(m_texts.ratedCount, {{u"count"_s, m_facts.ratingCount.value}});
            sources << m_facts.ratingCount.source;
        }
        add(Topic::Rating, fill(m_texts.questions.value(Topic::Rating)), answer, sources);
    }

    void description()
    {
        if (m_readable && m_facts.description.value.size() >= 30)
            add(Topic::None, fill(m_texts.about), firstSentences(m_facts.description.value),
                {m_facts.description.source});
    }

    void simple(Topic topic, const QString &question, const QString &answer, const SourcedValue &value)
    {
        if (!value.isEmpty())
            add(topic, fill(question), fill(answer, {{u"value"_s, value.value}}), {value.source});
    }

    void details()
    {
        if (!m_readable)
            return;
        for (qsizetype i = 0; i < m_facts.further.size() && !full(); ++i) {
            const FurtherFact &fact = m_facts.further[i];
            const QString kind = fact.where.kind;
            const bool structured = kind == u"table"_s || kind == u"definition"_s || kind == u"json-ld"_s
                || kind == u"microdata"_s
                || ((kind == u"list"_s || kind == u"text"_s) && fact.where.text.contains(fact.label)
                    && fact.where.text != fact.value);
            if (!structured || m_topics[i] != Topic::None || fact.label.isEmpty() || fact.label.size() > 40
                || fact.label.count(u' ') > 4 || fact.value.size() > 240 || isIdentity(fact))
                continue;
            QString value = fact.value;
            if (!isSentence(value)) {
                while (value.endsWith(u'.') || value.endsWith(u';') || value.endsWith(u','))
                    value.chop(1);
                value = filled(m_texts.states, {{u"facts"_s, fact.label + m_texts.colon + value}});
            } else {
                value = firstSentences(value);
            }
            Provenance source = fact.where;
            if (!source.text.contains(fact.label))
                source.text = fact.label + u": "_s + source.text;
            add(Topic::None, fill(m_texts.detailAsked, {{u"label"_s, fact.label}}), value, {source});
        }
    }

    /// Brand, numbers and prices have questions of their own.
    bool isIdentity(const FurtherFact &fact) const
    {
        const auto same = [&](const SourcedValue &value) {
            return !value.isEmpty() && comparable(value.value) == comparable(fact.value);
        };
        return same(m_facts.name) || same(m_facts.brand) || same(m_facts.sku) || same(m_facts.gtin)
            || same(m_facts.mpn);
    }

    const ProductFacts &m_facts;
    const WriterTexts &m_texts;
    QString m_name;
    int m_max;
    bool m_readable = false;
    QList<Topic> m_topics; ///< of each further fact
    QSet<Topic> m_asked;
    QList<WrittenFaq> m_faqs;
};

} // namespace

QList<WrittenFaq> writeFaqs(const ProductFacts &facts, const QString &locale, int max)
{
    return Writer(facts, locale, std::clamp(max, 0, kMaxWrittenFaqs)).run();
}

} // namespace answerdesk::faqs
