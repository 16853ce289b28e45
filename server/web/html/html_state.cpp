// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_tree.h"
#include <algorithm>
#include <array>

namespace answerdesk::web::tree {

namespace {

constexpr qsizetype kMaxStates = 12;
constexpr qsizetype kMaxStateBytes = 512 * 1024;
constexpr qsizetype kMaxAllBytes = 1024 * 1024;
constexpr qsizetype kLeastBytes = 40;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Behind the bracket that closes the one at `at`, or -1 when it is none of JSON. budget: characters that may
/// still be looked at, so that a script which is broken at its end is not read once for each bracket.
qsizetype closingAt(QByteArrayView text, qsizetype at, qsizetype &budget)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = at; i < text.size() && budget > 0; ++i, --budget) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            else if (c == '\n')
                return -1;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (--depth == 0)
                return i + 1;
        } else if (c == '\'' || c == '(' || c == '`' || c == '=') {
            return -1; // code, not data
        }
    }
    return -1;
}

bool namesAProduct(QByteArrayView text)
{
    static constexpr std::array<QByteArrayView, 12> kKeys{"\"price\"", "\"sku\"", "\"brand\"", "\"gtin",
        "\"ean\"", "\"Price\"", "\"Brand\"", "\"productName\"", "\"product_name\"", "\"brandName\"",
        "\"inStock\"", "\"availability\""};
    return std::any_of(
        kKeys.begin(), kKeys.end(), [&](QByteArrayView key) { return text.indexOf(key) >= 0; });
}

} // namespace

void addStates(const QByteArray &script, HtmlPage &page)
{
    if (!namesAProduct(script))
        return;
    qsizetype budget = 4 * script.size();
    qsizetype total = 0;
    for (const QByteArray &state : std::as_const(page.states))
        total += state.size();
    for (qsizetype at = 0; at < script.size() && page.states.size() < kMaxStates;) {
        at = script.indexOf('{', at);
        if (at < 0)
            return;
        qsizetype next = at + 1;
        while (next < script.size() && isSpace(script[next]))
            ++next;
        const qsizetype end
            = next < script.size() && script[next] == '"' ? closingAt(script, at, budget) : -1;
        if (end < 0) {
            ++at;
            continue;
        }
        const QByteArrayView object = QByteArrayView(script).sliced(at, end - at);
        if (object.size() >= kLeastBytes && object.size() <= kMaxStateBytes
            && total + object.size() <= kMaxAllBytes && namesAProduct(object)) {
            page.states << object.toByteArray();
            total += object.size();
        }
        at = end;
    }
}

} // namespace answerdesk::web::tree
