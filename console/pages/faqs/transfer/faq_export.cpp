// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/transfer/faq_export.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"
#include "shared/client/faq_file.h"
#include "shared/core/text.h"
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

enum class Written : unsigned char { Yes, No, Cancelled };

/// The file appears when it is complete, and not at all when it is cancelled before that.
std::pair<Written, QString> writeFile(
    const std::vector<api::CompanyFaq> &faqs, const QString &name, const std::atomic_bool &isCancelled)
{
    const QString kind = QFileInfo(name).suffix().toLower();
    const QByteArray bytes = kind == u"jsonld" ? client::faqsAsJsonLd(faqs)
        : kind == u"json"                      ? client::faqsAsJson(faqs)
                                               : client::faqsAsCsv(faqs);
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {Written::No, file.errorString()};
    if (isCancelled)
        return {Written::Cancelled, {}};
    return file.commit() ? std::pair{Written::Yes, QString()} : std::pair{Written::No, file.errorString()};
}

} // namespace

void FaqExport::start(
    client::ApiClient *client, const QString &companyKey, const QString &pageId, const QString &file)
{
    if (isRunning() || !client)
        return;
    m_client = client;
    m_company = companyKey;
    m_faqs.clear();
    m_query = {};
    m_query.limit = 200;
    m_query.page = textOrNothing(pageId);
    begin(file);
    read({});
}

void FaqExport::cancel()
{
    if (!isRunning())
        return;
    if (m_isCancelled) {
        *m_isCancelled = true;
        return;
    }
    m_call.cancel();
    m_faqs.clear();
    end(State::Cancelled);
}

void FaqExport::read(const QString &cursor)
{
    if (!m_client)
        return end(State::Failed, tr("The server was closed."));
    m_query.cursor = textOrNothing(cursor);
    m_call = m_client->faqs(
        m_company, m_query, this, [this](client::ApiResult<api::ListPage<api::CompanyFaq>> list) {
            if (!list)
                return end(State::Failed, whyOf(list.error()));
            std::move(list->items.begin(), list->items.end(), std::back_inserter(m_faqs));
            m_rows = qint64(m_faqs.size());
            emit changed();
            if (list->nextCursor)
                read(*list->nextCursor);
            else
                write();
        });
}

void FaqExport::write()
{
    m_isCancelled = std::make_shared<std::atomic_bool>(false);
    inBackground(
        this,
        [faqs = std::exchange(m_faqs, {}), name = m_fileName, cancelled = m_isCancelled] {
            return writeFile(faqs, name, *cancelled);
        },
        [this](const std::pair<Written, QString> &done) {
            m_isCancelled.reset();
            end(done.first == Written::Yes      ? State::Done
                    : done.first == Written::No ? State::Failed
                                                : State::Cancelled,
                done.second);
        });
}

} // namespace answerdesk::console
