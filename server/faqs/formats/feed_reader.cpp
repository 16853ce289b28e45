// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/feed_reader.h"
#include "server/faqs/formats/column_rows.h"
#include "server/faqs/formats/feed_inflater.h"
#include "server/faqs/formats/feed_text.h"
#include "server/faqs/formats/json_rows.h"
#include "server/faqs/formats/xml_rows.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedFormat;

namespace {

/// What decides on character set, format and columns.
constexpr qsizetype kHead = 64 * 1024;

bool isColumns(FeedFormat format)
{
    return format == FeedFormat::Csv || format == FeedFormat::GoogleColumns
        || format == FeedFormat::WooCommerce;
}

/// Why the bytes cannot be a feed, whatever the settings say, or empty.
QString strangeContent(QByteArrayView head)
{
    if (head.startsWith("PK\x03\x04"))
        return u"The file is a ZIP archive or an Excel workbook. Save the sheet as CSV."_s;
    if (head.startsWith("%PDF-"))
        return u"The file is a PDF document, not a feed."_s;
    return {};
}

QString strangeText(QByteArrayView head, FeedFormat format)
{
    if (head.trimmed().isEmpty())
        return u"The feed is empty."_s;
    static const QRegularExpression kHtml(
        u"^\\s*(<\\?xml[^>]*>\\s*)?(<!--.*?-->\\s*)*<(!doctype\\s+html|html|head|body)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    const QString start = QString::fromUtf8(head.first(std::min<qsizetype>(head.size(), 4096)));
    if (kHtml.match(start).hasMatch())
        return u"The address answered with a web page, not with a feed."_s;
    static const QRegularExpression kFeed(u"<(rss|feed|\\w+:RDF)\\b"_s);
    const bool isNews = format == FeedFormat::GoogleXml && kFeed.match(start).hasMatch()
        && !head.contains("base.google.com/ns") && !head.contains("<g:") && !head.contains("price>")
        && !head.contains("<!DOCTYPE");
    if (isNews)
        return u"The XML is a feed of news, not of products: nothing in it is in Google's namespace "
               "http://base.google.com/ns/1.0."_s;
    if (isColumns(format) && head.contains('\0'))
        return u"The file contains binary data, not a feed."_s;
    return {};
}

FeedFormat formatOf(QByteArrayView head)
{
    const char first = firstMark(head);
    if (first == '<')
        return FeedFormat::GoogleXml;
    if (first != '{' && first != '[')
        return FeedFormat::Csv; // columns; their header tells which
    static const QRegularExpression kShopify(u"^\\s*\\{\\s*\"products?\"\\s*:"_s);
    return kShopify.match(QString::fromUtf8(head.first(std::min<qsizetype>(head.size(), 4096)))).hasMatch()
        ? FeedFormat::Shopify
        : FeedFormat::SchemaOrg;
}

} // namespace

class FeedReader::Reading
{
public:
    Reading(api::FeedReading settings, QByteArray contentType, FeedSink sink)
        : m_settings(std::move(settings))
        , m_contentType(std::move(contentType))
        , m_rules(m_settings, std::move(sink))
        , m_inflater([this](QByteArrayView bytes) { return take(bytes); })
    {
    }

    Result<void> feed(QByteArrayView bytes)
    {
        return m_failure ? Result<void>(tl::unexpected(*m_failure)) : remembered(m_inflater.feed(bytes));
    }

    Result<void> finish()
    {
        if (m_failure)
            return tl::unexpected(*m_failure);
        if (!m_isFinished) {
            m_isFinished = true;
            return remembered(close());
        }
        return {};
    }

    const std::optional<FeedContent> &content() const { return m_content; }
    qint64 rows() const { return std::min(m_rules.rows(), kMostFeedRows); }

private:
    Result<void> remembered(Result<void> result)
    {
        if (!result)
            m_failure = result.error();
        return result;
    }

    Result<void> close()
    {
        if (auto done = m_inflater.finish(); !done)
            return done;
        if (!m_parser) {
            if (auto done = begin(); !done)
                return done;
        }
        if (auto done = parse(m_text.finish()); !done)
            return done;
        if (auto done = m_parser->finish(); !done)
            return done;
        return counted();
    }

    /// Inflated bytes.
    Result<void> take(QByteArrayView bytes)
    {
        if (m_parser)
            return parse(m_text.decode(bytes));
        // Not more than the beginning, so that the size of the pieces decides on nothing.
        const QByteArrayView start = bytes.first(std::min(bytes.size(), kHead - m_head.size()));
        m_head.append(start);
        if (m_head.size() < kHead)
            return {};
        if (auto done = begin(); !done)
            return done;
        return parse(m_text.decode(bytes.sliced(start.size())));
    }

    Result<void> begin()
    {
        if (const QString why = strangeContent(m_head); !why.isEmpty())
            return feedFailure(why);
        if (auto done = m_text.begin(m_head, m_contentType); !done)
            return done;
        const QByteArray head = m_text.decode(std::exchange(m_head, {}));
        const FeedFormat format = m_settings.format.value_or(formatOf(head));
        if (const QString why = strangeText(head, format); !why.isEmpty())
            return feedFailure(why);
        if (auto done = open(format, head); !done)
            return done;
        return parse(head);
    }

    Result<void> open(FeedFormat format, QByteArrayView head)
    {
        FeedContent content{format, m_text.encoding(), {}};
        if (isColumns(format)) {
            auto plan = planColumns(head, m_settings);
            if (!plan)
                return tl::unexpected(plan.error());
            content.format = plan->format;
            content.columns = plan->columns;
            m_parser = std::make_unique<ColumnRows>(*plan, m_rules);
        } else if (format == FeedFormat::GoogleXml) {
            m_parser = std::make_unique<XmlRows>(m_rules);
        } else {
            auto parser = makeJsonRows(format, m_settings, m_rules);
            if (!parser)
                return tl::unexpected(parser.error());
            m_parser = *std::move(parser);
        }
        m_content = std::move(content);
        return {};
    }

    Result<void> parse(QByteArrayView text)
    {
        if (m_text.hasBadBytes())
            m_rules.expectBadText();
        // In pieces, so that the limit of rows holds soon.
        while (!text.isEmpty()) {
            const QByteArrayView piece = text.first(std::min(text.size(), kHead));
            if (auto done = m_parser->feed(piece); !done)
                return done;
            if (auto done = counted(); !done)
                return done;
            text = text.sliced(piece.size());
        }
        return {};
    }

    Result<void> counted() const
    {
        if (m_rules.rows() > kMostFeedRows)
            return feedFailure(u"The feed has more than 2,000,000 rows, which is the limit."_s);
        return {};
    }

    api::FeedReading m_settings;
    QByteArray m_contentType;
    RowRules m_rules;
    FeedInflater m_inflater;
    FeedText m_text;
    QByteArray m_head;
    std::optional<FeedContent> m_content;
    std::unique_ptr<FeedParser> m_parser;
    std::optional<Error> m_failure;
    bool m_isFinished = false;
};

FeedReader::FeedReader(api::FeedReading settings, QByteArray contentType, FeedSink sink)
    : m_reading(std::make_unique<Reading>(std::move(settings), std::move(contentType), std::move(sink)))
{
}

FeedReader::FeedReader(FeedReader &&) noexcept = default;
FeedReader &FeedReader::operator=(FeedReader &&) noexcept = default;
FeedReader::~FeedReader() = default;

Result<void> FeedReader::feed(QByteArrayView bytes) { return m_reading->feed(bytes); }
Result<void> FeedReader::finish() { return m_reading->finish(); }
const std::optional<FeedContent> &FeedReader::content() const { return m_reading->content(); }
qint64 FeedReader::rows() const { return m_reading->rows(); }

} // namespace answerdesk::faqs
