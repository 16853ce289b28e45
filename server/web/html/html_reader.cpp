// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_reader.h"
#include "server/web/html/html_blocks.h"
#include "server/web/html/html_select.h"
#include "server/web/html/parse_arena.h"
#include "server/web/page/charset.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

using namespace tree;

constexpr int kMaxMeta = 200;
constexpr int kMaxLinks = 2000, kMaxLinkLength = 2048, kMaxAlternates = 200;
constexpr int kMaxScripts = 50;
constexpr int kMaxScriptBytes = 512 * 1024;
constexpr int kSmallMain = 200; ///< a <main> with less text than this is not where the content stands

QByteArray rawText(const GumboNode *element)
{
    QByteArray text;
    const GumboVector &children = element->v.element.children;
    for (unsigned i = 0; i < children.length && text.size() < kMaxScriptBytes; ++i) {
        const auto *child = static_cast<const GumboNode *>(children.data[i]);
        if (isText(child))
            text += child->v.text.text;
    }
    return text;
}

void addMeta(const GumboNode *element, HtmlPage &page)
{
    for (const char *name : {"property", "name", "itemprop", "http-equiv"}) {
        const QString key = attributeText(element, name).toLower();
        if (key.isEmpty() || page.meta.size() >= kMaxMeta)
            continue;
        page.meta.emplaceBack(key, attributeText(element, "content").left(2000));
        return;
    }
}

void addBreadcrumbs(const GumboNode *element, HtmlPage &page)
{
    std::vector<const GumboNode *> open{element};
    while (!open.empty() && page.breadcrumbs.size() < 12) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        if (tagOf(node) == GUMBO_TAG_LI || tagOf(node) == GUMBO_TAG_A) {
            const QString text = textOf(node, 120);
            if (!text.isEmpty() && !page.breadcrumbs.contains(text))
                page.breadcrumbs << text;
            continue;
        }
        const GumboVector &children = node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
}

QStringList relationsOf(const GumboNode *element)
{
    return attributeText(element, "rel").toLower().split(u' ', Qt::SkipEmptyParts);
}

void addLinkElement(const GumboNode *element, HtmlPage &page)
{
    const QStringList relations = relationsOf(element);
    const QString target = attributeText(element, "href");
    if (target.isEmpty() || target.size() > kMaxLinkLength)
        return;
    if (page.canonicalUrl.isEmpty() && relations.contains(u"canonical"_s))
        page.canonicalUrl = target;
    const QString language = attributeText(element, "hreflang");
    if (relations.contains(u"alternate"_s) && !language.isEmpty() && page.alternates.size() < kMaxAlternates)
        page.alternates.emplaceBack(language.left(35), target);
}

/// The scheme of an address that has one: "mailto" of "mailto:a@b.example".
QString schemeOf(const QString &target)
{
    for (qsizetype i = 0; i < target.size(); ++i) {
        if (target[i] == u':')
            return target.first(i).toLower();
        if (u"/?#"_s.contains(target[i]))
            break;
    }
    return {};
}

void addLink(const GumboNode *element, HtmlPage &page, QSet<QString> &known)
{
    const QString target = attributeText(element, "href");
    if (target.isEmpty() || target.size() > kMaxLinkLength || target.startsWith(u'#')
        || page.links.size() >= kMaxLinks || relationsOf(element).contains(u"nofollow"_s))
        return;
    const QString scheme = schemeOf(target);
    if ((!scheme.isEmpty() && scheme != u"http" && scheme != u"https") || known.contains(target))
        return;
    known.insert(target);
    page.links << target;
}

/// What the document says to machines, and where its main content begins.
const GumboNode *readHead(const GumboNode *root, HtmlPage &page)
{
    const GumboNode *main = nullptr;
    const GumboNode *body = root;
    QSet<QString> links;
    std::vector<const GumboNode *> open{root};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        switch (tagOf(node)) {
        case GUMBO_TAG_HTML:
            page.language = attributeText(node, "lang");
            if (page.language.isEmpty())
                page.language = attributeText(node, "xml:lang");
            break;
        case GUMBO_TAG_BODY:
            body = node;
            break;
        case GUMBO_TAG_TITLE:
            if (page.title.isEmpty())
                page.title = textOf(node, 500);
            break;
        case GUMBO_TAG_META:
            addMeta(node, page);
            break;
        case GUMBO_TAG_LINK:
            addLinkElement(node, page);
            break;
        case GUMBO_TAG_BASE:
            if (page.baseUrl.isEmpty())
                page.baseUrl = attributeText(node, "href").left(kMaxLinkLength);
            break;
        case GUMBO_TAG_A:
        case GUMBO_TAG_AREA:
            addLink(node, page, links);
            break;
        case GUMBO_TAG_SCRIPT:
            if (attributeText(node, "type").toLower().startsWith(u"application/ld+json"_s)
                && page.jsonLd.size() < kMaxScripts)
                page.jsonLd << rawText(node);
            else if (!hasAttribute(node, "src"))
                addStates(rawText(node), page);
            break;
        case GUMBO_TAG_MAIN:
            if (!main)
                main = node;
            break;
        case GUMBO_TAG_OL:
        case GUMBO_TAG_UL:
        case GUMBO_TAG_NAV:
        case GUMBO_TAG_DIV:
        case GUMBO_TAG_SECTION:
            if (!main && attributeText(node, "role") == u"main"_s)
                main = node;
            if (page.breadcrumbs.isEmpty()) {
                const auto names = [node](const char *attributeName) {
                    const char *value = attribute(node, attributeName);
                    return value && QLatin1StringView(value).contains("breadcrumb"_L1, Qt::CaseInsensitive);
                };
                if (names("class") || names("id") || names("aria-label") || names("itemtype"))
                    addBreadcrumbs(node, page);
            }
            break;
        default:
            break;
        }
        const GumboVector &children = node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
    return main ? main : body;
}

} // namespace

tl::expected<HtmlPage, QString> readHtml(
    QByteArrayView bytes, const QByteArray &contentType, const QList<HtmlSelector> &selectors)
{
    const DecodedText decoded = decodeText(bytes, contentType);
    QByteArray utf8 = decoded.text.toUtf8();
    if (utf8.size() > kMaxHtmlCharacters) {
        qsizetype end = kMaxHtmlCharacters;
        while (end > 0 && (uchar(utf8[end]) & 0xc0) == 0x80)
            --end;
        utf8.truncate(end);
    }
    // The parser takes a zero byte for the end of a C string in places.
    utf8.replace('\0', ' ');
    const MarkupExtent extent = markupExtent(utf8);
    if (extent.attributes > kMaxAttributes)
        return tl::unexpected(u"An element of the page has more than %1 attributes."_s.arg(kMaxAttributes));
    if (extent.depth > kMaxOpenTags)
        return tl::unexpected(u"The page nests more than %1 elements in each other."_s.arg(kMaxOpenTags));

    ParseArena arena;
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = ParseArena::allocate;
    options.deallocator = ParseArena::release;
    options.userdata = &arena;
    options.max_errors = 0; // they are not read
    // The arena holds all of the tree, so there is nothing else to destroy.
    const GumboOutput *output
        = gumbo_parse_with_options(&options, utf8.constData(), std::size_t(utf8.size()));

    HtmlPage page;
    page.charset = decoded.charset;
    const GumboNode *start = readHead(output->root, page);
    page.ogTitle = page.metaContent(u"og:title");
    page.ogType = page.metaContent(u"og:type");
    page.ogSiteName = page.metaContent(u"og:site_name");
    for (const QString &name : {u"content-language"_s, u"og:locale"_s, u"language"_s}) {
        if (page.language.isEmpty())
            page.language = page.metaContent(name);
    }
    page.microdata = readMicrodata(output->root);
    page.selections = select(output->root, selectors);

    BlockReader reader(output->root);
    const bool titleElsewhere = !reader.holdsTitle(start) && reader.holdsTitle(output->root);
    if (tagOf(start) != GUMBO_TAG_BODY && !titleElsewhere) {
        HtmlPage trial;
        reader.read(start, trial);
        if (trial.visibleTextLength >= kSmallMain) {
            page.blocks = std::move(trial.blocks);
            page.hints = std::move(trial.hints);
            page.visibleTextLength = trial.visibleTextLength;
            page.linkTextLength = trial.linkTextLength;
            return page;
        }
    }
    BlockReader(output->root).read(output->root, page);
    return page;
}

} // namespace answerdesk::web
