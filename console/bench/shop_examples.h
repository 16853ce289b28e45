// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtCore/QStringListModel>

namespace answerdesk::console {

/// Examples from the shop itself, for fields that a newcomer would not know what to write into: questions
/// that its visitors asked and were answered, without those of FAQs, which mean the page that they stand on;
/// and its product pages with FAQs. GUI thread; knows no widgets.
class ShopExamples final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kQuestions = 4;

    using QObject::QObject;
    /// Drops the examples of the last company and reads those of this one. Null or empty: there are none.
    void setSession(client::ApiClient *client, const QString &companyKey);

    /// The most frequent of the last conversations first; at most kQuestions.
    const QStringList &questions() const { return m_questions; }
    /// Addresses; the newest first.
    QStringListModel &pages() { return m_pages; }

signals:
    void questionsChanged();

private:
    void findQuestions();

    client::PendingCall m_threads, m_faqs, m_listing;
    std::optional<QStringList> m_asked, m_published; ///< once they are read
    QStringList m_questions;
    QStringListModel m_pages;
};

} // namespace answerdesk::console
