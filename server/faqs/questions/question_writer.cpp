// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/facts/product_details.h"
#include "server/faqs/facts/product_format.h"
#include "server/faqs/facts/product_number.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/answer_sources.h"
#include "server/faqs/questions/fact_reading.h"
#include "server/faqs/questions/product_name.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/questions/question_writer_words.h"
#include "server/faqs/questions/shop_words.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxPublishedAnswer = 1500;
constexpr int kFactsOfOneAnswer = 4;
constexpr int kFactsOfDetails = 8;
constexpr qsizetype kLeastDetails = 3;
constexpr qsizetype kFew = 5;
constexpr int kLeastVotes = 3;

class Writer
{
public:
    Writer(const ProductFacts &facts, const QString &locale, int max, bool isEverything)
        : m_facts(facts)
        , m_texts(writerTexts(locale))
        , m_name(spokenName(facts, m_texts.language()))
        , m_naming(m_name.isEmpty() ? Naming::AsProduct : Naming::ByName)
        , m_max(max)
        , m_isEverything(isEverything)
        , m_isReadable(isWrittenLanguage(facts, locale))
        , m_read(readFacts(facts, m_texts))
    {
    }

    QList<WrittenFaq> run()
    {
        if (!m_facts.isProduct || m_facts.name.isEmpty())
            return {};
        m_reserved = int(hasRating()) + int(!availabilityText().isEmpty()) + int(hasPrice());
        published();
        static constexpr Topic kOrder[]
            = {Topic::Fit, Topic::Compatibility, Topic::Use, Topic::Size, Topic::Material, Topic::Included,
                Topic::Care, Topic::Capacity, Topic::Load, Topic::Assembly, Topic::Power, Topic::Ingredients,
                Topic::Age, Topic::Connectivity, Topic::Resolution, Topic::Weight, Topic::Delivery,
                Topic::Returns, Topic::Warranty, Topic::Temperature, Topic::Colors, Topic::Color,
                Topic::Condition, Topic::Amount, Topic::Finish, Topic::Origin, Topic::Safety, Topic::Release};
        for (const Topic topic : kOrder)
            topical(topic);
        labelled();
        description();
        details();
        if (m_isEverything)
            everyLabel();
        m_reserved = 0;
        rating();
        availability();
        price();
        // Who makes it is worth a question where the name does not tell.
        if ((m_isEverything || m_faqs.size() < kFew) && !isNameOfShop(m_facts.brand.value))
            simple(Frame::BrandAsked, Frame::Brand, m_facts.brand);
        // The maker's number finds spare parts; the shop's says nothing to a shopper.
        if (m_isEverything)
            simple(Frame::NumberAsked, Frame::Number, m_facts.sku);
        else if (m_faqs.size() < kFew - 1 && isMakersNumber(m_facts.mpn.value, m_facts.name.value))
            simple(Frame::NumberAsked, Frame::Number, m_facts.mpn);
        return m_faqs;
    }

private:
    /// Price, availability and rating keep their places, whatever else there is to ask.
    bool full() const { return m_faqs.size() >= (m_max > kFew ? m_max - m_reserved : m_max); }
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
    QString ask(Topic topic) const { return fill(m_texts.question(topic, m_naming)); }
    /// What the shop says of every product answers a question to the shop.
    QString askAbout(const FurtherFact &fact, Topic topic) const
    {
        static const QHash<Topic, Frame> kFrames{{Topic::Delivery, Frame::ShopDelivery},
            {Topic::Returns, Frame::ShopReturns}, {Topic::Warranty, Frame::ShopWarranty}};
        return fact.isOfShop && kFrames.contains(topic) ? ask(kFrames.value(topic)) : ask(topic);
    }
    QString ask(Frame frame) const { return fill(m_texts.frame(frame, m_naming)); }
    bool isWide() const { return m_texts.language() == u"ja"_s || m_texts.language() == u"zh"_s; }

    /// The last gate: enough room, nothing asked twice, no number that the sources do not hold, no markup.
    bool add(Topic topic, const QString &question, const QString &answer, const QList<Provenance> &sources)
    {
        if (full() || question.isEmpty() || answer.isEmpty() || sources.isEmpty())
            return false;
        if (topic != Topic::None && m_asked.contains(topic))
            return false;
        if (!holdsNumbers(m_facts, sources, question + u' ' + answer) || (question + answer).contains(u'<'))
            return false;
        for (const WrittenFaq &other : std::as_const(m_faqs)) {
            if (comparable(other.question) == comparable(question)
                || comparable(other.answer) == comparable(answer))
                return false;
        }
        if (topic != Topic::None)
            m_asked.insert(topic);
        m_faqs << WrittenFaq{question, answer, sources};
        return true;
    }

    void published()
    {
        for (const PublishedFaq &faq : m_facts.faqs) {
            const bool alike = std::any_of(m_faqs.begin(), m_faqs.end(),
                [&](const WrittenFaq &other) { return likeness(other.question, faq.question) > 0.85; });
            if (alike || !reads(faq) || isBoilerplate(faq.question + u'\n' + faq.answer)
                || isCutOff(faq.answer) || (faq.where.kind == u"faq"_s && asksBack(faq.answer))
                || isOtherLanguage(faq.question + u' ' + faq.answer, m_texts.language()))
                continue;
            const QString answer = faq.answer.size() <= kMaxPublishedAnswer
                ? faq.answer
                : firstSentences(faq.answer, int(kMaxPublishedAnswer));
            Provenance question = faq.where;
            question.text = faq.question;
            if (add(Topic::None, faq.question, answer, {faq.where, question}))
                m_asked.insert(topicOfText(faq.question));
        }
        m_asked.remove(Topic::None);
    }

    QString money(const SourcedValue &price) const
    {
        const bool grouped = !numbersIn(price.source.text).contains(price.value.section(u'.', 0, 0));
        const QString text = priceForPeople(price.value, m_facts.currency.value, m_texts.language(), grouped);
        return m_isReadable ? groupedAsOnPage(text, price.source.text, m_texts.language()) : text;
    }

    bool hasPrice() const { return !m_facts.price.isEmpty() && !m_facts.currency.isEmpty(); }

    void price()
    {
        if (!hasPrice())
            return;
        const bool range = !m_facts.priceHigh.isEmpty();
        QList<Provenance> sources{m_facts.price.source};
        if (range)
            sources << m_facts.priceHigh.source;
        const QString answer = fill(m_texts.frame(range ? Frame::PriceRange : Frame::Price, m_naming),
            {{u"value"_s, money(m_facts.price)}, {u"high"_s, range ? money(m_facts.priceHigh) : QString()}});
        add(Topic::Price, ask(Topic::Price), answer, sources);
    }

    QString availabilityText() const { return m_texts.availability(stockOf(m_facts), m_naming); }

    void availability()
    {
        if (const QString text = availabilityText(); !text.isEmpty())
            add(Topic::Availability, ask(Topic::Availability), fill(text), {m_facts.availability.source});
    }

    /// Whether readers of the locale understand the fact as it stands.
    bool isUnderstood(const ReadFact &one, Topic topic) const
    {
        const FurtherFact &fact = *one.fact;
        if (reads(fact) || one.isInWords)
            return true;
        if (!isNeutral(one.value) || (topic != Topic::Release && !hasUnit(one.value)))
            return false;
        if (one.meant)
            return true;
        return topic == Topic::Size ? measureOf(fact.label) || isPlainLabel(fact.label, topic)
                                    : isPlainLabel(fact.label, topic) && !m_texts.noun(topic).isEmpty();
    }

    /// Facts of the topic, labelled short ones first, since they answer to the point.
    QList<qsizetype> factsOf(Topic topic) const
    {
        QList<qsizetype> found;
        for (qsizetype i = 0; i < m_read.size(); ++i) {
            const ReadFact &one = m_read[i];
            // A section on "Delivery and returns" serves both.
            const bool fits = one.topic == topic
                || (one.isSection() && isAbout(one.fact->label, topic) && isAbout(one.fact->value, topic));
            if (fits && one.isOfProduct && !m_used.contains(i) && isUnderstood(one, topic))
                found << i;
        }
        std::stable_sort(found.begin(), found.end(),
            [this, topic](qsizetype a, qsizetype b) { return rank(a, topic) < rank(b, topic); });
        return found;
    }

    int rank(qsizetype index, Topic topic) const { return rankOf(m_read[index], topic); }

    QString localized(const ReadFact &one) const
    {
        return one.fact->isTranslated ? one.value
                                      : valueForPeople(one.value, m_facts.language, m_texts.language());
    }

    /// The sentences of a text that answer, or nothing when they would not stand by themselves.
    QString told(const ReadFact &one, Topic topic) const
    {
        const QString text = sentencesAbout(one.fact->label, one.fact->value, topic);
        const bool stands = !isCutOff(text) && !isRunTogether(text)
            && !isOtherLanguage(text, m_texts.language()) && fits(text, kindOf(topic));
        return stands ? text : QString();
    }

    void topical(Topic topic)
    {
        const QList<qsizetype> found = factsOf(topic);
        if (full() || found.isEmpty() || m_asked.contains(topic)
            || (topic == Topic::Color && m_asked.contains(Topic::Colors)))
            return;
        const ReadFact &best = m_read[found.front()];
        if (isSentence(best.value)) {
            if (reads(*best.fact)
                && add(topic, askAbout(*best.fact, topic), told(best, topic), {best.fact->where}))
                m_used.insert(found.front());
            return;
        }
        Parts parts;
        const bool whole = topic == Topic::Size && isOfSeveral(best.value);
        for (const qsizetype index : found) {
            if (whole && !parts.isEmpty())
                break;
            // Width and height are no news after "30 x 40 cm", nor the other way round.
            if (topic == Topic::Size && !parts.isEmpty() && isOfSeveral(m_read[index].value))
                continue;
            // What only names the topic among other words stands beside nothing.
            const bool beside = m_read[index].isBullet && best.isBullet && !best.fact->label.isEmpty()
                && m_read[index].place() == best.place();
            if (parts.size() < (beside ? kFactsOfDetails : kFactsOfOneAnswer)
                && (parts.isEmpty() || rank(index, topic) < 4 || beside))
                take(parts, index, topic);
        }
        if (parts.isEmpty())
            return;
        const bool single = parts.size() == 1 && !m_texts.statement(topic).isEmpty() && isNeutral(best.value)
            && hasUnit(best.value) && isPlainLabel(labelWithoutUnit(best.fact->label), topic)
            && (topic != Topic::Size || !measureOf(best.fact->label));
        const QString answer = single
            ? fill(m_texts.statement(topic, m_naming), {{u"value"_s, withoutStop(localized(best))}})
            : listed(parts.texts);
        if (add(topic, askAbout(*best.fact, topic), answer, parts.sources))
            m_used.unite(parts.used);
    }

    struct Parts {
        QStringList texts, values;
        QList<Provenance> sources;
        QSet<qsizetype> used;
        qsizetype size() const { return texts.size(); }
        bool isEmpty() const { return texts.isEmpty(); }
    };

    /// Adds a fact to an answer unless it says nothing or what is said already.
    void take(Parts &parts, qsizetype index, Topic topic) const
    {
        const ReadFact &one = m_read[index];
        const QString value = comparable(one.value);
        const QString text = labelledText(one, topic);
        // Two measures may be alike; anything else that is said twice is one fact. Two values of one label
        // contradict each other.
        const bool known = !measureOf(one.fact->label)
            && std::any_of(parts.values.begin(), parts.values.end(), [&](const QString &other) {
                   return other.contains(value) || value.contains(other)
                       || (topic == Topic::Resolution && numbersIn(other).contains(numbersIn(value)));
               });
        const QString head = text.section(u':', 0, 0);
        const bool contradicts = std::any_of(parts.texts.begin(), parts.texts.end(),
            [&](const QString &other) { return text.contains(u':') && other.section(u':', 0, 0) == head; });
        if (isSentence(one.value) || known || contradicts || (one.isBullet && isHollow(one.value))
            || (one.value.size() <= 4 && isHollow(one.value)))
            return;
        parts.values << value;
        parts.texts << text;
        parts.sources << sourceOf(*one.fact, text);
        parts.used << index;
    }

    QString separator() const
    {
        return isWide() ? u"；"_s : m_texts.language() == u"fr"_s ? u"\u00a0; "_s : u"; "_s;
    }

    QString listed(const QStringList &texts) const
    {
        return fill(m_texts.frame(Frame::Sentence), {{u"facts"_s, withoutStop(texts.join(separator()))}});
    }

    /// The fact with its label, in the language that is written.
    QString labelledText(const ReadFact &one, Topic topic) const
    {
        const FurtherFact &fact = *one.fact;
        QString value = localized(one);
        if (value.endsWith(u'.') && value.count(u'.') == 1)
            value.chop(1);
        const auto with = [&](const QString &label) {
            return fill(m_texts.frame(Frame::Labelled), {{u"label"_s, label}, {u"value"_s, value}});
        };
        const auto measure = topic == Topic::Size ? measureOf(fact.label) : std::nullopt;
        if (!reads(fact) || (one.isInWords && !one.meant)
            || (isMarkup(fact) && (measure || topic != Topic::Size))) {
            const QString label = measure ? m_texts.frame(*measure)
                : one.meant ? m_texts.written(LabelLexicon::instance().label(*one.meant, m_texts.language()))
                            : m_texts.noun(topic);
            return label.isEmpty() ? value : with(label);
        }
        const bool isNamed = !one.isBullet && comparable(value) != comparable(fact.label)
            && !comparable(value).startsWith(comparable(fact.label) + u' ');
        // "Pieces: 250 g" is an amount.
        return !isNamed ? value
            : topic == Topic::Amount && one.isAmountOfPieces()
            ? with(m_texts.noun(topic))
            : with(labelForPeople(one, m_texts.language()));
    }

    /// Labels that have a question of their own.
    void labelled()
    {
        QSet<QString> asked;
        for (qsizetype i = 0; i < m_read.size() && !full(); ++i) {
            const ReadFact &one = m_read[i];
            if (!one.meant || one.topic != Topic::None || !one.isOfProduct || m_used.contains(i)
                || asked.contains(one.meant->id) || !isUnderstood(one, Topic::None) || one.value.size() > 160)
                continue;
            asked.insert(one.meant->id);
            // Several labels of a table are one question, unless each is worth its own.
            if (!m_isEverything && (!one.meant->isAsked() || (one.isDetail && m_faqs.size() >= kFew)))
                continue;
            const QString answer
                = isSentence(one.value) ? told(one, Topic::None) : listed({labelledText(one, Topic::None)});
            const QString question
                = LabelLexicon::instance().question(*one.meant, m_texts.language(), m_name);
            if (add(Topic::None, m_texts.written(question), answer, {sourceOf(*one.fact, answer)}))
                m_used.insert(i);
        }
    }

    /// What is left of the longest table, as one question on details, answered with a list.
    void details()
    {
        QStringList places;
        QHash<QString, QList<qsizetype>> tables;
        for (qsizetype i = 0; i < m_read.size(); ++i) {
            const ReadFact &one = m_read[i];
            const bool understood = reads(*one.fact) || (one.meant && isUnderstood(one, Topic::None));
            if (!one.isDetail || m_used.contains(i) || !understood || m_asked.contains(one.topic)
                || one.topic == Topic::Included)
                continue;
            if (!places.contains(one.place()))
                places << one.place();
            tables[one.place()] << i;
        }
        const auto longest = std::max_element(places.begin(), places.end(),
            [&](const QString &a, const QString &b) { return tables[a].size() < tables[b].size(); });
        if (longest == places.end())
            return;
        Parts parts;
        bool technical = false;
        for (const qsizetype index : tables[*longest]) {
            if (parts.size() < kFactsOfDetails) {
                take(parts, index, m_read[index].topic);
                technical = technical || fits(m_read[index].value, ValueKind::Measure);
            }
        }
        if (parts.size() >= kLeastDetails
            && add(Topic::None, ask(technical ? Frame::TechnicalAsked : Frame::DetailsAsked),
                listed(parts.texts), parts.sources))
            m_used.unite(parts.used);
    }

    /// All labels of the page, for what shoppers ask on it.
    void everyLabel()
    {
        for (qsizetype i = 0; i < m_read.size() && !full(); ++i) {
            const FurtherFact &fact = *m_read[i].fact;
            const bool told = !fact.label.isEmpty() && !m_read[i].isBullet && !m_read[i].isSection()
                && fact.label.size() <= 40 && fact.label.count(u' ') <= 4 && fact.value.size() <= 240;
            const bool open = m_read[i].topic == Topic::None || !m_asked.contains(m_read[i].topic);
            if (told && open && reads(fact) && !isShopLabel(fact.label)) {
                Provenance source = fact.where;
                if (!fact.isTranslated && !source.text.contains(fact.label))
                    source.text = fact.label + u": "_s + source.text;
                add(Topic::None, fact.label,
                    isSentence(fact.value) ? firstSentences(fact.value)
                                           : listed({labelledText(m_read[i], Topic::None)}),
                    {source});
            }
        }
    }

    /// A rating says something with its scale and several voices.
    bool hasRating() const
    {
        return !m_facts.rating.isEmpty() && !m_facts.ratingBest.isEmpty()
            && m_facts.ratingCount.value.toInt() >= kLeastVotes;
    }

    void rating()
    {
        if (!hasRating())
            return;
        const QString value = numberForPeople(m_facts.rating.value, m_texts.language(), false);
        const QString answer = fill(m_texts.frame(Frame::RatedOf, m_naming),
                                   {{u"value"_s, value}, {u"best"_s, m_facts.ratingBest.value}})
            + (isWide() ? QString() : u" "_s)
            + fill(m_texts.frame(Frame::RatedCount), {{u"count"_s, m_facts.ratingCount.value}});
        add(Topic::Rating, ask(Topic::Rating), answer,
            {m_facts.rating.source, m_facts.ratingBest.source, m_facts.ratingCount.source});
    }

    /// What the shop praises: its description when a sentence or two of it fit, else the bullets that are
    /// about nothing else.
    void description()
    {
        const QString praised
            = reads(m_facts.description) ? praiseOf(m_facts, m_texts.language()) : QString();
        if (!praised.isEmpty()
            && add(Topic::None, ask(Frame::AboutAsked), praised, {m_facts.description.source}))
            return;
        QStringList bullets;
        QList<Provenance> sources;
        for (const ReadFact &one : std::as_const(m_read)) {
            const FurtherFact &fact = *one.fact;
            const QString text = withoutStop(fact.value);
            const bool free = reads(fact) && one.isBullet && one.isOfProduct && one.topic == Topic::None
                && isFactsTitle(fact.where.where) && text.count(u' ') >= 2 && !text.endsWith(u'?')
                && !isAbout(text, Topic::Delivery) && !isAbout(text, Topic::Returns)
                && !isAbout(text, Topic::Rating);
            const bool beside = sources.isEmpty() || sources.front().where == fact.where.where;
            if (free && beside && text.size() >= 15 && text.size() <= 110
                && !isOtherLanguage(text, m_texts.language()) && !bullets.contains(text)
                && bullets.size() < kFactsOfOneAnswer) {
                bullets << text;
                sources << fact.where;
            }
        }
        if (bullets.size() >= 2)
            add(Topic::None, ask(Frame::AboutAsked), listed(bullets), sources);
    }

    void simple(Frame question, Frame answer, const SourcedValue &value)
    {
        if (!value.isEmpty() && !isBoilerplate(value.value)
            && (question == Frame::NumberAsked || fits(value.value, ValueKind::Text)))
            add(Topic::None, ask(question),
                fill(m_texts.frame(answer, m_naming), {{u"value"_s, value.value}}), {value.source});
    }

    const ProductFacts &m_facts;
    const WriterTexts &m_texts;
    const QString m_name; ///< as it is spoken; empty: "this product"
    const Naming m_naming;
    const int m_max;
    int m_reserved = 0;
    const bool m_isEverything; ///< all that the page says, for questions that are asked on it
    const bool m_isReadable; ///< the page is in the reader's language
    const QList<ReadFact> m_read;
    QSet<qsizetype> m_used; ///< one fact answers one question
    QSet<Topic> m_asked;
    QList<WrittenFaq> m_faqs;
};

} // namespace

QList<WrittenFaq> writeFaqs(const ProductFacts &facts, const QString &locale, int max)
{
    return Writer(facts, locale, std::clamp(max, 0, kMaxWrittenFaqs), false).run();
}

bool isWrittenLanguage(const ProductFacts &facts, const QString &locale)
{
    return facts.language == writerTexts(locale).language();
}

QList<WrittenFaq> writePageFacts(const ProductFacts &facts, const QString &locale)
{
    return Writer(facts, locale, kMaxPageFacts, true).run();
}

} // namespace answerdesk::faqs
