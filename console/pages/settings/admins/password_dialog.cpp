// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admins/password_dialog.h"
#include "shared/api/administrators.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QString passwordRule()
{
    return PasswordDialog::tr("At least %1 characters; not your address or a common password.")
        .arg(api::kNewPassword.minLength);
}

PasswordDialog::PasswordDialog(QWidget *parent)
    : TaskDialog(tr("Change your password"), Narrow, parent)
{
    setOnServer();
    m_present = passwordField(tr("Current password"));
    m_present->setObjectName(u"presentPassword"_s);
    m_presentField = addField(tr("Current password"), m_present);
    build(tr("Change password"));
    addText(tr("Your other sessions end; this one stays open."));
    m_present->setFocus();
}

PasswordDialog::PasswordDialog(const QString &email, QWidget *parent)
    : TaskDialog(tr("Set a password for “%1”").arg(email), Narrow, parent)
{
    setOnServer();
    build(tr("Set password"));
    addText(tr("All sessions of this administrator end. A lockout after failed sign-ins is lifted."));
    m_fresh->setFocus();
}

void PasswordDialog::build(const QString &verb)
{
    m_fresh = passwordField(tr("New password"));
    m_fresh->setObjectName(u"newPassword"_s);
    m_fresh->setMaxLength(api::kNewPassword.maxLength);
    m_freshField = addField(tr("New password"), m_fresh, passwordRule());
    auto *cancel = button(tr("Cancel"));
    auto *act = button(verb, {}, Kind::Primary);
    act->setObjectName(u"passwordSubmit"_s);
    setButtons({cancel, act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(act, &QPushButton::clicked, this, &PasswordDialog::submit);
}

void PasswordDialog::submit()
{
    setFault({});
    if (m_present && m_present->text().isEmpty())
        return m_presentField->setError(tr("Enter your current password."), true);
    if (m_fresh->text().size() < api::kNewPassword.minLength)
        return m_freshField->setError(passwordRule(), true);
    setBusy(true);
    emit submitted(
        Secret(m_present ? m_present->text().toUtf8() : QByteArray()), Secret(m_fresh->text().toUtf8()));
}

void PasswordDialog::showRefusal(const Fault &fault, Field field, const QString &reason)
{
    setBusy(false);
    if (field == Field::Present && m_presentField)
        return m_presentField->setFault(fault, reason, true);
    if (field != Field::None)
        return m_freshField->setFault(fault, reason, true);
    setFault(fault);
}

} // namespace answerdesk::console
