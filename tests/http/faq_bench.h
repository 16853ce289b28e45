// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/http/models.h"

namespace answerdesk::test {

/// A model, a shop's site, and the two companies of ModelBench, which may both fetch from it.
class FaqBench : public ModelBench
{
public:
    static inline const QString kName = QStringLiteral("Alta 2 tent");

    FaqBench();

    FakeSite &site() { return m_site; }
    /// The site's product page, productPage(kName) unless a test says otherwise.
    QString tentUrl(const QByteArray &page = productPage(kName));
    /// productPage() with more in it.
    static QByteArray pageWith(const QString &more);
    /// The model proposes these for every page.
    void say(const QList<SaidFaq> &faqs);
    Answer askFaqs(const QString &url, const QString &locale = QStringLiteral("en"),
        const QString &company = QStringLiteral("shop"));
    /// Asks for a page and returns its row once a generation above a revision has ended.
    json::Value made(const QString &url, const QString &locale = QStringLiteral("en"),
        const QString &company = QStringLiteral("shop"), qint64 above = 0);
    /// Has it made anew, whatever is known of it.
    json::Value regenerated(const json::Value &row);
    /// What administrators see of the page's FAQs.
    json::Array faqsOf(const json::Value &row, const QString &company = QStringLiteral("shop"));
    /// What the templates alone make of the page: answers by question.
    QMap<QString, QString> plainAnswers(const QString &url, const QString &locale = QStringLiteral("en"));
    bool isCounted(const QByteArray &line);

private:
    FakeSite m_site;
    QByteArray m_plainFaqKey;
};

QMap<QString, QString> answersIn(const json::Array &faqs);
/// The one with this question; null for none.
json::Value asking(const json::Array &faqs, const QString &question);

} // namespace answerdesk::test
