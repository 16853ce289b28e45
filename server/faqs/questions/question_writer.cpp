// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/facts/product_format.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/questions/question_writer_words.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxPublishedAnswer = 1500;
constexpr int kFactsOfOneAnswer = 3;
constexpr qsizetype kFew = 5;
constexpr qsizetype kEnough = 8; ///< with so many, labels need no questions of their own

class Writer
{
public:
    Writer(const ProductFacts &facts, const QString &locale, int max, bool isEverything)
        : m_facts(facts)
        , m_texts(writerTexts(languageOf(locale)))
        , m_name(shortName(facts.name.value))
        , m_max(max)
        , m_isEverything(isEverything)
    {
        m_isReadable = facts.language.isEmpty() || facts.language == languageOf(locale);
        for (const FurtherFact &fact : facts.further) {
            // A label that holds the product's name or a price is no label.
            const bool named = likeness(fact.label, facts.name.value) >= 0.5 || countPrices(fact.label) > 0;
            Topic topic = named ? Topic::None : topicOfLabel(fact.label);
            if (topic == Topic::None
                && (fact.where.kind == u"list"_s || (fact.where.kind == u"text"_s && fact.label.isEmpty())))
                topic = topicOfBullet(fact.value);
            if (fact.where.kind == kChoiceKind)
                topic = topic == Topic::Color ? Topic::Colors : topic == Topic::Size ? Topic::Fit : topic;
            m_topics << topic;
        }
    }

    QList<WrittenFaq> run()
    {
        if (!m_facts.isProduct || m_name.isEmpty())
            return {};
        published();
        static constexpr Topic kOrder[]
            = {Topic::Fit, Topic::Compatibility, Topic::Use, Topic::Size, Topic::Material, Topic::Included,
                Topic::Care, Topic::Capacity, Topic::Load, Topic::Assembly, Topic::Power, Topic::Ingredients,
                Topic::Age, Topic::Connectivity, Topic::Resolution, Topic::Weight, Topic::Delivery,
                Topic::Returns, Topic::Warranty, Topic::Temperature, Topic::Colors, Topic::Color,
                Topic::Condition, Topic::Amount, Topic::Finish, Topic::Origin, Topic::Safety, Topic::Release};
        for (const Topic topic : kOrder)
            topical(topic);
        description();
        rating();
        details();
        availability();
        price();
        // Who makes it is worth a question where the name does not tell.
        const bool named = comparable(m_facts.name.value).contains(comparable(m_facts.brand.value));
        if (m_isEverything || (m_faqs.size() < kFew && !named))
            simple(Frame::BrandAsked, Frame::Brand, m_facts.brand);
        if (m_isEverything)
            simple(Frame::NumberAsked, Frame::Number, m_facts.sku);
        return m_faqs;
    }

private:
    bool full() const { return m_faqs.size() >= m_max; }
    /// Free text is quoted only to readers of its language.
    template <typename Fact>
    bool reads(const Fact &fact) const
    {
        return m_isReadable || fact.isTranslated;
    }
    QString fill(const QString &sentence, QHash<QString, QString> values = {}) const
    {
        values.insert(u"name"_s, m_name);
        return filled(sentence, values, m_texts.language());
    }
    QString frame(Frame which, const QHash<QString, QString> &values) const
    {
        return filled(m_texts.frame(which), values, m_texts.language());
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
                || comparable(other.answer) == comparable(answer))
                return;
        }
        if (topic != Topic::None)
            m_asked.insert(topic);
        m_faqs << WrittenFaq{question, answer, sources};
    }

    void published()
    {
        for (const PublishedFaq &faq : m_facts.faqs) {
            const bool alike = std::any_of(m_faqs.begin(), m_faqs.end(),
                [&](const WrittenFaq &other) { return likeness(other.question, faq.question) > 0.85; });
            if (alike || !reads(faq))
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
        return priceForPeople(price.value, m_facts.currency.value, m_texts.language(), grouped);
    }

    void price()
    {
        if (m_facts.price.isEmpty() || m_facts.currency.isEmpty())
            return;
        const bool range = !m_facts.priceHigh.isEmpty();
        QList<Provenance> sources{m_facts.price.source};
        if (range)
            sources << m_facts.priceHigh.source;
        const QString answer = fill(m_texts.frame(range ? Frame::PriceRange : Frame::Price),
            {{u"value"_s, money(m_facts.price)}, {u"high"_s, range ? money(m_facts.priceHigh) : QString()}});
        add(Topic::Price, fill(m_texts.question(Topic::Price)), answer, sources);
    }

    void availability()
    {
        const QString sentence = m_texts.availability(m_facts.availability.value);
        if (!sentence.isEmpty())
            add(Topic::Availability, fill(m_texts.question(Topic::Availability)), fill(sentence),
                {m_facts.availability.source});
    }

    /// Whether readers of the locale understand the fact as it stands.
    bool isUnderstood(const FurtherFact &fact, Topic topic) const
    {
        if (reads(fact))
            return true;
        if (!isNeutral(fact.value) || (topic != Topic::Release && !hasUnit(fact.value)))
            return false;
        return topic == Topic::Size ? measureOf(fact.label) || isPlainLabel(fact.label, topic)
                                    : isPlainLabel(fact.label, topic) && !m_texts.noun(topic).isEmpty();
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
            const FurtherFact &fact = m_facts.further[i];
            const bool told = fact.where.kind != u"section"_s || isPlainLabel(fact.label, topic)
                || isAbout(fact.value, topic);
            if (fits && told && isUnderstood(fact, topic))
                found << i;
        }
        std::stable_sort(found.begin(), found.end(),
            [this, topic](qsizetype a, qsizetype b) { return rank(a, topic) < rank(b, topic); });
        return found;
    }

    int rank(qsizetype index, Topic topic) const
    {
        const FurtherFact &fact = m_facts.further[index];
        const bool labelled = topicOfLabel(fact.label) != Topic::None;
        const bool list = fact.where.kind == u"list"_s;
        const bool bullet = (list && !labelled) || fact.label.isEmpty();
        // The items of a headed list stand together in its section; markup repeats what people read.
        const bool item = list && fact.label == fact.where.where;
        return (bullet                  ? 8
                       : item           ? 6
                       : isMarkup(fact) ? 2
                                        : 0)
            + (fact.where.kind == u"section"_s ? 4 : 0) + (fact.value.size() > kShortValue ? 2 : 0)
            + (isPlainLabel(fact.label, topic) ? 0 : 1);
    }

    static bool isMarkup(const FurtherFact &fact)
    {
        return (fact.where.kind == u"json-ld"_s || fact.where.kind == u"microdata"_s)
            && fact.where.where != u"Product.additionalProperty"_s;
    }

    QString localized(const FurtherFact &fact, const QString &value) const
    {
        return fact.isTranslated ? value : valueForPeople(value, m_facts.language, m_texts.language());
    }

    void topical(Topic topic)
    {
        const QList<qsizetype> found = factsOf(topic);
        if (full() || found.isEmpty() || m_asked.contains(topic)
            || (topic == Topic::Color && m_asked.contains(Topic::Colors)))
            return;
        const QString question = fill(m_texts.question(topic));
        const FurtherFact &best = m_facts.further[found.front()];
        if (isSentence(best.value)) {
            if (reads(best))
                add(topic, question, sentencesAbout(best.label, best.value, topic), {best.where});
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
            if (parts.size() >= kFactsOfOneAnswer || isSentence(fact.value) || told || isYesOrNo(fact.value)
                || (fact.label.isEmpty() && isHollow(fact.value))
                || (fact.value.size() <= 4 && isHollow(fact.value))
                || (!parts.isEmpty() && rank(index, topic) >= 4))
                continue;
            values << value;
            parts << labelled(fact, topic);
            sources << fact.where;
        }
        if (parts.isEmpty())
            return;
        if (parts.size() == 1 && !m_texts.statement(topic).isEmpty() && isNeutral(best.value)
            && hasUnit(best.value) && isPlainLabel(best.label, topic)
            && (topic != Topic::Size || !measureOf(best.label)))
            return add(topic, question,
                fill(m_texts.statement(topic), {{u"value"_s, withoutStop(localized(best, best.value))}}),
                {best.where});
        const QString separator
            = m_texts.language() == u"ja"_s || m_texts.language() == u"zh"_s ? u"；"_s : u"; "_s;
        add(topic, question, frame(Frame::Sentence, {{u"facts"_s, withoutStop(parts.join(separator))}}),
            withLabels(sources, parts));
    }

    /// A label that holds a number stands on the page just as its value does; dates and numbers change their
    /// writing, not their digits.
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
        const QString noun = m_texts.noun(topic);
        const auto measure = topic == Topic::Size ? measureOf(fact.label) : std::nullopt;
        const auto with = [&](const QString &label) {
            return frame(Frame::Labelled, {{u"label"_s, label}, {u"value"_s, localized(fact, value)}});
        };
        if (!reads(fact) || (isMarkup(fact) && (measure || topic != Topic::Size))) {
            const QString label = measure ? m_texts.frame(*measure) : noun;
            return label.isEmpty() ? localized(fact, value) : with(label);
        }
        const bool isOfTopic = fact.where.kind == kChoiceKind || topicOfLabel(fact.label) == topic;
        const bool named = isOfTopic && comparable(value) != comparable(fact.label)
            && !comparable(value).startsWith(comparable(fact.label) + u' ');
        return named ? with(fact.label) : value;
    }

    void rating()
    {
        if (m_facts.rating.isEmpty())
            return;
        const QString value = numberForPeople(m_facts.rating.value, m_texts.language(), false);
        QList<Provenance> sources{m_facts.rating.source};
        QString answer;
        if (m_facts.ratingBest.isEmpty()) {
            answer = fill(m_texts.frame(Frame::Rated), {{u"value"_s, value}});
        } else {
            answer = fill(
                m_texts.frame(Frame::RatedOf), {{u"value"_s, value}, {u"best"_s, m_facts.ratingBest.value}});
            sources << m_facts.ratingBest.source;
        }
        if (!m_facts.ratingCount.isEmpty() && m_facts.ratingCount.value != u"1"_s) {
            const bool wide = m_texts.language() == u"ja"_s || m_texts.language() == u"zh"_s;
            answer += (wide ? QString() : u" "_s)
                + frame(Frame::RatedCount, {{u"count"_s, m_facts.ratingCount.value}});
            sources << m_facts.ratingCount.source;
        }
        add(Topic::Rating, fill(m_texts.question(Topic::Rating)), answer, sources);
    }

    /// What the shop praises: its description when a sentence or two of it fit, else the bullets that are
    /// about nothing else.
    void description()
    {
        const QString told = reads(m_facts.description) ? praise(m_facts.description.value) : QString();
        if (!told.isEmpty())
            return add(
                Topic::None, fill(m_texts.frame(Frame::AboutAsked)), told, {m_facts.description.source});
        QStringList bullets;
        QList<Provenance> sources;
        static const QRegularExpression kVoices(
            u"review|rated|sort|bewertung|avis|opinion|login|sign in|coupon"_s,
            QRegularExpression::CaseInsensitiveOption);
        for (qsizetype i = 0; i < m_facts.further.size() && bullets.size() < kFactsOfOneAnswer; ++i) {
            const FurtherFact &fact = m_facts.further[i];
            const QString text = withoutStop(fact.value);
            const bool free = reads(fact) && fact.where.kind == u"list"_s && m_topics[i] == Topic::None
                && (fact.label.isEmpty() || fact.label == fact.where.where) && text.count(u' ') >= 2;
            const bool beside = sources.isEmpty() || sources.front().where == fact.where.where;
            if (free && beside && text.size() >= 15 && text.size() <= 110 && !kVoices.match(text).hasMatch()
                && countPrices(text) == 0 && !bullets.contains(text)) {
                bullets << text;
                sources << fact.where;
            }
        }
        if (bullets.size() >= 2)
            add(Topic::None, fill(m_texts.frame(Frame::AboutAsked)),
                frame(Frame::Sentence, {{u"facts"_s, bullets.join(u"; "_s)}}), sources);
    }

    /// The first two sentences that describe: no advertising for the shop, no price, nothing cut off.
    QString praise(const QString &description) const
    {
        constexpr qsizetype kLongest = 240;
        // What is written for search engines is advertising from its first word to its last.
        if (m_facts.description.source.kind == u"meta"_s
            && (countPrices(description) > 0 || isAdvertising(description)))
            return {};
        QStringList taken;
        for (const QString &sentence : sentencesOf(QString(description).replace(u"\\n"_s, u". "_s))) {
            const bool cut = sentence.endsWith(u"..."_s) || sentence.endsWith(u'…');
            const bool whole = sentence.size() >= 25 && sentence.size() <= kLongest && !cut
                && countPrices(sentence) == 0 && !isAdvertising(sentence)
                && likeness(sentence, m_facts.name.value) < 0.7;
            if (whole)
                taken << sentence;
            else if (!taken.isEmpty())
                break;
            if (taken.size() == 2)
                break;
        }
        const QString text = withoutStop(taken.join(u' '));
        if (text.isEmpty())
            return {};
        static const QString kClosed = u".!?。！？"_s;
        return kClosed.contains(taken.join(u' ').back()) ? taken.join(u' ')
                                                         : frame(Frame::Sentence, {{u"facts"_s, text}});
    }

    void simple(Frame question, Frame answer, const SourcedValue &value)
    {
        if (!value.isEmpty())
            add(Topic::None, fill(m_texts.frame(question)),
                fill(m_texts.frame(answer), {{u"value"_s, value.value}}), {value.source});
    }

    /// A labelled fact of the page that no topic covers and that a shopper may ask about.
    bool isDetail(qsizetype index) const
    {
        const FurtherFact &fact = m_facts.further[index];
        const QString kind = fact.where.kind;
        const bool structured = kind == u"table"_s || kind == u"definition"_s
            || fact.where.where == u"Product.additionalProperty"_s
            || ((kind == u"list"_s || kind == u"text"_s) && fact.where.text.contains(fact.label)
                && fact.where.text != fact.value);
        if (!structured || m_topics[index] != Topic::None || fact.label.isEmpty() || isIdentity(fact))
            return false;
        if (m_isEverything)
            return fact.label.size() <= 40 && fact.label.count(u' ') <= 4 && fact.value.size() <= 240;
        return fact.label.size() <= 32 && fact.label.count(u' ') <= 3 && fact.label.front().isLetter()
            && !fact.label.contains(u',') && fact.value.size() <= 120
            && comparable(fact.value) != comparable(fact.label) && !isShopLabel(fact.label)
            && !isYesOrNo(fact.value) && kind != u"text"_s && countPrices(fact.value) == 0
            && fact.where.text.count(u" | "_s) <= 1 && !isKey(fact.label) && listed(fact.where.where) >= 3;
    }

    /// "variationId" is for programs.
    static bool isKey(const QString &label)
    {
        for (qsizetype i = 1; i < label.size(); ++i) {
            if (label[i].isUpper() && label[i - 1].isLower())
                return true;
        }
        return label.contains(u'_')
            || std::any_of(label.begin(), label.end(), [](QChar c) { return c.isDigit(); });
    }

    /// How many labelled facts stand in the same place: specifications come in lists.
    qsizetype listed(const QString &where) const
    {
        return std::count_if(m_facts.further.begin(), m_facts.further.end(), [&](const FurtherFact &fact) {
            return fact.where.where == where && !fact.label.isEmpty()
                && (fact.where.kind == u"table"_s || fact.where.kind == u"definition"_s
                    || fact.where.kind == u"json-ld"_s || fact.where.kind == u"list"_s);
        });
    }

    void details()
    {
        for (qsizetype i = 0; i < m_facts.further.size() && !full(); ++i) {
            if (!m_isEverything && m_faqs.size() >= kEnough)
                return;
            const FurtherFact &fact = m_facts.further[i];
            if (!isDetail(i) || !reads(fact))
                continue;
            QString value = fact.value;
            if (isSentence(value))
                value = firstSentences(value);
            else
                value = frame(Frame::Sentence,
                    {{u"facts"_s,
                        frame(
                            Frame::Labelled, {{u"label"_s, fact.label}, {u"value"_s, withoutStop(value)}})}});
            Provenance source = fact.where;
            if (!fact.isTranslated && !source.text.contains(fact.label))
                source.text = fact.label + u": "_s + source.text;
            add(Topic::None, fill(m_texts.frame(Frame::DetailAsked), {{u"label"_s, fact.label}}), value,
                {source});
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
    bool m_isEverything; ///< all that the page says, for questions that are asked on it
    bool m_isReadable = false; ///< the page is in the reader's language
    QList<Topic> m_topics; ///< of each further fact
    QSet<Topic> m_asked;
    QList<WrittenFaq> m_faqs;
};

} // namespace

QList<WrittenFaq> writeFaqs(const ProductFacts &facts, const QString &locale, int max)
{
    return Writer(facts, locale, std::clamp(max, 0, kMaxWrittenFaqs), false).run();
}

QList<WrittenFaq> writePageFacts(const ProductFacts &facts, const QString &locale)
{
    return Writer(facts, locale, kMaxPageFacts, true).run();
}

} // namespace answerdesk::faqs
