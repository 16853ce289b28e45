// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/product_match.h"
#include <QtCore/QSet>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr qsizetype kMaxEntry = 120;
constexpr qsizetype kMaxAbout = 480;
constexpr qsizetype kMinIdLength = 3; // "1" is a word of nearly every page

/// Words in lower case; a letter of a script that writes without blanks is a word of its own.
QStringList wordsOf(QStringView text)
{
    QStringList words;
    bool isInWord = false;
    for (const QChar c : text) {
        const bool isAlone = c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana
            || c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Thai;
        if (!c.isLetterOrNumber() && !c.isMark()) {
            isInWord = false;
        } else if (isAlone || !isInWord) {
            words << QString(c.toLower());
            isInWord = !isAlone;
        } else {
            words.last() += c.toLower();
        }
    }
    return words;
}

bool holdsAll(const QSet<QString> &words, const QStringList &wanted)
{
    return std::all_of(
        wanted.begin(), wanted.end(), [&words](const QString &word) { return words.contains(word); });
}

bool holdsRun(const QStringList &words, const QStringList &run)
{
    return !run.isEmpty() && std::search(words.begin(), words.end(), run.begin(), run.end()) != words.end();
}

} // namespace

QString aboutText(const QStringList &entries, const QString &pageUrl)
{
    QString about;
    QSet<QString> seen;
    const auto add = [&](const QString &entry) {
        const QString line = entry.simplified().left(kMaxEntry);
        if (line.isEmpty() || seen.contains(line) || about.size() + line.size() + 1 > kMaxAbout)
            return;
        seen.insert(line);
        about += about.isEmpty() ? line : u'\n' + line;
    };
    // The last part of the path names the product; what is above it names its kind.
    const QStringList path = QUrl(pageUrl).path().split(u'/', Qt::SkipEmptyParts);
    if (!path.isEmpty())
        add(path.last());
    for (const QString &entry : entries)
        add(entry);
    return about;
}

bool isAbout(const QString &about, const QString &productId, const QString &productName)
{
    const QStringList id = productId.size() >= kMinIdLength ? wordsOf(productId) : QStringList();
    const QStringList name = wordsOf(productName);
    const QSet<QString> nameWords(name.begin(), name.end());
    for (const QStringView line : QStringView(about).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList words = wordsOf(line);
        const QSet<QString> all(words.begin(), words.end());
        if (holdsRun(words, id))
            return true;
        // A name of one word, such as "Tent", is a word of many pages: only one that says nothing else
        // counts.
        if (nameWords.size() > 1 ? holdsAll(all, name) : words == name)
            return true;
        if (all.size() > 1 && holdsAll(nameWords, words))
            return true;
    }
    return false;
}

} // namespace answerdesk::commerce
