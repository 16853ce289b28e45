// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// How bad it is; the worst first.
enum class LogSeverity { Error, Warning, Info, Debug };

/// Query of GET /admin/v1/log.
struct ServerLogQuery : ListQuery, WatchQuery {
    std::optional<LogSeverity> level;
    std::optional<QString> q;

    static constexpr const char *kName = "ServerLogQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ServerLogQuery;
        return joined(ListQuery::describe(),
            fields(field("level", &T::level, about("Lines of this level and of worse ones.")),
                field("q", &T::q, about("Text in the line or in its area.").length(1, 200))),
            WatchQuery::describe());
    }
};

/// A line of the program's own log. Never holds a key, a token or what shoppers wrote.
struct LogLine {
    qint64 number = 0;
    schema::Timestamp at;
    LogSeverity level = LogSeverity::Info;
    QString area;
    QString text;

    static constexpr const char *kName = "LogLine";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LogLine;
        return fields(
            field("number", &T::number, about("Rises with each line, also over restarts.").required()),
            field("at", &T::at, about("When it was written.").required()),
            field("level", &T::level, about("How bad it is.").required()),
            field("area", &T::area,
                about("Part of the server that wrote it: storage, http, knowledge and so on; server where "
                      "none is told.")
                    .required()),
            field("text", &T::text, about("For people.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::LogSeverity> {
    static constexpr std::pair<api::LogSeverity, const char *> kNames[]
        = {{api::LogSeverity::Error, "error"}, {api::LogSeverity::Warning, "warning"},
            {api::LogSeverity::Info, "info"}, {api::LogSeverity::Debug, "debug"}};
};

} // namespace answerdesk::schema
