// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/wording/faq_wording_store.h"
#include "server/faqs/wording/page_task.h"

namespace answerdesk::faqs {

using storage::Connection;
using storage::Rows;

std::optional<StoredWording> loadWording(Connection &connection, const QString &companyKey, qint64 pageId)
{
    Rows rows = connection.run(
        "SELECT digest, body FROM faq_wording WHERE company_key = ? AND page_id = ?", companyKey, pageId);
    return rows.next() ? std::optional(StoredWording{rows.text(0), rows.text(1).toUtf8()}) : std::nullopt;
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
