// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/product_topics.h"
#include <QtCore/QHash>
#include <QtCore/QString>

namespace answerdesk::faqs {

/// The sentences of one language. {name}, {value}, ... are filled in; none of them needs an article, a gender
/// or a case of what is filled in.
struct WriterTexts {
    QString language;
    QHash<Topic, QString> questions;
    QHash<Topic, QString> nouns; ///< what a value is, when the page's own label is in another language
    QString price, priceRange, priceAsked;
    QHash<QString, QString> availability; ///< by schema.org's word
    QString weighs;
    QString states; ///< {facts}
    QString rated, ratedOf, ratedCount; ///< {value}, {best}, {count}
    QString about; ///< question for the description
    QString brandAsked, brand;
    QString numberAsked, number;
    QString detailAsked; ///< {label}
    QString colon; ///< between label and value
};

/// en, de and fr; any other language gets the English ones. Any thread.
const WriterTexts &writerTexts(const QString &language);

/// Replaces {key} by its value in one pass, so that braces in values mean nothing. french: "de" elides before
/// a vowel.
QString filled(const QString &sentence, const QHash<QString, QString> &values, bool french = false);

} // namespace answerdesk::faqs
