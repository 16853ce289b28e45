// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/value_lexicon.h"
#include "resources/language/language_files.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

/// The languages of the columns; what follows them is only read.
constexpr QStringView kColumns[]
    = {u"en", u"de", u"fr", u"es", u"it", u"nl", u"pt", u"pl", u"sv", u"cs", u"ja", u"zh", u""};

QChar kindOfWords(Topic topic)
{
    switch (topic) {
    case Topic::Color:
    case Topic::Colors:
        return u'c';
    case Topic::Material:
        return u'M';
    case Topic::Origin:
        return u'o';
    default:
        return {};
    }
}

QString keyOf(QChar kind, const QString &text) { return kind + comparable(text); }

bool isWide(const QString &language) { return language == u"ja"_s || language == u"zh"_s; }

} // namespace

const ValueLexicon &ValueLexicon::instance()
{
    static const ValueLexicon kLexicon;
    return kLexicon;
}

ValueLexicon::ValueLexicon()
{
    for (const QStringList &cells : languageRows(u"labels/values.tsv"_s)) {
        Word word{cells[0][0], {}};
        for (qsizetype i = 1; i < cells.size() && i <= qsizetype(std::size(kColumns)); ++i) {
            const QString language = kColumns[i - 1].toString();
            const QStringList forms = cells[i].split(u'|', Qt::SkipEmptyParts);
            if (!language.isEmpty())
                word.written.insert(language, forms.value(0));
            for (const QString &form : forms) {
                if (const QString key = keyOf(word.kind, form); !m_forms[language].contains(key))
                    m_forms[language].insert(key, int(m_words.size()));
            }
        }
        m_words << word;
    }
}

int ValueLexicon::find(QChar kind, const QString &text, const QString &language) const
{
    const QString key = keyOf(kind, text);
    const auto own = m_forms.constFind(m_forms.contains(language) ? language : QString());
    return own == m_forms.cend() ? -1 : own->value(key, -1);
}

QString ValueLexicon::translated(
    const QString &value, Topic topic, const QString &from, const QString &to) const
{
    const QChar kind = kindOfWords(topic);
    if (kind.isNull() || value.isEmpty() || value.size() > 120)
        return {};
    static const QRegularExpression kBetween(u"\\s*[,;/、，；+&]\\s*"_s);
    static const QRegularExpression kShare(
        u"^(?:(\\d[\\d.,]*\\s?%)\\s*)?(\\D+?)(?:[\\s:]*(\\d[\\d.,]*\\s?%))?$"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QStringList told;
    bool changes = false;
    for (const QString &part : value.split(kBetween, Qt::SkipEmptyParts)) {
        const auto match = kShare.match(part.trimmed());
        if (!match.hasMatch())
            return {};
        const QString text = match.captured(2).trimmed();
        const int own = find(kind, text, from);
        const int found = own >= 0 ? own : find(kind, text, u"en"_s);
        if (found < 0)
            return {};
        const bool stays = own >= 0 && from == to;
        changes = changes || !stays;
        QString word = stays ? text : m_words[found].written.value(to);
        if (told.isEmpty() && text.front().isUpper() && !word.isEmpty())
            word[0] = word[0].toUpper();
        const QString share = match.captured(1) + match.captured(3);
        told << (share.isEmpty() ? word : share + u' ' + word);
    }
    return changes ? told.join(isWide(to) ? u"、"_s : u", "_s) : QString();
}

QSet<int> ValueLexicon::coloursIn(const QString &text, const QString &language) const
{
    QSet<int> colours;
    for (const QString &word : comparable(text).split(u' ', Qt::SkipEmptyParts)) {
        for (const QString &read : {language, u"en"_s}) {
            if (const int found = find(u'c', word, read); found >= 0)
                colours << found;
        }
    }
    return colours;
}

bool ValueLexicon::hasOtherColours(const QString &name, const QString &value, const QString &language) const
{
    const QSet<int> named = coloursIn(name, language), told = coloursIn(value, language);
    const QString plainName = comparable(name);
    // "Dark blue" is said in one word or in two, and ends as its noun does.
    for (const QString &word : comparable(value).split(u' ', Qt::SkipEmptyParts)) {
        if (plainName.contains(word.first(std::max(word.size() - 2, std::min<qsizetype>(4, word.size())))))
            return false;
    }
    return !named.isEmpty() && !told.isEmpty() && !named.intersects(told);
}

bool ValueLexicon::isKnown(const QString &word, const QString &language) const
{
    const QHash<QString, int> forms = m_forms.value(language);
    return forms.contains(keyOf(u'c', word)) || forms.contains(keyOf(u'M', word))
        || forms.contains(keyOf(u'o', word));
}

} // namespace answerdesk::faqs
