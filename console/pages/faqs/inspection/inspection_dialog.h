// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/shop_examples.h"
#include "console/widgets/dialogs/dialog.h"
#include "shared/client/api_client.h"
#include <QtCore/QPointer>

class QComboBox;

namespace answerdesk::console {

class BusyBar;
class InspectionView;

/// Shows what the server makes of a page without storing it.
class InspectionDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// What it begins with.
    struct Start {
        QString address;
        QStringList locales; ///< of the company
        QString locale; ///< chosen; empty: the first
        QString reasonAgainstGenerating; ///< empty: the page's FAQs may be generated from here
    };
    InspectionDialog(
        client::ApiClient *client, const QString &companyKey, const Start &start, QWidget *parent);
    ~InspectionDialog() override;
    /// The company's client from now on, when there was another session; null: there is none. Ends a look
    /// under way.
    void setClient(client::ApiClient *client);
    /// The FAQs are not generated.
    void showRefusal(const Fault &fault);
    /// A look under way is ended before the dialog is.
    void reject() override;

signals:
    /// Of the page that was inspected.
    void generateWanted(const answerdesk::api::PregenerationRequest &request);
    /// The page that was inspected is said to sell a product after all.
    void correctionWanted(const QString &address);
    /// What stands in the field, for the next time.
    void addressTyped(const QString &address);

private:
    void build(const Start &start);
    void inspect();
    void stop();
    void take(const client::ApiResult<api::PageInspection> &told);
    void generate();
    void copy();
    void applyState();

    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_reason; ///< against generating
    QLineEdit *m_address;
    ShopPages m_pages;
    QComboBox *m_locale;
    FormField *m_addressField;
    FormField *m_localeField;
    QWidget *m_progress;
    InspectionView *m_view;
    QPushButton *m_copy;
    QPushButton *m_close;
    QPushButton *m_correct;
    QPushButton *m_generate;
    QPushButton *m_stop;
    QPushButton *m_inspect;
    client::PendingCall m_call;
    std::optional<api::PageInspection> m_told;
    bool m_isGenerating = false;
};

} // namespace answerdesk::console
