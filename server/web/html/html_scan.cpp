// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_reader.h"
#include <array>
#include <string>
#include <string_view>
#include <vector>

// How deep a document nests and how many attributes an element has, without building its tree: gumbo's time
// grows with the square of both (244 KiB of nested <div> take it a minute), so they have to be known before
// it starts. The scan follows the HTML rules for tags, comments and end tags closely enough that ordinary
// markup cannot look shallow here and be deep there. The limits of the child process hold for the rest.

namespace answerdesk::web {

namespace {

using Name = std::string_view;

template <std::size_t N>
bool isOneOf(Name name, const std::array<Name, N> &names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<Name, 18> kVoid{"area", "base", "basefont", "bgsound", "br", "col", "command", "embed",
    "frame", "hr", "img", "input", "keygen", "link", "meta", "param", "source", "track"};
/// Their end tags may be left out, so counting them would call a long list deep. They cannot nest without one
/// of the elements that do count between them.
constexpr std::array<Name, 19> kImplied{"li", "p", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot",
    "option", "optgroup", "colgroup", "caption", "html", "head", "body", "rp", "rt"};
constexpr std::array<Name, 9> kRawText{
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext"};
/// Their end tag removes them alone and leaves what was opened inside open.
constexpr std::array<Name, 15> kFormatting{
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u", "form"};
constexpr std::array<Name, 7> kBarrier{
    "table", "template", "applet", "marquee", "object", "select", "foreignobject"};
constexpr std::array<Name, 34> kSpecial{"address", "article", "aside", "blockquote", "button", "center",
    "details", "dir", "div", "dl", "fieldset", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "listing", "main", "menu", "nav", "ol", "pre", "section", "summary", "ul",
    "select", "object", "table"};

class Scan
{
public:
    explicit Scan(QByteArrayView utf8)
        : m_text(utf8.data(), std::size_t(utf8.size()))
    {
    }

    MarkupExtent run()
    {
        std::size_t at = 0;
        while ((at = m_text.find('<', at)) != Name::npos) {
            if (const std::size_t end = behindComment(at); end > at) {
                at = end;
                continue;
            }
            const bool closing = at + 1 < m_text.size() && m_text[at + 1] == '/';
            std::size_t nameAt = at + (closing ? 2 : 1);
            if (nameAt >= m_text.size() || !isLetter(m_text[nameAt])) {
                at = nameAt;
                continue;
            }
            std::size_t end = nameAt;
            m_name.clear();
            while (end < m_text.size() && !isSpace(m_text[end]) && !isTagEnd(m_text[end])) {
                if (m_name.size() < 32)
                    m_name += lower(m_text[end]);
                ++end;
            }
            const bool selfClosing = skipAttributes(end);
            at = end;
            if (closing)
                close();
            else
                at = open(selfClosing, at);
            if (m_extent.depth > kMaxOpenTags || m_extent.attributes > kMaxAttributes)
                break;
        }
        return m_extent;
    }

private:
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
    static bool isTagEnd(char c) { return c == '/' || c == '>'; }
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; }

    /// Behind the comment, declaration or processing instruction at `at`; `at` itself when there is none.
    std::size_t behindComment(std::size_t at) const
    {
        const char kind = at + 1 < m_text.size() ? m_text[at + 1] : ' ';
        const auto behind = [&](Name closer, std::size_t from) {
            const std::size_t end = m_text.find(closer, from);
            return end == Name::npos ? m_text.size() : end + closer.size();
        };
        if (m_text.substr(at, 4) == "<!--") {
            if (m_text.substr(at + 4, 1) == ">" || m_text.substr(at + 4, 2) == "->")
                return m_text.find('>', at + 4) + 1;
            std::size_t dashes = m_text.find("--", at + 4);
            while (dashes != Name::npos && m_text.substr(dashes + 2, 1) != ">"
                && m_text.substr(dashes + 2, 2) != "!>")
                dashes = m_text.find("--", dashes + 1);
            return dashes == Name::npos ? m_text.size() : m_text.find('>', dashes) + 1;
        }
        if (m_foreign > 0 && m_text.substr(at, 9) == "<![CDATA[")
            return behind("]]>", at + 9);
        const bool isBogus = kind == '/' && at + 2 < m_text.size() && !isLetter(m_text[at + 2]);
        return kind == '!' || kind == '?' || isBogus ? behind(">", at + 2) : at;
    }

    /// Moves behind the tag's '>' as the HTML rules for attributes go, and counts them; true when the tag
    /// ended in "/>".
    bool skipAttributes(std::size_t &at)
    {
        const auto skipSpace = [&] {
            while (at < m_text.size() && isSpace(m_text[at]))
                ++at;
        };
        int count = 0;
        bool selfClosing = false;
        while (at < m_text.size() && m_text[at] != '>') {
            if (isSpace(m_text[at]) || m_text[at] == '/') {
                selfClosing = m_text[at] == '/';
                ++at;
                continue;
            }
            selfClosing = false;
            m_extent.attributes = std::max(m_extent.attributes, ++count);
            ++at; // a name may begin with '='
            while (at < m_text.size() && !isSpace(m_text[at]) && !isTagEnd(m_text[at]) && m_text[at] != '=')
                ++at;
            skipSpace();
            if (at >= m_text.size() || m_text[at] != '=')
                continue;
            ++at;
            skipSpace();
            if (at >= m_text.size() || m_text[at] == '>')
                continue;
            if (m_text[at] == '"' || m_text[at] == '\'') {
                const std::size_t end = m_text.find(m_text[at], at + 1);
                at = end == Name::npos ? m_text.size() : end + 1;
                continue;
            }
            while (at < m_text.size() && !isSpace(m_text[at]) && m_text[at] != '>')
                ++at;
        }
        if (at < m_text.size())
            ++at;
        return selfClosing;
    }

    std::size_t open(bool selfClosing, std::size_t at)
    {
        const Name name = m_name;
        if (m_foreign > 0) {
            if (selfClosing)
                return at;
            // An HTML block ends the picture that it stands in.
            if (isOneOf(name, kSpecial) || name == "p" || name == "span" || name == "img" || name == "br")
                m_foreign = 0;
        }
        if (isOneOf(name, kVoid) || isOneOf(name, kImplied))
            return at;
        if (m_foreign == 0 && isOneOf(name, kRawText))
            return behindRawText(at);
        if (name == "svg" || name == "math")
            ++m_foreign;
        m_open.emplace_back(name);
        m_extent.depth = std::max(m_extent.depth, int(m_open.size()));
        return at;
    }

    std::size_t behindRawText(std::size_t at)
    {
        while ((at = m_text.find("</", at)) != Name::npos) {
            at += 2;
            if (m_text.size() - at < m_name.size())
                return m_text.size();
            std::size_t same = 0;
            while (same < m_name.size() && lower(m_text[at + same]) == m_name[same])
                ++same;
            const std::size_t end = at + same;
            const bool isName = same == m_name.size() && end < m_text.size()
                && (isSpace(m_text[end]) || isTagEnd(m_text[end]));
            if (isName) {
                std::size_t behind = end;
                skipAttributes(behind);
                return behind;
            }
        }
        return m_text.size();
    }

    void close()
    {
        const Name name = m_name;
        const bool formatting = isOneOf(name, kFormatting);
        const bool special = isOneOf(name, kSpecial) || isOneOf(name, kBarrier);
        for (std::size_t i = m_open.size(); i-- > 0;) {
            if (m_open[i] == name) {
                if (formatting)
                    m_open.erase(m_open.begin() + std::ptrdiff_t(i));
                else
                    m_open.resize(i);
                if ((name == "svg" || name == "math") && m_foreign > 0)
                    --m_foreign;
                return;
            }
            if (isOneOf(Name(m_open[i]), kBarrier)
                || (!special && !formatting && isOneOf(Name(m_open[i]), kSpecial)))
                return;
        }
    }

    Name m_text;
    std::string m_name;
    std::vector<std::string> m_open;
    int m_foreign = 0;
    MarkupExtent m_extent;
};

} // namespace

MarkupExtent markupExtent(QByteArrayView utf8) { return Scan(utf8).run(); }

} // namespace answerdesk::web
