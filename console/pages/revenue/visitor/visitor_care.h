// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

/// What a visitor may ask of the shop: a copy of everything that is held, and its erasure. Whoever is known
/// by two fingerprints is erased under both. GUI thread.
class VisitorCare final : public QWidget
{
    Q_OBJECT
public:
    explicit VisitorCare(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// records: all that is held; empty while it is not known, or when that is nothing.
    void setVisitor(const QStringList &fingerprints, const std::vector<api::VisitorRecord> &records);
    /// The copy has the first records only.
    void setCut(bool isCut) { m_isCut = isCut; }
    /// Why nothing can be erased just now; empty when it can.
    void setReason(const QString &reason);

signals:
    void erased();
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void save();
    void askToErase();
    void erase(QStringList fingerprints, const api::VisitorErasure &soFar);
    void showState();

    QPointer<client::ApiClient> m_client;
    QString m_company;
    QStringList m_fingerprints;
    std::vector<api::VisitorRecord> m_records;
    client::PendingCall m_call;
    QString m_reason;
    bool m_isCut = false;
    QPushButton *m_save;
    QPushButton *m_erase;
};

} // namespace answerdesk::console
