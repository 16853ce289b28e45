// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/open_server_dialog.h"
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QAbstractListModel>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kRecentShown = 4;
constexpr int kLongestName = 80;
} // namespace

class RecentServersModel final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    void set(const QList<RecentServer> &servers)
    {
        beginResetModel();
        m_servers = servers;
        endResetModel();
    }
    const RecentServer &at(int row) const { return m_servers[row]; }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_servers.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole ? m_servers[index.row()].name : QVariant();
    }

private:
    QList<RecentServer> m_servers;
};

namespace {

class RecentCells final : public CellModel
{
public:
    explicit RecentCells(RecentServersModel *servers, QObject *parent)
        : CellModel({{OpenServerDialog::tr("Server")}, {OpenServerDialog::tr("Last used")}, {{}}}, parent)
        , m_servers(servers)
    {
        setSource(servers);
    }

protected:
    Cell cell(const QModelIndex &source, int column) const override
    {
        const RecentServer &server = m_servers->at(source.row());
        if (server.isOpen && column == 2)
            return {OpenServerDialog::tr("Open"), Cell::Badge, Tone::Success};
        if (column == 0)
            return {server.name, Cell::TwoLine, Tone::Neutral, place(server)};
        if (column == 1)
            return {timetext::ago(server.lastUsed, QDateTime::currentDateTimeUtc()), Cell::Muted,
                Tone::Neutral, {}, {}, timetext::utc(server.lastUsed)};
        switch (server.reach) {
        case RecentServer::Reach::Online:
            return {OpenServerDialog::tr("Online"), Cell::Badge, Tone::Success};
        case RecentServer::Reach::Offline:
            return {OpenServerDialog::tr("Offline"), Cell::Badge, Tone::Neutral};
        case RecentServer::Reach::Unknown:
            break;
        }
        return {};
    }

private:
    static QString place(const RecentServer &server)
    {
        if (server.local)
            return OpenServerDialog::tr("This computer");
        const QString address = server.adminUrl.toDisplayString();
        return server.region == u"eu" ? OpenServerDialog::tr("%1 · EU region").arg(address)
            : server.region == u"us"  ? OpenServerDialog::tr("%1 · US region").arg(address)
                                      : address;
    }
    RecentServersModel *m_servers;
};

} // namespace

OpenServerDialog::OpenServerDialog(Connector &connector, QWidget *parent)
    : TaskDialog(tr("Open a server"), Columns, parent)
    , m_connector(connector)
    , m_staysOpen(new Paragraph({}, QPalette::BrightText))
    , m_choices(new QWidget)
    , m_progress(new QWidget)
    , m_step(label({}, Type::Body))
    , m_form(new QWidget)
    , m_demo(new QCheckBox(tr("Fill a new local server with the demo shop")))
    , m_start(button(tr("Start local server"), {}, Kind::Primary))
    , m_open(button(tr("Connect…")))
    , m_connect(button(tr("Connect"), {}, Kind::Primary))
    , m_saveAndConnect(button(tr("Save and connect")))
    , m_save(button(tr("Save"), {}, Kind::Primary))
    , m_address(new QLineEdit)
    , m_name(new QLineEdit)
    , m_email(new QLineEdit)
    , m_password(passwordField(tr("Password")))
    , m_keep(new QCheckBox(connector.hasKeychain() ? tr("Keep the password in the system’s keychain")
                                                   : tr("Keep the password until Answerdesk is closed")))
{
    m_staysOpen->setObjectName(u"staysOpen"_s);
    content()->addWidget(m_staysOpen);
    auto *choices = column(m_choices, 0, 16);
    auto *here = new Card;
    auto *box = column(here, 0, 0);
    box->addWidget(choice(
        u"bolt"_s, tr("This computer"), tr("Runs inside Answerdesk; data in your user folder"), m_start));
    QWidget *demo = padded(m_demo, QMargins(60, 0, 16, 14));
    box->addWidget(demo);
    m_demo->setChecked(connector.recent().isEmpty()); // the first run should show something
    if (connector.hasDemoShop()) { // it is there already
        m_demo->setChecked(false);
        demo->hide();
    }
    choices->addWidget(here);
    auto *there = new Card;
    column(there)->addWidget(
        choice(u"server"_s, tr("Another server"), tr("An address and an administrator account"), m_open));
    choices->addWidget(there);
    buildRecent();
    content()->addWidget(m_choices);
    buildForm();
    content()->addWidget(m_form);

    auto *progress = column(m_progress, 0, 8);
    auto *bar = new BusyBar(tr("Opening the server"));
    progress->addWidget(m_step);
    progress->addWidget(bar);
    progress->addSpacing(8);
    auto *cancel = button(tr("Cancel"));
    auto *line = new QHBoxLayout;
    line->addStretch();
    line->addWidget(cancel);
    progress->addLayout(line);
    content()->addWidget(m_progress);

    connect(m_start, &QPushButton::clicked, this, [this] {
        setFault({});
        m_isFromForm = false;
        showProgress(tr("Starting the local server"));
        m_connector.startLocal(m_demo->isChecked());
    });
    connect(m_open, &QPushButton::clicked, this, [this] { openForm(); });
    connect(cancel, &QPushButton::clicked, this, &OpenServerDialog::giveUp);
    connect(&m_connector, &Connector::statusChanged, this, &OpenServerDialog::showWhatStaysOpen);
    connect(&m_connector, &Connector::progressed, this, &OpenServerDialog::showProgress);
    connect(&m_connector, &Connector::opened, this, &QDialog::accept);
    connect(&m_connector, &Connector::failed, this, &OpenServerDialog::showFault);
    showWhatStaysOpen();
    if (const QString name = m_connector.openingName(); !name.isEmpty())
        showProgress(tr("Opening %1").arg(name));
    else
        showChoices();
}

void OpenServerDialog::showWhatStaysOpen()
{
    const bool isOpen = m_connector.client() != nullptr;
    if (isOpen)
        m_staysOpen->setPlain(
            tr("“%1” stays open until another server answers.").arg(m_connector.status().name));
    m_staysOpen->setVisible(isOpen);
}

void OpenServerDialog::giveUp()
{
    m_connector.cancel();
    m_isFromForm ? showForm() : showChoices();
}

void OpenServerDialog::reject()
{
    if (!m_connector.openingName().isEmpty())
        m_connector.cancel();
    TaskDialog::reject();
}

QWidget *OpenServerDialog::choice(
    const QString &icon, const QString &title, const QString &why, QWidget *action)
{
    auto *host = new QWidget;
    auto *line = row(host, 0, 12);
    line->setContentsMargins(16, 12, 16, 12);
    line->addWidget(new GlyphLabel(icon, Ink::Accent, 32, Ink::InfoBg));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(label(title, Type::Strong));
    texts->addWidget(new Paragraph(why, QPalette::PlaceholderText, Type::Small));
    line->addLayout(texts, 1);
    line->addWidget(action);
    return host;
}

void OpenServerDialog::buildForm()
{
    auto *box = column(m_form, 0, 12);
    m_addressField = new FormField(
        tr("Address"), m_address, tr("The admin address, for instance http://127.0.0.1:8421"));
    m_address->setObjectName(u"serverAddress"_s);
    m_name->setObjectName(u"serverName"_s);
    m_name->setMaxLength(kLongestName);
    m_email->setObjectName(u"serverEmail"_s);
    m_password->setObjectName(u"serverPassword"_s);
    auto *nameField = new FormField(tr("Name (optional)"), m_name, tr("Name of the server in this program"));
    m_emailField = new FormField(tr("E-mail"), m_email);
    m_passwordField = new FormField(tr("Password"), m_password);
    for (FormField *field : {m_addressField, nameField, m_emailField, m_passwordField})
        box->addWidget(field);
    box->addWidget(m_keep);
    auto *back = button(tr("Back"));
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addStretch();
    line->addWidget(back);
    for (QPushButton *each : {m_connect, m_saveAndConnect, m_save})
        line->addWidget(each);
    box->addLayout(line);
    keepInPlace(m_connect);
    m_save->setToolTip(
        tr("Saves without connecting. If the address or e-mail changes, the saved password is deleted."));
    connect(back, &QPushButton::clicked, this, [this] {
        setFault({});
        showChoices();
    });
    connect(m_connect, &QPushButton::clicked, this, &OpenServerDialog::submit);
    connect(m_saveAndConnect, &QPushButton::clicked, this, &OpenServerDialog::submit);
    connect(m_save, &QPushButton::clicked, this, &OpenServerDialog::save);
    // In the form of what is remembered the dialog itself presses Save.
    const auto typed = [this] {
        if (m_edited.isEmpty())
            submit();
    };
    for (QLineEdit *field : {m_address, m_name, m_email, m_password})
        connect(field, &QLineEdit::returnPressed, this, typed);
}

void OpenServerDialog::buildRecent()
{
    m_model = new RecentServersModel(this);
    m_model->set(m_connector.recent());
    m_list = new DataTable(new RecentCells(m_model, this), {{}, {.width = 136}, {.width = 96}});
    m_list->setHeaderHidden(true);
    m_list->setRowSize(Size::RowTall);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setVerticalScrollBarPolicy(
        m_model->rowCount() > kRecentShown ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Recent servers"));
    m_recent = new QWidget;
    auto *box = column(m_recent, 0, 8);
    box->addWidget(label(tr("Recent"), Type::Label, QPalette::BrightText));
    box->addWidget(framed(m_list, 4));
    m_choices->layout()->addWidget(m_recent);
    const auto fit = [this](int current) {
        const int rows = m_model->rowCount();
        m_list->setFixedHeight(qMin(kRecentShown, rows) * m_list->property("rowHeight").toInt());
        m_recent->setVisible(rows > 0);
        if (rows > 0)
            m_list->setCurrentIndex(m_list->model()->index(qBound(0, current, rows - 1), 0));
    };
    fit(0);
    connect(&m_connector, &Connector::recentChanged, this, [this, fit] {
        const int current = m_list->currentSourceRow();
        m_model->set(m_connector.recent());
        fit(current);
    });
    m_connector.reachRecent();
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &index) { openRow(index.row()); });
    m_list->installEventFilter(this);
    auto *edit = new QAction(tr("Edit…"), m_list);
    edit->setShortcut(Qt::Key_F2);
    edit->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(edit);
    connect(edit, &QAction::triggered, this, [this] {
        if (const int row = m_list->currentSourceRow(); row >= 0 && !m_model->at(row).local)
            openForm(m_model->at(row), true);
    });
    const auto allow = [this, edit] {
        const int row = m_list->currentSourceRow();
        edit->setEnabled(row >= 0 && !m_model->at(row).local); // this computer has no address to change
    };
    allow();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, edit, allow);
    auto *forget = new QAction(tr("Forget this server"), m_list);
    forget->setShortcut(QKeySequence::Delete);
    forget->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(forget);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(forget, &QAction::triggered, this, [this] {
        if (const int row = m_list->currentSourceRow(); row >= 0)
            m_connector.forgetRecent(QString(m_model->at(row).id));
    });
}

/// Enter in the list opens its row and goes no further: the dialog would press the button that is its default
/// by then, Connect.
bool OpenServerDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (const int row = m_list->currentSourceRow(); row >= 0)
                openRow(row);
            return true;
        }
    }
    return TaskDialog::eventFilter(watched, event);
}

void OpenServerDialog::openRow(int row)
{
    const RecentServer server = m_model->at(row);
    setFault({});
    m_isFromForm = false;
    fillForm(server); // what it asks for is asked there
    if (!server.opensAtOnce)
        return openForm(server);
    showProgress(tr("Opening %1").arg(server.name));
    m_connector.openRecent(server.id);
}

void OpenServerDialog::fillForm(const RecentServer &server, bool isEdited)
{
    m_edited = isEdited ? server.id : QString();
    m_address->setText(server.adminUrl.toDisplayString());
    const bool isNamed = server.name != server.adminUrl.authority();
    m_name->setText(isNamed ? server.name : QString());
    m_email->setText(server.email);
    m_password->clear();
    m_password->setPlaceholderText(isEdited && server.opensAtOnce ? tr("Kept") : QString());
    m_keep->setChecked(server.adminUrl.isEmpty() || server.opensAtOnce);
    for (FormField *field : {m_addressField, m_emailField, m_passwordField})
        field->setError({});
    m_connect->setVisible(!isEdited);
    m_saveAndConnect->setVisible(isEdited);
    m_save->setVisible(isEdited);
}

void OpenServerDialog::showPart(QWidget *part)
{
    for (QWidget *each : {m_choices, m_progress, m_form}) {
        if (each != part)
            each->hide();
    }
    part->show();
    setHeading(part == m_form && !m_edited.isEmpty() ? tr("Change server") : tr("Open a server"));
}

void OpenServerDialog::openForm(const RecentServer &server, bool isEdited)
{
    setFault({});
    fillForm(server, isEdited);
    showForm();
    if (isEdited)
        return m_name->setFocus();
    (server.adminUrl.isEmpty() ? m_address : server.email.isEmpty() ? m_email : m_password)->setFocus();
}

void OpenServerDialog::showForm()
{
    showPart(m_form);
    mainButton()->setDefault(true);
}

void OpenServerDialog::signInAgain(const RecentServer &server, const Fault &fault)
{
    if (server.local)
        return setFault(fault);
    openForm(server);
    m_isFromForm = true;
    showFault(fault, Connector::Field::Password);
}

void OpenServerDialog::showChoices()
{
    showPart(m_choices);
    m_start->setDefault(true);
    (m_model->rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_start)->setFocus();
}

void OpenServerDialog::showProgress(const QString &step)
{
    m_step->setText(step);
    showPart(m_progress);
}

std::optional<SignIn> OpenServerDialog::entered(bool needsPassword)
{
    setFault({});
    QString text = m_address->text().trimmed();
    if (!text.isEmpty() && !text.contains(u"://"_s))
        text.prepend(u"http://"_s);
    const QUrl url(text, QUrl::StrictMode);
    const bool goodAddress
        = url.isValid() && !url.host().isEmpty() && (url.scheme() == u"http" || url.scheme() == u"https");
    m_addressField->setError(goodAddress ? QString()
            : text.isEmpty()             ? tr("Enter the server’s admin address.")
                             : tr("“%1” is not an address. Enter one like http://127.0.0.1:8421.").arg(text));
    m_emailField->setError(
        m_email->text().trimmed().isEmpty() ? tr("Enter the administrator’s e-mail address.") : QString());
    m_passwordField->setError(
        needsPassword && m_password->text().isEmpty() ? tr("Enter the password.") : QString());
    for (const FormField *field : {m_addressField, m_emailField, m_passwordField}) {
        if (field->hasError()) {
            field->control()->setFocus();
            return std::nullopt;
        }
    }
    return SignIn{url, m_email->text().trimmed(), Secret(m_password->text().toUtf8()),
        m_name->text().simplified(), m_keep->isChecked()};
}

bool OpenServerDialog::opensAtOnce(const QString &id) const
{
    for (const RecentServer &server : m_connector.recent()) {
        if (server.id == id)
            return server.opensAtOnce;
    }
    return false;
}

void OpenServerDialog::save()
{
    if (const std::optional<SignIn> to = entered(false)) {
        m_connector.changeRecent(m_edited, *to);
        showChoices();
    }
}

void OpenServerDialog::submit()
{
    const bool isKept = !m_edited.isEmpty() && m_keep->isChecked() && opensAtOnce(m_edited);
    const std::optional<SignIn> to = entered(!isKept);
    if (!to)
        return;
    if (!m_edited.isEmpty()) {
        SignIn stored = *to;
        stored.password = {}; // it is kept when it has opened the server
        m_edited = m_connector.changeRecent(m_edited, stored);
        if (to->password.isEmpty() && !opensAtOnce(m_edited)) { // that of another address or account
            m_password->setPlaceholderText({});
            m_passwordField->setError(tr("Enter the password."));
            return m_password->setFocus();
        }
    }
    m_isFromForm = true;
    showProgress(tr("Connecting to %1").arg(to->adminUrl.host()));
    if (to->password.isEmpty())
        m_connector.openRecent(m_edited);
    else
        m_connector.connectTo(*to);
}

void OpenServerDialog::showFault(const Fault &fault, Connector::Field field)
{
    const bool wasForm = field != Connector::Field::None || m_isFromForm;
    wasForm ? showForm() : showPart(m_choices);
    FormField *target = field == Connector::Field::Address ? m_addressField
        : field == Connector::Field::Email                 ? m_emailField
        : field == Connector::Field::Password              ? m_passwordField
                                                           : nullptr;
    if (target)
        target->setFault(fault,
            fault.remedy.isEmpty() ? fault.summary() : u"%1 %2"_s.arg(fault.summary(), fault.remedy), true);
    else
        setFault(fault);
}

} // namespace answerdesk::console
