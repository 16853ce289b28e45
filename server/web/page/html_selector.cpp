// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/page/html_selector.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

bool isBlank(QChar c) { return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r' || c == u'\f'; }

bool isNameCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'-'
        || c == u'_' || c.unicode() >= 0x80;
}

/// Reads a selector once, from its first character to its last.
class SelectorReader
{
public:
    explicit SelectorReader(QStringView text)
        : m_text(text)
    {
    }

    tl::expected<HtmlSelector, QString> run()
    {
        if (m_text.size() > HtmlSelector::kMaxLength)
            return tl::unexpected(u"must be at most %1 characters"_s.arg(HtmlSelector::kMaxLength));
        skipBlanks();
        if (atEnd())
            return tl::unexpected(u"must name an element"_s);
        bool isChild = false;
        for (;;) {
            if (m_selector.parts.size() >= HtmlSelector::kMaxParts)
                return tl::unexpected(u"must have at most %1 parts"_s.arg(HtmlSelector::kMaxParts));
            HtmlSelector::Part part;
            part.isChild = isChild;
            if (!readPart(part))
                return tl::unexpected(m_fault);
            m_selector.parts << part;
            const bool isApart = skipBlanks();
            if (atEnd())
                return std::move(m_selector);
            isChild = next() == u'>';
            if (isChild) {
                ++m_at;
                skipBlanks();
            } else if (!isApart) {
                return tl::unexpected(unknown());
            }
        }
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    QChar next() const { return atEnd() ? QChar() : m_text[m_at]; }

    bool skipBlanks()
    {
        const qsizetype from = m_at;
        while (!atEnd() && isBlank(next()))
            ++m_at;
        return m_at > from;
    }

    /// What cannot stand at this place; places are counted from 1, as people do.
    QString unknown() const
    {
        if (atEnd())
            return u"ends too early, at character %1"_s.arg(m_at + 1);
        return u"has “%1” at character %2, which selectors do not support"_s.arg(next()).arg(m_at + 1);
    }

    bool refuse(const QString &reason)
    {
        m_fault = reason;
        return false;
    }

    QString readName()
    {
        const qsizetype from = m_at;
        while (!atEnd() && isNameCharacter(next()))
            ++m_at;
        return m_text.sliced(from, m_at - from).toString();
    }

    bool readPart(HtmlSelector::Part &part)
    {
        const qsizetype from = m_at;
        if (!atEnd() && isNameCharacter(next()))
            part.tag = readName().toLower().toUtf8();
        while (!atEnd() && !isBlank(next()) && next() != u'>') {
            if (!readTrait(part))
                return false;
        }
        return m_at > from || refuse(unknown());
    }

    bool readTrait(HtmlSelector::Part &part)
    {
        switch (next().unicode()) {
        case u'.':
            ++m_at;
            part.classes << readName().toUtf8();
            return !part.classes.last().isEmpty() || refuse(unknown());
        case u'#':
            if (!part.id.isEmpty())
                return refuse(u"has more than one # at character %1; an element has one id"_s.arg(m_at + 1));
            ++m_at;
            part.id = readName().toUtf8();
            return !part.id.isEmpty() || refuse(unknown());
        case u'[':
            return readAttribute(part);
        case u':':
            return readFirstChild(part);
        default:
            return refuse(unknown());
        }
    }

    bool readFirstChild(HtmlSelector::Part &part)
    {
        const qsizetype from = m_at++;
        if (readName().toLower() != u"first-child" || next() == u'(')
            return refuse(
                u"has an unknown word at character %1; of the pseudo-classes, only :first-child is supported"_s
                    .arg(from + 1));
        part.isFirstChild = true;
        return true;
    }

    bool readAttribute(HtmlSelector::Part &part)
    {
        ++m_at;
        skipBlanks();
        HtmlSelector::Attribute attribute{readName().toLower().toUtf8(), std::nullopt};
        if (attribute.name.isEmpty())
            return refuse(unknown());
        skipBlanks();
        if (next() == u'=') {
            ++m_at;
            skipBlanks();
            attribute.value = QByteArray();
            if (!readValue(*attribute.value))
                return false;
            skipBlanks();
        }
        if (next() != u']')
            return refuse(unknown());
        ++m_at;
        part.attributes << attribute;
        return true;
    }

    bool readValue(QByteArray &value)
    {
        const QChar quote = next();
        if (quote != u'"' && quote != u'\'') {
            value = readName().toUtf8();
            return !value.isEmpty() || refuse(unknown());
        }
        const qsizetype from = ++m_at;
        while (!atEnd() && next() != quote)
            ++m_at;
        if (atEnd())
            return refuse(u"has an unclosed quotation mark at character %1"_s.arg(from));
        value = m_text.sliced(from, m_at - from).toUtf8();
        ++m_at;
        return true;
    }

    const QStringView m_text;
    qsizetype m_at = 0;
    HtmlSelector m_selector;
    QString m_fault;
};

} // namespace

tl::expected<HtmlSelector, QString> HtmlSelector::parse(QStringView text)
{
    return SelectorReader(text).run();
}

} // namespace answerdesk::web
