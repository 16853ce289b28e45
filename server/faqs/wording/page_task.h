// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_prompt.h"
#include "server/faqs/questions/question_writer.h"

namespace answerdesk::faqs {

/// A fact of a page as a model is given it.
struct ShownFact {
    enum Kind : unsigned char { Further, Description, Published };
    Kind kind = Further;
    qsizetype index = 0; ///< among the page's facts of this kind
    QString label; ///< or the question of a published FAQ; may be empty
    QString text;
    Provenance where;
};

/// What a model is asked for a page and a locale: to ask and answer out of the page's facts, or, where the
/// page is in another language, to translate its free text.
struct PageTask {
    QString name; ///< of the product
    QString language; ///< "de", of what the model writes
    QString from; ///< the page's language when it is another one; else empty
    int count = 0; ///< most questions; 0 for a translation
    QList<ShownFact> facts;
    bool isSuspect = false; ///< facts were left out because they speak to machines

    bool isTranslation() const { return !from.isEmpty(); }
};

/// A question that a model proposes, with its answer. Passages are facts, from 0.
struct Proposal {
    QString question;
    QList<answers::CitedSentence> sentences;

    QList<int> cited() const;
};

/// A fact in another language.
struct Translation {
    int fact = 0; ///< from 0
    QString label; ///< or the question of a published FAQ
    QString text;
};

/// What there is to ask about a page for readers of a locale: facts that shoppers ask about, without what
/// changes from day to day (price, availability, ratings), without FAQs that the page publishes in the
/// reader's language, and without what speaks to machines. No facts: there is nothing to ask. Any thread;
/// pure, as all of these.
PageTask pageTask(const ProductFacts &facts, const QString &locale);
/// The way back: what a model is asked to hold its translations against their source.
PageTask backTask(const PageTask &task, const QList<Translation> &translations);

/// The instructions and the task as turns; the page's words are inside one JSON object, out of which no text
/// can break. Long facts are cut and the last ones dropped from the task until all of it is within the
/// tokens. refused: what was wrong with most of the first answer, for the second try.
QList<answers::ChatTurn> pageTurns(
    PageTask &task, int maxTokens, answers::ModelFault refused = answers::ModelFault::Nothing);

/// A model's words: {"faqs":[{"question","sentences":[{"text","facts":[1]}]}]}. Nothing when they are of no
/// such form; an entry that is not is left out.
std::optional<QList<Proposal>> readProposals(const QString &content);
/// {"texts":[{"number":1,"label","text"}]}, likewise. facts: how many there are.
std::optional<QList<Translation>> readTranslations(const QString &content, qsizetype facts);
/// The same the other way round, as the readers take it.
QByteArray toJson(const QList<Proposal> &proposals);
QByteArray toJson(const QList<Translation> &translations);

/// The check of send_message for every sentence, against the facts that it cites and nothing else; and the
/// one for questions.
answers::ModelFault checkProposal(const PageTask &task, const Proposal &proposal);
/// A translation against its fact.
answers::ModelFault checkTranslated(const PageTask &task, const Translation &translation);
/// What came of a translation on its way back, against the fact that it was made of: the check of
/// send_message.
answers::ModelFault checkReturned(const PageTask &task, const Translation &returned);

/// The facts with what was translated of them.
ProductFacts withTranslations(
    ProductFacts facts, const PageTask &task, const QList<Translation> &translations);
/// A proposal as it is served: its sources are the facts that it cites.
WrittenFaq writtenOf(const PageTask &task, const Proposal &proposal);

} // namespace answerdesk::faqs
