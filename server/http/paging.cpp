// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/paging.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

namespace {

constexpr qsizetype kSealLength = 9; // a multiple of three, so that base 64 needs no padding for it
constexpr auto kBase64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray sealOf(const QByteArray &scope, const QByteArray &position)
{
    return sha256("cursor " + scope + '\n' + position).left(kSealLength);
}

} // namespace

QString cursorText(const QByteArray &scope, const ListPosition &position)
{
    const QByteArray text = QByteArray::number(position.belowId) + '/' + position.key.toUtf8();
    return QString::fromLatin1((sealOf(scope, text) + text).toBase64(kBase64));
}

Result<ListPosition> readCursor(const QByteArray &scope, const std::optional<QString> &cursor)
{
    if (!cursor || cursor->isEmpty())
        return ListPosition{};
    const auto decoded = QByteArray::fromBase64Encoding(
        cursor->toUtf8(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray text = decoded ? (*decoded).mid(kSealLength) : QByteArray();
    const qsizetype slash = text.indexOf('/');
    ListPosition position;
    bool ok = slash > 0;
    if (ok) {
        position.belowId = text.left(slash).toLongLong(&ok);
        position.key = QString::fromUtf8(text.mid(slash + 1));
    }
    // Only what this program wrote for this very list reads back as itself.
    if (!ok || cursorText(scope, position) != *cursor) {
        return fail(Error::invalidField(
            u"cursor"_s, u"must be the next_cursor of an earlier page of this list with the same filters"_s));
    }
    return position;
}

QByteArray scopeOf(const Request &request, const QByteArray &filters)
{
    return QByteArray(api::endpointInfo(request.endpoint).name) + '/' + request.pathValue("company").toUtf8()
        + '/' + filters;
}

} // namespace answerdesk::http
