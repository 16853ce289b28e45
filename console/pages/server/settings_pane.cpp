// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/settings_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/local_care.h"
#include "console/export/list_export.h"
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include "shared/client/row_csv.h"
#include <QtCore/QItemSelectionModel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ServerSettingsPane::ServerSettingsPane(LocalCare *care, QWidget *parent)
    : QWidget(parent)
    , m_care(care)
    , m_rows(new SettingRows(this))
    , m_toolbar(new Toolbar)
    , m_search(searchField(tr("Filter settings")))
    , m_note(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_change(button(tr("Change…"), u"edit"_s))
    , m_table(new DataTable(new TableOf(ServerCells::settings(), *m_rows, this)))
    , m_stack(new ContentStack(
          m_table, new EmptyState(u"sliders"_s, tr("No settings"), tr("The server reports no settings."))))
{
    m_search->setObjectName(u"serverSettingsSearch"_s);
    m_search->setFixedWidth(220);
    m_note->setObjectName(u"serverSettingsNote"_s);
    m_table->setObjectName(u"serverSettingsTable"_s);
    m_table->setAccessibleName(tr("Settings of the server"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setRowSize(Size::RowTall);
    m_table->setMargin(24);
    m_stack->setObjectName(u"serverSettingsStack"_s);
    m_toolbar->add(m_search);
    m_toolbar->add(m_note, 1);
    m_toolbar->add(m_change);
    m_change->setObjectName(u"serverSettingChange"_s);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *box = column(this);
    box->addWidget(m_toolbar);
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_rows->setFilter(text);
        showState();
    });
    connect(m_change, &QPushButton::clicked, this, &ServerSettingsPane::change);
    connect(m_table, &QAbstractItemView::activated, this, &ServerSettingsPane::change);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ServerSettingsPane::showState);
    connect(m_stack, &ContentStack::retryRequested, this, &ServerSettingsPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    if (!m_care)
        return;
    connect(m_care, &LocalCare::settingsRead, this, [this](const api::ServerSettings &all) {
        if (!m_client) // those of a server that runs are its own to tell
            show(all.settings);
    });
    connect(m_care, &LocalCare::settingsSaved, this, [this] {
        if (!m_client)
            refresh();
    });
}

void ServerSettingsPane::setSession(client::ApiClient *client)
{
    m_call.cancel();
    m_client = client;
    m_all.clear();
    m_rows->setSettings({});
    if (client)
        refresh();
}

void ServerSettingsPane::setLocal(bool isLocal)
{
    m_isLocal = isLocal && m_care;
    m_note->setPlain(m_isLocal
            ? tr("Changes are saved to answerdesk.conf in the data folder and apply after a restart.")
            : tr("Change them where the server runs (command line, environment or file), then restart it."));
    showState();
}

ExportPlan ServerSettingsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"server-settings"_s;
    plan.columns = client::columnsOf<api::ServerSetting>();
    for (int row = 0; row < m_rows->rowCount(); ++row)
        plan.rows.push_back(jsonOf(m_rows->at(row)));
    return plan;
}

void ServerSettingsPane::addExport(const ListExport &files) { m_toolbar->add(files.newIconButton()); }

const api::ServerSetting *ServerSettingsPane::chosen() const
{
    const int row = m_table->selectionModel()->hasSelection() ? m_table->currentSourceRow() : -1;
    return row >= 0 && row < m_rows->rowCount() ? &m_rows->at(row) : nullptr;
}

QString ServerSettingsPane::reasonAgainstChange() const
{
    if (!m_isLocal)
        return tr("This server runs elsewhere; its settings are changed there.");
    const api::ServerSetting *setting = chosen();
    if (!setting)
        return tr("Choose a setting first.");
    if (setting->name == u"data_dir")
        return tr("The data folder is chosen when this program starts: --data-dir.");
    return {};
}

void ServerSettingsPane::change()
{
    if (reasonAgainstChange().isEmpty())
        openDialog(*chosen());
}

void ServerSettingsPane::openDialog(const api::ServerSetting &setting)
{
    auto *dialog = new TaskDialog(tr("Change %1").arg(setting.name), TaskDialog::Narrow, window());
    dialog->setObjectName(u"settingDialog"_s);
    if (m_client)
        dialog->setOnServer();
    QLineEdit *line = setting.isSecret ? passwordField(setting.name) : new QLineEdit;
    line->setObjectName(u"settingValue"_s);
    line->setAccessibleName(setting.name);
    if (!setting.isSecret && setting.source == api::SettingSource::File)
        line->setText(setting.value.value_or(QString()));
    line->setPlaceholderText(setting.byDefault.value_or(setting.example));
    FormField *field = dialog->addField(setting.name, line,
        tr("%1. Leave empty to use the default.").arg(serverwords::translated(setting.description)));
    auto *keep = button(tr("Keep setting"));
    auto *save = button(tr("Save setting"), {}, Kind::Primary);
    save->setObjectName(u"settingSave"_s);
    dialog->setButtons({keep, save});
    const auto changes = [line, name = setting.name] {
        return QMap<QString, QString>{{name, line->text().trimmed()}};
    };
    connect(keep, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(line, &QLineEdit::editingFinished, dialog, [this, changes] { m_care->checkSettings(changes()); });
    connect(save, &QPushButton::clicked, dialog, [this, dialog, changes] {
        dialog->setFault({});
        m_care->saveSettings(changes());
    });
    connect(m_care, &LocalCare::settingsChecked, dialog, [field](const QString &fault) {
        field->setError(fault.isEmpty() ? QString() : fault.left(1).toUpper() + fault.mid(1) + u'.');
    });
    connect(m_care, &LocalCare::failed, dialog, [dialog](const Error &error) {
        dialog->setFault(Fault::of(tr("The setting was not saved."), error));
    });
    connect(m_care, &LocalCare::settingsSaved, dialog, [this, dialog] {
        const QPointer<ServerSettingsPane> self(this);
        if (m_client)
            emit toastWanted(
                {tr("The setting is saved. It applies after a restart."), tr("Restart…"), [self] {
                     if (self)
                         emit self->restartWanted();
                 }});
        else
            emit toastWanted({tr("The setting is saved. It applies when the server starts.")});
        dialog->accept();
    });
    dialog->open();
    line->setFocus(Qt::OtherFocusReason);
}

void ServerSettingsPane::refresh()
{
    if (!m_client && m_care)
        m_care->readSettings();
    if (!m_client || m_call.isRunning())
        return;
    if (m_all.empty())
        m_stack->showWaiting();
    m_call = m_client->call<api::ServerSettings>(
        api::Endpoint::GetServerSettings, {}, this, [this](client::ApiResult<api::ServerSettings> all) {
            if (!all) {
                if (m_all.empty())
                    m_stack->showFault(faultOf(tr("The settings could not be read."), all.error()));
                return;
            }
            show(all->settings);
        });
}

void ServerSettingsPane::show(const std::vector<api::ServerSetting> &settings)
{
    const QString current = chosen() ? chosen()->name : QString();
    m_all = settings;
    m_rows->setSettings(m_all);
    for (int row = 0; row < m_rows->rowCount() && !current.isEmpty(); ++row) {
        if (m_rows->at(row).name == current)
            m_table->setCurrentIndex(m_table->model()->index(row, 0));
    }
    showState();
    emit changed();
}

void ServerSettingsPane::showState()
{
    const QString reason = reasonAgainstChange();
    m_change->setEnabled(reason.isEmpty());
    m_change->setToolTip(reason);
    if (m_rows->rowCount() > 0)
        m_stack->showContent();
    else if (!m_all.empty())
        m_stack->showNoHits(m_search->text().trimmed());
    emit changed();
}

void ServerSettingsPane::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QWidget *ServerSettingsPane::toolbar() const { return m_toolbar; }

QString ServerSettingsPane::subtitle() const
{
    const auto isChanged
        = [](const api::ServerSetting &setting) { return setting.source != api::SettingSource::Default; };
    const qint64 changed = std::count_if(m_all.begin(), m_all.end(), isChanged);
    const QString all = timetext::counted(qint64(m_all.size()), tr("%1 setting"), tr("%1 settings"));
    return tr("%1 · %2 of them set · read when the server starts").arg(all).arg(changed);
}

QString ServerSettingsPane::valueOf(QStringView name) const
{
    for (const api::ServerSetting &setting : m_all) {
        if (setting.name == name)
            return setting.value.value_or(QString());
    }
    return {};
}

} // namespace answerdesk::console
