// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/app/window/open_server_dialog.h"
#include "console/app/window/sidebar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/feedback/states.h"
#include "shared/client/api_client.h"
#include <QtCore/QSettings>
#include <QtGui/QCloseEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kCollapseBelow = 1100;
constexpr QSize kUsualSize(1280, 800);
constexpr QSize kWindowFrame(8, 40); // what a window manager adds
} // namespace

MainWindow::MainWindow(Connector &connector, QSettings &settings, Appearance &appearance)
    : m_connector(connector)
    , m_settings(settings)
    , m_appearance(appearance)
    , m_sidebar(new Sidebar)
    , m_offline(nullptr)
    , m_pages(new QStackedWidget)
    , m_view(settings, *m_pages)
    , m_noServer(nullptr)
    , m_toasts(nullptr)
{
    setWindowTitle(u"Answerdesk"_s);
    setMinimumSize(880, 560);
    auto *host = new QWidget;
    auto *line = row(host, 0, 0);
    line->addWidget(m_sidebar);
    auto *content = new QWidget;
    auto *box = column(content);
    auto *retry = button(tr("Try now"));
    m_offline = new Banner(Tone::Danger, u"alert"_s, {}, retry);
    m_offline->setObjectName(u"offlineBanner"_s);
    m_offline->hide();
    box->addWidget(m_offline);
    auto *open = button(tr("Open a server…"), u"server"_s, Kind::Primary);
    m_noServer = new EmptyState(u"server"_s, tr("No server is open"),
        tr("Start a server on this computer, or connect to one that is running elsewhere."), open);
    m_pages->addWidget(m_noServer);
    box->addWidget(m_pages, 1);
    line->addWidget(content, 1);
    setCentralWidget(host);
    m_toasts = new ToastArea(content);

    connect(retry, &QPushButton::clicked, &m_connector, &Connector::retryNow);
    connect(open, &QPushButton::clicked, this, &MainWindow::openServerDialog);
    connect(m_sidebar, &Sidebar::pageChosen, this, &MainWindow::showPage);
    connect(&m_connector, &Connector::opened, this, &MainWindow::followConnection);
    connect(&m_connector, &Connector::closed, this, &MainWindow::followConnection);
    connect(&m_connector, &Connector::statusChanged, this, &MainWindow::followConnection);
    connect(&m_connector, &Connector::companiesChanged, this, &MainWindow::companiesRead);
    connect(&m_connector, &Connector::keychainRefused, this, [this](const QString &why) {
        toast({tr("The password is kept until Answerdesk is closed. %1").arg(why)});
    });
    connect(&m_connector, &Connector::failed, this, [this](const Fault &fault) {
        if (!m_openDialog) // there it is shown beside its field
            toast(ToastText::of(fault));
    });
    connect(&m_connector, &Connector::companiesNotRead, this,
        [this](const Fault &fault) { toast(ToastText::of(fault)); });
    connect(&m_connector, &Connector::lost, this, &MainWindow::connectionLost);
    connect(&m_changes, &ChangeFeed::changed, this, &MainWindow::listsChanged);
    buildMenus();
    m_collapsedByUser = m_settings.value(u"window/collapsed"_s).toBool();
    menuBar()->setVisible(m_settings.value(u"window/menubar"_s, true).toBool());
    resize(screen() ? kUsualSize.boundedTo(screen()->availableSize() - kWindowFrame) : kUsualSize);
    if (const QByteArray geometry = m_settings.value(u"window/geometry"_s).toByteArray(); !geometry.isEmpty())
        restoreGeometry(geometry);
    applySidebar();
    showStatus();
}

MainWindow::~MainWindow() { m_connector.disconnect(this); }

void MainWindow::addPage(Page *page)
{
    m_pages->addWidget(page);
    m_sidebar->addPage(page->info());
    m_age.add(page);
    if (m_client)
        handTo(*page);
    connect(page, &Page::toastWanted, this, &MainWindow::toast);
    connect(page, &Page::pageWanted, this, &MainWindow::openPage);
    connect(page, &Page::actionsChanged, this, [this, page] {
        if (page == m_active)
            fillPageMenu();
    });
    connect(page, &Page::companiesChanged, &m_connector, &Connector::reloadCompanies);
    // Later: the page that wants it is about to be handed another one.
    connect(page, &Page::companyWanted, this, &MainWindow::chooseCompany, Qt::QueuedConnection);
    connect(page, &Page::counterChanged, this,
        [this, id = page->info().id](const QString &text) { m_sidebar->setCounter(id, text); });
    qDeleteAll(m_goMenu->actions()); // clear() would keep them: they are in the window as well
    const QStringList ids = m_sidebar->pageIds();
    for (int i = 0; i < ids.size(); ++i) {
        const PageInfo &info = this->page(ids[i])->info();
        QAction *go = newAction(m_goMenu, info.title,
            i < 10 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + (i + 1) % 10)) : QKeySequence(), info.icon);
        if (!info.shortcut.isEmpty())
            go->setShortcuts(go->shortcuts() << info.shortcut);
        connect(go, &QAction::triggered, this, [this, id = info.id] {
            showPage(id);
            if (m_active)
                m_active->focusContent();
        });
    }
}

void MainWindow::restorePage()
{
    m_view.restore();
    const QStringList ids = m_sidebar->pageIds();
    const QString before = m_settings.value(u"window/page"_s).toString();
    if (!ids.isEmpty())
        showPage(ids.contains(before) ? before : ids.first());
}

Page *MainWindow::page(const QString &id) const
{
    for (int i = 0; i < m_pages->count(); ++i) {
        auto *page = qobject_cast<Page *>(m_pages->widget(i));
        if (page && page->info().id == id)
            return page;
    }
    return nullptr;
}

QString MainWindow::currentPageId() const { return m_active ? m_active->info().id : QString(); }

void MainWindow::showPage(const QString &id)
{
    Page *next = page(id);
    if (!next)
        return;
    if (m_active && m_active != next)
        m_active->setActive(false);
    m_active = next;
    m_sidebar->setCurrentPage(id);
    m_settings.setValue(u"window/page"_s, id);
    const bool open = m_connector.client() != nullptr;
    const bool shows = open || next->worksWithoutServer();
    m_pages->setCurrentWidget(shows ? static_cast<QWidget *>(next) : m_noServer);
    next->setActive(shows);
    const Topics stale = m_staleLists.take(id);
    if (open && m_stalePages.remove(id))
        next->refresh();
    else if (open)
        next->followChanges(stale);
    fillPageMenu();
}

void MainWindow::openPage(const QString &id, const QString &view)
{
    Page *wanted = page(id);
    if (!wanted)
        return;
    showPage(id);
    wanted->showView(view);
    wanted->focusContent();
}

void MainWindow::toast(const ToastText &text)
{
    // A call that meets an ended session: signing in again is asked for in a dialog, once, with this request.
    if (text.fault && text.fault->code == QLatin1String(errorInfo(ErrorCode::InvalidSession).identifier))
        m_refusedRequest = text.fault->requestId;
    else
        say(text);
}

void MainWindow::say(const ToastText &text)
{
    m_toasts->show(text);
    for (int i = 0; i < m_pages->count(); ++i) {
        if (auto *page = qobject_cast<Page *>(m_pages->widget(i)))
            page->messageShown(text);
    }
}

void MainWindow::openServerDialog()
{
    if (m_openDialog)
        return m_openDialog->raise();
    m_openDialog = new OpenServerDialog(m_connector, this);
    m_openDialog->open();
}

void MainWindow::connectionLost(const RecentServer &server, const Fault &fault, Connector::Field field)
{
    const bool hasEnded = field == Connector::Field::Password;
    Fault shown = fault;
    if (const QString request = std::exchange(m_refusedRequest, {}); hasEnded && shown.requestId.isEmpty())
        shown.requestId = request;
    if (!hasEnded || !isVisible() || m_openDialog) {
        ToastText text = ToastText::of(shown);
        if (server.local) {
            text.actionName = tr("Start again");
            text.action = [connector = QPointer(&m_connector)] {
                if (connector)
                    connector->startLocal(false);
            };
        }
        return say(text);
    }
    // Later: the connection is still being taken down.
    QMetaObject::invokeMethod(
        this,
        [this, server, shown] {
            if (m_openDialog || m_connector.client())
                return say(ToastText::of(shown));
            openServerDialog();
            m_openDialog->signInAgain(server, shown);
        },
        Qt::QueuedConnection);
}

/// The pages hold the client of the connector: the one place that notices another client, whether or not the
/// server and the company are the same as before. A page with an earlier client would show a dead server as
/// it was.
void MainWindow::followConnection()
{
    client::ApiClient *client = m_connector.client();
    if (client != m_client) {
        m_wantedCompany.clear();
        m_company = client ? m_settings.value(companySetting()).toString() : QString();
        if (client)
            companiesRead();
        else
            handOut();
    }
    showStatus();
}

QString MainWindow::companySetting() const { return u"company/"_s + m_connector.status().id; }

bool MainWindow::hasCompany(const QString &key) const
{
    const QList<CompanyEntry> companies = m_connector.companies();
    return std::any_of(
        companies.cbegin(), companies.cend(), [&](const CompanyEntry &entry) { return entry.key == key; });
}

void MainWindow::chooseCompany(const QString &key)
{
    if (key.isEmpty() || hasCompany(key))
        return useCompany(key);
    m_wantedCompany = key; // made elsewhere, or a moment ago
    m_connector.reloadCompanies();
}

void MainWindow::companiesRead()
{
    const QList<CompanyEntry> companies = m_connector.companies();
    const QString wanted = m_wantedCompany.isEmpty() ? m_company : std::exchange(m_wantedCompany, {});
    const QString chosen = hasCompany(wanted) ? wanted
        : hasCompany(m_company)               ? m_company
        : companies.isEmpty()                 ? QString()
                                              : companies.first().key;
    // Going on with another shop without a word would let somebody write into the wrong one.
    if (chosen != wanted && !wanted.isEmpty())
        toast({companies.isEmpty()
                ? tr("The company “%1” no longer exists, or you have no access to it.").arg(wanted)
                : tr("The company “%1” no longer exists, or you have no access to it. Another company is "
                     "shown.")
                      .arg(wanted)});
    useCompany(chosen);
}

void MainWindow::useCompany(const QString &key)
{
    if (!key.isEmpty())
        m_settings.setValue(companySetting(), key);
    const bool isOther = m_connector.client() != m_client || key != m_desk.company
        || m_desk.server != m_connector.status().id;
    m_company = key;
    if (isOther || key.isEmpty())
        return handOut();
    showCompany(); // it may be called otherwise by now
    refillCompanyMenu();
}

void MainWindow::refillCompanyMenu()
{
    // Later: an action of this menu may be the one that is running.
    QMetaObject::invokeMethod(this, &MainWindow::fillCompanyMenu, Qt::QueuedConnection);
}

void MainWindow::showCompany()
{
    QString name, region;
    for (const CompanyEntry &entry : m_connector.companies()) {
        if (entry.key == m_company) {
            name = entry.name;
            region = entry.region;
        }
    }
    m_sidebar->setCompany(m_company, name, region, m_connector.client() != nullptr);
    setWindowTitle(name.isEmpty() ? u"Answerdesk"_s : tr("%1 – Answerdesk").arg(name));
}

void MainWindow::handOut()
{
    client::ApiClient *client = m_connector.client();
    const bool isOtherClient = client != m_client;
    m_client = client;
    for (int i = 0; i < m_pages->count(); ++i) {
        if (auto *page = qobject_cast<Page *>(m_pages->widget(i)))
            handTo(*page);
    }
    const ConnectionStatus status = m_connector.status();
    const Desk desk{client ? status.id : QString(), m_company, client ? status.name : QString()};
    restDialogs(this, m_desk, desk, isOtherClient);
    m_desk = desk;
    m_stalePages.clear();
    m_staleLists.clear();
    m_changes.follow(client, m_company);
    showCompany();
    refillCompanyMenu();
    m_disconnect->setEnabled(client != nullptr);
    m_refresh->setEnabled(client != nullptr);
    if (m_active)
        showPage(m_active->info().id);
}

void MainWindow::listsChanged(const Topics &topics)
{
    for (const QString &id : m_sidebar->pageIds())
        m_staleLists[id] |= topics;
    if (m_active)
        m_active->followChanges(m_staleLists.take(m_active->info().id));
    if (topics.contains(api::ChangeTopic::Companies))
        m_connector.reloadCompanies();
}

void MainWindow::handTo(Page &page) const
{
    page.setSession(m_company.isEmpty() && page.needsCompany() ? nullptr : m_client.data(), m_company);
}

void MainWindow::showStatus()
{
    const ConnectionStatus status = m_connector.status();
    m_sidebar->setStatus(status);
    const bool offline = status.state == ConnectionStatus::Offline;
    const QString since
        = status.lastAnswer.isValid() ? status.lastAnswer.toLocalTime().toString(u"HH:mm"_s) : QString();
    const QString text = since.isEmpty()
        ? tr("The server at %1 is not responding; editing is disabled until it is back.").arg(status.address)
        : tr(
            "The server at %1 is not responding. You see data from %2; editing is disabled until it is back.")
              .arg(status.address, since);
    m_offline->setText(text);
    m_offline->setVisible(offline);
    if (offline == m_isOffline)
        return;
    m_isOffline = offline;
    for (int i = 0; i < m_pages->count(); ++i) {
        if (auto *page = qobject_cast<Page *>(m_pages->widget(i)))
            page->setOffline(offline, offline ? text : QString());
    }
    if (offline || !m_connector.client())
        return;
    const QStringList ids = m_sidebar->pageIds(); // what could not be read meanwhile is read when it is shown
    m_stalePages = QSet<QString>(ids.cbegin(), ids.cend());
    if (m_active && m_stalePages.remove(m_active->info().id))
        m_active->refresh();
    m_connector.reloadCompanies();
}

void MainWindow::applySidebar() { m_sidebar->setCollapsed(m_collapsedByUser || width() < kCollapseBelow); }

void MainWindow::cyclePanes(bool backward)
{
    QList<QWidget *> panes{m_sidebar->pageList()};
    if (m_active && m_active->isVisible())
        panes += m_active->panes();
    panes.removeIf([](const QWidget *pane) { return !pane->isVisible() || !pane->isEnabled(); });
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = m_toasts->hasFocus() ? panes.size() : -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            at = i;
    }
    if (panes.isEmpty())
        return;
    // The messages come behind the last pane, while there are any.
    const qsizetype places = panes.size() + (m_toasts->count() > 0 ? 1 : 0);
    at = at < 0 && backward ? places - 1 : (at + (backward ? -1 : 1) + places) % places;
    if (at == panes.size() && m_toasts->focusNewest())
        return;
    QWidget *target = panes[qMin(at, panes.size() - 1)];
    if (target->focusPolicy() == Qt::NoFocus) { // a pane of several controls: its first one
        for (QWidget *child : target->findChildren<QWidget *>()) {
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                target = child;
                break;
            }
        }
    }
    target->setFocus(backward ? Qt::BacktabFocusReason : Qt::TabFocusReason);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setValue(u"window/geometry"_s, saveGeometry());
    m_view.save();
    const QString stopping = m_connector.closingNote();
    QStringList notes{stopping};
    for (int i = 0; i < m_pages->count(); ++i) {
        if (const auto *page = qobject_cast<Page *>(m_pages->widget(i)))
            notes << page->unsavedNote();
    }
    notes.removeAll(QString());
    if (m_closeConfirmed || notes.isEmpty())
        return QMainWindow::closeEvent(event);
    event->ignore();
    const Confirmation question = stopping.isEmpty()
        ? Confirmation{tr("Quit without saving?"), notes.join(u' '), tr("Keep editing"), tr("Quit"), {},
            false}
        : Confirmation{tr("Stop the local server and quit?"), notes.join(u' '), tr("Keep running"),
            tr("Stop and quit"), {}, false};
    confirm(this, question, [this] {
        m_closeConfirmed = true;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
}

void MainWindow::closeAtOnce()
{
    m_closeConfirmed = true;
    close();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    applySidebar();
    QMainWindow::resizeEvent(event);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_shownBefore || m_connector.status().state != ConnectionStatus::Closed)
        return;
    m_shownBefore = true;
    QMetaObject::invokeMethod(this, &MainWindow::openServerDialog, Qt::QueuedConnection);
}

} // namespace answerdesk::console
