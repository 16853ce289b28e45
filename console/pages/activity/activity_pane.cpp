// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/activity/details_panel.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QItemSelectionModel>
#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 200, kLongestText = 200, kPageMargin = 24;
constexpr QSize kShares(716, 340); // of 1280 pixels without the sidebar
} // namespace

QLineEdit *ActivityPane::addSearch(const QString &placeholder, int width)
{
    m_search = searchField(placeholder);
    m_search->setFixedWidth(width);
    m_search->setMaxLength(kLongestText);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, [this] { applyFilter(); });
    addToToolbar(m_search);
    return m_search;
}

QComboBox *ActivityPane::addChoice(const QString &name, const QString &objectName)
{
    auto *combo = new QComboBox;
    remember(combo, objectName);
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(combo, &QComboBox::currentIndexChanged, this, [this] {
        if (m_model) // else the choices are just being filled in
            applyFilter();
    });
    addToToolbar(combo);
    return combo;
}

void ActivityPane::addToToolbar(QWidget *control)
{
    if (!m_toolbar)
        m_toolbar = new Toolbar;
    m_toolbar->add(control);
}

void ActivityPane::build(const Parts &parts)
{
    m_model = parts.model;
    m_remote = qobject_cast<models::RemoteModel *>(m_model);
    m_table = parts.table;
    m_details = parts.details;
    m_table->setObjectName(parts.name + u"Table"_s);
    m_export = button(tr("Export…"), u"export"_s, Kind::Ghost);
    m_export->setObjectName(parts.name + u"Export"_s);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    m_toolbar->add(m_export);
    m_table->setMargin(kPageMargin);
    m_stack = new ContentStack(m_table, parts.empty);
    m_stack->setObjectName(parts.name + u"Stack"_s);
    auto *split = new QSplitter;
    split->setObjectName(parts.name + u"Split"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    split->addWidget(m_details);
    split->setStretchFactor(0, 1);
    split->setSizes({kShares.width(), kShares.height()});
    auto *box = column(this);
    box->addWidget(m_toolbar);
    box->addWidget(hairline());
    box->addWidget(split, 1);
    m_details->hide();

    connect(m_export, &QPushButton::clicked, this, &ActivityPane::exportWanted);
    connect(m_details, &DetailsPanel::closeRequested, this, &ActivityPane::closeDetails);
    connect(m_stack, &ContentStack::retryRequested, this, &ActivityPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, this, [this] { clearFilter(); });
    connect(
        m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ActivityPane::showChosen);
    connect(m_table, &QAbstractItemView::activated, m_details, &DetailsPanel::focusFirst);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ActivityPane::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        showChosen();
        showState();
    });
    if (m_remote)
        watch(parts.failure);
    showState();
}

void ActivityPane::watch(const QString &failure)
{
    connect(m_remote, &models::RemoteModel::loaded, this, &ActivityPane::showState);
    connect(m_remote, &models::RemoteModel::loadingChanged, this, &ActivityPane::showState);
    connect(m_remote, &models::RemoteModel::failed, this, [this, failure](const client::ApiFailure &why) {
        const Fault fault = faultOf(failure, why);
        if (m_model->rowCount() == 0)
            m_stack->showFault(fault);
        else if (!why.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
}

void ActivityPane::refresh()
{
    if (m_remote)
        m_remote->refresh();
}

void ActivityPane::focusFilter()
{
    m_search ? m_search->setFocus(Qt::ShortcutFocusReason) : m_toolbar->setFocus(Qt::ShortcutFocusReason);
    if (m_search)
        m_search->selectAll();
}

QWidget *ActivityPane::toolbar() const { return m_toolbar; }

QString ActivityPane::countText() const
{
    const QString count = QLocale().toString(m_model->rowCount());
    return m_model->canFetchMore({}) ? count + u'+' : count;
}

QString ActivityPane::typed() const { return m_search ? m_search->text().trimmed() : QString(); }

void ActivityPane::setTyped(const QString &text)
{
    m_search->setText(text);
    m_typed.stop();
}

void ActivityPane::showState()
{
    if (m_model->rowCount() > 0)
        m_stack->showContent();
    else if (!m_remote || (m_remote->isLoaded() && !m_remote->isLoading()))
        isFiltering() ? m_stack->showNoHits(typed()) : m_stack->showEmpty();
    else if (m_remote->isLoading())
        m_stack->showWaiting();
    m_export->setEnabled(m_model->rowCount() > 0);
    emit changed();
}

void ActivityPane::showChosen()
{
    const QModelIndex current = m_table->currentIndex();
    const bool isChosen = current.isValid() && m_table->selectionModel()->isSelected(current);
    if (isChosen)
        showDetails(m_table->currentSourceRow());
    m_details->setVisible(isChosen);
}

void ActivityPane::closeDetails()
{
    const bool hadFocus = m_details->isAncestorOf(focusWidget());
    m_table->clearSelection();
    if (hadFocus)
        m_table->setFocus(Qt::OtherFocusReason);
}

void ActivityPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_details->isVisible())
        closeDetails();
    else
        QWidget::keyPressEvent(event);
}

} // namespace answerdesk::console
