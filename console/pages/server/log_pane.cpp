// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/log_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include "shared/client/row_csv.h"
#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 200, kLongestText = 200, kPageMargin = 24;
}

LogPane::LogPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new models::LogModel(this))
    , m_toolbar(new Toolbar)
    , m_search(searchField(tr("Text or area")))
    , m_level(new QComboBox)
    , m_state(new Badge)
    , m_news(button({}, u"chevron-up"_s, Kind::Primary))
    , m_pause(button(tr("Pause"), u"pause"_s, Kind::Ghost))
    , m_table(new DataTable(new TableOf(ServerCells::log(), *m_model, this)))
    , m_stack(new ContentStack(m_table,
          new EmptyState(
              u"activity"_s, tr("No lines yet"), tr("The server logs starts, backups and problems here."))))
{
    m_table->setObjectName(u"logTable"_s);
    buildToolbar();
    m_table->setAccessibleName(tr("Log of the server"));
    m_table->setMargin(kPageMargin);
    m_stack->setObjectName(u"logStack"_s);
    auto *box = column(this);
    box->addWidget(m_toolbar);
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
    connect(m_model, &models::RemoteModel::loaded, this, &LogPane::showState);
    connect(m_model, &models::RemoteModel::loadingChanged, this, &LogPane::showState);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &LogPane::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LogPane::showState);
    connect(m_model, &models::LogModel::newsChanged, this, &LogPane::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &why) {
        const Fault fault = faultOf(tr("The log could not be read."), why);
        if (m_model->rowCount() == 0)
            m_stack->showFault(fault);
        else if (!why.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_stack, &ContentStack::retryRequested, this, &LogPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, this, &LogPane::clearFilter);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &LogPane::hold);
    showState();
}

void LogPane::buildToolbar()
{
    m_search->setObjectName(u"logSearch"_s);
    m_search->setFixedWidth(220);
    m_search->setMaxLength(kLongestText);
    remember(m_level, u"logLevel"_s);
    m_level->setAccessibleName(tr("Level"));
    m_level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_level->addItem(tr("All levels"), QVariant());
    m_level->addItem(tr("Warnings and errors"), int(api::LogSeverity::Warning));
    m_level->addItem(tr("Errors only"), int(api::LogSeverity::Error));
    m_state->setObjectName(u"logState"_s);
    m_news->setObjectName(u"logNews"_s);
    m_pause->setObjectName(u"logPause"_s);
    setCompact(m_news);
    for (QWidget *each : std::initializer_list<QWidget *>{m_search, m_level, m_state, m_news})
        m_toolbar->add(each);
    m_toolbar->addRoom();
    m_toolbar->add(columnsButton(m_table));
    m_toolbar->add(m_pause);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, &LogPane::applyFilter);
    connect(m_level, &QComboBox::currentIndexChanged, this, &LogPane::applyFilter);
    connect(m_pause, &QPushButton::clicked, this, [this] { setPaused(!m_isPaused); });
    connect(m_news, &QPushButton::clicked, this, &LogPane::follow);
}

void LogPane::setSession(client::ApiClient *client)
{
    m_model->setClient(client);
    m_model->setCompany(client ? QString(models::kWholeServer) : QString());
    if (!client)
        m_stack->showEmpty();
    else if (m_isActive)
        m_model->refresh();
}

void LogPane::setActive(bool active)
{
    m_isActive = active;
    if (active && !m_model->isLoaded() && !m_model->isLoading())
        m_model->refresh();
    m_model->setWatching(active);
}

void LogPane::setOffline(bool offline)
{
    m_isOffline = offline;
    showState();
}

void LogPane::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QWidget *LogPane::toolbar() const { return m_toolbar; }

QString LogPane::subtitle() const
{
    const QString count = QLocale().toString(m_model->rowCount()) + (m_model->hasMore() ? u"+"_s : QString());
    const QString lines
        = m_model->rowCount() == 1 && !m_model->hasMore() ? tr("1 line") : tr("%1 lines").arg(count);
    return tr("%1 · the last %2 are kept · times in %3")
        .arg(lines, QLocale().toString(models::LogModel::kMost),
            QDateTime::currentDateTime().timeZoneAbbreviation());
}

ExportPlan LogPane::exported() const
{
    ExportPlan plan;
    plan.name = u"server-log"_s;
    plan.columns = client::columnsOf<api::LogLine>();
    plan.list = api::Endpoint::ListServerLog;
    plan.ofServer = true;
    plan.filter = m_model->query();
    return plan;
}

void LogPane::addExport(const ListExport &files) { m_toolbar->add(files.newIconButton()); }

void LogPane::applyFilter()
{
    const QVariant level = m_level->currentData();
    m_model->setFilter(level.isValid() ? std::optional(api::LogSeverity(level.toInt())) : std::nullopt,
        m_search->text().trimmed());
    emit changed();
}

void LogPane::clearFilter()
{
    m_level->setCurrentIndex(0);
    m_search->clear();
    m_typed.stop();
    applyFilter();
}

void LogPane::setPaused(bool paused)
{
    m_isPaused = paused;
    hold();
}

void LogPane::follow()
{
    m_isPaused = false;
    m_table->verticalScrollBar()->setValue(0);
    hold();
}

void LogPane::hold()
{
    m_model->setHeld(m_isPaused || m_table->verticalScrollBar()->value() > 0);
    showState();
}

void LogPane::showState()
{
    showRows(*m_model, m_stack, m_search->text().trimmed(),
        !m_search->text().trimmed().isEmpty() || m_level->currentIndex() > 0);
    if (m_isPaused)
        m_state->set(tr("Paused"), Tone::Warning);
    else if (m_model->isHeld())
        m_state->set(tr("On hold"), Tone::Neutral);
    else
        m_state->set(tr("Following"), Tone::Success);
    m_state->setVisible(!m_isOffline);
    m_pause->setText(m_isPaused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(glyph::icon(m_isPaused ? u"play"_s : u"pause"_s));
    const int news = m_model->news();
    m_news->setText(tr("%1 new").arg(QLocale().toString(news)));
    m_news->setAccessibleName(tr("Show %1 new lines").arg(QLocale().toString(news)));
    m_news->setVisible(news > 0);
    emit changed();
}

} // namespace answerdesk::console
