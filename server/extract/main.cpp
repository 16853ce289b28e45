// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// answerdesk-extract: reads documents, each in a child process of its own, which a hostile document may harm
// but not leave.
#include "server/extract/document_extraction.h"
#include "server/extract/fork_server.h"
#include "server/extract/sandbox.h"
#include <cerrno>
#include <cstdio>
#include <string_view>
#include <unistd.h>

using namespace answerdesk;

#if defined(__SANITIZE_ADDRESS__)
/// The child has no environment that could say so: fontconfig, which reads fonts for PDFs, keeps memory to
/// the end on purpose.
extern "C" const char *__asan_default_options() { return "detect_leaks=0"; }
#endif

namespace {

using web::extract::Command;

constexpr unsigned kPageMemory = 512, kDocumentMemory = 1024; // MiB of addresses

std::optional<QByteArray> readRequest()
{
    constexpr qsizetype kMost = qsizetype(web::extract::kMaxBody) + 64 * 1024;
    QByteArray request;
    qsizetype size = 0;
    for (;;) {
        if (size == request.size())
            request.resize(std::min(kMost + 1, std::max<qsizetype>(64 * 1024, 2 * size)));
        const ssize_t count = ::read(STDIN_FILENO, request.data() + size, std::size_t(request.size() - size));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 || size + count > kMost)
            return std::nullopt;
        if (count == 0)
            break;
        size += count;
    }
    request.truncate(size);
    return request;
}

std::string joined(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

int reportSandbox()
{
    const extract::SandboxReport report = extract::enterSandbox();
    std::printf("%s\n%s", report.active.empty() ? "none" : joined(report.active).c_str(),
        joined(report.missing).c_str());
    return std::fflush(stdout) == 0 ? 0 : 1;
}

int answer(const std::optional<QByteArray> &bytes)
{
    if (!bytes)
        return 2;
    const bool isWritten = std::fwrite(bytes->constData(), 1, std::size_t(bytes->size()), stdout)
        == std::size_t(bytes->size());
    return isWritten && std::fflush(stdout) == 0 ? 0 : 1;
}

/// Request from standard input, answer to standard output. Returns the exit code.
int runJob(Command command)
{
    if (command == Command::ReportSandbox)
        return reportSandbox();
    const bool isDocument = command == Command::Document;
    if (!isDocument && command != Command::Page)
        return 2;
    using namespace web::extract;
    extract::limitResources(
        isDocument ? kDocumentSeconds : kPageSeconds, isDocument ? kDocumentMemory : kPageMemory);
    extract::enterSandbox();
    const std::optional<QByteArray> request = readRequest();
    if (!request)
        return 2;
    return answer(isDocument ? extract::answerDocument(*request) : extract::answerPage(*request));
}

int probe(const char *folder)
{
    extract::limitResources(web::extract::kPageSeconds, kPageMemory);
    extract::enterSandbox();
    extract::probeSandbox(folder);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view option = argc > 1 ? argv[1] : "";
    if (option == web::extract::kForkServer && argc == 2) {
        extract::prepareForPages();
        return extract::runForkServer(runJob);
    }
    if (option == "--sandbox" && argc == 2)
        return runJob(Command::ReportSandbox);
    // For tests: one job without a fork server, and what the sandbox denies.
    if (option == "--job" && argc == 3)
        return runJob(Command(argv[2][0]));
    if (option == "--probe-sandbox" && argc == 3)
        return probe(argv[2]);
    std::fputs("answerdesk-extract reads documents for answerdesk-server, which starts it.\n"
               "  --sandbox  print the protections that it reads them under\n",
        stderr);
    return option == "--help" ? 0 : 2;
}
