// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_templates.h"
#include <QtCore/QtGlobal>

namespace answerdesk::console::serverwords {

namespace {
// What the metrics mean.
constexpr const char *kTemplates[] = {
    QT_TRANSLATE_NOOP("ServerWords", "1, with the version of the server and of Qt as labels."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while the server takes requests, 0 while it starts or stops."),
    QT_TRANSLATE_NOOP("ServerWords", "Processor time of user and system."),
    QT_TRANSLATE_NOOP("ServerWords", "Virtual memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Resident memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Open descriptors."),
    QT_TRANSLATE_NOOP("ServerWords", "Descriptors that may be open."),
    QT_TRANSLATE_NOOP("ServerWords", "Start of the process, since 1970."),
    QT_TRANSLATE_NOOP("ServerWords", "Answered requests by endpoint, status and error code."),
    QT_TRANSLATE_NOOP("ServerWords", "Time from the end of a request's head to its answer, by endpoint."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Requests that were refused before they were complete, and connections turned away, by error code."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests without their answer."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Requests of shops in the last whole minute, divided by its 60 seconds."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Repeated messages that wait for the first one with their Idempotency-Key."),
    QT_TRANSLATE_NOOP("ServerWords", "Open connections of all addresses."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Events without an active ticket that left no diagnostic row: more than 20 per second for a "
        "company."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Lines that the access log could not keep: the disk is full or too slow."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while the database takes writes, as far as known, else 0."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs that wait."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs that may wait; more are refused."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs that were run."),
    QT_TRANSLATE_NOOP("ServerWords", "Transactions that were committed."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Transactions that were lost as a whole; no caller was notified of success."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs of a transaction."),
    QT_TRANSLATE_NOOP("ServerWords", "Time of a COMMIT."),
    QT_TRANSLATE_NOOP("ServerWords", "Size of the database on disk."),
    QT_TRANSLATE_NOOP("ServerWords", "Length of the database's write-ahead log."),
    QT_TRANSLATE_NOOP("ServerWords", "Sessions of administrators that have not expired."),
    QT_TRANSLATE_NOOP("ServerWords", "Sign-ins and changes of passwords that wait."),
    QT_TRANSLATE_NOOP("ServerWords", "Documents that wait to be read."),
    QT_TRANSLATE_NOOP("ServerWords", "Companies."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages in the retrieval indexes."),
    QT_TRANSLATE_NOOP("ServerWords", "Imports of documents that are under way."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Pages of sources that were read, by outcome: changed, unchanged, gone, failed, skipped."),
    QT_TRANSLATE_NOOP("ServerWords", "Sitemaps and crawls that are being read or wait for their turn."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Web pages, sitemaps and crawls that are sources, by how their last reading went."),
    QT_TRANSLATE_NOOP("ServerWords", "Sources whose time to be read again passed more than an hour ago."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Finished generations of a page's FAQs by outcome: ready, or why there are none."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Time from taking a page up to having its content or knowing that there is none."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages that are being made (running) or wait for it (queued)."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages with FAQs by state."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs that were found in memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs that had to be read from the database."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs in memory."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Pages that a model was to word or to translate by what came of it; used: some of it is served, "
        "known: it was not asked again."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Questions with answers, or translated facts, that a model gave, by what the checks found; all but "
        "used were left to the templates."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Answers that a model was to word by what came of it; all but used went out as they were without "
        "it."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Follow-ups that a model was to put into words that stand alone by what came of it; all but used "
        "were "
        "read without it."),
    QT_TRANSLATE_NOOP("ServerWords", "Tokens as the models' server counted them."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Requests to models by what came of them; busy and circuit_open were not sent."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Time of requests to models that were sent, waiting for a place included."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models without an answer."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models that wait for a place."),
    QT_TRANSLATE_NOOP("ServerWords", "Models that are not asked for a while because they failed repeatedly."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Questions that were to be ranked by meaning too, by what came of it; all but used were ranked by "
        "words alone."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages whose embeddings are in memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Memory that they take."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages whose embeddings are to be computed."),
    QT_TRANSLATE_NOOP("ServerWords", "Embeddings of passages that were computed and stored."),
    QT_TRANSLATE_NOOP("ServerWords", "Answers whose embeddings had another length than those before."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while embedding_memory_mb keeps passages from being embedded."),
    QT_TRANSLATE_NOOP("ServerWords", "Products of feeds as of their last run."),
    QT_TRANSLATE_NOOP("ServerWords", "Runs of product feeds that are kept, by state."),
};
} // namespace

std::span<const char *const> metricTemplates() { return kTemplates; }

} // namespace answerdesk::console::serverwords
