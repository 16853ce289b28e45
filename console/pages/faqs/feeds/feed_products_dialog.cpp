// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_products_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/pages/faqs/feeds/feed_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 250, kTableHeight = 440;
}

FeedProductsDialog::FeedProductsDialog(
    client::ApiClient *client, const QString &companyKey, const api::Feed &feed, QWidget *parent)
    : TaskDialog(tr("Products of “%1”").arg(feed.name), WithTable, parent)
    , m_products(new FeedProductModel(feed.feedId, this))
    , m_search(searchField(tr("Product number, GTIN or page address, or its first characters")))
{
    setOnServer();
    m_products->setClient(client);
    m_products->setCompany(companyKey);
    m_search->setObjectName(u"feedProductSearch"_s);
    auto *table = new DataTable(new TableOf(FeedCells::products(), *m_products, this));
    table->setObjectName(u"feedProducts"_s);
    table->setAccessibleName(tr("Products of the feed"));
    m_stack = new ContentStack(framed(table),
        new EmptyState(u"faqs"_s, tr("No products"), tr("They appear here after the first run.")));
    m_stack->setFixedHeight(kTableHeight);
    content()->addWidget(m_search);
    content()->addWidget(m_stack);
    auto *close = button(tr("Close"));
    setButtons({close});
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, [this] { m_products->setSearch(m_search->text().trimmed()); });
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    connect(m_stack, &ContentStack::retryRequested, m_products, &models::RemoteModel::refresh);
    connect(m_products, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        m_stack->showFault(faultOf(tr("The products could not be read."), failure));
    });
    connect(m_products, &models::RemoteModel::loaded, this, &FeedProductsDialog::showState);
    connect(m_products, &models::RemoteModel::loadingChanged, this, &FeedProductsDialog::showState);
    m_products->refresh();
    m_search->setFocus();
}

void FeedProductsDialog::showState()
{
    showRows(*m_products, m_stack, m_products->search(), !m_products->search().isEmpty());
}

} // namespace answerdesk::console
