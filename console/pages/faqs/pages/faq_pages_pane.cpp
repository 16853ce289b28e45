// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/pages/faq_pages_pane.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/selected_rows.h"
#include "console/app/page/show_rows.h"
#include "console/pages/faqs/pages/faq_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/text.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTypingMs = 200, kLongestText = 200;

QComboBox *choice(const QString &name, int letters)
{
    auto *combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(letters);
    return combo;
}

} // namespace

FaqPagesPane::FaqPagesPane(models::FaqPageModel *pages, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_pages(pages)
    , m_cells(new TableOf(FaqPageCells::columns(m_isApprovalRequired, clock), *pages, this))
    , m_toolbar(new Toolbar(16))
    , m_search(searchField(tr("Filter by name or address")))
    , m_state(choice(tr("State"), 10))
    , m_locale(choice(tr("Locale"), 8))
{
    setOnSurface(this);
    setMinimumWidth(340);
    m_cells->setLive();
    m_table = new DataTable(m_cells);
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Pages with product FAQs"));
    m_table->setObjectName(u"faqPagesTable"_s);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_selection = new SelectedRows(m_table, m_toolbar);
    auto *empty = new EmptyState(u"faqs"_s, tr("No pages yet"),
        tr("FAQs are generated when your shop first requests a page, or now from your sitemap. They are "
           "cached for 24 hours and then regenerated."));
    m_stack = new ContentStack(m_table, empty);
    m_stack->setObjectName(u"faqPagesStack"_s);
    auto *box = column(this);
    box->addWidget(buildToolbar());
    box->addWidget(m_stack, 1);
    box->addWidget(buildNews());
    connectModel();
    fillStates();
    showState();
}

QWidget *FaqPagesPane::buildToolbar()
{
    m_search->setObjectName(u"faqSearch"_s);
    remember(m_state, u"faqState"_s);
    remember(m_locale, u"faqLocale"_s);
    m_search->setMinimumWidth(120);
    m_locale->addItem(tr("All locales"), QString());
    m_toolbar->layout()->setContentsMargins(16, 12, 16, 12);
    m_toolbar->add(m_search, 1);
    m_toolbar->add(m_state);
    m_toolbar->add(m_locale);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, &FaqPagesPane::applyFilter);
    for (const QComboBox *combo : {m_state, m_locale})
        connect(combo, &QComboBox::currentIndexChanged, this, &FaqPagesPane::applyFilter);
    connect(m_stack, &ContentStack::clearFilterRequested, this, [this] {
        m_search->clear();
        m_state->setCurrentIndex(0);
        m_locale->setCurrentIndex(0);
        applyFilter();
    });
    return m_toolbar;
}

QWidget *FaqPagesPane::buildNews()
{
    m_news = new QWidget;
    m_showNews = button({}, u"refresh"_s, Kind::Ghost);
    m_showNews->setObjectName(u"faqNews"_s);
    setCompact(m_showNews);
    auto *box = column(m_news);
    box->addWidget(hairline());
    auto *line = new QHBoxLayout;
    line->setContentsMargins(8, 4, 8, 4);
    line->addWidget(m_showNews);
    line->addStretch();
    box->addLayout(line);
    connect(m_showNews, &QPushButton::clicked, m_pages, &models::RemoteModel::refresh);
    return m_news;
}

void FaqPagesPane::connectModel()
{
    connect(m_stack, &ContentStack::retryRequested, m_pages, &models::RemoteModel::refresh);
    // A filter that takes many rows away moves the cursor from one to the next of them.
    m_chosen.setSingleShot(true);
    m_chosen.setInterval(0);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, &m_chosen,
        qOverload<>(&QTimer::start));
    connect(&m_chosen, &QTimer::timeout, this, &FaqPagesPane::currentChanged);
    connect(m_pages, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
        emit currentChanged();
    });
    connect(m_pages, &QAbstractItemModel::modelReset, this, [this] {
        showState();
        emit currentChanged();
    });
    connect(m_pages, &models::RemoteModel::loadingChanged, this, &FaqPagesPane::showState);
    connect(m_pages, &models::FaqPageModel::newsChanged, this, &FaqPagesPane::showState);
    connect(m_pages, &QAbstractItemModel::rowsInserted, this, &FaqPagesPane::showState);
    connect(m_pages, &models::FaqPageModel::pagesChanged, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0) // the very first page
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
        emit currentChanged();
    });
}

void FaqPagesPane::fillStates()
{
    const QString before = rememberedChoice(m_state);
    const QSignalBlocker quiet(m_state);
    m_state->clear();
    m_state->addItem(tr("All states"), QString());
    m_state->addItem(tr("Ready"), u"ready"_s);
    m_state->addItem(tr("Generating"), u"generating"_s);
    m_state->addItem(tr("Not available"), u"not_available"_s);
    if (m_isApprovalRequired)
        m_state->addItem(tr("Waiting for approval"), u"awaiting"_s);
    m_state->addItem(tr("To review"), u"review"_s);
    m_state->setItemData(m_state->count() - 1,
        tr("Pages with edited questions to review because the page changed"), Qt::ToolTipRole);
    const int wanted = m_wanted.isEmpty() ? -1 : m_state->findData(m_wanted);
    if (wanted >= 0)
        m_wanted.clear();
    chooseRemembered(m_state, wanted >= 0 ? m_state->itemData(wanted).toString() : before);
    applyFilter();
}

void FaqPagesPane::showOnly(const QString &state)
{
    m_search->clear();
    m_selection->clear();
    const int index = m_state->findData(state);
    m_wanted = index < 0 ? state : QString();
    if (index >= 0)
        m_state->setCurrentIndex(index);
    applyFilter();
}

void FaqPagesPane::setApprovalRequired(bool required)
{
    if (std::exchange(m_isApprovalRequired, required) == required)
        return;
    m_cells->refreshCells();
    fillStates();
}

void FaqPagesPane::setLocales(const QStringList &locales)
{
    const QString before = rememberedChoice(m_locale);
    const QSignalBlocker quiet(m_locale);
    m_locale->clear();
    m_locale->addItem(tr("All locales"), QString());
    for (const QString &locale : locales)
        m_locale->addItem(locale, locale);
    chooseRemembered(m_locale, before);
    m_locale->setVisible(locales.size() > 1 || m_locale->currentIndex() > 0);
    applyFilter();
}

void FaqPagesPane::applyFilter()
{
    m_typed.stop();
    api::FaqPagesQuery filter;
    filter.q = textOrNothing(m_search->text().trimmed().left(kLongestText));
    const QString state = m_state->currentData().toString(), locale = m_locale->currentData().toString();
    if (state == u"awaiting")
        filter.awaiting = true;
    else if (state == u"review")
        filter.review = true;
    else
        filter.state = schema::enumValue<api::FaqState>(state);
    if (!locale.isEmpty())
        filter.locale = schema::LocaleTag{locale};
    m_pages->setFilter(filter);
    showState();
}

void FaqPagesPane::showState()
{
    showRows(*m_pages, m_stack, m_search->text().trimmed(), m_pages->isFiltering());
    m_toolbar->setVisible(m_pages->rowCount() > 0 || m_pages->isFiltering());
    m_news->setVisible(m_pages->news() > 0);
    m_showNews->setText(timetext::counted(m_pages->news(), tr("Show 1 more page"), tr("Show %1 more pages")));
    m_showNews->setAccessibleName(m_showNews->text());
    emit changed();
}

void FaqPagesPane::showFault(const Fault &fault) { m_stack->showFault(fault); }

void FaqPagesPane::refreshTimes() { m_cells->refreshCells(); }

void FaqPagesPane::focusFilter()
{
    m_selection->clear(); // its bar stands in the filter's place
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QWidget *FaqPagesPane::toolbar() const { return m_toolbar; }

const api::FaqPage *FaqPagesPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 || row >= m_pages->rowCount() ? nullptr : &m_pages->at(row);
}

QString FaqPagesPane::subtitle() const
{
    const int all = m_pages->rowCount();
    const QString count = QLocale().toString(all) + (m_pages->hasMore() ? u"+"_s : QString());
    if (m_pages->isFiltering())
        return all == 1 ? tr("1 page matches") : tr("%1 pages match").arg(count);
    if (all == 0)
        return tr("Questions that shoppers ask about a product, answered from its page");
    if (m_pages->hasMore())
        return tr("%1 pages").arg(count);
    int ready = 0, lacking = 0;
    for (int row = 0; row < all; ++row) {
        ready += m_pages->at(row).state == u"ready";
        lacking += m_pages->at(row).state == u"not_available";
    }
    return QStringList{timetext::counted(all, tr("1 page"), tr("%1 pages")), tr("%1 ready").arg(ready),
        tr("%1 generating").arg(all - ready - lacking), tr("%1 not available").arg(lacking)}
        .join(u" · "_s);
}

} // namespace answerdesk::console
