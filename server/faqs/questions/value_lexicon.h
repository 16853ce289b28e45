// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::faqs {

/// The colours, materials and countries of resources/language/labels/values.tsv: what a value of a page says
/// in the reader's language. Any thread.
class ValueLexicon
{
public:
    static const ValueLexicon &instance();

    /// The value in the reader's language, with its percentages: "3% elastāns, 57% poliesters" becomes "3 %
    /// elastane, 57 % polyester". Empty when the topic has no such words, any of the value's is unknown, or
    /// it is in that language already. Data sheets are in English on pages of any language.
    QString translated(const QString &value, Topic topic, const QString &from, const QString &to) const;
    /// Whether both texts name colours, and none of them is the same.
    bool hasOtherColours(const QString &name, const QString &value, const QString &language) const;
    /// Whether a word of the reader's language stands in the lexicon.
    bool isKnown(const QString &word, const QString &language) const;

private:
    struct Word {
        QChar kind;
        QHash<QString, QString> written; ///< by language
    };
    ValueLexicon();
    int find(QChar kind, const QString &text, const QString &language) const;
    QSet<int> coloursIn(const QString &text, const QString &language) const;

    QList<Word> m_words;
    QHash<QString, QHash<QString, int>> m_forms; ///< by language, by kind and comparable form; "": only read
};

} // namespace answerdesk::faqs
