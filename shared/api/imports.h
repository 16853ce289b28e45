// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// Interrupted: the server was restarted, or nothing was heard of an upload for an hour.
enum class ImportState { Running, Done, Cancelled, Failed, Interrupted };

/// What became of something that is not in the documents: it was not read at all, or is a part of a document
/// that was read without it.
enum class ImportOutcome { Failed, Skipped };

/// How far an import is, or how it went.
struct Import {
    QString importId;
    QString sourceId;
    QString sourceName;
    QString kind;
    ImportState state = ImportState::Running;
    std::optional<QString> reason;
    qint64 found = 0;
    qint64 read = 0;
    qint64 unchanged = 0;
    qint64 removed = 0;
    qint64 failed = 0;
    qint64 skipped = 0;
    qint64 unreported = 0;
    QString startedBy;
    schema::Timestamp startedAt;
    schema::Timestamp updatedAt;
    std::optional<schema::Timestamp> endedAt;
    qint64 revision = 0;

    static constexpr const char *kName = "Import";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Import;
        return fields(field("import_id", &T::importId, about("Identifier.").required()),
            field("source_id", &T::sourceId, about("The source whose documents it brings.").required()),
            field("source_name", &T::sourceName, about("Name of that source.").required()),
            field("kind", &T::kind, about("Where documents come from: upload, page, site ...").required()),
            field("state", &T::state, about("Whether it runs, and how it ended.").required()),
            field("reason", &T::reason, about("Why it failed as a whole, for people.").nullable()),
            field("found", &T::found, about("Documents that it knows of.").required()),
            field("read", &T::read, about("New and changed documents.").required()),
            field("unchanged", &T::unchanged, about("Documents that were there already.").required()),
            field("removed", &T::removed, about("Documents that were no longer there.").required()),
            field("failed", &T::failed, about("Documents that could not be read.").required()),
            field("skipped", &T::skipped, about("Parts of documents that were left out.").required()),
            field("unreported", &T::unreported,
                about("Lines beyond the first 1,000, which the report does not keep.").required()),
            field("started_by", &T::startedBy,
                about("Who started it; schedule for the server itself.").required()),
            field("started_at", &T::startedAt, about("When it began.").required()),
            field("updated_at", &T::updatedAt, about("When something was last heard of it.").required()),
            field("ended_at", &T::endedAt, about("When it ended.").nullable()),
            field("revision", &T::revision, about("Rises with every change of the row.").required()));
    }
};

/// Body of POST .../imports.
struct ImportRequest {
    std::optional<QString> sourceId;
    std::optional<QString> name;
    qint64 found = 0;

    static constexpr const char *kName = "ImportRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportRequest;
        return fields(
            field("source_id", &T::sourceId, about("The source that takes the documents.").length(1, 100)),
            field("name", &T::name,
                about("Instead of source_id: the source for uploads of this name, made when there is none.")
                    .trimmed()
                    .length(1, 200)),
            field("found", &T::found,
                about("How many documents will be sent, for the progress.")
                    .range(0, 1'000'000'000)
                    .byDefault("0")));
    }
};

/// Something that an import could not bring, as its client tells it.
struct ImportFault {
    QString path;
    QString reason;

    static constexpr const char *kName = "ImportFault";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportFault;
        return fields(field("path", &T::path, about("Path of the document.").required().length(1, 1000)),
            field("reason", &T::reason, about("Why it is not sent, for people.").required().length(1, 1000)));
    }
};

/// Body of POST .../imports/{import}/report.
struct ImportReportRequest {
    std::vector<ImportFault> failed;

    static constexpr const char *kName = "ImportReportRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportReportRequest;
        return fields(
            field("failed", &T::failed, about("Documents that are not sent.").required().items(1, 200)));
    }
};

/// Body of POST .../imports/{import}/finish.
struct ImportFinishRequest {
    bool prune = false;

    static constexpr const char *kName = "ImportFinishRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportFinishRequest;
        return fields(field("prune", &T::prune,
            about("Remove the documents of the source that this import has neither brought nor failed to "
                  "read.")
                .byDefault("false")));
    }
};

/// Query of GET .../imports.
struct ImportsQuery : ListQuery, WatchQuery {
    std::optional<ImportState> state;
    std::optional<QString> source;

    static constexpr const char *kName = "ImportsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportsQuery;
        return joined(ListQuery::describe(),
            fields(field("state", &T::state, about("Imports in this state only.")),
                field("source", &T::source, about("Into this source only.").length(1, 100))),
            WatchQuery::describe());
    }
};

/// A line of an import's report.
struct ImportLine {
    qint64 line = 0;
    QString path;
    ImportOutcome outcome = ImportOutcome::Failed;
    QString reason;

    static constexpr const char *kName = "ImportLine";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ImportLine;
        return fields(field("line", &T::line, about("Number of the line, from 1.").required()),
            field("path", &T::path, about("Path or address of the document.").required()),
            field("outcome", &T::outcome,
                about("failed: the document was not read; skipped: it was read without a part.").required()),
            field("reason", &T::reason, about("Why, for people.").required()));
    }
};

/// Query of GET .../imports/{import}/report.
struct ImportReportQuery : ListQuery {
    std::optional<ImportOutcome> outcome;

    static constexpr const char *kName = "ImportReportQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field("outcome", &ImportReportQuery::outcome, about("Lines of this outcome only."))));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::ImportState> {
    static constexpr std::pair<api::ImportState, const char *> kNames[]
        = {{api::ImportState::Running, "running"}, {api::ImportState::Done, "done"},
            {api::ImportState::Cancelled, "cancelled"}, {api::ImportState::Failed, "failed"},
            {api::ImportState::Interrupted, "interrupted"}};
};

template <>
struct EnumNames<api::ImportOutcome> {
    static constexpr std::pair<api::ImportOutcome, const char *> kNames[]
        = {{api::ImportOutcome::Failed, "failed"}, {api::ImportOutcome::Skipped, "skipped"}};
};

} // namespace answerdesk::schema
