// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialog.h"
#include "shared/api/api_keys.h"
#include "shared/core/clock.h"
#include "shared/core/secret.h"

class QCheckBox;
class QLineEdit;

namespace answerdesk::console {

class SegmentedControl;

/// Asks what a new key is for. It stays open while the server is asked, so that nothing typed is lost.
class CreateKeyDialog final : public TaskDialog
{
    Q_OBJECT
public:
    explicit CreateKeyDialog(const Clock &clock, QWidget *parent);
    /// Stands beside the name when the name is the reason.
    void showRefusal(const Fault &fault, bool aboutName);

signals:
    void submitted(const answerdesk::api::ApiKeyRequest &request);

private:
    void submit();
    std::optional<QDateTime> expiry() const;
    void showExpiry();
    const Clock &m_clock;
    QLineEdit *m_name;
    FormField *m_nameField;
    QCheckBox *m_messages;
    QCheckBox *m_faqs;
    Paragraph *m_scopeError;
    SegmentedControl *m_expiry;
    QLabel *m_expiryNote;
    QCheckBox *m_test;
};

/// The one time that a key is shown. Neither Esc nor the window's close button work before "I have stored
/// it".
class KeyShownOnceDialog final : public TaskDialog
{
    Q_OBJECT
public:
    KeyShownOnceDialog(const api::ApiKey &key, const Secret &secret, QWidget *parent);
    void reject() override;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    QCheckBox *m_stored;
    Paragraph *m_hint;
};

} // namespace answerdesk::console
