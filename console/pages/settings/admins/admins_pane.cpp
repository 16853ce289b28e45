// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/admins/admins_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/pages/settings/admins/admin_cells.h"
#include "console/pages/settings/admins/admin_dialog.h"
#include "console/pages/settings/admins/password_dialog.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using api::Endpoint;
using client::ApiResult;
using client::NoAnswer;

namespace {

constexpr char kLocalUser[] = "local"; // admin_id of whoever may read the server's data folder

QHash<QString, QString> reasonsOf(const client::ApiFailure &failure)
{
    QHash<QString, QString> reasons;
    for (const auto &[path, reason] : failure.error.invalidFields)
        reasons.insert(
            path.section(u'[', 0, 0), AdminsPane::tr("This %1.").arg(serverwords::translated(reason)));
    return reasons;
}

} // namespace

AdminsPane::AdminsPane(const Clock &clock, QWidget *parent)
    : SectionPanel(Section::Administrators, parent)
    , m_model(new models::AdministratorModel(this))
    , m_companies(new models::CompanyModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_cells(new TableOf(AdminCells::columns(m_selfId, clock), *m_model, m_filter, this))
    , m_ownPassword(button(tr("Change password…")))
    , m_otherSessions(button(tr("End my other sessions")))
    , m_search(searchField(tr("Filter administrators")))
    , m_create(button(tr("Create administrator…"), u"plus"_s, Kind::Primary))
    , m_edit(button(tr("Change…")))
    , m_more(button(tr("More"), u"more"_s))
    , m_setPassword(new QAction(tr("Set password…"), this))
    , m_disable(new QAction(tr("Disable…"), this))
    , m_endSessions(new QAction(tr("End all sessions…"), this))
    , m_remove(new QAction(tr("Delete…"), this))
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    setWide();
    buildAccount();
    buildList();
    connectModel();
    applyActions();
}

void AdminsPane::buildAccount()
{
    auto *card = new Card;
    auto *line = row(card, 16, 8);
    auto *who = new QWidget;
    auto *box = column(who, 0, 2);
    m_self = label({}, Type::Strong);
    m_self->setObjectName(u"accountEmail"_s);
    m_selfRole = new Paragraph({}, QPalette::PlaceholderText, Type::Small);
    box->addWidget(m_self);
    box->addWidget(m_selfRole);
    m_ownPassword->setObjectName(u"ownPassword"_s);
    m_otherSessions->setObjectName(u"otherSessions"_s);
    line->addWidget(who, 1);
    line->addWidget(m_otherSessions);
    line->addWidget(m_ownPassword);
    body()->addWidget(label(tr("Your account"), Type::Label));
    body()->addWidget(card);
    connect(m_ownPassword, &QPushButton::clicked, this, &AdminsPane::changeOwnPassword);
    connect(m_otherSessions, &QPushButton::clicked, this, &AdminsPane::endOtherSessions);
}

void AdminsPane::buildList()
{
    m_table = new DataTable(m_cells);
    m_table->setRowSize(Size::RowTall);
    m_table->setMargin(16);
    m_table->setObjectName(u"adminsTable"_s);
    m_table->setAccessibleName(tr("Administrators"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_search->setMaximumWidth(220);
    m_create->setObjectName(u"adminCreate"_s);
    m_edit->setObjectName(u"adminEdit"_s);
    m_more->setObjectName(u"adminMore"_s);
    m_setPassword->setObjectName(u"adminSetPassword"_s);
    m_disable->setObjectName(u"adminDisable"_s);
    m_endSessions->setObjectName(u"adminEndSessions"_s);
    m_remove->setObjectName(u"adminRemove"_s);
    m_list = new QWidget;
    auto *box = column(m_list, 0, 16);
    auto *tools = new QWidget;
    QBoxLayout *line = m_tools = row(tools, 0, 8);
    line->addWidget(m_search, 1);
    line->addStretch(1);
    for (QPushButton *each : {m_edit, m_more, m_create})
        line->addWidget(each);
    box->addWidget(tools);
    m_stack = new ContentStack(framedToRows(m_table),
        new EmptyState(u"user"_s, tr("No administrators yet"),
            tr("Administrators sign in from other computers. The user of this computer needs no account.")));
    m_stack->setMinimumHeight(300);
    box->addWidget(m_stack);
    m_note = new Paragraph;
    m_note->setObjectName(u"adminsNote"_s);
    body()->addWidget(m_note);
    body()->addWidget(m_list);
    m_table->addActions({m_setPassword, m_disable, m_endSessions, m_remove});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_more, &QPushButton::clicked, this, [this] {
        auto *menu = new QMenu(m_more);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(m_table->actions());
        menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 4)));
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        showState();
    });
    connect(m_create, &QPushButton::clicked, this, &AdminsPane::create);
    connect(m_edit, &QPushButton::clicked, this, &AdminsPane::edit);
    connect(m_table, &QAbstractItemView::activated, this, &AdminsPane::edit);
    connect(m_setPassword, &QAction::triggered, this, &AdminsPane::setPassword);
    connect(m_disable, &QAction::triggered, this, &AdminsPane::switchDisabled);
    connect(m_endSessions, &QAction::triggered, this, &AdminsPane::endSessions);
    connect(m_remove, &QAction::triggered, this, &AdminsPane::remove);
}

void AdminsPane::connectModel()
{
    connect(m_stack, &ContentStack::retryRequested, this, &AdminsPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AdminsPane::applyActions);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &AdminsPane::applyActions);
    connect(m_model, &models::RemoteModel::loadingChanged, this, &AdminsPane::showState);
    connect(m_model, &models::RemoteModel::loaded, this, &AdminsPane::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The administrators could not be read."), failure);
        if (!m_model->isLoaded())
            m_stack->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
}

void AdminsPane::setSession(client::ApiClient *client)
{
    m_model->setClient(client);
    m_model->setCompany(client ? QString(models::kWholeServer) : QString());
    m_companies->setClient(client);
    m_companies->refresh();
}

bool AdminsPane::isOperator() const { return m_admin && m_admin->role == api::AdminRole::Operator; }

void AdminsPane::refresh()
{
    if (isOperator())
        m_model->refresh();
    m_companies->refresh();
    showState();
}

void AdminsPane::setRights(const std::optional<api::Administrator> &self, const QString &offlineReason)
{
    const bool isOther = self.has_value() != m_admin.has_value()
        || (self && self->adminId != m_admin->adminId) || (self && self->role != m_admin->role);
    m_admin = self;
    m_reason = offlineReason;
    const bool isLocal = self && self->adminId == QLatin1String(kLocalUser);
    m_self->setText(!self ? QString() : isLocal ? tr("The user of this computer") : self->email);
    m_selfRole->setPlain(!self ? QString()
            : isLocal          ? tr("Signed in through the server’s data folder, without a password.")
                               : u"%1. %2"_s.arg(wordsOf(self->role).name, wordsOf(self->role).text));
    m_selfId = self ? self->adminId : QString();
    m_cells->refreshCells();
    m_ownPassword->setVisible(!isLocal);
    m_otherSessions->setVisible(!isLocal);
    m_list->setVisible(isOperator());
    m_note->setPlain(!self || isOperator()
            ? QString()
            : tr("Only operators of this server can view and change administrators."));
    if (isOther && isOperator())
        m_model->refresh();
    showState();
}

void AdminsPane::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void AdminsPane::showState()
{
    if (m_model->rowCount() > 0 && m_filter->rowCount() == 0)
        m_stack->showNoHits(m_search->text());
    else
        showRows(*m_model, m_stack, {}, false);
    if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
        m_table->setCurrentIndex(m_cells->index(0, 0));
    applyActions();
    emit rowsChanged();
}

void AdminsPane::addExport(const ListExport &files)
{
    m_tools->insertWidget(m_tools->indexOf(m_edit), files.newIconButton());
}

ExportPlan AdminsPane::exported() const
{
    ExportPlan plan;
    plan.name = u"administrators"_s;
    plan.columns = client::columnsOf<api::Administrator>();
    for (int row = 0; row < m_filter->rowCount(); ++row)
        plan.rows.push_back(jsonOf(m_model->at(m_filter->mapToSource(m_filter->index(row, 0)).row())));
    return plan;
}

const api::Administrator *AdminsPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 ? nullptr : &m_model->at(row);
}

void AdminsPane::applyActions()
{
    const bool isOnline = m_reason.isEmpty();
    const api::Administrator *admin = current();
    const bool isSelf = admin && m_admin && admin->adminId == m_admin->adminId;
    for (QPushButton *each : {m_ownPassword, m_otherSessions, m_create, m_edit, m_more}) {
        each->setEnabled(isOnline && (admin || (each != m_edit && each != m_more)));
        each->setToolTip(m_reason);
    }
    for (QAction *each : {m_setPassword, m_endSessions})
        each->setEnabled(isOnline && admin);
    // None takes away their own means to run the server.
    for (QAction *each : {m_disable, m_remove})
        each->setEnabled(isOnline && admin && !isSelf);
    m_disable->setText(admin && admin->disabled ? tr("Enable") : tr("Disable…"));
}

void AdminsPane::report(
    const std::optional<client::ApiFailure> &failure, const QString &said, const QString &failed)
{
    if (!failure) {
        if (m_dialog)
            m_dialog->accept();
        refresh();
        return emit toastWanted({said});
    }
    const Fault fault = faultOf(failed, *failure);
    if (!m_dialog)
        return emit toastWanted(ToastText::of(fault));
    QHash<QString, QString> reasons = reasonsOf(*failure);
    if (failure->error.code == ErrorCode::AlreadyExists)
        reasons.insert(u"email"_s, tr("An administrator with this address already exists."));
    m_dialog->showRefusal(fault, reasons);
}

AdminsPane::Done AdminsPane::told(const QString &said, const QString &failed)
{
    return [this, said, failed](ApiResult<NoAnswer> answer) {
        report(answer ? std::nullopt : std::optional(answer.error()), said, failed);
    };
}

void AdminsPane::sendPassword(
    Endpoint endpoint, const QStringList &segments, const json::Object &body, const QString &said)
{
    m_model->client()->call<NoAnswer>(endpoint, {.segments = segments, .body = json::Value(body).toJson()},
        this, [this, said](ApiResult<NoAnswer> answer) {
            if (answer) {
                if (m_passwordDialog)
                    m_passwordDialog->accept();
                return emit toastWanted({said});
            }
            const Fault fault = faultOf(tr("The password was not changed."), answer.error());
            if (!m_passwordDialog)
                return emit toastWanted(ToastText::of(fault));
            const QHash<QString, QString> reasons = reasonsOf(answer.error());
            if (reasons.contains(u"current_password"_s))
                m_passwordDialog->showRefusal(
                    fault, PasswordDialog::Field::Present, tr("This is not your current password."));
            else if (!reasons.isEmpty())
                m_passwordDialog->showRefusal(fault, PasswordDialog::Field::New, *reasons.cbegin());
            else
                m_passwordDialog->showRefusal(fault, PasswordDialog::Field::None, {});
        });
}

void AdminsPane::changeOwnPassword()
{
    if (!m_model->client() || m_passwordDialog)
        return;
    m_passwordDialog = new PasswordDialog(window());
    connect(m_passwordDialog, &PasswordDialog::submitted, this,
        [this](const Secret &present, const Secret &fresh) {
            sendPassword(Endpoint::ChangeOwnPassword, {},
                {{u"current_password"_s, QString::fromUtf8(present.reveal())},
                    {u"new_password"_s, QString::fromUtf8(fresh.reveal())}},
                tr("Your password was changed"));
        });
    m_passwordDialog->open();
}

void AdminsPane::endOtherSessions()
{
    if (m_model->client())
        m_model->client()->call<NoAnswer>(Endpoint::RevokeOtherSessions, {}, this,
            told(tr("Your other sessions have ended"), tr("Your other sessions were not ended.")));
}

void AdminsPane::create()
{
    if (!m_model->client() || m_dialog)
        return;
    AdminDialog::Companies companies;
    for (int row = 0; row < m_companies->rowCount(); ++row)
        companies.push_back(m_companies->at(row));
    m_dialog = new AdminDialog(companies, window());
    connect(m_dialog, &AdminDialog::createWanted, this, [this](const api::AdministratorRequest &request) {
        m_model->client()->call<api::Administrator>(Endpoint::CreateAdmin, {.body = schema::toJson(request)},
            this, [this, email = request.email](ApiResult<api::Administrator> admin) {
                report(admin ? std::nullopt : std::optional(admin.error()),
                    tr("“%1” can now sign in").arg(email), tr("The administrator was not created."));
            });
    });
    m_dialog->open();
}

/// Whether somebody else has changed what is to be changed.
static bool isOverwritten(
    const api::AdministratorChange &change, const api::Administrator &seen, const api::Administrator &now)
{
    return (change.email && seen.email != now.email) || (change.role && seen.role != now.role)
        || (change.companies && seen.companies != now.companies);
}

void AdminsPane::change(const QString &adminId, const api::AdministratorChange &change, const QString &said,
    const QString &failed, const std::shared_ptr<api::Administrator> &seen)
{
    m_model->client()->callTagged<api::Administrator>(Endpoint::GetAdmin, {.segments = {adminId}}, this,
        [this, adminId, change, said, failed, seen](ApiResult<client::Tagged<api::Administrator>> before) {
            if (!before)
                return report(before.error(), said, failed);
            if (seen && isOverwritten(change, *seen, before->value)) {
                *seen = before->value; // saving once more is meant to
                client::ApiFailure failure;
                failure.error = Error::make(ErrorCode::PreconditionFailed,
                    tr("Another administrator changed “%1” in the meantime. Save again to overwrite.")
                        .arg(before->value.email));
                failure.code = QString::fromLatin1(errorInfo(ErrorCode::PreconditionFailed).identifier);
                return report(failure, said, failed);
            }
            if (!m_model->client())
                return;
            m_model->client()->call<api::Administrator>(Endpoint::ChangeAdmin,
                {.segments = {adminId}, .body = schema::toJson(change), .ifMatch = before->etag}, this,
                [this, said, failed](ApiResult<api::Administrator> after) {
                    report(after ? std::nullopt : std::optional(after.error()), said, failed);
                });
        });
}

void AdminsPane::edit()
{
    const api::Administrator *admin = current();
    if (!admin || !m_model->client() || m_dialog || !m_edit->isEnabled())
        return;
    AdminDialog::Companies companies;
    for (int row = 0; row < m_companies->rowCount(); ++row)
        companies.push_back(m_companies->at(row));
    m_dialog = new AdminDialog(*admin, companies, window());
    connect(m_dialog, &AdminDialog::changeWanted, this,
        [this, before = *admin, seen = std::make_shared<api::Administrator>(*admin)](
            const api::AdministratorChange &wanted) {
            change(before.adminId, wanted, tr("“%1” was changed").arg(wanted.email.value_or(before.email)),
                tr("The administrator was not changed."), seen);
        });
    m_dialog->open();
}

void AdminsPane::setPassword()
{
    const api::Administrator *admin = current();
    if (!admin || !m_model->client() || m_passwordDialog)
        return;
    m_passwordDialog = new PasswordDialog(admin->email, window());
    connect(m_passwordDialog, &PasswordDialog::submitted, this,
        [this, id = admin->adminId, email = admin->email](const Secret &, const Secret &fresh) {
            sendPassword(Endpoint::SetAdminPassword, {id},
                {{u"password"_s, QString::fromUtf8(fresh.reveal())}},
                tr("The password of “%1” was changed").arg(email));
        });
    m_passwordDialog->open();
}

void AdminsPane::switchDisabled()
{
    const api::Administrator *admin = current();
    if (!admin)
        return;
    const auto act = [self = QPointer(this), admin = *admin] {
        if (!self || !self->m_model->client())
            return;
        api::AdministratorChange wanted;
        wanted.disabled = !admin.disabled;
        self->change(admin.adminId, wanted,
            (admin.disabled ? tr("“%1” can sign in again") : tr("“%1” was disabled")).arg(admin.email),
            tr("The administrator was not changed."));
    };
    if (admin->disabled)
        return act();
    confirm(window(),
        {tr("Disable “%1”?").arg(admin->email),
            tr("All sessions end immediately, and signing in is refused until the account is enabled again."),
            tr("Keep active"), tr("Disable"), {}},
        act);
}

void AdminsPane::endSessions()
{
    const api::Administrator *admin = current();
    if (!admin)
        return;
    confirm(window(),
        {tr("End all sessions of “%1”?").arg(admin->email),
            tr("Users of these sessions must sign in again; unsaved changes may be lost."),
            tr("Keep sessions"), tr("End sessions"), {}},
        [self = QPointer(this), id = admin->adminId, email = admin->email] {
            if (self && self->m_model->client())
                self->m_model->client()->call<NoAnswer>(Endpoint::EndAdminSessions, {.segments = {id}}, self,
                    self->told(tr("All sessions of “%1” have ended").arg(email),
                        tr("The sessions were not ended.")));
        });
}

void AdminsPane::remove()
{
    const api::Administrator *admin = current();
    if (!admin)
        return;
    confirm(window(),
        {tr("Delete “%1”?").arg(admin->email),
            tr("Its sessions end immediately. Its entries in the audit log are kept. This cannot be undone."),
            tr("Keep administrator"), tr("Delete"), admin->email},
        [self = QPointer(this), id = admin->adminId, email = admin->email] {
            if (self && self->m_model->client())
                self->m_model->client()->call<NoAnswer>(Endpoint::DeleteAdmin, {.segments = {id}}, self,
                    self->told(tr("“%1” was deleted").arg(email), tr("The administrator was not deleted.")));
        });
}

} // namespace answerdesk::console
