// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include <QtCore/QSet>

namespace answerdesk::faqs {

/// The texts of a product's page that may be the shop's, by hash: sections, bullets, lines, published
/// questions and the description. Values of tables are alike on many products and count as theirs.
struct PageBlocks {
    QString host;
    QString product; ///< its name, as names are compared
    QSet<QString> hashes;
};

/// Any thread; pure, as all of these.
PageBlocks blocksOf(const ProductFacts &facts, const QUrl &address);
/// Whether two names are of two products, and not of a product in two colours.
bool areOtherProducts(const QString &one, const QString &other);
/// The facts without the shop's own words. What the shop says on delivery, returns and warranty stays, marked
/// as its own.
ProductFacts withoutShopBlocks(ProductFacts facts, const QSet<QString> &common);
/// The hashes that pages of different products of a host share.
QSet<QString> commonBlocks(const QList<PageBlocks> &pages);

} // namespace answerdesk::faqs
