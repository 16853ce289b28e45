// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/questions/question_writer.h"
#include "server/knowledge/directory/index_directory.h"

namespace answerdesk::faqs {

/// What shoppers ask about every product and a product's page leaves open (delivery, returns, warranty),
/// answered word for word out of the company's knowledge. Any thread.
class ShopAnswers
{
public:
    explicit ShopAnswers(const knowledge::IndexDirectory &indexes)
        : m_indexes(indexes)
    {
    }
    /// The FAQs with those that the knowledge base adds, before price and availability; ten at most.
    QList<WrittenFaq> complete(
        const QString &companyKey, const QString &locale, const QList<WrittenFaq> &written) const;

private:
    const knowledge::IndexDirectory &m_indexes;
};

/// The same out of an index. Pure.
QList<WrittenFaq> withShopAnswers(
    const knowledge::RetrievalIndex &index, const QString &locale, QList<WrittenFaq> written);

/// Where a further question comes among written ones: before ratings, availability and price. Pure.
qsizetype placeOfFurther(const QList<WrittenFaq> &written, const QString &language);

} // namespace answerdesk::faqs
