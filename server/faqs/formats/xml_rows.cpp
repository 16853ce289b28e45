// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/xml_rows.h"
#include <expat.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using api::FeedProblem;

namespace {

constexpr QByteArrayView kGoogleNamespace("http://base.google.com/ns/1.0");
/// Parsed at once: expat reads a tag that is still open from its beginning with every slice.
constexpr qsizetype kSlice = 64 * 1024;
constexpr qsizetype kMostElements = 1000; ///< names that are remembered
constexpr qsizetype kMostPrefixes = 8;
constexpr int kDeepestRow = 4; ///< rss, channel, item, and one wrapper of a shop's own

bool isWhite(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

/// The value of an attribute in expat's list of names and values; null without one.
const char *attribute(const char **attributes, QByteArrayView name)
{
    for (; *attributes; attributes += 2) {
        if (name == attributes[0])
            return attributes[1];
    }
    return nullptr;
}

} // namespace

struct XmlRows::Handlers {
    static XmlRows &of(void *rows) { return *static_cast<XmlRows *>(rows); }
    static void begin(void *rows, const char *name, const char **attributes)
    {
        of(rows).m_sinceToken = 0;
        of(rows).begin(name, attributes);
    }
    static void end(void *rows, const char *)
    {
        of(rows).m_sinceToken = 0;
        of(rows).end();
    }
    static void text(void *rows, const char *text, int size)
    {
        of(rows).m_sinceToken = 0; // a long text arrives in parts
        if (of(rows).m_valueDepth > 0 && of(rows).rowSize() <= kMostRowBytes)
            of(rows).m_text.append(text, size);
    }
    static void documentType(void *rows, const char *, const char *, const char *, int)
    {
        of(rows).stop(
            u"Line %1 declares a document type; such files are not read, because entities in them can "
            "be endless."_s.arg(of(rows).line()));
    }
};

XmlRows::XmlRows(RowRules &rules)
    : m_rules(rules)
    // Text is in UTF-8 by now, whatever the XML declaration says. Prefixes are looked up here, because shops
    // forget to declare "g".
    , m_xml(XML_ParserCreate("UTF-8"), &XML_ParserFree)
{
    XML_SetUserData(m_xml.get(), this);
    XML_SetElementHandler(m_xml.get(), Handlers::begin, Handlers::end);
    XML_SetCharacterDataHandler(m_xml.get(), Handlers::text);
    XML_SetStartDoctypeDeclHandler(m_xml.get(), Handlers::documentType);
    m_prefixes << "g";
}

XmlRows::~XmlRows() = default;

qint64 XmlRows::line() const { return qint64(XML_GetCurrentLineNumber(m_xml.get())); }

qint64 XmlRows::rowSize() const { return qint64(XML_GetCurrentByteIndex(m_xml.get())) - m_rowStart; }

void XmlRows::stop(const QString &reason)
{
    if (m_failure.isEmpty())
        m_failure = reason;
    XML_StopParser(m_xml.get(), XML_FALSE);
}

Result<void> XmlRows::feed(QByteArrayView utf8)
{
    m_waiting.append(utf8);
    return m_waiting.size() < kSlice ? Result<void>() : parse(std::exchange(m_waiting, {}));
}

Result<void> XmlRows::parse(QByteArrayView utf8)
{
    while (!utf8.isEmpty()) {
        const QByteArrayView slice = utf8.first(std::min(utf8.size(), kSlice));
        utf8 = utf8.sliced(slice.size());
        m_sinceToken += slice.size();
        if (auto done = parsed(XML_Parse(m_xml.get(), slice.data(), int(slice.size()), XML_FALSE)); !done)
            return done;
        if (m_sinceToken > kMostTokenBytes)
            return feedFailure(u"Line %1 starts a tag of more than 4 MiB."_s.arg(line()));
    }
    return {};
}

Result<void> XmlRows::finish()
{
    if (auto done = parse(std::exchange(m_waiting, {})); !done)
        return done;
    const int status = XML_Parse(m_xml.get(), "", 0, XML_TRUE);
    if (status == XML_STATUS_ERROR && m_failure.isEmpty())
        return feedFailure(u"The XML ends in the middle of line %1: the file is cut off."_s.arg(line()));
    return parsed(status);
}

Result<void> XmlRows::parsed(int status)
{
    if (status != XML_STATUS_ERROR)
        return {};
    if (!m_failure.isEmpty())
        return feedFailure(m_failure);
    return feedFailure(u"The XML is malformed at line %1, column %2: %3."_s.arg(line())
                           .arg(XML_GetCurrentColumnNumber(m_xml.get()) + 1)
                           .arg(QString::fromUtf8(XML_ErrorString(XML_GetErrorCode(m_xml.get())))));
}

const XmlRows::Element &XmlRows::elementOf(const char *name)
{
    const QByteArrayView whole(name);
    const auto found = m_elements.constFind(QByteArray::fromRawData(whole.data(), whole.size()));
    if (found != m_elements.cend())
        return *found;
    if (m_elements.size() >= kMostElements)
        m_elements.clear();
    Element element;
    const qsizetype colon = whole.indexOf(':');
    element.isGoogle = colon >= 0;
    element.isKnown = colon < 0 || m_prefixes.contains(whole.first(colon));
    element.local = QString::fromUtf8(whole.sliced(colon + 1));
    element.isRow = colon < 0 && (element.local == u"item" || element.local == u"entry");
    element.field = googleField(element.local);
    return *m_elements.insert(whole.toByteArray(), element);
}

void XmlRows::begin(const char *name, const char **attributes)
{
    const Element element = elementOf(name);
    if (m_depth == 0 && element.local != u"rss" && element.local != u"RDF" && element.local != u"feed")
        return stop(
            u"The XML is not a product feed: it begins with <%1>, not with <rss>, <rdf:RDF> or <feed>."_s.arg(
                QString::fromUtf8(name).left(40)));
    if (++m_depth > kMostFeedDepth)
        return stop(u"Line %1: elements nest deeper than %2."_s.arg(line()).arg(kMostFeedDepth));
    if (m_depth <= kDeepestRow && !isInRow()) {
        takePrefixes(attributes);
        if (m_depth > 1 && element.isRow)
            beginRow();
        return;
    }
    if (!isInRow() || !element.isKnown)
        return;
    if (m_depth == m_rowDepth + 1 || (m_depth == m_rowDepth + 2 && m_field.kind == GoogleField::Kind::Detail))
        beginValue(element, attributes);
}

void XmlRows::takePrefixes(const char **attributes)
{
    for (; *attributes; attributes += 2) {
        const QByteArrayView name(attributes[0]);
        if (kGoogleNamespace == attributes[1] && name.startsWith("xmlns:")
            && m_prefixes.size() < kMostPrefixes) {
            m_prefixes << name.sliced(6).toByteArray();
            m_elements.clear(); // some of them are known now
        }
    }
}

void XmlRows::beginRow()
{
    m_rowDepth = m_depth;
    m_rowStart = qint64(XML_GetCurrentByteIndex(m_xml.get()));
    m_draft.clear();
    m_plain.clear();
    m_field = {};
    m_draft.place = {line(), 0};
}

void XmlRows::beginValue(const Element &element, const char **attributes)
{
    if (m_depth == m_rowDepth + 1) {
        m_field = element.field;
        m_isGoogle = element.isGoogle;
        m_detailName.clear();
        m_detailValue.clear();
        if (!m_isGoogle && element.local == u"link")
            keepAtomLink(attributes);
        if (!m_isGoogle && (element.local == u"summary" || element.local == u"content")) // of Atom
            m_field = {GoogleField::Kind::Value, FeedField::Description};
        if (m_field.kind == GoogleField::Kind::Ignored || m_field.kind == GoogleField::Kind::Section)
            return;
        m_place = {line(), 0};
    } else if (element.field.kind != GoogleField::Kind::DetailName
        && element.field.kind != GoogleField::Kind::DetailValue) {
        return;
    }
    m_partField = element.field;
    m_name = element.local;
    m_text.clear();
    m_valueDepth = m_depth;
}

void XmlRows::keepAtomLink(const char **attributes)
{
    const char *rel = attribute(attributes, "rel");
    const char *href = attribute(attributes, "href");
    if (href && *href && (!rel || !*rel || QByteArrayView(rel) == "alternate")
        && m_plain.text(FeedField::Url).isEmpty())
        m_plain[FeedField::Url] = {QString::fromUtf8(href), {line(), 0}};
}

void XmlRows::end()
{
    if (m_valueDepth > 0 && m_depth == m_valueDepth)
        endValue();
    if (isInRow() && m_depth == m_rowDepth + 1) {
        if (m_field.kind == GoogleField::Kind::Detail && !m_detailName.isEmpty())
            m_draft.further.push_back({m_detailName, m_detailValue});
        m_field = {};
        m_valueDepth = 0;
    }
    if (isInRow() && m_depth == m_rowDepth)
        endRow();
    --m_depth;
}

void XmlRows::endValue()
{
    m_valueDepth = 0;
    const QString text = QString::fromUtf8(m_text);
    if (m_depth == m_rowDepth + 2) {
        (m_partField.kind == GoogleField::Kind::DetailName ? m_detailName : m_detailValue) = text;
        return;
    }
    if (!isWhite(text))
        addGoogleValue(m_isGoogle ? m_draft : m_plain, m_field, m_name, text, m_place);
}

void XmlRows::endRow()
{
    m_rowDepth = 0;
    if (rowSize() > kMostRowBytes) {
        m_rules.skip(m_draft.place, FeedProblem::TooLarge, m_draft.text(FeedField::Number));
        return;
    }
    for (std::size_t i = 0; i < RowDraft::kFields; ++i) {
        if (m_draft.values[i].text.isEmpty())
            m_draft.values[i] = std::move(m_plain.values[i]);
    }
    std::move(m_plain.further.begin(), m_plain.further.end(), std::back_inserter(m_draft.further));
    m_rules.take(m_draft);
}

} // namespace answerdesk::faqs
