// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/companies/company_dialog.h"
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kLongestName = 200, kLongestKey = 63;
}

CompanyDialog::CompanyDialog(const QString &heading, const QString &verb, QWidget *parent)
    : TaskDialog(heading, Narrow, parent)
    , m_name(new QLineEdit)
    , m_act(button(verb, {}, Kind::Primary))
{
    setOnServer();
    m_name->setObjectName(u"companyName"_s);
    m_name->setMaxLength(kLongestName);
    m_act->setObjectName(u"companySubmit"_s);
    m_nameField = addField(tr("Name"), m_name, tr("Shown to people; you can change it at any time."));
    connect(m_act, &QPushButton::clicked, this, &CompanyDialog::submit);
}

CompanyDialog::CompanyDialog(QWidget *parent)
    : CompanyDialog(tr("Create company"), tr("Create company"), parent)
{
    m_name->setPlaceholderText(tr("Northwind Outdoor"));
    m_key = new QLineEdit;
    m_key->setObjectName(u"companyKey"_s);
    m_key->setMaxLength(kLongestKey);
    m_key->setPlaceholderText(u"northwind"_s);
    m_keyField = addField(tr("Key"), m_key,
        tr("Shops send it with their events as company_key. It is public and cannot be changed later."));
    m_region = new QComboBox;
    m_region->setObjectName(u"companyRegion"_s);
    m_region->addItem(tr("The server’s"), QString());
    m_region->addItem(tr("United States (us)"), u"us"_s);
    m_region->addItem(tr("European Union (eu)"), u"eu"_s);
    addField(tr("Region"), m_region, tr("Where its data is kept. It cannot be changed later."));
    m_access = new QCheckBox(tr("Grant API access"));
    m_access->setObjectName(u"companyApiAccess"_s);
    m_access->setChecked(true);
    addField({}, m_access,
        tr("The company’s API keys work. Without this grant, its administrators cannot turn on API access."));
    addText(tr("You can set everything else later: limits, allowed hosts, time zone and currency."));
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        if (!m_hasOwnKey)
            m_key->setText(slugOf(name));
    });
    connect(m_key, &QLineEdit::textEdited, this, [this] { m_hasOwnKey = true; });
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_name->setFocus();
}

CompanyDialog::CompanyDialog(const api::Company &company, QWidget *parent)
    : CompanyDialog(tr("Rename “%1”").arg(company.name), tr("Rename"), parent)
{
    m_name->setText(company.name);
    addText(tr("Its key “%1” does not change: shops send it with their events.").arg(company.companyKey));
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_name->setFocus();
    m_name->selectAll();
}

QString CompanyDialog::slugOf(const QString &name)
{
    QString slug;
    for (const QChar c : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            slug += c;
        else if (c.isSpace() || c.isPunct())
            slug += slug.isEmpty() || slug.endsWith(u'-') ? QString() : u"-"_s;
    }
    slug.truncate(kLongestKey);
    return slug.endsWith(u'-') ? slug.chopped(1) : slug;
}

void CompanyDialog::submit()
{
    setFault({});
    api::CompanyRequest request;
    request.name = m_name->text().trimmed();
    if (request.name->isEmpty())
        return m_nameField->setError(tr("Enter a name for the company."), true);
    if (m_key) {
        const QString key = m_key->text().trimmed();
        if (!schema::isCompanySlug(key))
            return m_keyField->setError(
                tr("Use 2 to 63 lower-case letters, digits and dashes; do not begin with a dash."), true);
        request.companyKey = schema::CompanySlug{key};
        request.apiAccess = m_access->isChecked();
        if (const QString region = m_region->currentData().toString(); !region.isEmpty())
            request.region = region == u"eu" ? api::Region::Eu : api::Region::Us;
    }
    setBusy(true);
    emit submitted(request);
}

void CompanyDialog::showRefusal(const Fault &fault, const QHash<QString, QString> &reasons)
{
    setBusy(false);
    if (m_keyField && reasons.contains(u"company_key"_s))
        return m_keyField->setFault(fault, reasons.value(u"company_key"_s), true);
    if (reasons.contains(u"name"_s))
        return m_nameField->setFault(fault, reasons.value(u"name"_s), true);
    setFault(fault);
}

} // namespace answerdesk::console
