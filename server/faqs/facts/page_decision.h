// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/facts/structured_data.h"

namespace answerdesk::faqs {

struct PageDecision {
    bool isProduct = false;
    QString reason; ///< "", "not_a_product_page" or "no_content"
    QString explanation;
    QList<Evidence> evidence;
};

/// Whether the page sells one product: weighs what the markup says against what the page looks like and where
/// it stands.
PageDecision decidePage(const web::HtmlPage &page, const StructuredData &data, const MainOffer &offer,
    const QString &address = {});

/// What a page rule says of the page, with as much weight as it takes.
void overrule(PageDecision &decision, bool isProduct);

} // namespace answerdesk::faqs
