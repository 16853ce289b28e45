// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

class Paragraph;
class Timeline;
class VisitorCare;

/// Everything that a visitor did, as one timeline. A visitor may be known by two fingerprints.
class VisitorTimeline final : public QWidget
{
    Q_OBJECT
public:
    explicit VisitorTimeline(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Reads it. Fingerprints that are nobody's are passed over; the order's step is marked.
    void show(const QStringList &fingerprints, const QString &orderEventId = {});
    /// What may be done for the visitor, below it.
    VisitorCare *care() const { return m_care; }

private:
    void readNext(const QString &cursor = {});
    void showSteps();
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QStringList m_fingerprints;
    QStringList m_left; ///< fingerprints that are still to be read, the current one first
    QString m_order;
    std::vector<api::VisitorRecord> m_records;
    client::PendingCall m_call;
    bool m_isCut = false;
    Paragraph *m_note;
    Timeline *m_timeline;
    VisitorCare *m_care;
};

} // namespace answerdesk::console
