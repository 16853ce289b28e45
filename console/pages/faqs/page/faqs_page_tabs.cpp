// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/remembered_view.h"
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/pages/faq_pages_pane.h"
#include "console/pages/faqs/pregeneration/pregeneration_desk.h"
#include "console/pages/faqs/set/faq_details.h"
#include "console/widgets/basics/action_button.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;

// The tabs: what each shows in the page's header, and which shortcuts are its own.
namespace answerdesk::console {

QWidget *FaqsPage::buildTabs()
{
    auto *host = new QWidget;
    auto *line = row(host, 0, 0);
    line->setContentsMargins(16, 0, 16, 0);
    for (const QString &name : {tr("Pages"), tr("Product feeds"), tr("Page rules")})
        m_tabs->addTab(name);
    remember(m_tabs, u"faqsTabs"_s);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Parts of the product FAQs"));
    line->addWidget(m_tabs);
    line->addStretch();
    return host;
}

void FaqsPage::addHead(const QList<QPushButton *> &buttons)
{
    auto *host = new QWidget;
    auto *line = row(host, 0, 8);
    for (QPushButton *each : buttons)
        line->addWidget(each);
    m_header->addAction(host);
    m_heads << host;
}

void FaqsPage::buildTabActions()
{
    const auto step = [this](const QString &text, Qt::Key key, int by) {
        auto *action = new QAction(text, this);
        action->setShortcut(Qt::CTRL | key);
        connect(action, &QAction::triggered, this, [this, by] {
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
        });
        addAction(action);
    };
    step(tr("Next tab"), Qt::Key_PageDown, 1);
    step(tr("Previous tab"), Qt::Key_PageUp, -1);
    for (const FaqsPane *each : std::as_const(m_panes)) {
        QList<QPushButton *> buttons;
        const QList<QAction *> verbs = each->headVerbs();
        for (QAction *verb : verbs)
            buttons << buttonOf(
                verb, verb->objectName(), verb == verbs.last() ? Kind::Primary : Kind::Default);
        addHead(buttons);
    }
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { showTab(Tab(tab)); });
}

void FaqsPage::connectPanes()
{
    for (FaqsPane *each : std::as_const(m_panes)) {
        connect(each, &FaqsPane::changed, this, &FaqsPage::showHead);
        connect(each, &FaqsPane::toastWanted, this, &Page::toastWanted);
        connect(each, &FaqsPane::pagesChanged, m_pages, &models::FaqPageModel::refresh);
    }
}

FaqsPane *FaqsPage::pane() const { return m_panes.value(m_stack->currentIndex() - 1); }

FaqsPage::Tab FaqsPage::currentTab() const { return Tab(m_stack->currentIndex()); }

void FaqsPage::showTab(Tab tab)
{
    if (m_tabs->currentIndex() != tab)
        return m_tabs->setCurrentIndex(tab); // comes back here
    if (pane())
        pane()->setActive(false);
    m_stack->setCurrentIndex(tab);
    applyTab();
}

void FaqsPage::applyTab()
{
    if (pane())
        pane()->setActive(m_isActive);
    // A shortcut of a tab that is not shown is dead, so tabs may share them.
    for (QAction *each : std::as_const(m_pageVerbs))
        removeAction(each);
    for (const FaqsPane *each : std::as_const(m_panes)) {
        for (QAction *verb : each->verbs())
            removeAction(verb);
    }
    addActions(pane() ? pane()->verbs() : m_pageVerbs);
    emit actionsChanged();
    showHead();
}

void FaqsPage::showHead()
{
    m_header->setSubtitle(pane() ? pane()->subtitle() : m_pane->subtitle());
    const bool isFirst = pane() && pane()->offersFirstStep();
    for (int i = 0; i < m_heads.size(); ++i)
        m_heads[i]->setVisible(i == m_stack->currentIndex() && !isFirst);
    const int held = m_feeds->waitingCount();
    m_tabs->setTabText(Feeds, held > 0 ? tr("Product feeds (%1)").arg(held) : tr("Product feeds"));
}

QString FaqsPage::unsavedNote() const
{
    return m_feeds->upload().isUnfinished()
        ? tr("A file is being uploaded to “%1”; it can be continued later.").arg(m_feeds->upload().feedName())
        : QString();
}

void FaqsPage::setActive(bool active)
{
    m_isActive = active;
    m_pages->setWatching(active);
    m_desk->setActive(active);
    if (pane())
        pane()->setActive(active);
}

void FaqsPage::focusFilter()
{
    if (pane())
        pane()->focusFilter();
    else
        m_pane->focusFilter();
}

void FaqsPage::focusContent()
{
    if (pane())
        pane()->focusContent();
    else
        m_pane->table()->setFocus(Qt::ShortcutFocusReason);
}

QList<QWidget *> FaqsPage::panes() const
{
    const QList<QWidget *> shown
        = pane() ? pane()->panes() : QList<QWidget *>{m_pane->toolbar(), m_pane->table(), m_details};
    return QList<QWidget *>{m_tabs} + shown;
}

void FaqsPage::showView(const QString &view)
{
    if (view == u"feeds")
        return showTab(Feeds);
    if (view == u"rules")
        return showTab(Rules);
    showTab(Pages);
    if (view == u"pregenerate")
        pregenerate();
    else
        m_pane->showOnly(view);
}

} // namespace answerdesk::console
