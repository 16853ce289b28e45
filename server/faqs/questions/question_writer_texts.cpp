// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer_texts.h"
#include "resources/i18n/frame_texts.h"
#include "server/faqs/questions/chinese_script.h"
#include "server/faqs/questions/question_writer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QTranslator>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr char kContext[] = "product";

template <typename Key>
struct Text {
    Key key;
    const char *english;
    const char *plain = nullptr; ///< the same as "this product"; null: it does not name the product
};

// The translations are in resources/i18n/product_*.ts.
constexpr Text<Topic> kQuestions[] = {
    {Topic::Material, QT_TRANSLATE_NOOP("product", "What is {name} made of?"),
        QT_TRANSLATE_NOOP("product", "What is this product made of?")},
    {Topic::Size, QT_TRANSLATE_NOOP("product", "What are the dimensions of {name}?"),
        QT_TRANSLATE_NOOP("product", "What are the dimensions of this product?")},
    {Topic::Fit, QT_TRANSLATE_NOOP("product", "Which sizes does {name} come in?"),
        QT_TRANSLATE_NOOP("product", "Which sizes does this product come in?")},
    {Topic::Weight, QT_TRANSLATE_NOOP("product", "What is the weight of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the weight of this product?")},
    {Topic::Included, QT_TRANSLATE_NOOP("product", "What is included with {name}?"),
        QT_TRANSLATE_NOOP("product", "What is included with this product?")},
    {Topic::Care, QT_TRANSLATE_NOOP("product", "How do I care for {name}?"),
        QT_TRANSLATE_NOOP("product", "How do I care for this product?")},
    {Topic::Warranty, QT_TRANSLATE_NOOP("product", "What warranty comes with {name}?"),
        QT_TRANSLATE_NOOP("product", "What warranty comes with this product?")},
    {Topic::Delivery, QT_TRANSLATE_NOOP("product", "How does delivery work for {name}?"),
        QT_TRANSLATE_NOOP("product", "How does delivery work for this product?")},
    {Topic::Returns, QT_TRANSLATE_NOOP("product", "Can I return {name}?"),
        QT_TRANSLATE_NOOP("product", "Can I return this product?")},
    {Topic::Compatibility, QT_TRANSLATE_NOOP("product", "What is {name} compatible with?"),
        QT_TRANSLATE_NOOP("product", "What is this product compatible with?")},
    {Topic::Use, QT_TRANSLATE_NOOP("product", "What is {name} suitable for?"),
        QT_TRANSLATE_NOOP("product", "What is this product suitable for?")},
    {Topic::Capacity, QT_TRANSLATE_NOOP("product", "What is the capacity of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the capacity of this product?")},
    {Topic::Amount, QT_TRANSLATE_NOOP("product", "What quantity of {name} do I get?"),
        QT_TRANSLATE_NOOP("product", "What quantity of this product do I get?")},
    {Topic::Temperature, QT_TRANSLATE_NOOP("product", "For which temperatures or seasons can I use {name}?"),
        QT_TRANSLATE_NOOP("product", "For which temperatures or seasons can I use this product?")},
    {Topic::Power, QT_TRANSLATE_NOOP("product", "What are the power specifications of {name}?"),
        QT_TRANSLATE_NOOP("product", "What are the power specifications of this product?")},
    {Topic::Color, QT_TRANSLATE_NOOP("product", "What is the colour of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the colour of this product?")},
    {Topic::Colors, QT_TRANSLATE_NOOP("product", "Which colours does {name} come in?"),
        QT_TRANSLATE_NOOP("product", "Which colours does this product come in?")},
    {Topic::Origin, QT_TRANSLATE_NOOP("product", "What is the origin of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the origin of this product?")},
    {Topic::Rating, QT_TRANSLATE_NOOP("product", "How do customers rate {name}?"),
        QT_TRANSLATE_NOOP("product", "How do customers rate this product?")},
    {Topic::Assembly, QT_TRANSLATE_NOOP("product", "Do I need to assemble {name}?"),
        QT_TRANSLATE_NOOP("product", "Do I need to assemble this product?")},
    {Topic::Safety, QT_TRANSLATE_NOOP("product", "Which standards and certificates apply to {name}?"),
        QT_TRANSLATE_NOOP("product", "Which standards and certificates apply to this product?")},
    {Topic::Connectivity, QT_TRANSLATE_NOOP("product", "How can I connect {name}?"),
        QT_TRANSLATE_NOOP("product", "How can I connect this product?")},
    {Topic::Resolution, QT_TRANSLATE_NOOP("product", "What is the resolution of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the resolution of this product?")},
    {Topic::Ingredients, QT_TRANSLATE_NOOP("product", "What are the ingredients of {name}?"),
        QT_TRANSLATE_NOOP("product", "What are the ingredients of this product?")},
    {Topic::Age, QT_TRANSLATE_NOOP("product", "For what age is {name} suitable?"),
        QT_TRANSLATE_NOOP("product", "For what age is this product suitable?")},
    {Topic::Load, QT_TRANSLATE_NOOP("product", "What is the maximum load of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the maximum load of this product?")},
    {Topic::Condition, QT_TRANSLATE_NOOP("product", "In what condition is {name} sold?"),
        QT_TRANSLATE_NOOP("product", "In what condition is this product sold?")},
    {Topic::Release, QT_TRANSLATE_NOOP("product", "When was {name} released?"),
        QT_TRANSLATE_NOOP("product", "When was this product released?")},
    {Topic::Finish, QT_TRANSLATE_NOOP("product", "What is the finish of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the finish of this product?")},
    {Topic::Availability, QT_TRANSLATE_NOOP("product", "Can I buy {name} right now?"),
        QT_TRANSLATE_NOOP("product", "Can I buy this product right now?")},
    {Topic::Price, QT_TRANSLATE_NOOP("product", "How much does {name} cost?"),
        QT_TRANSLATE_NOOP("product", "How much does this product cost?")},
};

constexpr Text<Topic> kNouns[] = {
    {Topic::Material, QT_TRANSLATE_NOOP("product", "Material")},
    {Topic::Size, QT_TRANSLATE_NOOP("product", "Dimensions")},
    {Topic::Fit, QT_TRANSLATE_NOOP("product", "Sizes")},
    {Topic::Weight, QT_TRANSLATE_NOOP("product", "Weight")},
    {Topic::Capacity, QT_TRANSLATE_NOOP("product", "Capacity")},
    {Topic::Amount, QT_TRANSLATE_NOOP("product", "Quantity")},
    {Topic::Temperature, QT_TRANSLATE_NOOP("product", "Temperature")},
    {Topic::Power, QT_TRANSLATE_NOOP("product", "Power")},
    {Topic::Color, QT_TRANSLATE_NOOP("product", "Colour")},
    {Topic::Origin, QT_TRANSLATE_NOOP("product", "Origin")},
    {Topic::Warranty, QT_TRANSLATE_NOOP("product", "Warranty")},
    {Topic::Resolution, QT_TRANSLATE_NOOP("product", "Resolution")},
    {Topic::Load, QT_TRANSLATE_NOOP("product", "Maximum load")},
    {Topic::Age, QT_TRANSLATE_NOOP("product", "Age")},
    {Topic::Release, QT_TRANSLATE_NOOP("product", "Release date")},
    {Topic::Finish, QT_TRANSLATE_NOOP("product", "Finish")},
    {Topic::Condition, QT_TRANSLATE_NOOP("product", "Condition")},
};

constexpr Text<Topic> kStatements[] = {
    {Topic::Weight, QT_TRANSLATE_NOOP("product", "The weight of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The weight of this product is {value}.")},
    {Topic::Size, QT_TRANSLATE_NOOP("product", "The dimensions of {name} are {value}."),
        QT_TRANSLATE_NOOP("product", "The dimensions of this product are {value}.")},
    {Topic::Capacity, QT_TRANSLATE_NOOP("product", "The capacity of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The capacity of this product is {value}.")},
    {Topic::Load, QT_TRANSLATE_NOOP("product", "The maximum load of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The maximum load of this product is {value}.")},
};

constexpr Text<const char *> kAvailability[] = {
    {"InStock", QT_TRANSLATE_NOOP("product", "Yes, {name} is in stock."),
        QT_TRANSLATE_NOOP("product", "Yes, this product is in stock.")},
    {"OutOfStock", QT_TRANSLATE_NOOP("product", "No, {name} is currently out of stock."),
        QT_TRANSLATE_NOOP("product", "No, this product is currently out of stock.")},
    {"BackOrder",
        QT_TRANSLATE_NOOP("product", "Yes, but with a later delivery: {name} is available on back-order."),
        QT_TRANSLATE_NOOP(
            "product", "Yes, but with a later delivery: this product is available on back-order.")},
    {"PreOrder", QT_TRANSLATE_NOOP("product", "Not yet, but {name} can be pre-ordered."),
        QT_TRANSLATE_NOOP("product", "Not yet, but this product can be pre-ordered.")},
    {"LimitedAvailability",
        QT_TRANSLATE_NOOP("product", "Yes, but only in limited numbers: {name} has limited availability."),
        QT_TRANSLATE_NOOP(
            "product", "Yes, but only in limited numbers: this product has limited availability.")},
    {"Discontinued", QT_TRANSLATE_NOOP("product", "No, {name} is no longer sold."),
        QT_TRANSLATE_NOOP("product", "No, this product is no longer sold.")},
};

constexpr Text<Frame> kFrames[] = {
    {Frame::Price, QT_TRANSLATE_NOOP("product", "The price of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The price of this product is {value}.")},
    {Frame::PriceRange,
        QT_TRANSLATE_NOOP(
            "product", "The price of {name} is between {value} and {high}, depending on the offer."),
        QT_TRANSLATE_NOOP(
            "product", "The price of this product is between {value} and {high}, depending on the offer.")},
    {Frame::Rated, QT_TRANSLATE_NOOP("product", "Customers rate {name} {value}."),
        QT_TRANSLATE_NOOP("product", "Customers rate this product {value}.")},
    {Frame::RatedOf, QT_TRANSLATE_NOOP("product", "Customers rate {name} {value} out of {best}."),
        QT_TRANSLATE_NOOP("product", "Customers rate this product {value} out of {best}.")},
    {Frame::RatedCount, QT_TRANSLATE_NOOP("product", "Number of ratings: {count}.")},
    {Frame::AboutAsked, QT_TRANSLATE_NOOP("product", "What is special about {name}?"),
        QT_TRANSLATE_NOOP("product", "What is special about this product?")},
    {Frame::BrandAsked, QT_TRANSLATE_NOOP("product", "Which brand is {name}?"),
        QT_TRANSLATE_NOOP("product", "Which brand is this product?")},
    {Frame::Brand, QT_TRANSLATE_NOOP("product", "The brand of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The brand of this product is {value}.")},
    {Frame::NumberAsked, QT_TRANSLATE_NOOP("product", "What is the item number of {name}?"),
        QT_TRANSLATE_NOOP("product", "What is the item number of this product?")},
    {Frame::Number, QT_TRANSLATE_NOOP("product", "The item number of {name} is {value}."),
        QT_TRANSLATE_NOOP("product", "The item number of this product is {value}.")},
    {Frame::TechnicalAsked, QT_TRANSLATE_NOOP("product", "What are the technical details of {name}?"),
        QT_TRANSLATE_NOOP("product", "What are the technical details of this product?")},
    {Frame::DetailsAsked, QT_TRANSLATE_NOOP("product", "What are the details of {name}?"),
        QT_TRANSLATE_NOOP("product", "What are the details of this product?")},
    {Frame::Labelled, QT_TRANSLATE_NOOP("product", "{label}: {value}")},
    {Frame::Sentence, QT_TRANSLATE_NOOP("product", "{facts}.")},
    {Frame::Width, QT_TRANSLATE_NOOP("product", "Width")},
    {Frame::Height, QT_TRANSLATE_NOOP("product", "Height")},
    {Frame::Depth, QT_TRANSLATE_NOOP("product", "Depth")},
    {Frame::Length, QT_TRANSLATE_NOOP("product", "Length")},
    {Frame::Diameter, QT_TRANSLATE_NOOP("product", "Diameter")},
    {Frame::ShopDelivery, QT_TRANSLATE_NOOP("product", "How long does delivery take?")},
    {Frame::ShopReturns, QT_TRANSLATE_NOOP("product", "How can I return an order?")},
    {Frame::ShopWarranty, QT_TRANSLATE_NOOP("product", "What warranty do your products have?")},
};

} // namespace

WriterTexts::WriterTexts(const QString &language, bool isTraditional)
    : m_language(language)
    , m_isTraditional(isTraditional)
{
    QTranslator translator;
    if (language != u"en"_s) {
        initFrameTexts();
        if (!translator.load(u":/answerdesk/i18n/product_%1.qm"_s.arg(language)))
            qFatal("the questions of the language %s are not in the program", qUtf8Printable(language));
    }
    const auto text = [&](const char *english) {
        const QString translated = translator.translate(kContext, english);
        return written(translated.isEmpty() ? QString::fromUtf8(english) : translated);
    };
    const auto fill = [&](auto &both, const auto &key, const char *english, const char *plain) {
        both[Naming::ByName].insert(key, text(english));
        both[Naming::AsProduct].insert(key, text(plain ? plain : english));
    };
    for (const auto &one : kQuestions)
        fill(m_questions, one.key, one.english, one.plain);
    for (const auto &one : kNouns)
        m_nouns.insert(one.key, text(one.english));
    for (const auto &one : kStatements)
        fill(m_statements, one.key, one.english, one.plain);
    for (const auto &one : kAvailability)
        fill(m_availability, QString::fromLatin1(one.key), one.english, one.plain);
    for (const auto &one : kFrames)
        fill(m_frames, one.key, one.english, one.plain);
}

QString WriterTexts::written(const QString &text) const
{
    return m_isTraditional ? traditionalChinese(text) : text;
}

QStringList writtenLocales() { return QStringList{u"en"_s} + translatedLanguages(); }

const WriterTexts &writerTexts(const QString &locale)
{
    // Made once, read by all threads.
    static const std::map<QString, WriterTexts> kAll = [] {
        std::map<QString, WriterTexts> all;
        for (const QString &written : writtenLocales())
            all.try_emplace(written, written);
        return all;
    }();
    static const WriterTexts kTraditional(u"zh"_s, true);
    if (isTraditionalChinese(locale))
        return kTraditional;
    const auto found = kAll.find(languageOf(locale));
    return found == kAll.end() ? kAll.at(u"en"_s) : found->second;
}

bool isMadeOf(const QString &question, const QString &text)
{
    if (!text.contains(u"{name}"_s))
        return question == text;
    const QString before = text.section(u"{name}"_s, 0, 0);
    const QString after = text.section(u"{name}"_s, 1);
    return question.size() > before.size() + after.size() && question.startsWith(before)
        && question.endsWith(after);
}

namespace {

Topic topicOf(const QString &question, const WriterTexts &texts)
{
    for (int i = int(Topic::None) + 1; i <= int(Topic::Release); ++i) {
        const QString text = texts.question(Topic(i));
        if (!text.isEmpty() && question == texts.question(Topic(i), Naming::AsProduct))
            return Topic(i);
        // "de Alta" is "d’Alta" in French: what stands before the name ends in either.
        if (!text.isEmpty()
            && (isMadeOf(question, text)
                || isMadeOf(question, QString(text).replace(u" de {name}"_s, u" d’{name}"_s))))
            return Topic(i);
    }
    return Topic::None;
}

} // namespace

Topic topicOfWritten(const QString &question, const QString &language)
{
    const Topic topic = topicOf(question, writerTexts(language));
    return topic == Topic::None && language == u"zh"_s ? topicOf(question, writerTexts(u"zh-Hant"_s)) : topic;
}

QString filled(const QString &sentence, const QHash<QString, QString> &values, const QString &language)
{
    QString out;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const qsizetype end = sentence[i] == u'{' ? sentence.indexOf(u'}', i) : -1;
        if (end < 0) {
            out += sentence[i];
            continue;
        }
        const QString value = values.value(sentence.sliced(i + 1, end - i - 1));
        // "de Alta" is "d’Alta".
        static const QString kVowels = u"aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ"_s;
        if (language == u"fr"_s && out.endsWith(u" de "_s) && !value.isEmpty()
            && kVowels.contains(value.front())) {
            out.chop(2);
            out += u'’';
        }
        out += value;
        i = end;
    }
    return out;
}

} // namespace answerdesk::faqs
