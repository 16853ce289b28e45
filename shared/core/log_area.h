// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QLoggingCategory>

/// The areas of the server's own log, for qCWarning() and its like. What they write goes to standard error
/// and to GET /admin/v1/log: no key, no token, nothing that shoppers wrote.
namespace answerdesk::area {

inline const QLoggingCategory &server()
{
    static const QLoggingCategory category("server");
    return category;
}

inline const QLoggingCategory &storage()
{
    static const QLoggingCategory category("storage");
    return category;
}

inline const QLoggingCategory &http()
{
    static const QLoggingCategory category("http");
    return category;
}

inline const QLoggingCategory &knowledge()
{
    static const QLoggingCategory category("knowledge");
    return category;
}

inline const QLoggingCategory &answers()
{
    static const QLoggingCategory category("answers");
    return category;
}

inline const QLoggingCategory &faqs()
{
    static const QLoggingCategory category("faqs");
    return category;
}

inline const QLoggingCategory &revenue()
{
    static const QLoggingCategory category("revenue");
    return category;
}

} // namespace answerdesk::area
