// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

enum class GapKind {
    Refused,
    Weak, ///< answered on little evidence
    Reported ///< answered, and reported by an administrator
};
enum class GapState { Open, Dismissed, Answered };
enum class GapOrder { Asked, LastAsked };

/// A passage that came near a question and did not answer it.
struct NearPassage {
    QString documentId;
    QString title;
    QString path;
    QString heading;
    double score = 0;

    static constexpr const char *kName = "NearPassage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = NearPassage;
        return fields(field("document_id", &T::documentId, about("Its document.").required()),
            field("title", &T::title, about("Title of the document.").required()),
            field("path", &T::path, about("Path of the document.").required()),
            field("heading", &T::heading, about("Headings above the passage.").required()),
            field("score", &T::score, about("How near it came.").required()));
    }
};

/// A question that the knowledge base does not answer, or hardly.
struct Gap {
    QString gapId;
    QString question;
    QString locale;
    GapKind kind = GapKind::Refused;
    GapState state = GapState::Open;
    qint64 asked = 0;
    double confidence = 0;
    double threshold = 0;
    std::vector<NearPassage> nearest;
    std::optional<QString> ownAnswerId;
    std::optional<QString> linkedDocumentId;
    std::optional<QString> linkedTitle;
    std::optional<QString> linkedHeading;
    schema::Timestamp firstAskedAt;
    schema::Timestamp lastAskedAt;

    static constexpr const char *kName = "Gap";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Gap;
        return fields(field("gap_id", &T::gapId, about("Identifier.").required()),
            field("question", &T::question,
                about("The question as it was first asked, a follow-up with the words it leans on.")
                    .required()),
            field("locale", &T::locale, about("Locale it was asked in.").required()),
            field("kind", &T::kind, about("How it was answered the last time.").required()),
            field("state", &T::state, about("Whether something is to be done.").required()),
            field("asked", &T::asked, about("How often it was asked.").required()),
            field("confidence", &T::confidence, about("Of the last answer.").required()),
            field("threshold", &T::threshold, about("The confidence an answer needs.").required()),
            field("nearest", &T::nearest, about("What came nearest, best first.").required()),
            field("own_answer_id", &T::ownAnswerId, about("The own answer that closed it.").nullable()),
            field("linked_document_id", &T::linkedDocumentId,
                about("The document whose section it was linked to.").nullable()),
            field("linked_title", &T::linkedTitle, about("Title of that document.").nullable()),
            field("linked_heading", &T::linkedHeading,
                about("Headings above the section; null for text before the first heading.").nullable()),
            field("first_asked_at", &T::firstAskedAt, about("When it was first asked.").required()),
            field("last_asked_at", &T::lastAskedAt, about("When it was last asked.").required()));
    }
};

/// An entry that the company's lexicon could get.
struct ProposedEntry {
    QString form;
    QString meaning;

    static constexpr const char *kName = "ProposedEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ProposedEntry;
        return fields(
            field("form", &T::form, about("Words of the question that no document has.").required()),
            field("meaning", &T::meaning,
                about("Words of a heading that came near, which the question lacks.").required()));
    }
};

/// A section that a gap can be linked to.
struct LinkChoice {
    QString documentId;
    QString passageId;
    QString title;
    QString heading;
    QString text;

    static constexpr const char *kName = "LinkChoice";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LinkChoice;
        return fields(field("document_id", &T::documentId, about("Its document.").required()),
            field("passage_id", &T::passageId, about("The passage.").required()),
            field("title", &T::title, about("Title of the document.").required()),
            field("heading", &T::heading, about("Headings above the passage.").required()),
            field("text", &T::text, about("Its text.").required()));
    }
};

/// A gap, with what can be made of it now.
struct GapDetails : Gap {
    std::vector<LinkChoice> linkChoices;
    std::vector<ProposedEntry> proposedEntries;

    static constexpr const char *kName = "GapDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = GapDetails;
        return joined(Gap::describe(),
            fields(field("link_choices", &T::linkChoices,
                       about("What came nearest, as far as the documents still have it.").required()),
                field("proposed_entries", &T::proposedEntries,
                    about("Entries for the company's lexicon, three at most.").required())));
    }
};

/// Body of POST .../gaps/{gap}/link.
struct GapLinkRequest {
    QString documentId;
    std::optional<QString> passageId;

    static constexpr const char *kName = "GapLinkRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = GapLinkRequest;
        return fields(field("document_id", &T::documentId, about("The document that answers it.").required()),
            field("passage_id", &T::passageId,
                about("Its passage that does; default: the one that ranks best for the question.")));
    }
};

/// Body of POST .../gaps/{gap}/answer.
struct GapAnswerRequest {
    QString answer;
    std::optional<QString> question;
    std::optional<std::vector<QString>> alternativeQuestions;

    static constexpr const char *kName = "GapAnswerRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = GapAnswerRequest;
        return fields(field("answer", &T::answer,
                          about("Answer; it is given word for word.").required().trimmed().length(1, 8000)),
            field("question", &T::question,
                about("The question in better words; default: the gap's.").trimmed().length(1, 1000)),
            field("alternative_questions", &T::alternativeQuestions,
                about("Other ways to ask it; they get the same answer.")
                    .trimmed()
                    .length(1, 500)
                    .items(0, 20)));
    }
};

/// Query of GET .../gaps.
struct GapsQuery : ListQuery {
    std::optional<GapOrder> order;
    std::optional<GapState> state;
    std::optional<GapKind> kind;
    std::optional<schema::LocaleTag> locale;
    std::optional<QString> q;

    static constexpr const char *kName = "GapsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = GapsQuery;
        return joined(ListQuery::describe(),
            fields(field("order", &T::order, about("The most asked first (the default), or the last asked.")),
                field("state", &T::state, about("Gaps in this state only.")),
                field("kind", &T::kind, about("Refused questions only, or weak answers only.")),
                field("locale", &T::locale, about("Of this locale only.")),
                field("q", &T::q, about("Text in the question.").length(1, 200))));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::GapKind> {
    static constexpr std::pair<api::GapKind, const char *> kNames[] = {{api::GapKind::Refused, "refused"},
        {api::GapKind::Weak, "weak"}, {api::GapKind::Reported, "reported"}};
};

template <>
struct EnumNames<api::GapState> {
    static constexpr std::pair<api::GapState, const char *> kNames[] = {{api::GapState::Open, "open"},
        {api::GapState::Dismissed, "dismissed"}, {api::GapState::Answered, "answered"}};
};

template <>
struct EnumNames<api::GapOrder> {
    static constexpr std::pair<api::GapOrder, const char *> kNames[]
        = {{api::GapOrder::Asked, "asked"}, {api::GapOrder::LastAsked, "last_asked"}};
};

} // namespace answerdesk::schema
