// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/sentence.h"
#include <QtCore/QSet>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isFullStop(QChar c) { return u".!?\u3002\uff01\uff1f\u0964\u061f\u06d4\u2026"_s.contains(c); }
bool isCloser(QChar c) { return u"\"'\u00bb\u201c\u201d\u2019)]\u300d\u300f"_s.contains(c); }
bool isThaiLike(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x0e00 && u <= 0x0eff) || (u >= 0x1000 && u <= 0x109f) || (u >= 0x1780 && u <= 0x17ff);
}

const QSet<QString> &abbreviations()
{
    static const QSet<QString> words = [] {
        const QStringList list = u"mr mrs ms dr prof st sr jr vs etc inc ltd co corp gen col lt sgt capt rev "
                                 u"hon vol fig al approx dept "
                                 u"est e.g i.e u.s u.k u.n d.c ca cf bzw z.b usw nr bd d.h hr fr sen rep gov "
                                 u"pres mt ft ave inkl exkl "
                                 u"ggf evtl vgl str tel abs art mme mlle m.m env p.ex sra srta p.ej ej pág "
                                 u"núm ecc sig dott n.b tzn np "
                                 u"itp itd ul bijv enz o.a dhr mevr max mind zzgl geb"_s.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

const QSet<QString> &germanMonths()
{
    static const QSet<QString> words{u"januar"_s, u"februar"_s, u"märz"_s, u"april"_s, u"mai"_s, u"juni"_s,
        u"juli"_s, u"august"_s, u"september"_s, u"oktober"_s, u"november"_s, u"dezember"_s};
    return words;
}

QString wordBefore(QStringView text, qsizetype from, qsizetype at)
{
    qsizetype start = at;
    while (start > from && !text[start - 1].isSpace())
        --start;
    QStringView word = text.mid(start, at - start);
    while (!word.isEmpty() && u"(\"'[\u201e\u00ab"_s.contains(word.front()))
        word = word.mid(1);
    return word.toString().toLower();
}

QString wordAfter(QStringView text, qsizetype at)
{
    while (at < text.size() && text[at].isSpace())
        ++at;
    qsizetype end = at;
    while (end < text.size() && text[end].isLetterOrNumber())
        ++end;
    return text.mid(at, end - at).toString();
}

/// Whether the full stops text[at, end) end a sentence that began at `from`.
bool endsSentence(QStringView text, qsizetype from, qsizetype at, qsizetype end)
{
    if (text[at] != u'.')
        return true;
    if (end < text.size() && !text[end].isSpace())
        return false;
    const QString before = wordBefore(text, from, at);
    if (abbreviations().contains(before) || (before.size() == 1 && before[0].isLetter()))
        return false;
    const QString after = wordAfter(text, end);
    if (!after.isEmpty() && after[0].isLower())
        return false;
    if (before == "no"_L1 && !after.isEmpty() && after[0].isDigit())
        return false;
    const bool shortNumber = !before.isEmpty() && before.size() <= 2 && before[0].isDigit();
    return !(shortNumber && germanMonths().contains(after.toLower()));
}

/// A line break inside a paragraph is only a wrapped line when the text runs on in lower case.
bool lineBreaksHere(QStringView text, qsizetype from, qsizetype at)
{
    qsizetype next = at + 1;
    while (next < text.size() && text[next].isSpace()) {
        if (text[next] == u'\n')
            return true;
        ++next;
    }
    if (next >= text.size() || isListItem(text.mid(from)) || !text[next].isLower())
        return true;
    qsizetype last = at;
    while (last > from && text[last - 1].isSpace())
        --last;
    return last > from && u".!?:;"_s.contains(text[last - 1]);
}

void append(QList<TextSpan> &out, QStringView text, qsizetype from, qsizetype end)
{
    while (from < end && text[from].isSpace())
        ++from;
    while (end > from && text[end - 1].isSpace())
        --end;
    if (from < end)
        out.append({from, end});
}

/// Thai writes no full stops: a long run is cut at the spaces between its clauses.
void appendUnpunctuated(QList<TextSpan> &out, QStringView text, qsizetype from, qsizetype end)
{
    constexpr qsizetype kLongRun = 300;
    const QStringView run = text.mid(from, end - from);
    if (run.size() <= kLongRun || std::none_of(run.begin(), run.end(), isThaiLike)) {
        append(out, text, from, end);
        return;
    }
    qsizetype start = from;
    for (qsizetype i = from; i < end; ++i) {
        if (text[i].isSpace() && i - start >= kLongRun / 3) {
            append(out, text, start, i);
            start = i;
        }
    }
    append(out, text, start, end);
}

} // namespace

bool isTableRow(QStringView sentence)
{
    const qsizetype first = sentence.indexOf(u": "_s);
    const qsizetype next = sentence.indexOf(u"; "_s, first);
    return first > 0 && next > 0 && sentence.indexOf(u": "_s, next) > 0;
}

QList<TextSpan> splitSentences(QStringView text)
{
    QList<TextSpan> out;
    qsizetype from = 0;
    qsizetype at = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c == u'\n' && lineBreaksHere(text, from, at)) {
            appendUnpunctuated(out, text, from, at);
            from = ++at;
            while (from < text.size() && text[from].isSpace())
                ++from;
            at = from;
            continue;
        }
        if (!isFullStop(c)) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && isFullStop(text[end]))
            ++end;
        while (end < text.size() && isCloser(text[end]))
            ++end;
        if (endsSentence(text, from, at, end)) {
            appendUnpunctuated(out, text, from, end);
            from = end;
        }
        at = end;
    }
    appendUnpunctuated(out, text, from, text.size());
    return out;
}

} // namespace answerdesk::knowledge
