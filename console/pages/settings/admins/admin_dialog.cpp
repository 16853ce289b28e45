// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admins/admin_dialog.h"
#include "console/pages/settings/admins/admin_cells.h"
#include "console/pages/settings/admins/password_dialog.h"
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestEmail = 254, kMostHeight = 148;
}

AdminDialog::AdminDialog(
    const QString &heading, const QString &verb, const Companies &companies, QWidget *parent)
    : TaskDialog(heading, Narrow, parent)
    , m_email(new QLineEdit)
    , m_role(new QComboBox)
    , m_companies(new QWidget)
    , m_act(button(verb, {}, Kind::Primary))
{
    setOnServer();
    m_email->setObjectName(u"adminEmail"_s);
    m_email->setMaxLength(kLongestEmail);
    m_email->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    m_role->setObjectName(u"adminRole"_s);
    m_act->setObjectName(u"adminSubmit"_s);
    m_emailField = addField(tr("E-mail address"), m_email, tr("Used to sign in; no e-mail is sent to it."));
    for (const auto &[role, name] : schema::EnumNames<api::AdminRole>::kNames)
        m_role->addItem(wordsOf(role).name, int(role));
    m_roleField = new FormField(tr("Role"), m_role);
    buildCompanies(companies);
    connect(m_role, &QComboBox::currentIndexChanged, this, &AdminDialog::showRole);
    connect(m_act, &QPushButton::clicked, this, &AdminDialog::submit);
}

AdminDialog::AdminDialog(const Companies &companies, QWidget *parent)
    : AdminDialog(tr("Create administrator"), tr("Create administrator"), companies, parent)
{
    m_password = passwordField(tr("Password"));
    m_password->setObjectName(u"adminPassword"_s);
    m_passwordField = addField(tr("Password"), m_password,
        tr("%1 Share it over a secure channel; it can be changed after signing in.").arg(passwordRule()));
    m_role->setCurrentIndex(m_role->findData(int(api::AdminRole::CompanyViewer)));
    finishButtons();
    m_email->setFocus();
}

AdminDialog::AdminDialog(const api::Administrator &admin, const Companies &companies, QWidget *parent)
    : AdminDialog(tr("Change “%1”").arg(admin.email), tr("Save"), companies, parent)
{
    m_before = admin;
    m_email->setText(admin.email);
    m_role->setCurrentIndex(m_role->findData(int(admin.role)));
    for (const auto &[key, box] : std::as_const(m_boxes))
        box->setChecked(
            std::find(admin.companies.begin(), admin.companies.end(), key) != admin.companies.end());
    finishButtons();
    m_email->setFocus();
}

void AdminDialog::buildCompanies(const Companies &companies)
{
    auto *list = new QWidget;
    auto *box = column(list, 0, 8);
    for (const api::Company &company : companies) {
        auto *check = new QCheckBox(QString(company.name).replace(u'&', u"&&"_s));
        check->setObjectName(u"sees_"_s + company.companyKey);
        check->setAccessibleName(company.name);
        check->setToolTip(company.companyKey);
        box->addWidget(check);
        connect(check, &QCheckBox::toggled, this, [this] { m_companiesField->setError({}); });
        m_boxes.append({company.companyKey, check});
    }
    auto *scroll = new QScrollArea;
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFixedHeight(qMin(list->sizeHint().height() + 2, kMostHeight));
    setOnSurface(list);
    column(m_companies)->addWidget(scroll);
    m_companies->setAccessibleName(tr("Companies"));
    m_companiesField = new FormField(tr("Companies"), m_companies);
}

void AdminDialog::finishButtons()
{
    content()->addWidget(m_roleField);
    content()->addWidget(m_companiesField);
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    showRole();
}

api::AdminRole AdminDialog::role() const { return api::AdminRole(m_role->currentData().toInt()); }

std::vector<QString> AdminDialog::chosen() const
{
    std::vector<QString> keys;
    for (const auto &[key, box] : m_boxes) {
        if (box->isChecked() && role() != api::AdminRole::Operator)
            keys.push_back(key);
    }
    if (m_before && role() != api::AdminRole::Operator) { // companies that nobody was asked about here
        for (const QString &key : m_before->companies) {
            const bool isAsked = std::any_of(
                m_boxes.cbegin(), m_boxes.cend(), [&](const auto &each) { return each.first == key; });
            if (!isAsked)
                keys.push_back(key);
        }
    }
    return keys;
}

void AdminDialog::showRole()
{
    m_roleField->setError({});
    m_roleField->setHelp(wordsOf(role()).text);
    m_companiesField->setVisible(role() != api::AdminRole::Operator);
}

void AdminDialog::submit()
{
    setFault({});
    const QString email = m_email->text().trimmed();
    if (!email.contains(u'@'))
        return m_emailField->setError(tr("Enter an address such as mara@shop.example."), true);
    if (m_password && m_password->text().isEmpty())
        return m_passwordField->setError(tr("A new administrator needs a password."), true);
    if (role() != api::AdminRole::Operator && chosen().empty())
        return m_companiesField->setError(tr("Choose at least one company."));
    setBusy(true);
    if (m_password) {
        api::AdministratorRequest request;
        request.email = email;
        request.password = m_password->text();
        request.role = role();
        request.companies = chosen();
        return emit createWanted(request);
    }
    api::AdministratorChange change;
    // Only what differs, so that what somebody else changes meanwhile stays.
    if (email != m_before->email)
        change.email = email;
    if (role() != m_before->role)
        change.role = role();
    std::vector<QString> before = m_before->companies, now = chosen();
    std::sort(before.begin(), before.end());
    std::sort(now.begin(), now.end());
    if (now != before)
        change.companies = chosen();
    if (!change.email && !change.role && !change.companies)
        return accept();
    emit changeWanted(change);
}

void AdminDialog::showRefusal(const Fault &fault, const QHash<QString, QString> &reasons)
{
    setBusy(false);
    const std::pair<QString, FormField *> fields[] = {{u"email"_s, m_emailField},
        {u"password"_s, m_passwordField}, {u"role"_s, m_roleField}, {u"companies"_s, m_companiesField}};
    for (const auto &[name, field] : fields) {
        if (field && reasons.contains(name))
            return field->setFault(fault, reasons.value(name), true);
    }
    setFault(fault);
}

} // namespace answerdesk::console
