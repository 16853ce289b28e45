// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/passage_splitter.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/sentence.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QSet>
#include <QtCore/QStringList>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A section below this joins a neighbour. Sections above it stay alone although longer passages are found
/// equally well: a section's heading is the best description of its text, and a passage has one heading path.
constexpr qsizetype kShort = 150;
constexpr qsizetype kFull = 500; ///< the pieces of a long section are filled up to this
constexpr qsizetype kLong = kMaxPassageText;
constexpr qsizetype kLeastContents = 2; ///< headings in a list that is a table of contents

const QString &separator()
{
    static const QString text = u" > "_s;
    return text;
}

/// Sentences, packed; a sentence that is itself too long is cut at a space.
QStringList cutParagraph(QStringView paragraph)
{
    QStringList out;
    const auto add = [&](QStringView piece, QLatin1String glue) {
        if (!out.isEmpty() && out.last().size() + glue.size() + piece.size() <= kLong)
            out.last().append(glue).append(piece);
        else
            out.append(piece.toString());
    };
    for (const TextSpan &span : splitSentences(paragraph)) {
        QStringView rest = paragraph.sliced(span.start, span.end - span.start);
        const bool line = span.start > 0 && paragraph[span.start - 1] == u'\n';
        const QLatin1String glue(line ? "\n" : " ");
        while (rest.size() > kLong) {
            qsizetype at = rest.first(kLong + 1).lastIndexOf(u' ');
            if (at < kLong / 2)
                at = rest[kLong - 1].isHighSurrogate() ? kLong - 1 : kLong;
            add(rest.first(at).trimmed(), glue);
            rest = rest.sliced(at).trimmed();
        }
        if (!rest.isEmpty())
            add(rest, glue);
    }
    return out;
}

/// A section's text in pieces of at most kLong, as even as its paragraphs allow.
QStringList cutSection(const QString &text)
{
    if (text.size() <= kLong)
        return {text};
    QStringList paragraphs;
    for (const QString &paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        if (paragraph.size() > kLong)
            paragraphs.append(cutParagraph(paragraph));
        else
            paragraphs.append(paragraph);
    }
    const qsizetype pieces = (text.size() + kLong - 1) / kLong;
    const qsizetype aim = text.size() / pieces;
    QStringList out;
    for (const QString &paragraph : std::as_const(paragraphs)) {
        const bool fits = !out.isEmpty() && out.last().size() + 2 + paragraph.size() <= kLong;
        const bool wanted = !out.isEmpty() && out.last().size() + paragraph.size() / 2 <= aim;
        // A piece that would stay short is filled up also past the aim.
        if (fits && (wanted || out.last().size() < kFull || paragraph.size() < kFull / 4))
            out.last() += u"\n\n"_s + paragraph;
        else
            out.append(paragraph);
    }
    return out;
}

QString joinedPathOf(const QString &a, const QString &b)
{
    if (a == b || b.isEmpty())
        return a;
    if (a.isEmpty())
        return b;
    const qsizetype cutA = a.lastIndexOf(separator()), cutB = b.lastIndexOf(separator());
    const QString rootA = cutA < 0 ? QString() : a.left(cutA), rootB = cutB < 0 ? QString() : b.left(cutB);
    if (b.startsWith(a + separator()))
        return b;
    if (rootA != rootB)
        return rootA.isEmpty() || rootB.isEmpty() ? a + u", "_s + b : QString();
    return a + u", "_s + (cutB < 0 ? b : b.mid(cutB + separator().size()));
}

/// "Returns > Costs, Sale items" for "Returns > Costs" and "Returns > Sale items"; nothing without a common
/// root, and when the path would be too long.
QString joinedPath(const QString &a, const QString &b)
{
    const QString path = joinedPathOf(a, b);
    return path.size() <= kMaxHeadingPath ? path : QString();
}

bool sameRoot(const QString &a, const QString &b)
{
    if (a.isEmpty() || b.isEmpty() || !(a.contains(separator()) || b.contains(separator())))
        return true;
    return a.section(separator(), 0, 0) == b.section(separator(), 0, 0);
}

/// A heading or a list item without what differs between the two.
QString label(QStringView line)
{
    while (!line.isEmpty() && !line.front().isLetterOrNumber())
        line = line.sliced(1);
    while (!line.isEmpty() && !line.back().isLetterOrNumber())
        line.chop(1);
    return line.toString().simplified().toCaseFolded();
}

QSet<QString> headingsOf(const ReadDocument &document)
{
    QSet<QString> headings;
    for (const ReadDocument::Part &part : document.parts) {
        for (const QString &heading : part.headingPath.split(separator(), Qt::SkipEmptyParts))
            headings.insert(label(heading));
    }
    return headings;
}

/// A section's text without tables of contents: lists of whose items most are headings of the document, with
/// the line that introduces them. Such a list holds the words of every section and answers nothing.
QString withoutContents(const QString &text, const QSet<QString> &headings)
{
    const QStringList lines = text.split(u'\n');
    QStringList kept;
    for (qsizetype i = 0; i < lines.size();) {
        qsizetype end = i, known = 0;
        for (; end < lines.size() && isListItem(lines[end]); ++end)
            known += headings.contains(label(lines[end]));
        const qsizetype items = end - i;
        if (known < kLeastContents || known * 3 < items * 2) {
            end = std::max(end, i + 1);
            kept += lines.mid(i, end - i);
        } else {
            while (!kept.isEmpty() && (kept.last().isEmpty() || kept.last().endsWith(u':')))
                kept.removeLast();
        }
        i = end;
    }
    return kept.join(u'\n');
}

} // namespace

QList<Passage> splitIntoPassages(const ReadDocument &document)
{
    const QSet<QString> headings = headingsOf(document);
    QList<ReadDocument::Part> parts;
    for (const ReadDocument::Part &part : document.parts) {
        for (const QString &piece : cutSection(withoutContents(part.text, headings))) {
            if (piece.trimmed().isEmpty())
                continue;
            if (!parts.isEmpty()) {
                ReadDocument::Part &last = parts.last();
                // A section below a question is its answer: no other section joins it.
                const bool isAlone = !last.title.isEmpty() || !part.title.isEmpty()
                    || (last.headingPath != part.headingPath
                        && (isQuestion(last.headingPath) || isQuestion(part.headingPath)));
                const bool short_ = last.text.size() < kShort || piece.size() < kShort / 2;
                const QString path = joinedPath(last.headingPath, part.headingPath);
                if (!isAlone && short_ && last.text.size() + 2 + piece.size() <= kLong
                    && sameRoot(last.headingPath, part.headingPath)
                    && (!path.isEmpty() || part.headingPath.isEmpty())) {
                    last.text += u"\n\n"_s + piece;
                    last.headingPath = path;
                    continue;
                }
            }
            parts.append({part.headingPath, piece, part.title, part.locale});
        }
    }
    if (parts.size() > kMaxDocumentPassages)
        parts = parts.first(kMaxDocumentPassages + 1);
    const bool guesses = parts.size() <= kMaxDocumentPassages;
    const QString language = document.locale.isEmpty() ? QString() : languageOf(document.locale);
    QList<Passage> passages;
    for (const ReadDocument::Part &part : std::as_const(parts)) {
        Passage passage;
        passage.title = part.title.isEmpty() ? document.title : part.title;
        passage.headingPath = part.headingPath;
        passage.text = part.text;
        passage.language = !part.locale.isEmpty() ? languageOf(part.locale)
            : language.isEmpty() && guesses       ? guessLanguage(part.text)
                                                  : language;
        passages.append(passage);
    }
    return passages;
}

} // namespace answerdesk::knowledge
