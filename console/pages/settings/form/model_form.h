// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/settings_form.h"
#include "console/widgets/style/theme.h"
#include "shared/api/model_test.h"

class QPushButton;

namespace answerdesk::console {

class Paragraph;

/// The model of a company within what the operator offers, with a test of the connection that tries what is
/// typed before it is saved.
class ModelForm final : public SettingsForm
{
    Q_OBJECT
public:
    explicit ModelForm(SettingsDraft *draft, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &company);
    void refresh();
    void setReason(const QString &reason) override;

public slots:
    void testConnection();

signals:
    void testFailed(const answerdesk::client::ApiFailure &failure);

private:
    void showOffer(const api::ModelOffer &offer);
    void showResult(const api::ModelTest &result);
    void addLine(Tone tone, const QString &badge, const QString &text);
    void clearResult();
    void applyTest();

    client::ApiClient *m_client = nullptr;
    QString m_company;
    QString m_reason;
    client::PendingCall m_offerCall, m_testCall;
    bool m_hasModels = true; ///< until the server has said otherwise
    Paragraph *m_none;
    QPushButton *m_test;
    QWidget *m_busy;
    QVBoxLayout *m_results;
};

} // namespace answerdesk::console
