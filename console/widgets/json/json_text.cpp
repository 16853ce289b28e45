// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/json/json_text.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qsizetype kBroken = 10'000; // QTextLayout takes seconds for a line of megabytes

/// One pass over the text: no tree is built, so order and number texts survive.
class Indenter
{
public:
    explicit Indenter(const QString &text)
        : m_text(text)
    {
        m_out.reserve(text.size() * 5 / 4);
    }

    std::optional<JsonFlaw> run()
    {
        skipSpace();
        if (!value(0) || (skipSpace(), m_at < m_text.size()))
            return flaw();
        return {};
    }
    QString take() { return std::move(m_out); }
    /// Whether a text that was cut off is JSON as far as it goes.
    bool reachedEnd() const { return m_at + kLongestWord >= m_text.size(); }

private:
    static constexpr int kDeepest = 512;
    static constexpr qsizetype kLongestWord = 5; // false

    std::optional<JsonFlaw> flaw() const
    {
        JsonFlaw result{
            m_at, 1, 1, m_at < m_text.size() ? u"unexpected “%1”"_s.arg(m_text[m_at]) : u"text ends"_s};
        for (qsizetype i = 0; i < m_at; ++i) {
            const bool newLine = m_text[i] == u'\n';
            result.line += newLine;
            result.column = newLine ? 1 : result.column + 1;
        }
        return result;
    }
    QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    void skipSpace()
    {
        while (m_at < m_text.size() && QStringView(u" \t\r\n").contains(m_text[m_at]))
            ++m_at;
    }
    void newLine(int depth)
    {
        m_out += u'\n';
        m_out += QString(depth * 2, u' ');
    }
    bool literal(QStringView word)
    {
        if (!QStringView(m_text).sliced(m_at).startsWith(word))
            return false;
        m_out += word;
        m_at += word.size();
        return true;
    }
    bool string()
    {
        const qsizetype start = m_at;
        if (peek() != u'"')
            return false;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\\')
                ++m_at;
            else if (c < u' ')
                return false;
            else if (c == u'"') {
                ++m_at;
                m_out += QStringView(m_text).sliced(start, m_at - start);
                return true;
            }
        }
        m_out += QStringView(m_text).sliced(start);
        m_at = m_text.size();
        return false;
    }
    bool digits()
    {
        const qsizetype start = m_at;
        while (peek() >= u'0' && peek() <= u'9')
            ++m_at;
        return m_at > start;
    }
    /// By hand: a regular expression would check all of the text at each number.
    bool number()
    {
        const qsizetype start = m_at;
        if (peek() == u'-')
            ++m_at;
        if (peek() == u'0') {
            ++m_at;
        } else if (!digits()) {
            m_at = start;
            return false;
        }
        qsizetype end = m_at;
        if (peek() == u'.') {
            ++m_at;
            end = digits() ? m_at : end;
            m_at = end;
        }
        if (peek() == u'e' || peek() == u'E') {
            ++m_at;
            if (peek() == u'+' || peek() == u'-')
                ++m_at;
            end = digits() ? m_at : end;
        }
        m_at = end;
        m_out += QStringView(m_text).sliced(start, end - start);
        return true;
    }
    bool value(int depth)
    {
        if (depth > kDeepest)
            return false;
        switch (peek().unicode()) {
        case u'{':
            return group(u'{', u'}', depth);
        case u'[':
            return group(u'[', u']', depth);
        case u'"':
            return string();
        case u't':
            return literal(u"true");
        case u'f':
            return literal(u"false");
        case u'n':
            return literal(u"null");
        default:
            return number();
        }
    }
    bool group(QChar open, QChar close, int depth)
    {
        m_out += open;
        ++m_at;
        skipSpace();
        if (peek() == close) {
            m_out += close;
            ++m_at;
            return true;
        }
        for (;;) {
            newLine(depth + 1);
            if (open == u'{') {
                if (!string())
                    return false;
                skipSpace();
                if (peek() != u':')
                    return false;
                ++m_at;
                m_out += u": ";
                skipSpace();
            }
            if (!value(depth + 1))
                return false;
            skipSpace();
            const QChar c = peek();
            if (c != u',' && c != close)
                return false;
            ++m_at;
            if (c == close) {
                newLine(depth);
                m_out += close;
                return true;
            }
            m_out += u',';
            skipSpace();
        }
    }

    const QString &m_text;
    QString m_out;
    qsizetype m_at = 0;
};

} // namespace

qsizetype jsonIndentation(QStringView line)
{
    qsizetype n = 0;
    while (n < line.size() && line[n] == u' ')
        ++n;
    return n;
}

QString jsonKeyOf(const QString &line)
{
    static const QRegularExpression kKey(uR"re(^\s*"((?:[^"\\]|\\.)*)"\s*:)re"_s);
    return kKey.match(line).captured(1);
}

QString indentJson(const QString &json, std::optional<JsonFlaw> *flaw)
{
    Indenter indenter(json);
    const std::optional<JsonFlaw> found = indenter.run();
    if (flaw)
        *flaw = found;
    return found ? json : indenter.take();
}

QString jsonPathAt(const QString &indented, int line)
{
    const QStringList lines = indented.split(u'\n');
    if (line <= 0 || line >= lines.size())
        return {};
    QString path;
    qsizetype depth = jsonIndentation(lines[line]);
    int position = 0;
    QString key = jsonKeyOf(lines[line]);
    for (int i = line - 1; i >= 0 && depth > 0; --i) {
        const qsizetype own = jsonIndentation(lines[i]);
        const QString bare = lines[i].trimmed();
        const bool closes = bare.startsWith(u'}') || bare.startsWith(u']');
        if (own == depth && !closes)
            ++position; // an earlier neighbour
        if (own >= depth)
            continue;
        const QString step = bare.endsWith(u'[') ? u"[%1]"_s.arg(position) : key;
        const QString dot = path.isEmpty() || path.startsWith(u'[') ? QString() : u"."_s;
        path = step + dot + path;
        depth = own;
        position = 0;
        key = jsonKeyOf(lines[i]);
    }
    return path;
}

QString indentFirstPart(const QString &json)
{
    Indenter indenter(json);
    return !indenter.run() || indenter.reachedEnd() ? indenter.take() : json;
}

QString withBrokenLines(const QString &text, bool *isBroken)
{
    QString broken;
    broken.reserve(text.size() + text.size() / kBroken + 1);
    qsizetype from = 0;
    *isBroken = false;
    while (from < text.size()) {
        const qsizetype end = text.indexOf(u'\n', from);
        const qsizetype stop = end < 0 ? text.size() : end + 1;
        for (; stop - from > kBroken + 1; from += kBroken) {
            broken += QStringView(text).sliced(from, kBroken);
            broken += u'\n';
            *isBroken = true;
        }
        broken += QStringView(text).sliced(from, stop - from);
        from = stop;
    }
    return broken;
}

} // namespace answerdesk::console
