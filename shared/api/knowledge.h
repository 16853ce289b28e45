// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// How the last reading of a page went.
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
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "Source";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Source;
        return fields(field("source_id", &T::sourceId, about("Identifier.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("kind", &T::kind, about("upload, page or own-answers.").required()),
            field("documents", &T::documents, about("Documents in it.").required()),
            field("passages", &T::passages, about("Passages in it.").required()),
            field("url", &T::url, about("Address of the page.").nullable()),
            field("state", &T::state,
                about(
                    "How the last reading of the page went. A failed one keeps the last good text; the text "
                    "of a page that is gone is removed.")
                    .nullable()),
            field("reason", &T::reason, about("Why the page could not be read, for people.").nullable()),
            field("read_at", &T::readAt, about("When the page was last read, changed or not.").nullable()),
            field("tried_at", &T::triedAt, about("When reading it was last tried.").nullable()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt, about("When a document was last changed.").required()));
    }
};

/// Body of POST .../sources.
struct SourceRequest {
    QString name;
    std::optional<QString> kind;
    std::optional<schema::PageAddress> url;

    static constexpr const char *kName = "SourceRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SourceRequest;
        return fields(field("name", &T::name, about("Name for people.").required().trimmed().length(1, 200)),
            field("kind", &T::kind, about("upload, or page with url; default: what url says.")),
            field("url", &T::url,
                about("A page on one of the company's allowed hosts that is read at once.")
                    .like("https://shop.example/help/shipping")));
    }
};

/// Query of PUT .../documents.
struct DocumentQuery {
    QString path;

    static constexpr const char *kName = "DocumentQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentQuery;
        return fields(field("path", &T::path,
            about("Path of the document within its source; its extension tells the format.")
                .required()
                .length(1, 512)
                .like("en/shipping.md")));
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

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::SourceState> {
    static constexpr std::pair<api::SourceState, const char *> kNames[]
        = {{api::SourceState::Unread, "unread"}, {api::SourceState::Read, "read"},
            {api::SourceState::Gone, "gone"}, {api::SourceState::Failed, "failed"}};
};

} // namespace answerdesk::schema
