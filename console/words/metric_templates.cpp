// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_templates.h"
#include <QtCore/QtGlobal>

namespace answerdesk::console::serverwords {

namespace {
// What the metrics mean.
constexpr const char *kTemplates[] = {
    QT_TRANSLATE_NOOP("ServerWords", "1, with the version of the server and of Qt as labels."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while the server accepts requests, 0 while it starts or stops."),
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
        "ServerWords", "Repeated messages waiting for the first one with their Idempotency-Key."),
    QT_TRANSLATE_NOOP("ServerWords", "Open connections of all addresses."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Events without an active ticket that left no diagnostic row: more than 20 per second for a "
        "company."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Lines missing from the access log because the disk was full or too slow."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while the database accepts writes, as far as known, else 0."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs in the queue."),
    QT_TRANSLATE_NOOP("ServerWords", "Maximum write jobs in the queue; more are refused."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs that were run."),
    QT_TRANSLATE_NOOP("ServerWords", "Transactions that were committed."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Transactions that were lost as a whole; no caller was notified of success."),
    QT_TRANSLATE_NOOP("ServerWords", "Write jobs of a transaction."),
    QT_TRANSLATE_NOOP("ServerWords", "Time of a COMMIT."),
    QT_TRANSLATE_NOOP("ServerWords", "Size of the database on disk."),
    QT_TRANSLATE_NOOP("ServerWords", "Length of the database's write-ahead log."),
    QT_TRANSLATE_NOOP("ServerWords", "Sessions of administrators that have not expired."),
    QT_TRANSLATE_NOOP("ServerWords", "Sign-ins and password changes in the queue."),
    QT_TRANSLATE_NOOP("ServerWords", "Documents waiting to be read."),
    QT_TRANSLATE_NOOP("ServerWords", "Companies."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages in the retrieval indexes."),
    QT_TRANSLATE_NOOP("ServerWords", "Imports of documents in progress."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Pages of sources that were read, by outcome: changed, unchanged, gone, failed, skipped."),
    QT_TRANSLATE_NOOP("ServerWords", "Sitemaps and crawls that are being read or are queued."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Web pages, sitemaps and crawls that are sources, by how their last reading went."),
    QT_TRANSLATE_NOOP("ServerWords", "Sources that are overdue by more than an hour."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Finished generations of a page's FAQs by outcome: ready, or why there are none."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Time from starting a page until its content is known or known to be missing."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages whose FAQs are being generated (running) or are queued."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages with FAQs by state."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs that were found in memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs that had to be read from the database."),
    QT_TRANSLATE_NOOP("ServerWords", "Pages and answers of FAQs in memory."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Pages to be phrased or translated by a model, by outcome; used: some of it is served, known: the "
        "model was not asked again."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Questions with answers, or translated facts, returned by a model, by result of the checks; all but "
        "used fell back to the templates."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Answers to be phrased by a model, by outcome; all but used were given without it."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Follow-up questions to be made self-contained by a model, by outcome; all but used were read "
        "without it."),
    QT_TRANSLATE_NOOP("ServerWords", "Tokens as counted by the models' server."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models by outcome; busy and circuit_open were not sent."),
    QT_TRANSLATE_NOOP("ServerWords", "Time of requests sent to models, including the wait for a slot."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models without an answer."),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models waiting for a slot."),
    QT_TRANSLATE_NOOP("ServerWords", "Models that are not asked for a while because they failed repeatedly."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Questions to be ranked by meaning as well, by outcome; all but used were ranked by words only."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages whose embeddings are in memory."),
    QT_TRANSLATE_NOOP("ServerWords", "Memory used by embeddings."),
    QT_TRANSLATE_NOOP("ServerWords", "Passages whose embeddings are to be computed."),
    QT_TRANSLATE_NOOP("ServerWords", "Embeddings of passages that were computed and stored."),
    QT_TRANSLATE_NOOP("ServerWords", "Answers whose embeddings had a different length than earlier ones."),
    QT_TRANSLATE_NOOP("ServerWords", "1 while embedding_memory_mb keeps passages from being embedded."),
    QT_TRANSLATE_NOOP("ServerWords", "Products of feeds as of their last run."),
    QT_TRANSLATE_NOOP("ServerWords", "Runs of product feeds that are kept, by state."),
};
} // namespace

std::span<const char *const> metricTemplates() { return kTemplates; }

} // namespace answerdesk::console::serverwords
