// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faq_export.h"
#include "console/app/fault_of.h"
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
    const QString kind = QFileInfo(m_file).suffix().toLower();
    const QByteArray bytes = kind == u"jsonld" ? client::faqsAsJsonLd(m_faqs)
        : kind == u"json"                      ? client::faqsAsJson(m_faqs)
                                               : client::faqsAsCsv(m_faqs);
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        Fault fault;
        fault.what = tr("The file was not written.");
        fault.why = file.errorString();
        fault.technical = m_file;
        return emit failed(fault);
    }
    emit finished(int(m_faqs.size()), m_file);
}

} // namespace answerdesk::console
