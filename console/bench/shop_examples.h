// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtCore/QStringListModel>

namespace answerdesk::console {

// Examples from the shop itself, for fields that a newcomer would not know what to write into. setSession()
// drops those of the last company and reads those of this one; null or empty: there are none. GUI thread; no
// widgets.

/// The address with this path on each of the hosts, without those that stand for several.
QStringList addressesOn(const QStringList &hosts, const QString &path);

/// Addresses of product pages with FAQs, the newest first.
class ShopPages final : public QStringListModel
{
public:
    using QStringListModel::QStringListModel;
    void setSession(client::ApiClient *client, const QString &companyKey);

private:
    client::PendingCall m_call;
};

/// Questions that visitors asked and that were answered, without those of FAQs, which mean the page that they
/// stand on.
class AskedQuestions final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMost = 4;

    using QObject::QObject;
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// The most frequent of the last conversations first; at most kMost.
    const QStringList &questions() const { return m_questions; }

signals:
    void changed();

private:
    void setQuestions(const QStringList &questions);

    client::PendingCall m_faqs, m_threads;
    QStringList m_questions;
};

} // namespace answerdesk::console
