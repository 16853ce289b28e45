// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/backup_pane.h"
#include "console/app/page/after_closing.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/local_care.h"
#include "console/app/page/place_of.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include "shared/client/row_csv.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QItemSelectionModel>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;
using client::ApiResult;

namespace {
constexpr int kLookMs = 500; // between two looks at what is under way
}

BackupPane::BackupPane(const Clock &clock, Connector &connector, LocalCare *care, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_connector(connector)
    , m_care(care)
    , m_model(new models::BackupModel(this))
    , m_backUp(button(tr("Back up now"), u"plus"_s, Kind::Primary))
    , m_check(button(tr("Check database"), u"check"_s))
    , m_remove(button(tr("Delete…"), u"trash"_s))
    , m_restore(button(tr("Restore…"), u"history"_s))
    , m_restoreFile(button(tr("Restore a file…")))
{
    auto *box = column(this, 24, 16);
    box->setContentsMargins(24, 8, 24, 24); // the header above has room of its own
    buildCards(box);
    buildTable(box);
    m_again.setInterval(kLookMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_model->running() || !m_awaited.isEmpty())
            m_model->refresh();
        if (isChecking()) {
            showCheck(m_found); // its time goes on, however long the answer takes
            readCheck();
        }
    });
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        const int row = m_awaited.isEmpty() ? -1 : m_model->rowOf(m_awaited);
        if (row < 0) // it was deleted while it was made
            m_awaited.clear();
        if (row >= 0 && m_model->at(row).state != api::BackupState::Running) {
            m_awaited.clear();
            const api::Backup &backup = m_model->at(row);
            if (backup.state == api::BackupState::Done)
                emit toastWanted({tr("Backup created and verified: %1").arg(sizeText(backup.sizeBytes))});
        }
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &BackupPane::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &BackupPane::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &why) {
        if (m_model->rowCount() == 0)
            m_stack->showFault(faultOf(tr("The backups could not be read."), why));
    });
    showState();
}

void BackupPane::buildCards(QBoxLayout *box)
{
    const auto card
        = [](const QString &title, Badge *&state, Paragraph *&text, QPushButton *verb, QWidget *below) {
              auto *made = new Card;
              auto *line = row(made, 16, 16);
              auto *words = new QWidget;
              auto *lines = column(words, 0, 4);
              auto *head = new QWidget;
              auto *headLine = row(head, 0, 8);
              state = new Badge;
              headLine->addWidget(label(title, Type::Section));
              headLine->addWidget(state);
              headLine->addStretch(1);
              text = new Paragraph;
              lines->addWidget(head);
              lines->addWidget(text);
              if (below) {
                  lines->addSpacing(4);
                  lines->addWidget(below);
              }
              lines->addStretch(1); // the other card may be the higher one
              line->addWidget(words, 1);
              line->addWidget(verb, 0, Qt::AlignTop);
              return made;
          };
    m_cards = new QWidget;
    auto *pair = row(m_cards, 0, 16);
    pair->addWidget(card(tr("Last good backup"), m_lastState, m_last, m_backUp, nullptr), 1);
    m_checking = new BusyBar(tr("Check of the database"));
    m_checking->setObjectName(u"checkProgress"_s);
    m_checking->hide();
    pair->addWidget(card(tr("Integrity"), m_checkState, m_checked, m_check, m_checking), 1);
    box->addWidget(m_cards);
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"backupProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the backup"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->hide();
    box->addWidget(m_progress);
    m_backUp->setObjectName(u"backUpNow"_s);
    m_check->setObjectName(u"checkDatabase"_s);
    m_last->setObjectName(u"lastBackup"_s);
    m_checked->setObjectName(u"integrityText"_s);
    connect(m_backUp, &QPushButton::clicked, this, &BackupPane::backUp);
    connect(m_check, &QPushButton::clicked, this, &BackupPane::check);
}

void BackupPane::buildTable(QBoxLayout *box)
{
    m_table = new DataTable(new TableOf(ServerCells::backups(m_clock), *m_model, this));
    m_table->setObjectName(u"backupsTable"_s);
    m_table->setAccessibleName(tr("Backups"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setMargin(16);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_remove->setObjectName(u"backupDelete"_s);
    m_restore->setObjectName(u"backupRestore"_s);
    auto *tools = new QWidget;
    auto *line = row(tools, 0, 8);
    m_tools = line;
    line->addWidget(label(tr("Backups on the server"), Type::Section));
    line->addStretch(1);
    line->addWidget(m_restoreFile);
    line->addWidget(m_restore);
    line->addWidget(m_remove);
    box->addWidget(tools);
    m_empty = new EmptyState(u"history"_s, {}, {});
    m_stack = new ContentStack(framedToRows(m_table), m_empty);
    m_stack->setObjectName(u"backupsStack"_s);
    box->addWidget(m_stack, 1);
    connect(m_remove, &QPushButton::clicked, this, &BackupPane::remove);
    connect(m_restore, &QPushButton::clicked, this, &BackupPane::restore);
    m_restoreFile->setObjectName(u"backupRestoreFile"_s);
    connect(m_restoreFile, &QPushButton::clicked, this, &BackupPane::chooseFile);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BackupPane::showState);
}

ExportPlan BackupPane::exported() const
{
    ExportPlan plan;
    plan.name = u"backups"_s;
    plan.columns = client::columnsOf<api::Backup>();
    plan.list = api::Endpoint::ListBackups;
    plan.ofServer = true;
    return plan;
}

void BackupPane::addExport(const ListExport &files) { m_tools->insertWidget(2, files.newIconButton()); }

void BackupPane::setSession(client::ApiClient *client)
{
    m_client = client;
    m_call.cancel();
    m_checkCall.cancel();
    m_awaited.clear();
    m_model->setClient(client);
    m_model->setCompany(client ? QString(models::kWholeServer) : QString());
    showCheck({});
    if (m_isActive)
        refresh();
}

void BackupPane::setLocal(bool isLocal)
{
    m_isLocal = isLocal;
    showState();
}

void BackupPane::setActive(bool active)
{
    m_isActive = active;
    active ? m_again.start() : m_again.stop();
    if (active)
        refresh();
}

void BackupPane::refresh()
{
    if (!m_client)
        return;
    m_model->refresh();
    readCheck();
}

void BackupPane::setReason(const QString &reason)
{
    m_reason = reason;
    showState();
}

QString BackupPane::subtitle() const
{
    return timetext::counted(m_model->rowCount(), tr("%1 backup"), tr("%1 backups"));
}

const api::Backup *BackupPane::chosen() const
{
    const int row = m_table->selectionModel()->hasSelection() ? m_table->currentSourceRow() : -1;
    return row >= 0 && row < m_model->rowCount() ? &m_model->at(row) : nullptr;
}

void BackupPane::fail(const QString &what, const client::ApiFailure &why)
{
    emit toastWanted(ToastText::of(faultOf(what, why)));
}

void BackupPane::showState()
{
    m_cards->setVisible(m_client != nullptr);
    m_remove->setVisible(m_client != nullptr);
    m_restore->setVisible(m_client != nullptr);
    if (m_client) {
        m_empty->setTexts(tr("No backups yet"),
            tr("Backups are made while the server runs and stored in the folder “backups” of the data "
               "folder. Keep a copy on another machine."));
        showRows(*m_model, m_stack, {}, false);
    } else {
        m_empty->setTexts(tr("No server is open"),
            tr("The server inside this program is stopped. Its backups are in %1; you can restore one of "
               "them.")
                .arg(QDir::toNativeSeparators(backupFolder())));
        m_stack->showEmpty();
    }
    const std::optional<api::Backup> running = m_model->running();
    const std::optional<api::Backup> good = m_model->lastGood();
    if (good) {
        const QDateTime at = utcDateTime(good->startedAt.ms);
        m_last->setPlain(
            tr("%1 · %2").arg(timetext::ago(at, utcDateTime(m_clock.nowMs())), sizeText(good->sizeBytes)));
        m_last->setToolTip(timetext::utc(at));
    } else {
        m_last->setPlain(m_model->isLoaded() ? tr("No backup exists.") : kNoValue.toString());
        m_last->setToolTip({});
    }
    if (running)
        m_lastState->set(tr("In progress, %1 %").arg(running->progressPercent), Tone::Info);
    else if (good)
        m_lastState->set(tr("Verified"), Tone::Success);
    else
        m_lastState->set(tr("Missing"), Tone::Warning);
    m_lastState->setVisible(m_model->isLoaded());
    m_progress->setVisible(running.has_value());
    m_progress->setValue(running ? running->progressPercent : 0);
    const QString busy = running ? tr("A backup is in progress.") : QString();
    const auto allow = [](QPushButton *verb, const QString &reason) {
        verb->setEnabled(reason.isEmpty());
        verb->setToolTip(reason);
    };
    const api::Backup *backup = chosen();
    const QString none = backup ? QString() : tr("Choose a backup first.");
    allow(m_backUp, m_reason.isEmpty() ? busy : m_reason);
    allow(m_check,
        !m_reason.isEmpty() ? m_reason
            : isChecking()  ? tr("The check is running and cannot be cancelled.")
                            : QString());
    allow(m_remove, m_reason.isEmpty() ? none : m_reason);
    QString against = none;
    if (!m_isLocal || !m_care)
        against = tr("This server runs elsewhere. Restore there: answerdesk-server restore FILE --replace.");
    else if (backup && backup->state != api::BackupState::Done)
        against = tr("This backup is incomplete.");
    allow(m_restore, m_reason.isEmpty() ? against : m_reason);
    m_restoreFile->setVisible(m_isLocal && m_care);
    allow(m_restoreFile, m_reason);
    emit changed();
}

void BackupPane::backUp()
{
    if (!m_client || m_call.isRunning())
        return;
    m_call = m_client->call<api::Backup>(
        Endpoint::CreateBackup, {.body = "{}"}, this, [this](ApiResult<api::Backup> backup) {
            if (!backup)
                return fail(tr("The backup was not started."), backup.error());
            m_awaited = backup->backupId;
            m_model->refresh();
        });
}

void BackupPane::remove()
{
    const api::Backup *backup = chosen();
    if (!backup || !m_client)
        return;
    const QString id = backup->backupId;
    const QString name = QFileInfo(backup->file).fileName();
    const bool isRunning = backup->state == api::BackupState::Running;
    confirm(window(),
        {tr("Delete “%1”?").arg(name),
            isRunning ? tr("The backup in progress is cancelled.")
                      : tr("The file is deleted on the server. This cannot be undone."),
            tr("Keep backup"), tr("Delete backup"), {}},
        [this, id, place = placeOf(m_client)] {
            if (!m_client || placeOf(m_client) != place) // the session ended, or another server is open
                return;
            m_call = m_client->call<client::NoAnswer>(
                Endpoint::DeleteBackup, {.segments = {id}}, this, [this](ApiResult<client::NoAnswer> done) {
                    if (!done)
                        fail(tr("The backup was not deleted."), done.error());
                    m_model->refresh();
                });
        });
}

void BackupPane::check()
{
    if (!m_client || m_checkCall.isRunning())
        return;
    m_checkCall = m_client->call<api::IntegrityCheck>(
        Endpoint::CheckIntegrity, {.body = "{}"}, this, [this](ApiResult<api::IntegrityCheck> check) {
            if (!check)
                return fail(tr("The check was not started."), check.error());
            showCheck(*check);
        });
}

void BackupPane::readCheck()
{
    if (!m_client || m_checkCall.isRunning())
        return;
    m_checkCall = m_client->call<api::IntegrityCheck>(
        Endpoint::GetIntegrity, {}, this, [this](ApiResult<api::IntegrityCheck> check) {
            if (check)
                showCheck(*check);
        });
}

void BackupPane::showCheck(const api::IntegrityCheck &check)
{
    using enum api::IntegrityState;
    m_found = check;
    const auto ago = [this](const std::optional<schema::Timestamp> &at) {
        return at ? timetext::ago(utcDateTime(at->ms), utcDateTime(m_clock.nowMs())) : QString();
    };
    m_checking->setVisible(isChecking());
    switch (check.state) {
    case Never:
        m_checkState->set(tr("Not checked"), Tone::Neutral);
        m_checked->setPlain(tr("Not checked since the server started."));
        break;
    case Running:
        m_checkState->set(tr("Checking"), Tone::Info);
        m_checked->setPlain(
            tr("Started %1. Every page, index and reference is read; the server keeps running.")
                .arg(ago(check.startedAt)));
        break;
    case Sound:
        m_checkState->set(tr("Intact"), Tone::Success);
        m_checked->setPlain(tr("No problems found. Checked %1.").arg(ago(check.finishedAt)));
        break;
    case Damaged:
        m_checkState->set(tr("Damaged"), Tone::Danger);
        m_checked->setPlain(
            tr("%1 Restore the last good backup.")
                .arg(check.findings.empty() ? QString() : serverwords::translated(check.findings.front())));
        break;
    case Failed:
        m_checkState->set(tr("Failed"), Tone::Warning);
        m_checked->setPlain(serverwords::translated(check.error.value_or(QString())));
        break;
    }
    showState();
}

void BackupPane::restore()
{
    const api::Backup *backup = chosen();
    if (!backup || !m_care)
        return;
    askFor(backup->file,
        tr("Restore the backup of %1?").arg(timetext::exact(utcDateTime(backup->startedAt.ms))),
        backup->backupId);
}

QString BackupPane::backupFolder() const { return m_care ? m_care->dataFolder() + u"/backups"_s : QString(); }

void BackupPane::chooseFile()
{
    auto *dialog = new QFileDialog(window(), tr("Restore a backup"), backupFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Databases (*.sqlite *.db)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        const QString name = QFileInfo(file).fileName();
        askFor(file, tr("Restore “%1”?").arg(name), name);
    });
    dialog->open();
}

void BackupPane::askFor(const QString &file, const QString &what, const QString &typed)
{
    confirm(window(),
        {what,
            m_client ? tr(
                "The server stops, the backup replaces its database, and the server starts again. Data added "
                "since the backup is no longer included; the current database is kept in the data folder.")
                     : tr("The backup replaces the database, and the server starts. Data added since the "
                          "backup is no longer included; the current database is kept in the data folder."),
            tr("Keep database"), tr("Restore backup"), typed},
        [this, file, place = placeOf(m_client)] {
            if (placeOf(m_client) == place)
                restoreFrom(file);
        });
}

void BackupPane::restoreFrom(const QString &file)
{
    // The pane's server goes: what follows hangs on the connector, which stays.
    Connector *connector = &m_connector;
    LocalCare *care = m_care;
    const QPointer<BackupPane> self(this);
    const auto act = [self, connector, care, file] {
        auto *run = new QObject(connector);
        const auto goOn = [self, run, connector](const ToastText &said) {
            run->deleteLater();
            if (!connector->client() && connector->status().state == ConnectionStatus::Closed)
                connector->startLocal(false); // else somebody went on to another server meanwhile
            if (self)
                emit self->toastWanted(said);
        };
        connect(care, &LocalCare::restored, run, [goOn](const QString &keptAside) {
            goOn({keptAside.isEmpty()
                    ? tr("The backup is restored.")
                    : tr("The backup is restored. The previous database is kept as %1.").arg(keptAside)});
        });
        connect(care, &LocalCare::failed, run, [goOn](const Error &error) { // everything is as it was
            goOn(ToastText::of(Fault::of(tr("The backup was not restored."), error)));
        });
        care->restore(file);
    };
    if (m_client)
        closeAndThen(*connector, act);
    else
        act();
}

} // namespace answerdesk::console
