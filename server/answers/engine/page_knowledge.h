// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// What is known of a product page, for questions that are asked on it. Immutable; any thread.
class PageKnowledge
{
public:
    struct Fact {
        QString answer; ///< a whole sentence
        QString name; ///< of the product, which the sentence may hold
    };

    virtual ~PageKnowledge() = default;
    /// The fact that a question about the product asks for by its topic, if the page has one and knows every
    /// word of the question; -1 else.
    virtual int factFor(const QString &question) const = 0;
    /// Whether a question speaks of "this" product or names it. isAlone: nothing was asked before it, so that
    /// "it" can mean nothing else.
    virtual bool isMeant(const QString &question, bool isAlone) const = 0;

    QString url;
    QString locale; ///< that the facts are written in
    QList<Fact> facts;
    knowledge::RetrievalIndex::Pointer
        index; ///< a passage for each fact, in their order: the page's own words
};

using PageKnowledgePtr = std::shared_ptr<const PageKnowledge>;

/// Where known pages come from; the room of the FAQs implements it. Any thread.
class KnownPages
{
public:
    virtual ~KnownPages() = default;
    /// url: canonical. Null when nothing is known of the page in any locale; it is not fetched for that.
    virtual PageKnowledgePtr find(const QString &companyKey, const QString &url, const QString &locale) = 0;
};

/// Answers out of a page's facts, or nothing. Numbers of the answer stand in the page's own words. Pure.
std::optional<ComposedAnswer> composeFromPage(
    const PageKnowledge &page, const Question &question, Reasoning &why);

} // namespace answerdesk::answers
