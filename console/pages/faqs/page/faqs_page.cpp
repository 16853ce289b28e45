// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/page/faqs_page.h"
#include "console/app/page/copy_details.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/selected_rows.h"
#include "console/export/export_strip.h"
#include "console/export/list_export.h"
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/pages/faq_pages_pane.h"
#include "console/pages/faqs/pregeneration/pregeneration_strip.h"
#include "console/pages/faqs/rules/page_rules_pane.h"
#include "console/pages/faqs/set/faq_details.h"
#include "console/pages/faqs/set/faq_editor.h"
#include "console/pages/faqs/set/faq_list.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kRelativeTimesMs = 20'000;
}

FaqsPage::FaqsPage(const Clock &clock, QWidget *parent)
    : Page({u"faqs"_s, PageInfo::Answers, tr("Product FAQs"), u"faqs"_s}, parent)
    , m_clock(clock)
    , m_pages(new models::FaqPageModel(this))
    , m_faqs(new models::FaqModel(this))
    , m_rights(new AccessRights(this))
    , m_locales(new PageLocales(this))
    , m_export(new FaqExport(this))
    , m_editor(new FaqEditor(m_faqs, this))
    , m_desk(new PregenerationDesk(this))
    , m_listExport(new ListExport(this, [this] { return exported(); }))
    , m_regenerate(new QAction(glyph::icon(u"refresh"_s), tr("Regenerate"), this))
    , m_regenerateSelected(new QAction(glyph::icon(u"refresh"_s), tr("Regenerate"), this))
    , m_exportAll(new QAction(glyph::icon(u"export"_s), tr("Export FAQs of all pages…"), this))
    , m_exportPage(new QAction(glyph::icon(u"export"_s), tr("Export FAQs of this page…"), this))
    , m_import(new QAction(tr("Import FAQs…"), this))
    , m_pregenerate(new QAction(tr("Generate from sitemap…"), this))
    , m_inspect(new QAction(glyph::icon(u"search"_s), tr("Inspect an address…"), this))
    , m_correct(new QAction(glyph::icon(u"check"_s), tr("This is a product…"), this))
    , m_header(new PageHeader(tr("Product FAQs")))
    , m_importButton(button(tr("Import…")))
    , m_exportButton(button(tr("Export…"), u"export"_s))
    , m_pregenerateButton(button(tr("Generate from sitemap…"), {}, Kind::Primary))
    , m_strip(new PregenerationStrip(m_desk))
    , m_tabs(new QTabBar)
    , m_stack(new QStackedWidget)
    , m_pane(new FaqPagesPane(m_pages, clock))
    , m_feeds(new FeedsPane(clock))
    , m_rules(new PageRulesPane)
    , m_panes({m_feeds, m_rules})
    , m_details(new FaqDetails(m_faqs, m_editor, m_regenerate, clock))
{
    build();
    buildActions();
    buildSelection();
    connectModels();
    buildTabActions();
    connectPanes();
    m_times.setInterval(kRelativeTimesMs);
    connect(&m_times, &QTimer::timeout, this, [this] {
        m_pane->refreshTimes();
        m_details->refreshTimes();
        if (pane())
            pane()->refreshTimes();
    });
    m_times.start();
    showRow();
    applyTab();
}

void FaqsPage::build()
{
    auto *box = column(this);
    m_importButton->setObjectName(u"faqsImport"_s);
    m_exportButton->setObjectName(u"faqsExport"_s);
    m_pregenerateButton->setObjectName(u"faqsPregenerate"_s);
    addHead({m_importButton, m_exportButton, m_pregenerateButton});
    box->addWidget(m_header);
    box->addWidget(m_strip);
    box->addWidget(m_listExport->newStrip());
    auto *exporting = new ExportStrip(m_export);
    exporting->setObjectName(u"faqExportStrip"_s);
    box->addWidget(exporting);
    box->addWidget(buildTabs());
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
    auto *split = new QSplitter;
    split->setObjectName(u"faqsSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_pane);
    split->addWidget(m_details);
    split->setSizes({540, 516});
    split->setStretchFactor(1, 1);
    m_stack->addWidget(split);
    for (FaqsPane *each : std::as_const(m_panes))
        m_stack->addWidget(each);
}

void FaqsPage::buildActions()
{
    m_regenerate->setShortcut(Qt::CTRL | Qt::Key_R);
    m_exportAll->setShortcut(Qt::CTRL | Qt::Key_E);
    m_exportPage->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    m_import->setShortcut(Qt::CTRL | Qt::Key_I);
    m_pregenerate->setShortcut(Qt::CTRL | Qt::Key_G);
    m_inspect->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    addAction(m_editor->addAction());
    addActions(m_editor->cardActions());
    addActions({m_editor->approveAllAction(), m_regenerate, m_regenerateSelected, m_inspect, m_correct,
        m_exportPage, m_exportAll, m_listExport->action(), m_import, m_pregenerate});
    auto *copy = new QAction(glyph::icon(u"copy"_s), tr("Copy row"), this);
    connect(copy, &QAction::triggered, m_pane->table(), &DataTable::copySelection);
    m_pageVerbs = actions();
    auto *details = addCopyDetails(this, [this] {
        if (pane())
            return pane()->detailsText();
        return m_pane->table()->currentSourceRow() >= 0 ? m_details->text() : QString();
    });
    m_pane->table()->addActions({details, m_regenerate, m_regenerateSelected, m_inspect, m_correct,
        m_exportPage, m_listExport->action(), copy});
    connect(m_regenerate, &QAction::triggered, this, &FaqsPage::regenerateCurrent);
    connect(m_exportAll, &QAction::triggered, this, [this] { exportFaqs(false); });
    connect(m_exportPage, &QAction::triggered, this, [this] { exportFaqs(true); });
    connect(m_import, &QAction::triggered, this, &FaqsPage::importFaqs);
    connect(m_importButton, &QPushButton::clicked, m_import, &QAction::trigger);
    connect(m_pregenerate, &QAction::triggered, this, &FaqsPage::pregenerate);
    connect(m_inspect, &QAction::triggered, this, &FaqsPage::inspect);
    connect(m_correct, &QAction::triggered, this, [this] {
        if (m_shown)
            correct(m_shown->url);
    });
    connect(m_pregenerateButton, &QPushButton::clicked, m_pregenerate, &QAction::trigger);
    connect(m_desk, &PregenerationDesk::failed, this, [this](const client::ApiFailure &failure) {
        emit toastWanted(ToastText::of(faultOf(tr("The generation was not changed."), failure)));
    });
    connect(m_exportButton, &QPushButton::clicked, this, [this] {
        auto *menu = new QMenu(m_exportButton);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({m_exportAll, m_exportPage, m_listExport->action()});
        menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height() + 4)));
    });
}

void FaqsPage::connectModels()
{
    connect(m_pane, &FaqPagesPane::currentChanged, this, &FaqsPage::showRow);
    connect(m_pane, &FaqPagesPane::changed, this, [this] {
        showHead();
        if (!m_pages->isFiltering()) {
            const int generating = m_pages->generatingCount();
            emit counterChanged(generating > 0 ? QString::number(generating) : QString());
        }
    });
    connect(m_pane->table(), &QAbstractItemView::activated, m_details->list(), &FaqList::focusCurrent);
    connect(m_pages, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The pages could not be read."), failure);
        if (!m_pages->isLoaded())
            m_pane->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_pages, &models::FaqPageModel::pagesChanged, this, [this](const QStringList &ids) {
        if (m_shown && ids.contains(m_shown->pageId))
            m_faqs->refresh();
        m_locales->refresh();
    });
    connect(m_pages, &models::FaqPageModel::regenerateFailed, this,
        [this](const QString &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The page’s FAQs were not regenerated."), failure)));
        });
    connect(m_faqs, &models::RemoteModel::loaded, this, [this] {
        if (m_faqs->pageDetails() && m_shown && m_faqs->pageDetails()->pageId == m_shown->pageId)
            showPage(*m_faqs->pageDetails());
    });
    connect(m_faqs, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The page’s questions could not be read."), failure);
        if (!m_faqs->isLoaded())
            m_details->showFault(fault);
        else if (!failure.offline)
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_locales, &PageLocales::changed, this, [this] {
        m_details->setLocales(m_locales->entries(), m_shown ? m_shown->locale : m_missing);
        if (!m_missing.isEmpty()) // it may be there by now
            showLocale(m_missing);
    });
    connect(m_details, &FaqDetails::localeChosen, this, &FaqsPage::showLocale);
    connect(m_details, &FaqDetails::previewWanted, this, &FaqsPage::openInspection);
    connect(m_details, &FaqDetails::correctionWanted, this, &FaqsPage::correct);
    connect(m_editor, &FaqEditor::toastWanted, this, &Page::toastWanted);
    connect(m_rights, &AccessRights::changed, this, &FaqsPage::applyRights);
    connect(m_export, &FaqExport::changed, this, &FaqsPage::applyActions);
}

void FaqsPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_hosts.clear();
    m_reading.cancel();
    m_export->cancel();
    // Their dialogs rest while another company or none is open, and go on when it is this one again.
    if (m_importing)
        m_importing->setClient(client);
    if (m_inspection)
        m_inspection->setClient(client);
    m_pane->selection()->drop();
    m_listExport->setSession(client, companyKey);
    m_row.clear();
    m_missing.clear();
    m_inspected.clear();
    m_shown.reset();
    m_faqs->setPage({});
    for (models::RemoteModel *model :
        {static_cast<models::RemoteModel *>(m_pages), static_cast<models::RemoteModel *>(m_faqs)}) {
        model->setClient(client);
        model->setCompany(companyKey);
    }
    m_locales->setSession(client, companyKey);
    m_rights->setSession(client);
    m_desk->setSession(client, companyKey);
    for (FaqsPane *each : std::as_const(m_panes))
        each->setSession(client, companyKey);
    refresh();
}

void FaqsPage::refresh()
{
    if (m_pages->canAsk()) {
        m_pages->refresh();
        readCompany();
        m_locales->refresh();
    }
    if (m_faqs->canAsk() && !m_faqs->page().isEmpty())
        m_faqs->refresh();
    for (FaqsPane *each : std::as_const(m_panes))
        each->refresh();
    showRow();
}

void FaqsPage::readCompany()
{
    m_reading.cancel();
    m_reading = m_client->company(m_company, this, [this](client::ApiResult<api::Company> company) {
        // Without an answer things stay as they are known; the pages themselves say what is wrong.
        if (!company)
            return;
        const QStringList locales{company->locales.begin(), company->locales.end()};
        m_hosts = QStringList(company->allowedHosts.begin(), company->allowedHosts.end());
        m_pane->setLocales(locales);
        m_locales->setCompanyLocales(locales);
        setApprovalRequired(company->faqsRequireApproval);
    });
}

void FaqsPage::setApprovalRequired(bool required)
{
    m_pane->setApprovalRequired(required);
    m_editor->setApprovalRequired(required);
    m_details->setApprovalRequired(required);
}

void FaqsPage::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_offlineReason = reason;
    applyRights();
}

void FaqsPage::applyRights()
{
    const QString blocked = m_offline ? m_offlineReason : m_rights->reasonAgainstEditing();
    m_editor->setBlocked(blocked);
    m_details->setBlocked(blocked);
    m_strip->setBlocked(blocked);
    for (FaqsPane *each : std::as_const(m_panes))
        each->setBlocked(blocked);
    applyActions();
}

void FaqsPage::applyActions()
{
    const bool hasCompany = m_client && !m_company.isEmpty();
    const QString editing = m_offline ? m_offlineReason : m_rights->reasonAgainstEditing();
    const QString testing = m_offline ? m_offlineReason : m_rights->reasonAgainstTesting();
    const bool isGenerating = m_shown && m_shown->state == u"generating";
    m_regenerate->setEnabled(m_shown && testing.isEmpty() && !isGenerating);
    m_regenerate->setToolTip(!testing.isEmpty() ? testing
            : isGenerating                      ? tr("It is already being generated.")
                                                : tr("This page has not been requested in this locale yet."));
    m_inspect->setEnabled(hasCompany && testing.isEmpty());
    m_inspect->setToolTip(testing);
    m_correct->setVisible(m_shown && m_shown->reason == u"not_a_product_page");
    m_correct->setEnabled(m_correct->isVisible() && editing.isEmpty());
    m_correct->setToolTip(editing);
    m_import->setEnabled(hasCompany && editing.isEmpty());
    m_exportAll->setEnabled(hasCompany && !m_offline && !m_export->isRunning() && m_pages->rowCount() > 0);
    m_exportPage->setEnabled(m_exportAll->isEnabled() && m_shown);
    m_importButton->setEnabled(m_import->isEnabled());
    m_importButton->setToolTip(editing);
    m_pregenerate->setEnabled(m_import->isEnabled());
    m_pregenerateButton->setEnabled(m_import->isEnabled());
    m_pregenerateButton->setToolTip(editing);
    m_exportButton->setEnabled(m_exportAll->isEnabled());
    applySelection();
    m_exportButton->setToolTip(m_offline ? m_offlineReason
            : m_export->isRunning()      ? tr("Another export is in progress.")
                                         : QString());
}

void FaqsPage::showRow()
{
    const api::FaqPage *row = m_pane->current();
    m_details->setVisible(row);
    if (!row) {
        m_row.clear();
        m_missing.clear();
        m_shown.reset();
        m_faqs->setPage({});
    } else if (row->pageId != m_row) {
        m_row = row->pageId;
        m_shown.reset();
        showPage(*row);
        m_locales->setPage(*row);
    } else if (m_shown && m_shown->pageId == m_row) {
        showPage(*row);
    }
    applyActions();
}

void FaqsPage::showPage(const api::FaqPage &page)
{
    // List and details are answered one after the other: the later state counts.
    const bool isOther = !m_shown || m_shown->pageId != page.pageId;
    if (!isOther && page.revision < m_shown->revision)
        return;
    m_shown = page;
    m_missing.clear();
    if (m_faqs->page() != page.pageId) {
        m_faqs->setPage(page.pageId);
        m_faqs->refresh();
    }
    m_details->setPage(page);
    m_editor->setPageTitle(page.title.value_or(page.url));
    if (isOther)
        m_details->setLocales(m_locales->entries(), page.locale);
    applyActions();
}

void FaqsPage::showLocale(const QString &locale)
{
    for (const PageLocales::Entry &entry : m_locales->entries()) {
        if (entry.locale != locale)
            continue;
        if (entry.page) {
            showPage(*entry.page);
        } else {
            m_missing = locale;
            m_shown.reset();
            m_faqs->setPage({});
            m_details->setMissing(locale);
            applyActions();
        }
        return;
    }
}

void FaqsPage::regenerateCurrent()
{
    if (!m_shown || !m_regenerate->isEnabled())
        return;
    m_pages->regenerate(m_shown->pageId);
    // A page that has a set stays ready meanwhile: without a word nothing would be seen to happen.
    emit toastWanted({tr("The page is being read again; its new FAQs appear here")});
}

} // namespace answerdesk::console
