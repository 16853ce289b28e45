// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer_texts.h"
#include "resources/i18n/frame_texts.h"
#include "server/faqs/questions/question_writer.h"
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
};

// The translations are in resources/i18n/product_*.ts.
constexpr Text<Topic> kQuestions[] = {
    {Topic::Material, QT_TRANSLATE_NOOP("product", "What is {name} made of?")},
    {Topic::Size, QT_TRANSLATE_NOOP("product", "What are the dimensions of {name}?")},
    {Topic::Fit, QT_TRANSLATE_NOOP("product", "Which sizes does {name} come in?")},
    {Topic::Weight, QT_TRANSLATE_NOOP("product", "What is the weight of {name}?")},
    {Topic::Included, QT_TRANSLATE_NOOP("product", "What is included with {name}?")},
    {Topic::Care, QT_TRANSLATE_NOOP("product", "How do I care for {name}?")},
    {Topic::Warranty, QT_TRANSLATE_NOOP("product", "What warranty comes with {name}?")},
    {Topic::Delivery, QT_TRANSLATE_NOOP("product", "How does delivery work for {name}?")},
    {Topic::Returns, QT_TRANSLATE_NOOP("product", "Can I return {name}?")},
    {Topic::Compatibility, QT_TRANSLATE_NOOP("product", "What is {name} compatible with?")},
    {Topic::Use, QT_TRANSLATE_NOOP("product", "What is {name} suitable for?")},
    {Topic::Capacity, QT_TRANSLATE_NOOP("product", "What is the capacity of {name}?")},
    {Topic::Amount, QT_TRANSLATE_NOOP("product", "What quantity of {name} do I get?")},
    {Topic::Temperature, QT_TRANSLATE_NOOP("product", "For which temperatures or seasons can I use {name}?")},
    {Topic::Power, QT_TRANSLATE_NOOP("product", "What are the power specifications of {name}?")},
    {Topic::Color, QT_TRANSLATE_NOOP("product", "What is the colour of {name}?")},
    {Topic::Colors, QT_TRANSLATE_NOOP("product", "Which colours does {name} come in?")},
    {Topic::Origin, QT_TRANSLATE_NOOP("product", "What is the origin of {name}?")},
    {Topic::Rating, QT_TRANSLATE_NOOP("product", "How do customers rate {name}?")},
    {Topic::Assembly, QT_TRANSLATE_NOOP("product", "Do I need to assemble {name}?")},
    {Topic::Safety, QT_TRANSLATE_NOOP("product", "Which standards and certificates apply to {name}?")},
    {Topic::Connectivity, QT_TRANSLATE_NOOP("product", "How can I connect {name}?")},
    {Topic::Resolution, QT_TRANSLATE_NOOP("product", "What is the resolution of {name}?")},
    {Topic::Ingredients, QT_TRANSLATE_NOOP("product", "What are the ingredients of {name}?")},
    {Topic::Age, QT_TRANSLATE_NOOP("product", "For what age is {name} suitable?")},
    {Topic::Load, QT_TRANSLATE_NOOP("product", "What is the maximum load of {name}?")},
    {Topic::Condition, QT_TRANSLATE_NOOP("product", "In what condition is {name} sold?")},
    {Topic::Release, QT_TRANSLATE_NOOP("product", "When was {name} released?")},
    {Topic::Finish, QT_TRANSLATE_NOOP("product", "What is the finish of {name}?")},
    {Topic::Availability, QT_TRANSLATE_NOOP("product", "Can I buy {name} right now?")},
    {Topic::Price, QT_TRANSLATE_NOOP("product", "How much does {name} cost?")},
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
    {Topic::Weight, QT_TRANSLATE_NOOP("product", "The weight of {name} is {value}.")},
    {Topic::Size, QT_TRANSLATE_NOOP("product", "The dimensions of {name} are {value}.")},
    {Topic::Capacity, QT_TRANSLATE_NOOP("product", "The capacity of {name} is {value}.")},
    {Topic::Load, QT_TRANSLATE_NOOP("product", "The maximum load of {name} is {value}.")},
};

constexpr Text<const char *> kAvailability[] = {
    {"InStock", QT_TRANSLATE_NOOP("product", "Yes, {name} is in stock according to the product page.")},
    {"OutOfStock",
        QT_TRANSLATE_NOOP("product", "No, {name} is currently out of stock according to the product page.")},
    {"BackOrder",
        QT_TRANSLATE_NOOP("product",
            "Yes, but with a later delivery: the product page lists {name} as available on back-order.")},
    {"PreOrder",
        QT_TRANSLATE_NOOP(
            "product", "Not yet, but {name} can be pre-ordered according to the product page.")},
    {"LimitedAvailability",
        QT_TRANSLATE_NOOP("product",
            "Yes, but only in limited numbers: the product page lists {name} with limited availability.")},
    {"Discontinued",
        QT_TRANSLATE_NOOP("product", "No, {name} is no longer sold according to the product page.")},
};

constexpr Text<Frame> kFrames[] = {
    {Frame::Price, QT_TRANSLATE_NOOP("product", "The price of {name} is {value}.")},
    {Frame::PriceRange,
        QT_TRANSLATE_NOOP(
            "product", "The price of {name} is between {value} and {high}, depending on the offer.")},
    {Frame::Rated, QT_TRANSLATE_NOOP("product", "Customers rate {name} {value}.")},
    {Frame::RatedOf, QT_TRANSLATE_NOOP("product", "Customers rate {name} {value} out of {best}.")},
    {Frame::RatedCount, QT_TRANSLATE_NOOP("product", "Number of ratings: {count}.")},
    {Frame::AboutAsked, QT_TRANSLATE_NOOP("product", "What is special about {name}?")},
    {Frame::BrandAsked, QT_TRANSLATE_NOOP("product", "Which brand is {name}?")},
    {Frame::Brand, QT_TRANSLATE_NOOP("product", "The brand of {name} is {value}.")},
    {Frame::NumberAsked, QT_TRANSLATE_NOOP("product", "What is the item number of {name}?")},
    {Frame::Number, QT_TRANSLATE_NOOP("product", "The item number of {name} is {value}.")},
    {Frame::DetailAsked,
        QT_TRANSLATE_NOOP("product", "What does the product page of {name} say about “{label}”?")},
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

WriterTexts::WriterTexts(const QString &language)
    : m_language(language)
{
    QTranslator translator;
    if (language != u"en"_s) {
        initFrameTexts();
        if (!translator.load(u":/answerdesk/i18n/product_%1.qm"_s.arg(language)))
            qFatal("the questions of the language %s are not in the program", qUtf8Printable(language));
    }
    const auto text = [&](const char *english) {
        const QString translated = translator.translate(kContext, english);
        return translated.isEmpty() ? QString::fromUtf8(english) : translated;
    };
    for (const auto &[topic, english] : kQuestions)
        m_questions.insert(topic, text(english));
    for (const auto &[topic, english] : kNouns)
        m_nouns.insert(topic, text(english));
    for (const auto &[topic, english] : kStatements)
        m_statements.insert(topic, text(english));
    for (const auto &[word, english] : kAvailability)
        m_availability.insert(QString::fromLatin1(word), text(english));
    for (const auto &[frame, english] : kFrames)
        m_frames.insert(frame, text(english));
}

QStringList writtenLocales() { return QStringList{u"en"_s} + translatedLanguages(); }

const WriterTexts &writerTexts(const QString &language)
{
    // Made once, read by all threads.
    static const std::map<QString, WriterTexts> kAll = [] {
        std::map<QString, WriterTexts> all;
        for (const QString &written : writtenLocales())
            all.try_emplace(written, written);
        return all;
    }();
    const auto found = kAll.find(language);
    return found == kAll.end() ? kAll.at(u"en"_s) : found->second;
}

bool isMadeOf(const QString &question, const QString &text)
{
    const QString before = text.section(u"{name}"_s, 0, 0);
    const QString after = text.section(u"{name}"_s, 1);
    return question.size() > before.size() + after.size() && question.startsWith(before)
        && question.endsWith(after);
}

Topic topicOfWritten(const QString &question, const QString &language)
{
    const WriterTexts &texts = writerTexts(language);
    for (int i = int(Topic::None) + 1; i <= int(Topic::Release); ++i) {
        const QString text = texts.question(Topic(i));
        // "de Alta" is "d’Alta" in French: what stands before the name ends in either.
        if (!text.isEmpty()
            && (isMadeOf(question, text)
                || isMadeOf(question, QString(text).replace(u" de {name}"_s, u" d’{name}"_s))))
            return Topic(i);
    }
    return Topic::None;
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
