// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/faq_linter.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/answer_sources.h"
#include "server/faqs/questions/answer_values.h"
#include "server/faqs/questions/label_lexicon.h"
#include "server/faqs/questions/product_name.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/questions/question_writer_words.h"
#include "server/faqs/questions/shop_words.h"
#include "server/faqs/questions/value_lexicon.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr auto kOptions
    = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

class Linter
{
public:
    Linter(const ProductFacts &facts, const QList<WrittenFaq> &faqs, const QString &locale)
        : m_facts(facts)
        , m_faqs(faqs)
        , m_locale(locale)
        , m_language(writerTexts(locale).language())
        , m_name(spokenName(facts, m_language))
    {
    }

    QList<LintedFaq> run()
    {
        QList<LintedFaq> linted;
        for (qsizetype i = 0; i < m_faqs.size(); ++i) {
            m_faults.clear();
            const WrittenFaq &faq = m_faqs[i];
            m_text = faq.question + u'\n' + faq.answer;
            m_topic = topicOfWritten(faq.question, m_language);
            m_isPublished = std::any_of(m_facts.faqs.begin(), m_facts.faqs.end(),
                [&](const PublishedFaq &one) { return one.question == faq.question; });
            wording(faq);
            values(faq);
            sources(faq);
            twice(i);
            linted << LintedFaq{faq, m_faults};
        }
        return linted;
    }

private:
    void find(bool isBroken, const QString &rule)
    {
        if (isBroken && !m_faults.contains(rule))
            m_faults << rule;
    }

    void wording(const WrittenFaq &faq)
    {
        static const QRegularExpression kPage(
            u"\\b(product page|this page|produktseite|fiche produit|página del producto|pagina del "
            u"prodotto|productpagina|"
            u"página do produto|stron(a|ie|y) produktu|produktsidan?|strán(ka|ce|ky) produktu)\\b|商品ページ|商品页|产品页"_s,
            kOptions);
        static const QRegularExpression kAsked(u"[?？。]\\s*$"_s);
        static const QRegularExpression kClosed(u"[.!?…。！？)][\"”»]?\\s*$"_s);
        static const QRegularExpression kPoints(u"[.;,:]{2,}|[?!]{2,}|\\s[.;,]|^[\\W_]*\\p{Ll}?[;,]"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        find(kPage.match(m_text).hasMatch(), u"page"_s);
        find(!kAsked.match(faq.question).hasMatch() || faq.question.size() < 6 || faq.question.size() > 200,
            u"question"_s);
        const bool wide = m_language == u"fr"_s; // sets a blank before some points
        find(!kClosed.match(faq.answer).hasMatch() || isRunTogether(faq.answer) || isCutOff(faq.answer)
                || (!wide && kPoints.match(QString(faq.answer).remove(u" ..."_s)).hasMatch())
                || faq.answer.contains(u'*') || faq.answer.contains(u'|'),
            u"sentence"_s);
        find(isBoilerplate(faq.answer) || isBoilerplate(faq.question)
                || (isOfSomeProducts(faq.answer) && !m_isPublished),
            u"boilerplate"_s);
        // "Resolution (px): 1920 x 1080 px" has its unit twice.
        static const QRegularExpression kUnitTwice(
            u"\\(([\\p{L}\"%]{1,5})\\)\\s?[:：][^;；]*\\d\\s?\\1(?!\\p{L})"_s, kOptions);
        find(kUnitTwice.match(faq.answer).hasMatch(), u"sentence"_s);
        const WriterTexts &texts = writerTexts(m_locale);
        find(!m_isPublished && texts.written(faq.question) != faq.question && m_topic != Topic::None,
            u"language"_s);
        dull(faq, texts);
        // The whole name where it does not read within a sentence, or a part of it that was cut.
        const bool named = !m_isPublished && m_facts.name.value.size() >= 3
            && faq.question.contains(m_facts.name.value) && m_name != m_facts.name.value;
        find(named || faq.question.contains(u'…') || (!m_name.isEmpty() && m_name.size() > 40), u"name"_s);
        const QString guessed = m_text.size() >= 120 ? guessLanguage(m_text) : QString();
        find((!guessed.isEmpty() && guessed != m_language) || isOtherScript(m_text, m_language),
            u"language"_s);
    }

    /// What no shopper asks: a number that only the shop uses, of which type it is, the shop as the brand.
    void dull(const WrittenFaq &faq, const WriterTexts &texts)
    {
        const auto asks = [&](Frame frame) {
            return isMadeOf(faq.question, texts.frame(frame))
                || faq.question == texts.frame(frame, Naming::AsProduct);
        };
        const LabelLexicon &lexicon = LabelLexicon::instance();
        const bool isOfType
            = std::any_of(lexicon.concepts().begin(), lexicon.concepts().end(), [&](const LabelConcept &one) {
                  return !one.isAsked()
                      && faq.question == texts.written(lexicon.question(one, m_language, m_name));
              });
        const bool isOfShop
            = asks(Frame::NumberAsked) && (m_facts.mpn.isEmpty() || !faq.answer.contains(m_facts.mpn.value));
        find(isOfType || isOfShop || (asks(Frame::BrandAsked) && isNameOfShop(m_facts.brand.value)),
            u"dull"_s);
    }

    void values(const WrittenFaq &faq)
    {
        const bool isDated = m_topic == Topic::Delivery && hasDate(faq.answer);
        find(isDated, u"date"_s);
        if (m_topic == Topic::Price) {
            find(countPrices(faq.answer) == 0, u"price"_s);
            return;
        }
        if (m_topic == Topic::Availability)
            return;
        if (m_topic == Topic::Rating) {
            find(m_facts.ratingBest.isEmpty() || m_facts.ratingCount.value.toInt() < 3
                    || m_facts.rating.value.toDouble() > m_facts.ratingBest.value.toDouble(),
                u"rating"_s);
            return;
        }
        find(countPrices(faq.answer) > 0 && !isAbout(faq.answer, Topic::Delivery) && !m_isPublished,
            u"price"_s);
        const ValueKind kind = m_topic == Topic::Fit ? ValueKind::Text : kindOf(m_topic);
        const QString told = withoutStop(faq.answer); // "USB 3.0." is no date
        if (m_topic != Topic::None && !isDated)
            find(!fits(told, kind) && !fits(told.section(u": "_s, 1), kind), u"value"_s);
        // A weight is none of the dimensions.
        static const QRegularExpression kMass(
            u";\\s*[^:;]*\\d\\s?(g|kg|oz|lbs?|gramm?s?|ounces|pounds)\\b"_s, kOptions);
        find(m_topic == Topic::Size && kMass.match(faq.answer).hasMatch(), u"value"_s);
        // "Colour: colourful." says nothing.
        static const QRegularExpression kColon(u"\\s?[:：]\\s?"_s);
        for (const QString &part : withoutStop(faq.answer).split(QRegularExpression(u"[;；]"_s))) {
            const auto colon = kColon.match(part);
            if (!colon.hasMatch() || part.size() > 100 || m_isPublished)
                continue;
            const QString value = part.sliced(colon.capturedEnd()).trimmed();
            const LabelConcept *meant
                = LabelLexicon::instance().find(part.first(colon.capturedStart()).trimmed(), m_language);
            find(!fits(value, meant ? meant->kind : ValueKind::Number) && !fits(value, ValueKind::Text),
                u"value"_s);
        }
    }

    void sources(const WrittenFaq &faq)
    {
        QSet<QString> numbers = numbersIn(m_facts.name.source.text + u' ' + m_facts.name.value);
        QString said = m_facts.name.value + u' ' + m_facts.brand.value + u' ' + m_facts.sku.value;
        for (const Provenance &source : faq.sources) {
            numbers.unite(numbersOnPage(source.text));
            said += u' ' + source.text;
        }
        for (const QString &number : numbersIn(m_text))
            find(!numbers.contains(number), u"number"_s);
        find(faq.sources.isEmpty(), u"number"_s);
        // Of a page in another language nothing but names, numbers and units may be quoted.
        const bool isForeign = m_facts.language != m_language
            && std::none_of(m_facts.further.begin(), m_facts.further.end(),
                [](const FurtherFact &fact) { return fact.isTranslated; });
        if (!isForeign)
            return;
        const QString own = comparable(m_facts.brand.value + u' ' + m_facts.sku.value) + u' ';
        const QStringList quoted = comparable(said).split(u' ');
        const QStringList words = comparable(faq.answer).split(u' ');
        static const QString kSame = u"material volume format display type model standard bluetooth sport "_s;
        for (const QString &word : words) {
            const bool isWord = word.size() >= 5
                && std::none_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
            find(isWord && !ValueLexicon::instance().isKnown(word, m_language) && quoted.contains(word)
                    && !own.contains(word) && !kSame.contains(word + u' ')
                    && !comparable(m_name).contains(word),
                u"language"_s);
        }
    }

    void twice(qsizetype index)
    {
        const WrittenFaq &faq = m_faqs[index];
        for (qsizetype i = 0; i < index; ++i) {
            const WrittenFaq &other = m_faqs[i];
            const bool isSame = comparable(other.question) == comparable(faq.question)
                || likeness(other.answer, faq.answer) > 0.9;
            const bool shares = !m_isPublished
                && std::any_of(faq.sources.begin(), faq.sources.end(), [&](const Provenance &source) {
                       return source.kind != u"section"_s && other.sources.contains(source)
                           && source != m_facts.name.source;
                   });
            const bool isDay = m_topic == Topic::Price || m_topic == Topic::Availability;
            find(isSame || (shares && !isDay), u"twice"_s);
        }
    }

    const ProductFacts &m_facts;
    const QList<WrittenFaq> &m_faqs;
    const QString m_locale, m_language;
    const QString m_name;
    QString m_text;
    Topic m_topic = Topic::None;
    bool m_isPublished = false;
    QStringList m_faults;
};

} // namespace

const QStringList &lintRules()
{
    static const QStringList kRules{u"name"_s, u"page"_s, u"question"_s, u"sentence"_s, u"value"_s,
        u"boilerplate"_s, u"language"_s, u"number"_s, u"price"_s, u"rating"_s, u"date"_s, u"twice"_s,
        u"dull"_s};
    return kRules;
}

QList<LintedFaq> lintFaqs(const ProductFacts &facts, const QList<WrittenFaq> &faqs, const QString &locale)
{
    return Linter(facts, faqs, locale).run();
}

} // namespace answerdesk::faqs
