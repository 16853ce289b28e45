// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QUrl>
#include <tl/expected.hpp>
#include <vector>

namespace answerdesk::faqs {

/// A saved page with what people read on it. Sets: any value of them is right; empty: the page does not say.
struct GoldPage {
    QString name; ///< of the file, or the address
    QString path;
    QByteArray contentType;
    QUrl address;
    int fold = 1; ///< from 1
    bool isProduct = true;
    QString productName;
    QSet<QString> brands;
    QSet<QString> prices; ///< plain decimals
    QSet<QString> numbers; ///< the shop's, the maker's or of the bar code
    bool isExact = false; ///< one number is asked for, character by character
    QSet<QString> availability; ///< "InStock", "OutOfStock"
};

/// The pages of a folder with index.json, or with ground-truth.json and html/ID.html.gz; or why they cannot
/// be read. All pages of a site fall into one fold.
tl::expected<std::vector<GoldPage>, QString> readGoldPages(const QString &folder, int folds);

/// The fold of a site: the same for every run and machine.
int foldOf(const QString &site, int folds);

/// The bytes of the file, inflated when it is compressed.
tl::expected<QByteArray, QString> readGoldPage(const GoldPage &page);

/// A decimal without needless zeros, for comparing; empty for what is no number.
QString comparableDecimal(const QString &text);

} // namespace answerdesk::faqs
