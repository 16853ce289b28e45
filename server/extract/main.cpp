// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// answerdesk-extract: reads one document from standard input and writes its contents to standard output. The
// server starts one for each document; a hostile document harms this process only.
#include "server/extract/document_extraction.h"
#include "server/extract/sandbox.h"
#include "server/web/extract_protocol.h"
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

} // namespace

int main(int argc, char **argv)
{
    using namespace web::extract;
    const std::string_view job = argc > 1 ? argv[1] : "";
    if (job == kReportSandbox)
        return reportSandbox();
    if (job == "--probe-sandbox" && argc == 3) { // for tests: what the sandbox denies
        extract::limitResources(kPageSeconds, kPageMemory);
        extract::enterSandbox();
        extract::probeSandbox(argv[2]);
        return 0;
    }
    const bool isDocument = job == kDocument;
    if (!isDocument && job != kPage) {
        std::fputs("answerdesk-extract reads one document from standard input for answerdesk-server, which "
                   "starts it.\n"
                   "  --sandbox  print the protections that it runs under\n",
            stderr);
        return job == "--help" ? 0 : 2;
    }
    extract::limitResources(
        isDocument ? kDocumentSeconds : kPageSeconds, isDocument ? kDocumentMemory : kPageMemory);
    extract::enterSandbox();
    const std::optional<QByteArray> request = readRequest();
    if (!request)
        return 2;
    return answer(isDocument ? extract::answerDocument(*request) : extract::answerPage(*request));
}
