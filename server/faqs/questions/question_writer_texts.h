// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QHash>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::faqs {

/// Sentences that are not of one topic.
enum class Frame {
    Price, ///< {value}
    PriceRange, ///< {value}, {high}
    Rated, ///< {value}
    RatedOf, ///< {value}, {best}
    RatedCount, ///< {count}
    AboutAsked,
    BrandAsked,
    Brand, ///< {value}
    NumberAsked,
    Number, ///< {value}
    TechnicalAsked,
    DetailsAsked,
    Labelled, ///< {label}, {value}
    Sentence, ///< {facts}
    Width,
    Height,
    Depth,
    Length,
    Diameter,
    ShopDelivery, ///< of the shop, whatever the product
    ShopReturns,
    ShopWarranty,
};

/// How a sentence speaks of the product.
enum class Naming { ByName, AsProduct }; ///< AsProduct: "this product", in the case that the sentence needs

/// The sentences of one language, each by the product's {name} and once more as "this product"; {value}, ...
/// are filled in. No sentence needs an article, a gender or a case of what is filled in, and none changes
/// with a number.
class WriterTexts
{
public:
    explicit WriterTexts(const QString &language, bool isTraditional = false);

    const QString &language() const { return m_language; }
    /// A text of a lexicon in the characters of these.
    QString written(const QString &text) const;
    QString frame(Frame frame, Naming naming = Naming::ByName) const { return m_frames[naming].value(frame); }
    /// What shoppers ask about the topic; empty when there is no question of its own.
    QString question(Topic topic, Naming naming = Naming::ByName) const
    {
        return m_questions[naming].value(topic);
    }
    /// What a value of the topic is, for when the page's own label is in another language; may be empty.
    QString noun(Topic topic) const { return m_nouns.value(topic); }
    /// "The weight of {name} is {value}.", or empty.
    QString statement(Topic topic, Naming naming = Naming::ByName) const
    {
        return m_statements[naming].value(topic);
    }
    /// By schema.org's word.
    QString availability(const QString &word, Naming naming = Naming::ByName) const
    {
        return m_availability[naming].value(word);
    }

private:
    /// The texts of one kind in both namings.
    template <typename Key>
    struct Both {
        QHash<Key, QString> named, plain;
        QHash<Key, QString> &operator[](Naming naming) { return naming == Naming::ByName ? named : plain; }
        const QHash<Key, QString> &operator[](Naming naming) const
        {
            return naming == Naming::ByName ? named : plain;
        }
    };
    QString m_language;
    bool m_isTraditional; ///< Chinese in traditional characters
    Both<Frame> m_frames;
    Both<Topic> m_questions, m_statements;
    QHash<Topic, QString> m_nouns;
    Both<QString> m_availability;
};

/// Those of a locale or a language. Any other one than those of writtenLocales() gets the English ones. Any
/// thread.
const WriterTexts &writerTexts(const QString &locale);

/// Whether the question was made of this text, whatever product it names.
bool isMadeOf(const QString &question, const QString &text);
/// The topic of a question that was written in this language, or None. Any thread.
Topic topicOfWritten(const QString &question, const QString &language);

/// Replaces {key} by its value in one pass, so that braces in values mean nothing. language: in French "de"
/// elides before a vowel.
QString filled(const QString &sentence, const QHash<QString, QString> &values, const QString &language = {});

} // namespace answerdesk::faqs
