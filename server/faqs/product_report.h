// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/question_writer.h"

namespace answerdesk::faqs {

/// What was made of a page, for people who look into it: {"page":{"is_product","reason","language",
/// "charset"},"facts":{...,"further":[{"label","value","source"}]},"faqs":[{"question","answer","sources":
/// [{"kind","where","text"}]}]}. Prices and ratings are decimal strings; what the page does not say is null.
json::Value pageReport(const ProductFacts &facts, const QString &charset, const QList<WrittenFaq> &faqs);

} // namespace answerdesk::faqs
