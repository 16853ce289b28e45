// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/change_feed.h"
#include "console/app/page/connector.h"
#include "console/app/page/page.h"
#include "console/app/page/remembered_view.h"
#include "console/app/window/appearance.h"
#include "console/app/window/command_palette.h"
#include "console/app/window/list_age.h"
#include "console/app/window/resting_dialogs.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtWidgets/QMainWindow>

class QMenu;
class QSettings;
class QStackedWidget;

namespace answerdesk::console {

class Banner;
class GuideWindow;
class Language;
class OpenServerDialog;
class Sidebar;
class ToastArea;

/// The frame: sidebar, pages, menus, offline banner, toasts. It hands the open server and the chosen company
/// to the pages, at once when either changes, and knows nothing of what they show. GUI thread; the connector,
/// the settings and the appearance outlive it.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Connector &connector, QSettings &settings, Appearance &appearance);
    ~MainWindow() override;
    /// Adds the choice of the language to the menu View. It outlives the window.
    void setLanguage(Language &language);
    /// Takes the page over. All pages are added before the window is shown.
    void addPage(Page *page);
    /// Opens the page that was there last time, as it was left; after the last addPage().
    void restorePage();
    void showPage(const QString &id);
    /// Opens the page at one of its views, ready to work; nothing happens where there is no such page.
    void openPage(const QString &id, const QString &view);
    QString currentPageId() const;
    Page *page(const QString &id) const;
    void toast(const ToastText &text);
    /// Closes without a question, keeping what is remembered from one start to the next.
    void closeAtOnce();

public slots:
    void openServerDialog();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void listsChanged(const Topics &topics);
    void buildMenus();
    void buildViewMenu();
    QAction *newAction(QMenu *menu, const QString &text, const QKeySequence &keys, const QString &icon = {});
    void fillCompanyMenu();
    void refillCompanyMenu();
    void fillPageMenu();
    void fillColumns();
    void followConnection();
    void chooseCompany(const QString &key);
    void companiesRead();
    bool hasCompany(const QString &key) const;
    void useCompany(const QString &key);
    void showCompany();
    void handOut();
    void handTo(Page &page) const;
    void showStatus();
    void applySidebar();
    void cyclePanes(bool backward);
    void showAbout();
    void showGuide();
    void showShortcuts();
    void showPalette();
    QList<Command> commands();
    void say(const ToastText &text);
    void connectionLost(const RecentServer &server, const Fault &fault, Connector::Field field);
    QString companySetting() const;

    Connector &m_connector;
    QSettings &m_settings;
    Appearance &m_appearance;
    Sidebar *m_sidebar;
    Banner *m_offline;
    QStackedWidget *m_pages;
    RememberedView m_view;
    QWidget *m_noServer;
    ToastArea *m_toasts;
    QMenu *m_companyMenu = nullptr;
    QMenu *m_pageMenu = nullptr;
    QMenu *m_goMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_columns = nullptr;
    QAction *m_belowLooks = nullptr; ///< the separator that the choices of look end at
    QAction *m_disconnect = nullptr;
    QAction *m_refresh = nullptr;
    QAction *m_search = nullptr;
    QPointer<OpenServerDialog> m_openDialog;
    QPointer<CommandPalette> m_palette;
    QPointer<GuideWindow> m_guide;
    QPointer<Page> m_active;
    QString m_company;
    QString m_wantedCompany; ///< not in the list that is here: it is being read anew
    QPointer<client::ApiClient> m_client; ///< what every page holds, see followConnection()
    Desk m_desk; ///< what was handed out last
    QSet<QString> m_stalePages; ///< to be read again when they are shown
    ChangeFeed m_changes;
    ListAge m_age{m_changes};
    QHash<QString, Topics> m_staleLists; ///< the same, of single lists by page
    QString m_refusedRequest; ///< of the call that met an ended session
    bool m_collapsedByUser = false;
    bool m_isOffline = false;
    bool m_closeConfirmed = false;
    bool m_shownBefore = false;
};

} // namespace answerdesk::console
