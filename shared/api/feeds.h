// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feed_rows.h"

namespace answerdesk::api {

inline constexpr int kMostFeeds = 20; ///< of a company
inline constexpr int kFeedPreviewRows = 20;
inline constexpr int kMostFeedLines = 100; ///< of a run's report; more are only counted

/// Receiving: its bytes arrive. Checking: every row is read, nothing is stored. Held: it would remove more
/// than half of the feed's products and waits for a confirmation. Applying: products are stored.
enum class FeedRunState { Receiving, Checking, Held, Applying, Done, Failed, Cancelled };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::FeedRunState> {
    static constexpr std::pair<api::FeedRunState, const char *> kNames[]
        = {{api::FeedRunState::Receiving, "receiving"}, {api::FeedRunState::Checking, "checking"},
            {api::FeedRunState::Held, "held"}, {api::FeedRunState::Applying, "applying"},
            {api::FeedRunState::Done, "done"}, {api::FeedRunState::Failed, "failed"},
            {api::FeedRunState::Cancelled, "cancelled"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// The meaning of one column of a CSV file.
struct FeedColumn {
    QString column;
    FeedField field = FeedField::Further;
    friend bool operator==(const FeedColumn &, const FeedColumn &) = default;

    static constexpr const char *kName = "FeedColumn";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedColumn;
        return fields(
            schema::field("column", &T::column, about("Header of the column.").required().length(1, 200)),
            schema::field("field", &T::field, about("What the column holds.").required()));
    }
};

/// How the bytes of a feed are read.
struct FeedReading {
    std::optional<FeedFormat> format;
    std::optional<schema::CurrencyCode> currency;
    std::optional<schema::PageAddress> baseUrl;
    std::optional<std::vector<FeedColumn>> columns;

    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedReading;
        return fields(field("format", &T::format, about("Default: detected from the content.")),
            field("currency", &T::currency,
                about("Currency of prices that name none. Shopify and WooCommerce feeds need it.")),
            field("base_url", &T::baseUrl,
                about("The shop's address; relative addresses and Shopify handles are resolved against it.")),
            field("columns", &T::columns,
                about("Meaning of the columns of a plain CSV file; default: detected from their headers.")
                    .items(0, 100)));
    }
};

/// A run of a feed: one reading of its content, from the first byte to the last stored product.
struct FeedRun {
    QString runId;
    QString feedId;
    FeedRunState state = FeedRunState::Receiving;
    std::optional<QString> reason;
    std::optional<FeedFormat> format;
    std::optional<QString> encoding;
    qint64 received = 0;
    std::optional<qint64> size;
    qint64 rows = 0;
    qint64 processed = 0;
    qint64 added = 0;
    qint64 changed = 0;
    qint64 unchanged = 0;
    qint64 removed = 0;
    qint64 invalid = 0;
    qint64 duplicates = 0;
    std::vector<FeedReasonCount> reasons;
    QString startedBy;
    schema::Timestamp startedAt;
    schema::Timestamp updatedAt;
    std::optional<schema::Timestamp> endedAt;
    qint64 revision = 0;
    friend bool operator==(const FeedRun &, const FeedRun &) = default;

    static constexpr const char *kName = "FeedRun";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedRun;
        return fields(field("run_id", &T::runId, about("Identifier.").required()),
            field("feed_id", &T::feedId, about("The feed.").required()),
            field("state", &T::state, about("The run's state.").required()),
            field("reason", &T::reason, about("Why it failed or is held, for people.").nullable()),
            field("format", &T::format, about("Format of the content.").nullable()),
            field("encoding", &T::encoding, about("Character set of the content.").nullable()),
            field("received", &T::received, about("Bytes received.").required()),
            field("size", &T::size, about("Bytes announced by the client or the shop's server.").nullable()),
            field("rows", &T::rows, about("Rows read, invalid ones included.").required()),
            field("processed", &T::processed, about("Rows applied so far.").required()),
            field("added", &T::added, about("New products.").required()),
            field("changed", &T::changed, about("Products whose facts changed.").required()),
            field("unchanged", &T::unchanged, about("Products whose facts did not change.").required()),
            field("removed", &T::removed,
                about("Products that left the feed. Their facts are kept for one day.").required()),
            field("invalid", &T::invalid, about("Rows that were skipped.").required()),
            field("duplicates", &T::duplicates,
                about("Rows that a later row of the same product replaced.").required()),
            field("reasons", &T::reasons, about("Problems by reason.").required()),
            field("started_by", &T::startedBy,
                about("The administrator who started it; schedule for the server itself.").required()),
            field("started_at", &T::startedAt, about("Start.").required()),
            field("updated_at", &T::updatedAt, about("Last progress.").required()),
            field("ended_at", &T::endedAt, about("End.").nullable()),
            field("revision", &T::revision, about("Increases with every change of the run.").required()));
    }
};

/// A product feed of a company.
struct Feed : FeedReading {
    QString feedId;
    QString name;
    std::optional<QString> url;
    std::optional<int> intervalMinutes;
    qint64 products = 0;
    std::optional<schema::Timestamp> nextRunAt;
    std::optional<FeedRun> lastRun;
    QString createdBy;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;
    qint64 revision = 0;

    static constexpr const char *kName = "Feed";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Feed;
        return joined(
            fields(field("feed_id", &T::feedId, about("Identifier.").required()),
                field("name", &T::name, about("Name for people.").required()),
                field("url", &T::url, about("Address of the feed; null: files are uploaded.").nullable()),
                field("interval_minutes", &T::intervalMinutes,
                    about("Minutes between two runs; null: files are uploaded; 0: on demand.").nullable())),
            FeedReading::describe(),
            fields(field("products", &T::products, about("Products in the feed.").required()),
                field("next_run_at", &T::nextRunAt, about("Start of the next scheduled run.").nullable()),
                field("last_run", &T::lastRun, about("The latest run.").nullable()),
                field("created_by", &T::createdBy, about("The administrator who added it.").required()),
                field("created_at", &T::createdAt, about("Creation.").required()),
                field("updated_at", &T::updatedAt, about("Last change of its settings.").required()),
                field("revision", &T::revision, about("Increases with every change.").required())));
    }
};

/// Body of POST .../feeds.
struct FeedRequest : FeedReading {
    QString name;
    std::optional<schema::PageAddress> url;
    std::optional<int> intervalMinutes;

    static constexpr const char *kName = "FeedRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedRequest;
        return joined(
            fields(field("name", &T::name, about("Name for people.").required().trimmed().length(1, 200)),
                field("url", &T::url,
                    about("Address of the feed on one of the company's allowed hosts; default: files are "
                          "uploaded.")),
                field("interval_minutes", &T::intervalMinutes,
                    about("Minutes between two runs of a feed with `url`; 0: on demand; default: 60.")
                        .range(0, 43'200))),
            FeedReading::describe());
    }
};

/// Body of PATCH .../feeds/{feed}: an absent field keeps its value.
struct FeedChange : FeedReading {
    std::optional<QString> name;
    std::optional<schema::PageAddress> url;
    std::optional<int> intervalMinutes;

    static constexpr const char *kName = "FeedChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedChange;
        return joined(fields(field("name", &T::name, about("Name for people.").trimmed().length(1, 200)),
                          field("url", &T::url, about("Address of a feed that has one.")),
                          field("interval_minutes", &T::intervalMinutes,
                              about("Minutes between two runs; 0: on demand.").range(0, 43'200))),
            FeedReading::describe());
    }
};

/// Body of POST .../feed-previews: the beginning of a feed, from its address or from the request.
struct FeedPreviewRequest : FeedReading {
    std::optional<schema::PageAddress> url;
    std::optional<QString> content;

    static constexpr const char *kName = "FeedPreviewRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedPreviewRequest;
        return joined(
            fields(field("url", &T::url, about("Address of the feed on one of the company's allowed hosts.")),
                field("content", &T::content,
                    about("Instead of url: the first bytes of the file in Base64; up to 512 KiB of them are "
                          "read."))),
            FeedReading::describe());
    }
};

/// The first rows of a feed as they would be stored.
struct FeedPreview {
    FeedFormat format = FeedFormat::Csv;
    QString encoding;
    std::vector<FeedColumn> columns;
    std::vector<FeedProductRow> products;
    std::vector<FeedLine> problems;

    static constexpr const char *kName = "FeedPreview";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedPreview;
        return fields(field("format", &T::format, about("Format of the content.").required()),
            field("encoding", &T::encoding, about("Character set of the content.").required()),
            field(
                "columns", &T::columns, about("Columns of a CSV or TSV file with their meaning.").required()),
            field("products", &T::products, about("The first products, 20 at most.").required()),
            field("problems", &T::problems, about("Problems in the rows up to there.").required()));
    }
};

/// Body of POST .../feeds/{feed}/runs.
struct FeedRunRequest {
    std::optional<qint64> size;

    static constexpr const char *kName = "FeedRunRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("size", &FeedRunRequest::size,
            about("Of an upload: size of the file in bytes, for the progress.").range(1, 2'147'483'648)));
    }
};

/// Query of PUT .../runs/{run}/content.
struct FeedContentQuery {
    qint64 offset = 0;
    bool last = false;

    static constexpr const char *kName = "FeedContentQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FeedContentQuery;
        return fields(
            field("offset", &T::offset,
                about("Position of the first byte in the file. Bytes that the run already has are ignored.")
                    .required()
                    .range(0, 2'147'483'648)),
            field("last", &T::last, about("true: the file ends with these bytes.").byDefault("false")));
    }
};

/// Query of GET .../feeds.
struct FeedsQuery : ListQuery, WatchQuery {
    static constexpr const char *kName = "FeedsQuery";
    static constexpr auto describe() { return schema::joined(ListQuery::describe(), WatchQuery::describe()); }
};

/// Query of GET .../feeds/{feed}/runs.
struct FeedRunsQuery : ListQuery {
    static constexpr const char *kName = "FeedRunsQuery";
};

/// Query of GET .../runs/{run}/report.
struct FeedReportQuery : ListQuery {
    static constexpr const char *kName = "FeedReportQuery";
};

/// Query of GET .../feeds/{feed}/products.
struct FeedProductsQuery : ListQuery {
    std::optional<QString> q;

    static constexpr const char *kName = "FeedProductsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field("q", &FeedProductsQuery::q,
                about("Product number, GTIN or page address, or the beginning of one.").length(1, 2000))));
    }
};

} // namespace answerdesk::api
