// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

void addServerNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::Status]
        = {"Version, addresses, database and counters of the server. Company roles are sent the version, the "
           "region, the "
           "uptime and the public addresses: the rest is of all companies together, and for operators."};
    notes[Endpoint::MetricsText] = {
        "For Prometheus. Where the setting `metrics_token` is set, it must be sent as Bearer; a session does "
        "not open it. Where it is not set, the server's own machine sends nothing, and clients elsewhere "
        "send an "
        "operator's session.",
        {ErrorCode::MissingSession, ErrorCode::InvalidSession}};
    notes[Endpoint::Metrics] = {"What `/metrics` tells, as JSON."};
    notes[Endpoint::ListRequests]
        = {"The last requests, as the access log has them; an administrator of "
           "companies sees those of them, and of operators no more than that they are. With "
           "`wait` and `after` the answer comes as soon as there is a newer one: "
           "send `revision` of the answer as "
           "the next `after`.",
            {ErrorCode::NotFound}};
    notes[Endpoint::ListServerLog] = {"The last 2,000 lines that the program wrote about itself, as they "
                                      "stand on standard error. They hold "
                                      "no keys, no tokens and nothing that shoppers wrote. With `wait` and "
                                      "`after` the answer comes as soon "
                                      "as there is a newer one."};
    notes[Endpoint::GetServerSettings] = {
        "Every setting with its value, where that stands and what it is by default. Secrets are told to be "
        "set or not, never what they are. Settings are read when the server starts."};
    notes[Endpoint::GetModelSetup]
        = {"Address, names and key of both kinds of models, as the settings file has them, and whether the "
           "server may write that file. A key is said to be set or not, never what it is."};
    notes[Endpoint::PutModelSetup] = {
        "Writes `model_url`, `model_names`, `model_key`, `embedding_url`, `embedding_name` and "
        "`embedding_key` into the server's settings file. The other lines stay as they are. The file is "
        "replaced as a whole and is readable for the server's user alone once it holds a key. The setup "
        "counts from the next start of the server, which `restart_needed` says. A value that the command "
        "line or the environment sets is refused with FORBIDDEN, and so is everything when the server has no "
        "settings file or may not write it."};
    notes[Endpoint::TryModelSetup]
        = {"Asks the models of the body, and what it leaves out as it is set up, a question each. Nothing is "
           "saved. It takes as long as the models, at most `model_timeout_ms` or ten seconds for each."};
    notes[Endpoint::WaitForChanges] = {
        "One feed for all lists: `topics` names the kinds of resources that may have changed since `after`, "
        "by whoever or whatever it was. Send `revision` of the answer as the next `after`, with `wait`. A "
        "session is told of the companies that it may read. The feed is in memory: after a restart, and for "
        "a revision that it does not know, all topics are named.",
        {ErrorCode::NotFound}};
    notes[Endpoint::RemoveDemoData] = {
        "Deletes each company whose `demo` is true, as DELETE of the company does: without a way back, and "
        "with an entry in the audit log for each. Other companies stay."};
    notes[Endpoint::ListBackups]
        = {"The files in the folder `backups` of the data folder, the one that is being made, and those that "
           "failed since the server started."};
    notes[Endpoint::CreateBackup] = {
        "Copies the database as it is at this moment while the server goes on: everything that was "
        "acknowledged before is in it. The answer comes before the copy is whole: ask for the backup until "
        "its `state` is `done`. It is verified by opening it, every page of it, before it has its name; a "
        "backup that fails leaves nothing. One is made at a time: while one is running, that one is "
        "answered. "
        "On PostgreSQL use `pg_dump` or its continuous archiving."};
    notes[Endpoint::GetBackup] = {"One backup, with its progress while it is made."};
    notes[Endpoint::DeleteBackup] = {"Deletes the file. A backup that is being made is given up."};
    notes[Endpoint::GetIntegrity] = {"The check that was asked for last since the server started."};
    notes[Endpoint::CheckIntegrity] = {
        "Reads every page, every index and every reference between tables, while the server goes on. The "
        "answer comes before the check is over: ask for it until its `state` is no longer `running`. A check "
        "that runs already is answered. On PostgreSQL use `pg_amcheck`."};
    notes[Endpoint::ListAudit]
        = {"Every change with who made it, from where, and what it was before and "
           "after. Entries are never changed "
           "or deleted by hand. Operators are all called `operator` here, without an address, "
           "for a company's administrators. Follow `next_cursor` to export all of them."};
    notes[Endpoint::ListServerAudit] = {"Changes of all companies and those that belong to none."};
}

} // namespace answerdesk::api
