// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/faqs_page.h"
#include "console/app/fault_of.h"
#include "console/pages/faqs/faq_cells.h"
#include "console/pages/faqs/faq_details.h"
#include "console/widgets/builders.h"
#include "console/widgets/data_table.h"
#include "console/widgets/glyph.h"
#include "console/widgets/page_header.h"
#include "console/widgets/states.h"
#include "console/widgets/time_text.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSplitter>

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
    , m_filter(new FaqPageFilter(this))
    , m_cells(new FaqPageCells(clock, this))
    , m_header(new PageHeader(tr("Product FAQs")))
    , m_toolbar(new Toolbar(16))
    , m_search(searchField(tr("Filter by name or address")))
    , m_choice(new QComboBox)
    , m_details(new FaqDetails(m_faqs, clock))
    , m_regenerate(new QAction(glyph::icon(u"refresh"_s), tr("Regenerate"), this))
{
    m_filter->setSourceModel(m_pages);
    m_cells->setSource(m_filter);
    auto *box = column(this);
    box->addWidget(m_header);
    box->addWidget(hairline());
    auto *split = new QSplitter;
    split->setObjectName(u"faqsSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(buildList());
    split->addWidget(m_details);
    split->setSizes({540, 516});
    split->setStretchFactor(1, 1);
    auto *empty = new EmptyState(u"faqs"_s, tr("No pages yet"),
        tr("FAQs are written when your shop first asks for a page. They are kept for 24 hours, then made "
           "anew."));
    m_stack = new ContentStack(split, empty);
    box->addWidget(m_stack, 1);

    m_regenerate->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    addAction(m_regenerate);
    m_table->addAction(m_regenerate);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_regenerate, &QAction::triggered, this, &FaqsPage::regenerateCurrent);
    connect(m_details, &FaqDetails::regenerateRequested, this, &FaqsPage::regenerateCurrent);
    connectModels();
    m_times.setInterval(kRelativeTimesMs);
    connect(&m_times, &QTimer::timeout, this, [this] {
        m_cells->refreshCells();
        m_details->refreshTimes();
    });
    m_times.start();
    showState();
}

QWidget *FaqsPage::buildList()
{
    auto *host = new QWidget;
    setOnSurface(host);
    auto *box = column(host);
    m_search->setMinimumWidth(140);
    m_choice->setAccessibleName(tr("State"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(11);
    m_choice->addItem(tr("All states"), QString());
    m_choice->addItem(tr("Ready"), u"ready"_s);
    m_choice->addItem(tr("Generating"), u"generating"_s);
    m_choice->addItem(tr("Not available"), u"not_available"_s);
    m_toolbar->layout()->setContentsMargins(16, 12, 16, 12);
    m_toolbar->add(m_search, 1);
    m_toolbar->add(m_choice);
    box->addWidget(m_toolbar);
    m_table = new DataTable(m_cells, {{}, {.width = 64}, {.width = 130, .hideBelow = 640}, {.width = 206}});
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Pages with product FAQs"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setObjectName(u"faqPagesTable"_s);
    m_listStack = new ContentStack(m_table, new EmptyState(u"faqs"_s, tr("No pages yet"), {}));
    box->addWidget(m_listStack, 1);
    host->setMinimumWidth(360);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        showState();
    });
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setState(m_choice->currentData().toString());
        showState();
    });
    connect(m_listStack, &ContentStack::clearFilterRequested, this, [this] {
        m_search->clear();
        m_choice->setCurrentIndex(0);
    });
    return host;
}

void FaqsPage::connectModels()
{
    connect(m_stack, &ContentStack::retryRequested, this, &FaqsPage::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FaqsPage::showDetails);
    connect(m_pages, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_pages, &models::RemoteModel::loadingChanged, this, &FaqsPage::showState);
    connect(m_pages, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The pages could not be read."), failure);
        if (!m_pages->isLoaded())
            m_stack->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_pages, &models::FaqPageModel::pagesChanged, this, [this](const QStringList &ids) {
        showState();
        if (!ids.contains(m_faqs->page()))
            return;
        showDetails();
        m_faqs->refresh();
    });
    connect(m_pages, &models::FaqPageModel::regenerateFailed, this,
        [this](const QString &, const client::ApiFailure &failure) {
            emit toastWanted(ToastText::of(faultOf(tr("The page’s FAQs are not made anew."), failure)));
        });
    connect(m_faqs, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        if (!failure.offline)
            emit toastWanted(ToastText::of(faultOf(tr("The page’s questions could not be read."), failure)));
    });
}

void FaqsPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    for (models::RemoteModel *model :
        {static_cast<models::RemoteModel *>(m_pages), static_cast<models::RemoteModel *>(m_faqs)}) {
        model->setClient(client);
        model->setCompany(companyKey);
    }
    m_faqs->setPage({});
    refresh();
}

void FaqsPage::refresh()
{
    if (m_pages->canAsk())
        m_pages->refresh();
    if (m_faqs->canAsk() && !m_faqs->page().isEmpty())
        m_faqs->refresh();
    showState();
}

void FaqsPage::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_details->setOffline(offline, reason);
    showDetails();
}

void FaqsPage::setActive(bool active) { m_pages->setWatching(active); }

void FaqsPage::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void FaqsPage::focusContent() { m_table->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> FaqsPage::panes() const { return {m_toolbar, m_table, m_details}; }

int FaqsPage::currentRow() const
{
    return m_filter->mapToSource(m_cells->sourceIndex(m_table->currentIndex())).row();
}

void FaqsPage::showState()
{
    const int all = m_pages->rowCount(), shown = m_filter->rowCount();
    int ready = 0, lacking = 0;
    for (int row = 0; row < all; ++row) {
        ready += m_pages->at(row).state == u"ready";
        lacking += m_pages->at(row).state == u"not_available";
    }
    const int generating = all - ready - lacking;
    if (m_filter->isFiltering() && all > 0) {
        m_header->setSubtitle(tr("%1 of %2 pages").arg(shown).arg(all));
    } else if (all > 0) {
        m_header->setSubtitle(
            QStringList{timetext::counted(all, tr("1 page"), tr("%1 pages")), tr("%1 ready").arg(ready),
                tr("%1 generating").arg(generating), tr("%1 not available").arg(lacking)}
                .join(u" · "_s));
    } else {
        m_header->setSubtitle(tr("Questions that shoppers ask about a product, answered from its page"));
    }
    emit counterChanged(generating > 0 ? QString::number(generating) : QString());
    if (m_pages->isLoaded() && all == 0)
        m_stack->showEmpty();
    else if (all > 0)
        m_stack->showContent();
    else if (m_pages->isLoading())
        m_stack->showWaiting();
    if (all > 0 && shown == 0)
        m_listStack->showNoHits(m_filter->text());
    else
        m_listStack->showContent();
    showDetails();
}

void FaqsPage::showDetails()
{
    const int row = currentRow();
    m_details->setVisible(row >= 0);
    m_regenerate->setEnabled(row >= 0 && !m_offline && m_pages->at(qMax(0, row)).state != u"generating");
    if (row < 0)
        return;
    const api::FaqPage &page = m_pages->at(row);
    if (m_faqs->page() != page.pageId) {
        m_faqs->setPage(page.pageId);
        if (m_faqs->canAsk())
            m_faqs->refresh();
    }
    m_details->setPage(page);
}

void FaqsPage::regenerateCurrent()
{
    if (const int row = currentRow(); row >= 0 && m_regenerate->isEnabled())
        m_pages->regenerate(m_pages->at(row).pageId);
}

} // namespace answerdesk::console
