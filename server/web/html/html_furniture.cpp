// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_tree.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

/// Parts that a page calls by such a word hold other things than its content, whatever else the name says.
const QSet<QString> &furnitureWords()
{
    static const QSet<QString> kWords{u"cookie"_s, u"cookies"_s, u"consent"_s, u"gdpr"_s, u"onetrust"_s,
        u"cookiebot"_s, u"megamenu"_s, u"newsletter"_s, u"related"_s, u"recommendations"_s,
        u"recommendation"_s, u"recommended"_s, u"crosssell"_s, u"crossselling"_s, u"upsell"_s, u"similar"_s,
        u"minicart"_s, u"skiplink"_s, u"breadcrumb"_s, u"breadcrumbs"_s, u"sharing"_s, u"socials"_s,
        u"offcanvas"_s, u"bestsellers"_s, u"testimonials"_s, u"reviewlist"_s};
    return kWords;
}

/// Words for the frame of a page, and those that may stand beside them in a name without changing it:
/// "site-footer" is one, "product-footer" and "nav-tabs" are not.
bool namesTheFrame(const QSet<QString> &parts)
{
    static const QSet<QString> kFrame{u"footer"_s, u"nav"_s, u"navbar"_s, u"navigation"_s, u"sidebar"_s};
    static const QSet<QString> kPlain{u"site"_s, u"page"_s, u"main"_s, u"global"_s, u"top"_s, u"bottom"_s,
        u"left"_s, u"right"_s, u"container"_s, u"wrapper"_s, u"wrap"_s, u"section"_s, u"block"_s, u"inner"_s,
        u"outer"_s, u"menu"_s, u"bar"_s, u"links"_s, u"list"_s, u"desktop"_s, u"mobile"_s, u"header"_s,
        u"primary"_s, u"secondary"_s, u"shop"_s, u"store"_s, u"the"_s, u"l"_s, u"c"_s, u"o"_s, u"m"_s,
        u"js"_s, u"col"_s, u"column"_s, u"columns"_s, u"row"_s, u"area"_s, u"zone"_s, u"category"_s,
        u"categories"_s, u"user"_s, u"account"_s, u"copyright"_s, u"legal"_s, u"content"_s, u"default"_s};
    return hasAny(parts, kFrame) && (parts - kFrame - kPlain).isEmpty();
}

} // namespace

bool isFurniture(const GumboNode *element, const QSet<QString> &words)
{
    if (words.isEmpty())
        return false;
    if (hasAny(words, furnitureWords()))
        return true;
    static const QSet<QString> kFrame{u"footer"_s, u"nav"_s, u"navbar"_s, u"navigation"_s, u"sidebar"_s};
    if (hasAny(words, kFrame)) {
        for (const char *name : {"class", "id"}) {
            for (const QString &one : attributeText(element, name).split(u' ', Qt::SkipEmptyParts)) {
                if (namesTheFrame(wordsOf(one)))
                    return true;
            }
        }
    }
    // One word of every pair below.
    static const QSet<QString> kSecond{u"viewed"_s, u"sell"_s, u"selling"_s, u"cart"_s, u"link"_s, u"share"_s,
        u"bought"_s, u"like"_s, u"list"_s, u"text"_s, u"body"_s, u"content"_s, u"item"_s, u"card"_s,
        u"menu"_s, u"modal"_s};
    if (!hasAny(words, kSecond))
        return false;
    static const QSet<QString> kOfReview{u"list"_s, u"text"_s, u"body"_s, u"content"_s, u"item"_s, u"card"_s};
    if (words.contains(u"review"_s) && hasAny(words, kOfReview))
        return true;
    const auto both
        = [&](const QString &a, const QString &b) { return words.contains(a) && words.contains(b); };
    return both(u"recently"_s, u"viewed"_s) || both(u"cross"_s, u"sell"_s) || both(u"cross"_s, u"selling"_s)
        || both(u"up"_s, u"sell"_s) || both(u"mini"_s, u"cart"_s) || both(u"skip"_s, u"link"_s)
        || both(u"social"_s, u"share"_s) || both(u"also"_s, u"bought"_s) || both(u"also"_s, u"like"_s)
        || both(u"main"_s, u"menu"_s) || both(u"mobile"_s, u"menu"_s) || both(u"login"_s, u"modal"_s);
}

} // namespace answerdesk::web::tree
