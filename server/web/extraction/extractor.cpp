// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extraction/extractor.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

constexpr int kEndMs = 5000; ///< for a child that has closed its end to be gone
constexpr std::size_t kMostIdle = 4; ///< fork servers; each has a few MiB of its own

/// The conversation with a child. A socket pair instead of pipes, since send() can be told not to raise
/// SIGPIPE.
class Conversation
{
public:
    Conversation() = default;
    Q_DISABLE_COPY_MOVE(Conversation)
    ~Conversation()
    {
        for (const int socket : m_sockets) {
            if (socket >= 0)
                close(socket);
        }
    }

    /// 0, or why not as errno says it.
    int open()
    {
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, m_sockets) != 0)
            return errno;
        fcntl(m_sockets[0], F_SETFL, O_NONBLOCK);
        return 0;
    }
    int childSocket() const { return m_sockets[1]; }

    enum class End { Done, TimedOut, TooLong };

    /// Call it once the child has its socket.
    End talk(QByteArrayView head, QByteArrayView body, QByteArray &answer, qsizetype maxAnswer, int limitMs,
        const std::stop_token &stop)
    {
        close(std::exchange(m_sockets[1], -1)); // the child's end of it is the end
        const int socket = m_sockets[0];
        // Wakes poll() below; the descriptor is open for as long as this object lives.
        const std::stop_callback onStop(stop, [socket] { shutdown(socket, SHUT_RDWR); });
        QElapsedTimer timer;
        timer.start();
        QByteArrayView unsent = head;
        QByteArrayView next = body;
        char buffer[64 * 1024];
        while (true) {
            if (unsent.isEmpty())
                unsent = std::exchange(next, {});
            const qint64 left = limitMs - timer.elapsed();
            if (left <= 0)
                return End::TimedOut;
            pollfd waiting{socket, short(unsent.isEmpty() ? POLLIN : POLLIN | POLLOUT), 0};
            const int ready = poll(&waiting, 1, int(left));
            if (ready < 0 && errno != EINTR)
                return End::Done;
            if (ready <= 0)
                continue;
            if (waiting.revents & POLLOUT) {
                const ssize_t count = send(socket, unsent.data(), std::size_t(unsent.size()), MSG_NOSIGNAL);
                if (count > 0)
                    unsent = unsent.sliced(count);
                else if (errno != EAGAIN && errno != EINTR)
                    unsent = next = {}; // the child has ended; what it wrote before may still be read
                if (unsent.isEmpty() && next.isEmpty())
                    shutdown(socket, SHUT_WR);
            }
            if (waiting.revents & (POLLIN | POLLHUP | POLLERR)) {
                const ssize_t count = recv(socket, buffer, sizeof buffer, 0);
                if (count == 0)
                    return End::Done;
                if (count > 0)
                    answer.append(buffer, qsizetype(count));
                else if (errno != EAGAIN && errno != EINTR)
                    return End::Done;
                if (answer.size() > maxAnswer)
                    return End::TooLong;
            }
        }
    }

private:
    int m_sockets[2] = {-1, -1}; ///< this side, the child's
};

Error cannotStart(const QString &program, int error)
{
    const QString detail = u"cannot start %1: %2"_s.arg(program, qt_error_string(error));
    if (error != EMFILE && error != ENFILE && error != EAGAIN && error != ENOMEM)
        return Error::internal(detail);
    return Error::unavailable(u"The server has no capacity to read a document at the moment."_s, 5, detail);
}

} // namespace

Extractor::Extractor(QString program, int pageLimitMs, int documentLimitMs)
    : m_program(std::move(program))
    , m_pageLimitMs(pageLimitMs)
    , m_documentLimitMs(documentLimitMs)
{
    if (!m_program.isEmpty())
        return;
    // Beside the program in a build; where Debian keeps programs that only programs start, when installed.
    const QString folder = QCoreApplication::applicationDirPath();
    const QString installed = folder + u"/../libexec/answerdesk/answerdesk-extract"_s;
    m_program = folder + u"/answerdesk-extract"_s;
    if (!QFileInfo::exists(m_program) && QFileInfo::exists(installed))
        m_program = QDir::cleanPath(installed);
}

Extractor::~Extractor() = default;

Result<std::unique_ptr<ForkServer>> Extractor::startJob(extract::Command job, int childSocket) const
{
    for (;;) {
        std::unique_ptr<ForkServer> idle;
        if (const std::scoped_lock lock(m_mutex); !m_idle.empty()) {
            idle = std::move(m_idle.back());
            m_idle.pop_back();
        }
        if (!idle)
            break;
        if (idle->send(job, childSocket))
            return idle;
    }
    auto started = ForkServer::start(QFile::encodeName(m_program));
    if (!started)
        return fail(cannotStart(m_program, started.error()));
    if (!(*started)->send(job, childSocket))
        return fail(cannotStart(m_program, errno));
    return *std::move(started);
}

void Extractor::giveBack(std::unique_ptr<ForkServer> forkServer) const
{
    const std::scoped_lock lock(m_mutex);
    if (m_idle.size() < kMostIdle)
        m_idle.push_back(std::move(forkServer));
}

struct Extractor::Outcome {
    Conversation::End end;
    std::optional<int> status; ///< of the child; nothing: the fork server is gone
    QByteArray answer;
};

Result<Extractor::Outcome> Extractor::run(
    const Job &job, QByteArrayView head, QByteArrayView body, const std::stop_token &stop) const
{
    Conversation conversation;
    if (const int error = conversation.open(); error != 0)
        return fail(cannotStart(m_program, error));
    Result<std::unique_ptr<ForkServer>> forkServer = startJob(job.command, conversation.childSocket());
    if (!forkServer)
        return fail(forkServer.error());
    Outcome outcome;
    outcome.end = conversation.talk(head, body, outcome.answer, job.maxAnswer, job.limitMs, stop);
    if (outcome.end != Conversation::End::Done || stop.stop_requested())
        (*forkServer)->cancel();
    outcome.status = (*forkServer)->status(std::min(job.limitMs, kEndMs));
    if (!outcome.status) { // a child that closed its end and stays
        (*forkServer)->cancel();
        outcome.status = (*forkServer)->status(kEndMs);
    }
    if (outcome.status)
        giveBack(*std::move(forkServer));
    return outcome;
}

Result<QByteArray> Extractor::ask(
    const Job &job, QByteArrayView head, QByteArrayView body, const std::stop_token &stop) const
{
    using End = Conversation::End;
    const auto tookTooLong = [](int seconds) {
        return fail(ErrorCode::BadRequest, u"Reading the document took more than %1 s."_s.arg(seconds));
    };
    const auto cancelled
        = [] { return fail(Error::unavailable(u"The reading of the document was cancelled."_s, 2)); };
    if (stop.stop_requested())
        return cancelled();
    Result<Outcome> outcome = run(job, head, body, stop);
    // A fork server that was killed may still take a command. Reading again changes nothing.
    if (outcome && outcome->end == End::Done && !outcome->status && !stop.stop_requested())
        outcome = run(job, head, body, stop);
    if (!outcome)
        return fail(outcome.error());
    if (stop.stop_requested())
        return cancelled();
    if (outcome->end == End::TimedOut)
        return tookTooLong(std::max(1, job.limitMs / 1000));
    if (outcome->end == End::TooLong)
        return fail(ErrorCode::BadRequest, u"The document could not be read."_s,
            u"the extractor's answer is too long"_s);
    if (!outcome->status)
        return fail(Error::internal(u"%1 ended unexpectedly"_s.arg(m_program)));
    const int status = *outcome->status;
    if (status < 0)
        return fail(cannotStart(m_program, -status));
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        return tookTooLong(job.cpuSeconds);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        const QString detail = WIFSIGNALED(status) ? u"extractor killed by signal %1"_s.arg(WTERMSIG(status))
                                                   : u"extractor ended with %1"_s.arg(WEXITSTATUS(status));
        return fail(ErrorCode::BadRequest,
            u"The document could not be read within the limits of time and memory."_s, detail);
    }
    return std::move(outcome->answer);
}

namespace {

Error unreadable(const QString &detail)
{
    return Error::make(ErrorCode::BadRequest, u"The document could not be read."_s, detail);
}

/// What follows an answer's kind, or why the document was refused.
Result<QByteArray> contentOf(QByteArray answer)
{
    extract::PartReader parts(answer);
    const QByteArrayView kind = parts.next(16);
    if (kind == extract::kRead)
        return answer.remove(0, 4 + kind.size());
    const QString reason = parts.nextText(extract::kMaxReason);
    if (kind != extract::kRefused || !parts.isDone() || reason.isEmpty())
        return fail(unreadable(u"the extractor's answer is malformed"_s));
    return fail(ErrorCode::BadRequest, reason);
}

Error tooLarge()
{
    return Error::make(ErrorCode::PayloadTooLarge, u"The document is too large to be read."_s);
}

} // namespace

Result<HtmlPage> Extractor::html(QByteArrayView bytes, const QByteArray &contentType,
    const std::stop_token &stop, const QStringList &selectors) const
{
    if (bytes.size() > qsizetype(extract::kMaxBody))
        return fail(tooLarge());
    extract::PartWriter head;
    head.add(contentType.left(extract::kMaxContentType));
    head.addCount(quint32(selectors.size()));
    for (const QString &selector : selectors)
        head.addText(selector);
    head.addLength(quint32(bytes.size()));
    const Job job{extract::Command::Page, m_pageLimitMs, extract::kPageSeconds, extract::kMaxPageAnswer};
    const Result<QByteArray> answer = ask(job, head.bytes(), bytes, stop).and_then(contentOf);
    if (!answer)
        return fail(answer.error());
    auto page = HtmlPage::fromJson(*answer);
    if (!page)
        return fail(unreadable(page.error()));
    return *std::move(page);
}

Result<QByteArray> Extractor::document(
    const QByteArray &head, QByteArrayView body, const std::stop_token &stop) const
{
    if (body.size() > qsizetype(extract::kMaxBody))
        return fail(tooLarge());
    extract::PartWriter length;
    length.addLength(quint32(body.size()));
    const Job job{extract::Command::Document, m_documentLimitMs, extract::kDocumentSeconds,
        extract::kMaxDocumentAnswer};
    return ask(job, head + length.bytes(), body, stop).and_then(contentOf);
}

Result<Extractor::Sandbox> Extractor::sandbox(const std::stop_token &stop) const
{
    const Job job{extract::Command::ReportSandbox, m_pageLimitMs, extract::kPageSeconds, 4096};
    const Result<QByteArray> answer = ask(job, {}, {}, stop);
    if (!answer)
        return fail(answer.error());
    const QList<QByteArray> lines = answer->trimmed().split('\n');
    Sandbox report{QString::fromUtf8(lines.value(0)), QString::fromUtf8(lines.value(1))};
    if (report.active.isEmpty() || lines.size() > 2)
        return fail(Error::internal(u"%1 does not report its sandbox"_s.arg(m_program)));
    return report;
}

} // namespace answerdesk::web
