// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_page.h"
#include "console/app/page/remembered_view.h"
#include "console/export/export_strip.h"
#include "console/export/file_question.h"
#include "console/export/row_export.h"
#include "console/pages/activity/audit_pane.h"
#include "console/pages/activity/details_panel.h"
#include "console/pages/activity/messages_pane.h"
#include "console/pages/activity/refused_pane.h"
#include "console/pages/activity/requests_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/keep_room.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kSegments = ActivityPage::Messages + 1;
}

ActivityPage::ActivityPage(const Clock &clock, QWidget *parent)
    : Page({u"activity"_s, PageInfo::Analytics, tr("Activity"), u"activity"_s}, parent)
    , m_rights(new AccessRights(this))
    , m_export(new RowExport(this))
    , m_header(new PageHeader(tr("Activity")))
    , m_segments(new SegmentedControl(
          tr("Log"), {tr("Requests"), tr("Refused events"), tr("Audit log"), tr("Messages")}))
    , m_scope(new QComboBox)
    , m_pause(button(tr("Pause"), u"pause"_s))
    , m_requests(new RequestsPane(clock))
    , m_refused(new RefusedPane(clock))
    , m_audit(new AuditPane(clock))
    , m_messages(new MessagesPane(clock))
    , m_stack(new QStackedWidget)
{
    buildHeader();
    buildActions();
    auto *box = column(this);
    box->addWidget(m_header);
    box->addWidget(new ExportStrip(m_export));
    box->addWidget(m_stack, 1);
    for (ActivityPane *pane :
        {static_cast<ActivityPane *>(m_requests), static_cast<ActivityPane *>(m_refused),
            static_cast<ActivityPane *>(m_audit), static_cast<ActivityPane *>(m_messages)}) {
        m_stack->addWidget(pane);
        connect(pane, &ActivityPane::changed, this, &ActivityPage::showState);
        connect(pane, &ActivityPane::exportWanted, this, &ActivityPage::exportRows);
        connect(pane, &ActivityPane::toastWanted, this, &Page::toastWanted);
        pane->list()->setContextMenuPolicy(Qt::ActionsContextMenu);
        auto *copyRows = new QAction(glyph::icon(u"copy"_s), tr("Copy rows"), pane);
        connect(copyRows, &QAction::triggered, pane->list(), &DataTable::copySelection);
        pane->list()->addActions({copyRows, m_copyAction, m_exportAction});
    }
    m_requests->list()->addAction(m_pauseAction);
    connectPanes();
    showSegment(Requests);
}

void ActivityPage::buildHeader()
{
    remember(m_segments, u"activitySegments"_s);
    remember(m_scope, u"activityScope"_s);
    m_scope->setAccessibleName(tr("Scope"));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scope->addItem(tr("This company"), u"company"_s);
    m_scope->addItem(tr("Whole server"), u"server"_s);
    m_pause->setObjectName(u"activityPause"_s);
    m_pause->setText(tr("Resume")); // as wide as the longer of its two texts
    const int resume = m_pause->sizeHint().width();
    m_pause->setText(tr("Pause"));
    m_pause->setMinimumWidth(qMax(resume, m_pause->sizeHint().width()));
    // The segments have their place at the edge: what is not there for each of them stands before them.
    keepRoomWhenHidden(m_pause);
    m_header->addAction(m_pause);
    m_header->addAction(m_scope);
    m_header->addAction(m_segments);
    connect(m_segments, &SegmentedControl::currentChanged, this, &ActivityPage::showSegment);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ActivityPage::applyScope);
    connect(m_rights, &AccessRights::changed, this, &ActivityPage::applyScope);
    connect(m_rights, &AccessRights::changed, this, &ActivityPage::applyRights);
}

QAction *ActivityPage::action(
    const char *name, const QString &text, const QString &icon, const QKeySequence &keys)
{
    auto *made = new QAction(icon.isEmpty() ? QIcon() : glyph::icon(icon), text, this);
    made->setObjectName(QString::fromLatin1(name));
    made->setShortcut(keys);
    addAction(made);
    return made;
}

void ActivityPage::buildActions()
{
    m_pauseAction = action("activityPauseAction", tr("Pause"), u"pause"_s, Qt::Key_P);
    m_pauseAction->setShortcutContext(Qt::WidgetShortcut); // a letter: only while the list has the focus
    m_errorsAction
        = action("activityErrors", tr("Errors only"), u"filter"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    m_errorsAction->setCheckable(true);
    m_exportAction = action("activityExport", tr("Export…"), u"export"_s, Qt::CTRL | Qt::Key_E);
    m_copyAction = action("activityCopy", tr("Copy details"), u"copy"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    const auto step = [this](const char *name, const QString &text, const QKeySequence &keys, int by) {
        connect(action(name, text, {}, keys), &QAction::triggered, this,
            [this, by] { showSegment((m_segments->current() + by + kSegments) % kSegments); });
    };
    step("activityNext", tr("Next log"), Qt::CTRL | Qt::Key_PageDown, 1);
    step("activityPrevious", tr("Previous log"), Qt::CTRL | Qt::Key_PageUp, -1);
    const auto toggle = [this] { m_requests->setPaused(!m_requests->isPaused()); };
    connect(m_pause, &QPushButton::clicked, this, toggle);
    connect(m_pauseAction, &QAction::triggered, this, toggle);
    connect(m_errorsAction, &QAction::triggered, this, [this](bool only) {
        showSegment(Requests);
        m_requests->setErrorsOnly(only);
    });
    connect(m_exportAction, &QAction::triggered, this, &ActivityPage::exportRows);
    connect(m_copyAction, &QAction::triggered, this, [this] {
        if (current()->details()->isVisible())
            current()->details()->copyDetails();
    });
}

void ActivityPage::connectPanes()
{
    connect(m_requests, &RequestsPane::benchWanted, this, &ActivityPage::benchWanted);
    connect(m_requests, &RequestsPane::requestWanted, this, &ActivityPage::requestWanted);
    connect(m_requests, &RequestsPane::documentWanted, this,
        [this](const QString &documentId) { emit pageWanted(u"knowledge"_s, u"document:"_s + documentId); });
    connect(m_requests, &RequestsPane::refusedEventsWanted, this, [this](const QString &code) {
        showSegment(Refused);
        m_refused->showCode(code);
    });
    connect(m_refused, &RefusedPane::requestsWanted, this, [this](const QString &code) {
        showSegment(Requests);
        m_requests->find(code);
    });
    connect(m_messages, &MessagesPane::requestWanted, this, [this](const QString &requestId) {
        m_scope->setCurrentIndex(1); // it may be of any company, or of none
        showSegment(Requests);
        m_requests->showRequest(requestId);
    });
}

ActivityPane *ActivityPage::current() const { return static_cast<ActivityPane *>(m_stack->currentWidget()); }

void ActivityPage::showSegment(int segment)
{
    m_segments->setCurrent(segment);
    if (m_stack->currentIndex() != segment) {
        current()->setActive(false);
        m_stack->setCurrentIndex(segment);
        current()->setActive(m_isActive);
    }
    applyScope();
}

void ActivityPage::applyRights()
{
    m_requests->setReasonAgainstCorrecting(m_isOffline ? m_offlineReason : m_rights->reasonAgainstEditing());
}

void ActivityPage::applyScope()
{
    const int segment = m_segments->current();
    const bool isAudit = segment == Audit;
    // The requests of the whole server are those that the administrator may see; its log is an operator's.
    const QString reason = isAudit ? m_rights->reasonAgainstServerLog() : QString();
    const bool ofServer = m_scope->currentIndex() == 1;
    m_scope->setVisible(segment == Requests || isAudit);
    m_scope->setEnabled(reason.isEmpty());
    m_scope->setToolTip(reason);
    m_requests->setOfServer(ofServer);
    m_audit->setOfServer(ofServer && m_rights->reasonAgainstServerLog().isEmpty());
    showState();
}

void ActivityPage::showState()
{
    const bool isPaused = m_requests->isPaused();
    m_header->setSubtitle(current()->subtitle());
    m_pause->setVisible(m_segments->current() == Requests);
    m_pause->setText(isPaused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(glyph::icon(isPaused ? u"play"_s : u"pause"_s));
    m_pause->setToolTip(isPaused ? tr("Show new requests as they arrive (P)") : tr("Pause the list (P)"));
    m_pauseAction->setText(m_pause->text());
    m_pauseAction->setIcon(m_pause->icon());
    m_pauseAction->setEnabled(m_segments->current() == Requests);
    m_errorsAction->setChecked(m_requests->showsErrorsOnly());
    const bool areHere = m_segments->current() == Messages; // no server is asked for them
    m_exportAction->setEnabled((areHere || !m_isOffline) && current()->list()->model()->rowCount() > 0);
}

void ActivityPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_export->cancel();
    m_rights->setSession(client);
    m_requests->setSession(client, companyKey);
    m_refused->setSession(client, companyKey);
    m_audit->setSession(client, companyKey);
    current()->setActive(m_isActive);
    showState();
}

void ActivityPage::refresh()
{
    if (m_client && !m_company.isEmpty())
        current()->refresh();
}

void ActivityPage::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = offline ? reason : QString();
    m_requests->setOffline(offline);
    applyRights();
    showState();
}

void ActivityPage::setActive(bool active)
{
    m_isActive = active;
    current()->setActive(active);
}

void ActivityPage::focusFilter() { current()->focusFilter(); }

void ActivityPage::focusContent() { current()->list()->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> ActivityPage::panes() const { return QList<QWidget *>{m_header} + current()->panes(); }

void ActivityPage::showView(const QString &view)
{
    const QString part = view.section(u':', 0, 0), text = view.section(u':', 1);
    if (part == u"audit") {
        if (!text.isEmpty())
            m_audit->find(text);
        return showSegment(Audit);
    }
    if (part == u"messages")
        return showSegment(Messages);
    if (part != u"requests" && part != u"errors")
        return;
    showSegment(Requests);
    if (!text.isEmpty())
        m_requests->find(text);
    else
        m_requests->setErrorsOnly(part == u"errors");
    m_requests->follow();
}

void ActivityPage::messageShown(const ToastText &toast) { m_messages->add(toast); }

void ActivityPage::exportRows()
{
    if (!m_exportAction->isEnabled())
        return;
    const ExportPlan plan = current()->exported();
    const QString name = u"%1-%2"_s.arg(m_company, plan.name);
    askForFile(this, tr("Export rows"), name, {tr("CSV (*.csv)"), tr("JSON (*.json)")},
        [this, plan](const QString &file) { m_export->start(m_client, m_company, plan, file); });
}

} // namespace answerdesk::console
