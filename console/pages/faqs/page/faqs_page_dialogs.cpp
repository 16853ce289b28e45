// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/app/page/host_offer.h"
#include "console/app/page/in_background.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/pregeneration/pregeneration_desk.h"
#include "console/pages/faqs/pregeneration/pregeneration_dialog.h"
#include "console/pages/faqs/rules/page_rules_pane.h"
#include "console/pages/faqs/transfer/faq_import_dialog.h"
#include "console/widgets/basics/time_text.h"
#include <QtCore/QFileInfo>
#include <QtGui/QAction>
#include <QtWidgets/QFileDialog>

using namespace Qt::Literals::StringLiterals;

// What the page does by a dialog: files, pregeneration, inspection.
namespace answerdesk::console {

void FaqsPage::exportFaqs(bool ofThisPage)
{
    if (!(ofThisPage ? m_exportPage : m_exportAll)->isEnabled())
        return;
    const std::pair<QString, QString> kinds[]
        = {{tr("CSV, for spreadsheets and for an import (*.csv)"), u"csv"_s},
            {tr("JSON, with everything (*.json)"), u"json"_s},
            {tr("JSON-LD as served to shoppers, for the page’s script element (*.jsonld)"), u"jsonld"_s}};
    auto *dialog = new QFileDialog(
        window(), ofThisPage ? tr("Export FAQs of this page") : tr("Export FAQs of all pages"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const auto &[text, suffix] : kinds)
        filters << text;
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(kinds[0].second);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, kinds, filters](const QString &chosen) {
        dialog->setDefaultSuffix(kinds[qMax<qsizetype>(0, filters.indexOf(chosen))].second);
    });
    dialog->selectFile(u"faqs"_s);
    const QString page = ofThisPage ? m_shown->pageId : QString();
    const auto write = [this, page, client = m_client, of = m_company](const QString &file) {
        if (client && client == m_client && of == m_company) // else another session has begun meanwhile
            m_export->start(client, of, page, file);
    };
    connect(dialog, &QFileDialog::fileSelected, this, write);
    dialog->open();
}

void FaqsPage::importFaqs()
{
    if (!m_import->isEnabled())
        return;
    auto *dialog = new QFileDialog(window(), tr("Import FAQs"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("CSV and JSON (*.csv *.tsv *.txt *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FaqsPage::importFile);
    dialog->open();
}

void FaqsPage::importFile(const QString &path)
{
    if (!m_import->isEnabled())
        return;
    inBackground(
        this, [path] { return FaqImport::read(path); },
        [this, path, client = QPointer(m_client), company = m_company](const FaqImport::File &file) {
            if (client && client == m_client && company == m_company)
                openImport(path, file);
        });
}

void FaqsPage::openImport(const QString &path, const FaqImport::File &file)
{
    const QString name = QFileInfo(path).fileName();
    if (!file.fault.isEmpty()) {
        Fault shown;
        shown.what = tr("“%1” was not imported.").arg(name);
        shown.why = file.fault;
        return emit toastWanted(ToastText::of(shown));
    }
    auto import = std::make_unique<FaqImport>(file, m_client, m_company);
    m_importing = import.get();
    auto *dialog = new FaqImportDialog(import.release(), name, window());
    connect(dialog, &FaqImportDialog::ended, this,
        [this, name](const api::FaqImportResult &result, bool isWhole) {
            refresh();
            if (!result.failed.empty())
                FaqImportDialog::showReport(result, name, window());
            else
                emit toastWanted(
                    {isWhole ? FaqImportDialog::sentence(result)
                             : tr("The import was stopped: %1").arg(FaqImportDialog::sentence(result))});
        });
    dialog->open();
}

void FaqsPage::pregenerate()
{
    if (!m_pregenerate->isEnabled())
        return;
    auto *dialog = new PregenerationDialog(m_locales->companyLocales(), window());
    dialog->setHosts(m_hosts);
    dialog->hostOffer()->setSession(m_client, m_company);
    connect(dialog, &PregenerationDialog::submitted, m_desk, &PregenerationDesk::start);
    connect(m_desk, &PregenerationDesk::started, dialog, &QDialog::accept);
    connect(m_desk, &PregenerationDesk::startFailed, dialog, [dialog](const client::ApiFailure &failure) {
        const auto &fields = failure.error.invalidFields;
        dialog->showRefusal(faultOf(tr("The pages were not generated."), failure),
            fields.empty() ? QString() : fields.front().first);
        dialog->hostOffer()->offer(failure);
    });
    dialog->open();
}

void FaqsPage::inspect()
{
    if (!m_inspect->isEnabled())
        return;
    openInspection(!m_inspected.isEmpty() ? m_inspected
            : m_shown                     ? m_shown->url
                                          : QString(),
        m_shown ? m_shown->locale : QString());
}

void FaqsPage::openInspection(const QString &address, const QString &locale)
{
    InspectionDialog::Start start;
    start.address = address;
    start.locales = m_locales->companyLocales();
    start.locale = locale;
    start.reasonAgainstGenerating = m_rights->reasonAgainstEditing();
    auto *dialog = new InspectionDialog(m_client, m_company, start, window());
    m_inspection = dialog;
    connect(dialog, &InspectionDialog::addressTyped, this,
        [this](const QString &address) { m_inspected = address; });
    connect(dialog, &QDialog::accepted, this, [this] { m_inspected.clear(); });
    connect(dialog, &InspectionDialog::correctionWanted, this, &FaqsPage::correct);
    connect(dialog, &InspectionDialog::generateWanted, m_desk, &PregenerationDesk::start);
    connect(m_desk, &PregenerationDesk::started, dialog, &QDialog::accept);
    connect(m_desk, &PregenerationDesk::startFailed, dialog, [dialog](const client::ApiFailure &failure) {
        dialog->showRefusal(faultOf(tr("The FAQs were not generated."), failure));
    });
    dialog->open();
}

void FaqsPage::correct(const QString &address) { m_rules->propose(address, api::PageRuleEffect::Product); }

} // namespace answerdesk::console
