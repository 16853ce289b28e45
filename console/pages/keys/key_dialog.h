// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/analytics_secrets.h"
#include "shared/api/api_keys.h"
#include "shared/core/clock.h"
#include "shared/core/secret.h"
#include "shared/schema/json.h"

class QCheckBox;
class QLineEdit;

namespace answerdesk::console {

class SegmentedControl;
class TextBox;

/// Asks what a new key is for, or what is to be another of a key that there is. It stays open while the
/// server is asked, so that nothing typed is lost.
class KeyDialog final : public TaskDialog
{
    Q_OBJECT
public:
    KeyDialog(const Clock &clock, QWidget *parent);
    KeyDialog(const Clock &clock, const api::ApiKey &key, QWidget *parent);
    /// Stands beside the field that is the reason, where one is.
    void showRefusal(const Fault &fault, const Error &error);

signals:
    void submitted(const answerdesk::api::ApiKeyRequest &request);
    /// Only what is another than before; nothing at all when all stays.
    void changeSubmitted(const answerdesk::json::Object &changes);

private:
    KeyDialog(const Clock &clock, const std::optional<api::ApiKey> &key, const QString &heading,
        const QString &verb, const QStringList &expiries, QWidget *parent);
    QWidget *scopes();
    QWidget *expiries();
    void submit();
    bool check();
    json::Object changes() const;
    std::vector<QString> chosenScopes() const;
    std::vector<QString> addresses() const;
    int ownLimit() const;
    bool keepsExpiry() const;
    std::optional<QDateTime> expiry() const;
    void showExpiry();
    const Clock &m_clock;
    const std::optional<api::ApiKey> m_key; ///< the one that is changed
    QLineEdit *m_name;
    FormField *m_nameField;
    QCheckBox *m_messages;
    QCheckBox *m_faqs;
    Paragraph *m_scopeError;
    SegmentedControl *m_expiry;
    QLabel *m_expiryNote;
    TextBox *m_addresses;
    FormField *m_addressField;
    QLineEdit *m_limit;
    FormField *m_limitField;
    QCheckBox *m_test = nullptr;
};

class FactList;

/// The one time that a key or an analytics secret is shown. Neither Esc nor the window's close button work
/// before "I have stored it".
class KeyShownOnceDialog final : public TaskDialog
{
    Q_OBJECT
public:
    KeyShownOnceDialog(const api::ApiKey &key, const Secret &secret, QWidget *parent);
    KeyShownOnceDialog(const api::CreatedAnalyticsSecret &made, const Secret &secret, QWidget *parent);
    void reject() override;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    struct Texts {
        QString heading, explanation, name, hint;
    };
    KeyShownOnceDialog(Texts texts, const Secret &secret, FactList *facts, QWidget *parent);
    QString m_hintText;
    QCheckBox *m_stored;
    Paragraph *m_hint;
};

} // namespace answerdesk::console
