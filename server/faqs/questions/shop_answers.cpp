// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/shop_answers.h"
#include "server/answers/engine/composer.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "shared/core/locale_tag.h"
#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kShortestAnswer = 15, kLongestAnswer = 400;

std::optional<WrittenFaq> answered(
    const knowledge::RetrievalIndex &index, const QString &question, const QString &locale, Topic topic)
{
    answers::Question asked;
    asked.text = question;
    asked.locale = locale;
    const answers::ComposedAnswer answer = answers::compose(index, asked);
    // On a product's page an answer has to be right without a look at the rest of the help pages.
    if (answer.kind != answers::ComposedAnswer::Answer || !answer.helpful || answer.isWeak
        || languageOf(answer.locale) != languageOf(locale) || answer.sources.isEmpty())
        return std::nullopt;
    const auto best = std::max_element(answer.sources.begin(), answer.sources.end(),
        [](const auto &a, const auto &b) { return a.score < b.score; });
    const QString quote = plainText(best->quote);
    if (quote.size() < kShortestAnswer || quote.size() > kLongestAnswer || !isAbout(quote, topic))
        return std::nullopt;
    const knowledge::Passage &passage = index.passages()[best->passage];
    QStringList place{passage.title, passage.headingPath};
    place.removeAll(QString());
    return WrittenFaq{question, quote, {Provenance{u"knowledge"_s, place.join(u" > "_s), best->quote}}};
}

} // namespace

QList<WrittenFaq> withShopAnswers(
    const knowledge::RetrievalIndex &index, const QString &locale, QList<WrittenFaq> written)
{
    if (written.isEmpty() || index.passages().size() == 0)
        return written;
    static constexpr std::array kAsked{std::pair(Topic::Delivery, Frame::ShopDelivery),
        std::pair(Topic::Returns, Frame::ShopReturns), std::pair(Topic::Warranty, Frame::ShopWarranty)};
    const WriterTexts &texts = writerTexts(locale);
    for (const auto &asked : kAsked) {
        const Topic topic = asked.first;
        const bool told = std::any_of(written.begin(), written.end(), [&](const WrittenFaq &faq) {
            return topicOfWritten(faq.question, texts.language()) == topic || isAbout(faq.question, topic);
        });
        const auto faq = told || written.size() >= kMaxWrittenFaqs
            ? std::nullopt
            : answered(index, texts.frame(asked.second), locale, topic);
        const bool known = faq && std::any_of(written.begin(), written.end(), [&](const WrittenFaq &other) {
            return likeness(other.answer, faq->answer) > 0.9;
        });
        if (!faq || known)
            continue;
        written.insert(placeOfFurther(written, texts.language()), *faq);
    }
    return written;
}

qsizetype placeOfFurther(const QList<WrittenFaq> &written, const QString &language)
{
    const auto later = std::find_if(written.begin(), written.end(), [&](const WrittenFaq &other) {
        const Topic topic = topicOfWritten(other.question, language);
        return topic == Topic::Rating || topic == Topic::Availability || topic == Topic::Price;
    });
    return later - written.begin();
}

QList<WrittenFaq> ShopAnswers::complete(
    const QString &companyKey, const QString &locale, const QList<WrittenFaq> &written) const
{
    return withShopAnswers(*m_indexes.find(companyKey), locale, written);
}

} // namespace answerdesk::faqs
