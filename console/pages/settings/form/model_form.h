// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/settings_form.h"
#include "console/widgets/style/theme.h"
#include "shared/api/model_setup.h"

class QPushButton;

namespace answerdesk::console {

class ModelSetupDialog;
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
    void clearResult();
    void applyTest();
    void readSetup();
    void showSetup();
    void openSetup();

    client::ApiClient *m_client = nullptr;
    QString m_company;
    QString m_reason;
    client::PendingCall m_offerCall, m_testCall, m_setupCall;
    std::optional<api::ModelSetup>
        m_setup; ///< where the server may write it and this administrator change it
    QPointer<ModelSetupDialog> m_setupDialog;
    bool m_hasModels = true; ///< until the server has said otherwise
    Paragraph *m_none;
    QPushButton *m_test;
    QPushButton *m_setUp;
    Paragraph *m_restart; ///< another setup waits for the next start
    QWidget *m_busy;
    QVBoxLayout *m_results;
};

} // namespace answerdesk::console
