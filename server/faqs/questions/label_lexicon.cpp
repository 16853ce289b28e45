// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/label_lexicon.h"
#include "resources/language/language_files.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/questions/question_writer_texts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

QList<QStringList> rowsOf(const QString &name) { return languageRows(u"labels/%1.tsv"_s.arg(name)); }

ValueKind kindNamed(const QString &letter)
{
    static const QHash<QString, ValueKind> kKinds{{u"t"_s, ValueKind::Text}, {u"n"_s, ValueKind::Number},
        {u"u"_s, ValueKind::Measure}, {u"l"_s, ValueKind::Length}, {u"m"_s, ValueKind::Mass},
        {u"v"_s, ValueKind::Volume}, {u"a"_s, ValueKind::Amount}, {u"c"_s, ValueKind::Colour},
        {u"M"_s, ValueKind::Material}, {u"p"_s, ValueKind::Percent}, {u"d"_s, ValueKind::Date},
        {u"w"_s, ValueKind::Period}, {u"T"_s, ValueKind::Temperature}, {u"C"_s, ValueKind::Care}};
    return kKinds.value(letter);
}

Topic topicNamed(const QString &name)
{
    static const QHash<QString, Topic> kTopics{{u"Size"_s, Topic::Size}, {u"Weight"_s, Topic::Weight},
        {u"Color"_s, Topic::Color}, {u"Material"_s, Topic::Material}, {u"Capacity"_s, Topic::Capacity},
        {u"Origin"_s, Topic::Origin}, {u"Warranty"_s, Topic::Warranty}, {u"Condition"_s, Topic::Condition},
        {u"Load"_s, Topic::Load}, {u"Included"_s, Topic::Included}, {u"Finish"_s, Topic::Finish},
        {u"Release"_s, Topic::Release}, {u"Compatibility"_s, Topic::Compatibility}, {u"Age"_s, Topic::Age},
        {u"Ingredients"_s, Topic::Ingredients}, {u"Amount"_s, Topic::Amount}, {u"Power"_s, Topic::Power},
        {u"Resolution"_s, Topic::Resolution}, {u"Connectivity"_s, Topic::Connectivity}};
    return kTopics.value(name);
}

} // namespace

bool LabelConcept::isAsked() const
{
    return id != u"type"_s && id != u"series"_s && id != u"package_weight"_s && id != u"package_dimensions"_s;
}

const LabelLexicon &LabelLexicon::instance()
{
    static const LabelLexicon kLexicon;
    return kLexicon;
}

LabelLexicon::LabelLexicon()
{
    for (const QStringList &row : rowsOf(u"concepts"_s)) {
        if (row.size() != 3)
            qFatal("a row of the label lexicon's concepts is not of three columns");
        m_places.insert(row[0], int(m_concepts.size()));
        m_concepts << LabelConcept{row[0], kindNamed(row[1]), topicNamed(row[2])};
    }
    for (const QString &language : writtenLocales())
        readLanguage(language);
    for (const QStringList &row : rowsOf(u"other"_s)) {
        for (const QString &form : row.value(1).split(u'|'))
            m_others.insert(comparable(form), m_places.value(row[0]));
    }
}

void LabelLexicon::readLanguage(const QString &language)
{
    Language &known = m_languages[language];
    for (const QStringList &row : rowsOf(language)) {
        if (row[0].startsWith(u'=')) {
            known.patterns.insert(row[0].sliced(1), row.value(1));
            continue;
        }
        const QStringList forms = row.value(2).split(u'|');
        known.entries.insert(row[0], {row.value(1), forms.front()});
        for (const QString &form : forms) {
            if (const QString plain = comparable(form); !known.forms.contains(plain))
                known.forms.insert(plain, m_places.value(row[0]));
        }
    }
}

const LabelConcept *LabelLexicon::find(QStringView label, const QString &language) const
{
    const QString plain = comparable(labelWithoutUnit(label.toString()));
    const auto in = [&](const Language &known) -> const LabelConcept * {
        const auto found = known.forms.constFind(plain);
        return found == known.forms.cend() ? nullptr : &m_concepts[*found];
    };
    if (const auto own = m_languages.constFind(language); own != m_languages.cend()) {
        if (const LabelConcept *meant = in(*own))
            return meant;
    } else {
        if (const auto other = m_others.constFind(plain); other != m_others.cend())
            return &m_concepts[*other];
        for (const QString &other : writtenLocales()) {
            if (const LabelConcept *meant = in(m_languages[other]))
                return meant;
        }
    }
    return nullptr;
}

QString LabelLexicon::label(const LabelConcept &meant, const QString &language) const
{
    QString text = m_languages.value(language).entries.value(meant.id).label;
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString LabelLexicon::question(const LabelConcept &meant, const QString &language, const QString &name) const
{
    const Language known = m_languages.value(language);
    const Entry entry = known.entries.value(meant.id);
    const QString pattern
        = entry.question.size() == 1 ? known.patterns.value(entry.question) : entry.question;
    QString text = filled(pattern,
        {{u"label"_s, entry.label}, {u"name"_s, name.isEmpty() ? known.patterns.value(u"this"_s) : name}},
        language);
    if (language == u"pt"_s)
        text.replace(u" de este "_s, u" deste "_s);
    return text;
}

} // namespace answerdesk::faqs
