// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/pages/settings/form/setting_words.h"
#include "console/pages/settings/form/settings_draft.h"
#include "shared/core/clock.h"

class QStackedWidget;

namespace answerdesk::console {

class AdminsPane;
class Banner;
class CompaniesPane;
class ContentStack;
class AnswersForm;
class ModelForm;
class ListExport;
class PageHeader;
class SectionList;
class SettingsForm;
class UnsavedBar;

/// Everything that is set for a company, and who may do so: a jump list at the left, the chosen part at the
/// right, and a bar at the foot as long as something is not saved.
class SettingsPage final : public Page
{
    Q_OBJECT
public:
    explicit SettingsPage(const Clock &clock, QWidget *parent = nullptr);
    bool needsCompany() const override { return false; } // the first one is made here
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    QString unsavedNote() const override;
    /// "model", or "create": the dialog that makes a company.
    void showView(const QString &view) override;

    void showSection(Section section);

public slots:
    void save();
    void discard();

private:
    void build();
    void buildActions();
    void connectDraft();
    void applyRights();
    void showState();
    void showMarks();
    void buildExport();
    void showExport();
    void createFirst();
    void showErrors(const SettingsDraft::Errors &errors);
    void showConflicts();
    SettingsForm *formOf(const QString &name) const;

    SettingsDraft *m_draft;
    AccessRights *m_rights;
    PageHeader *m_header;
    Banner *m_readOnly;
    SectionList *m_sections;
    QStackedWidget *m_parts;
    ContentStack *m_stack;
    UnsavedBar *m_bar;
    CompaniesPane *m_companies;
    AdminsPane *m_admins;
    AnswersForm *m_answers = nullptr;
    ModelForm *m_model = nullptr;
    QList<SettingsForm *> m_forms;
    ListExport *m_export = nullptr;
    QAction *m_save;
    QAction *m_discard;
    client::ApiClient *m_client = nullptr;
    QString m_company;
    SettingsDraft::Errors m_errors;
    std::optional<Fault> m_fault; ///< why nothing could be read
    QString m_offlineReason;
};

} // namespace answerdesk::console
