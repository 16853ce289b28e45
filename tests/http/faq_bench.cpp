// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/faq_bench.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

FaqBench::FaqBench()
{
    for (const QString &company : {u"shop"_s, u"plain"_s})
        server().changeCompany(company, {{u"allowed_hosts"_s, json::Array{m_site.hostPort()}}});
    m_plainFaqKey = server().makeKey(u"plain"_s);
}

QString FaqBench::tentUrl(const QByteArray &page)
{
    m_site.serve("/tent", {page});
    return m_site.url(u"/tent"_s);
}

QByteArray FaqBench::pageWith(const QString &more)
{
    return productPage(kName).replace("</main>", more.toUtf8() + "</main>");
}

void FaqBench::say(const QList<SaidFaq> &faqs)
{
    model().play([faqs](const json::Value &request, int) { return sayingFaqs(request, faqs); });
}

Answer FaqBench::askFaqs(const QString &url, const QString &locale, const QString &company)
{
    return server().get("/api/v1/product-faqs?count=10&page_url=" + QUrl::toPercentEncoding(url)
            + "&locale=" + locale.toLatin1(),
        company == u"shop" ? key() : m_plainFaqKey);
}

json::Value FaqBench::made(const QString &url, const QString &locale, const QString &company, qint64 above)
{
    (void)askFaqs(url, locale, company);
    return server().waitForPage(company, url, locale, above);
}

json::Value FaqBench::regenerated(const json::Value &row)
{
    const QByteArray path
        = "/admin/v1/companies/shop/faq-pages/" + row.string(u"page_id").toLatin1() + "/regenerate";
    const Answer begun = server().adminCall("POST", path);
    if (begun.status != 202)
        return {};
    return server().waitForPage(
        u"shop"_s, row.string(u"url"), row.string(u"locale"), numberOf(begun.json(), u"revision"));
}

json::Array FaqBench::faqsOf(const json::Value &row, const QString &company)
{
    const QString path = u"/admin/v1/companies/%1/faq-pages/%2"_s.arg(company, row.string(u"page_id"));
    return entriesOf(server().adminCall("GET", path.toLatin1()).json(), u"faqs");
}

QMap<QString, QString> FaqBench::plainAnswers(const QString &url, const QString &locale)
{
    return answersIn(faqsOf(made(url, locale, u"plain"_s), u"plain"_s));
}

bool FaqBench::isCounted(const QByteArray &line)
{
    return server().adminCall("GET", "/metrics").body.contains(line + '\n');
}

QMap<QString, QString> answersIn(const json::Array &faqs)
{
    QMap<QString, QString> out;
    for (const json::Value &faq : faqs)
        out.insert(faq.string(u"question"), faq.string(u"answer"));
    return out;
}

json::Value asking(const json::Array &faqs, const QString &question)
{
    for (const json::Value &faq : faqs) {
        if (faq.string(u"question") == question)
            return faq;
    }
    return {};
}

} // namespace answerdesk::test
