// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/sitemap_reader.h"
#include "server/web/fetch/inflater.h"
#include "server/web/page/charset.h"
#include <QtCore/QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kMaxUrl = 2048; ///< characters, as sitemaps.org has it
constexpr int kMaxDepth = 16; ///< open elements; a sitemap needs four

QString tooLarge(const SitemapLimits &limits)
{
    return u"The sitemap is larger than %1 MiB."_s.arg(double(limits.maxBytes) / (1024 * 1024));
}

tl::expected<QByteArray, QString> inflated(QByteArrayView bytes, const SitemapLimits &limits)
{
    using web::Inflater;
    Inflater inflater("gzip", limits.maxBytes);
    const Inflater::Outcome outcome = inflater.feed(bytes);
    if (outcome == Inflater::Outcome::TooLarge)
        return tl::unexpected(tooLarge(limits));
    if (outcome != Inflater::Outcome::Ok || inflater.finish() != Inflater::Outcome::Ok)
        return tl::unexpected(u"The sitemap's compression is damaged."_s);
    return inflater.take();
}

/// Reads the elements of one file; entries that are too long to be addresses are left out.
class SitemapXml
{
public:
    SitemapXml(QByteArrayView bytes, const SitemapLimits &limits)
        : m_xml(bytes.toByteArray())
        , m_limits(limits)
    {
    }

    tl::expected<Sitemap, QString> read()
    {
        QStringList open;
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
                return tl::unexpected(
                    u"The sitemap declares a document type; such files are not read, because entities in "
                    "them can be endless."_s);
            case QXmlStreamReader::StartElement:
                if (open.isEmpty() && !isRoot(m_xml.name()))
                    return tl::unexpected(
                        u"The address contains no sitemap; its text begins with <%1>."_s.arg(
                            m_xml.name().toString().left(40)));
                if (open.size() >= kMaxDepth)
                    return ended(u"elements nest too deeply"_s);
                open << m_xml.name().toString();
                begin();
                break;
            case QXmlStreamReader::Characters:
                if (m_isLocation && m_text.size() <= kMaxUrl)
                    m_text += m_xml.text();
                break;
            case QXmlStreamReader::EndElement:
                if (!end())
                    return ended(u"more than %1 entries"_s.arg(m_limits.maxEntries));
                open.removeLast();
                break;
            default:
                break;
            }
        }
        if (m_xml.hasError()) {
            if (m_sitemap.pages.isEmpty() && m_sitemap.sitemaps.isEmpty())
                return tl::unexpected(u"The sitemap cannot be read: %1."_s.arg(place(m_xml.errorString())));
            return ended(m_xml.errorString());
        }
        return std::move(m_sitemap);
    }

private:
    static bool isRoot(QStringView name) { return name == u"urlset" || name == u"sitemapindex"; }
    QString place(const QString &what) const { return u"line %1: %2"_s.arg(m_xml.lineNumber()).arg(what); }
    Sitemap ended(const QString &why)
    {
        m_sitemap.fault = u"The sitemap was read only up to line %1: %2."_s.arg(m_xml.lineNumber()).arg(why);
        return std::move(m_sitemap);
    }

    void begin()
    {
        const QStringView name = m_xml.name();
        if (name == u"url" || name == u"sitemap") {
            m_page = {};
        } else if (name == u"loc" && m_page.url.isEmpty()) {
            m_isLocation = true;
            m_text.clear();
        } else if (name == u"link") {
            const QXmlStreamAttributes attributes = m_xml.attributes();
            const QString language = attributes.value(u"hreflang"_s).trimmed().toString();
            const QString url = attributes.value(u"href"_s).trimmed().toString();
            if (attributes.value(u"rel"_s).trimmed() == u"alternate" && !language.isEmpty()
                && language.size() <= 35 && !url.isEmpty() && url.size() <= kMaxUrl
                && m_page.alternates.size() < m_limits.maxAlternates)
                m_page.alternates.append({language, url});
        }
    }

    bool end()
    {
        const QStringView name = m_xml.name();
        if (name == u"loc" && m_isLocation) {
            m_isLocation = false;
            if (m_text.size() <= kMaxUrl)
                m_page.url = m_text.trimmed();
        } else if ((name == u"url" || name == u"sitemap") && !m_page.url.isEmpty()) {
            if (m_sitemap.pages.size() + m_sitemap.sitemaps.size() >= m_limits.maxEntries)
                return false;
            if (name == u"sitemap")
                m_sitemap.sitemaps << m_page.url;
            else
                m_sitemap.pages << std::move(m_page);
            m_page = {};
        }
        return true;
    }

    QXmlStreamReader m_xml;
    SitemapLimits m_limits;
    Sitemap m_sitemap;
    Sitemap::Page m_page;
    QString m_text;
    bool m_isLocation = false;
};

/// The plain text form: an address a line and nothing else.
std::optional<Sitemap> readLines(QByteArrayView bytes, const SitemapLimits &limits)
{
    Sitemap sitemap;
    const QString text = web::decodePlainText(bytes).text;
    for (QStringView line : QStringTokenizer(text, u'\n')) {
        line = line.trimmed();
        if (line.isEmpty())
            continue;
        if (!line.startsWith(u"http://") && !line.startsWith(u"https://"))
            return std::nullopt;
        if (sitemap.pages.size() >= limits.maxEntries) {
            sitemap.fault
                = u"The sitemap was read only in part: it has more than %1 entries."_s.arg(limits.maxEntries);
            break;
        }
        if (line.size() <= kMaxUrl)
            sitemap.pages.append({line.toString(), {}});
    }
    if (sitemap.pages.isEmpty())
        return std::nullopt;
    return sitemap;
}

} // namespace

tl::expected<Sitemap, QString> readSitemap(QByteArrayView bytes, const SitemapLimits &limits)
{
    QByteArray plain;
    if (bytes.startsWith("\x1f\x8b")) {
        auto text = inflated(bytes, limits);
        if (!text)
            return tl::unexpected(text.error());
        plain = *std::move(text);
        bytes = plain;
    }
    if (bytes.size() > limits.maxBytes)
        return tl::unexpected(tooLarge(limits));
    if (bytes.trimmed().startsWith("http")) {
        if (auto lines = readLines(bytes, limits))
            return *std::move(lines);
        return tl::unexpected(u"The address contains no sitemap."_s);
    }
    return SitemapXml(bytes, limits).read();
}

} // namespace answerdesk::knowledge
