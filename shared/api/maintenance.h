// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

enum class BackupState {
    Running,
    Done, ///< whole, and verified by opening it
    Failed ///< there is no file
};

/// A copy of the database that the server made while it ran.
struct Backup {
    QString backupId;
    QString file;
    schema::Timestamp startedAt;
    BackupState state = BackupState::Done;
    int progressPercent = 100;
    qint64 sizeBytes = 0;
    std::optional<QString> error;

    static constexpr const char *kName = "Backup";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Backup;
        return fields(field("backup_id", &T::backupId, about("Identifier, made by the server.").required()),
            field("file", &T::file,
                about("The file on the server's machine, in the folder backups of its data folder.")
                    .required()),
            field("started_at", &T::startedAt,
                about("When it was asked for: everything that was acknowledged before is in it.").required()),
            field("state", &T::state,
                about("running; done: whole, and verified by opening it; failed: there is no file.")
                    .required()),
            field("progress_percent", &T::progressPercent,
                about("How much is copied; the copy is verified after that.").required().range(0, 100)),
            field("size_bytes", &T::sizeBytes, about("Size of the file by now.").required()),
            field("error", &T::error, about("Why it failed.")));
    }
};

/// Query of GET /admin/v1/backups.
struct BackupsQuery : ListQuery {
    std::optional<BackupState> state;

    static constexpr const char *kName = "BackupsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field("state", &BackupsQuery::state, about("Backups in this state only."))));
    }
};

enum class IntegrityState {
    Never, ///< not checked since the server started
    Running,
    Sound,
    Damaged,
    Failed ///< the check itself did not come to its end
};

/// The last check of the running database.
struct IntegrityCheck {
    IntegrityState state = IntegrityState::Never;
    std::optional<schema::Timestamp> startedAt;
    std::optional<schema::Timestamp> finishedAt;
    std::vector<QString> findings;
    std::optional<QString> error;

    static constexpr const char *kName = "IntegrityCheck";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = IntegrityCheck;
        return fields(field("state", &T::state,
                          about("never: not checked since the server started; running; sound; damaged; "
                                "failed: the check did not come to its end.")
                              .required()),
            field("started_at", &T::startedAt, about("When it began.")),
            field("finished_at", &T::finishedAt, about("When it ended.")),
            field("findings", &T::findings,
                about("What is wrong, in the database's own words; the first hundred.").required()),
            field("error", &T::error, about("Why the check failed.")));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::BackupState> {
    static constexpr std::pair<api::BackupState, const char *> kNames[]
        = {{api::BackupState::Running, "running"}, {api::BackupState::Done, "done"},
            {api::BackupState::Failed, "failed"}};
};

template <>
struct EnumNames<api::IntegrityState> {
    static constexpr std::pair<api::IntegrityState, const char *> kNames[]
        = {{api::IntegrityState::Never, "never"}, {api::IntegrityState::Running, "running"},
            {api::IntegrityState::Sound, "sound"}, {api::IntegrityState::Damaged, "damaged"},
            {api::IntegrityState::Failed, "failed"}};
};

} // namespace answerdesk::schema
