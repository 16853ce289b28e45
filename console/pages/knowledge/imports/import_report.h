// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include <QtCore/QObject>

class QWidget;

namespace answerdesk::console {

/// Shows what the last import into a source, by files or by reading the web, could not read, and why. GUI
/// thread; one report at a time.
class ImportReport final : public QObject
{
    Q_OBJECT
public:
    explicit ImportReport(QWidget *window);
    /// Asks for the report of another source, or of none any more: a null client.
    void show(client::ApiClient *client, const QString &company, const api::Source &source);

signals:
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void readLines(const api::Import &import);
    void fail(const client::ApiFailure &failure);

    QWidget *m_window;
    QPointer<client::ApiClient> m_client;
    client::PendingCall m_call;
    QString m_company;
    QString m_name; ///< of the source
};

} // namespace answerdesk::console
