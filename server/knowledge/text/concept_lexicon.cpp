// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/concept_lexicon.h"
#include "resources/language/language_files.h"
#include <QtCore/QHash>
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype kColumns = 5;

QStringList stemsOf(const Tokenizer &tokenizer, const QString &text)
{
    QStringList stems;
    for (const Token &token : tokenizer.tokens(text))
        stems << tokenizer.stem(token);
    return stems;
}

struct Names {
    std::mutex mutex;
    QHash<QString, ConceptId> ids;
    QStringList names;
};
Names &names()
{
    static Names all;
    return all;
}

} // namespace

const ConceptLexicon &ConceptLexicon::of(const QString &language)
{
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<const ConceptLexicon>> all;
    const std::scoped_lock lock(mutex);
    std::unique_ptr<const ConceptLexicon> &lexicon = all[language];
    if (!lexicon)
        lexicon = std::make_unique<ConceptLexicon>(
            language, read(languageFile(u"concepts/%1.tsv"_s.arg(language))));
    return *lexicon;
}

std::vector<ConceptLexicon::Entry> ConceptLexicon::read(const QByteArray &tsv)
{
    std::vector<Entry> entries;
    for (const QByteArray &line : tsv.split('\n')) {
        const QStringList cells = QString::fromUtf8(line).split(u'\t');
        if (cells.size() != kColumns)
            continue;
        Entry entry{cells[0], cells[1], cells[2].toFloat(),
            cells[3] == u"question"     ? Use::Question
                : cells[3] == u"answer" ? Use::Answer
                                        : Use::Both,
            {}, {}};
        for (const QString &word : cells[4].split(u' ', Qt::SkipEmptyParts))
            (word.startsWith(u'!') ? entry.without : entry.with) << word.mid(1);
        entries.push_back(std::move(entry));
    }
    return entries;
}

ConceptId ConceptLexicon::idOf(const QString &topic)
{
    Names &all = names();
    const std::scoped_lock lock(all.mutex);
    const auto known = all.ids.constFind(topic);
    if (known != all.ids.cend())
        return *known;
    all.names << topic;
    return all.ids[topic] = ConceptId(all.names.size() - 1);
}

QString ConceptLexicon::nameOf(ConceptId topic)
{
    Names &all = names();
    const std::scoped_lock lock(all.mutex);
    return all.names.value(topic);
}

ConceptLexicon::ConceptLexicon(const QString &language, const std::vector<Entry> &entries)
    : m_language(language)
{
    const Tokenizer tokenizer(language);
    const auto stemmed = [&](const QStringList &words) {
        QList<QStringList> stems;
        for (const QString &word : words)
            stems << stemsOf(tokenizer, word);
        return stems;
    };
    for (const Entry &entry : entries) {
        Form form{stemsOf(tokenizer, entry.form), idOf(entry.topic), entry.weight, entry.use,
            stemmed(entry.without), stemmed(entry.with)};
        if (!form.stems.isEmpty())
            m_forms[form.stems.front()].push_back(std::move(form));
    }
    for (auto &[stem, forms] : m_forms) {
        std::stable_sort(forms.begin(), forms.end(),
            [](const Form &a, const Form &b) { return a.stems.size() > b.stems.size(); });
    }
}

QStringList ConceptLexicon::conceptsOf(const QString &text) const
{
    const QStringList stems = stemsOf(Tokenizer(m_language), text);
    QStringList found;
    const auto forms = stems.isEmpty() ? m_forms.end() : m_forms.find(stems.front());
    if (forms == m_forms.end())
        return found;
    for (const Form &form : forms->second) {
        const QString name = nameOf(form.topic);
        if (form.stems == stems && !found.contains(name))
            found << name;
    }
    return found;
}

bool ConceptLexicon::holds(const Form &form, const QStringList &stems, qsizetype at) const
{
    if (at + form.stems.size() > stems.size()
        || !std::equal(form.stems.begin(), form.stems.end(), stems.begin() + at))
        return false;
    const auto isThere = [&](const QStringList &words) {
        return std::search(stems.begin(), stems.end(), words.begin(), words.end()) != stems.end();
    };
    return std::none_of(form.without.begin(), form.without.end(), isThere)
        && (form.with.isEmpty() || std::any_of(form.with.begin(), form.with.end(), isThere));
}

std::vector<ConceptMention> ConceptLexicon::mentions(const QStringList &stems, Use use) const
{
    std::vector<ConceptMention> found;
    if (m_forms.empty())
        return found;
    qsizetype covered = 0; // by the longest form so far
    for (qsizetype at = 0; at < stems.size(); ++at) {
        const auto forms = m_forms.find(stems[at]);
        if (forms == m_forms.end())
            continue;
        qsizetype longest = 0;
        for (const Form &form : forms->second) {
            const qsizetype size = form.stems.size();
            const bool isWithin = use == Use::Question && (size < longest || at + size <= covered);
            if (isWithin || !holds(form, stems, at))
                continue;
            longest = std::max(longest, size);
            if ((unsigned(form.use) & unsigned(use)) != 0)
                found.push_back({form.topic, form.weight, quint32(at), quint32(size)});
        }
        covered = std::max(covered, at + longest);
    }
    return found;
}

} // namespace answerdesk::knowledge
