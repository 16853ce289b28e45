// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/document_path.h"
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// How the last reading of a page, a sitemap or a crawl went.
enum class SourceState { Unread, Read, Gone, Failed };

struct Source {
    QString sourceId;
    QString name;
    QString kind;
    int documents = 0;
    int passages = 0;
    std::optional<QString> url;
    std::optional<SourceState> state;
    std::optional<QString> reason;
    std::optional<schema::Timestamp> readAt;
    std::optional<schema::Timestamp> triedAt;
    std::optional<schema::Timestamp> nextReadAt;
    std::optional<int> intervalHours;
    std::optional<int> maxDepth;
    std::optional<int> maxPages;
    std::optional<int> failedPages;
    std::optional<bool> reading;
    std::optional<QString> importId;
    std::vector<QString> excluded;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;
    qint64 revision = 1; ///< counts what administrators change; in the ETag alone

    static constexpr const char *kName = "Source";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Source;
        return fields(field("source_id", &T::sourceId, about("Identifier.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("kind", &T::kind, about("upload, page, sitemap, crawl or own-answers.").required()),
            field("documents", &T::documents, about("Documents in it.").required()),
            field("passages", &T::passages, about("Passages in it.").required()),
            field("url", &T::url,
                about("Address of the page, the sitemap, or where the crawl begins.").nullable()),
            field("state", &T::state,
                about("How the last reading went. A failed one keeps the last good text; the text of a page "
                      "that is gone is removed.")
                    .nullable()),
            field("reason", &T::reason, about("Why it could not be read, for people.").nullable()),
            field("read_at", &T::readAt, about("When it was last read, changed or not.").nullable()),
            field("tried_at", &T::triedAt, about("When reading it was last tried.").nullable()),
            field("next_read_at", &T::nextReadAt,
                about("When it is read again; sooner after a failure. Null: on demand only.").nullable()),
            field("interval_hours", &T::intervalHours, about("Hours between two readings.").nullable()),
            field("max_depth", &T::maxDepth, about("Links from the start of a crawl.").nullable()),
            field("max_pages", &T::maxPages,
                about("Pages of a sitemap or a crawl that are asked for.").nullable()),
            field("failed_pages", &T::failedPages,
                about("Pages of a sitemap or a crawl that could not be read the last time.").nullable()),
            field(
                "reading", &T::reading, about("Whether a sitemap or a crawl is being read now.").nullable()),
            field("import_id", &T::importId,
                about("The import that tells how the reading of a sitemap or a crawl goes, or how the last "
                      "one went.")
                    .nullable()),
            field("excluded", &T::excluded,
                about("Pages of a sitemap or a crawl whose documents were removed: they are not read.")
                    .required()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt, about("When a document was last changed.").required()));
    }
};

/// Body of POST .../sources.
struct SourceRequest {
    QString name;
    std::optional<QString> kind;
    std::optional<schema::PageAddress> url;
    std::optional<int> maxDepth;
    std::optional<int> maxPages;
    std::optional<int> intervalHours;

    static constexpr const char *kName = "SourceRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SourceRequest;
        return fields(field("name", &T::name, about("Name for people.").required().trimmed().length(1, 200)),
            field("kind", &T::kind,
                about("upload, or with url page, sitemap or crawl; default: page with url, else upload.")),
            field("url", &T::url,
                about("On one of the company's allowed hosts: a page, which is read at once; a sitemap or an "
                      "index of sitemaps; the page that a crawl begins with.")
                    .like("https://shop.example/help/shipping")),
            field("max_depth", &T::maxDepth,
                about("Of a crawl: how many links from its start; default 5.").range(0, 20)),
            field("max_pages", &T::maxPages,
                about("Of a sitemap or a crawl: how many pages are asked for; default 1,000.")
                    .range(1, 20'000)),
            field("interval_hours", &T::intervalHours,
                about("Hours between two readings; default 168, a week. 0: on demand only.").range(0, 8760)));
    }
};

/// Body of PATCH .../sources/{source}: what is absent stays as it is.
struct SourceChange {
    std::optional<QString> name;
    std::optional<int> intervalHours;
    std::optional<int> maxDepth;
    std::optional<int> maxPages;
    std::optional<std::vector<schema::PageAddress>> excluded;

    static constexpr const char *kName = "SourceChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SourceChange;
        return fields(field("name", &T::name, about("Name for people.").trimmed().length(1, 200)),
            field("interval_hours", &T::intervalHours,
                about("Of what is read from the web: hours between two readings; 0: on demand only.")
                    .range(0, 8760)),
            field("max_depth", &T::maxDepth,
                about("Of a crawl: links from its start. Counts with the next reading.").range(0, 20)),
            field("max_pages", &T::maxPages,
                about("Of a sitemap or a crawl: pages that are asked for. Counts with the next reading.")
                    .range(1, 20'000)),
            field("excluded", &T::excluded,
                about("Of a sitemap or a crawl: pages that are not read. The documents of new ones are "
                      "removed; those that are no longer listed are read with the next reading.")
                    .items(0, 1000)));
    }
};

/// Query of PUT .../documents.
struct DocumentQuery {
    QString path;
    std::optional<QString> importId;

    static constexpr const char *kName = "DocumentQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentQuery;
        return fields(
            field("path", &T::path,
                about("Path of the document within its source, without the part “..”, backslashes and "
                      "control characters; its extension tells the format.")
                    .required()
                    .length(1, 512)
                    .like("en/shipping.md")),
            field("import_id", &T::importId, about("The import that brings it.").length(1, 100)));
    }
    static void check(const DocumentQuery &query, schema::Faults &faults, const QString &prefix)
    {
        const QString name = prefix + QStringLiteral("path");
        if (!isDocumentPath(query.path) && !faults.has(name)) {
            faults.invalid(
                name, QStringLiteral("must lead to a place within the source, without .. and backslashes"));
        }
    }
};

struct ImportedDocument {
    QString documentId;
    QString path;
    QString title;
    QString language;
    int passages = 0;
    std::vector<QString> skipped;

    static constexpr const char *kName = "ImportedDocument";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportedDocument;
        return fields(field("document_id", &T::documentId, about("Identifier.").required()),
            field("path", &T::path, about("Path within the source.").required()),
            field("title", &T::title, about("Title.").required()),
            field("language", &T::language, about("Language of its text.").required()),
            field("passages", &T::passages, about("Passages it was cut into.").required()),
            field("skipped", &T::skipped,
                about("What of it could not be read, and why: \"line 7: has no answer\".").required()));
    }
};

struct Document {
    QString documentId;
    QString sourceId;
    QString path;
    QString title;
    QString language;
    int passages = 0;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "Document";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Document;
        return fields(field("document_id", &T::documentId, about("Identifier.").required()),
            field("source_id", &T::sourceId, about("Its source.").required()),
            field("path", &T::path, about("Path within the source.").required()),
            field("title", &T::title, about("Title.").required()),
            field("language", &T::language, about("Language of its text.").required()),
            field("passages", &T::passages, about("Passages.").required()),
            field("updated_at", &T::updatedAt, about("When its text last changed.").required()));
    }
};

/// What became of the page of a document that was read again.
enum class ReadingOutcome { Changed, Unchanged, Gone, Failed };

/// Answer of POST .../documents/{document}/refresh.
struct DocumentReading {
    ReadingOutcome outcome = ReadingOutcome::Failed;
    std::optional<QString> reason;
    std::optional<Document> document;

    static constexpr const char *kName = "DocumentReading";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentReading;
        return fields(field("outcome", &T::outcome,
                          about("What became of it. A page that is gone takes its document with it; one that "
                                "failed keeps the earlier text.")
                              .required()),
            field("reason", &T::reason, about("Why it could not be read, for people.").nullable()),
            field("document", &T::document, about("As it is now; null when it is gone.").nullable()));
    }
};

/// A piece of a document as it is searched and quoted.
struct DocumentPassage {
    QString passageId;
    QString heading;
    QString text;
    std::optional<QString> title;

    static constexpr const char *kName = "DocumentPassage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentPassage;
        return fields(field("passage_id", &T::passageId, about("Identifier.").required()),
            field("heading", &T::heading, about("Headings above it, outermost first.").required()),
            field("text", &T::text, about("Its text.").required()),
            field("title", &T::title,
                about("Its own title, where it is not the document's: the question of a pair of a CSV file.")
                    .nullable()));
    }
};

/// Answer of GET .../documents/{document}.
struct DocumentDetails {
    Document document;
    std::vector<DocumentPassage> passages;
    std::optional<QString> nextCursor;

    static constexpr const char *kName = "DocumentDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentDetails;
        return fields(field("document", &T::document, about("The document.").required()),
            field("passages", &T::passages, about("Its passages, in its order.").required()),
            field("next_cursor", &T::nextCursor,
                about("For the passages after these; null when there are none.").nullable()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::SourceState> {
    static constexpr std::pair<api::SourceState, const char *> kNames[]
        = {{api::SourceState::Unread, "unread"}, {api::SourceState::Read, "read"},
            {api::SourceState::Gone, "gone"}, {api::SourceState::Failed, "failed"}};
};

template <>
struct EnumNames<api::ReadingOutcome> {
    using Outcome = api::ReadingOutcome;
    static constexpr std::pair<Outcome, const char *> kNames[] = {{Outcome::Changed, "changed"},
        {Outcome::Unchanged, "unchanged"}, {Outcome::Gone, "gone"}, {Outcome::Failed, "failed"}};
};

} // namespace answerdesk::schema
