// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/page/html_page.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

json::Value list(const QStringList &texts)
{
    json::Array array;
    array.reserve(std::size_t(texts.size()));
    for (const QString &text : texts)
        array.emplace_back(text);
    return array;
}

QStringList strings(const json::Value *value)
{
    QStringList texts;
    if (const json::Array *array = value ? value->asArray() : nullptr) {
        for (const json::Value &item : *array) {
            if (const QString *text = item.asString())
                texts << *text;
        }
    }
    return texts;
}

int integer(const json::Value &value, QStringView key)
{
    const json::Value *member = value.find(key);
    const json::Number *number = member ? member->asNumber() : nullptr;
    return number ? number->text.toInt() : 0;
}

const json::Array &items(const json::Value &value, QStringView key)
{
    static const json::Array kNone;
    const json::Value *member = value.find(key);
    const json::Array *array = member ? member->asArray() : nullptr;
    return array ? *array : kNone;
}

} // namespace

QString HtmlPage::metaContent(QStringView name) const
{
    for (const auto &[key, content] : meta) {
        if (key == name)
            return content;
    }
    return {};
}

QString HtmlPage::visibleText() const
{
    QString text;
    for (const Block &block : blocks)
        text += block.text + u'\n';
    return text;
}

QByteArray HtmlPage::toJson() const
{
    json::Array blockList;
    blockList.reserve(std::size_t(blocks.size()));
    for (const Block &block : blocks) {
        json::Object object{{u"k"_s, int(block.kind)}, {u"t"_s, block.text}};
        if (block.level != 0)
            object.emplace_back(u"l"_s, block.level);
        if (!block.cells.isEmpty())
            object.emplace_back(u"c"_s, list(block.cells));
        if (block.isLink)
            object.emplace_back(u"a"_s, 1);
        blockList.emplace_back(std::move(object));
    }
    json::Array scripts;
    for (const QByteArray &script : jsonLd)
        scripts.emplace_back(QString::fromUtf8(script));
    json::Array stateList;
    for (const QByteArray &state : states)
        stateList.emplace_back(QString::fromUtf8(state));
    json::Array metaList;
    for (const auto &[name, content] : meta)
        metaList.emplace_back(list({name, content}));
    json::Array hintList;
    for (const Hint &hint : hints)
        hintList.emplace_back(list({hint.role, hint.text, QString::number(hint.at)}));
    json::Array alternateList;
    for (const auto &[language, url] : alternates)
        alternateList.emplace_back(list({language, url}));
    json::Array selectionList;
    for (const Selection &selection : selections) {
        json::Array rows;
        for (const auto &[label, value] : selection.rows)
            rows.emplace_back(list({label, value}));
        selectionList.emplace_back(json::Object{{u"n"_s, selection.elements}, {u"t"_s, selection.text},
            {u"a"_s, int(selection.isAttribute)}, {u"r"_s, std::move(rows)}});
    }
    const json::Value page = json::Object{{u"title"_s, title}, {u"language"_s, language},
        {u"charset"_s, charset}, {u"canonical"_s, canonicalUrl}, {u"og_title"_s, ogTitle},
        {u"og_type"_s, ogType}, {u"og_site_name"_s, ogSiteName}, {u"blocks"_s, std::move(blockList)},
        {u"json_ld"_s, std::move(scripts)}, {u"states"_s, std::move(stateList)}, {u"microdata"_s, microdata},
        {u"meta"_s, std::move(metaList)}, {u"breadcrumbs"_s, list(breadcrumbs)},
        {u"hints"_s, std::move(hintList)}, {u"visible"_s, visibleTextLength}, {u"linked"_s, linkTextLength},
        {u"base"_s, baseUrl}, {u"links"_s, list(links)}, {u"alternates"_s, std::move(alternateList)},
        {u"selections"_s, std::move(selectionList)}};
    return page.toJson();
}

tl::expected<HtmlPage, QString> HtmlPage::fromJson(QByteArrayView bytes)
{
    const auto parsed = json::parse(bytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    const json::Value &root = *parsed;
    if (!root.asObject())
        return tl::unexpected(u"not an object"_s);
    HtmlPage page;
    page.title = root.string(u"title");
    page.language = root.string(u"language");
    page.charset = root.string(u"charset");
    page.canonicalUrl = root.string(u"canonical");
    page.ogTitle = root.string(u"og_title");
    page.ogType = root.string(u"og_type");
    page.ogSiteName = root.string(u"og_site_name");
    for (const json::Value &item : items(root, u"blocks")) {
        const int kind = integer(item, u"k");
        if (kind < Block::Heading || kind > Block::Choice)
            return tl::unexpected(u"a block of an unknown kind"_s);
        page.blocks << Block{Block::Kind(kind), integer(item, u"l"), item.string(u"t"),
            strings(item.find(u"c")), integer(item, u"a") == 1};
    }
    for (const QString &script : strings(root.find(u"json_ld")))
        page.jsonLd << script.toUtf8();
    for (const QString &state : strings(root.find(u"states")))
        page.states << state.toUtf8();
    if (const json::Value *microdata = root.find(u"microdata"))
        page.microdata = *microdata;
    for (const json::Value &item : items(root, u"meta")) {
        const QStringList pair = strings(&item);
        if (pair.size() == 2)
            page.meta.emplaceBack(pair[0], pair[1]);
    }
    page.breadcrumbs = strings(root.find(u"breadcrumbs"));
    for (const json::Value &item : items(root, u"hints")) {
        const QStringList parts = strings(&item);
        if (parts.size() == 3)
            page.hints << Hint{parts[0], parts[1], parts[2].toInt()};
    }
    page.visibleTextLength = integer(root, u"visible");
    page.linkTextLength = integer(root, u"linked");
    page.baseUrl = root.string(u"base");
    page.links = strings(root.find(u"links"));
    for (const json::Value &item : items(root, u"alternates")) {
        const QStringList pair = strings(&item);
        if (pair.size() == 2)
            page.alternates.emplaceBack(pair[0], pair[1]);
    }
    for (const json::Value &item : items(root, u"selections")) {
        Selection selection{integer(item, u"n"), item.string(u"t"), integer(item, u"a") == 1, {}};
        for (const json::Value &row : items(item, u"r")) {
            const QStringList pair = strings(&row);
            if (pair.size() == 2)
                selection.rows.emplaceBack(pair[0], pair[1]);
        }
        page.selections << selection;
    }
    return page;
}

} // namespace answerdesk::web
