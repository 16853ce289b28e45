// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faq_export.h"
#include "console/app/fault_of.h"
#include "console/app/in_background.h"
#include "shared/client/faq_file.h"
#include "shared/core/text.h"
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void FaqExport::start(
    client::ApiClient *client, const QString &companyKey, const QString &pageId, const QString &file)
{
    if (isRunning() || !client)
        return;
    m_faqs.clear();
    m_file = file;
    m_query = {};
    m_query.limit = 200;
    m_query.page = textOrNothing(pageId);
    read(client, companyKey, {});
}

void FaqExport::cancel()
{
    m_call.cancel();
    m_call = {};
}

void FaqExport::read(client::ApiClient *client, const QString &companyKey, const QString &cursor)
{
    m_query.cursor = textOrNothing(cursor);
    m_call = client->faqs(companyKey, m_query, this,
        [this, client = QPointer(client), companyKey](
            client::ApiResult<api::ListPage<api::CompanyFaq>> list) {
            m_call = {};
            if (!list)
                return emit failed(faultOf(tr("The FAQs were not exported."), list.error()));
            std::move(list->items.begin(), list->items.end(), std::back_inserter(m_faqs));
            if (list->nextCursor && client)
                read(client, companyKey, *list->nextCursor);
            else
                write();
        });
}

void FaqExport::write()
{
    m_isWriting = true;
    const int count = int(m_faqs.size());
    inBackground(
        this,
        [faqs = std::exchange(m_faqs, {}), name = m_file]() -> QString {
            const QString kind = QFileInfo(name).suffix().toLower();
            const QByteArray bytes = kind == u"jsonld" ? client::faqsAsJsonLd(faqs)
                : kind == u"json"                      ? client::faqsAsJson(faqs)
                                                       : client::faqsAsCsv(faqs);
            QSaveFile file(name);
            const bool isWritten
                = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
            return isWritten ? QString() : file.errorString();
        },
        [this, count, name = m_file](const QString &why) {
            m_isWriting = false;
            if (why.isEmpty())
                return emit finished(count, name);
            Fault fault;
            fault.what = tr("The file was not written.");
            fault.why = why;
            fault.technical = name;
            emit failed(fault);
        });
}

} // namespace answerdesk::console
