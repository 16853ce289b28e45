// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/answer_values.h"
#include <QtCore/QHash>

namespace answerdesk::faqs {

/// What a label of a product's data means, whatever the language: "seat height", "Sitzhöhe".
struct LabelConcept {
    QString id;
    ValueKind kind = ValueKind::Text;
    Topic topic = Topic::None; ///< that asks about it; None: the label has a question of its own
    /// Shoppers do not ask for the type or the series of a product, nor about its packing.
    bool isAsked() const;
};

/// The labels of resources/language/labels in twelve languages, and some in others. Any thread.
class LabelLexicon
{
public:
    static const LabelLexicon &instance();

    /// What a label of a page in this language means, or null. A language that the lexicon lacks is looked up
    /// in all of them. The unit that a label names ("Width (cm)") is no part of it.
    const LabelConcept *find(QStringView label, const QString &language) const;
    /// The concept's word in a language of the lexicon, with a capital letter.
    QString label(const LabelConcept &meant, const QString &language) const;
    /// The concept's question in a language of the lexicon. name: as it reads in a sentence; empty: "this
    /// product".
    QString question(const LabelConcept &meant, const QString &language, const QString &name) const;
    QStringList languages() const { return m_languages.keys(); }
    const QList<LabelConcept> &concepts() const { return m_concepts; }

private:
    struct Entry {
        QString question; ///< or the key of one of the patterns
        QString label;
    };
    struct Language {
        QHash<QString, int> forms; ///< comparable text to concept
        QHash<QString, Entry> entries; ///< by concept
        QHash<QString, QString> patterns;
    };
    LabelLexicon();
    void readLanguage(const QString &language);

    QList<LabelConcept> m_concepts;
    QHash<QString, int> m_places;
    QHash<QString, Language> m_languages;
    QHash<QString, int> m_others; ///< forms of languages that are only read
};

} // namespace answerdesk::faqs
