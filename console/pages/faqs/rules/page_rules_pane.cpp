// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_rules_pane.h"
#include "console/app/page/in_background.h"
#include "console/app/page/show_rows.h"
#include "console/pages/faqs/rules/page_rule_cells.h"
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "console/pages/faqs/rules/rule_words.h"
#include "console/widgets/basics/action_button.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/work_strip.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtWidgets/QFileDialog>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr qint64 kLargestFile = 4 << 20; // bytes
}

/// How many pages are made again after a change.
class RegeneratingStrip final : public WorkStrip
{
public:
    RegeneratingStrip()
        : WorkStrip(u"refresh"_s, PageRulesPane::tr("Progress of the generation"))
    {
        setObjectName(u"rulesRegenerating"_s);
        text()->setObjectName(u"rulesRegeneratingText"_s);
    }
    void show(qint64 left, qint64 of)
    {
        setVisible(left > 0);
        tell(timetext::counted(left, PageRulesPane::tr("Regenerating FAQs of 1 page"),
                 PageRulesPane::tr("Regenerating FAQs of %1 pages")),
            u"refresh"_s, Ink::Info);
        showProgress(of - left, of);
    }
};

QAction *PageRulesPane::verb(const QString &icon, const QString &text, const QString &name)
{
    auto *action = icon.isEmpty() ? new QAction(text, this) : new QAction(glyph::icon(icon), text, this);
    action->setObjectName(name);
    return action;
}

PageRulesPane::PageRulesPane(QWidget *parent)
    : FaqsPane(parent)
    , m_model(new PageRuleModel(this))
    , m_cells(new PageRuleCells(m_model, this))
    , m_add(verb(u"plus"_s, tr("Add rule…"), u"ruleAdd"_s))
    , m_edit(verb(u"edit"_s, tr("Edit rule…"), u"ruleEdit"_s))
    , m_up(verb(u"chevron-up"_s, tr("Move up"), u"ruleUp"_s))
    , m_down(verb(u"chevron-down"_s, tr("Move down"), u"ruleDown"_s))
    , m_remove(verb(u"trash"_s, tr("Remove rule…"), u"ruleRemove"_s))
    , m_import(verb({}, tr("Import rules…"), u"rulesImport"_s))
    , m_export(verb(u"export"_s, tr("Export rules…"), u"rulesExport"_s))
    , m_strip(new RegeneratingStrip)
    , m_addFirst(button(tr("Add rule…"), u"plus"_s, Kind::Primary))
{
    m_table = new DataTable(m_cells,
        {{.width = 72}, {}, {.width = 136}, {.width = 208, .hideBelow = 860}, {.width = 88}, {.width = 264}});
    m_table->setMargin(24);
    m_table->setAccessibleName(tr("Page rules"));
    m_table->setObjectName(u"rulesTable"_s);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    build();
    connectVerbs();
    connectModel();
    showState();
}

void PageRulesPane::build()
{
    auto *box = column(this);
    box->addWidget(m_strip);
    m_tools = buildTools();
    box->addWidget(m_tools);
    m_addFirst->setObjectName(u"addFirstRule"_s);
    m_stack = new ContentStack(m_table,
        new EmptyState(u"filter"_s, tr("No page rules"),
            tr("A rule corrects how pages are read: whether they sell a product, or where their facts are."),
            m_addFirst));
    m_stack->setObjectName(u"rulesStack"_s);
    box->addWidget(m_stack, 1);
}

QWidget *PageRulesPane::buildTools()
{
    auto *host = new QWidget;
    auto *box = column(host);
    auto *bar = new Toolbar;
    bar->layout()->setContentsMargins(24, 12, 24, 12);
    bar->add(
        new ElidedLabel(tr("The first rule that matches a page is applied."), Type::Small, Ink::Text3), 1);
    bar->add(iconButtonOf(m_up, m_up->objectName()));
    bar->add(iconButtonOf(m_down, m_down->objectName()));
    bar->add(buttonOf(m_edit, m_edit->objectName()));
    bar->add(buttonOf(m_remove, m_remove->objectName()));
    bar->add(columnsButton(m_table));
    box->addWidget(bar);
    box->addWidget(hairline());
    return host;
}

void PageRulesPane::connectVerbs()
{
    m_add->setShortcut(QKeySequence::New);
    m_edit->setShortcut(Qt::Key_F2);
    m_remove->setShortcut(QKeySequence::Delete);
    m_up->setShortcut(Qt::ALT | Qt::Key_Up);
    m_down->setShortcut(Qt::ALT | Qt::Key_Down);
    m_import->setShortcut(Qt::CTRL | Qt::Key_I);
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    for (QAction *each : {m_edit, m_remove, m_up, m_down})
        each->setShortcutContext(Qt::WidgetShortcut);
    auto *copy = new QAction(glyph::icon(u"copy"_s), tr("Copy row"), this);
    connect(copy, &QAction::triggered, m_table, &DataTable::copySelection);
    m_table->addActions({m_edit, m_up, m_down, m_remove, copy});
    connect(m_add, &QAction::triggered, this, [this] { openDialog({}, {}, {}); });
    connect(m_addFirst, &QPushButton::clicked, m_add, &QAction::trigger);
    connect(m_edit, &QAction::triggered, this, &PageRulesPane::editCurrent);
    connect(m_table, &QAbstractItemView::activated, m_edit, &QAction::trigger);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    connect(m_remove, &QAction::triggered, this, &PageRulesPane::removeCurrent);
    connect(m_import, &QAction::triggered, this, &PageRulesPane::chooseImport);
    connect(m_export, &QAction::triggered, this, &PageRulesPane::chooseExport);
}

void PageRulesPane::connectModel()
{
    tellFailures(m_model, m_stack, tr("The page rules could not be read."), this);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PageRulesPane::applyVerbs);
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        if (!m_table->currentIndex().isValid() && m_cells->rowCount() > 0)
            m_table->setCurrentIndex(m_cells->index(0, 0));
        m_cells->refreshCells(); // their places and what shadows them
        showState();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &PageRulesPane::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &PageRulesPane::showState);
    connect(m_model, &PageRuleModel::done, this, &PageRulesPane::tellDone);
    connect(m_model, &PageRuleModel::refused, this, &PageRulesPane::tellRefusal);
    connect(m_model, &PageRuleModel::regenerated, this, [this] {
        emit toastWanted({tr("The FAQs of all affected pages were regenerated")});
        emit pagesChanged();
    });
}

void PageRulesPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_model->setClient(client);
    m_model->setCompany(companyKey);
    showState();
}

void PageRulesPane::refresh()
{
    m_model->refresh();
    showState();
}

void PageRulesPane::setBlocked(const QString &reason)
{
    m_blocked = reason;
    applyVerbs();
}

void PageRulesPane::focusContent() { m_table->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> PageRulesPane::panes() const { return {m_tools, m_table}; }

QList<QAction *> PageRulesPane::verbs() const
{
    return {m_add, m_edit, m_up, m_down, m_remove, m_import, m_export};
}

QString PageRulesPane::subtitle() const
{
    const int all = m_model->rowCount();
    if (all == 0)
        return tr("Corrections to how pages are read");
    int shadowed = 0;
    for (const api::PageRule &rule : m_model->rules())
        shadowed += rule.shadowedBy.has_value();
    QStringList parts{timetext::counted(all, tr("1 rule"), tr("%1 rules"))};
    if (shadowed > 0)
        parts << timetext::counted(shadowed, tr("1 never applies"), tr("%1 never apply"));
    return parts.join(u" · "_s);
}

bool PageRulesPane::offersFirstStep() const { return m_model->isLoaded() && m_model->rowCount() == 0; }

QString PageRulesPane::detailsText() const
{
    const api::PageRule *rule = current();
    if (!rule)
        return {};
    QStringList lines{rule->pattern, effectText(rule->effect), selectorsText(*rule)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

const api::PageRule *PageRulesPane::current() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 || row >= m_model->rowCount() ? nullptr : &m_model->at(row);
}

void PageRulesPane::showState()
{
    showRows(*m_model, m_stack, {}, false);
    m_tools->setVisible(m_model->rowCount() > 0);
    const std::vector<api::PageRule> &rules = m_model->rules();
    m_table->setColumnAvailable(PageRuleCells::Warning,
        std::any_of(rules.begin(), rules.end(),
            [](const api::PageRule &rule) { return rule.shadowedBy.has_value(); }));
    m_strip->show(m_model->regenerating(), m_model->regeneratingFrom());
    applyVerbs();
    emit changed();
}

void PageRulesPane::applyVerbs()
{
    const api::PageRule *rule = current();
    const int row = rule ? m_model->rowOf(rule->ruleId) : -1;
    const bool may = m_model->canAsk() && m_blocked.isEmpty();
    const auto apply = [this](QAction *action, bool can, const QString &why = {}) {
        action->setEnabled(can);
        action->setToolTip(m_blocked.isEmpty() ? why : m_blocked);
    };
    apply(m_add, may && m_model->rowCount() < api::kMostPageRules,
        tr("A company has at most %1 rules.").arg(api::kMostPageRules));
    m_addFirst->setEnabled(m_add->isEnabled());
    m_addFirst->setToolTip(m_add->isEnabled() ? QString() : m_add->toolTip());
    apply(m_edit, may && rule);
    apply(m_up, may && row > 0, tr("This rule is already first."));
    apply(m_down, may && row >= 0 && row + 1 < m_model->rowCount(), tr("This rule is already last."));
    apply(m_remove, may && rule);
    apply(m_import, may && m_model->isLoaded());
    m_export->setEnabled(m_model->rowCount() > 0);
    m_export->setToolTip(tr("There are no rules yet."));
}

void PageRulesPane::openDialog(
    const QString &ruleId, const api::PageRuleContent &content, const QString &address, bool isTried)
{
    if (m_dialog || !m_model->canAsk())
        return;
    m_edited = ruleId;
    m_dialog = new PageRuleDialog(
        m_model->client(), m_model->company(), {ruleId, content, address, isTried}, window());
    connect(m_dialog, &PageRuleDialog::saveWanted, this, [this](const api::PageRuleContent &saved) {
        if (!m_edited.isEmpty())
            return m_model->change(m_edited, saved);
        api::PageRuleRequest request;
        static_cast<api::PageRuleContent &>(request) = saved;
        m_model->add(request);
    });
    m_dialog->open();
}

void PageRulesPane::propose(const QString &address, api::PageRuleEffect effect)
{
    openDialog({}, {proposedPattern(address), effect, {}}, address, true);
}

void PageRulesPane::editCurrent()
{
    const api::PageRule *rule = current();
    if (rule && m_edit->isEnabled())
        openDialog(rule->ruleId, *rule, {});
}

void PageRulesPane::move(int by)
{
    const api::PageRule *rule = current();
    if (rule && m_model->canAsk() && !m_model->isLoading())
        m_model->move(rule->ruleId, m_model->rowOf(rule->ruleId) + by);
}

void PageRulesPane::removeCurrent()
{
    const api::PageRule *rule = current();
    if (!rule || !m_remove->isEnabled())
        return;
    confirm(window(),
        {.question = tr("Remove the rule for “%1”?").arg(rule->pattern),
            .consequence
            = timetext::counted(rule->pages, tr("The FAQs of 1 page are regenerated without it."),
                tr("The FAQs of %1 pages are regenerated without it.")),
            .keep = tr("Keep rule"),
            .act = tr("Remove rule")},
        [this, id = rule->ruleId] { m_model->remove(id); });
}

void PageRulesPane::chooseImport()
{
    auto *dialog = new QFileDialog(window(), tr("Import page rules"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Page rules (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &PageRulesPane::importFile);
    dialog->open();
}

void PageRulesPane::importFile(const QString &path)
{
    const auto read = [path]() -> pagerulefile::Read {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {{}, tr("The file cannot be read: %1.").arg(file.errorString())};
        if (file.size() > kLargestFile)
            return {{}, tr("The file is larger than %1 MiB.").arg(kLargestFile >> 20)};
        return pagerulefile::read(file.readAll());
    };
    inBackground(this, read, [this, name = QFileInfo(path).fileName()](const pagerulefile::Read &file) {
        askToReplace(name, file);
    });
}

void PageRulesPane::askToReplace(const QString &name, const pagerulefile::Read &file)
{
    if (!file.fault.isEmpty())
        return emit toastWanted(
            ToastText::of({tr("“%1” was not imported.").arg(name), file.fault, {}, {}, {}, 0, {}}));
    const qint64 before = m_model->rowCount(), after = qint64(file.rules.rules.size());
    confirm(window(),
        {.question = tr("Import the rules of “%1”?").arg(name),
            .consequence
            = tr("%1 replace %2. FAQs are regenerated for pages to which another rule then applies.")
                  .arg(timetext::counted(after, tr("1 rule"), tr("%1 rules")),
                      timetext::counted(before, tr("1 rule"), tr("%1 rules"))),
            .keep = tr("Keep the rules"),
            .act = tr("Replace all rules")},
        [this, rules = file.rules] { m_model->replace(rules); });
}

void PageRulesPane::chooseExport()
{
    auto *dialog = new QFileDialog(window(), tr("Export page rules"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Page rules (*.json)"));
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"page-rules"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &PageRulesPane::exportFile);
    dialog->open();
}

void PageRulesPane::exportFile(const QString &path)
{
    const auto write = [path, bytes = pagerulefile::write(m_model->rules())] {
        QSaveFile file(path);
        const bool isWritten
            = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
        return isWritten ? QString() : file.errorString();
    };
    inBackground(this, write, [this, path, count = m_model->rowCount()](const QString &fault) {
        if (fault.isEmpty())
            emit toastWanted(
                {tr("%1 in %2").arg(timetext::counted(count, tr("1 rule"), tr("%1 rules")), path)});
        else
            emit toastWanted(ToastText::of({tr("%1 was not written.").arg(path), fault, {}, {}, {}, 0, {}}));
    });
}

void PageRulesPane::tellDone(PageRuleModel::Action action, const api::PageRule &rule)
{
    using enum PageRuleModel::Action;
    if (m_dialog && (action == Add || action == Change))
        m_dialog->accept();
    if (action == Add)
        emit toastWanted({tr("The rule for “%1” was added").arg(rule.pattern)});
    else if (action == Change)
        emit toastWanted({tr("The rule for “%1” was changed").arg(rule.pattern)});
    else if (action == Remove)
        emit toastWanted({tr("The rule for “%1” was removed").arg(rule.pattern)});
    else if (action == Import)
        emit toastWanted({tr("The rules were imported")});
    if (action == Import)
        showState();
}

void PageRulesPane::tellRefusal(PageRuleModel::Action action, const client::ApiFailure &failure)
{
    using enum PageRuleModel::Action;
    const QString what = action == Add ? tr("The rule was not added.")
        : action == Change             ? tr("The rule was not changed.")
        : action == Move               ? tr("The rule was not moved.")
        : action == Remove             ? tr("The rule was not removed.")
                                       : tr("The rules were not imported.");
    const Fault fault = faultOf(what, failure);
    if (m_dialog && (action == Add || action == Change))
        m_dialog->showRefusal(fault, failure.error);
    else
        emit toastWanted(ToastText::of(fault));
}

} // namespace answerdesk::console
