// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/html_page.h"
#include "shared/core/result.h"

namespace answerdesk::web {

/// Reads documents in a child process (answerdesk-extract) with limits on CPU time and memory, so that a
/// hostile page costs no more than its own child. Blocking; any thread, several at once, no event loop
/// needed.
class Extractor
{
public:
    /// program: empty = answerdesk-extract beside the running program.
    explicit Extractor(QString program = {}, int timeLimitMs = 10'000);

    /// HTML, or where the content type says so a Word document (kDocxType) or a PDF (kPdfType).
    /// BAD_REQUEST with a text for people when the document cannot be read (nested too deeply, took too
    /// long); UNAVAILABLE while there is no room for a child, INTERNAL_ERROR when it cannot be started.
    Result<HtmlPage> html(QByteArrayView bytes, const QByteArray &contentType) const;

    const QString &program() const { return m_program; }

private:
    QString m_program;
    int m_timeLimitMs;
};

} // namespace answerdesk::web
