// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/xml_rows.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using api::FeedProblem;

namespace {

constexpr QStringView kGoogleNamespace = u"http://base.google.com/ns/1.0";
constexpr qsizetype kSlice = 64 * 1024; ///< parsed at once, so that the reader's buffers stay small
constexpr int kDeepestRow = 4; ///< rss, channel, item, and one wrapper of a shop's own

bool isWhite(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

} // namespace

XmlRows::XmlRows(RowRules &rules)
    : m_rules(rules)
{
    // Prefixes are looked up here: that takes half the time, and shops forget to declare "g".
    m_xml.setNamespaceProcessing(false);
    // Text is in UTF-8 by now, whatever the XML declaration says.
    m_xml.addData(QString());
    m_prefixes << u"g"_s;
}

Result<void> XmlRows::feed(QByteArrayView utf8)
{
    while (!utf8.isEmpty()) {
        const QByteArrayView slice = utf8.first(std::min(utf8.size(), kSlice));
        utf8 = utf8.sliced(slice.size());
        m_sinceToken += slice.size();
        m_xml.addData(slice.toByteArray());
        if (auto done = readTokens(); !done)
            return done;
        if (m_sinceToken > kMostTokenBytes)
            return feedFailure(
                u"Line %1 begins a text or tag of more than 16 MiB."_s.arg(m_xml.lineNumber()));
    }
    return {};
}

Result<void> XmlRows::finish()
{
    if (auto done = readTokens(); !done)
        return done;
    if (m_xml.error() == QXmlStreamReader::PrematureEndOfDocumentError || m_depth > 0)
        return feedFailure(
            u"The XML ends in the middle of line %1: the file is cut off."_s.arg(m_xml.lineNumber()));
    return {};
}

Result<void> XmlRows::readTokens()
{
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = m_xml.readNext();
        if (token == QXmlStreamReader::Invalid)
            break;
        m_sinceToken = 0;
        switch (token) {
        case QXmlStreamReader::DTD:
            return feedFailure(
                u"Line %1 declares a document type; such files are not read, because entities in "
                "them can be endless."_s.arg(m_xml.lineNumber()));
        case QXmlStreamReader::StartElement:
            if (auto done = begin(); !done)
                return done;
            break;
        case QXmlStreamReader::Characters:
            if (m_valueDepth > 0 && rowSize() <= kMostRowBytes)
                m_text += m_xml.text();
            break;
        case QXmlStreamReader::EndElement:
            end();
            break;
        default:
            break;
        }
    }
    if (m_xml.hasError() && m_xml.error() != QXmlStreamReader::PrematureEndOfDocumentError)
        return malformed();
    return {};
}

tl::unexpected<Error> XmlRows::malformed() const
{
    QString why = m_xml.errorString();
    if (why.endsWith(u'.'))
        why.chop(1);
    return feedFailure(u"The XML is malformed at line %1, column %2: %3."_s.arg(m_xml.lineNumber())
                           .arg(m_xml.columnNumber())
                           .arg(why.left(200)));
}

Result<void> XmlRows::begin()
{
    const QStringView name = m_xml.name();
    const qsizetype colon = name.indexOf(u':');
    const QStringView prefix = colon < 0 ? QStringView() : name.first(colon);
    const QStringView local = name.sliced(colon + 1);
    if (m_depth == 0 && local != u"rss" && local != u"RDF" && local != u"feed")
        return feedFailure(u"The XML is no product feed: it begins with <%1>, not with <rss>, <rdf:RDF> or "
                           "<feed>."_s.arg(name.left(40)));
    if (++m_depth > kMostFeedDepth)
        return feedFailure(
            u"Line %1: elements nest deeper than %2."_s.arg(m_xml.lineNumber()).arg(kMostFeedDepth));
    if (m_depth <= kDeepestRow && !isInRow()) {
        for (const QXmlStreamAttribute &attribute : m_xml.attributes()) {
            if (attribute.value() == kGoogleNamespace && attribute.qualifiedName().startsWith(u"xmlns:")
                && m_prefixes.size() < 8)
                m_prefixes << attribute.qualifiedName().sliced(6).toString();
        }
        if (m_depth > 1 && prefix.isEmpty() && (local == u"item" || local == u"entry"))
            beginRow();
        return {};
    }
    if (!isInRow() || (!prefix.isEmpty() && !m_prefixes.contains(prefix)))
        return {};
    if (m_depth == m_rowDepth + 1 || (m_depth == m_rowDepth + 2 && m_field.kind == GoogleField::Kind::Detail))
        beginValue(local, !prefix.isEmpty());
    return {};
}

void XmlRows::beginRow()
{
    m_rowDepth = m_depth;
    m_rowStart = m_xml.characterOffset();
    m_draft.clear();
    m_plain.clear();
    m_field = {};
    m_draft.place = {m_xml.lineNumber(), 0};
}

void XmlRows::beginValue(QStringView local, bool isGoogle)
{
    const GoogleField field = googleField(local);
    if (m_depth == m_rowDepth + 1) {
        m_field = field;
        m_isGoogle = isGoogle;
        m_detailName.clear();
        m_detailValue.clear();
        if (!isGoogle && local == u"link")
            keepAtomLink();
        if (!isGoogle && (local == u"summary" || local == u"content")) // of Atom
            m_field = {GoogleField::Kind::Value, FeedField::Description};
        if (m_field.kind == GoogleField::Kind::Ignored || m_field.kind == GoogleField::Kind::Section)
            return;
        m_name = local.toString();
        m_place = {m_xml.lineNumber(), 0};
    } else if (field.kind != GoogleField::Kind::DetailName && field.kind != GoogleField::Kind::DetailValue) {
        return;
    } else {
        m_name = local.toString();
    }
    m_text.clear();
    m_valueDepth = m_depth;
}

void XmlRows::keepAtomLink()
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    const QStringView rel = attributes.value(u"rel"_s);
    const QStringView href = attributes.value(u"href"_s);
    if (!href.isEmpty() && (rel.isEmpty() || rel == u"alternate") && m_plain.text(FeedField::Url).isEmpty())
        m_plain[FeedField::Url] = {href.toString(), {m_xml.lineNumber(), 0}};
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
    if (m_depth == m_rowDepth + 2) {
        (googleField(m_name).kind == GoogleField::Kind::DetailName ? m_detailName : m_detailValue) = m_text;
        return;
    }
    if (!isWhite(m_text))
        addGoogleValue(m_isGoogle ? m_draft : m_plain, m_field, m_name, m_text, m_place);
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
