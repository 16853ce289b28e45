// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/state_pane.h"
#include "console/app/page/after_closing.h"
#include "console/app/page/fault_of.h"
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/cells.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>
#include <QtCore/QUrl>
#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kEveryMs = 5'000;
constexpr qsizetype kTrend = 60; // looks that a trend goes back
constexpr int kWidest = 1120;

/// The sum over all labels of a metric; nothing when the server has none of the name.
std::optional<double> figureOf(const api::Metrics &metrics, QStringView name)
{
    for (const api::Metric &metric : metrics.metrics) {
        if (metric.name != name)
            continue;
        double sum = 0;
        for (const api::MetricSample &sample : metric.samples)
            sum += sample.value.value_or(0);
        return sum;
    }
    return std::nullopt;
}

void extend(QList<double> &trend, double value)
{
    trend << value;
    if (trend.size() > kTrend)
        trend.removeFirst();
}

Card *titled(const QString &title, QWidget *content)
{
    auto *card = new Card;
    auto *box = column(card, 16, 12);
    box->addWidget(label(title, Type::Section));
    box->addWidget(content);
    box->addStretch(1);
    return card;
}

} // namespace

StatePane::StatePane(Connector &connector, QWidget *parent)
    : QWidget(parent)
    , m_connector(connector)
{
    build();
    m_again.setInterval(kEveryMs);
    connect(&m_again, &QTimer::timeout, this, &StatePane::refresh);
    showActions();
}

void StatePane::build()
{
    m_server = new FactList(140);
    m_data = new FactList(140);
    m_rate = new MetricCard(
        tr("Requests per second"), tr("Requests of all shops, averaged over the last full minute."));
    m_errors = new MetricCard(
        tr("Server errors"), tr("Answers of 500 and above since the server started."), Ink::Danger);
    m_memory = new MetricCard(tr("Memory"), tr("Resident memory of the server’s process."));
    m_connections = new MetricCard(tr("Open connections"), tr("Connections to all addresses."));
    m_restart = button(tr("Restart…"), u"refresh"_s);
    m_restart->setObjectName(u"serverRestart"_s);
    m_stop = button(tr("Stop…"), u"close"_s);
    m_stop->setObjectName(u"serverStop"_s);
    connect(m_restart, &QPushButton::clicked, this, &StatePane::restart);
    connect(m_stop, &QPushButton::clicked, this, &StatePane::stop);

    auto *inner = new QWidget;
    inner->setMaximumWidth(kWidest);
    auto *box = column(inner, 24, 16);
    box->setContentsMargins(24, 8, 24, 24); // the header above has room of its own
    m_figures = new QWidget;
    auto *line = row(m_figures, 0, 16);
    for (MetricCard *card : {m_rate, m_errors, m_memory, m_connections})
        line->addWidget(card, 1);
    box->addWidget(m_figures);
    auto *actions = new QWidget;
    auto *verbs = row(actions, 0, 8);
    verbs->addWidget(m_restart);
    verbs->addWidget(m_stop);
    verbs->addStretch(1);
    auto *serverCard = titled(tr("Server"), m_server);
    static_cast<QVBoxLayout *>(serverCard->layout())->addWidget(actions);
    m_dataCard = titled(tr("Data"), m_data);
    static_cast<QVBoxLayout *>(m_dataCard->layout())->addWidget(newFolderActions());
    auto *cards = new QWidget;
    auto *pair = row(cards, 0, 16);
    pair->addWidget(serverCard, 1);
    pair->addWidget(m_dataCard, 1);
    box->addWidget(cards);
    box->addStretch(1);
    auto *host = new QWidget;
    auto *hostLine = row(host, 0, 0);
    hostLine->addWidget(inner, 1);
    hostLine->addStretch(0);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(host);
    auto *start = button(tr("Start local server"), {}, Kind::Primary);
    start->setObjectName(u"serverStart"_s);
    connect(start, &QPushButton::clicked, this, [this] { m_connector.startLocal(false); });
    m_stack = new ContentStack(scroll,
        new EmptyState(u"server"_s, tr("No server is open"),
            tr("The server inside this program keeps its data while it is stopped. Start it again, or open "
               "another one from the menu Server."),
            start));
    m_stack->setObjectName(u"serverState"_s);
    connect(m_stack, &ContentStack::retryRequested, this, &StatePane::refresh);
    column(this)->addWidget(m_stack);
}

QWidget *StatePane::newFolderActions()
{
    m_openFolder = button(tr("Open folder"), u"external"_s);
    m_openFolder->setObjectName(u"serverOpenFolder"_s);
    m_copyFolder = button(tr("Copy path"), u"copy"_s);
    m_copyFolder->setObjectName(u"serverCopyFolder"_s);
    connect(m_openFolder, &QPushButton::clicked, this, [this] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_dataFolder)))
            emit toastWanted({tr("This computer has no program that opens folders.")});
    });
    connect(m_copyFolder, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_dataFolder);
        emit toastWanted({tr("The path was copied")});
    });
    auto *actions = new QWidget;
    auto *verbs = row(actions, 0, 8);
    verbs->addWidget(m_openFolder);
    verbs->addWidget(m_copyFolder);
    verbs->addStretch(1);
    return actions;
}

bool StatePane::isLocal() const { return m_connector.client() && m_connector.status().local; }

void StatePane::setSession(client::ApiClient *client)
{
    if (m_client != client) {
        m_statusCall.cancel();
        m_metricsCall.cancel();
        m_rates.clear();
        m_memories.clear();
        m_openConnections.clear();
        m_version.clear();
        m_isOnPostgres = false;
        m_server->clear();
        m_data->clear();
        m_dataFolder.clear();
    }
    m_client = client;
    client ? m_stack->showWaiting() : m_stack->showEmpty();
    showActions();
    refresh();
}

void StatePane::setActive(bool active)
{
    active ? m_again.start() : m_again.stop();
    if (active)
        refresh();
}

void StatePane::setOffline(bool offline) { m_isOffline = offline; }

void StatePane::setDataFolder(const QString &folder)
{
    m_dataFolder = folder;
    m_data->set(tr("Data folder"), folder, folder);
    showActions();
}

void StatePane::refresh()
{
    if (!m_client || m_isOffline || m_statusCall.isRunning())
        return;
    m_statusCall = m_client->status(this, [this](client::ApiResult<api::ServerStatus> status) {
        if (status)
            return show(*status);
        if (m_version.isEmpty())
            m_stack->showFault(faultOf(tr("The state could not be read."), status.error()));
    });
    if (!m_isOperator)
        return;
    m_metricsCall.cancel();
    m_metricsCall = m_client->call<api::Metrics>(
        api::Endpoint::Metrics, {}, this, [this](client::ApiResult<api::Metrics> metrics) {
            if (metrics)
                showFigures(*metrics);
        });
}

void StatePane::show(const api::ServerStatus &status)
{
    const QLocale locale;
    const QDateTime started = utcDateTime(status.startedAt.ms);
    m_version = status.version;
    m_generating = status.generating.value_or(0);
    m_server->set(tr("Kind"), isLocal() ? tr("Inside this program") : tr("Another server"));
    m_server->set(tr("Version"), tr("%1 (Qt %2)").arg(status.version, status.qtVersion));
    m_server->set(
        tr("Uptime"), timetext::duration(status.uptimeSeconds), tr("Since %1").arg(timetext::utc(started)));
    m_server->set(tr("Region"), status.region.toUpper());
    m_server->set(tr("Public address"), status.baseUrl);
    m_server->set(tr("Analytics address"), status.appUrl);
    // What is of the whole server comes to operators only; for others its places are not there.
    m_figures->setVisible(status.requestsTotal.has_value());
    m_dataCard->setVisible(status.database.has_value());
    if (status.adminUrl)
        m_server->set(tr("Admin address"), *status.adminUrl);
    if (status.database) {
        m_isOnPostgres = status.database->kind == u"postgresql";
        QString engine = m_isOnPostgres ? u"PostgreSQL"_s : u"SQLite"_s;
        if (status.database->version)
            engine += u' ' + *status.database->version;
        m_data->set(tr("Database"), tr("%1, %2").arg(engine, sizeText(status.database->sizeBytes)));
        m_data->set(tr("Schema"), locale.toString(status.database->schemaVersion));
        m_data->set(tr("Companies"), locale.toString(status.companies.value_or(0)));
        m_data->set(tr("Passages"), locale.toString(status.passages.value_or(0)));
        m_data->set(tr("Being generated"), timetext::counted(m_generating, tr("%1 page"), tr("%1 pages")));
    }
    if (status.requestsTotal)
        showRequests(status);
    m_stack->showContent();
    showActions();
    emit changed();
}

void StatePane::showRequests(const api::ServerStatus &status)
{
    const QLocale locale;
    const double rate = status.requestsPerSecond.value_or(0);
    extend(m_rates, rate);
    m_rate->setValue(locale.toString(rate, 'f', rate < 100 ? 1 : 0),
        tr("%1 of all addresses since the start").arg(locale.toString(*status.requestsTotal)));
    m_rate->setTrend(m_rates);
    m_errors->setValue(locale.toString(status.errorsTotal.value_or(0)), tr("since the start"));
}

void StatePane::showFigures(const api::Metrics &metrics)
{
    const QLocale locale;
    if (const auto bytes = figureOf(metrics, u"process_resident_memory_bytes")) {
        extend(m_memories, *bytes);
        m_memory->setValue(sizeText(qint64(*bytes)), tr("resident"));
        m_memory->setTrend(m_memories);
    }
    if (const auto open = figureOf(metrics, u"answerdesk_http_connections")) {
        extend(m_openConnections, *open);
        m_connections->setValue(locale.toString(qint64(*open)), tr("of all addresses"));
        m_connections->setTrend(m_openConnections);
    }
    const auto waiting = figureOf(metrics, u"answerdesk_write_queue_length");
    const auto capacity = figureOf(metrics, u"answerdesk_write_queue_capacity");
    if (waiting && capacity) {
        m_data->set(tr("Writes waiting"),
            tr("%1 of %2").arg(locale.toString(qint64(*waiting)), locale.toString(qint64(*capacity))));
    }
}

void StatePane::showActions()
{
    QString reason;
    if (!m_client)
        reason = tr("No server is open.");
    else if (!isLocal())
        reason = tr("This server runs elsewhere. Stop and start it there, for instance with systemctl.");
    for (QPushButton *verb : {m_stop, m_restart}) {
        verb->setEnabled(reason.isEmpty());
        verb->setToolTip(reason);
    }
    const QString unknown = m_dataFolder.isEmpty() ? tr("The data folder is not known.") : QString();
    m_copyFolder->setEnabled(unknown.isEmpty());
    m_copyFolder->setToolTip(unknown);
    const QString elsewhere = isLocal() ? unknown : tr("The folder is on the server’s computer.");
    m_openFolder->setEnabled(elsewhere.isEmpty());
    m_openFolder->setToolTip(elsewhere);
}

QString StatePane::interrupted() const
{
    const QString note = m_connector.closingNote();
    const QString pages = m_generating > 0
        ? timetext::counted(m_generating, tr("%1 page is generating; it restarts with the server."),
            tr("%1 pages are generating; they restart with the server."))
        : QString();
    QString text = note.isEmpty() ? pages : note;
    if (text.isEmpty())
        text = tr("No page is generating.");
    return text + u' ' + tr("Requests in progress are answered first.");
}

void StatePane::stop()
{
    confirm(window(),
        {tr("Stop the local server?"),
            interrupted() + u' ' + tr("Shoppers get no answers until it is started again."),
            tr("Keep running"), tr("Stop server"), {}},
        [this] { m_connector.close(); });
}

void StatePane::restart()
{
    confirm(window(),
        {tr("Restart the local server?"), interrupted(), tr("Keep running"), tr("Restart server"), {}},
        [connector = &m_connector] {
            closeAndThen(*connector, [connector] {
                // Later: the window still takes down what was open.
                QMetaObject::invokeMethod(
                    connector,
                    [connector] {
                        if (connector->status().state == ConnectionStatus::Closed)
                            connector->startLocal(false);
                    },
                    Qt::QueuedConnection);
            });
        });
}

} // namespace answerdesk::console
