// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/pages/settings/companies/companies_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/data_table.h"
#include "shared/api/overview.h"

// Deleting a company from the list of them.

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using client::ApiResult;
using timetext::counted;

namespace {

/// What the server counts in a moment of all that goes.
QString countsOf(const api::CompanyOverview &overview)
{
    const api::OverviewFaqs &faqs = overview.faqs;
    return CompaniesPane::tr("%1, %2 and %3 are deleted with it.")
        .arg(counted(overview.knowledge.documents, CompaniesPane::tr("1 document"),
                 CompaniesPane::tr("%1 documents")),
            counted(overview.keys.active, CompaniesPane::tr("1 active API key"),
                CompaniesPane::tr("%1 active API keys")),
            counted(faqs.ready + faqs.generating + faqs.notAvailable, CompaniesPane::tr("1 product page"),
                CompaniesPane::tr("%1 product pages")));
}

} // namespace

void CompaniesPane::remove()
{
    const api::Company *chosen = current();
    if (!chosen || !m_model->client() || !m_remove->isEnabled())
        return;
    const api::Company company = *chosen;
    TaskDialog *asking = confirm(window(),
        {tr("Delete “%1”?").arg(company.name),
            tr("Its API keys stop working immediately: its shoppers get no answers and no FAQs. Its "
               "knowledge, FAQs, conversations, orders and revenue are deleted permanently. Administrators "
               "of this company only are locked out."),
            tr("Keep company"), tr("Delete company"), company.name},
        [self = QPointer(this), company] {
            if (self)
                self->sendDeletion(company);
        });
    auto *counts = new Paragraph(tr("Counting its contents…"));
    counts->setObjectName(u"companyCounts"_s);
    asking->content()->insertWidget(1, counts); // behind what is lost, before the name
    m_model->client()->call<api::CompanyOverview>(api::Endpoint::GetOverview,
        {.segments = {company.companyKey}}, counts, [counts](ApiResult<api::CompanyOverview> overview) {
            counts->setPlain(overview ? countsOf(*overview) : tr("Its contents could not be counted."));
        });
}

void CompaniesPane::sendDeletion(const api::Company &company)
{
    if (!m_model->client())
        return;
    m_model->client()->call<client::NoAnswer>(api::Endpoint::DeleteCompany,
        {.segments = {company.companyKey}, .query = {{u"confirm"_s, company.name}}}, this,
        [this, company](ApiResult<client::NoAnswer> answer) {
            const bool isGone = !answer && answer.error().error.code == ErrorCode::NotFound;
            if (answer || isGone) // by somebody else, a moment ago
                return deleted(company);
            showRefusal(tr("The company was not deleted."), answer.error());
            refresh(); // it may be called otherwise by now
        });
}

QString CompaniesPane::another(const QString &key) const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->at(row).companyKey != key)
            return m_model->at(row).companyKey;
    }
    return {};
}

void CompaniesPane::deleted(const api::Company &company)
{
    emit toastWanted({tr("“%1” was deleted").arg(company.name)});
    emit companyDeleted(company.companyKey);
    if (company.companyKey == m_company)
        emit companyWanted(another(company.companyKey));
    refresh();
    emit companiesChanged({});
}

} // namespace answerdesk::console
