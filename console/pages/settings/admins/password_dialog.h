// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/core/secret.h"

namespace answerdesk::console {

/// What a new password must be, in a sentence.
QString passwordRule();

/// Asks for a new password: one's own, with the present one, or somebody else's.
class PasswordDialog final : public TaskDialog
{
    Q_OBJECT
public:
    explicit PasswordDialog(QWidget *parent); ///< one's own
    PasswordDialog(const QString &email, QWidget *parent); ///< of somebody else
    enum class Field { None, Present, New };
    void showRefusal(const Fault &fault, Field field, const QString &reason);

signals:
    void submitted(const answerdesk::Secret &present, const answerdesk::Secret &fresh);

private:
    void build(const QString &verb);
    void submit();
    QLineEdit *m_present = nullptr;
    FormField *m_presentField = nullptr;
    QLineEdit *m_fresh;
    FormField *m_freshField;
};

} // namespace answerdesk::console
