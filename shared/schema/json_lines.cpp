// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/json_lines.h"
#include <QtCore/QIODevice>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::json {

tl::expected<void, QString> readLines(const QString &name, QIODevice &in, const LineReader &read)
{
    int number = 0;
    bool isEmpty = true;
    while (!in.atEnd()) {
        const QByteArray line = in.readLine().trimmed();
        ++number;
        if (line.isEmpty())
            continue;
        isEmpty = false;
        const auto value = parse(line);
        QString fault = value ? QString() : u"not JSON: %1"_s.arg(value.error());
        if (value)
            fault = value->asObject() ? read(*value) : u"not a JSON object"_s;
        if (!fault.isEmpty())
            return tl::unexpected(u"%1:%2: %3"_s.arg(name).arg(number).arg(fault));
    }
    if (isEmpty)
        return tl::unexpected(u"%1:1: the file is empty"_s.arg(name));
    return {};
}

} // namespace answerdesk::json
