// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/app/page/show_rows.h"
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/pages/faqs/feeds/feed_details.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QAction *FeedsPane::verb(const QString &icon, const QString &text, const QString &name)
{
    auto *action = new QAction(glyph::icon(icon), text, this);
    action->setObjectName(name);
    return action;
}

FeedsPane::FeedsPane(const Clock &clock, QWidget *parent)
    : FaqsPane(parent)
    , m_clock(clock)
    , m_model(new FeedModel(this))
    , m_cells(new TableOf(FeedCells::feeds(clock), *m_model, this))
    , m_add(verb(u"plus"_s, tr("Add feed…"), u"feedAdd"_s))
    , m_run(verb(u"refresh"_s, tr("Run now"), u"feedRun"_s))
    , m_goOn(verb(u"send"_s, tr("Continue upload…"), u"feedGoOn"_s))
    , m_edit(verb(u"edit"_s, tr("Edit feed…"), u"feedEdit"_s))
    , m_products(verb(u"faqs"_s, tr("Show products…"), u"feedProductsButton"_s))
    , m_report(verb(u"info"_s, tr("Show report…"), u"feedReport"_s))
    , m_cancel(verb(u"close"_s, tr("Cancel run"), u"feedCancel"_s))
    , m_remove(verb(u"trash"_s, tr("Remove feed…"), u"feedRemove"_s))
    , m_banner(new Banner(Tone::Warning, u"alert"_s))
    , m_discard(button(tr("Discard run")))
    , m_apply(button(tr("Apply anyway")))
    , m_addFirst(button(tr("Add feed…"), u"plus"_s, Kind::Primary))
{
    m_cells->setLive();
    m_table = new DataTable(m_cells);
    m_table->setMargin(24);
    m_table->setRowSize(Size::RowTall);
    m_table->setAccessibleName(tr("Product feeds"));
    m_table->setObjectName(u"feedsTable"_s);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    build();
    connectVerbs();
    connectModel();
    showState();
}

void FeedsPane::build()
{
    auto *box = column(this);
    m_banner->setObjectName(u"feedHeld"_s);
    m_apply->setObjectName(u"feedApply"_s);
    m_discard->setObjectName(u"feedDiscard"_s);
    m_addFirst->setObjectName(u"addFirstFeed"_s);
    m_banner->addButton(m_discard);
    m_banner->addButton(m_apply);
    box->addWidget(m_banner);
    m_details = new FeedDetails(new FeedStrip(&m_upload, m_report, m_goOn, m_cancel), {m_edit, m_remove},
        {m_products, m_run}, m_clock);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"feedsSplit"_s);
    split->addWidget(m_table);
    split->addWidget(m_details);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setSizes({320, 296 * themeOf(this).textPercent() / 100});
    m_stack = new ContentStack(split,
        new EmptyState(u"faqs"_s, tr("No product feeds yet"),
            tr("A feed lists the names, prices and availability of all your products. Its facts take "
               "precedence over those on the pages."),
            m_addFirst));
    m_stack->setObjectName(u"feedsStack"_s);
    box->addWidget(m_stack, 1);
}

void FeedsPane::connectVerbs()
{
    m_add->setShortcut(QKeySequence::New);
    m_run->setShortcut(Qt::CTRL | Qt::Key_R);
    m_edit->setShortcut(Qt::Key_F2);
    m_remove->setShortcut(QKeySequence::Delete);
    for (QAction *each : {m_edit, m_remove}) // Del in a field deletes a letter
        each->setShortcutContext(Qt::WidgetShortcut);
    auto *copy = new QAction(glyph::icon(u"copy"_s), tr("Copy row"), this);
    connect(copy, &QAction::triggered, m_table, &DataTable::copySelection);
    m_table->addActions({m_run, m_goOn, m_cancel, m_products, m_report, m_edit, m_remove, copy});
    connect(m_add, &QAction::triggered, this, &FeedsPane::add);
    connect(m_addFirst, &QPushButton::clicked, this, &FeedsPane::add);
    connect(m_run, &QAction::triggered, this, &FeedsPane::runCurrent);
    connect(m_goOn, &QAction::triggered, this, &FeedsPane::chooseFile);
    connect(m_edit, &QAction::triggered, this, &FeedsPane::editCurrent);
    connect(m_products, &QAction::triggered, this, &FeedsPane::showProducts);
    connect(m_table, &QAbstractItemView::activated, m_products, &QAction::trigger);
    connect(m_report, &QAction::triggered, this, &FeedsPane::showReport);
    connect(m_cancel, &QAction::triggered, this, &FeedsPane::cancelCurrent);
    connect(m_remove, &QAction::triggered, this, &FeedsPane::removeCurrent);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (const api::Feed *feed = held())
            m_model->confirm(feed->feedId);
    });
    connect(m_discard, &QPushButton::clicked, this, [this] {
        if (const api::Feed *feed = held())
            m_model->cancel(feed->feedId);
    });
}

void FeedsPane::connectModel()
{
    tellFailures(m_model, m_stack, tr("The feeds could not be read."), this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FeedsPane::showFeed);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &FeedsPane::showState);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &FeedsPane::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FeedsPane::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FeedsPane::showState);
    connect(m_model, &FeedModel::done, this, &FeedsPane::tellDone);
    connect(m_model, &FeedModel::refused, this, &FeedsPane::tellRefusal);
    connect(m_model, &FeedModel::runStopped, this, &FeedsPane::tellStopped);
    connect(&m_upload, &FeedUpload::runChanged, m_model, &FeedModel::putRun);
    connect(&m_upload, &FeedUpload::changed, this, &FeedsPane::showFeed);
    connect(&m_upload, &FeedUpload::ended, this, &FeedsPane::tellUpload);
}

void FeedsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_reading.cancel();
    m_company.cancel();
    m_hosts.clear();
    m_currency.clear();
    m_upload.setSession(client, companyKey);
    m_model->setClient(client);
    m_model->setCompany(companyKey);
    showState();
}

void FeedsPane::refresh()
{
    if (m_model->canAsk()) {
        m_model->refresh();
        readCompany();
    }
    showState();
}

void FeedsPane::readCompany()
{
    m_company.cancel();
    m_company = m_model->client()->company(
        m_model->company(), this, [this](const client::ApiResult<api::Company> &company) {
            if (!company) // nothing is proposed then; the server says what is not allowed
                return;
            m_hosts = QStringList(company->allowedHosts.begin(), company->allowedHosts.end());
            m_currency = company->currency;
        });
}

void FeedsPane::setBlocked(const QString &reason)
{
    m_blocked = reason;
    applyVerbs();
}

void FeedsPane::focusContent() { m_table->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> FeedsPane::panes() const { return {m_table, m_details}; }

QList<QAction *> FeedsPane::verbs() const
{
    return {m_add, m_run, m_goOn, m_cancel, m_products, m_report, m_edit, m_remove};
}

QString FeedsPane::subtitle() const
{
    const int all = m_model->rowCount();
    if (all == 0)
        return tr("Product data from your shop");
    qint64 products = 0;
    int failed = 0;
    for (int row = 0; row < all; ++row) {
        products += m_model->at(row).products;
        failed += m_model->at(row).lastRun && m_model->at(row).lastRun->state == api::FeedRunState::Failed;
    }
    QStringList parts{timetext::counted(all, tr("1 feed"), tr("%1 feeds")),
        timetext::counted(products, tr("1 product"), tr("%1 products"))};
    if (failed > 0)
        parts << tr("%1 failed").arg(failed);
    return parts.join(u" · "_s);
}

bool FeedsPane::offersFirstStep() const { return m_model->isLoaded() && m_model->rowCount() == 0; }

int FeedsPane::waitingCount() const
{
    int waiting = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto &run = m_model->at(row).lastRun;
        waiting += run && run->state == api::FeedRunState::Held;
    }
    return waiting;
}

void FeedsPane::refreshTimes()
{
    m_cells->refreshCells();
    showFeed();
}

QString FeedsPane::detailsText() const { return current() ? m_details->text() : QString(); }

const api::Feed *FeedsPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 || row >= m_model->rowCount() ? nullptr : &m_model->at(row);
}

const api::Feed *FeedsPane::held() const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const api::Feed &feed = m_model->at(row);
        if (feed.lastRun && feed.lastRun->state == api::FeedRunState::Held)
            return &feed;
    }
    return nullptr;
}

void FeedsPane::showState()
{
    showRows(*m_model, m_stack, {}, false);
    showHeld();
    showFeed();
    emit changed();
}

void FeedsPane::showHeld()
{
    const api::Feed *feed = held();
    m_banner->setVisible(feed);
    if (!feed)
        return;
    const api::FeedRun &run = *feed->lastRun;
    const QLocale locale;
    // Some of those that it holds may be new.
    const qint64 missing = feed->products - (run.rows - run.invalid - run.duplicates);
    QString text = missing * 2 > feed->products
        ? tr("“%1” is held: at least %2 of %3 products would disappear.")
              .arg(feed->name, locale.toString(missing), locale.toString(feed->products))
        : tr("“%1” is held: %2").arg(feed->name, serverwords::translated(run.reason.value_or(QString())));
    if (const int others = waitingCount() - 1; others > 0)
        text += u' '
            + timetext::counted(others, tr("1 more feed is waiting."), tr("%1 more feeds are waiting."));
    m_banner->setText(text);
    m_apply->setAccessibleName(tr("Apply the run of %1 anyway").arg(feed->name));
    m_discard->setAccessibleName(tr("Discard the run of %1").arg(feed->name));
}

void FeedsPane::showFeed()
{
    const api::Feed *feed = current();
    m_details->setVisible(feed);
    if (feed)
        m_details->setFeed(*feed);
    applyVerbs();
}

void FeedsPane::applyVerbs()
{
    const api::Feed *feed = current();
    const bool canAsk = m_model->canAsk(), may = canAsk && m_blocked.isEmpty();
    const auto apply = [this](QAction *action, bool can, const QString &why = {}) {
        action->setEnabled(can);
        action->setToolTip(m_blocked.isEmpty() ? why : m_blocked);
    };
    const bool isRunning = feed && feed->lastRun && !hasEnded(*feed->lastRun);
    const bool isOpen = feed && isReceivingFile(*feed) && !isUploading(*feed);
    apply(m_add, may && m_model->isLoaded() && m_model->rowCount() < api::kMostFeeds,
        tr("A company has at most %1 feeds.").arg(api::kMostFeeds));
    m_addFirst->setEnabled(m_add->isEnabled());
    m_addFirst->setToolTip(m_add->isEnabled() ? QString() : m_add->toolTip());
    m_run->setText(feed && isUploaded(*feed) ? tr("Upload file…") : tr("Run now"));
    apply(m_run, may && feed && !isRunning && !isUploading(*feed), tr("The latest run has not ended."));
    m_goOn->setVisible(isOpen);
    apply(m_goOn, may && isOpen && !m_upload.isRunning(), tr("Another upload is in progress."));
    m_cancel->setVisible(isRunning);
    apply(m_cancel, may && isRunning);
    m_report->setVisible(feed && feed->lastRun && !feed->lastRun->reasons.empty());
    m_report->setEnabled(canAsk && m_report->isVisible());
    m_products->setEnabled(canAsk && feed && feed->products > 0);
    m_products->setToolTip(tr("There are no products yet."));
    apply(m_edit, may && feed);
    apply(m_remove, may && feed);
    for (QPushButton *each : {m_apply, m_discard}) {
        each->setEnabled(may);
        each->setToolTip(m_blocked);
    }
}

} // namespace answerdesk::console
