// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_parser.h"
#include "server/faqs/formats/json_node.h"

struct yajl_handle_t;

namespace answerdesk::faqs {

/// What makes rows of the objects of a feed in JSON.
class JsonRowMaker
{
public:
    JsonRowMaker() = default;
    JsonRowMaker(const JsonRowMaker &) = delete;
    JsonRowMaker &operator=(const JsonRowMaker &) = delete;
    virtual ~JsonRowMaker() = default;
    virtual void take(const JsonNode &object, const RowPlace &place) = 0;
    /// Whether the objects of a list under this key of the outermost object are rows.
    virtual bool isRowsKey(QStringView key) const = 0;
    /// Why a feed without any list of rows and without a row is none of this format.
    virtual QString missing() const = 0;
};

/// Takes a feed in JSON apart: objects within the outermost list, or within a list of the outermost object
/// that holds rows, are handed on one by one. Several outermost objects, one a line, are rows of their own.
class JsonRows : public FeedParser
{
public:
    JsonRows(std::unique_ptr<JsonRowMaker> maker, RowRules &rules);
    ~JsonRows() override;
    Result<void> feed(QByteArrayView utf8) override;
    Result<void> finish() override;

private:
    struct Callbacks;
    /// An object or a list that is being read and is part of a row or of the outermost object.
    struct Open {
        JsonNode node;
        QString key;
    };

    /// What is kept of a row, or of the outermost object.
    struct Size {
        int nodes = 0;
        qint64 characters = 0;
        bool isTooLarge = false;
        bool hasRows = false; ///< a list of rows is within
    };

    bool open(JsonNode::Kind kind);
    bool close();
    bool keep(JsonNode node);
    void keepKey(QString key);
    void endRoot();
    bool isRowsList(JsonNode::Kind kind) const;
    qint64 position() const;
    void countLines(qint64 end);
    RowPlace place();
    Result<void> parse(const QByteArray &utf8);
    Result<void> outcome(int status, QByteArrayView slice);

    std::unique_ptr<JsonRowMaker> m_maker;
    RowRules &m_rules;
    std::unique_ptr<yajl_handle_t, void (*)(yajl_handle_t *)> m_parser;
    std::vector<Open> m_open;
    std::vector<JsonNode::Kind> m_outer; ///< the containers around the open row
    JsonNode m_root; ///< the outermost object without its lists of rows
    QString m_rootKey; ///< the last one of the outermost object
    RowPlace m_rootPlace;
    RowPlace m_rowPlace;
    qint64 m_rowStart = 0;
    Size m_rowSize;
    Size m_rootSize;
    bool m_hasRows = false; ///< a list of rows was there
    QString m_failure;
    QByteArray m_waiting; ///< too little to parse
    QByteArrayView m_slice; ///< in the parser
    qint64 m_before = 0; ///< bytes before the slice
    qint64 m_counted = 0; ///< bytes of the slice whose lines are counted
    qint64 m_lineStart = 0;
    qint64 m_line = 1;
    qint64 m_lastToken = 0;
};

/// The parser of Shopify's list of products or of products of schema.org; fails when a setting is missing.
Result<std::unique_ptr<FeedParser>> makeJsonRows(
    api::FeedFormat format, const api::FeedReading &settings, RowRules &rules);

} // namespace answerdesk::faqs
