// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/shop_examples.h"
#include "console/widgets/feedback/toast.h"
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class AskResult;
class FormField;
class TextBox;

/// Asks the company's knowledge as a shopper would, and shows why the answer is what it is. The server
/// records nothing of it.
class AskPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit AskPanel(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setOffline(bool offline, const QString &reason);
    /// Why no answer can be corrected; empty when it can.
    void setReasonAgainstCorrecting(const QString &reason);
    void setLocales(const QStringList &locales);
    /// Fills the form and asks.
    void askFor(const QString &question, const QString &locale);
    void focusQuestion();

public slots:
    void ask();

signals:
    void closeRequested();
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void showEnabled();
    QPointer<client::ApiClient> m_client;
    QString m_company;
    TextBox *m_question;
    bool m_isLocaleTyped = false; ///< it is not to be changed for the company's
    QComboBox *m_locale;
    QLineEdit *m_page;
    FormField *m_pageField;
    FormField *m_localeField;
    QPushButton *m_ask;
    AskResult *m_result;
    ShopPages m_pages;
    client::PendingCall m_call;
    bool m_offline = false;
    QString m_reason;
};

} // namespace answerdesk::console
