// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/evaluation/evaluation_page.h"
#include "console/app/page/access_rights.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/pages/evaluation/result_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kPollMs = 500;
constexpr int kLongestName = 200, kLongestId = 63;
const QString kAddView = u"add:"_s;

/// Small letters, digits and dashes of a name: what the server calls the set.
QString identifierOf(const QString &name)
{
    QString id = name.toLower().normalized(QString::NormalizationForm_D);
    id.replace(QRegularExpression(u"[^a-z0-9]+"_s), u"-"_s);
    while (id.startsWith(u'-'))
        id.remove(0, 1);
    id = id.left(kLongestId);
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.size() < 2 ? u"set-"_s + id : id;
}

} // namespace

ResultFilter::ResultFilter(ResultList *results, const EvaluationCells::Passed &before, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_results(*results)
    , m_before(before)
{
    setSourceModel(results);
}

void ResultFilter::setChoice(Choice choice)
{
    m_choice = choice;
    invalidateFilter();
}

bool ResultFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const api::EvaluationResult &result = m_results.at(row);
    if (m_choice == Failed)
        return !result.passed;
    if (m_choice == Changed)
        return m_before.contains(result.questionId) && m_before.value(result.questionId) != result.passed;
    return true;
}

EvaluationPage::EvaluationPage(const Clock &clock, QWidget *parent)
    : Page({u"evaluations"_s, PageInfo::Answers, tr("Evaluations"), u"check"_s}, parent)
    , m_clock(clock)
    , m_sets(new SetList(this))
    , m_runs(new RunList(this))
    , m_results(new ResultList(this))
    , m_compared(new ResultList(this))
    , m_shown(new ResultFilter(m_results, m_before, this))
    , m_rights(new AccessRights(this))
    , m_header(new PageHeader(tr("Evaluations")))
    , m_new(button(tr("New set…")))
    , m_add(button(tr("Add question…"), u"plus"_s))
    , m_run(button(tr("Run"), u"play"_s, Kind::Primary))
    , m_newAction(new QAction(glyph::icon(u"plus"_s), tr("New set…"), this))
    , m_addAction(new QAction(glyph::icon(u"plus"_s), tr("Add question…"), this))
    , m_runAction(new QAction(glyph::icon(u"play"_s), tr("Run set"), this))
    , m_removeAction(new QAction(glyph::icon(u"trash"_s), tr("Delete set…"), this))
    , m_title(new ElidedLabel({}, Type::Section))
    , m_choice(new SegmentedControl(tr("Which results"), {tr("All"), tr("Failed"), tr("Changed")}))
    , m_against(new QComboBox)
    , m_details(new ResultDetails)
{
    auto *box = column(this);
    buildHeader();
    box->addWidget(m_header);
    box->addWidget(hairline());
    auto *split = new QSplitter;
    split->setObjectName(u"evaluationSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(buildSets());
    split->addWidget(buildRuns());
    split->setStretchFactor(1, 1);
    split->setSizes({360, 696});
    auto *create = button(tr("New set…"), u"plus"_s, Kind::Primary);
    create->setObjectName(u"evaluationFirst"_s);
    connect(create, &QPushButton::clicked, this, &EvaluationPage::createSet);
    m_setStack = new ContentStack(split,
        new EmptyState(u"check"_s, tr("No question sets yet"),
            tr("A set contains questions and the required content of their answers. Run it to see which "
               "questions a change to your documents fixes or breaks."),
            create));
    box->addWidget(m_setStack, 1);
    buildActions();
    tellFailures(m_sets, m_setStack, tr("The question sets could not be read."), this);
    tellFailures(m_runs, m_runStack, tr("The runs could not be read."), this);
    connect(m_sets, &models::RemoteModel::loaded, this, &EvaluationPage::showSets);
    connect(m_sets, &models::RemoteModel::loadingChanged, this,
        [this] { showRows(*m_sets, m_setStack, {}, false); });
    connect(
        m_setTable->selectionModel(), &QItemSelectionModel::currentChanged, this, &EvaluationPage::showSet);
    connect(m_rights, &AccessRights::changed, this, &EvaluationPage::showRights);
    m_poll.setInterval(kPollMs);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (m_runs->canAsk() && !m_runs->isLoading())
            m_runs->refresh();
    });
    showSet();
}

void EvaluationPage::buildHeader()
{
    m_header->setSubtitle(tr("Questions with expected answers, and their results"));
    m_new->setObjectName(u"evaluationNew"_s);
    m_add->setObjectName(u"evaluationAdd"_s);
    m_run->setObjectName(u"evaluationRun"_s);
    for (QPushButton *each : {m_new, m_add, m_run})
        m_header->addAction(each);
    connect(m_new, &QPushButton::clicked, m_newAction, &QAction::trigger);
    connect(m_add, &QPushButton::clicked, m_addAction, &QAction::trigger);
    connect(m_run, &QPushButton::clicked, m_runAction, &QAction::trigger);
}

void EvaluationPage::buildActions()
{
    m_newAction->setShortcut(QKeySequence::New);
    m_runAction->setShortcut(Qt::CTRL | Qt::Key_R);
    m_removeAction->setShortcut(QKeySequence::Delete);
    m_removeAction->setShortcutContext(Qt::WidgetShortcut); // in a field it deletes a letter
    addActions({m_newAction, m_addAction, m_runAction, m_removeAction});
    connect(m_newAction, &QAction::triggered, this, &EvaluationPage::createSet);
    connect(m_addAction, &QAction::triggered, this, [this] { addQuestion({}, m_locales.value(0)); });
    connect(m_runAction, &QAction::triggered, this, &EvaluationPage::run);
    connect(m_removeAction, &QAction::triggered, this, &EvaluationPage::removeSet);
    m_setTable->addActions({m_runAction, m_addAction, m_removeAction});
    m_setTable->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QWidget *EvaluationPage::buildSets()
{
    m_setTable = new DataTable(new TableOf(EvaluationCells::sets(m_clock), *m_sets, this));
    m_setTable->setObjectName(u"evaluationSets"_s);
    m_setTable->setAccessibleName(tr("Question sets"));
    m_setTable->setMargin(24);
    m_setTable->setRowSize(Size::RowTall);
    m_setTable->setSelectionMode(QAbstractItemView::SingleSelection);
    return m_setTable;
}

void EvaluationPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_call.cancel();
    m_wanted.reset();
    m_client = client;
    m_company = companyKey;
    m_runs->setSet({});
    for (ResultList *results : {m_results, m_compared})
        results->setRun({}, {});
    for (models::RemoteModel *model :
        {static_cast<models::RemoteModel *>(m_sets), static_cast<models::RemoteModel *>(m_runs),
            static_cast<models::RemoteModel *>(m_results), static_cast<models::RemoteModel *>(m_compared)}) {
        model->setClient(client);
        model->setCompany(companyKey);
    }
    m_details->setSession(client, companyKey);
    m_rights->setSession(client);
    refresh();
}

void EvaluationPage::refresh()
{
    if (!m_client || m_company.isEmpty())
        return showSet();
    m_sets->refresh();
    if (!m_runs->set().isEmpty())
        m_runs->refresh();
    readLocales();
}

void EvaluationPage::readLocales()
{
    m_reading = m_client->company(m_company, this, [this](client::ApiResult<api::Company> company) {
        if (company) // else the question is asked in the company's first locale
            m_locales = QStringList(company->locales.begin(), company->locales.end());
    });
}

void EvaluationPage::setOffline(bool offline, const QString &reason)
{
    m_offlineReason = offline ? reason : QString();
    showRights();
}

void EvaluationPage::showRights()
{
    const bool isOffline = !m_offlineReason.isEmpty();
    const QString editing = isOffline ? m_offlineReason : m_rights->reasonAgainstEditing();
    const QString testing = isOffline ? m_offlineReason : m_rights->reasonAgainstTesting();
    const bool hasCompany = m_client && !m_company.isEmpty();
    const bool isRunning = m_poll.isActive();
    const std::tuple<QAction *, QPushButton *, bool, QString> verbs[]
        = {{m_newAction, m_new, hasCompany, editing}, {m_addAction, m_add, set() != nullptr, editing},
            {m_runAction, m_run, set() && set()->questionCount > 0 && !isRunning, testing},
            {m_removeAction, nullptr, set() != nullptr, editing}};
    for (const auto &[action, pressed, can, reason] : verbs) {
        action->setEnabled(can && reason.isEmpty());
        if (!pressed)
            continue;
        pressed->setEnabled(action->isEnabled());
        pressed->setToolTip(reason);
    }
    m_details->setReason(editing);
}

void EvaluationPage::setActive(bool active)
{
    m_isActive = active;
    if (active && m_sets->isLoaded() && !m_sets->isLoading())
        refresh();
}

void EvaluationPage::focusContent() { m_setTable->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> EvaluationPage::panes() const
{
    return {m_header, m_setTable, m_runTable, m_resultTable, m_details};
}

void EvaluationPage::showView(const QString &view)
{
    if (view.startsWith(kAddView))
        addQuestion(view.section(u':', 2), view.section(u':', 1, 1));
}

const api::EvaluationSet *EvaluationPage::set() const
{
    const int row = m_setTable->currentSourceRow();
    return row < 0 ? nullptr : &m_sets->at(row);
}

void EvaluationPage::showSets()
{
    showRows(*m_sets, m_setStack, {}, false);
    if (!m_setTable->currentIndex().isValid() && m_sets->rowCount() > 0)
        m_setTable->setCurrentIndex(m_setTable->model()->index(0, 0));
    showSet();
    if (const auto wanted = m_wanted) // it is taken from there
        addQuestion(wanted->first, wanted->second);
}

void EvaluationPage::showSet()
{
    const api::EvaluationSet *chosen = set();
    m_setPane->setVisible(chosen);
    m_title->setText(chosen ? chosen->name : QString());
    const QString id = chosen ? chosen->evaluationId : QString();
    if (m_runs->set() != id) {
        m_runs->setSet(id);
        m_results->setRun({}, {});
        if (chosen && m_runs->canAsk())
            m_runs->refresh();
    }
    showRuns();
}

void EvaluationPage::createSet()
{
    if (!m_newAction->isEnabled() || (m_dialog && m_dialog->isVisible()))
        return;
    auto *dialog = new TaskDialog(tr("New question set"), TaskDialog::Narrow, window());
    m_dialog = dialog;
    dialog->setObjectName(u"evaluationDialog"_s);
    dialog->setOnServer();
    auto *name = new QLineEdit;
    name->setObjectName(u"evaluationName"_s);
    name->setMaxLength(kLongestName);
    name->setPlaceholderText(tr("Returns and refunds"));
    FormField *field = dialog->addField(tr("Name"), name);
    auto *cancel = button(tr("Cancel"));
    auto *create = button(tr("Create set"), {}, Kind::Primary);
    create->setObjectName(u"evaluationCreate"_s);
    dialog->setButtons({cancel, create});
    connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(dialog, &QDialog::rejected, this, [this] { m_wanted.reset(); });
    connect(create, &QPushButton::clicked, this, [this, dialog, name, field] {
        dialog->setFault({});
        const QString typed = name->text().trimmed();
        if (typed.isEmpty())
            return field->setError(tr("Enter a name."), true);
        dialog->setBusy(true);
        api::EvaluationRequest request;
        request.evaluationId = schema::CompanySlug{identifierOf(typed)};
        request.name = typed;
        m_call = m_client->call<api::EvaluationDetails>(api::Endpoint::CreateEvaluation,
            {.segments = {m_company}, .body = schema::toJson(request)}, dialog,
            [this, dialog](const client::ApiResult<api::EvaluationDetails> &made) {
                dialog->setBusy(false);
                if (!made)
                    return dialog->setFault(faultOf(tr("The set was not created."), made.error()));
                dialog->accept();
                m_setTable->setCurrentIndex({});
                m_sets->refresh();
            });
    });
    name->setFocus();
    dialog->open();
}

void EvaluationPage::addQuestion(const QString &question, const QString &locale)
{
    if (m_dialog && m_dialog->isVisible())
        return;
    QList<std::pair<QString, QString>> sets;
    const api::EvaluationSet *chosen = set();
    for (int row = 0; row < m_sets->rowCount(); ++row) {
        const api::EvaluationSet &each = m_sets->at(row);
        const std::pair entry(each.name, each.evaluationId);
        &each == chosen ? sets.prepend(entry) : sets.append(entry);
    }
    m_wanted.reset();
    if (sets.isEmpty()) {
        m_wanted = {question, locale};
        return m_sets->isLoaded() ? createSet() : void();
    }
    auto *dialog = new QuestionDialog(sets, m_locales, window());
    m_dialog = dialog;
    if (!question.isEmpty())
        dialog->setQuestion(question, locale);
    connect(dialog, &QuestionDialog::submitted, this, &EvaluationPage::send);
    dialog->open();
}

void EvaluationPage::send(const QString &evaluationId, const api::EvaluationQuestionRequest &question)
{
    auto *dialog = qobject_cast<QuestionDialog *>(m_dialog);
    m_call = m_client->call<api::EvaluationQuestion>(api::Endpoint::AddEvaluationQuestion,
        {.segments = {m_company, evaluationId}, .body = schema::toJson(question)}, dialog,
        [this, dialog](const client::ApiResult<api::EvaluationQuestion> &added) {
            if (!added)
                return dialog->showRefusal(faultOf(tr("The question was not added."), added.error()));
            dialog->accept();
            emit toastWanted({tr("The question was added")});
            m_sets->refresh();
        });
}

void EvaluationPage::removeSet()
{
    const api::EvaluationSet *chosen = set();
    if (!chosen || !m_removeAction->isEnabled())
        return;
    confirm(window(),
        {tr("Delete “%1”?").arg(chosen->name),
            tr("Its questions and the results of its runs are deleted. This cannot be undone."),
            tr("Keep set"), tr("Delete set"), {}},
        [self = QPointer(this), of = m_company, id = chosen->evaluationId] {
            if (!self || self->m_company != of || !self->m_client)
                return;
            self->m_call = self->m_client->call<client::NoAnswer>(api::Endpoint::DeleteEvaluation,
                {.segments = {of, id}}, self, [self](const client::ApiResult<client::NoAnswer> &removed) {
                    if (!removed)
                        return emit self->toastWanted(
                            ToastText::of(faultOf(tr("The set was not deleted."), removed.error())));
                    self->m_sets->refresh();
                });
        });
}

} // namespace answerdesk::console
