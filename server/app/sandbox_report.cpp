// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/sandbox_report.h"
#include "shared/core/log_area.h"
#include <cstdio>

namespace answerdesk::app {

void logSandbox(const web::Extractor &extractor, const std::stop_token &stop)
{
    const auto sandbox = extractor.sandbox(stop);
    if (stop.stop_requested())
        return;
    if (!sandbox) {
        const Error &error = sandbox.error();
        qCCritical(area::server, "answerdesk-extract does not start: %s",
            qUtf8Printable(error.detail.isEmpty() ? error.text() : error.detail));
        return;
    }
    qCInfo(area::server, "sandbox of answerdesk-extract: %s", qUtf8Printable(sandbox->active));
    if (!sandbox->missing.isEmpty())
        qCWarning(area::server, "missing in the sandbox of answerdesk-extract: %s",
            qUtf8Printable(sandbox->missing));
}

void printSandbox(const web::Extractor::Sandbox &sandbox)
{
    if (!sandbox.active.isEmpty())
        std::printf("Sandbox of answerdesk-extract: %s\n", qUtf8Printable(sandbox.active));
    if (!sandbox.missing.isEmpty())
        std::printf("Missing in the sandbox of answerdesk-extract: %s\n", qUtf8Printable(sandbox.missing));
}

} // namespace answerdesk::app
