// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/model_setup.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// The models of a server that may write its settings file: address, key and names, a test with a sample
/// answer before anything is saved. What the command line or the environment sets is shown and rests. A key
/// is never read back: an empty field keeps the one that is set.
class ModelSetupDialog final : public TaskDialog
{
    Q_OBJECT
public:
    ModelSetupDialog(client::ApiClient *client, const api::ModelSetup &setup, QWidget *parent);
    ~ModelSetupDialog() override;

signals:
    void saved(const answerdesk::api::ModelSetup &setup);

private:
    /// The fields of one of the two services.
    struct Service {
        api::ModelServiceSetup before;
        QLineEdit *url = nullptr;
        QLineEdit *models = nullptr;
        QLineEdit *key = nullptr;
        FormField *urlField = nullptr;
        FormField *modelsField = nullptr;
        FormField *keyField = nullptr;
    };
    Service addService(const QString &name, const QString &title, const api::ModelServiceSetup &before,
        const QString &urlHelp, const QString &modelsHelp);
    static std::optional<api::ModelServiceChange> changeOf(const Service &service);
    void test();
    void save();
    void showTrial(const api::ModelTrial &trial);
    void showRefusal(const QString &what, const client::ApiFailure &failure);
    void clearErrors();
    QPointer<client::ApiClient> m_client;
    Service m_completion;
    Service m_embeddings;
    QLineEdit *m_question;
    QVBoxLayout *m_results;
    client::PendingCall m_call;
};

} // namespace answerdesk::console
