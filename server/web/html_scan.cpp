// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html_reader.h"
#include <array>
#include <string>
#include <string_view>
#include <vector>

// How deep a document nests, without building its tree: gumbo's time grows with the square of the depth (244
// KiB of nested <div> take it a minute), so the depth has to be known before it starts. The scan follows the
// HTML rules for end tags closely enough that a document cannot look shallow here and be deep there.

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

    int run()
    {
        std::size_t at = 0;
        while ((at = m_text.find('<', at)) != Name::npos) {
            if (m_text.substr(at, 4) == "<!--") {
                const std::size_t end = m_text.find("-->", at + 4);
                at = end == Name::npos ? m_text.size() : end + 3;
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
            while (end < m_text.size() && !isSpace(m_text[end]) && m_text[end] != '/' && m_text[end] != '>') {
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
            if (m_deepest > kMaxOpenTags)
                return m_deepest;
        }
        return m_deepest;
    }

private:
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; }

    /// Moves behind the tag's '>'; true when it ended in "/>".
    bool skipAttributes(std::size_t &at) const
    {
        char before = 0;
        while (at < m_text.size() && m_text[at] != '>') {
            const char c = m_text[at];
            if ((c == '"' || c == '\'') && before == '=') {
                const std::size_t end = m_text.find(c, at + 1);
                at = end == Name::npos ? m_text.size() : end + 1;
                before = c;
                continue;
            }
            if (!isSpace(c))
                before = c;
            ++at;
        }
        if (at < m_text.size())
            ++at;
        return before == '/';
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
        m_deepest = std::max(m_deepest, int(m_open.size()));
        return at;
    }

    std::size_t behindRawText(std::size_t at) const
    {
        while ((at = m_text.find("</", at)) != Name::npos) {
            at += 2;
            if (m_text.size() - at < m_name.size())
                return m_text.size();
            std::size_t same = 0;
            while (same < m_name.size() && lower(m_text[at + same]) == m_name[same])
                ++same;
            if (same == m_name.size()) {
                const std::size_t end = m_text.find('>', at);
                return end == Name::npos ? m_text.size() : end + 1;
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
    int m_deepest = 0;
};

} // namespace

int deepestNesting(QByteArrayView utf8) { return Scan(utf8).run(); }

} // namespace answerdesk::web
