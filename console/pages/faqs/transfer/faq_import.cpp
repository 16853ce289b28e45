// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/transfer/faq_import.h"
#include "console/words/server_words.h"
#include <QtCore/QFile>
#include <QtCore/QStringDecoder>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr std::size_t kRowsAtOnce = 100;
constexpr qint64 kLargestFile = 32 << 20; ///< bytes
} // namespace

FaqImport::FaqImport(const File &file, client::ApiClient *client, const QString &companyKey, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_company(companyKey)
    , m_file(file.rows)
{
    m_result.failed = m_file.failed;
}

FaqImport::File FaqImport::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, tr("The file cannot be read: %1.").arg(file.errorString())};
    if (file.size() > kLargestFile)
        return {{}, tr("The file is larger than %1 MiB.").arg(kLargestFile >> 20)};
    const QByteArray bytes = file.readAll();
    File read;
    if (path.endsWith(u".json", Qt::CaseInsensitive)) {
        read.rows = client::readFaqJson(bytes);
    } else {
        QStringDecoder decoder(QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8));
        const QString text = decoder(bytes);
        if (decoder.hasError())
            return {{}, tr("The file is not UTF-8. Save it as “CSV UTF-8” in your spreadsheet.")};
        read.rows = client::readFaqCsv(text);
    }
    if (!read.rows.fault.isEmpty())
        read.fault = serverwords::translated(read.rows.fault);
    else if (read.rows.rows.empty())
        read.fault = tr("The file has no usable rows.");
    return read;
}

void FaqImport::send()
{
    if (m_sent >= m_file.rows.size())
        return emit finished();
    if (!m_client) // the dialog rests until there is one
        return;
    const auto from = m_file.rows.begin() + std::ptrdiff_t(m_sent);
    const std::size_t count = std::min(kRowsAtOnce, m_file.rows.size() - m_sent);
    m_client->importFaqs(m_company, json::Array(from, from + std::ptrdiff_t(count)), this,
        [this, count](const client::ApiResult<api::FaqImportResult> &part) {
            if (!part)
                return emit failed(part.error());
            m_sent += count;
            m_result.added += part->added;
            m_result.changed += part->changed;
            m_result.unchanged += part->unchanged;
            m_result.failed.insert(m_result.failed.end(), part->failed.begin(), part->failed.end());
            emit progressed();
            send();
        });
}

} // namespace answerdesk::console
