// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/words/server_words.h"
#include "shared/core/error.h"
#include <QtCore/QMetaType>
#include <QtCore/QString>

namespace answerdesk::console {

/// A failure as a person reads it: what failed, why, what to do, and what support asks for. Shown by toasts,
/// error states and form fields; every one of them offers details() for the clipboard.
struct Fault {
    QString what; ///< a whole sentence: "The key was not created."
    QString why;
    QString remedy;
    QString code; ///< the server's error_code, or NO_CONNECTION and the like
    QString requestId;
    int status = 0; ///< HTTP; 0 when nothing came back
    QString technical; ///< further lines for the details only

    /// The catalogue's cause and remedy unless the error carries its own text, in the console's language.
    static Fault of(const QString &what, const Error &error, const QString &requestId = {},
        serverwords::From from = serverwords::From::Here);
    /// What failed and why, in one line.
    QString summary() const;
    /// Code and request id in one line, to be read out to support; empty when there is neither.
    QString marks() const;
    /// Everything, one fact a line. Holds no secret.
    QString details() const;
};

} // namespace answerdesk::console

Q_DECLARE_METATYPE(answerdesk::console::Fault)
