// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// Where on the page, or in which document, an answer stands.
struct FaqSource {
    QString kind;
    QString where;
    QString text;
    friend bool operator==(const FaqSource &, const FaqSource &) = default;

    static constexpr const char *kName = "FaqSource";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqSource;
        return fields(field("kind", &T::kind, about("json-ld, microdata, table, text, ...").required()),
            field("where", &T::where, about("Name of the field or heading.").required()),
            field("text", &T::text, about("The words themselves.").required()));
    }
};

/// Who worded a FAQ.
enum class FaqOrigin {
    Generated, ///< written from the page
    Edited, ///< written from the page, then changed by an administrator
    Own ///< added by an administrator
};

/// Why somebody should look at a FAQ that an administrator edited.
enum class FaqReview {
    PageChanged, ///< the page answers the question in another way now
    FactGone ///< what the answer says no longer stands on the page
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::FaqOrigin> {
    static constexpr std::pair<api::FaqOrigin, const char *> kNames[]
        = {{api::FaqOrigin::Generated, "generated"}, {api::FaqOrigin::Edited, "edited"},
            {api::FaqOrigin::Own, "own"}};
};

template <>
struct EnumNames<api::FaqReview> {
    static constexpr std::pair<api::FaqReview, const char *> kNames[]
        = {{api::FaqReview::PageChanged, "page_changed"}, {api::FaqReview::FactGone, "fact_gone"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// A question and its answer as administrators see them: hidden and waiting ones too.
struct Faq {
    qint64 faqId = 0;
    QString question;
    QString answer;
    int position = 0;
    FaqOrigin origin = FaqOrigin::Generated;
    bool pinned = false;
    bool hidden = false;
    bool approved = false;
    bool served = false;
    std::optional<FaqReview> review;
    std::optional<QString> pageAnswer;
    std::optional<QString> updatedBy;
    std::optional<schema::Timestamp> updatedAt;
    std::vector<FaqSource> sources;
    friend bool operator==(const Faq &, const Faq &) = default;

    static constexpr const char *kName = "Faq";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Faq;
        return fields(field("faq_id", &T::faqId, about("Identifier for send_message.").required()),
            field("question", &T::question, about("As served.").required()),
            field("answer", &T::answer, about("As served.").required()),
            field("position", &T::position, about("Among the page's, from 1.").required()),
            field("origin", &T::origin, about("Who worded it.").required()),
            field("pinned", &T::pinned, about("Whether it comes before those that are not.").required()),
            field("hidden", &T::hidden, about("Whether it is kept from shoppers.").required()),
            field("approved", &T::approved,
                about("Whether an administrator approved or wrote these words.").required()),
            field("served", &T::served,
                about("Whether shoppers get it: not hidden, not held back, and approved where the company "
                      "asks for that.")
                    .required()),
            field("review", &T::review,
                about("Why somebody should look at it. With fact_gone it is held back until then.")
                    .nullable()),
            field("page_answer", &T::pageAnswer,
                about("Of an edited one: what the page says; null when it no longer answers the question.")
                    .nullable()),
            field("updated_by", &T::updatedBy, about("Who changed it last.").nullable()),
            field("updated_at", &T::updatedAt, about("When that was.").nullable()),
            field("sources", &T::sources, about("What the answer rests on.").required()));
    }
};

/// A FAQ with its page, for lists over pages.
struct CompanyFaq : Faq {
    QString pageId;
    QString pageUrl;
    QString locale;
    std::optional<QString> title;
    friend bool operator==(const CompanyFaq &, const CompanyFaq &) = default;

    static constexpr const char *kName = "CompanyFaq";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompanyFaq;
        return joined(fields(field("page_id", &T::pageId, about("Its page.").required()),
                          field("page_url", &T::pageUrl, about("Address of that page.").required()),
                          field("locale", &T::locale, about("Locale of the two.").required()),
                          field("title", &T::title, about("Name of the product.").nullable())),
            Faq::describe());
    }
};

/// Body of PATCH .../faqs/{faq}: what is absent stays as it is.
struct FaqChange {
    std::optional<QString> question;
    std::optional<QString> answer;
    std::optional<bool> pinned;
    std::optional<bool> hidden;
    std::optional<bool> approved;
    std::optional<bool> reviewed;
    std::optional<bool> reset;

    static constexpr const char *kName = "FaqChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqChange;
        return fields(field("question", &T::question,
                          about("Question in better words; it keeps its faq_id.").trimmed().length(1, 500)),
            field("answer", &T::answer,
                about("Answer; the next shopper who asks gets it.").trimmed().length(1, 4000)),
            field("pinned", &T::pinned, about("Before those that are not pinned.")),
            field("hidden", &T::hidden, about("Kept from shoppers, from this moment on.")),
            field("approved", &T::approved, about("Approved, or no longer.")),
            field("reviewed", &T::reviewed, about("true: the edited words hold, whatever the page says.")),
            field("reset", &T::reset, about("true: back to the words of the page.")));
    }
};

/// Body of POST .../faq-pages/{page}/faqs.
struct FaqRequest {
    QString question;
    QString answer;
    bool pinned = false;
    std::optional<int> position;

    static constexpr const char *kName = "FaqRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqRequest;
        return fields(field("question", &T::question,
                          about("Question as shoppers ask it.").required().trimmed().length(1, 500)),
            field("answer", &T::answer,
                about("Answer; it is given word for word.").required().trimmed().length(1, 4000)),
            field("pinned", &T::pinned, about("Before those that are not pinned.").byDefault("false")),
            field("position", &T::position,
                about("Where it stands; default: before those that the page gave.").range(1, 200)));
    }
};

/// Body of PUT .../faq-pages/{page}/order.
struct FaqOrderRequest {
    std::vector<qint64> faqIds;

    static constexpr const char *kName = "FaqOrderRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqOrderRequest;
        return fields(field("faq_ids", &T::faqIds,
            about("FAQs of the page in their new order; those that are not named follow as they were. Pinned "
                  "ones stay before the others.")
                .required()
                .items(1, 200)));
    }
};

/// Body of POST .../faq-pages/{page}/approve.
struct FaqApprovalRequest {
    std::optional<std::vector<qint64>> faqIds;

    static constexpr const char *kName = "FaqApprovalRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqApprovalRequest;
        return fields(field("faq_ids", &T::faqIds,
            about("FAQs of the page; default: all that are not hidden.").items(1, 200)));
    }
};

/// Query of GET .../faqs.
struct FaqsQuery : ListQuery {
    std::optional<QString> page;
    std::optional<schema::LocaleTag> locale;
    std::optional<FaqOrigin> origin;
    std::optional<bool> hidden;
    std::optional<bool> approved;
    std::optional<bool> review;
    std::optional<QString> q;

    static constexpr const char *kName = "FaqsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqsQuery;
        return joined(ListQuery::describe(),
            fields(field("page", &T::page, about("Of this page only.").length(1, 20)),
                field("locale", &T::locale, about("Of this locale only.")),
                field("origin", &T::origin, about("Worded like this only.")),
                field("hidden", &T::hidden, about("Hidden ones only, or the others only.")),
                field("approved", &T::approved, about("Approved ones only, or the others only.")),
                field("review", &T::review,
                    about("Those that somebody should look at only, or the others only.")),
                field("q", &T::q, about("Text in the question or the answer.").length(1, 200))));
    }
};

/// A row of a file with FAQs.
struct FaqImportRow {
    std::optional<int> row;
    schema::PageAddress pageUrl;
    std::optional<schema::LocaleTag> locale;
    QString question;
    QString answer;
    std::optional<bool> pinned;
    std::optional<bool> hidden;

    static constexpr const char *kName = "FaqImportRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqImportRow;
        return fields(
            field("row", &T::row, about("Number of the row in the file, for errors.").range(1, 100'000'000)),
            field("page_url", &T::pageUrl, about("Address of the product page.").required()),
            field("locale", &T::locale, about("Locale of the two; default: the company's first.")),
            field("question", &T::question, about("Question.").required().trimmed().length(1, 500)),
            field("answer", &T::answer, about("Answer.").required().trimmed().length(1, 4000)),
            field("pinned", &T::pinned, about("Before those that are not pinned.")),
            field("hidden", &T::hidden, about("Kept from shoppers.")));
    }
};

/// Body of POST .../faq-imports.
struct FaqImportRequest {
    std::vector<FaqImportRow> rows;

    static constexpr const char *kName = "FaqImportRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("rows", &FaqImportRequest::rows,
            about("A question that the page has is changed, another one added; a row that cannot be used is "
                  "told in failed, and the others count.")
                .required()
                .items(1, 200)));
    }
};

/// A row that was not taken.
struct FaqImportFault {
    int row = 0;
    QString reason;

    static constexpr const char *kName = "FaqImportFault";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqImportFault;
        return fields(
            field("row", &T::row, about("Number of the row; its place, from 1, without one.").required()),
            field("reason", &T::reason, about("Why, for people.").required()));
    }
};

/// What an import came to.
struct FaqImportResult {
    int added = 0;
    int changed = 0;
    int unchanged = 0;
    std::vector<FaqImportFault> failed;

    static constexpr const char *kName = "FaqImportResult";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqImportResult;
        return fields(field("added", &T::added, about("Questions that the page did not have.").required()),
            field("changed", &T::changed, about("Questions with another answer or place now.").required()),
            field("unchanged", &T::unchanged, about("Questions that were there as they are.").required()),
            field("failed", &T::failed, about("Rows that were not taken.").required()));
    }
};

struct FaqPage {
    QString pageId;
    QString url;
    QString locale;
    QString state;
    std::optional<QString> reason;
    std::optional<QString> message;
    std::optional<QString> title;
    int faqCount = 0;
    int awaitingCount = 0;
    int reviewCount = 0;
    schema::Timestamp requestedAt;
    std::optional<schema::Timestamp> generatedAt;
    std::optional<schema::Timestamp> expiresAt;
    int attempts = 0;
    std::optional<schema::Timestamp> lastAttemptAt;
    std::optional<QString> lastFailure;
    std::optional<QString> lastFailureMessage;
    qint64 revision = 0;

    static constexpr const char *kName = "FaqPage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPage;
        return fields(field("page_id", &T::pageId, about("Identifier.").required()),
            field("url", &T::url, about("Canonical address.").required()),
            field("locale", &T::locale, about("Locale of its FAQs.").required()),
            field("state", &T::state,
                about("State of its FAQs.").required().oneOf("ready generating not_available")),
            field("reason", &T::reason,
                about("Why not available.")
                    .nullable()
                    .oneOf("feature_disabled page_unreachable page_not_allowed not_a_product_page no_content "
                           "generation_failed language_not_supported")),
            field("message", &T::message, about("The same for people.").nullable()),
            field("title", &T::title, about("Name of the product.").nullable()),
            field("faq_count", &T::faqCount, about("FAQs it has, without the hidden ones.").required()),
            field("awaiting_count", &T::awaitingCount,
                about("Those of them that nobody has approved.").required()),
            field("review_count", &T::reviewCount,
                about("Edited ones that somebody should look at, because the page changed.").required()),
            field("requested_at", &T::requestedAt, about("When it was first asked for.").required()),
            field("generated_at", &T::generatedAt, about("When the served set was made.").nullable()),
            field("expires_at", &T::expiresAt, about("Until when it is kept.").nullable()),
            field("attempts", &T::attempts, about("Tries of the current generation.").required()),
            field("last_attempt_at", &T::lastAttemptAt,
                about("When the page was last read for its FAQs, whatever came of it.").nullable()),
            field("last_failure", &T::lastFailure,
                about("Why that gave none; null when it gave some. A page that is ready serves its earlier "
                      "set meanwhile.")
                    .nullable()
                    .oneOf("feature_disabled page_unreachable page_not_allowed not_a_product_page no_content "
                           "generation_failed language_not_supported")),
            field("last_failure_message", &T::lastFailureMessage, about("The same for people.").nullable()),
            field("revision", &T::revision, about("Rises with each change.").required()));
    }
};

struct FaqPageDetails {
    FaqPage page;
    std::vector<Faq> faqs;

    static constexpr const char *kName = "FaqPageDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPageDetails;
        return fields(field("page", &T::page, about("The page.").required()),
            field("faqs", &T::faqs, about("Its FAQs.").required()));
    }
};

} // namespace answerdesk::api
