// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"

namespace answerdesk::api {

/// Why there is no answer out of the documents.
enum class RefusalReason {
    NothingFound,
    BelowThreshold,
    NothingToQuote,
    NumberNotInSources,
    ModelFoundNone,
    NoTopic, ///< the question has no word that says what it is about
    NameMissing ///< nothing that was found speaks of what a follow-up names
};

/// What became of a sentence that was considered.
enum class SentenceChoice {
    Chosen, ///< stands in the answer
    Translated, ///< stands in the answer as its translation says it
    Repeats, ///< says what a chosen one says, or is part of it
    OffTopic, ///< holds too little of the question beside the best one
    NotNeeded, ///< the answer was complete before it
    Unused ///< the answer was made of something else, or there is none
};

/// An entry of the company's lexicon in whose words a question was read.
struct AppliedLexiconEntry {
    QString lexiconEntryId;
    QString form;
    QString meaning;

    static constexpr const char *kName = "AppliedLexiconEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AppliedLexiconEntry;
        return fields(field("lexicon_entry_id", &T::lexiconEntryId, about("Identifier.").required()),
            field("form", &T::form, about("What the question says.").required()),
            field("meaning", &T::meaning, about("The words that it was read with.").required()));
    }
};

/// Body of POST .../ask.
struct AskRequest {
    QString question;
    std::optional<schema::LocaleTag> locale;
    std::optional<schema::PageAddress> pageUrl;
    std::optional<QString> threadId;
    std::optional<std::vector<QString>> earlierQuestions;

    static constexpr const char *kName = "AskRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AskRequest;
        return fields(field("question", &T::question,
                          about("Question as a shopper asks it.")
                              .required()
                              .trimmed()
                              .length(1, 4000)
                              .like("How long does delivery to Germany take?")),
            field("locale", &T::locale,
                about("Language of the answer, BCP 47; default: the question's own where that is clear, else "
                      "en.")
                    .like("de-AT")),
            field("page_url", &T::pageUrl,
                about("Page that the question is asked on.").like("https://shop.example/products/alta-2")),
            field("thread_id", &T::threadId,
                about("Conversation that the question goes on with; nothing is added to it.").length(0, 128)),
            field("earlier_questions", &T::earlierQuestions,
                about("Questions asked before this one, oldest first, after those of the thread.")
                    .items(1, 6)
                    .length(1, 4000)));
    }
};

/// What a passage's score is the sum of.
struct PassageScoreParts {
    double stems = 0;
    double characters = 0;
    double concepts = 0;
    double similarity = 0;
    double bestSentence = 0;
    double proximity = 0;
    double exactWords = 0;
    double meaning = 0;

    static constexpr const char *kName = "PassageScoreParts";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PassageScoreParts;
        return fields(field("stems", &T::stems, about("Stems of words, BM25F with the title.").required()),
            field("characters", &T::characters, about("Runs of five characters, BM25F.").required()),
            field("concepts", &T::concepts,
                about("Concepts of the question, in whatever words, BM25F.").required()),
            field("similarity", &T::similarity,
                about("How alike question and passage are in meaning, whatever their words.").required()),
            field("best_sentence", &T::bestSentence,
                about("What its best sentence holds of the question.").required()),
            field("proximity", &T::proximity, about("Words of the question near each other.").required()),
            field("exact_words", &T::exactWords, about("Words in the form of the question.").required()),
            field("meaning", &T::meaning,
                about("Nearness of its embedding; 0 without embeddings.").required()));
    }
};

/// A passage that was considered.
struct ExplainedPassage {
    QString passageId;
    QString documentId;
    QString title;
    QString path;
    QString heading;
    QString language;
    QString text;
    double score = 0;
    PassageScoreParts parts;
    bool fromPage = false;
    bool ownAnswer = false;
    bool used = false;

    static constexpr const char *kName = "ExplainedPassage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ExplainedPassage;
        return fields(field("passage_id", &T::passageId,
                          about("Passage; of a page's facts its place there.").required()),
            field("document_id", &T::documentId, about("Its document; empty for a page's facts.").required()),
            field("title", &T::title, about("Title of the document.").required()),
            field("path", &T::path, about("Path of the document, or address of the page.").required()),
            field("heading", &T::heading, about("Headings above the passage.").required()),
            field("language", &T::language, about("Its language; empty when it is not known.").required()),
            field("text", &T::text, about("The passage.").required()),
            field("score", &T::score, about("Sum of the parts.").required()),
            field("parts", &T::parts, about("What the score is made of.").required()),
            field(
                "from_page", &T::fromPage, about("Whether it is a fact of the page in page_url.").required()),
            field("own_answer", &T::ownAnswer, about("Whether an administrator wrote it.").required()),
            field("used", &T::used, about("Whether the answer quotes it.").required()));
    }
};

/// What a sentence's score is the sum of.
struct SentenceScoreParts {
    double passage = 0;
    double words = 0;
    double characters = 0;
    double exactWords = 0;
    double cue = 0;
    double shortness = 0;
    double tableRow = 0;

    static constexpr const char *kName = "SentenceScoreParts";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SentenceScoreParts;
        return fields(field("passage", &T::passage, about("Score of its passage.").required()),
            field("words", &T::words, about("Words of the question in it or in its title.").required()),
            field("characters", &T::characters, about("Runs of five characters.").required()),
            field("exact_words", &T::exactWords, about("Words in the form of the question.").required()),
            field("cue", &T::cue,
                about("A sign of what is asked for: a number for \"how many\", a date for \"when\".")
                    .required()),
            field("shortness", &T::shortness, about("Taken off for a few words only.").required()),
            field("table_row", &T::tableRow, about("Taken off for a row of a table.").required()));
    }
};

/// A sentence that was considered for the answer.
struct ExplainedSentence {
    QString passageId;
    QString text;
    double score = 0;
    SentenceScoreParts parts;
    double overlap = 0;
    SentenceChoice choice = SentenceChoice::Unused;

    static constexpr const char *kName = "ExplainedSentence";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ExplainedSentence;
        return fields(field("passage_id", &T::passageId, about("Its passage.").required()),
            field("text", &T::text, about("The sentence as it would be read.").required()),
            field("score", &T::score, about("Sum of the parts.").required()),
            field("parts", &T::parts, about("What the score is made of.").required()),
            field("overlap", &T::overlap,
                about("Share of the question's weight that stands in the sentence itself, 0 to 1.")
                    .required()),
            field("choice", &T::choice, about("What became of it.").required()));
    }
};

/// An answer and why it is what it is.
struct Explanation {
    QString resultText;
    QString locale;
    AnswerKind kind = AnswerKind::Refusal;
    std::optional<RefusalReason> refusalReason;
    QString engine;
    bool helpful = false;
    QString helpfulReason;
    QString question;
    QString resolvedQuestion;
    bool followUp = false;
    std::vector<QString> focusWords;
    std::vector<AppliedLexiconEntry> lexicon;
    std::optional<QString> smallTalk;
    bool ownText = false;
    QString language;
    double confidence = 0;
    double threshold = 0;
    double coverage = 0;
    double weight = 0;
    bool sufficient = false;
    bool weak = false;
    bool fromPage = false;
    bool translated = false;
    std::optional<QString> ownAnswerPassage;
    std::optional<QString> linkedGapId;
    std::optional<ModelUse> model;
    std::optional<QString> textWithoutModel;
    std::vector<ExplainedPassage> passages;
    std::vector<ExplainedSentence> sentences;
    std::vector<AnswerSource> sources;
    double tookMs = 0;

    static constexpr const char *kName = "Explanation";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Explanation;
        return fields(
            field("result_text", &T::resultText, about("The answer, as send_message gives it.").required()),
            field("locale", &T::locale, about("Locale of the answer.").required()),
            field("kind", &T::kind,
                about("Answer, refusal, small talk or clarification, a question back.").required()),
            field("refusal_reason", &T::refusalReason, about("Why it was refused.").nullable()),
            field("engine", &T::engine, about("What made the answer.").required()),
            field("helpful", &T::helpful, about("Whether it would count as helpful.").required()),
            field("helpful_reason", &T::helpfulReason, about("Why.").required()),
            field("question", &T::question, about("The question.").required()),
            field("resolved_question", &T::resolvedQuestion,
                about("What was searched for: a follow-up has the words of the thread that it leans on.")
                    .required()),
            field("follow_up", &T::followUp, about("Whether it was read as a follow-up.").required()),
            field("focus_words", &T::focusWords,
                about("Words of a follow-up itself, which the answer should speak of.").required()),
            field("lexicon", &T::lexicon,
                about("Entries of the company's lexicon whose words the question was answered in.")
                    .required()),
            field("small_talk", &T::smallTalk, about("What kind of small talk it is.").nullable()),
            field("own_text", &T::ownText,
                about("Whether greeting or refusal is in the company's own words.").required()),
            field("language", &T::language, about("Of the passages that were searched.").required()),
            field("confidence", &T::confidence,
                about("How sure the best sentence and its passage are.").required()),
            field("threshold", &T::threshold, about("The confidence that an answer needs.").required()),
            field("coverage", &T::coverage,
                about("Share of the question's weight in the best sentence and its passage, 0 to 1.")
                    .required()),
            field("weight", &T::weight,
                about("How rare the question's words are, 1 for an unknown one.").required()),
            field("sufficient", &T::sufficient,
                about("Whether the confidence reaches the threshold.").required()),
            field("weak", &T::weak,
                about("Whether it is answered, but hardly above the threshold.").required()),
            field("from_page", &T::fromPage,
                about("Whether facts of the page in page_url answered it.").required()),
            field("translated", &T::translated,
                about("Whether sentences were replaced by those of a translation of their document.")
                    .required()),
            field("own_answer_passage", &T::ownAnswerPassage,
                about("Passage of the own answer that was given word for word.").nullable()),
            field("linked_gap_id", &T::linkedGapId,
                about("Gap whose link to a section was followed: the section is given as a whole.")
                    .nullable()),
            field("model", &T::model,
                about("What the company's model did for the words; null when none was to word them.")
                    .nullable()),
            field("text_without_model", &T::textWithoutModel,
                about("The answer in the documents' own words, where a model worded it.").nullable()),
            field("passages", &T::passages, about("Passages that were considered, best first.").required()),
            field(
                "sentences", &T::sentences, about("Sentences that were considered, best first.").required()),
            field("sources", &T::sources, about("What the answer stands on.").required()),
            field("took_ms", &T::tookMs, about("Time to the answer.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::RefusalReason> {
    static constexpr std::pair<api::RefusalReason, const char *> kNames[]
        = {{api::RefusalReason::NothingFound, "nothing_found"},
            {api::RefusalReason::BelowThreshold, "below_threshold"},
            {api::RefusalReason::NothingToQuote, "nothing_to_quote"},
            {api::RefusalReason::NumberNotInSources, "number_not_in_sources"},
            {api::RefusalReason::ModelFoundNone, "model_found_none"},
            {api::RefusalReason::NoTopic, "no_topic"}, {api::RefusalReason::NameMissing, "name_missing"}};
};

template <>
struct EnumNames<api::SentenceChoice> {
    static constexpr std::pair<api::SentenceChoice, const char *> kNames[]
        = {{api::SentenceChoice::Chosen, "chosen"}, {api::SentenceChoice::Translated, "translated"},
            {api::SentenceChoice::Repeats, "repeats"}, {api::SentenceChoice::OffTopic, "off_topic"},
            {api::SentenceChoice::NotNeeded, "not_needed"}, {api::SentenceChoice::Unused, "unused"}};
};

} // namespace answerdesk::schema
