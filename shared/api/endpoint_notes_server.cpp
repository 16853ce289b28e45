// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

void addServerNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::Status] = {
        "Version, addresses, database and counters of the server. Company roles get the version, the region, "
        "the uptime and the public addresses: the rest covers all companies and is for operators only."};
    notes[Endpoint::MetricsText]
        = {"For Prometheus. If the setting `metrics_token` is set, it must be sent as Bearer; a session is "
           "not accepted. Otherwise, the server's own machine needs no credentials, and clients elsewhere "
           "send an operator's session.",
            {ErrorCode::MissingSession, ErrorCode::InvalidSession}};
    notes[Endpoint::Metrics] = {"The metrics of `/metrics` as JSON."};
    notes[Endpoint::ListRequests]
        = {"The last requests, as in the access log; company administrators see those of their companies, "
           "without details about operators. With `wait` and `after`, the answer is sent as soon as there is "
           "a newer one: send `revision` of the answer as the next `after`.",
            {ErrorCode::NotFound}};
    notes[Endpoint::ListServerLog] = {"The last 2,000 lines of the program's log, as on standard error. They "
                                      "contain no keys, no tokens and no text from shoppers. With `wait` and "
                                      "`after`, the answer is sent as soon as there is a newer line."};
    notes[Endpoint::GetServerSettings]
        = {"Every setting with its value, its origin and its default. For secrets, only whether they are set "
           "is shown, never their values. Settings are read when the server starts."};
    notes[Endpoint::GetModelSetup]
        = {"Address, names and key of both kinds of models, as in the settings file, and whether the server "
           "may write that file. Only whether a key is set is shown, never its value."};
    notes[Endpoint::PutModelSetup]
        = {"Writes `model_url`, `model_names`, `model_key`, `embedding_url`, `embedding_name` and "
           "`embedding_key` to the server's settings file. Other lines are not changed. The file is replaced "
           "as a whole and, once it contains a key, readable only for the server's user. The setup applies "
           "from the next start of the server; see `restart_needed`. A value that is set by the command line "
           "or the environment is refused with FORBIDDEN, and so is every change if the server has no "
           "settings file or may not write it."};
    notes[Endpoint::TryModelSetup]
        = {"Sends one question to each model in the body; missing values are taken from the current setup. "
           "Nothing is saved. The request takes as long as the models, at most `model_timeout_ms` or ten "
           "seconds for each."};
    notes[Endpoint::WaitForChanges]
        = {"One feed for all lists: `topics` names the kinds of resources that may have changed since "
           "`after`, regardless of the cause. Send `revision` of the answer as the next `after`, with "
           "`wait`. A session gets the changes of the companies that it may read. The feed is in memory: "
           "after a restart, and for an unknown revision, all topics are named.",
            {ErrorCode::NotFound}};
    notes[Endpoint::RemoveDemoData]
        = {"Deletes each company whose `demo` is true, as DELETE of the company does: permanently, with an "
           "entry in the audit log for each. Other companies are not changed."};
    notes[Endpoint::ListBackups] = {"The files in the folder `backups` of the data folder, the backup in "
                                    "progress, and backups that failed since the server started."};
    notes[Endpoint::CreateBackup]
        = {"Copies the current database while the server keeps running: the copy contains everything "
           "acknowledged before. The answer is sent before the copy is complete: ask for the backup until "
           "its `state` is `done`. The copy is verified page by page before it gets its final name; a failed "
           "backup leaves no file. Only one backup runs at a time: if one is in progress, it is returned. On "
           "PostgreSQL use `pg_dump` or its continuous archiving."};
    notes[Endpoint::GetBackup] = {"One backup, with its progress."};
    notes[Endpoint::DeleteBackup] = {"Deletes the file. A backup in progress is cancelled."};
    notes[Endpoint::GetIntegrity] = {"The last check since the server started."};
    notes[Endpoint::CheckIntegrity] = {
        "Reads every page, every index and every reference between tables, while the server keeps running. "
        "The answer is sent before the check is finished: ask for it until its `state` is no longer "
        "`running`. If a check is already running, it is returned. On PostgreSQL use `pg_amcheck`."};
    notes[Endpoint::ListAudit]
        = {"Every change with its author, the address, and the state before and after. Entries cannot be "
           "changed or deleted. For company administrators, all operators appear as `operator`, without an "
           "address. Follow `next_cursor` to export all of them."};
    notes[Endpoint::ListServerAudit] = {"Changes of all companies and of the server."};
}

} // namespace answerdesk::api
