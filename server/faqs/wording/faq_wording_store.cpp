// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/wording/faq_wording_store.h"
#include "server/faqs/wording/page_task.h"
#include "server/storage/rows/row.h"

namespace answerdesk::faqs {

using storage::Connection;

namespace {

struct Utf8Codec {
    using Stored = QString;
    static QString write(const QByteArray &text) { return QString::fromUtf8(text); }
    static QByteArray read(const QString &text) { return text.toUtf8(); }
};
using Wordings = storage::View<StoredWording, storage::Column<"digest", &StoredWording::digest>,
    storage::CodedColumn<Utf8Codec, "body", &StoredWording::body>>;

} // namespace

std::optional<StoredWording> loadWording(Connection &connection, const QString &companyKey, qint64 pageId)
{
    return Wordings::selectOne<"SELECT {columns} FROM faq_wording WHERE company_key = ? AND page_id = ?">(
        connection, companyKey, pageId);
}

void storeWording(
    Connection &connection, const QString &companyKey, qint64 pageId, const StoredWording &wording)
{
    connection.run("INSERT INTO faq_wording (company_key, page_id, digest, body) VALUES (?, ?, ?, ?) ON "
                   "CONFLICT (company_key, page_id) DO UPDATE SET digest = excluded.digest, body = "
                   "excluded.body",
        companyKey, pageId, wording.digest, QString::fromUtf8(wording.body));
}

void forgetEmptyWording(Connection &connection, const QString &companyKey, qint64 pageId)
{
    connection.run("DELETE FROM faq_wording WHERE company_key = ? AND page_id = ? AND (body = ? OR body = ?)",
        companyKey, pageId, QString::fromUtf8(toJson(QList<Proposal>())),
        QString::fromUtf8(toJson(QList<Translation>())));
}

} // namespace answerdesk::faqs
