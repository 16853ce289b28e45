// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "console/app/window/guide_window.h"
#include "console/app/window/language.h"
#include "console/app/window/main_window.h"
#include "console/app/window/sidebar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/avatar.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

// The menus of the window. Every shortcut of the program is an action in one of them.
namespace answerdesk::console {

QAction *MainWindow::newAction(
    QMenu *menu, const QString &text, const QKeySequence &keys, const QString &icon)
{
    auto *action = new QAction(glyph::icon(icon), text, menu);
    action->setShortcut(keys);
    menu->addAction(action);
    addAction(action); // shortcuts work with a hidden menu bar too
    return action;
}

void MainWindow::buildMenus()
{
    auto *file = menuBar()->addMenu(tr("&Server"));
    auto *open = newAction(file, tr("Open a server…"), QKeySequence::Open, u"server"_s);
    connect(open, &QAction::triggered, this, &MainWindow::openServerDialog);
    m_disconnect = newAction(file, tr("Disconnect"), {});
    m_disconnect->setEnabled(false);
    connect(m_disconnect, &QAction::triggered, &m_connector, &Connector::close);
    file->addSeparator();
    auto *quit = newAction(file, tr("Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);

    m_goMenu = menuBar()->addMenu(tr("&Go"));
    m_companyMenu = menuBar()->addMenu(tr("&Company"));
    m_pageMenu = menuBar()->addMenu(tr("&Page"));
    buildViewMenu();

    auto *help = menuBar()->addMenu(tr("&Help"));
    auto *guide = newAction(help, tr("User guide"), QKeySequence(Qt::Key_F1), u"knowledge"_s);
    connect(guide, &QAction::triggered, this, &MainWindow::showGuide);
    auto *keys = newAction(help, tr("Keyboard shortcuts"), QKeySequence(u"Ctrl+?"_s), u"help"_s);
    connect(keys, &QAction::triggered, this, &MainWindow::showShortcuts);
    auto *about = newAction(help, tr("About Answerdesk"), {}, u"info"_s);
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);

    auto *switchCompany = new QAction(tr("Switch company…"), this);
    switchCompany->setObjectName(u"switchCompany"_s);
    switchCompany->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    addAction(switchCompany);
    connect(switchCompany, &QAction::triggered, m_sidebar, &Sidebar::openCompanyMenu);

    auto *connection = new QMenu(this);
    connection->addAction(open);
    auto *retry = connection->addAction(glyph::icon(u"refresh"_s), tr("Try now"));
    connect(retry, &QAction::triggered, &m_connector, &Connector::retryNow);
    connect(connection, &QMenu::aboutToShow, retry,
        [this, retry] { retry->setVisible(m_connector.status().state == ConnectionStatus::Offline); });
    connection->addAction(m_disconnect);
    auto *all = new QMenu(this);
    for (QAction *menu : menuBar()->actions())
        all->addAction(menu);
    m_sidebar->setSearch(m_search);
    m_sidebar->setMenus(m_companyMenu, connection, all);
    fillCompanyMenu();
    fillPageMenu();
}

void MainWindow::buildViewMenu()
{
    auto *view = m_viewMenu = menuBar()->addMenu(tr("&View"));
    m_refresh = newAction(view, tr("Refresh"), QKeySequence(Qt::Key_F5), u"refresh"_s);
    m_refresh->setEnabled(false);
    connect(m_refresh, &QAction::triggered, this, [this] {
        if (m_active)
            m_active->refresh();
        m_connector.reloadCompanies();
    });
    m_search = newAction(view, tr("Search or run…"), QKeySequence(Qt::CTRL | Qt::Key_K), u"search"_s);
    connect(m_search, &QAction::triggered, this, &MainWindow::showPalette);
    connect(
        newAction(view, tr("Filter"), QKeySequence::Find, u"search"_s), &QAction::triggered, this, [this] {
            if (m_active)
                m_active->focusFilter();
        });
    connect(newAction(view, tr("Next pane"), QKeySequence(Qt::Key_F6)), &QAction::triggered, this,
        [this] { cyclePanes(false); });
    connect(newAction(view, tr("Previous pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6)), &QAction::triggered,
        this, [this] { cyclePanes(true); });
    m_columns = view->addMenu(glyph::icon(u"sliders"_s), tr("Columns"));
    connect(m_columns, &QMenu::aboutToShow, this, &MainWindow::fillColumns);
    view->addSeparator();

    auto *appearance = view->addMenu(tr("Appearance"));
    auto *modes = new QActionGroup(appearance);
    const std::pair<Appearance::Choice, QString> choices[]
        = {{Appearance::Choice::System, tr("Same as system")}, {Appearance::Choice::Light, tr("Light")},
            {Appearance::Choice::Dark, tr("Dark")}};
    for (const auto &[choice, name] : choices) {
        auto *action = newAction(appearance, name, {});
        action->setCheckable(true);
        action->setChecked(m_appearance.choice() == choice);
        modes->addAction(action);
        connect(action, &QAction::triggered, &m_appearance,
            [this, choice = choice] { m_appearance.setChoice(choice); });
    }
    auto *sizes = view->addMenu(tr("Text size"));
    auto *percents = new QActionGroup(sizes);
    for (const int percent : {100, 115, 130}) {
        auto *action = newAction(sizes, tr("%1 %").arg(percent), {});
        action->setCheckable(true);
        action->setChecked(m_appearance.textPercent() == percent);
        percents->addAction(action);
        connect(action, &QAction::triggered, &m_appearance,
            [this, percent] { m_appearance.setTextPercent(percent); });
    }
    m_belowLooks = view->addSeparator();
    auto *narrow = newAction(view, tr("Narrow sidebar"), QKeySequence(Qt::CTRL | Qt::Key_B));
    narrow->setCheckable(true);
    narrow->setChecked(m_settings.value(u"window/collapsed"_s).toBool());
    connect(narrow, &QAction::toggled, this, [this](bool on) {
        m_collapsedByUser = on;
        m_settings.setValue(u"window/collapsed"_s, on);
        applySidebar();
    });
    auto *bar = newAction(view, tr("Menu bar"), QKeySequence(Qt::CTRL | Qt::Key_M));
    bar->setCheckable(true);
    bar->setChecked(m_settings.value(u"window/menubar"_s, true).toBool());
    connect(bar, &QAction::toggled, this, [this](bool on) {
        menuBar()->setVisible(on);
        m_settings.setValue(u"window/menubar"_s, on);
    });
    auto *full = newAction(view, tr("Full screen"), QKeySequence(Qt::Key_F11));
    connect(
        full, &QAction::triggered, this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::setLanguage(Language &language)
{
    auto *menu = new QMenu(tr("Language"), m_viewMenu);
    m_viewMenu->insertMenu(m_belowLooks, menu);
    auto *group = new QActionGroup(menu);
    // Languages are called by their own names.
    const std::pair<Language::Choice, QString> choices[] = {{Language::Choice::System, tr("Same as system")},
        {Language::Choice::English, u"English"_s}, {Language::Choice::German, u"Deutsch"_s}};
    for (const auto &[choice, name] : choices) {
        QAction *action = newAction(menu, name, {});
        action->setCheckable(true);
        action->setChecked(language.choice() == choice);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &language, choice = choice] {
            language.setChoice(choice);
            if (language.isDue())
                toast({tr("The language changes at the next start")});
        });
    }
}

void MainWindow::fillCompanyMenu()
{
    m_companyMenu->clear();
    auto *group = new QActionGroup(m_companyMenu);
    for (const CompanyEntry &entry : m_connector.companies()) {
        QAction *action = m_companyMenu->addAction(
            avatarIcon(entry.key, entry.name), QString(entry.name).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(entry.key == m_company);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, key = entry.key] { chooseCompany(key); });
    }
    if (m_companyMenu->isEmpty())
        m_companyMenu->addAction(tr("No company"))->setEnabled(false);
    m_companyMenu->addSeparator();
    QAction *reload = m_companyMenu->addAction(glyph::icon(u"refresh"_s), tr("Reload the list"));
    reload->setEnabled(m_connector.client() != nullptr);
    connect(reload, &QAction::triggered, &m_connector, &Connector::reloadCompanies);
}

void MainWindow::fillPageMenu()
{
    m_pageMenu->clear();
    if (m_active)
        m_pageMenu->addActions(m_active->actions());
    m_pageMenu->menuAction()->setVisible(!m_pageMenu->isEmpty());
}

void MainWindow::fillColumns()
{
    m_columns->clear();
    qDeleteAll(m_columns->findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // which clear() keeps
    DataTable *shown = nullptr;
    for (DataTable *table : m_active ? m_active->findChildren<DataTable *>() : QList<DataTable *>()) {
        if (table->isVisible() && (!shown || table->hasFocus()))
            shown = table;
    }
    if (shown)
        fillColumnMenu(m_columns, shown);
    else
        m_columns->addAction(tr("No table is shown"))->setEnabled(false);
}

void MainWindow::showAbout()
{
    auto *dialog = new TaskDialog(tr("About Answerdesk"), TaskDialog::Narrow, this);
    dialog->addText(tr("Answers shoppers’ questions from a shop’s own knowledge and proves the revenue "
                       "attributed to the answers."));
    auto *facts = new FactList;
    facts->set(tr("Version"), QStringLiteral(ANSWERDESK_VERSION));
    facts->set(tr("Qt"), QString::fromLatin1(qVersion()));
    facts->set(tr("Licence"), u"GPL-3.0-or-later"_s);
    dialog->content()->addWidget(facts);
    auto *close = button(tr("Close"));
    dialog->setButtons({close});
    connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    dialog->open();
}

void MainWindow::showGuide()
{
    if (!m_guide)
        m_guide = new GuideWindow(this);
    m_guide->show(); // first, as a place in it is found by its layout
    m_guide->showSection(m_active && m_connector.client() ? m_active->info().title : QString());
    m_guide->raise();
    m_guide->activateWindow();
}

void MainWindow::showShortcuts()
{
    auto *dialog = new TaskDialog(tr("Keyboard shortcuts"), TaskDialog::Narrow, this);
    auto *facts = new FactList(200);
    QList<QAction *> all = actions();
    if (m_active)
        all += m_active->actions();
    for (const QAction *action : std::as_const(all)) {
        if (!action->shortcut().isEmpty())
            facts->set(action->text().remove(u'&'), action->shortcut().toString(QKeySequence::NativeText));
    }
    facts->set(
        tr("Copy the selected rows"), QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    static_cast<QBoxLayout *>(facts->layout())->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(facts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumHeight(380);
    scroll->setFocusPolicy(Qt::StrongFocus);
    setRole(scroll, QAccessible::Document);
    scroll->setAccessibleName(tr("Keyboard shortcuts"));
    setOnSurface(facts);
    dialog->content()->addWidget(scroll);
    auto *close = button(tr("Close"));
    dialog->setButtons({close});
    connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    dialog->open();
}

} // namespace answerdesk::console
