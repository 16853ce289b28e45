// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/extraction/fork_server.h"
#include "server/web/page/html_page.h"
#include "shared/core/result.h"
#include <mutex>
#include <stop_token>
#include <vector>

namespace answerdesk::web {

/// Reads documents through answerdesk-extract, in one child process per document, with limits on time and
/// memory and in a sandbox, so that a hostile document costs no more than its own child. Blocking; any
/// thread, several at once, no event loop needed. A stop request ends the child at once; the caller then gets
/// UNAVAILABLE.
class Extractor
{
public:
    /// program: empty = answerdesk-extract beside the running program.
    explicit Extractor(QString program = {}, int pageLimitMs = 10'000, int documentLimitMs = 30'000);
    ~Extractor();
    Q_DISABLE_COPY_MOVE(Extractor)

    /// An HTML page. BAD_REQUEST with a text for people when it cannot be read (nested too deeply, took too
    /// long); UNAVAILABLE while there is no room for a child, INTERNAL_ERROR when it cannot be started.
    /// selectors: that HtmlSelector::parse() takes, extract::kMaxSelectors at most.
    Result<HtmlPage> html(QByteArrayView bytes, const QByteArray &contentType,
        const std::stop_token &stop = {}, const QStringList &selectors = {}) const;
    /// What the child answers to a request of the job Document, without its kind; errors as of html().
    /// head: the request's parts before the body.
    Result<QByteArray> document(
        const QByteArray &head, QByteArrayView body, const std::stop_token &stop = {}) const;
    /// The protections that a child has, "no_new_privs, seccomp, landlock ABI 7", and why others are missing.
    struct Sandbox {
        QString active;
        QString missing; ///< empty: none
    };
    Result<Sandbox> sandbox(const std::stop_token &stop = {}) const;

    const QString &program() const { return m_program; }

private:
    struct Job {
        extract::Command command;
        int limitMs;
        int cpuSeconds; ///< the child's own limit
        qsizetype maxAnswer;
    };
    struct Outcome;
    Result<Outcome> run(
        const Job &job, QByteArrayView head, QByteArrayView body, const std::stop_token &stop) const;
    Result<QByteArray> ask(
        const Job &job, QByteArrayView head, QByteArrayView body, const std::stop_token &stop) const;
    /// The fork server that runs the job; an idle one where there is one.
    Result<std::unique_ptr<ForkServer>> startJob(extract::Command job, int childSocket) const;
    void giveBack(std::unique_ptr<ForkServer> forkServer) const;

    QString m_program;
    int m_pageLimitMs;
    int m_documentLimitMs;
    mutable std::mutex m_mutex; ///< of what follows
    mutable std::vector<std::unique_ptr<ForkServer>> m_idle;
};

} // namespace answerdesk::web
