// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer_text.h"
#include "server/answers/engine/evidence.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtCore/QSet>
#include <cmath>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::isListItem;
using knowledge::Passage;
using knowledge::TextSpan;

namespace {

constexpr qsizetype kLongestList = 1500; ///< characters of a list that is given whole; as much as a passage

QString words(const QString &text, const TextSpan &span)
{
    return text.mid(span.start, span.end - span.start);
}

QString item(const QString &text, const TextSpan &span)
{
    QString line = words(text, span);
    if (isListItem(line))
        line = line.mid(2);
    return line.simplified();
}

QString closed(QString text)
{
    text = text.simplified();
    if (text.isEmpty() || u".!?…。！？।؟"_s.contains(text.back()) || u"\"”»)"_s.contains(text.back()))
        return text;
    if (text.endsWith(u':') || text.endsWith(u',') || text.endsWith(u';'))
        text.chop(1);
    return text + u'.';
}

/// True for a sentence that points at the one before it: "It costs €69 a pair."
bool leansBack(QStringView sentence)
{
    static const QStringList starts
        = u"this |these |that |it |they |in that case|in this case|then |only then|"
          u"otherwise|after that|both of them |we then |instead |das |dies |diese |"
          u"dieser |dieses |dann |sonst |dafür |dabei |danach |es |er |in diesem fall|"
          u"cela |ceci |il |elle |ils |elles |ce |cette |dans ce cas|sinon|ensuite|"
          u"esto |eso |en ese caso|questo |in questo caso|dit |dat |in dat geval|isto |"
          u"isso |nesse caso|to |wtedy |w takim przypadku"_s.split(u'|');
    return std::any_of(starts.begin(), starts.end(),
        [&](const QString &start) { return sentence.startsWith(start, Qt::CaseInsensitive); });
}

/// The items of a list, a line each, below the line that introduces them.
QuotedSentence listAt(const QString &text, const QList<TextSpan> &spans, int first, QuotedSentence quoted)
{
    QStringList lines;
    quoted.list = first;
    quoted.start = spans[first].start;
    if (first > 0 && words(text, spans[first - 1]).endsWith(u':')) {
        lines.append(words(text, spans[first - 1]).simplified());
        quoted.start = spans[first - 1].start;
    }
    qsizetype size = 0;
    for (int i = first; i < spans.size() && isListItem(words(text, spans[i])); ++i) {
        const QString next = item(text, spans[i]);
        size += next.size();
        if (size > kLongestList && i > first)
            break;
        lines.append(u"- "_s + next);
        quoted.end = spans[i].end;
    }
    lines.back() = closed(lines.back());
    quoted.text = lines.join(u'\n');
    return quoted;
}

QuotedSentence quoteAt(const knowledge::PassageView &passages, int passage, int number, double score)
{
    const QString &text = passages[passage].text;
    const QList<TextSpan> spans = knowledge::splitSentences(text);
    QuotedSentence quoted{passage, 0, 0, score, {}, false};
    if (number < 0 || number >= spans.size())
        return quoted;
    const QString own = words(text, spans[number]);
    quoted.isRow = knowledge::isTableRow(own);
    quoted.start = spans[number].start;
    quoted.end = spans[number].end;
    quoted.text = closed(item(text, spans[number]));
    if (isListItem(own)) {
        int intro = number;
        while (intro > 0 && isListItem(words(text, spans[intro])))
            --intro;
        const QString line = words(text, spans[intro]);
        quoted.list = isListItem(line) ? intro : intro + 1;
        if (line.endsWith(u':')) {
            quoted.text = closed(line.simplified() + u' ' + item(text, spans[number]));
            // One item needs its introduction; what stands between the two is not part of the quotation.
            if (intro == number - 1)
                quoted.start = spans[intro].start;
        }
        return quoted;
    }
    const bool hasNext = number + 1 < spans.size();
    if (hasNext && own.endsWith(u':') && isListItem(words(text, spans[number + 1])))
        return listAt(text, spans, number + 1, quoted);
    if (number > 0 && leansBack(own)) {
        // What it points at stands before it in the same paragraph, or it is read as it is.
        const TextSpan &before = spans[number - 1];
        const QString line = words(text, before);
        const bool isNext
            = !QStringView(text).mid(before.end, spans[number].start - before.end).contains(u'\n');
        if (isNext && !isListItem(line) && !quoted.isRow) {
            quoted.start = before.start;
            quoted.text = closed(line.simplified() + u' ' + quoted.text);
        }
        return quoted;
    }
    if (!hasNext || (!own.endsWith(u':') && !own.endsWith(u'?')))
        return quoted;
    quoted.text = closed(own.simplified() + u' ' + item(text, spans[number + 1]));
    quoted.end = spans[number + 1].end;
    return quoted;
}

/// What two sentences in different languages have in common: numbers, names and their place in the document.
double likeness(const QString &a, const QString &b)
{
    const QStringList numbersA = numbersIn(a), numbersB = numbersIn(b);
    const QSet<QString> ofB(numbersB.begin(), numbersB.end());
    double common = 0;
    for (const QString &number : numbersA)
        common += ofB.contains(number) ? 1 : 0;
    const double numbers = numbersA.isEmpty() && numbersB.isEmpty()
        ? 0.5
        : common / double(std::max<qsizetype>(1, std::max(numbersA.size(), numbersB.size())));
    const knowledge::Tokenizer tokenizer{QString()};
    QSet<QString> wordsA;
    for (const knowledge::Token &token : tokenizer.tokens(a)) {
        if (token.word.size() > 2)
            wordsA.insert(token.word);
    }
    double shared = 0;
    for (const knowledge::Token &token : tokenizer.tokens(b))
        shared += wordsA.contains(token.word) && !token.word[0].isDigit() ? 1 : 0;
    return 2 * numbers + std::min(1.5, 0.5 * shared) - (isListItem(a) == isListItem(b) ? 0 : 0.3);
}

/// Sentences before this one in its document, as a share of all: translations keep their order.
struct Position {
    int passage = 0, number = 0;
    double share = 0;
};

QList<Position> positionsOf(const knowledge::PassageView &passages, const QList<int> &numbers)
{
    QList<Position> positions;
    for (const int passage : numbers) {
        const int count = int(knowledge::splitSentences(passages[passage].text).size());
        for (int i = 0; i < count; ++i)
            positions.append({passage, i, 0});
    }
    for (qsizetype i = 0; i < positions.size(); ++i)
        positions[i].share = double(i) / double(std::max<qsizetype>(1, positions.size() - 1));
    return positions;
}

} // namespace

QuotedSentence readable(const knowledge::PassageView &passages, const knowledge::SentenceHit &hit)
{
    return quoteAt(passages, hit.passage, hit.sentence, hit.score);
}

QuotedSentence wholeList(const knowledge::PassageView &passages, const QuotedSentence &part)
{
    const QString &text = passages[part.passage].text;
    return listAt(text, knowledge::splitSentences(text), part.list, part);
}

QuotedSentence stretch(const knowledge::PassageView &passages, const knowledge::SentenceHit &hit, int first,
    int count, qsizetype most)
{
    const QString &text = passages[hit.passage].text;
    const QList<TextSpan> spans = knowledge::splitSentences(text);
    QuotedSentence quoted{hit.passage, 0, 0, hit.score, {}, false};
    for (int i = first; i < spans.size() && i - first < count; ++i) {
        const QString own = words(text, spans[i]);
        const bool isItem = isListItem(own);
        const QString next = isItem ? u"- "_s + item(text, spans[i]) : own.simplified();
        if (i == first)
            quoted.start = spans[i].start;
        else if (spans[i].end - quoted.start > most)
            break;
        const bool isApart = i > first
            && QStringView(text).mid(spans[i - 1].end, spans[i].start - spans[i - 1].end).contains(u'\n');
        if (i > first)
            quoted.text += isApart ? u'\n' : u' ';
        quoted.text += next;
        quoted.end = spans[i].end;
    }
    if (quoted.text.endsWith(u':')) { // it would introduce what is left out
        const qsizetype cut = quoted.text.lastIndexOf(u'\n');
        if (cut > 0)
            quoted.text.truncate(cut);
    }
    const qsizetype last = quoted.text.lastIndexOf(u'\n') + 1;
    quoted.text = quoted.text.left(last) + closed(quoted.text.mid(last));
    return quoted;
}

bool overlaps(const QuotedSentence &a, const QuotedSentence &b)
{
    return a.passage == b.passage && a.start < b.end && b.start < a.end;
}

QList<QuotedSentence> translated(
    const knowledge::PassageView &passages, const QList<QuotedSentence> &sentences, const QString &language)
{
    QList<QuotedSentence> out;
    for (const QuotedSentence &sentence : sentences) {
        const Passage &from = passages[sentence.passage];
        if (from.translationGroup.isEmpty())
            continue;
        QList<int> own, siblings;
        for (int i = 0; i < int(passages.size()); ++i) {
            if (passages[i].documentId == from.documentId)
                own.append(i);
            else if (passages[i].translationGroup == from.translationGroup
                && passages[i].language == language)
                siblings.append(i);
        }
        double share = 0;
        for (const Position &position : positionsOf(passages, own)) {
            const TextSpan span = knowledge::splitSentences(passages[position.passage].text)[position.number];
            if (position.passage == sentence.passage && span.start <= sentence.start)
                share = position.share;
        }
        const QString source = from.text.mid(sentence.start, sentence.end - sentence.start);
        double best = 0;
        QuotedSentence chosen;
        for (const Position &position : positionsOf(passages, siblings)) {
            const TextSpan span = knowledge::splitSentences(passages[position.passage].text)[position.number];
            const QString candidate = words(passages[position.passage].text, span);
            const double score = likeness(source, candidate) + 2 * (1 - std::abs(share - position.share));
            if (score > best) {
                best = score;
                chosen = quoteAt(passages, position.passage, position.number, sentence.score);
            }
        }
        const bool known = std::any_of(
            out.begin(), out.end(), [&](const QuotedSentence &other) { return overlaps(other, chosen); });
        if (chosen.passage >= 0 && !known)
            out.append(chosen);
    }
    return out.isEmpty() ? sentences : out;
}

} // namespace answerdesk::answers
