// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/json_rows.h"
#include "server/faqs/formats/schema_org_rows.h"
#include "server/faqs/formats/shopify_rows.h"
#include <algorithm>
#include <yajl/yajl_parse.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedProblem;
using Kind = JsonNode::Kind;

namespace {

constexpr int kMostNodes = 50'000; ///< of a row: a MiB of empty lists would take thirty in memory
/// Parsed at once: yajl reads a text that is still open from its beginning with every slice.
constexpr qsizetype kSlice = 64 * 1024;

} // namespace

const JsonNode &JsonNode::operator[](QStringView key) const
{
    static const JsonNode kNull;
    for (const auto &[name, node] : members) {
        if (name == key)
            return node;
    }
    return kNull;
}

std::vector<const JsonNode *> JsonNode::items() const
{
    std::vector<const JsonNode *> all;
    if (isList()) {
        for (const auto &[key, node] : members)
            all.push_back(&node);
    } else if (kind != Kind::Null) {
        all.push_back(this);
    }
    return all;
}

QString JsonNode::said() const
{
    if (isList())
        return members.empty() ? QString() : members.front().second.said();
    if (!isObject())
        return text;
    for (const QStringView key : {u"@value", u"value", u"name", u"@id"}) {
        const JsonNode &node = (*this)[key];
        if (!node.isObject() && !node.isList() && !node.text.isEmpty())
            return node.text;
    }
    return {};
}

struct JsonRows::Callbacks {
    static JsonRows &rows(void *context)
    {
        auto &rows = *static_cast<JsonRows *>(context);
        rows.m_lastToken = rows.position();
        return rows;
    }
    static QString text(const unsigned char *bytes, std::size_t size)
    {
        return QString::fromUtf8(reinterpret_cast<const char *>(bytes), qsizetype(size));
    }
    static int null(void *context) { return rows(context).keep({}); }
    static int boolean(void *context, int value)
    {
        return rows(context).keep({Kind::Bool, value != 0 ? u"true"_s : u"false"_s, {}});
    }
    static int number(void *context, const char *bytes, std::size_t size)
    {
        return rows(context).keep({Kind::Number, QString::fromLatin1(bytes, qsizetype(size)), {}});
    }
    static int string(void *context, const unsigned char *bytes, std::size_t size)
    {
        return rows(context).keep({Kind::Text, text(bytes, size), {}});
    }
    static int startMap(void *context) { return rows(context).open(Kind::Object); }
    static int mapKey(void *context, const unsigned char *bytes, std::size_t size)
    {
        rows(context).keepKey(text(bytes, size));
        return 1;
    }
    static int end(void *context) { return rows(context).close(); }
    static int startArray(void *context) { return rows(context).open(Kind::List); }

    static constexpr yajl_callbacks kAll{
        null, boolean, nullptr, nullptr, number, string, startMap, mapKey, end, startArray, end};
};

JsonRows::JsonRows(std::unique_ptr<JsonRowMaker> maker, RowRules &rules)
    : m_maker(std::move(maker))
    , m_rules(rules)
    , m_parser(yajl_alloc(&Callbacks::kAll, nullptr, this), &yajl_free)
{
    yajl_config(m_parser.get(), yajl_allow_multiple_values, 1);
    yajl_config(m_parser.get(), yajl_dont_validate_strings, 1); // they were, when they were decoded
}

JsonRows::~JsonRows() = default;

qint64 JsonRows::position() const { return m_before + qint64(yajl_get_bytes_consumed(m_parser.get())); }

void JsonRows::countLines(qint64 end)
{
    for (; m_counted < end; ++m_counted) {
        if (m_slice[m_counted] == '\n') {
            ++m_line;
            m_lineStart = m_before + m_counted + 1;
        }
    }
}

RowPlace JsonRows::place()
{
    const qint64 at = std::min<qint64>(position() - m_before, m_slice.size());
    countLines(at);
    return {m_line, int(std::clamp<qint64>(m_before + at - m_lineStart, 1, 1'000'000'000))};
}

/// Whether a container that begins here is part of the frame around the rows.
bool JsonRows::isRowsList(Kind kind) const
{
    if (!m_open.empty())
        return false;
    if (m_outer.empty())
        return true; // the outermost list or object
    if (m_outer.back() == Kind::List)
        return kind == Kind::List;
    return kind == Kind::List && m_maker->isRowsKey(m_rootKey);
}

bool JsonRows::open(Kind kind)
{
    if (m_open.size() + m_outer.size() >= kMostFeedDepth) {
        m_failure
            = u"Line %1: lists and objects nest deeper than %2."_s.arg(place().line).arg(kMostFeedDepth);
        return false;
    }
    if (isRowsList(kind)) {
        if (m_outer.empty() && kind == Kind::Object) {
            m_root = {kind, {}, {}};
            m_rootPlace = place();
            m_rootSize = {};
        }
        m_hasRows = m_hasRows || kind == Kind::List;
        m_rootSize.hasRows = m_rootSize.hasRows || kind == Kind::List;
        m_outer.push_back(kind);
        return true;
    }
    if (m_open.empty() && m_outer.back() == Kind::List) {
        m_rowPlace = place();
        m_rowSize = {};
        m_rowStart = position();
    }
    m_open.push_back({{kind, {}, {}}, {}});
    return true;
}

bool JsonRows::close()
{
    if (m_open.empty()) {
        const Kind kind = m_outer.back();
        m_outer.pop_back();
        if (m_outer.empty() && kind == Kind::Object)
            endRoot();
        return true;
    }
    JsonNode node = std::move(m_open.back().node);
    m_open.pop_back();
    if (!m_open.empty() || m_outer.back() == Kind::Object)
        return keep(std::move(node));
    if (m_rowSize.isTooLarge || position() - m_rowStart > kMostRowBytes)
        m_rules.skip(m_rowPlace, FeedProblem::TooLarge, node[u"title"].text + node[u"name"].text);
    else if (node.isObject())
        m_maker->take(node, m_rowPlace);
    return true;
}

void JsonRows::endRoot()
{
    if (!m_rootSize.isTooLarge)
        m_maker->take(m_root, m_rootPlace);
    else if (!m_rootSize.hasRows)
        m_rules.skip(m_rootPlace, FeedProblem::TooLarge, {});
    m_root = {};
}

bool JsonRows::keep(JsonNode node)
{
    if (m_outer.empty() || (m_open.empty() && m_outer.back() == Kind::List))
        return true; // a bare value where rows are expected
    Size &size = m_outer.back() == Kind::List ? m_rowSize : m_rootSize;
    size.characters += node.text.size();
    ++size.nodes;
    size.isTooLarge = size.isTooLarge || size.nodes > kMostNodes || size.characters > kMostRowBytes;
    if (size.isTooLarge)
        return true;
    if (m_open.empty())
        m_root.members.emplace_back(m_rootKey, std::move(node));
    else
        m_open.back().node.members.emplace_back(m_open.back().key, std::move(node));
    return true;
}

void JsonRows::keepKey(QString key)
{
    if (!m_open.empty())
        m_open.back().key = std::move(key);
    else
        m_rootKey = std::move(key);
}

Result<void> JsonRows::outcome(int status, QByteArrayView slice)
{
    if (status == yajl_status_ok)
        return {};
    if (!m_failure.isEmpty())
        return feedFailure(m_failure);
    const auto free = [this](unsigned char *text) { yajl_free_error(m_parser.get(), text); };
    const std::unique_ptr<unsigned char, decltype(free)> text(
        yajl_get_error(m_parser.get(), 0, reinterpret_cast<const unsigned char *>(slice.data()),
            std::size_t(slice.size())),
        free);
    QString why = QString::fromUtf8(reinterpret_cast<const char *>(text.get())).trimmed();
    const RowPlace at = place();
    if (why.contains(u"premature EOF"))
        return feedFailure(u"The JSON ends in the middle of line %1: the file is cut off."_s.arg(at.line));
    if (why.endsWith(u'.'))
        why.chop(1);
    return feedFailure(
        u"The JSON is malformed at line %1, column %2: %3."_s.arg(at.line).arg(at.column).arg(why));
}

Result<void> JsonRows::feed(QByteArrayView utf8)
{
    m_waiting.append(utf8);
    return m_waiting.size() < kSlice ? Result<void>() : parse(std::exchange(m_waiting, {}));
}

Result<void> JsonRows::parse(const QByteArray &utf8)
{
    m_slice = utf8;
    const auto status = yajl_parse(
        m_parser.get(), reinterpret_cast<const unsigned char *>(utf8.data()), std::size_t(utf8.size()));
    if (auto done = outcome(status, utf8); !done)
        return done;
    countLines(utf8.size());
    m_counted = 0;
    m_before += utf8.size();
    if (m_before - m_lastToken > kMostTokenBytes)
        return feedFailure(u"Line %1 contains a text of more than 4 MiB."_s.arg(m_line));
    return {};
}

Result<void> JsonRows::finish()
{
    if (auto done = parse(std::exchange(m_waiting, {})); !done)
        return done;
    m_slice = {};
    if (auto done = outcome(yajl_complete_parse(m_parser.get()), {}); !done)
        return done;
    if (!m_hasRows && m_rules.rows() == 0)
        return feedFailure(m_maker->missing());
    return {};
}

Result<std::unique_ptr<FeedParser>> makeJsonRows(
    api::FeedFormat format, const api::FeedReading &settings, RowRules &rules)
{
    if (format == api::FeedFormat::SchemaOrg)
        return std::make_unique<JsonRows>(std::make_unique<SchemaOrgRows>(rules), rules);
    if (!settings.currency || !settings.baseUrl)
        return feedFailure(u"Shopify's list of products names neither its currency nor the shop's address: "
                           u"the feed needs the "
                           "setting \"%1\"."_s.arg(!settings.currency ? u"currency"_s : u"base_url"_s));
    return std::make_unique<JsonRows>(
        std::make_unique<ShopifyRows>(settings.baseUrl->page.canonical, rules), rules);
}

} // namespace answerdesk::faqs
