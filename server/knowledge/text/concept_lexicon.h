// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/tokenizer.h"
#include <unordered_map>

namespace answerdesk::knowledge {

using ConceptId = quint16;

/// A form of a concept in a text.
struct ConceptMention {
    ConceptId topic = 0;
    float weight = 1; ///< 0..1: how well the form stands for the concept
    quint32 firstToken = 0, tokens = 0; ///< the place among the text's tokens
};

/// The concepts of shops and services in one language: "parcel", "package" and "shipment" are forms of one. A
/// form is compared by the stems of its words, which have to follow each other. Immutable; any thread.
class ConceptLexicon
{
public:
    /// Where a form counts: "how much" asks for a cost and states none, "free of charge" states one.
    enum class Use : unsigned char { Question = 1, Answer = 2, Both = 3 };
    struct Entry {
        QString topic, form;
        float weight = 1;
        Use use = Use::Both;
        QStringList without; ///< words that must not stand in the same sentence
        QStringList with; ///< one of these has to, unless there are none
    };

    /// The lexicon of a language, read once; one without entries for a language that has none.
    static const ConceptLexicon &of(const QString &language);
    /// The entries of a file with lines of tabs: concept, form, weight, use, conditions. Lines that are none
    /// are left out.
    static std::vector<Entry> read(const QByteArray &tsv);
    /// The number of a concept's name, the same in every language of this process.
    static ConceptId idOf(const QString &topic);
    static QString nameOf(ConceptId topic);

    ConceptLexicon(const QString &language, const std::vector<Entry> &entries);

    bool isEmpty() const { return m_forms.empty(); }
    /// Whether a form begins with this stem.
    bool knows(const QString &stem) const { return m_forms.contains(stem); }
    /// The concepts of which a text as a whole is a form, by their names in the order of the file.
    QStringList conceptsOf(const QString &text) const;
    /// The mentions in one sentence, by their place. A form within a longer one is none. stems: of all its
    /// words, in their order. use: Question or Answer.
    std::vector<ConceptMention> mentions(const QStringList &stems, Use use) const;

private:
    struct Form {
        QStringList stems;
        ConceptId topic = 0;
        float weight = 1;
        Use use = Use::Both;
        QList<QStringList> without, with; ///< stems that follow each other
    };
    bool holds(const Form &form, const QStringList &stems, qsizetype at) const;

    QString m_language;
    std::unordered_map<QString, std::vector<Form>> m_forms; ///< by the first stem, the longest first
};

} // namespace answerdesk::knowledge
