// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/page/settings_page.h"
#include "console/app/page/fault_of.h"
#include "console/app/page/remembered_view.h"
#include "console/export/list_export.h"
#include "console/pages/settings/admins/admins_pane.h"
#include "console/pages/settings/companies/companies_pane.h"
#include "console/pages/settings/form/answers_form.h"
#include "console/pages/settings/form/model_form.h"
#include "console/pages/settings/form/section_list.h"
#include "console/pages/settings/form/unsaved_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

SettingsPage::SettingsPage(const Clock &clock, QWidget *parent)
    : Page({u"settings"_s, PageInfo::Manage, tr("Settings"), u"sliders"_s,
               QKeySequence(Qt::CTRL | Qt::Key_Comma)},
        parent)
    , m_draft(new SettingsDraft(this))
    , m_rights(new AccessRights(this))
    , m_header(new PageHeader(tr("Settings")))
    , m_readOnly(new Banner(Tone::Info, u"lock"_s))
    , m_sections(new SectionList)
    , m_parts(new QStackedWidget)
    , m_stack(nullptr)
    , m_bar(new UnsavedBar)
    , m_companies(new CompaniesPane)
    , m_admins(new AdminsPane(clock))
    , m_save(new QAction(tr("Save settings"), this))
    , m_discard(new QAction(tr("Discard changes"), this))
{
    build();
    buildActions();
    connectDraft();
    remember(m_sections, u"settingsSections"_s);
    m_sections->choose(Section::Access);
    showState();
}

void SettingsPage::build()
{
    auto *box = column(this);
    box->addWidget(m_header);
    box->addWidget(hairline());
    m_readOnly->setObjectName(u"settingsReadOnly"_s);
    m_readOnly->hide();
    box->addWidget(m_readOnly);
    buildExport();
    auto *middle = new QWidget;
    auto *line = row(middle, 0, 0);
    line->addWidget(m_sections);
    auto *edge = new QWidget;
    edge->setFixedWidth(1);
    edge->setAutoFillBackground(true);
    edge->setBackgroundRole(QPalette::Mid);
    line->addWidget(edge);
    for (int i = 0; i < kSectionCount; ++i) {
        const auto section = Section(i);
        QWidget *part = nullptr;
        if (section == Section::Companies) {
            part = m_companies;
        } else if (section == Section::Administrators) {
            part = m_admins;
        } else {
            SettingsForm *form = section == Section::Answers ? (m_answers = new AnswersForm(m_draft))
                : section == Section::Model                  ? (m_model = new ModelForm(m_draft))
                                                             : new SettingsForm(section, m_draft);
            m_forms << form;
            part = form;
        }
        m_parts->addWidget(part);
    }
    auto *first = button(tr("Create company…"), u"plus"_s, Kind::Primary);
    auto *empty = new EmptyState(u"companies"_s, tr("No companies yet"),
        tr("A company is a shop with its own knowledge, keys and revenue."), first);
    connect(first, &QPushButton::clicked, this, &SettingsPage::createFirst);
    m_stack = new ContentStack(m_parts, empty);
    m_stack->setObjectName(u"settingsStack"_s);
    line->addWidget(m_stack, 1);
    box->addWidget(middle, 1);
    box->addWidget(m_bar);
    connect(m_sections, &SectionList::sectionChosen, this, [this](Section section) {
        m_parts->setCurrentIndex(int(section));
        showState();
    });
    connect(m_stack, &ContentStack::retryRequested, this, &SettingsPage::refresh);
}

void SettingsPage::buildExport()
{
    m_export = new ListExport(this, [this] {
        return m_sections->chosen() == Section::Companies ? m_companies->exported() : m_admins->exported();
    });
    QWidget *strip = m_export->newStrip();
    strip->layout()->setContentsMargins(24, 12, 24, 12);
    layout()->addWidget(strip);
    addAction(m_export->action());
    m_companies->addExport(*m_export);
    m_admins->addExport(*m_export);
    connect(m_companies, &CompaniesPane::rowsChanged, this, &SettingsPage::showExport);
    connect(m_admins, &AdminsPane::rowsChanged, this, &SettingsPage::showExport);
    connect(m_sections, &SectionList::sectionChosen, this, &SettingsPage::showExport);
}

/// There is nothing to write where no list is shown.
void SettingsPage::showExport()
{
    const Section section = m_sections->chosen();
    const bool isPossible = section == Section::Companies
        ? m_companies->hasRows()
        : section == Section::Administrators && m_admins->hasRows();
    m_export->setPossible(m_client && isPossible);
}

void SettingsPage::buildActions()
{
    m_save->setShortcut(QKeySequence::Save);
    m_save->setObjectName(u"saveSettings"_s);
    addActions({m_save, m_discard});
    connect(m_save, &QAction::triggered, this, &SettingsPage::save);
    connect(m_discard, &QAction::triggered, this, &SettingsPage::discard);
    connect(m_bar, &UnsavedBar::saveWanted, this, &SettingsPage::save);
    connect(m_bar, &UnsavedBar::discardWanted, this, &SettingsPage::discard);
    connect(m_companies, &CompaniesPane::toastWanted, this, &Page::toastWanted);
    connect(m_companies, &CompaniesPane::companyWanted, this, &Page::companyWanted);
    connect(m_companies, &CompaniesPane::companiesChanged, this, [this](const QString &key) {
        emit companiesChanged();
        if (key == m_company)
            m_draft->refresh();
    });
    connect(m_companies, &CompaniesPane::companyDeleted, m_draft, &SettingsDraft::forget);
    connect(m_admins, &AdminsPane::toastWanted, this, &Page::toastWanted);
    connect(m_model, &ModelForm::testFailed, this, [this](const client::ApiFailure &failure) {
        emit toastWanted(ToastText::of(faultOf(tr("The connection was not tested."), failure)));
    });
    connect(m_rights, &AccessRights::changed, this, &SettingsPage::applyRights);
}

void SettingsPage::connectDraft()
{
    connect(m_draft, &SettingsDraft::loaded, this, &SettingsPage::showState);
    connect(m_draft, &SettingsDraft::edited, this, [this] {
        for (const QString &name : m_errors.keys()) {
            if (!m_draft->changes().contains(name))
                m_errors.remove(name);
        }
        showState();
    });
    connect(m_draft, &SettingsDraft::loadFailed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The settings could not be read."), failure);
        if (!m_draft->isLoaded())
            m_fault = fault;
        else if (!failure.offline && !m_draft->isSaving()) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
        showState();
    });
    connect(m_draft, &SettingsDraft::saved, this, [this](int changes) {
        m_errors.clear();
        showState();
        emit toastWanted({timetext::counted(changes, tr("1 change was saved"), tr("%1 changes were saved"))});
    });
    connect(m_draft, &SettingsDraft::refused, this, &SettingsPage::showErrors);
    connect(m_draft, &SettingsDraft::conflicted, this, &SettingsPage::showConflicts);
    connect(m_draft, &SettingsDraft::saveFailed, this, [this](const client::ApiFailure &failure) {
        emit toastWanted(ToastText::of(faultOf(tr("The settings were not saved."), failure)));
    });
}

void SettingsPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    m_errors.clear();
    m_fault.reset();
    m_rights->setSession(client);
    m_export->setSession(client, {});
    m_companies->setSession(client, companyKey);
    m_admins->setSession(client);
    m_answers->setSession(client, companyKey);
    m_model->setSession(client, companyKey);
    m_draft->setSession(client, companyKey);
    showState();
}

void SettingsPage::refresh()
{
    if (!m_client)
        return;
    m_fault.reset();
    m_draft->refresh();
    m_answers->refresh();
    m_model->refresh();
    m_companies->refresh();
    m_admins->refresh();
    showState();
}

void SettingsPage::setActive(bool active)
{
    if (active && m_draft->isLoaded())
        refresh(); // others change settings too
}

void SettingsPage::setOffline(bool offline, const QString &reason)
{
    m_offlineReason = offline ? reason : QString();
    applyRights();
}

void SettingsPage::applyRights()
{
    const QString role = m_rights->reasonAgainstEditing(),
                  reason = m_offlineReason.isEmpty() ? role : m_offlineReason;
    const std::optional<api::AdminRole> signedIn
        = m_rights->admin() ? std::optional(m_rights->admin()->role) : std::nullopt;
    for (SettingsForm *form : std::as_const(m_forms)) {
        form->setRole(signedIn);
        form->setReason(reason);
    }
    m_bar->setReason(reason);
    m_companies->setReasons(
        m_offlineReason.isEmpty() ? m_rights->reasonAgainstOperating() : m_offlineReason, reason);
    m_admins->setRights(m_rights->admin(), m_offlineReason);
    m_readOnly->setText(role);
    m_readOnly->setVisible(!role.isEmpty());
    showState();
}

SettingsForm *SettingsPage::formOf(const QString &name) const
{
    const auto found = std::find_if(
        m_forms.cbegin(), m_forms.cend(), [&](const SettingsForm *form) { return form->owns(name); });
    return found == m_forms.cend() ? nullptr : *found;
}

void SettingsPage::showMarks()
{
    QHash<SettingsForm *, SectionList::Mark> marks;
    for (const QString &name : m_draft->changes())
        marks.insert(formOf(name), SectionList::Mark::Changed);
    for (const QString &name : m_draft->conflicts() + m_errors.keys())
        marks.insert(formOf(name), SectionList::Mark::Wrong);
    for (SettingsForm *form : std::as_const(m_forms))
        m_sections->setMark(form->section(), marks.value(form, SectionList::Mark::None));
}

void SettingsPage::showState()
{
    const json::Value name = m_draft->stored(u"name"_s), region = m_draft->stored(u"region"_s);
    QStringList parts;
    if (name.asString())
        parts << *name.asString() << m_company;
    if (region.asString())
        parts << (*region.asString() == u"eu" ? tr("EU region") : tr("US region"));
    m_header->setSubtitle(parts.join(u" · "_s));
    const Section section = m_sections->chosen();
    const bool isForm = section != Section::Companies && section != Section::Administrators;
    if (!isForm || m_draft->isLoaded())
        m_stack->showContent();
    else if (m_company.isEmpty())
        m_stack->showEmpty();
    else if (m_fault)
        m_stack->showFault(*m_fault);
    else
        m_stack->showWaiting();
    showMarks();
    const QStringList conflicts = m_draft->conflicts();
    QString note;
    if (!m_errors.isEmpty())
        note = tr("Some settings are invalid");
    else if (!conflicts.isEmpty())
        note = tr("Not saved: another administrator changed this field. Save again to overwrite");
    m_bar->setState(int(m_draft->changes().size()), m_draft->isSaving(), note);
    m_save->setEnabled(m_bar->canSave());
    m_discard->setEnabled(!m_draft->changes().isEmpty() && !m_draft->isSaving());
}

void SettingsPage::showErrors(const SettingsDraft::Errors &errors)
{
    m_errors = errors;
    // The part that is shown first: the person is there.
    QList<SettingsForm *> forms = m_forms;
    std::stable_partition(forms.begin(), forms.end(),
        [this](const SettingsForm *form) { return form->section() == m_sections->chosen(); });
    bool found = false;
    for (SettingsForm *form : std::as_const(forms)) {
        const bool concerned = std::any_of(
            errors.keyBegin(), errors.keyEnd(), [form](const QString &name) { return form->owns(name); });
        if (concerned && !found)
            showSection(form->section());
        form->showErrors(errors, concerned && !found);
        found = found || concerned;
    }
    showState();
}

void SettingsPage::showConflicts()
{
    const QStringList names = m_draft->conflicts();
    if (SettingsForm *form = formOf(names.value(0)))
        showSection(form->section());
    showState();
}

void SettingsPage::showSection(Section section) { m_sections->choose(section); }

QString SettingsPage::unsavedNote() const
{
    const qsizetype changes = m_draft->changesOfAll();
    return changes == 0 ? QString()
                        : timetext::counted(changes, tr("1 change of the settings is not saved."),
                            tr("%1 changes of the settings are not saved."));
}

void SettingsPage::createFirst()
{
    showSection(Section::Companies);
    m_companies->create();
}

void SettingsPage::save()
{
    if (!m_bar->canSave())
        return;
    m_errors.clear();
    m_draft->save();
}

void SettingsPage::discard()
{
    if (!m_discard->isEnabled())
        return;
    m_errors.clear();
    const SettingsDraft::Values typed = m_draft->discard();
    const QString company = m_company;
    emit toastWanted(ToastText::holding(
        timetext::counted(typed.size(), tr("1 change was discarded"), tr("%1 changes were discarded")),
        tr("Undo"), [page = QPointer(this), typed, company] {
            if (page && page->m_company == company)
                page->m_draft->restore(typed);
        }));
}

void SettingsPage::focusFilter()
{
    if (m_sections->chosen() == Section::Companies)
        m_companies->focusFilter();
    else if (m_sections->chosen() == Section::Administrators)
        m_admins->focusFilter();
    else
        m_parts->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void SettingsPage::focusContent() { m_sections->setFocus(Qt::ShortcutFocusReason); }

void SettingsPage::showView(const QString &view)
{
    if (view == u"model")
        showSection(Section::Model);
    else if (view == u"create")
        createFirst();
}

QList<QWidget *> SettingsPage::panes() const { return {m_sections, m_parts->currentWidget(), m_bar}; }

} // namespace answerdesk::console
