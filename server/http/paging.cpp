// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/paging.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

QString cursorText(const QString &list, const ListPosition &position)
{
    const QString text = list + u'/' + position.key + u'/' + QString::number(position.belowId);
    return QString::fromLatin1(
        text.toLatin1().toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

Result<ListPosition> readCursor(const QString &list, const std::optional<QString> &cursor)
{
    if (!cursor || cursor->isEmpty())
        return ListPosition{};
    const auto decoded = QByteArray::fromBase64Encoding(
        cursor->toUtf8(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    const QStringList parts = decoded ? QString::fromLatin1(*decoded).split(u'/') : QStringList();
    ListPosition position;
    bool ok = parts.size() == 3 && parts[0] == list;
    if (ok) {
        position.key = parts[1];
        position.belowId = parts[2].toLongLong(&ok);
    }
    // Only what this program wrote reads back as itself.
    if (!ok || cursorText(list, position) != *cursor)
        return fail(Error::invalidField(u"cursor"_s, u"must be the next_cursor of an earlier page"_s));
    return position;
}

} // namespace answerdesk::http
