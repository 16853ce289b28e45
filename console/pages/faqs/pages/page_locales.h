// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// The locales in which a product page has FAQs or could have them: those of the company, and whatever other
/// the page was asked for in. GUI thread.
class PageLocales final : public QObject
{
    Q_OBJECT
public:
    struct Entry {
        QString locale;
        std::optional<api::FaqPage> page; ///< nothing: nobody has asked for the page in this locale yet
    };

    using QObject::QObject;
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setCompanyLocales(const QStringList &locales);
    const QStringList &companyLocales() const { return m_companyLocales; }
    /// One of the address's pages; asks for the others when it is another address.
    void setPage(const api::FaqPage &page);
    /// Asks again: another locale may have come.
    void refresh();
    const QList<Entry> &entries() const { return m_entries; }

signals:
    void changed();

private:
    void put(const std::vector<api::FaqPage> &pages);
    client::ApiClient *m_client = nullptr;
    QString m_company;
    QStringList m_companyLocales;
    std::vector<api::FaqPage> m_pages; ///< of the address
    QString m_url;
    QList<Entry> m_entries;
    client::PendingCall m_call;
};

} // namespace answerdesk::console
