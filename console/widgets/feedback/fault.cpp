// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/fault.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

Fault Fault::of(const QString &what, const Error &error, const QString &requestId, serverwords::From from)
{
    const ErrorInfo &info = errorInfo(error.code);
    Fault fault;
    fault.what = what;
    const serverwords::Why why = serverwords::whyOf(error, from);
    fault.why = why.text;
    fault.remedy = serverwords::remedy(error.code);
    fault.code = QString::fromLatin1(info.identifier);
    fault.status = info.status;
    fault.requestId = requestId;
    QStringList lines;
    if (!why.said.isEmpty())
        lines << QCoreApplication::translate("Fault", "Server: %1").arg(why.said);
    for (const QString &field : error.missingFields)
        lines << QCoreApplication::translate("Fault", "Missing: %1").arg(field);
    for (const auto &[path, reason] : error.invalidFields)
        lines << u"%1: %2"_s.arg(path, serverwords::translated(reason));
    for (const auto &[name, value] : error.extra) {
        if (fault.requestId.isEmpty() && name == "request_id")
            fault.requestId = value;
    }
    fault.technical = lines.join(u'\n');
    return fault;
}

QString Fault::summary() const { return why.isEmpty() ? what : u"%1 %2"_s.arg(what, why); }

QString Fault::marks() const
{
    QStringList marks{code, requestId};
    marks.removeAll(QString());
    return marks.join(u" · "_s);
}

QString Fault::details() const
{
    QStringList lines{summary()};
    const auto add = [&lines](const QString &name, const QString &value) {
        if (!value.isEmpty())
            lines << u"%1: %2"_s.arg(name, value);
    };
    lines << (remedy.isEmpty() ? QStringList() : QStringList{remedy});
    add(QCoreApplication::translate("Fault", "Code"), code);
    add(QCoreApplication::translate("Fault", "HTTP status"), status ? QString::number(status) : QString());
    add(QCoreApplication::translate("Fault", "Request"), requestId);
    lines << (technical.isEmpty() ? QStringList() : QStringList{technical});
    return lines.join(u'\n');
}

} // namespace answerdesk::console
