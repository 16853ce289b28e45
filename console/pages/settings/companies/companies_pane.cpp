// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/companies/companies_pane.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/export/list_export.h"
#include "console/pages/settings/companies/company_dialog.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using client::ApiResult;
using client::Tagged;

namespace {

/// current: the key of the company that all pages show; not owned.
Columns<api::Company> columns(const QString &current)
{
    using Row = api::Company;
    const auto name = [&current](const Row &company) -> Cell {
        const QString &key = company.companyKey;
        return {company.name, Cell::TwoLine, Tone::Neutral,
            key == current ? CompaniesPane::tr("%1 · shown now").arg(key) : key};
    };
    const auto state = [](bool Row::*of) {
        return [of](const Row &company) -> Cell {
            const bool on = company.*of;
            return {on ? CompaniesPane::tr("On") : CompaniesPane::tr("Off"), Cell::Badge,
                on ? Tone::Success : Tone::Neutral};
        };
    };
    return {{CompaniesPane::tr("Name"), &Row::name, name},
        {CompaniesPane::tr("Region"), &Row::region,
            [](const Row &company) {
                return Cell{company.region.toUpper(), Cell::Chips};
            },
            {.width = 84}},
        {CompaniesPane::tr("API access"), &Row::apiAccess, state(&Row::apiAccess), {.width = 112}},
        {CompaniesPane::tr("Product FAQs"), &Row::faqsEnabled, state(&Row::faqsEnabled), {.width = 124}},
        {CompaniesPane::tr("Time zone"), &Row::timeZone, &Row::timeZone, {.width = 150, .hideBelow = 700}},
        {CompaniesPane::tr("Currency"), &Row::currency, &Row::currency, {.width = 92, .hideBelow = 640}}};
}

} // namespace

CompaniesPane::CompaniesPane(QWidget *parent)
    : SectionPanel(Section::Companies, parent)
    , m_model(new models::CompanyModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_cells(new TableOf(columns(m_company), *m_model, m_filter, this))
    , m_table(nullptr)
    , m_stack(nullptr)
    , m_search(searchField(tr("Filter companies")))
    , m_create(button(tr("Create company…"), u"plus"_s, Kind::Primary))
    , m_open(button(tr("Open"), {}, Kind::Default, tr("Show it on all pages")))
    , m_rename(button(tr("Rename…")))
    , m_more(button(tr("More"), u"more"_s))
    , m_access(new QAction(tr("Turn off API access…"), this))
    , m_remove(new QAction(tr("Delete company…"), this))
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    connectModel();
    applyActions();
}

void CompaniesPane::build()
{
    setWide();
    m_table = new DataTable(m_cells);
    m_table->setRowSize(Size::RowTall);
    m_table->setMargin(16);
    m_table->setObjectName(u"companiesTable"_s);
    m_table->setAccessibleName(tr("Companies"));
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_create->setObjectName(u"companyCreate"_s);
    m_open->setObjectName(u"companyOpen"_s);
    m_rename->setObjectName(u"companyRename"_s);
    m_access->setObjectName(u"companyAccess"_s);
    m_remove->setObjectName(u"companyDelete"_s);
    m_more->setObjectName(u"companyMore"_s);
    m_search->setMinimumWidth(140);
    m_search->setMaximumWidth(220);
    auto *tools = new QWidget;
    QBoxLayout *line = m_tools = row(tools, 0, 8);
    line->addWidget(m_search, 1);
    line->addStretch(1);
    for (QPushButton *each : {m_open, m_rename, m_more, m_create})
        line->addWidget(each);
    body()->addWidget(tools);
    m_stack = new ContentStack(framedToRows(m_table),
        new EmptyState(u"companies"_s, tr("No companies yet"),
            tr("A company is a shop with its own knowledge, keys and revenue.")));
    m_stack->setMinimumHeight(360);
    body()->addWidget(m_stack);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        showState();
    });
    connect(m_create, &QPushButton::clicked, this, &CompaniesPane::create);
    connect(m_rename, &QPushButton::clicked, this, &CompaniesPane::rename);
    m_table->addActions({m_access, m_remove});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_more, &QPushButton::clicked, this, [this] {
        auto *menu = new QMenu(m_more);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setToolTipsVisible(true); // why one of them may not be
        menu->addActions(m_table->actions());
        menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 4)));
    });
    connect(m_access, &QAction::triggered, this, &CompaniesPane::switchAccess);
    connect(m_remove, &QAction::triggered, this, &CompaniesPane::remove);
    const auto show = [this] {
        if (const api::Company *company = current(); company && company->companyKey != m_company)
            emit companyWanted(company->companyKey);
    };
    connect(m_open, &QPushButton::clicked, this, show);
    connect(m_table, &QAbstractItemView::activated, this, show);
}

void CompaniesPane::connectModel()
{
    connect(m_stack, &ContentStack::retryRequested, this, &CompaniesPane::refresh);
    connect(m_stack, &ContentStack::clearFilterRequested, m_search, &QLineEdit::clear);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompaniesPane::applyActions);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CompaniesPane::applyActions);
    connect(m_model, &models::RemoteModel::loadingChanged, this, &CompaniesPane::showState);
    connect(m_model, &models::RemoteModel::loaded, this, &CompaniesPane::showState);
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The companies could not be read."), failure);
        if (!m_model->isLoaded())
            m_stack->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
}

void CompaniesPane::setSession(client::ApiClient *client, const QString &company)
{
    m_company = company;
    m_model->setClient(client);
    m_cells->refreshCells();
    refresh();
}

void CompaniesPane::refresh()
{
    m_model->refresh();
    showState();
}

void CompaniesPane::setReasons(const QString &againstOperating, const QString &againstChanging)
{
    m_againstOperating = againstOperating;
    m_againstChanging = againstChanging;
    applyActions();
}

void CompaniesPane::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CompaniesPane::showState()
{
    if (m_model->rowCount() > 0 && m_filter->rowCount() == 0)
        m_stack->showNoHits(m_search->text());
    else
        showRows(*m_model, m_stack, {}, false);
    if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0) {
        const QModelIndex shown = m_cells->indexOf(m_model->rowOf(m_company));
        m_table->setCurrentIndex(shown.isValid() ? shown : m_cells->index(0, 0));
    }
    applyActions();
    emit rowsChanged();
}

void CompaniesPane::addExport(const ListExport &files)
{
    m_tools->insertWidget(m_tools->indexOf(m_open), files.newIconButton());
}

ExportPlan CompaniesPane::exported() const
{
    ExportPlan plan;
    plan.name = u"companies"_s;
    plan.columns = client::columnsOf<api::Company>();
    for (int row = 0; row < m_filter->rowCount(); ++row)
        plan.rows.push_back(jsonOf(m_model->at(m_filter->mapToSource(m_filter->index(row, 0)).row())));
    return plan;
}

const api::Company *CompaniesPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 ? nullptr : &m_model->at(row);
}

void CompaniesPane::applyActions()
{
    const api::Company *company = current();
    m_create->setEnabled(m_againstOperating.isEmpty());
    m_create->setToolTip(m_againstOperating);
    m_open->setEnabled(company && company->companyKey != m_company);
    m_rename->setEnabled(company && m_againstChanging.isEmpty());
    m_rename->setToolTip(m_againstChanging);
    const auto allow = [company](QAction *action, const QString &reason) {
        action->setEnabled(company && reason.isEmpty());
        action->setToolTip(reason.isEmpty() ? action->text() : reason);
    };
    const bool isOff = company && !company->apiAccess;
    m_access->setText(isOff ? tr("Turn on API access") : tr("Turn off API access…"));
    const bool isOperators = isOff && !company->grantedApiAccess && m_againstChanging.isEmpty();
    allow(m_access,
        isOperators && !m_againstOperating.isEmpty()
            ? tr("Set by the operator: off. %1").arg(m_againstOperating)
            : m_againstChanging);
    allow(m_remove, m_againstOperating);
    const bool canAny = m_access->isEnabled() || m_remove->isEnabled();
    m_more->setEnabled(canAny);
    m_more->setToolTip(canAny || !company ? QString() : m_access->toolTip());
}

void CompaniesPane::change(const QString &key, const api::CompanyRequest &request,
    std::function<void(std::optional<client::ApiFailure>)> done)
{
    QPointer client = m_model->client();
    client->callTagged<api::Company>(api::Endpoint::GetCompany, {.segments = {key}}, this,
        [this, client, key, request, done](ApiResult<Tagged<api::Company>> before) {
            if (!before)
                return done(before.error());
            if (!client)
                return;
            client->call<api::Company>(api::Endpoint::ChangeCompany,
                {.segments = {key}, .body = schema::toJson(request), .ifMatch = before->etag}, this,
                [done](ApiResult<api::Company> after) {
                    done(after ? std::nullopt : std::optional(after.error()));
                });
        });
}

void CompaniesPane::written(const QString &key, const QString &said)
{
    if (m_dialog)
        m_dialog->accept();
    refresh();
    emit companiesChanged(key);
    emit toastWanted({said});
}

void CompaniesPane::showRefusal(const QString &what, const client::ApiFailure &failure)
{
    const Fault fault = faultOf(what, failure);
    if (!m_dialog)
        return emit toastWanted(ToastText::of(fault));
    QHash<QString, QString> reasons;
    for (const auto &[name, reason] : failure.error.invalidFields)
        reasons.insert(name, tr("This %1.").arg(serverwords::translated(reason)));
    if (failure.error.code == ErrorCode::AlreadyExists)
        reasons.insert(u"company_key"_s, serverwords::translated(failure.error.text()));
    m_dialog->showRefusal(fault, reasons);
}

void CompaniesPane::create()
{
    if (!m_model->client() || m_dialog || !m_create->isEnabled())
        return;
    m_dialog = new CompanyDialog(window());
    connect(m_dialog, &CompanyDialog::submitted, this, [this](const api::CompanyRequest &request) {
        m_model->client()->call<api::Company>(api::Endpoint::CreateCompany, {.body = schema::toJson(request)},
            this, [this](ApiResult<api::Company> company) {
                if (company)
                    written(company->companyKey, tr("“%1” was created").arg(company->name));
                else
                    showRefusal(tr("The company was not created."), company.error());
            });
    });
    m_dialog->open();
}

void CompaniesPane::rename()
{
    const api::Company *company = current();
    if (!company || m_dialog)
        return;
    m_dialog = new CompanyDialog(*company, window());
    connect(m_dialog, &CompanyDialog::submitted, this,
        [this, key = company->companyKey](const api::CompanyRequest &request) {
            change(key, request, [this, key, name = *request.name](const auto &failure) {
                if (failure)
                    showRefusal(tr("The company was not renamed."), *failure);
                else
                    written(key, tr("Renamed to “%1”").arg(name));
            });
        });
    m_dialog->open();
}

void CompaniesPane::switchAccess()
{
    const api::Company *company = current();
    if (!company)
        return;
    const auto act
        = [self = QPointer(this), key = company->companyKey, name = company->name, on = !company->apiAccess] {
              if (!self || !self->m_model->client())
                  return;
              api::CompanyRequest request;
              request.apiAccess = on;
              self->change(key, request, [self, key, name, on](const auto &failure) {
                  if (failure)
                      self->showRefusal(tr("API access was not changed."), *failure);
                  else
                      self->written(key,
                          on ? tr("The keys of “%1” work again").arg(name)
                             : tr("Requests with keys of “%1” are refused").arg(name));
              });
          };
    if (!company->apiAccess)
        return act();
    confirm(window(),
        {tr("Turn off API access of “%1”?").arg(company->name),
            tr("Every request with one of its keys fails immediately with 403: its shoppers get no answers "
               "and no FAQs. Nothing is deleted, and you can turn access on again."),
            tr("Keep on"), tr("Turn off"), company->name},
        act);
}

} // namespace answerdesk::console
