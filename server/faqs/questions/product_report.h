// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/question_writer.h"
#include "shared/api/page_inspections.h"

namespace answerdesk::faqs {

/// What was made of a page, for people who look into it. Prices and ratings are decimal strings; what the
/// page does not say is null.
api::PageReport pageReport(const ProductFacts &facts, const QString &charset, const QList<WrittenFaq> &faqs);
/// Where the facts that the report names stand on the page.
std::vector<api::InspectedPlace> placesOf(const ProductFacts &facts);

} // namespace answerdesk::faqs
