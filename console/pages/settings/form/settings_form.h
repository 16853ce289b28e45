// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/operator_grants.h"
#include "console/pages/settings/form/settings_draft.h"
#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace answerdesk::console {

class SettingField;

/// One part of the page: heading, what it is for, and content below each other, scrolling where it is long.
class SectionPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit SectionPanel(Section section, QWidget *parent = nullptr);
    Section section() const { return m_section; }

protected:
    /// Content goes here; a form is not wider than its lines can be read.
    QVBoxLayout *body() const { return m_body; }
    void setWide();

private:
    Section m_section;
    QWidget *m_page;
    QVBoxLayout *m_body;
};

/// The settings of one part, over the draft.
class SettingsForm : public SectionPanel
{
    Q_OBJECT
public:
    SettingsForm(Section section, SettingsDraft *draft, QWidget *parent = nullptr);
    SettingField *field(const QString &name) const; ///< null: not of this part
    /// Why nothing can be written, or nothing.
    virtual void setReason(const QString &reason);
    /// Who is signed in: it decides what the operator's settings say and permit.
    void setRole(std::optional<api::AdminRole> role);
    /// Shows what is wrong with settings of this part and goes to the first of them when wanted. Whether
    /// there was one.
    virtual bool showErrors(const SettingsDraft::Errors &errors, bool focus);
    /// The names of the draft that are edited here.
    virtual bool owns(const QString &name) const { return field(name) != nullptr; }

protected:
    virtual void showDraft();
    SettingsDraft *draft() const { return m_draft; }

private:
    void showGrants();
    SettingsDraft *m_draft;
    QList<SettingField *> m_fields;
    QString m_reason;
    std::optional<api::AdminRole> m_role;
};

} // namespace answerdesk::console
