// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_tree.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <algorithm>
#include <array>
#include <cstring>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

const char *attribute(const GumboNode *element, const char *name)
{
    if (!isElement(element))
        return nullptr;
    const GumboAttribute *found = gumbo_get_attribute(&element->v.element.attributes, name);
    return found ? found->value : nullptr;
}

QString attributeText(const GumboNode *element, const char *name)
{
    const char *value = attribute(element, name);
    return value ? cleaned(QString::fromUtf8(value)) : QString();
}

bool hasAttribute(const GumboNode *element, const char *name) { return attribute(element, name) != nullptr; }

QString cleaned(QStringView text)
{
    QString out;
    out.reserve(text.size());
    bool blank = false;
    bool isPlain = true; // below the first combining character all text is composed
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (c.isSpace()) {
            blank = !out.isEmpty();
            continue;
        }
        // Soft hyphens, zero-width characters, direction marks and controls are layout, not text.
        if (u < 0x20 || u == 0x7f || u == 0xad || (u >= 0x200b && u <= 0x200f) || (u >= 0x202a && u <= 0x202e)
            || u == 0x2060 || u == 0xfeff)
            continue;
        if (blank)
            out += u' ';
        blank = false;
        isPlain = isPlain && u < 0x300;
        out += c;
    }
    return isPlain ? out : out.normalized(QString::NormalizationForm_C);
}

bool isBlockTag(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_ADDRESS:
    case GUMBO_TAG_ARTICLE:
    case GUMBO_TAG_ASIDE:
    case GUMBO_TAG_BLOCKQUOTE:
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_CENTER:
    case GUMBO_TAG_DD:
    case GUMBO_TAG_DETAILS:
    case GUMBO_TAG_DIV:
    case GUMBO_TAG_DL:
    case GUMBO_TAG_DT:
    case GUMBO_TAG_FIELDSET:
    case GUMBO_TAG_FIGCAPTION:
    case GUMBO_TAG_FIGURE:
    case GUMBO_TAG_FOOTER:
    case GUMBO_TAG_FORM:
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
    case GUMBO_TAG_HEADER:
    case GUMBO_TAG_HR:
    case GUMBO_TAG_LI:
    case GUMBO_TAG_MAIN:
    case GUMBO_TAG_NAV:
    case GUMBO_TAG_OL:
    case GUMBO_TAG_P:
    case GUMBO_TAG_PRE:
    case GUMBO_TAG_SECTION:
    case GUMBO_TAG_SUMMARY:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_TH:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
    case GUMBO_TAG_UL:
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_OPTION:
    case GUMBO_TAG_SELECT:
        return true;
    default:
        return false;
    }
}

QString textOf(const GumboNode *node, int limit, int *linkCharacters)
{
    struct Step {
        const GumboNode *node;
        bool leaving;
        bool inLink;
    };
    QString raw;
    std::vector<Step> steps{{node, false, false}};
    while (!steps.empty() && raw.size() < limit) {
        const Step step = steps.back();
        steps.pop_back();
        if (step.leaving) {
            raw += u' ';
            continue;
        }
        if (isText(step.node)) {
            const QString text = QString::fromUtf8(step.node->v.text.text);
            if (step.inLink && linkCharacters)
                *linkCharacters += int(text.trimmed().size());
            raw += text;
            continue;
        }
        if (!isElement(step.node))
            continue;
        const GumboTag tag = tagOf(step.node);
        if (tag == GUMBO_TAG_SCRIPT || tag == GUMBO_TAG_STYLE || tag == GUMBO_TAG_NOSCRIPT
            || tag == GUMBO_TAG_TEMPLATE || tag == GUMBO_TAG_SVG || tag == GUMBO_TAG_IFRAME
            || tag == GUMBO_TAG_TEXTAREA || tag == GUMBO_TAG_OPTION)
            continue;
        if (isRaisedCents(step.node, raw))
            raw += u'.';
        if (tag == GUMBO_TAG_BR || isBlockTag(tag)) {
            raw += u' ';
            steps.push_back({step.node, true, false});
        }
        const GumboVector &children = step.node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            steps.push_back(
                {static_cast<const GumboNode *>(children.data[i]), false, step.inLink || tag == GUMBO_TAG_A});
    }
    return cleaned(raw).left(limit);
}

namespace {

/// The first characters of an element's texts, one after the other.
QString rawTextOf(const GumboNode *element)
{
    QString text;
    std::vector<const GumboNode *> open{element};
    while (!open.empty() && text.size() < 60) {
        const GumboNode *node = open.back();
        open.pop_back();
        // Indented markup holds more blanks than text.
        if (isText(node))
            text += QString::fromUtf8(node->v.text.text).simplified() + u' ';
        if (!isElement(node))
            continue;
        const GumboVector &children = node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
    return text;
}

} // namespace

bool isRaisedCents(const GumboNode *element, QStringView before)
{
    const GumboTag tag = tagOf(element);
    if (!before.endsWith(u' ') && (before.isEmpty() || !before.back().isDigit()))
        return false;
    const bool adjoins = before.back().isDigit();
    before = before.trimmed();
    static const QRegularExpression kWhole(u"(?:^|[^\\d.,])\\d{1,3}(?:[., ]?\\d{3})*$"_s);
    if (before.isEmpty() || !before.back().isDigit()
        || (tag != GUMBO_TAG_SUP && tag != GUMBO_TAG_SPAN && tag != GUMBO_TAG_SMALL && tag != GUMBO_TAG_DIV
            && tag != GUMBO_TAG_I && tag != GUMBO_TAG_B))
        return false;
    static const QSet<QString> kCents{u"cents"_s, u"cent"_s, u"decimal"_s, u"decimals"_s, u"fraction"_s,
        u"superscript"_s, u"super"_s, u"sup"_s, u"centimes"_s, u"centavos"_s, u"pence"_s};
    if (tag != GUMBO_TAG_SUP && !adjoins && !hasAny(roleWords(element), kCents))
        return false;
    static const QRegularExpression kTwo(u"^\\d\\d$"_s);
    if (!kTwo.match(rawTextOf(element).trimmed()).hasMatch()
        || !kWhole.match(before.right(16).toString()).hasMatch())
        return false;
    // "10" with a raised "12" is a power unless it costs something.
    static const QRegularExpression kMoney(
        u"\\p{Sc}|\\b(kr|zł|zl|kč|kc|lei|ft|chf|eur|usd|gbp|руб|лв|din|rsd|ron|pln|czk|sek|nok|dkk)\\b|price|preis|prix|prezzo|precio|cena"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const GumboNode *up = element->parent;
    for (int i = 0; i < 2 && up && isElement(up); ++i, up = up->parent) {
        if (kMoney.match(rawTextOf(up) + u' ' + attributeText(up, "class")).hasMatch())
            return true;
    }
    return false;
}

QSet<QString> wordsOf(QStringView text)
{
    QSet<QString> words;
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words.insert(word.toLower());
        word.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (!c.isLetter()) {
            finish();
            continue;
        }
        if (c.isUpper() && i > 0 && text[i - 1].isLower())
            finish();
        word += c;
    }
    finish();
    return words;
}

namespace {

/// The words of an attribute's value. Elements of a page share few names, and cutting them up takes long.
QSet<QString> wordsOfValue(const char *value)
{
    constexpr qsizetype kMostNames = 2000;
    thread_local QHash<QByteArray, QSet<QString>> known;
    const auto key = QByteArray::fromRawData(value, qsizetype(std::strlen(value)));
    const auto found = known.constFind(key);
    if (found != known.constEnd())
        return *found;
    if (known.size() >= kMostNames)
        known.clear();
    const QSet<QString> words = wordsOf(QString::fromUtf8(key).left(400));
    known.insert(QByteArray(value), words);
    return words;
}

} // namespace

QSet<QString> roleWords(const GumboNode *element)
{
    static constexpr std::array<std::string_view, 8> kNames{
        "class", "id", "itemprop", "data-testid", "data-test", "data-qa", "data-component", "name"};
    QSet<QString> words;
    if (!isElement(element))
        return words;
    const GumboVector &attributes = element->v.element.attributes;
    for (unsigned i = 0; i < attributes.length; ++i) {
        const auto *one = static_cast<const GumboAttribute *>(attributes.data[i]);
        if (std::find(kNames.begin(), kNames.end(), std::string_view(one->name)) == kNames.end())
            continue;
        const QSet<QString> own = wordsOfValue(one->value);
        if (words.isEmpty())
            words = own;
        else
            words |= own;
    }
    return words;
}

QList<const GumboNode *> childElements(const GumboNode *element)
{
    QList<const GumboNode *> found;
    const GumboVector &children = element->v.element.children;
    for (unsigned i = 0; i < children.length; ++i) {
        const auto *child = static_cast<const GumboNode *>(children.data[i]);
        if (isElement(child))
            found << child;
    }
    return found;
}

} // namespace answerdesk::web::tree
