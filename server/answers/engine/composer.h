// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/phrases.h"
#include "server/knowledge/index/retrieval_index.h"
#include "shared/api/explain.h"
#include "shared/api/model_use.h"

namespace answerdesk::answers {

class QuestionLinks;

/// A section of a document, as far as an answer names it.
struct Section {
    qint64 documentId = 0;
    QString title; ///< of the document
    QString headingPath;

    bool operator==(const Section &) const = default;
};

/// What was asked and answered before.
struct Exchanged {
    QString question;
    QString answer;
    QList<Section> sections = {}; ///< that the answer rests on, or offers, in its order
    bool isAskedBack = false; ///< the answer asked which of them was meant
};

/// A question in its thread.
struct Question {
    QString text; ///< of a reply to a question back, what it asks for: the earlier question about a section
    QString locale; ///< canonical; the answer's language
    QStringList earlierQuestions; ///< of the thread, oldest first
    QStringList earlierAnswers; ///< to the earlier questions, same order; may be shorter
    QString reply; ///< as it was asked, where text says more
    QString condensed; ///< a follow-up in a model's words, which stand alone; empty for none
    std::optional<api::ModelUse> condensing; ///< what a model did for that; nothing: none was asked
    std::optional<Section> section; ///< that alone may answer it
    QList<Section> earlierSections; ///< that the last answer rests on
    bool isAskedBack = false; ///< the last answer was a question back
    QString pageUrl; ///< canonical; of the page that it is asked on, or empty
    QStringList titleTerms; ///< title of the product that the question is about, if one is known
    std::shared_ptr<const knowledge::Meaning> meaning; ///< null: the company's passages are ranked by words
    std::shared_ptr<const QuestionLinks> links; ///< null: no question is linked to a section
    double thresholdShare = 1; ///< of the index's threshold that an answer's confidence must reach
};

inline constexpr QLatin1StringView kAnsweredReason("answered from sources"); ///< why an answer helps
inline constexpr QLatin1StringView kAskedBackReason("asked back"); ///< why a question back does not

struct ComposedAnswer {
    enum Kind { Answer, Refusal, SmallTalk, Clarification };
    struct Source {
        qint64 passageId = 0;
        int passage = -1; ///< index into the passages of the retrieval index
        double score = 0;
        QString quote; ///< the part of the passage that stands in the answer, verbatim
    };
    Kind kind = Refusal;
    std::optional<Phrase> phrase; ///< which ready sentence the text is
    QString text;
    QString locale; ///< of the text: the asked one, or the passages' language when only that was to be had
    QList<Source> sources; ///< in the order of the answer; of a question back, what each section would say
    QList<Section> sections; ///< of the sources, in the same order
    QList<knowledge::Hit> nearest; ///< what came nearest, of a refusal or a weak answer
    double confidence = 0;
    double threshold = 0;
    bool isOpen = false; ///< a refusal whose passages came near: a model may find the answer in them
    bool isWeak = false; ///< an answer whose confidence is hardly above the threshold
    bool helpful = false;
    QString helpfulReason; ///< "answered from sources", "refused", "asked back" or "greeting"
    QString engine = QStringLiteral("extractive");
};

/// How an answer came about, for people who ask why.
struct Reasoning {
    struct Considered {
        knowledge::SentenceHit hit;
        QString text; ///< as it would be read
        api::SentenceChoice choice = api::SentenceChoice::Unused;
    };
    QString resolved; ///< the question, a follow-up with the words of the thread that it leans on
    QString searched; ///< the words by which the passages were found
    QString chosenBy; ///< the words by which the sentences were
    QStringList focusWords; ///< of a follow-up, which its answer should speak of
    QStringList names; ///< of a follow-up, which its answer has to speak of
    bool isHeading = false; ///< the question stands above a section
    knowledge::Evidence evidence;
    QList<Considered> sentences; ///< best first
    std::optional<api::RefusalReason> refusal;
    int ownAnswer = -1; ///< the passage that was given word for word
    QString linkedGap; ///< the gap whose link to a section was followed
    bool isTranslated = false;
    bool isFromPage = false; ///< the passages are facts of the page that the question was asked on
};

/// A polite refusal, without what came near.
ComposedAnswer refusalOf(const Question &question, double confidence, double threshold);

/// Answers out of the index or says politely that it cannot: with the answer that an administrator wrote to
/// the question, else with the section that one linked it to, else with the two best sentences in the order
/// of their document, verbatim. Where several sections say the same of different things, two are quoted below
/// their headings, and of more it asks which one is meant, unless the last answer asked as well. Every number
/// of the answer stands in a passage among its sources. Pure; any thread. why: filled in when it is given;
/// the answer is the same.
ComposedAnswer compose(
    const knowledge::RetrievalIndex &index, const Question &question, Reasoning *why = nullptr);

} // namespace answerdesk::answers
