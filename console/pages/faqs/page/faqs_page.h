// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/export/export_plan.h"
#include "console/pages/faqs/pages/page_locales.h"
#include "console/pages/faqs/transfer/faq_export.h"
#include "console/pages/faqs/transfer/faq_import.h"
#include "shared/core/clock.h"
#include "shared/models/faq_model.h"
#include "shared/models/faq_page_model.h"
#include <QtCore/QPointer>
#include <QtCore/QTimer>

class QPushButton;
class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class FaqDetails;
class FaqEditor;
class FaqPagesPane;
class FaqsPane;
class FeedsPane;
class InspectionDialog;
class ListExport;
class PageRulesPane;
class PregenerationDesk;
class PregenerationStrip;
class PageHeader;

/// Which pages have answers, and are they right. Pages at the left, the questions and answers of the chosen
/// one at the right, both live while the page is shown; in tabs beside them the product feeds, and the rules
/// that correct how pages are read.
class FaqsPage final : public Page
{
    Q_OBJECT
public:
    enum Tab { Pages, Feeds, Rules };
    explicit FaqsPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// A state of pages, as the filter has it ("awaiting"), "pregenerate": the dialog that makes pages,
    /// "feeds", or "rules".
    void showView(const QString &view) override;
    QString unsavedNote() const override;

    void showTab(Tab tab);
    Tab currentTab() const;

public slots:
    void regenerateCurrent();
    /// Those of the selected pages that are not being made already.
    void regenerateSelected();
    /// Asks where to, and writes the FAQs of the page that is shown, or of all.
    void exportFaqs(bool ofThisPage);
    /// Asks for a file.
    void importFaqs();
    /// Says what an import of the file will do, and does it when that is wanted.
    void importFile(const QString &path);
    void openImport(const QString &path, const FaqImport::File &file);
    /// Asks which pages are to be made in advance, and has them made.
    void pregenerate();
    /// Asks for an address and shows what would be made of its page, without storing it.
    void openInspection(const QString &address, const QString &locale);
    void inspect();
    /// Opens a rule for the pages like this one, which was refused: they sell products.
    void correct(const QString &address);

private:
    void build();
    QWidget *buildTabs();
    void addHead(const QList<QPushButton *> &buttons);
    void buildActions();
    void buildTabActions();
    void connectPanes();
    void showHead();
    void applyTab();
    FaqsPane *pane() const; ///< null: the list of pages is shown
    void connectModels();
    void readCompany();
    void setApprovalRequired(bool required);
    void applyRights();
    void applyActions();
    void buildSelection();
    void applySelection();
    QStringList regenerable() const; ///< of the selected ones
    ExportPlan exported() const; ///< the pages, without their FAQs
    void showRow();
    void showPage(const api::FaqPage &page);
    void showLocale(const QString &locale);

    const Clock &m_clock;
    models::FaqPageModel *m_pages;
    models::FaqModel *m_faqs;
    AccessRights *m_rights;
    PageLocales *m_locales;
    QStringList m_hosts; ///< that pages are fetched from
    FaqExport *m_export;
    QPointer<FaqImport> m_importing;
    QPointer<InspectionDialog> m_inspection;
    FaqEditor *m_editor;
    PregenerationDesk *m_desk;
    ListExport *m_listExport;
    QAction *m_regenerate;
    QAction *m_regenerateSelected;
    QAction *m_exportAll;
    QAction *m_exportPage;
    QAction *m_import;
    QAction *m_pregenerate;
    QAction *m_inspect;
    QAction *m_correct;
    PageHeader *m_header;
    QPushButton *m_importButton;
    QPushButton *m_exportButton;
    QPushButton *m_pregenerateButton;
    PregenerationStrip *m_strip;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    FaqPagesPane *m_pane;
    FeedsPane *m_feeds;
    PageRulesPane *m_rules;
    QList<FaqsPane *> m_panes; ///< in the order of their tabs, behind the pages
    QList<QAction *> m_pageVerbs; ///< what can be done with pages
    QList<QWidget *> m_heads; ///< the buttons of each tab
    FaqDetails *m_details;
    client::ApiClient *m_client = nullptr;
    QString m_company;
    client::PendingCall m_reading;
    QString m_row; ///< page_id of the row that the details were opened for
    std::optional<api::FaqPage> m_shown; ///< nothing: no page, or a locale that is not there
    QString m_missing; ///< locale that is shown instead, because the page is not there in it
    QString m_inspected; ///< address that was typed last
    QTimer m_times;
    bool m_isActive = false;
    bool m_offline = false;
    QString m_offlineReason;
};

} // namespace answerdesk::console
