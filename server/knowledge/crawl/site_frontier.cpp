// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/site_frontier.h"
#include "shared/core/page_url.h"
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

namespace {

constexpr qsizetype kMaxRefused = 100'000; ///< addresses that are remembered to be counted once

bool namesSession(QStringView parameter)
{
    static constexpr QStringView kNames[]
        = {u"phpsessid", u"jsessionid", u"aspsessionid", u"sid", u"sessid", u"sessionid", u"session_id",
            u"session", u"oscsid", u"zenid", u"xtcsid", u"cfid", u"cftoken", u"force_sid", u"force_session"};
    return std::any_of(std::begin(kNames), std::end(kNames),
        [&](QStringView name) { return parameter.compare(name, Qt::CaseInsensitive) == 0; });
}

QString withoutSession(const QString &query)
{
    QStringList kept;
    for (const QString &pair : query.split(u'&', Qt::SkipEmptyParts)) {
        if (!namesSession(QStringView(pair).left(pair.indexOf(u'=') < 0 ? pair.size() : pair.indexOf(u'='))))
            kept << pair;
    }
    return kept.join(u'&');
}

bool isPageName(const QString &path)
{
    static const QSet<QString> kOther{u"jpg"_s, u"jpeg"_s, u"png"_s, u"gif"_s, u"webp"_s, u"avif"_s, u"svg"_s,
        u"ico"_s, u"bmp"_s, u"tif"_s, u"tiff"_s, u"css"_s, u"js"_s, u"mjs"_s, u"json"_s, u"xml"_s, u"rss"_s,
        u"atom"_s, u"woff"_s, u"woff2"_s, u"ttf"_s, u"eot"_s, u"mp3"_s, u"mp4"_s, u"webm"_s, u"mov"_s,
        u"avi"_s, u"wav"_s, u"ogg"_s, u"zip"_s, u"gz"_s, u"rar"_s, u"7z"_s, u"tar"_s, u"exe"_s, u"dmg"_s,
        u"apk"_s, u"pdf"_s, u"doc"_s, u"docx"_s, u"xls"_s, u"xlsx"_s, u"ppt"_s, u"pptx"_s, u"csv"_s, u"txt"_s,
        u"ics"_s, u"vcf"_s};
    return !kOther.contains(QFileInfo(path).suffix().toLower());
}

/// /a/b/a/b/a/b and /a/a/a: relative links without a base make paths like these, without end.
bool repeatsItself(const QStringList &segments)
{
    for (qsizetype length = 1; length * 3 <= segments.size(); ++length) {
        for (qsizetype from = 0; from + length * 3 <= segments.size(); ++from) {
            const QStringList first = segments.mid(from, length);
            if (first == segments.mid(from + length, length)
                && first == segments.mid(from + 2 * length, length))
                return true;
        }
    }
    return false;
}

/// The address with # for every number, when it has a year and one more.
QString datedForm(const QString &url)
{
    static const QRegularExpression kNumber(u"\\d+"_s);
    static const QRegularExpression kYear(u"(?<!\\d)(?:19|20)\\d\\d(?!\\d)"_s);
    QString form = url.mid(url.indexOf(u'/', 8));
    if (!form.contains(kYear))
        return {};
    form.replace(kNumber, u"#"_s);
    return form.count(u'#') >= 2 ? form : QString();
}

} // namespace

std::optional<QString> siteUrl(const QUrl &base, const QString &link)
{
    QUrl url = base.resolved(QUrl(link.trimmed()));
    if (!url.isValid() || (url.scheme() != u"http" && url.scheme() != u"https"))
        return std::nullopt;
    url = url.adjusted(QUrl::NormalizePathSegments | QUrl::RemoveFragment);
    QString path = url.path(QUrl::FullyEncoded);
    static const QRegularExpression kPathSession(
        u";(?:jsessionid|sid|phpsessid)=[^/]*"_s, QRegularExpression::CaseInsensitiveOption);
    path.remove(kPathSession);
    url.setPath(path, QUrl::StrictMode);
    if (url.hasQuery()) {
        const QString query = withoutSession(url.query(QUrl::FullyEncoded));
        url.setQuery(query.isEmpty() ? QString() : query, QUrl::StrictMode);
    }
    const auto page = PageUrl::parse(url.toString(QUrl::FullyEncoded));
    return page ? std::optional(page->canonical) : std::nullopt;
}

SiteFrontier::Verdict SiteFrontier::judge(const QUrl &url, const QString &text, int depth)
{
    if (depth > m_limits.maxDepth)
        return Verdict::TooDeep;
    const QStringList segments = url.path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts);
    if (segments.size() > m_limits.maxSegments || repeatsItself(segments))
        return Verdict::GrowingPath;
    if (!isPageName(url.path()))
        return Verdict::NotAPage;
    if (url.hasQuery() && m_variants.value(url.path()) >= m_limits.maxVariants)
        return Verdict::TooManyVariants;
    const QString form = datedForm(text);
    if (!form.isEmpty() && m_dated.value(form) >= m_limits.maxDated)
        return Verdict::TooManyDated;
    if (url.hasQuery())
        ++m_variants[url.path()];
    if (!form.isEmpty())
        ++m_dated[form];
    return Verdict::Added;
}

SiteFrontier::Verdict SiteFrontier::add(const QString &text, int depth, bool isListed)
{
    if (m_known.contains(text))
        return Verdict::Known;
    const QUrl url(text);
    Verdict verdict = Verdict::Added;
    if (text.size() > m_limits.maxUrl)
        verdict = Verdict::TooLong;
    else if (!m_scope(url))
        verdict = Verdict::OtherSite;
    else if (waiting() >= m_limits.maxQueue)
        verdict = Verdict::Full;
    else if (!isListed)
        verdict = judge(url, text, depth);
    if (verdict == Verdict::Added) {
        m_known.insert(text);
        m_queue.push_back({text, depth});
    } else if (!m_refused.contains(text)) {
        ++m_counts[std::size_t(verdict)];
        if (m_refused.size() < kMaxRefused)
            m_refused.insert(text);
    }
    return verdict;
}

void SiteFrontier::addFirst(const QString &url, int depth)
{
    m_known.insert(url);
    m_queue.push_front({url, depth});
}

std::optional<SiteFrontier::Entry> SiteFrontier::next()
{
    if (m_queue.empty() || m_taken >= m_limits.maxPages)
        return std::nullopt;
    Entry entry = std::move(m_queue.front());
    m_queue.pop_front();
    ++m_taken;
    return entry;
}

QStringList SiteFrontier::report() const
{
    QStringList sentences;
    if (!m_queue.empty())
        sentences << u"The limit of %1 pages was reached; %2 addresses were not read."_s
                         .arg(m_limits.maxPages)
                         .arg(m_queue.size());
    const auto add = [&](Verdict verdict, const QString &sentence) {
        if (const int count = m_counts[std::size_t(verdict)]; count > 0)
            sentences << sentence.arg(count);
    };
    add(Verdict::TooDeep,
        u"%1 addresses are more than "_s + QString::number(m_limits.maxDepth)
            + u" links away from the start and were not read."_s);
    add(Verdict::TooLong, u"%1 addresses are too long and were not read."_s);
    add(Verdict::GrowingPath, u"%1 addresses repeat their folders without end and were not read."_s);
    add(Verdict::TooManyVariants,
        u"%1 addresses differ from others in their query only and were not read; %2 of each page are."_s.arg(
            u"%1"_s, QString::number(m_limits.maxVariants)));
    add(Verdict::TooManyDated, u"%1 addresses differ from others in their dates only and were not read."_s);
    add(Verdict::Full, u"%1 addresses did not fit into the queue and were not read."_s);
    return sentences;
}

} // namespace answerdesk::knowledge
