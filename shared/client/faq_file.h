// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"

namespace answerdesk::client {

/// The columns of a CSV file with FAQs. An import reads page_url, locale, question, answer, pinned and hidden
/// and passes the others over.
QStringList faqColumns();
/// A CSV file (RFC 4180, UTF-8) with a header line. A cell that a spreadsheet would take for a formula begins
/// with an apostrophe; withoutGuard() takes it off again.
QByteArray faqsAsCsv(const std::vector<api::CompanyFaq> &faqs);
QString withoutGuard(const QString &cell);
/// A line of such a file.
QString guardedLine(QStringList cells);
/// schema.org's FAQPage as JSON-LD, for a script element of the page: what shoppers get, and nothing else.
/// One object for one page and locale, else an array of them. Holds no "<", so that no text ends the element.
QByteArray faqsAsJsonLd(const std::vector<api::CompanyFaq> &faqs);
/// An array with everything that the API says of each.
QByteArray faqsAsJson(const std::vector<api::CompanyFaq> &faqs);

/// Rows of a file as the API takes them, each with its number in the file.
struct FaqFileRows {
    json::Array rows;
    std::vector<api::FaqImportFault> failed; ///< rows that cannot be sent
    QString fault; ///< why the file as a whole is of no use; empty else
};
/// A row is named by the line of the text on which it begins. Any line breaks.
FaqFileRows readFaqCsv(QString text);
/// What faqsAsJson() wrote, or another array of objects with the same members. A row is named by its place.
FaqFileRows readFaqJson(const QByteArray &bytes);

} // namespace answerdesk::client
